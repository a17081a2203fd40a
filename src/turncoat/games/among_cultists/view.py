"""Views: what a seat may know (AC-1a, AC-11, AC-12, AC-74), built up from nothing."""

from functools import cache

import msgspec

from turncoat.core.rules import ViewContext
from turncoat.core.terms import ANSWER, LogEntry, Seat, Term
from turncoat.core.view import View, heard
from turncoat.games.among_cultists.content import (
    CAFETERIA,
    DEAD,
    GREEN_ROOM,
    ROUNDS,
    SPECIAL_ROOMS,
    route_line,
)
from turncoat.games.among_cultists.dangers import Choice, burning, deadly, risky
from turncoat.games.among_cultists.ledger import GIVEN, START
from turncoat.games.among_cultists.options import Options
from turncoat.games.among_cultists.roles import CULTIST, ROLES, SEER
from turncoat.games.among_cultists.round import ACTION, CLEAN_UP, MOVEMENT, NIGHT
from turncoat.games.among_cultists.schema import FixedView, nothing_fixed
from turncoat.games.among_cultists.table import GATE_OPEN, Player, Room, Table
from turncoat.games.among_cultists.talk import is_silent
from turncoat.games.among_cultists.winning import NAME_NOBODY, dead_investigators

# Options whose argument only their owner may know.
SECRET_OPTIONS = ("give", "lay", "token")
# The phases in which the characters have their turns one after another.
TURNS = (MOVEMENT, ACTION)


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
    - `full_ghost`: whether it is a ghost that can do everything in rooms that the living can.
    - `known_dead`: while announcements are asked for, how many dead a Cultist knows of.
    """

    free: bool
    route_places: list[str]
    deadly: list[Choice]
    risky: list[Choice]
    burning: list[str]
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
    - `lights`: places with light although the power is off.
    - `joined`: groups of rooms that count as one place now.
    - `effect_round`: the round in which the current event changes movement points.
    - `no_gifts`: whether no cards are given in encounters now.
    - `silent`: whether nobody can talk now.
    - `candidates`: for whom one can vote.
    - `dead`: after the end, how many Investigators are dead.
    - `guesses`: after the end, who named whom as the Seer (-1: nobody), and whether rightly.
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
    effect_round: int
    no_gifts: bool
    silent: bool
    candidates: list[Seat]
    dead: int | None
    guesses: list[tuple[Seat, Seat, bool]]
    start: "AmongCultistsView | None"


def view(table: Table, seat: Seat | None, context: ViewContext[Table] | None) -> AmongCultistsView:
    """AC-1a  Return what is public and what this seat was shown."""
    me = None if seat is None else table.players[seat]
    over = table.ended != ""
    sees_cultists = me is not None and me.ability.sees_cultists
    derived = context is not None and context.derived
    planned = plans(table) if derived else {}
    return AmongCultistsView(
        seat=seat,
        asked=context.asked if context else [],
        chosen=context.chosen if context else None,
        heard=heard(context) if context else [],
        answers=[seen_answer(entry, seat, over) for entry in context.answers] if context else [],
        luck=table.chance.results[:] if context else [],
        start=view(context.start, seat, None) if context and context.restart else None,
        options=table.board.options,
        phase=table.phase,
        round=table.round,
        turn=table.turn,
        began=began(table, context),
        knife=table.knife,
        order=table.board.order[:],
        cast=table.board.cast[:],
        one_of=table.board.one_of[:],
        players=[
            seat_view(p, p is me, over, sees_cultists, planned.get(p.seat, []))
            for p in table.players
        ],
        rooms=[room_view(table, place, over) for place in table.rooms],
        shelves=table.shelves.copy(),
        points=table.points,
        goal=table.goal,
        power=table.power,
        effect=table.effect,
        past=table.past[:],
        gate=table.gate,
        gate_deadline=table.gate_deadline,
        gate_partner=table.gate_partner,
        fishman=table.fishman,
        vote_token=table.vote_token,
        tokens=sorted(table.tokens),
        draw_pile=len(table.draw_pile),
        unsafe=len(table.unsafe),
        bag=sorted(table.bag) if over else None,
        no_gifts_until=table.no_gifts_until,
        deaths=table.deaths[:],
        history=table.history[:],
        dead_already=dead_already(table) if me is not None and me.role is CULTIST else None,
        ledger=ledger(table, seat, over) if context else [],
        ledger_length=len(table.ledger),
        ended=table.ended,
        won=table.won,
        winners=table.winners[:],
        fixed=table.board.fixed.copy() if derived else nothing_fixed(),
        own=own_view(table, me, over) if me is not None and derived else None,
        active=None if over or table.phase not in TURNS else table.active.seat,
        lights=lights(table) if derived and not table.power else [],
        joined=joined(table) if derived else [],
        effect_round=table.round + (table.phase != MOVEMENT),
        no_gifts=table.round <= table.no_gifts_until,
        silent=derived and is_silent(table),
        candidates=candidates(table) if derived else [],
        dead=dead_investigators(table) if derived and over else None,
        guesses=guesses(table, context.answers) if context and derived and over else [],
    )


def own_view(table: Table, me: Player, over: bool) -> OwnView:
    """Return what follows from the seat's own role, route and hand."""
    return OwnView(
        free=is_free(me),
        route_places=[] if over else route_places(table, me),
        deadly=deadly(table, me),
        risky=risky(me),
        burning=burning(table, me),
        full_ghost=me.ghost and me.ability.ghost_uses_rooms,
        known_dead=known_dead_count(table, me) if announces(table, me) else None,
    )


def lights(table: Table) -> list[str]:
    """AC-24, AC-80  Return the places with light although the power is off."""
    shining = [player for player in table.players if player.ghost and player.ability.lights]
    return [place for place in table.board.places if table.lit(place)] if shining else []


def joined(table: Table) -> list[list[str]]:
    """AC-32  Return the groups of rooms that count as one place now."""
    return [group[:] for group in table.board.groups] if table.effect == "secret_doors" else []


def candidates(table: Table) -> list[Seat]:
    """AC-58  Return for whom one can vote."""
    return [player.seat for player in table.players if not player.ghost]


def began(table: Table, context: ViewContext[Table] | None) -> str:
    """AC-20a  Return where the current move began; empty if nobody moves."""
    if context is None or table.phase != MOVEMENT:
        return ""
    return context.start.players[table.active.seat].place


def plans(table: Table) -> dict[Seat, list[int]]:
    """AC-12, AC-20  Return for each seat this round, unless it has already moved, and the next."""
    ahead = list(range(table.round, min(table.round + 1, ROUNDS) + 1))
    order = table.board.clockwise[table.knife]
    before = 0 if table.phase == NIGHT else len(order)
    moved = table.turn if table.phase == MOVEMENT else before
    return {seat: ahead[at < moved :] for at, seat in enumerate(order)}


def guesses(table: Table, answers: list[LogEntry]) -> list[tuple[Seat, Seat, bool]]:
    """AC-73  Return whom each Cultist named as the Seer, and whether it was right."""
    found: list[tuple[Seat, Seat, bool]] = []
    for kind, who, words in answers:
        if kind == ANSWER and words == NAME_NOBODY:
            found.append((who, -1, False))
        elif kind == ANSWER and words[0] == "name":
            named = int(words[1])
            found.append((who, named, table.players[named].role is SEER))
    return found


def is_free(me: Player) -> bool:
    """AC-28, AC-83  Return whether a character needs no route now."""
    return me.ability.roams or (me.ability.roams_alive and not me.ghost)


def route_places(table: Table, me: Player) -> list[str]:
    """AC-28  Return the rooms of the route in this round in which something can be done."""
    colours, colour_of = route_line(me.route, table.round), table.board.colour
    return [
        place
        for place, room in table.rooms.items()
        if colour_of[place] in colours and not is_idle(place, room)
    ]


def is_idle(place: str, room: Room) -> bool:
    """AC-55  Return whether nothing can be done in a room any more."""
    return not room.books and place not in SPECIAL_ROOMS


def announces(table: Table, me: Player) -> bool:
    """AC-65  Return whether this character could announce enough dead now."""
    return table.phase == CLEAN_UP and me.role is CULTIST


def known_dead_count(table: Table, me: Player) -> int:
    """AC-69  Count whom a Cultist knows to be dead: ghosts, its victims, those of the set-up."""
    found = {player.seat for player in table.players if player.ghost and player.role is not CULTIST}
    found.update(dead_already(table))
    for owner, whole, _ in table.ledger:
        if owner == me.seat and whole[0] == GIVEN and whole[3] == DEAD:
            found.add(int(whole[2]))
    return len(found)


def ledger(table: Table, seat: Seat | None, over: bool) -> list[Term]:
    """AC-1a, AC-74  Return the lines as this seat sees them; at the end everything is shown."""
    if over:
        return [whole for _, whole, _ in table.ledger]
    return [whole if owner == seat else seen for owner, whole, seen in table.ledger]


def seat_view(
    player: Player, me: bool, over: bool, sees_cultists: bool, planned: list[int] | None
) -> SeatView:
    """Return a character, with its secrets only for its owner or at the end."""
    mine = me or over
    known = mine or player.shown or (sees_cultists and player.role is CULTIST)
    # By position, in the order of the fields: views are built often, and names take longer.
    return SeatView(
        player.seat,
        player.character,
        player.automa,
        player.role.id if known else None,
        player.role.side if known else None,
        player.route if mine or player.automa else None,
        player.place,
        player.ghost,
        player.died,
        player.death,
        player.shown,
        player.used,
        sorted(player.encounter_cards) if mine else None,
        sorted(player.room_cards) if mine else None,
        player.pulse[:] if over else None,
        killer(player) if over else None,
        len(player.encounter_cards),
        len(player.room_cards),
        len(player.pulse),
        names_of(player.may_be),
        player.free_routes,
        player.ghost_routes,
        player.free_routes & player.ghost_routes,
        planned or [],
    )


def killer(player: Player) -> tuple[Seat, int] | None:
    """AC-27  Return whose Dead card came first, and when."""
    dead = [(giver, when) for face, giver, when in player.pulse if face == DEAD]
    return min(dead, key=lambda card: card[1], default=None)


@cache
def names_of(roles: int) -> tuple[str, ...]:
    """Return the ids of the roles that these bits represent."""
    return tuple(role.id for role in ROLES.values() if role.bit & roles)


def room_view(table: Table, place: str, over: bool) -> RoomView:
    """AC-9, AC-52  Return a room; its icon only if it is turned up and means anything."""
    room = table.rooms[place]
    turned_up = (room.searched or over) and not table.board.options.first_game
    # By position, in the order of the fields: views are built often, and names take longer.
    return RoomView(
        place,
        room.books,
        len(room.loose),
        len(room.stack),
        room.searched,
        room.icon if turned_up else None,
        room.intruder,
        not room.books and is_idle(place, room),
        place == CAFETERIA and table.vote_token,
        place == GREEN_ROOM and table.gate == GATE_OPEN,
        sorted(room.loose) + room.stack if over else None,
    )


def dead_already(table: Table) -> list[Seat]:
    """AC-11  Return who was dead from the start."""
    return [p.seat for p in table.players if p.pulse and p.pulse[0] == (DEAD, START, 0)]


def known_dead(seen: AmongCultistsView) -> set[Seat]:
    """AC-69  Return whom a Cultist knows to be dead: ghosts, its victims, those of the set-up."""
    ghosts = {player.seat for player in seen.players if player.ghost and player.role != CULTIST.id}
    gifts = [line for line in seen.ledger if line[0] == GIVEN and line[1] == seen.seat]
    return ghosts | {int(g[2]) for g in gifts if g[3] == DEAD} | set(seen.dead_already or [])


def seen_answer(entry: LogEntry, seat: Seat | None, over: bool) -> LogEntry:
    """Return an answer as this seat sees it, without cards of others."""
    kind, who, words = entry
    hidden = words[0] in SECRET_OPTIONS and who != seat and not over
    return (kind, who, words[:1]) if hidden else entry
