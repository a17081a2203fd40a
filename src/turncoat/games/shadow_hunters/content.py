"""The printed facts of `content/facts.json`: places, characters, cards and numbers."""

from hashlib import blake2b
from importlib.resources import files
from json import dumps, loads
from typing import Any, Final, TypeAlias

WEREWOLF: Final = "werewolf"
VAMPIRE: Final = "vampire"
HUMAN: Final = "human"
KINDS: Final = (WEREWOLF, VAMPIRE, HUMAN)

RED: Final = "red"
BLUE: Final = "blue"
GREEN: Final = "green"
COLOURS: Final = (RED, BLUE, GREEN)

Facts: TypeAlias = dict[str, Any]

FACTS: Final[Facts] = loads(
    files("turncoat.games.shadow_hunters").joinpath("content/facts.json").read_text("utf-8")
)
CONTENT_HASH: Final = blake2b(dumps(FACTS, sort_keys=True).encode(), digest_size=16).hexdigest()

PLACES: Final[list[str]] = [place["id"] for place in FACTS["places"]]
PLACE_BY_NUMBER: Final[dict[int, str]] = {
    number: place["id"] for place in FACTS["places"] for number in place["numbers"]
}
KINDS_BY_PLAYERS: Final[dict[int, dict[str, int]]] = {
    int(players): dict(zip(KINDS, counts, strict=True))
    for players, counts in FACTS["kinds_by_players"].items()
}
HIT_POINTS: Final[dict[str, int]] = FACTS["hit_points"]
RELICS: Final[list[str]] = FACTS["relics"]
FIRST_GAME_HUMAN: Final[str] = FACTS["first_game_human"]

COLOUR_OF: Final[dict[str, str]] = {card["id"]: card["deck"] for card in FACTS["cards"]}
EQUIPMENT: Final[list[str]] = [c["id"] for c in FACTS["cards"] if c["kind"] == "equipment"]
EVENTS: Final[list[str]] = [c["id"] for c in FACTS["cards"] if c["kind"] == "event"]
GREENS: Final[list[str]] = [c["id"] for c in FACTS["cards"] if c["kind"] == "green"]


def full_deck(colour: str, deck_size: int) -> list[str]:
    """SH-2, SH-7  All cards of a colour, in a deck of 16 or 18."""
    return FULL_DECKS[colour, deck_size][:]


def _printed(colour: str, count: str) -> list[str]:
    cards: list[str] = []
    for card in FACTS["cards"]:
        if card["deck"] == colour:
            cards += [card["id"]] * int(card[count])
    return cards


FULL_DECKS: Final[dict[tuple[str, int], list[str]]] = {
    (colour, size): _printed(colour, count)
    for colour in COLOURS
    for size, count in ((16, "count"), (18, "in_18"))
}


class GreenCard:
    """SH-74  Whom a green card fits, and what it demands."""

    __slots__ = ("amount", "at_least", "at_most", "demand", "id", "kinds")

    def __init__(self, card: Facts) -> None:
        fits = card["fits"]
        self.id: str = card["id"]
        self.kinds: list[str] = fits.get("kinds", list(KINDS))
        self.at_most: int = fits.get("at_most", 99)
        self.at_least: int = fits.get("at_least", 0)
        self.demand: str = card["demand"]
        self.amount: int = card["amount"]


GREEN_CARDS: Final[dict[str, GreenCard]] = {
    card["id"]: GreenCard(card) for card in FACTS["cards"] if card["kind"] == "green"
}
