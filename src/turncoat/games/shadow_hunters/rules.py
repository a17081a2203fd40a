"""The rules of Shadow Hunters, the vampires-and-werewolves edition."""

from typing import Any, ClassVar, Final

from turncoat.core.chance import Chance
from turncoat.core.rules import Outcome, Rules, Script, ViewContext
from turncoat.core.talk import Talk
from turncoat.core.terms import LogEntry, Option, Seat
from turncoat.games.shadow_hunters import imagine, options, packing, setup
from turncoat.games.shadow_hunters.action_space import action_space
from turncoat.games.shadow_hunters.content import CONTENT_HASH, KINDS, KINDS_BY_PLAYERS
from turncoat.games.shadow_hunters.options import Options
from turncoat.games.shadow_hunters.reveal import standing_offers, take_offer
from turncoat.games.shadow_hunters.table import Table
from turncoat.games.shadow_hunters.talk import ShadowHuntersTalk
from turncoat.games.shadow_hunters.turn import OPENING, opening, turn
from turncoat.games.shadow_hunters.views import view
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView


class ShadowHunters(Rules[Table, ShadowHuntersView, Options]):
    """Shadow Hunters."""

    name = "shadow_hunters"
    version = "1"
    content_hash = CONTENT_HASH
    player_counts = range(min(KINDS_BY_PLAYERS), max(KINDS_BY_PLAYERS) + 1)
    view_type: ClassVar[type[Any]] = ShadowHuntersView
    talk: ClassVar[Talk[Any]] = ShadowHuntersTalk()

    def largest_team(self, options: Options) -> int:
        return max(KINDS_BY_PLAYERS[options.players].values())

    def read_options(self, players: int, raw: dict[str, Any]) -> Options:
        return options.read_options(players, raw)

    def deal(self, options: Options, chance: Chance) -> Table:
        return setup.deal(options, chance)

    def copy(self, table: Table) -> Table:
        return table.copy()

    def run(self, table: Table) -> Script:
        return opening(table) if table.phase == OPENING else turn(table)

    def offers(self, table: Table, seat: Seat) -> list[Option]:
        return standing_offers(table, table.players[seat])

    def interrupt(self, table: Table, seat: Seat, option: Option) -> Script:
        return take_offer(table, table.players[seat], option)

    def view(
        self, table: Table, seat: Seat | None, context: ViewContext[Table] | None = None
    ) -> ShadowHuntersView:
        return view.view(table, seat, context)

    def imagine(self, view: ShadowHuntersView, chance: Chance) -> tuple[Table, list[LogEntry]]:
        return imagine.imagine(view, chance), view.answers

    def outcome(self, table: Table) -> Outcome:
        characters = [player.character for player in table.players]
        roles = [character.id for character in characters]
        sides = [character.kind for character in characters]
        won = [kind for kind in KINDS if any(sides[seat] == kind for seat in table.winners)]
        return Outcome(roles, sides, table.round, won, {})

    def action_space(self) -> list[Option]:
        return action_space()

    def pack(self, table: Table) -> bytes:
        return packing.pack(table)

    def unpack(self, packed: bytes) -> Table:
        return packing.unpack(packed)


RULES: Final = ShadowHunters()
