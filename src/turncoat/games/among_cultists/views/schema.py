"""The parts of a view."""

import msgspec

from turncoat.core.terms import Seat, Term
from turncoat.core.view import View
from turncoat.games.among_cultists.options import Options

# A topic and an option.
Choice = tuple[str, str]


class FixedView(msgspec.Struct, frozen=True):
    """What everybody knows about a table and never changes.

    - `roles`: how many have each role; 0 for the candidates of which one is in the game.
    - `kills`: how many dead Investigators the Cultists need.
    - `events`: how many there are of each event token.
    - `route_rounds`: the rounds of each line of a route card.
    - `outside`: whether there are an unsafe passage, cultists outside and the Fishman.
    - `unsafe_start`: the first cards of the unsafe-passage deck.
    - `guess`: whether the Cultists may name the Seer at the end.
    - `lone_automa`: whether AUTOMA may be the only Cultist.
    """

    roles: dict[str, int]
    kills: int
    events: dict[str, int]
    route_rounds: tuple[tuple[int, ...], ...]
    outside: bool
    unsafe_start: tuple[str, ...]
    guess: bool
    lone_automa: bool

    def copy(self) -> "FixedView":
        """Return a copy, so that nobody can change the board through a view."""
        return msgspec.structs.replace(self, roles=self.roles.copy(), events=self.events.copy())


def nothing_fixed() -> FixedView:
    """Return what a view without derived parts has in its place."""
    return FixedView({}, 0, {}, (), False, (), False, False)


class SeatView(msgspec.Struct, frozen=True):
    """A character as a viewer sees it; None stands for what the viewer does not know.

    `plans` are the rounds of which it can still say where it will go, and `side` is the team of its
    role. `fitting_routes` are the routes, as bits, that allow everything it did in rooms. Once the
    game is over, `pulse` has the face, giver and round of each pulse card, and `killer` the giver
    and round of the first Dead card.
    """

    seat: Seat
    character: str
    automa: bool
    role: str | None
    side: str | None
    route: int | None
    place: str
    ghost: bool
    died: int
    death: str
    shown: bool
    used: bool
    encounter_cards: list[str] | None
    room_cards: list[str] | None
    pulse: list[tuple[str, Seat, int]] | None
    killer: tuple[Seat, int] | None
    encounter_count: int
    room_count: int
    pulse_count: int
    may_be: tuple[str, ...]
    free_routes: int
    ghost_routes: int
    fitting_routes: int
    plans: list[int]


class RoomView(msgspec.Struct, frozen=True):
    """What everybody sees of a room.

    `icon` is None until its token is turned up, and always in a first game, where icons mean
    nothing; `deck` is None until the end. `idle` is whether nothing can be done there any more,
    `vote` whether a vote can be called there, and `gate` whether an open gate is there.
    """

    id: str
    books: int
    loose: int
    stack: int
    searched: bool
    icon: bool | None
    intruder: bool
    idle: bool
    vote: bool
    gate: bool
    deck: list[str] | None

    @property
    def cards(self) -> int:
        """The number of cards in its deck."""
        return self.loose + self.stack

    @property
    def completed(self) -> bool:
        """AC-55  Whether all its books are on the shelf."""
        return self.books == 0


class OwnView(msgspec.Struct, frozen=True):
    """What follows from a seat's own role, route and hand.

    - `free`: whether it needs no route now.
    - `route_places`: the rooms of its route in this round in which something can be done.
    - `deadly`: topics and options that it would die of; `risky`: those that may force it to that.
    - `burning`: cards in its hand that it will die of if it keeps them.
    - `idle`: on its action, why it can do nothing in its room: off_route, ghost_in_hall,
      ghost_and_cultist or nothing_to_do; empty if it can.
    - `full_ghost`: whether it is a ghost that can do everything in rooms that the living can.
    - `known_dead`: while announcements are asked for, how many dead a Cultist knows of.
    """

    free: bool
    route_places: list[str]
    deadly: list[Choice]
    risky: list[Choice]
    burning: list[str]
    idle: str
    full_ghost: bool
    known_dead: int | None


class AmongCultistsView(View, kw_only=True):
    """What one seat may know of the table.

    `phase` is night, movement, event, action or clean_up, and discussion while people discuss and
    vote. `ledger` has what was laid, drawn and looked at, with the faces that the seat knows.
    `dead_already` are the seats that a Cultist saw dead at night. `start` is the view at the
    restart point; it has only the length of its ledger.

    - `fixed`: what everybody knows and never changes; `own`: what only the seat itself can know.
    - `active`: whose move or action it is.
    - `gate_to_end`: whether the gate, once open, can be closed until the game ends.
    - `lights`: places with light although the power is off.
    - `joined`: groups of rooms that count as one place now.
    - `secret_ways`: where a secret door leads the character whose move or action it is.
    - `effect_round`: the round in which the current event changes movement points.
    - `no_gifts`: whether no cards are given in encounters now.
    - `silent`: whether nobody can talk now.
    - `candidates`: the characters that can be voted for.
    - `dead`: after the end, how many Investigators are dead; `dead_verdict`: enough, too_few,
      no_cultist (enough, but no Cultist was left to win) or too_late (enough, but too late).
    - `guesses`: after the end, who named whom as the Seer (-1: nobody), and whether they were
      right.
    """

    options: Options
    phase: str
    round: int
    turn: int
    began: str
    knife: Seat
    order: list[Seat]
    cast: list[str]
    one_of: list[str]
    players: list[SeatView]
    rooms: list[RoomView]
    shelves: dict[str, int]
    points: int
    goal: int
    power: bool
    effect: str
    past: list[str]
    gate: str
    gate_deadline: int
    gate_to_end: bool
    gate_partner: Seat
    fishman: str
    vote_token: bool
    tokens: list[str]
    draw_pile: int
    unsafe: int
    bag: list[str] | None
    no_gifts_until: int
    deaths: list[Seat]
    history: list[tuple[int, int]]
    dead_already: list[Seat] | None
    ledger: list[Term]
    ledger_length: int
    ended: str
    won: str
    winners: list[Seat]
    fixed: FixedView
    own: OwnView | None
    active: Seat | None
    lights: list[str]
    joined: list[list[str]]
    secret_ways: list[str]
    effect_round: int
    no_gifts: bool
    silent: bool
    candidates: list[Seat]
    dead: int | None
    dead_verdict: str
    guesses: list[tuple[Seat, Seat, bool]]
    start: "AmongCultistsView | None"
