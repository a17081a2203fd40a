"""Cthulhu: Dark Providence as the rest of the program uses it."""

from pathlib import Path
from typing import Any, ClassVar, Final

from turncoat.core.chance import Chance
from turncoat.core.rules import Outcome, Rules, Script, ViewContext
from turncoat.core.talk import Talk
from turncoat.core.terms import LogEntry, Option, Seat
from turncoat.games.dark_providence import action_space, effects, options, packing, setup
from turncoat.games.dark_providence.content import default_box, open_box
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.printed import printed
from turncoat.games.dark_providence.imagining import imagine
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.outcome import outcome
from turncoat.games.dark_providence.running import run
from turncoat.games.dark_providence.table import Table
from turncoat.games.dark_providence.talk import DarkProvidenceTalk
from turncoat.games.dark_providence.views import derived, view
from turncoat.games.dark_providence.views.schema import DarkProvidenceView

assert effects.CHAPTERS


class DarkProvidence(Rules[Table, DarkProvidenceView, Options]):
    """The rules of the game with one box of cards."""

    name = "dark_providence"
    version = "2"
    player_counts = range(1, 6)
    allows_undo: ClassVar[bool] = True
    view_type: ClassVar[type[Any]] = DarkProvidenceView
    talk: ClassVar[Talk[Any]] = DarkProvidenceTalk()

    def __init__(self, box: Box) -> None:
        self.box = box
        self.content_hash = box.hash

    def read_options(self, players: int, raw: dict[str, Any]) -> Options:
        return options.read_options(self.box, players, raw)

    def content_values(self) -> dict[str, tuple[str, ...]]:
        return {"great_old_one": ("", *self.box.great_old_ones)}

    def printed(self, language: str) -> dict[str, dict[str, str]]:
        return printed(self.box, language)

    def largest_team(self, options: Options) -> int:
        return setup.largest_team(options.players)

    def deal(self, options: Options, chance: Chance) -> Table:
        return setup.deal(self.box, options, chance)

    def copy(self, table: Table) -> Table:
        return table.copy()

    def run(self, table: Table) -> Script:
        return run(table)

    def view(
        self, table: Table, seat: Seat | None, context: ViewContext[Table] | None = None
    ) -> DarkProvidenceView:
        return view.view(table, seat, context)

    def shared(self, table: Table) -> derived.Standing:
        return derived.standing(table)

    def imagine(self, view: DarkProvidenceView, chance: Chance) -> tuple[Table, list[LogEntry]]:
        return imagine.imagine(self.box, view, chance)

    def outcome(self, table: Table) -> Outcome:
        return outcome(table)

    def action_space(self) -> list[Option]:
        return action_space.action_space(self.box)

    def pack(self, table: Table) -> bytes:
        return packing.pack(table)

    def unpack(self, packed: bytes) -> Table:
        return packing.unpack(self.box, packed)


def with_content(path: Path) -> DarkProvidence:
    """Return the rules with the content of a file. Raises BadContent."""
    return DarkProvidence(open_box(path))


RULES: Final = DarkProvidence(default_box())
