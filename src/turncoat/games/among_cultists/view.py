"""Views: what a seat may know (AC-1a, AC-11, AC-12, AC-74), built up from nothing."""

from functools import cache

import msgspec

from turncoat.core.rules import ViewContext
from turncoat.core.terms import LogEntry, Seat, Term
from turncoat.core.view import View, heard
from turncoat.games.among_cultists.content import DEAD
from turncoat.games.among_cultists.ledger import GIVEN, START
from turncoat.games.among_cultists.options import Options
from turncoat.games.among_cultists.roles import CULTIST, ROLES
from turncoat.games.among_cultists.round import MOVEMENT
from turncoat.games.among_cultists.table import Player, Table

# Options whose argument only their owner may know.
SECRET_OPTIONS = ("give", "lay", "token")


class SeatView(msgspec.Struct, frozen=True):
    """A character as a viewer sees it; None stands for what the viewer does not know.

    `pulse` has the face, giver and round of each pulse card, once the game is over.
    """

    seat: Seat
    character: str
    automa: bool
    role: str | None
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
    encounter_count: int
    room_count: int
    pulse_count: int
    may_be: tuple[str, ...]
    free_routes: int
    ghost_routes: int


class RoomView(msgspec.Struct, frozen=True):
    """What everybody sees of a room.

    `icon` is None until its token is turned up, and always in a first game, where icons mean
    nothing; `deck` is None until the end.
    """

    id: str
    books: int
    loose: int
    stack: int
    searched: bool
    icon: bool | None
    intruder: bool
    deck: list[str] | None

    @property
    def cards(self) -> int:
        """The number of cards in its deck."""
        return self.loose + self.stack

    @property
    def completed(self) -> bool:
        """AC-55  Whether all its books are on the shelf."""
        return self.books == 0


class AmongCultistsView(View, kw_only=True):
    """What one seat may know of the table.

    `phase` is night, movement, event, action or clean_up, and discussion while people discuss and
    vote. `ledger` has what was laid, drawn and looked at, with the faces that the seat knows.
    `dead_already` are the seats that a Cultist saw dead at night. `start` is the view at the
    restart point; it has only the length of its ledger.
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
    start: "AmongCultistsView | None"


def view(table: Table, seat: Seat | None, context: ViewContext[Table] | None) -> AmongCultistsView:
    """AC-1a  Return what is public and what this seat was shown."""
    me = None if seat is None else table.players[seat]
    over = table.ended != ""
    sees_cultists = me is not None and me.ability.sees_cultists
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
        players=[seat_view(p, p is me, over, sees_cultists) for p in table.players],
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
    )


def began(table: Table, context: ViewContext[Table] | None) -> str:
    """AC-20a  Return where the current move began; empty if nobody moves."""
    if context is None or table.phase != MOVEMENT:
        return ""
    return context.start.players[table.active.seat].place


def ledger(table: Table, seat: Seat | None, over: bool) -> list[Term]:
    """AC-1a, AC-74  Return the lines as this seat sees them; at the end everything is shown."""
    if over:
        return [whole for _, whole, _ in table.ledger]
    return [whole if owner == seat else seen for owner, whole, seen in table.ledger]


def seat_view(player: Player, me: bool, over: bool, sees_cultists: bool) -> SeatView:
    """Return a character, with its secrets only for its owner or at the end."""
    mine = me or over
    known = mine or player.shown or (sees_cultists and player.role is CULTIST)
    return SeatView(
        seat=player.seat,
        character=player.character,
        automa=player.automa,
        role=player.role.id if known else None,
        route=player.route if mine or player.automa else None,
        place=player.place,
        ghost=player.ghost,
        died=player.died,
        death=player.death,
        shown=player.shown,
        used=player.used,
        encounter_cards=sorted(player.encounter_cards) if mine else None,
        room_cards=sorted(player.room_cards) if mine else None,
        pulse=player.pulse[:] if over else None,
        encounter_count=len(player.encounter_cards),
        room_count=len(player.room_cards),
        pulse_count=len(player.pulse),
        may_be=names_of(player.may_be),
        free_routes=player.free_routes,
        ghost_routes=player.ghost_routes,
    )


@cache
def names_of(roles: int) -> tuple[str, ...]:
    """Return the ids of the roles that these bits represent."""
    return tuple(role.id for role in ROLES.values() if role.bit & roles)


def room_view(table: Table, place: str, over: bool) -> RoomView:
    """AC-9, AC-52  Return a room; its icon only if it is turned up and means anything."""
    room = table.rooms[place]
    turned_up = (room.searched or over) and not table.board.options.first_game
    return RoomView(
        id=place,
        books=room.books,
        loose=len(room.loose),
        stack=len(room.stack),
        searched=room.searched,
        icon=room.icon if turned_up else None,
        intruder=room.intruder,
        deck=sorted(room.loose) + room.stack if over else None,
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
