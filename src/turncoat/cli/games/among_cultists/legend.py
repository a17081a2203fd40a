"""What the signs and words on the screen mean, as far as they are in the game."""

from typing import Final

from turncoat.cli.terminal.i18n import text, texts
from turncoat.cli.terminal.screen import Grid
from turncoat.games.among_cultists.views.schema import AmongCultistsView
from turncoat.locales.translator import Translator

# On the plan of the building, which is not drawn in plain text.
DRAWN: Final = {
    "cli-ac-legend-door": "cli-ac-legend-door-text",
    "cli-ac-legend-room": "cli-ac-legend-room-text",
    "cli-ac-legend-shelf": "cli-ac-legend-shelf-text",
}
# Words of the terminal, each with the sign on the page that means the same.
WORDS: Final = {
    "cli-ac-legend-searched": "searched",
    "cli-ac-completed": "completed",
    "cli-ac-vote-here": "vote",
    "cli-ac-gate-here": "gate",
    "cli-ac-legend-ghost": "ghost",
    "cli-ac-header-pulse": "pulse",
    "cli-ac-mark-turn": "active",
    "cli-ac-mark-knife": "knife",
}
# The unsafe passage, cultists from outside and the Fishman.
WORDS_OUTSIDE: Final = {
    "cli-ac-unsafe-here": "unsafe",
    "cli-ac-cultist-here": "intruder",
    "cli-ac-fishman-here": "fishman",
}
# Parts of the lines above the board.
STATUS: Final = ("points", "power")
STATUS_OUTSIDE: Final = ("outside", "draw_pile", "unsafe_deck")


def legend(view: AmongCultistsView, translator: Translator, plain: bool) -> list[Grid]:
    """Return a line for each sign, and for each role that can be seen beside a name."""
    outside = view.fixed.outside
    words = {**WORDS, **WORDS_OUTSIDE} if outside else WORDS
    status = (*STATUS, *STATUS_OUTSIDE) if outside else STATUS
    rows = [] if plain else [[text(sign), text(meaning)] for sign, meaning in DRAWN.items()]
    rows += [[text(word), translator.icon_text(sign)] for word, sign in words.items()]
    rows.append([text("cli-ac-legend-hand"), text("cli-ac-legend-hand-text")])
    if view.options.automa:
        sign = text("cli-ac-legend-route")
        rows.append([sign, translator.icon_text("automa_route")])
    rows += [[translator.icon(sign), translator.icon_text(sign)] for sign in status]
    rows += [[translator.name("role", r), translator.role_about(r)] for r in view.fixed.roles]
    headers = texts("cli-legend-sign", "cli-legend-meaning")
    return [Grid(text("cli-legend"), headers, rows)]
