"""The rules of Night Ferry: the object through which everything else uses the game."""

from itertools import combinations
from typing import Any, ClassVar, Final

import msgspec

from night_ferry.ferry import ABSTAIN, WRECKERS, Ferry, Options, leg, roles_with
from night_ferry.imagining import imagine
from night_ferry.talk import FerryTalk
from night_ferry.view import FerryView, view_of
from turncoat.core.chance import Chance
from turncoat.core.errors import BadSetup
from turncoat.core.rules import Outcome, Rules, Script, ViewContext
from turncoat.core.setup import convert
from turncoat.core.talk import Talk
from turncoat.core.terms import LogEntry, Option, Seat, bit

# What is packed besides the options and the state of chance.
PACKED: Final = ("roles", "knowing", "round", "levels", "confined", "ended", "winners")


class NightFerry(Rules[Ferry, FerryView, Options]):
    """A crossing for four to eight players, one or two of them wreckers."""

    name = "night_ferry"
    version = "1"
    content_hash = ""
    player_counts = range(min(WRECKERS), max(WRECKERS) + 1)
    view_type: ClassVar[type[Any]] = FerryView
    talk: ClassVar[Talk[Any]] = FerryTalk()

    def largest_team(self, options: Options) -> int:
        return options.players - WRECKERS[options.players]

    def read_options(self, players: int, raw: dict[str, Any]) -> Options:
        if players not in WRECKERS:
            raise BadSetup("players", "count")
        return convert(raw, players, Options)

    def deal(self, options: Options, chance: Chance) -> Ferry:
        """NF-2, NF-3  Deal the roles; wreckers know each other if the host allows it."""
        wreckers = chance.pick(WRECKERS[options.players], [*range(options.players)])
        table = Ferry(options, chance, roles_with(wreckers, options.players))
        for seat in range(table.seats):
            table.tell(bit(seat), ("you_are", table.roles[seat]))
        for one, other in combinations(sorted(wreckers) if options.wreckers_meet else [], 2):
            table.knowing[one] = table.knowing[other] = bit(one) | bit(other)
            table.tell(bit(one), ("partner", other))
            table.tell(bit(other), ("partner", one))
        return table

    def run(self, table: Ferry) -> Script:
        return leg(table)

    def view(
        self, table: Ferry, seat: Seat | None, context: ViewContext[Ferry] | None = None
    ) -> FerryView:
        return view_of(table, seat, context)

    def imagine(self, view: FerryView, chance: Chance) -> tuple[Ferry, list[LogEntry]]:
        return imagine(view, chance)

    def outcome(self, table: Ferry) -> Outcome:
        won = sorted({table.roles[seat] for seat in table.winners})
        return Outcome(table.roles[:], table.roles[:], table.round, won, {})

    def action_space(self) -> list[Option]:
        about = [(kind, seat) for kind in ("watch", "accuse") for seat in range(max(WRECKERS))]
        return [("pump",), ("drill",), ABSTAIN, *about]

    def pack(self, table: Ferry) -> bytes:
        state = [getattr(table, name) for name in PACKED]
        return msgspec.msgpack.encode((table.options, table.chance.key, table.chance.count, state))

    def unpack(self, packed: bytes) -> Ferry:
        kinds = tuple[Options, bytes, int, list[Any]]
        options, key, count, state = msgspec.msgpack.decode(packed, type=kinds)
        table = Ferry(options, Chance(key, count), [])
        for name, value in zip(PACKED, state, strict=True):
            setattr(table, name, value)
        return table


RULES: Final = NightFerry()
