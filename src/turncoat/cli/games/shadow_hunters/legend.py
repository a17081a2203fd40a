"""What the signs and words on the screen mean."""

from typing import Final

from turncoat.cli.terminal.i18n import text, texts
from turncoat.cli.terminal.screen import Grid
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView
from turncoat.locales.translator import Translator

WOUND, NO_WOUND = "■", "·"
# Words of the table of players, each with the sign on the page that means the same.
WORDS: Final = {
    "cli-sh-mark-turn": "turn",
    "cli-sh-mark-dead": "dead",
    "cli-sh-mark-ward": "ward",
    "cli-sh-mark-barrier": "barrier",
    "cli-sh-mark-void": "void",
    "cli-sh-mark-used": "used",
    "cli-sh-hidden": "hidden",
    "cli-sh-legend-known": "secret",
}


def legend(view: ShadowHuntersView, translator: Translator, plain: bool) -> list[Grid]:
    """Return a line for each sign, and for each equipment card that lies in front of a player."""
    drawn = [
        [WOUND, text("cli-sh-legend-wound-text")],
        [NO_WOUND, text("cli-sh-legend-no-wound-text")],
        [text("cli-sh-legend-letters"), translator.icon_text("grave")],
        [text("cli-sh-legend-numbers"), text("cli-sh-legend-numbers-text")],
    ]
    rows = [] if plain else drawn
    rows += [[text(word), translator.icon_text(sign)] for word, sign in WORDS.items()]
    rows.append([text("cli-sh-legend-own"), text("cli-sh-legend-own-text")])
    cards = {card: None for player in view.players for card in player.gear}
    rows += [[translator.name("card", card), translator.card_text(card)] for card in cards]
    headers = texts("cli-legend-sign", "cli-legend-meaning")
    return [Grid(text("cli-legend"), headers, rows)]
