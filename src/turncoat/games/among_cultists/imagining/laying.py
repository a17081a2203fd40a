"""Turn an imagined world into a table at the restart point."""

from turncoat.core.chance import Chance
from turncoat.core.fields import transfer
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.content import BY_CHARACTERS, UNSAFE, cards
from turncoat.games.among_cultists.imagining.world import World
from turncoat.games.among_cultists.ledger import DRAWN, GIVEN, LAID, PILE, START
from turncoat.games.among_cultists.roles import ROLES, bits
from turncoat.games.among_cultists.setup import full_bag, unsafe_deck
from turncoat.games.among_cultists.table import Player, Room, Table, bare_table, fresh_player
from turncoat.games.among_cultists.views.schema import AmongCultistsView, RoomView, SeatView

# What the view shows as it is; the rest is imagined.
lay_seen = transfer(
    Table,
    AmongCultistsView,
    apart=("players", "rooms", "draw_pile", "unsafe", "bag", "ledger"),
)
lay_seen_player = transfer(
    Player, SeatView, apart=("role", "route", "encounter_cards", "room_cards", "pulse", "may_be")
)
lay_seen_room = transfer(Room, RoomView, apart=("icon", "loose", "stack"))


def lay(world: World, chance: Chance) -> Table:
    """Build the table; its chance will repeat what was drawn since the restart point."""
    start = world.start
    players = [lay_player(world, seen) for seen in start.players]
    table = bare_table(world.board, chance, players, lay_rooms(world, chance))
    lay_seen(table, start)
    table.ledger = world.ledger[: start.ledger_length]
    lay_piles(world, table)
    chance.script = world.luck()
    return table


def lay_player(world: World, seen: SeatView) -> Player:
    """Build a character with an imagined role and route and its full deck."""
    role = ROLES[world.cast[seen.seat]]
    player = fresh_player(world.board, seen.seat, seen.character, role, world.routes[seen.seat])
    player.may_be = bits([ROLES[name] for name in seen.may_be])
    lay_seen_player(player, seen)
    return player


def lay_rooms(world: World, chance: Chance) -> dict[str, Room]:
    """AC-7  Build the rooms; unknown tokens are drawn from those that are left."""
    icons = BY_CHARACTERS[world.board.count]["room_tokens"].copy()
    for now in world.view.rooms:
        if now.icon is not None:
            icons["unsafe" if now.icon else "plain"] -= 1
    unknown = cards(icons)
    chance.shuffle(unknown)
    rooms: dict[str, Room] = {}
    for seen, now in zip(world.start.rooms, world.view.rooms, strict=True):
        icon = unknown.pop() == "unsafe" if now.icon is None else now.icon
        room = Room(seen.books, icon)
        lay_seen_room(room, seen)
        rooms[seen.id] = room
    return rooms


def lay_piles(world: World, table: Table) -> None:
    """Repeat all gifts, laid cards and draws up to the restart point."""
    board = world.board
    table.draw_pile = cards(BY_CHARACTERS[board.count]["room_start"])
    table.unsafe = unsafe_deck(board)
    table.bag = full_bag(board)
    for drawn in world.start.past + world.removed_before():
        table.bag.remove(drawn)
    for _, words, _ in table.ledger:
        if words[0] == GIVEN:
            give(table, int(words[1]), int(words[2]), str(words[3]), int(words[4]))
        elif words[0] == LAID:
            lay_card(table, int(words[1]), str(words[2]), str(words[3]))
        elif words[0] == DRAWN and words[1] != UNSAFE:
            take_card(table.rooms[str(words[1])], str(words[2]), bool(words[3]))
            table.discards.append(str(words[2]))
    for room in table.rooms.values():
        if room.completed:
            table.discards += room.empty()


def give(table: Table, giver: Seat, receiver: Seat, face: str, round_number: int) -> None:
    """AC-6, AC-25  Give a card from the giver's hand or from the set-up."""
    if giver != START:
        table.players[giver].encounter_cards.remove(face)
    table.players[receiver].pulse.append((face, giver, round_number))


def lay_card(table: Table, who: Seat, place: str, face: str) -> None:
    """AC-7, AC-46, AC-52  Lay a card on a room's deck or into the unsafe-passage deck."""
    if who == PILE:
        table.draw_pile.remove(face)
    elif who != START:
        table.players[who].room_cards.remove(face)
    table.put(place, face)


def take_card(room: Room, face: str, from_top: bool) -> None:
    """AC-52a, AC-54  Remove a drawn card from a deck."""
    if from_top and room.stack:
        room.stack.pop()
        return
    if not from_top:
        room.shuffle()
    room.loose.remove(face)
