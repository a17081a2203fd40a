"""What work in a room is worth: the points of its shelf for each action that it still takes."""

from typing import Final

from turncoat.bots.among_cultists.mind import Mind
from turncoat.bots.among_cultists.plan import Shelf
from turncoat.games.among_cultists.content import SEARCHED_AT
from turncoat.games.among_cultists.view import RoomView

# No deck is so bad that work in it is endless.
LEAST_CLEAN: Final = 0.25
# How likely a card is a Success where no card lies yet.
FRESH: Final = 0.9
# Only half of the shelves are needed: those that are done soon count for more.
SOON: Final = 22.0
SOON_TOO: Final = 2.0
# What a further card is worth where cards are not wanting: it thins out the red ones.
SPARE_CARD: Final = 0.25


def clean_share(mind: Mind, place: str) -> float:
    """How likely the next card of a deck is a Success."""
    reckon_rates(mind)
    return mind.clean[place]


def reckon_clean(mind: Mind) -> None:
    """Judge all decks by who laid their cards."""
    belief = mind.belief
    chances, stock = belief.red_chances(), belief.stock
    for place in mind.rooms:
        deck = belief.decks.get(place)
        if deck is None or deck.cards < 1:
            mind.clean[place] = FRESH
        else:
            mind.clean[place] = 1.0 - deck.red(chances, stock) / deck.cards


def effort(mind: Mind, room: RoomView) -> float:
    """How many actions until all books of a room are on the shelf."""
    if not room.books:
        return 0.0
    checks = room.books / max(mind.clean[room.id], LEAST_CLEAN)
    cards = room.cards
    refills = max(SEARCHED_AT - cards, 0) if not room.searched else 0
    return refills + checks + max(checks - cards - refills, 0.0)


def reckon_rates(mind: Mind) -> dict[str, float]:
    """For each room, what one action there is worth."""
    if mind.rates:
        return mind.rates
    reckon_clean(mind)
    needed = mind.view.goal - mind.view.points
    for shelf in mind.plan.shelves:
        rate = shelf_rate(mind, shelf, needed)
        for room in shelf.rooms:
            mind.rates[room] = rate if mind.rooms[room].books else 0.0
    return mind.rates


def shelf_rate(mind: Mind, shelf: Shelf, needed: int) -> float:
    """The points of a shelf for each action; points beyond the goal are worth nothing."""
    work = sum(effort(mind, mind.rooms[room]) for room in shelf.rooms)
    return min(shelf.points, needed + 1) / work * SOON / (work + SOON_TOO) if work else 0.0


def checking(mind: Mind, place: str) -> float:
    """What a check of a room is worth."""
    room = mind.rooms[place]
    return reckon_rates(mind)[place] * min(mind.clean[place] / 0.7, 1.2) if room.books else 0.0


def refilling(mind: Mind, place: str) -> float:
    """What a Success laid in a room is worth."""
    room = mind.rooms[place]
    if not room.books:
        return 0.0
    rate = reckon_rates(mind)[place]
    if room.searched:
        return rate * (1.0 if room.cards * mind.clean[place] < room.books else SPARE_CARD)
    return rate if room.cards < SEARCHED_AT else rate * SPARE_CARD
