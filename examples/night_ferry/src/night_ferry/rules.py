"""The rules of Night Ferry: what everything else uses of the game."""

from itertools import combinations
from typing import Any, ClassVar, Final

import msgspec

from night_ferry import talk
from night_ferry.ferry import ABSTAIN, DUTIES, ROLES, WRECKERS, Ferry, Options, leg, roles_with
from night_ferry.grammar import CLAIMS
from night_ferry.imagining import imagine
from night_ferry.view import FerryView, view_of
from turncoat.core.chance import Chance
from turncoat.core.errors import BadSetup
from turncoat.core.rules import Outcome, Rules, Script, ViewContext
from turncoat.core.setup import convert
from turncoat.core.talk import words_of
from turncoat.core.terms import ALL, Audience, Claim, LogEntry, Option, Seat, Term, bit

# What is packed besides the options and the state of chance.
PACKED: Final = ("roles", "knowing", "round", "levels", "confined", "ended", "winners")


class NightFerry(Rules[Ferry, FerryView, Options]):
    """A crossing for four to eight, with one or two wreckers among them."""

    name = "night_ferry"
    version = "1"
    content_hash = ""
    player_counts = range(min(WRECKERS), max(WRECKERS) + 1)
    view_type: ClassVar[type[Any]] = FerryView

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

    def audience_of(self, table: Ferry, seat: Seat) -> Audience:
        """NF-40  Everybody may talk at any time, the confined too."""
        return ALL

    def is_claim(self, table: Ferry, claim: Claim) -> bool:
        """NF-40  Nobody speaks of legs to come."""
        known = {
            "seat": [*range(table.seats)], "number": [*range(1, table.round + 1)],
            "role": [*ROLES], "duty": [*DUTIES],
        }  # fmt: skip
        words = words_of(CLAIMS, claim)
        return words is not None and all(word in known[kind] for kind, word in words)

    def contradicts(self, table: Ferry, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        return not {*talk.headings(earlier)}.isdisjoint(talk.rivals(claim))

    def headings(self, table: Ferry, claim: Claim) -> list[Term]:
        return talk.headings(claim)

    def rivals(self, table: Ferry, claim: Claim) -> list[Term]:
        return talk.rivals(claim)

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
