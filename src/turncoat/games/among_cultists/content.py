"""Printed facts from `content/facts.json`: cards, tokens, maps, shelves and routes."""

from hashlib import blake2b
from importlib.resources import files
from json import dumps, loads
from typing import Any, Final, TypeAlias

INVESTIGATORS: Final = "investigators"
CULTISTS: Final = "cultists"
SIDES: Final = (INVESTIGATORS, CULTISTS)

ALIVE: Final = "alive"
DEAD: Final = "dead"
SUCCESS: Final = "success"
FAILURE: Final = "failure"
SABOTAGE: Final = "sabotage"
ENCOUNTER_CARDS: Final = (ALIVE, DEAD)
ROOM_CARDS: Final = (SUCCESS, FAILURE, SABOTAGE)

# Rooms with special actions, and the hall where everybody starts.
CAFETERIA: Final = "LB"
SECURITY: Final = "R"
GREEN_ROOM: Final = "G"
CENTRAL_HALL: Final = "H0"
SPECIAL_ROOMS: Final = (CAFETERIA, SECURITY, GREEN_ROOM)
# Stands for the unsafe-passage deck where a place is expected.
UNSAFE: Final = "unsafe"

Facts: TypeAlias = dict[str, Any]

FACTS: Final[Facts] = loads(
    files("turncoat.games.among_cultists").joinpath("content/facts.json").read_text("utf-8")
)
CONTENT_HASH: Final = blake2b(dumps(FACTS, sort_keys=True).encode(), digest_size=16).hexdigest()

# AC-3a: by the number of characters, counting AUTOMA.
BY_CHARACTERS: Final[dict[int, Facts]] = {int(n): f for n, f in FACTS["by_players"].items()}
PEOPLE: Final = range(4, 9)
ROUNDS: Final[int] = FACTS["rounds"]
MOVE_POINTS: Final[int] = FACTS["move_points"]
SEARCHED_AT: Final[int] = FACTS["explore_threshold"]
LOYALTY_MAX: Final[int] = FACTS["loyalty_max"]

EVENTS: Final[list[str]] = [event["id"] for event in FACTS["events"]]
COLOURS: Final = ("DB", "P", "LB", "O", "G", "R")
CULTIST_TOKENS: Final[list[str]] = FACTS["cultist_tokens"]
CHARACTERS: Final[list[str]] = FACTS["characters"]

# AC-28: ten routes of four lines; a line is a list of colours.
ROUTES: Final[list[list[list[str]]]] = FACTS["routes"]
ALL_ROUTES: Final = (1 << len(ROUTES)) - 1

PLACES: Final[list[str]] = sorted(
    {place["id"] for plan in FACTS["maps"].values() for place in plan["places"]}
)
ROOMS: Final[list[str]] = sorted(
    {p["id"] for plan in FACTS["maps"].values() for p in plan["places"] if p["colour"]}
)


def cards(counts: dict[str, int]) -> list[str]:
    """Return as many of each card as the counts say."""
    return [card for card, count in counts.items() for _ in range(count)]


def of_kind(deck: list[str], kind: tuple[str, ...]) -> list[str]:
    """Return the cards of one kind in a deck."""
    return [card for card in deck if card in kind]


# The number of lines of a route, which repeat, and the rounds of each line.
LINES: Final = len(ROUTES[0])
ROUTE_ROUNDS: Final = [list(range(line, ROUNDS + 1, LINES)) for line in range(1, LINES + 1)]


def route_line(route: int, round_number: int) -> list[str]:
    """AC-28  Return the colours of a route in a round."""
    return ROUTES[route][(round_number - 1) % LINES]


def _routes_through(round_number: int, colour: str) -> int:
    return sum(1 << r for r in range(len(ROUTES)) if colour in route_line(r, round_number))


# AC-28: the routes that allow a colour in a round, as bits.
ROUTES_THROUGH: Final[dict[tuple[int, str], int]] = {
    (number, colour): _routes_through(number, colour)
    for number in range(1, ROUNDS + 1)
    for colour in COLOURS
}

DECKS: Final[dict[str, list[str]]] = {name: cards(deck) for name, deck in FACTS["decks"].items()}
