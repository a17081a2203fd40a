"""A toy game to test the engine with: small, but with everything that a game can have.

A round has four phases, with a restart point before each. At dawn nobody is asked; by day the
active seat is asked; at the vote all choose in secret; at night all get the same window, and nobody
may talk. A seat that discards a rope by day climbs before the vote, with a restart point before
each of its actions.
"""

from collections import Counter
from typing import Any, Final, NoReturn, TypeAlias

import msgspec

from turncoat.core.chance import Chance, Luck, key_from_seed
from turncoat.core.decision import Decision, ask, ask_in_window, ask_together, choose
from turncoat.core.deck import Deck
from turncoat.core.errors import BadSetup, Ended
from turncoat.core.match import Match
from turncoat.core.rules import Rules, Script, ViewContext
from turncoat.core.table import Table
from turncoat.core.terms import ALL, GO_ON, SPECTATORS, Audience, Claim, Option, Seat, bit
from turncoat.core.view import PrivateClaim, View, heard, heard_apart

CARDS: Final = ["lamp", "lamp", "lamp", "bomb", "rope", "rope"]
SIDES: Final = ("red", "blue")

DRAW: Final[Option] = ("draw",)
ROLL: Final[Option] = ("roll",)
KEEP: Final[Option] = ("keep",)
ABSTAIN: Final[Option] = ("abstain",)
LIGHT: Final[Option] = ("light",)
LEAVE: Final[Option] = ("leave",)
GO_DOWN: Final[Option] = ("go_down",)
COME_UP: Final[Option] = ("come_up",)
GIVE: Final[Option] = ("give",)
ACCEPT: Final[Option] = ("accept",)
DECLINE: Final[Option] = ("decline",)
HIGH: Final[Option] = ("high",)
LOW: Final[Option] = ("low",)
BLOW_UP: Final[Option] = ("blow_up",)
CLIMB: Final[Option] = ("climb",)
JUMP: Final[Option] = ("jump",)

ROOF: Final = 3


class ToyOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a table."""

    players: int
    rounds: int = 3


class ToyTable(Table):
    """Each seat has coins and a hand; seats in the cellar talk only to each other."""

    __slots__ = (
        "active", "cellar", "coins", "deck", "duelled", "gone", "hands", "height", "round",
        "rounds",
    )  # fmt: skip

    def __init__(self, options: ToyOptions, chance: Chance) -> None:
        super().__init__(options.players, chance, "dawn")
        self.rounds = options.rounds
        self.round = 0
        self.active: Seat = -1
        self.height = 0
        self.coins = [0] * options.players
        self.hands: list[list[str]] = [[] for _ in range(options.players)]
        self.deck = Deck(CARDS[:], [])
        self.gone: Audience = 0
        self.cellar: Audience = 0
        self.duelled: Audience = 0

    def here(self) -> list[Seat]:
        """The seats that have neither left nor been voted out."""
        return [seat for seat in range(self.seats) if not self.gone & bit(seat)]

    def others(self, me: Seat) -> list[Seat]:
        return [seat for seat in self.here() if seat != me]

    def discard(self, seat: Seat, card: str) -> None:
        self.hands[seat].remove(card)
        self.deck.discards.append(card)


class Packed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A toy table as plain data."""

    options: ToyOptions
    chance: tuple[bytes, int]
    deck: tuple[list[str], list[str], int]
    hands: list[list[str]]
    coins: list[int]
    place: tuple[str, int, Seat, int]
    seats: tuple[Audience, Audience, Audience]
    end: tuple[str, list[Seat]]
    seal_count: int


class ToyView(View, kw_only=True):
    """What a seat sees: its own hand, and how many cards the others hold."""

    heard_apart: list[PrivateClaim] = msgspec.field(default_factory=list)
    phase: str
    round: int
    hand: list[str]
    held: list[int]
    coins: list[int]
    ended: str
    winners: list[Seat]


# The phases.


async def dawn(table: ToyTable) -> None:
    """Begin a round; nobody is asked."""
    table.round += 1
    table.active = (table.active + 1) % table.seats
    table.duelled = 0
    table.tell(ALL, ("round", table.round, table.active))
    table.phase = "day"


async def day(table: ToyTable) -> None:
    """The active seat draws and may discard, or rolls for coins."""
    me = table.active
    has_cards = bool(table.deck.pile or table.deck.discards)
    if await ask(me, ("day",), lambda: [DRAW, ROLL] if has_cards else [ROLL]) == DRAW:
        card = table.deck.draw(table.chance)
        table.hands[me].append(card)
        table.tell(ALL, ("draws", me))
        table.tell(bit(me), ("drew", card))
        kept = await ask(me, ("keep",), lambda: discards(table, me))
        if kept != KEEP:
            table.discard(me, str(kept[1]))
        table.phase = "climb" if kept == ("discard", "rope") else "vote"
    else:
        rolled = table.chance.roll(6)
        table.coins[me] += rolled
        table.tell(ALL, ("rolls", me, rolled))
        table.phase = "vote"


def discards(table: ToyTable, me: Seat) -> list[Option]:
    return [KEEP, *(("discard", card) for card in sorted(set(table.hands[me])))]


async def climb(table: ToyTable) -> None:
    """The active seat climbs a step, looks at a hand, or jumps and gets a coin for each step."""
    me = table.active
    chosen = await ask(me, ("climb",), lambda: climbs(table, me))
    if chosen == CLIMB:
        table.height += 1
        table.tell(ALL, ("climbs", me, table.height))
    elif chosen == JUMP:
        table.coins[me] += table.height
        table.height = 0
        table.tell(ALL, ("jumps", me))
        table.phase = "vote"
    else:
        seen = int(chosen[1])
        table.tell(ALL, ("peeps", me, seen))
        table.tell(bit(me), ("saw", seen, *table.hands[seen]))
        table.seal_count += 1


def climbs(table: ToyTable, me: Seat) -> list[Option]:
    peeps: list[Option] = [("peep", seat) for seat in table.others(me)]
    return [*peeps, CLIMB, JUMP] if table.height < ROOF else [JUMP]


async def vote(table: ToyTable) -> None:
    """All who are here vote in secret; a seat with more than half of the votes is out."""
    voters = table.here()
    answers = await ask_together([ballot(table, seat) for seat in voters])
    for seat in voters:
        table.tell(ALL, ("voted", seat, *answers[seat]))
    for option, count in Counter(answers.values()).items():
        if option != ABSTAIN and count * 2 > len(voters):
            table.gone |= bit(int(option[1]))
            table.tell(ALL, ("voted_out", option[1]))
    if len(table.here()) < 2:
        end(table, "alone")
    table.phase = "night"


def ballot(table: ToyTable, me: Seat) -> Decision:
    """Vote for another seat or abstain; a seat that has left meanwhile can only abstain."""
    return ask(
        me,
        ("vote",),
        lambda: [*(("vote", seat) for seat in table.others(me) if me in table.here()), ABSTAIN],
    )


async def night(table: ToyTable) -> None:
    """All get the same window, though only a lamp can be used; the last night ends the game."""
    answers = await ask_together([lamp(table, seat) for seat in range(table.seats)])
    for seat, option in answers.items():
        if option == LIGHT:
            table.discard(seat, "lamp")
            table.coins[seat] += 1
            table.tell(ALL, ("lights", seat))
    table.phase = "dawn"
    if table.round == table.rounds:
        table.ended = "nights_over"
        table.winners = table.here()


def lamp(table: ToyTable, me: Seat) -> Decision:
    return ask_in_window(
        me, ("night",), lambda: [GO_ON, LIGHT] if "lamp" in table.hands[me] else [GO_ON]
    )


def end(table: ToyTable, reason: str) -> NoReturn:
    """End the game at once."""
    table.ended = reason
    table.winners = table.here()
    table.tell(ALL, ("ends", reason))
    raise Ended


# Standing offers.


def standing_offers(table: ToyTable, me: Seat) -> list[Option]:
    hand = table.hands[me]
    if table.gone & bit(me):
        return []
    offers = [LEAVE, COME_UP if table.cellar & bit(me) else GO_DOWN]
    if hand and table.others(me):
        offers.append(GIVE)
    if not table.duelled & bit(me):
        offers += [("duel", other) for other in table.others(me)]
    return [*offers, BLOW_UP] if "bomb" in hand else offers


async def take_offer(table: ToyTable, me: Seat, option: Option) -> None:
    if option == LEAVE:
        table.gone |= bit(me)
        table.tell(ALL, ("leaves", me))
    elif option in (GO_DOWN, COME_UP):
        table.cellar ^= bit(me)
        table.tell(ALL, (option[0], me))
    elif option == GIVE:
        await give(table, me)
    elif option == BLOW_UP:
        end(table, "bang")
    else:
        await duel(table, me, int(option[1]))


async def give(table: ToyTable, me: Seat) -> None:
    """Give a card away: two questions, one after the other, on top of the pending ones."""
    chosen = await ask(me, ("give",), lambda: [("to", seat) for seat in [*table.others(me), me]])
    to = int(chosen[1])
    accepted = await choose(to, ("accept", me), [ACCEPT, DECLINE])
    if accepted == ACCEPT and table.hands[me]:
        card = table.hands[me].pop(0)
        table.hands[to].append(card)
        table.tell(ALL, ("gives", me, to))
        table.tell(bit(me) | bit(to), ("gave", me, to, card))


async def duel(table: ToyTable, me: Seat, other: Seat) -> None:
    """Two seats choose in secret, on top of what is pending; only spectators see the choices."""
    table.duelled |= bit(me)
    fingers = [choose(seat, ("duel",), [HIGH, LOW]) for seat in (other, me)]
    answers = await ask_together(fingers)
    table.tell(SPECTATORS, ("crowd_saw", *answers[me], *answers[other]))
    winner = me if answers[me] == answers[other] else other
    table.coins[winner] += table.chance.roll(4)
    table.tell(ALL, ("wins_duel", winner))


PHASES: Final = {"dawn": dawn, "day": day, "climb": climb, "vote": vote, "night": night}


class Toy(Rules[ToyTable, ToyView, ToyOptions]):
    """The rules of the toy game."""

    name = "toy"
    version = "1"
    content_hash = "c0ffee"
    player_counts = range(2, 6)
    allows_undo = True

    def read_options(self, players: int, raw: dict[str, Any]) -> ToyOptions:
        try:
            options = msgspec.convert({**raw, "players": players}, ToyOptions)
        except msgspec.ValidationError:
            raise BadSetup("rounds", "value") from None
        if players not in self.player_counts:
            raise BadSetup("players", "count")
        return options

    def write_options(self, options: ToyOptions) -> dict[str, Any]:
        return {"rounds": options.rounds}

    def deal(self, options: ToyOptions, chance: Chance) -> ToyTable:
        table = ToyTable(options, chance)
        for hand in table.hands:
            hand.append(table.deck.draw(chance))
        table.tell(ALL, ("dealt", table.seats))
        return table

    def run(self, table: ToyTable) -> Script:
        return PHASES[table.phase](table)

    def offers(self, table: ToyTable, seat: Seat) -> list[Option]:
        return standing_offers(table, seat)

    def interrupt(self, table: ToyTable, seat: Seat, option: Option) -> Script:
        return take_offer(table, seat, option)

    def audience_of(self, table: ToyTable, seat: Seat) -> Audience:
        """Nobody talks at night; those in the cellar hear only each other."""
        if table.phase == "night":
            return 0
        return table.cellar if table.cellar & bit(seat) else ALL

    def is_claim(self, table: ToyTable, claim: Claim) -> bool:
        return len(claim) == 2 and (
            (claim[0] == "side" and claim[1] in SIDES)
            or (claim[0] == "trust" and claim[1] in range(table.seats))
        )

    def contradicts(self, table: ToyTable, seat: Seat, earlier: Claim, claim: Claim) -> bool:
        return earlier[0] == claim[0] == "side" and earlier != claim

    def view(
        self, table: ToyTable, seat: Seat | None, context: ViewContext[ToyTable] | None = None
    ) -> ToyView:
        return ToyView(
            seat=seat,
            asked=context.asked if context else [],
            chosen=context.chosen if context else None,
            heard=heard(context) if context else [],
            heard_apart=heard_apart(context) if context else [],
            answers=context.answers if context else [],
            luck=[fell if isinstance(fell, int) else None for fell in table.chance.results],
            phase=table.phase,
            round=table.round,
            hand=[] if seat is None else table.hands[seat][:],
            held=[len(hand) for hand in table.hands],
            coins=table.coins[:],
            ended=table.ended,
            winners=table.winners[:],
        )

    def pack(self, table: ToyTable) -> bytes:
        deck = table.deck
        return msgspec.msgpack.encode(
            Packed(
                ToyOptions(players=table.seats, rounds=table.rounds),
                (table.chance.key, table.chance.count),
                (deck.pile, deck.discards, deck.times_made),
                table.hands,
                table.coins,
                (table.phase, table.round, table.active, table.height),
                (table.gone, table.cellar, table.duelled),
                (table.ended, table.winners),
                table.seal_count,
            )
        )

    def unpack(self, packed: bytes) -> ToyTable:
        bare = msgspec.msgpack.decode(packed, type=Packed)
        table = ToyTable(bare.options, Chance(*bare.chance))
        table.deck = Deck(*bare.deck)
        table.hands, table.coins = bare.hands, bare.coins
        table.phase, table.round, table.active, table.height = bare.place
        table.gone, table.cellar, table.duelled = bare.seats
        table.ended, table.winners = bare.end
        table.seal_count = bare.seal_count
        return table


RULES: Final = Toy()
GAMES: Final[dict[str, Rules[Any, Any, Any]]] = {RULES.name: RULES}
ToyMatch: TypeAlias = Match[ToyTable, ToyView, ToyOptions]


def deal(seed: str = "toy", players: int = 3, rounds: int = 3) -> ToyMatch:
    """A new match."""
    return Match.deal(RULES, ToyOptions(players=players, rounds=rounds), key_from_seed(seed))


def scene(phase: str = "day", *luck: Luck, rounds: int = 3) -> ToyMatch:
    """Three seats in the first round; they hold a lamp, the bomb and a rope. Seat 0 is active."""
    options = ToyOptions(players=3, rounds=rounds)
    table = ToyTable(options, Chance(key_from_seed("scene")))
    table.hands = [["lamp"], ["bomb"], ["rope"]]
    table.deck = Deck(["lamp", "lamp", "rope"], [])
    table.phase, table.round, table.active = phase, 1, 0
    table.chance.script = list(luck)
    match = Match.resume(RULES, table, [])
    match.options = options
    return match
