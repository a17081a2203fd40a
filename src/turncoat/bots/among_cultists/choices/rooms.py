"""Rooms: what work there is worth, in points of the shelf for each action it takes."""

from typing import Final

from turncoat.bots.among_cultists.mind import Mind
from turncoat.bots.among_cultists.plan import Shelf
from turncoat.games.among_cultists.content import SEARCHED_AT
from turncoat.games.among_cultists.views.schema import RoomView

# The lowest chance assumed, so that no effort is infinite.
LEAST_CLEAN: Final = 0.25
# How likely a card is to be a Success in an empty deck, and on average.
FRESH: Final = 0.9
USUAL: Final = 0.7
BEST: Final = 1.2
# Only about half of the shelves are needed, so nearly full ones count for more.
SOON: Final = 22.0
SOON_TOO: Final = 2.0
MOST: Final = 4.0
# The worth of another card where there are enough: it dilutes the red ones.
SPARE_CARD: Final = 0.25


def room_rates(mind: Mind) -> dict[str, float]:
    """Return what one action is worth in each room."""
    if not mind.rates:
        compute_clean(mind)
        rooms, rates = mind.around.rooms, mind.rates
        needed = mind.view.goal - mind.view.points
        for shelf in mind.plan.shelves:
            rate = shelf_rate(mind, shelf, needed)
            for room in shelf.rooms:
                rates[room] = rate if rooms[room].books else 0.0
    return mind.rates


def compute_clean(mind: Mind) -> None:
    """Compute how likely the next card of each deck is to be a Success."""
    belief, clean = mind.belief, mind.clean
    chances, stock = belief.red_chances(), belief.stock
    for place in mind.around.rooms:
        deck = belief.decks.get(place)
        if deck is None or deck.cards < 1:
            clean[place] = FRESH
        else:
            clean[place] = 1.0 - deck.red(chances, stock) / deck.cards


def shelf_rate(mind: Mind, shelf: Shelf, needed: int) -> float:
    """Return the points of a shelf for each action; points beyond the goal do not count."""
    rooms = mind.around.rooms
    work = sum(effort(mind, rooms[room]) for room in shelf.rooms)
    if not work:
        return 0.0
    return min(min(shelf.points, needed + 1) / work * SOON / (work + SOON_TOO), MOST)


def effort(mind: Mind, room: RoomView) -> float:
    """Return how many actions are needed until all books of a room are on the shelf."""
    if not room.books:
        return 0.0
    checks = room.books / max(mind.clean[room.id], LEAST_CLEAN)
    cards = room.cards
    refills = 0 if room.searched else max(SEARCHED_AT - cards, 0)
    return refills + checks + max(checks - cards - refills, 0.0)


def checking(mind: Mind, place: str) -> float:
    """Return what checking a room is worth."""
    if not mind.around.rooms[place].books:
        return 0.0
    return room_rates(mind)[place] * min(mind.clean[place] / USUAL, BEST)


def refilling(mind: Mind, place: str) -> float:
    """Return what laying a Success in a room is worth."""
    room = mind.around.rooms[place]
    rate = room_rates(mind)[place]
    if room.searched:
        wanting = room.cards * mind.clean[place] < room.books
    else:
        wanting = room.cards < SEARCHED_AT
    return rate if wanting else rate * SPARE_CARD
