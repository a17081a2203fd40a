"""What the signs mean: the same lines as on the page, as far as they are in the game."""

from typing import Final

from turncoat.cli.terminal.i18n import text, texts
from turncoat.cli.terminal.screen import Grid
from turncoat.games.among_cultists.views.schema import AmongCultistsView
from turncoat.locales.translator import Translator

SIGNS: Final = (
    "books", "deck", "searched", "completed", "vote", "gate", "shelf", "points", "power", "clock",
    "knife", "ghost", "pulse", "encounter_cards", "room_cards",
)  # fmt: skip
# The unsafe passage, cultists from outside and the Fishman.
OUTSIDE: Final = ("intruder", "fishman", "outside", "draw_pile", "unsafe_deck")


def legend(view: AmongCultistsView, translator: Translator) -> list[Grid]:
    """Return a line for each sign, and for each role that can be seen beside a name."""
    signs = (*SIGNS, *OUTSIDE) if view.fixed.outside else SIGNS
    rows = [[translator.icon(sign), translator.icon_text(sign)] for sign in signs]
    rows += [[translator.name("role", r), translator.role_text(r)] for r in view.fixed.roles]
    headers = texts("cli-legend-sign", "cli-legend-meaning")
    return [Grid(text("cli-legend"), headers, rows, text("cli-ac-legend"))]
