"""Rooms (AC-52 to AC-56): decks, tokens, books and shelves."""

from turncoat.core.terms import ALL
from turncoat.games.among_cultists.actions.unsafe_passage import draw_unsafe
from turncoat.games.among_cultists.content import SABOTAGE, SEARCHED_AT, SUCCESS
from turncoat.games.among_cultists.ledger import DRAWN, known
from turncoat.games.among_cultists.table import Player, Room, Table
from turncoat.games.among_cultists.winning import points_reached


def card_laid(table: Table, place: str) -> None:
    """AC-52  Mark a room as searched the first time its deck has three or more cards."""
    room = table.rooms[place]
    if room.searched or room.cards < SEARCHED_AT:
        return
    room.searched = True
    unsafe = room.icon and not table.board.options.first_game
    table.tell(ALL, ("searched", place, int(unsafe)))
    if unsafe:
        draw_unsafe(table)


async def check_room(table: Table, me: Player, place: str) -> None:
    """AC-52a, AC-54  Shuffle the deck, draw a card and resolve it."""
    room = table.rooms[place]
    room.shuffle()
    await resolve(table, me, place, table.chance.draw(room.loose), from_top=False)


async def turn_up_top(table: Table, me: Player, place: str) -> None:
    """AC-52a, AC-94  Resolve the top card, as AUTOMA does."""
    room = table.rooms[place]
    face = room.stack.pop() if room.stack else table.chance.draw(room.loose)
    await resolve(table, me, place, face, from_top=True)


async def resolve(table: Table, me: Player, place: str, face: str, from_top: bool) -> None:
    """AC-54  Success brings a book, Sabotage sends one back; the card leaves the game."""
    table.discards.append(face)
    table.note(known((DRAWN, place, face, int(from_top), me.seat)))
    table.tell(ALL, ("room_card", me.seat, place, face))
    if face == SUCCESS:
        await bring_book(table, place)
    elif face == SABOTAGE:
        take_book_back(table, place)


async def bring_book(table: Table, place: str) -> None:
    """AC-54 to AC-56  Move a book to the shelf; a full shelf scores."""
    room = table.rooms[place]
    shelf = table.board.shelf_of[place]
    room.books -= 1
    table.shelves[shelf.id] += 1
    table.tell(ALL, ("book", place, shelf.id))
    if room.completed:
        complete(table, place, room)
    if table.shelves[shelf.id] == shelf.books:
        table.points += shelf.points
        table.tell(ALL, ("scores", shelf.id, shelf.points, table.points))
        if table.points >= table.goal:
            await points_reached(table)


def complete(table: Table, place: str, room: Room) -> None:
    """AC-55  Complete a room: its cards leave the game unseen."""
    table.discards += room.empty()
    table.tell(ALL, ("completed", place))


def take_book_back(table: Table, place: str) -> None:
    """AC-54  Move a book from the room's shelf back to the room, if there is one."""
    shelf = table.board.shelf_of[place]
    if table.shelves[shelf.id]:
        table.shelves[shelf.id] -= 1
        table.rooms[place].books += 1
        table.tell(ALL, ("book_back", place, shelf.id))
