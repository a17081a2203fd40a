"""The rules of Among Cultists, as one object."""

from typing import Any, ClassVar, Final

from turncoat.core.chance import Chance
from turncoat.core.rules import Outcome, Rules, Script, ViewContext
from turncoat.core.talk import Talk
from turncoat.core.terms import LogEntry, Option, Seat, Term
from turncoat.games.among_cultists import options, packing, setup
from turncoat.games.among_cultists.action_space import action_space
from turncoat.games.among_cultists.content import BY_CHARACTERS, CONTENT_HASH, PEOPLE
from turncoat.games.among_cultists.imagining import imagine
from turncoat.games.among_cultists.options import Options
from turncoat.games.among_cultists.round import play
from turncoat.games.among_cultists.table import Table
from turncoat.games.among_cultists.talk import AmongCultistsTalk
from turncoat.games.among_cultists.tallies import outcome
from turncoat.games.among_cultists.views import view
from turncoat.games.among_cultists.views.schema import AmongCultistsView


class AmongCultists(Rules[Table, AmongCultistsView, Options]):
    """Among Cultists."""

    name = "among_cultists"
    version = "2"
    content_hash = CONTENT_HASH
    player_counts = PEOPLE
    view_type: ClassVar[type[Any]] = AmongCultistsView
    talk: ClassVar[Talk[Any]] = AmongCultistsTalk()
    gatherings: ClassVar[tuple[str, ...]] = ("night", "discussion")

    def time_to_talk(self, topic: Term) -> int:
        return int(topic[1]) if topic[0] == "discussion" else 0

    def largest_team(self, options: Options) -> int:
        cultists = int(BY_CHARACTERS[options.count]["cultists"])
        return options.players - cultists + bool(options.automa)

    def read_options(self, players: int, raw: dict[str, Any]) -> Options:
        return options.read_options(players, raw)

    def deal(self, options: Options, chance: Chance) -> Table:
        return setup.deal(options, chance)

    def copy(self, table: Table) -> Table:
        return table.copy()

    def run(self, table: Table) -> Script:
        return play(table)

    def view(
        self, table: Table, seat: Seat | None, context: ViewContext[Table] | None = None
    ) -> AmongCultistsView:
        return view.view(table, seat, context)

    def imagine(self, view: AmongCultistsView, chance: Chance) -> tuple[Table, list[LogEntry]]:
        return imagine.imagine(view, chance)

    def outcome(self, table: Table) -> Outcome:
        return outcome(table)

    def action_space(self) -> list[Option]:
        return action_space()

    def pack(self, table: Table) -> bytes:
        return packing.pack(table)

    def unpack(self, packed: bytes) -> Table:
        return packing.unpack(packed)


RULES: Final = AmongCultists()
