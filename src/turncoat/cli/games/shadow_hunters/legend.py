"""What the signs mean: the same lines as on the page, as far as they are in the game."""

from typing import Final

from turncoat.cli.terminal.i18n import text, texts
from turncoat.cli.terminal.screen import Grid
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView
from turncoat.locales.translator import Translator

SIGNS: Final = (
    "wounds", "grave", "dead", "ward", "barrier", "void", "used", "hidden", "place", "points",
)  # fmt: skip


def legend(view: ShadowHuntersView, translator: Translator) -> list[Grid]:
    """Return a line for each sign, and for each equipment card that lies in front of a player."""
    rows = [[translator.icon(sign), translator.icon_text(sign)] for sign in SIGNS]
    cards = {card: None for player in view.players for card in player.gear}
    rows += [[translator.name("card", card), translator.card_text(card)] for card in cards]
    headers = texts("cli-legend-sign", "cli-legend-meaning")
    return [Grid(text("cli-legend"), headers, rows, text("cli-sh-scale"))]
