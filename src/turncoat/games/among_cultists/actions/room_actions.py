"""Room actions (AC-41, AC-42, AC-52 to AC-62): what can be done in a room."""

from typing import Final

from turncoat.core.decision import ask
from turncoat.core.terms import ALL, Option, Seat, bit
from turncoat.games.among_cultists.actions.rooms import card_laid, check_room
from turncoat.games.among_cultists.actions.status import check_status
from turncoat.games.among_cultists.actions.voting import vote
from turncoat.games.among_cultists.content import (
    CAFETERIA,
    GREEN_ROOM,
    ROOM_CARDS,
    ROUTES_THROUGH,
    SECURITY,
)
from turncoat.games.among_cultists.ghosts import after_deeds
from turncoat.games.among_cultists.roles import CALLED_VOTE, USED_CAMERA
from turncoat.games.among_cultists.table import GATE_CLOSED, GATE_OPEN, Player, Table
from turncoat.games.among_cultists.winning import points_reached

CALL_VOTE: Final[Option] = ("call_vote",)
USE_CAMERAS: Final[Option] = ("use_cameras",)
RESET_POWER: Final[Option] = ("reset_power",)
YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)


def room_actions(table: Table, me: Player, refused: list[Seat]) -> list[Option]:
    """AC-41, AC-42  List the room actions here, or in any joined room, without a cultist token."""
    options: list[Option] = []
    if me.place not in table.rooms or not route_allows(table, me):
        return options
    for place in table.here(me.place):
        room = table.rooms[place]
        if not room.intruder:
            if me.room_cards and not room.completed:
                options.append(("refill_room", place))
            if can_be_checked(table, place):
                options.append(("check_room", place))
            if not me.ghost or me.ability.ghost_uses_rooms:
                options += special_actions(table, me, place, refused)
    return options


def route_allows(table: Table, me: Player) -> bool:
    """AC-28, AC-83  Whether the route of this character covers its room in this round."""
    if me.ability.roams or (me.ability.roams_alive and not me.ghost):
        return True
    colour = table.board.colour[me.place]
    return bool(ROUTES_THROUGH[table.round, colour] >> me.route & 1)


def follows_route(table: Table, me: Player) -> None:
    """AC-28  Note which routes everybody can rule out after this room action."""
    fitting = ROUTES_THROUGH[table.round, table.board.colour[me.place]]
    if me.ghost:
        me.ghost_routes &= fitting
    else:
        me.free_routes &= fitting


def can_be_checked(table: Table, place: str) -> bool:
    """AC-54  Whether a room is searched, not completed and has a deck."""
    room = table.rooms[place]
    return room.searched and not room.completed and room.cards > 0


def special_actions(table: Table, me: Player, place: str, refused: list[Seat]) -> list[Option]:
    """AC-57, AC-60 to AC-62  List the actions that only this room offers."""
    if place == CAFETERIA:
        return [CALL_VOTE] if table.vote_token else []
    if place == GREEN_ROOM:
        open_gate = table.gate == GATE_OPEN and table.round <= table.gate_deadline
        return partners(table, me, refused) if open_gate else []
    if place != SECURITY:
        return []
    options = [] if table.power else [RESET_POWER]
    if table.lit(SECURITY) and camera_targets(table, me):
        options.append(USE_CAMERAS)
    return options


async def choose_card(table: Table, me: Player, place: str) -> str:
    """AC-48, AC-52  Ask for a room card from the hand, and take it out of the hand."""
    option = await ask(
        me.seat,
        ("lay", place),
        lambda: [("lay", face) for face in ROOM_CARDS if face in me.room_cards],
    )
    face = str(option[1])
    me.room_cards.remove(face)
    table.tell(bit(me.seat), ("laid", place, face))
    return face


async def refill(table: Table, me: Player, option: Option) -> None:
    """AC-52  Add a card to a room's deck."""
    follows_route(table, me)
    place = str(option[1])
    table.tell(ALL, ("refills", me.seat, place))
    face = await choose_card(table, me, place)
    table.lay_card(me.seat, place, face, table.round)
    card_laid(table, place)


async def check(table: Table, me: Player, option: Option) -> None:
    """AC-54  Check a room on the spot."""
    follows_route(table, me)
    await check_room(table, me, str(option[1]))


async def call_vote(table: Table, me: Player, option: Option) -> None:
    """AC-57, AC-84  Turn the vote token and hold a vote; a Rookie dies before the discussion."""
    follows_route(table, me)
    table.vote_token = False
    table.tell(ALL, ("calls_vote", me.seat))
    await after_deeds(table, me, (CALLED_VOTE,))
    await vote(table)


async def use_cameras(table: Table, me: Player, option: Option) -> None:
    """AC-60, AC-84  Check a room or a character anywhere; a Rookie dies afterwards."""
    follows_route(table, me)
    table.tell(ALL, ("uses_camera", me.seat))
    target = await ask(me.seat, ("camera",), lambda: camera_targets(table, me))
    if target[0] == "camera_room":
        await check_room(table, me, str(target[1]))
        await after_deeds(table, me, (USED_CAMERA,))
    else:
        await check_status(table, me, table.players[int(target[1])], (USED_CAMERA,))


def camera_targets(table: Table, me: Player) -> list[Option]:
    """AC-42, AC-60  List the targets; cultist tokens and routes do not matter for them."""
    rooms: list[Option] = [
        ("camera_room", place) for place in table.rooms if can_be_checked(table, place)
    ]
    others = [player for player in table.living() if player is not me]
    return rooms + [("camera_status", player.seat) for player in others]


async def reset_power(table: Table, me: Player, option: Option) -> None:
    """AC-61  Switch the power back on."""
    follows_route(table, me)
    table.power = True
    table.tell(ALL, ("restores_power", me.seat))


def partners(table: Table, me: Player, refused: list[Seat]) -> list[Option]:
    """AC-62, AC-82  List the partners: others in the room whose turn is still to come."""
    later = table.board.clockwise[table.knife][table.turn + 1 :]
    return [
        ("close_gate", seat)
        for seat in later
        if seat not in refused and can_help(table, table.players[seat])
    ]


def can_help(table: Table, other: Player) -> bool:
    """AC-62, AC-82  Whether somebody can help at the gate; AUTOMA and most ghosts cannot."""
    able = not other.ghost or other.ability.ghost_uses_rooms
    return able and not other.automa and other.place == GREEN_ROOM


async def close_gate(table: Table, me: Player, partner: Player) -> bool:
    """AC-62  Ask the partner openly; return whether the gate was closed."""
    follows_route(table, me)
    table.tell(ALL, ("asks_at_gate", me.seat, partner.seat))
    if await ask(partner.seat, ("close_gate", me.seat), lambda: [YES, NO]) == NO:
        table.tell(ALL, ("refuses_at_gate", partner.seat))
        return False
    table.gate = GATE_CLOSED
    table.gate_partner = partner.seat
    table.goal -= 1
    table.tell(ALL, ("gate_closed", me.seat, partner.seat, table.goal))
    if table.points >= table.goal:
        await points_reached(table)
    return True
