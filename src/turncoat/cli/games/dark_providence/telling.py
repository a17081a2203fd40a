"""The story in fewer sentences: repeated events are told together."""

from collections import Counter
from collections.abc import Callable, Container
from typing import Final

from turncoat.cli.games.dark_providence.scene import numbered
from turncoat.cli.terminal.i18n import catalogue, text
from turncoat.core.terms import Event
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY, ON_MYTHOS
from turncoat.locales.translator import Translator

# The positions at which repeated events must agree to be told together.
ALIKE: Final[dict[str, tuple[int, ...]]] = {
    "plays": (1, 3),
    "discards": (1,),
    "retrieves": (1,),
    "moves": (1, 2),
    "turns_up": (),
}
FROM: Final = {
    ON_CITY: "cli-dp-told-from-city",
    ON_BASE: "cli-dp-told-from-base",
    ON_MYTHOS: "cli-dp-told-from-mythos",
    "limbo": "cli-dp-told-from-limbo",
}


def goes_on(event: Event, cultists: Container[object]) -> bool:
    """Return whether the next event may be part of the same sentence."""
    return event[0] == "reveals" or is_repeated(event, cultists)


def is_repeated(event: Event, cultists: Container[object]) -> bool:
    """Return whether an event is of a kind that repeats; only cultists move step by step."""
    return event[0] in ALIKE and (event[0] != "moves" or event[2] in cultists)


def together(first: Event, second: Event, cultists: Container[object]) -> bool:
    """Return whether the second event is told in the sentence of the first."""
    if first[0] == "reveals":
        return second[0] == "gains_vp" and first[1] == second[1]
    same = first[0] == second[0] and is_repeated(first, cultists)
    return same and all(first[n] == second[n] for n in ALIKE[str(first[0])])


def groups(events: list[Event], cultists: Container[object]) -> list[list[Event]]:
    """Group events by the sentence that tells them."""
    found: list[list[Event]] = []
    for event in events:
        if found and together(found[-1][-1], event, cultists):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def sentence(group: list[Event], translator: Translator) -> str:
    """Return one sentence for a group."""
    first = group[0]
    if first[:3] == ("claims_spot", translator.me, ON_CITY):
        return text("cli-dp-told-own-city", city=translator.name("city", first[3]))
    if len(group) == 1:
        return translator.event(first)
    return SEVERAL[str(first[0])](group, translator)


def who(event: Event, translator: Translator) -> dict[str, str]:
    """Return the arguments for the player whom an event names first."""
    return {
        "name": translator.name("seat", event[1]),
        "is_me": "yes" if event[1] == translator.me else "no",
    }


def reveals(group: list[Event], translator: Translator) -> str:
    """DP-35  An alignment, and what was scored with it."""
    (_, _, alignment), (_, _, points, vp) = group
    return text(
        "cli-dp-told-reveals",
        **who(group[0], translator),
        alignment=translator.name("alignment", alignment),
        points=points,
        vp=vp,
    )


def turns_up(group: list[Event], translator: Translator) -> str:
    """Return new base cards, each with its city."""
    cards = [
        text(
            "cli-dp-told-base",
            card=translator.name("card", card),
            in_city=translator.form("city", city, "in"),
        )
        for _, city, card in group
    ]
    return text("cli-dp-told-bases", cards=text("cli-plain-next").join(cards))


def moves(group: list[Event], translator: Translator) -> str:
    """Return the steps of a cultist."""
    steps = [translator.form("city", event[3], "to") for event in group]
    return text(
        "cli-dp-told-moves", **who(group[0], translator), steps=text("cli-dp-then").join(steps)
    )


def retrieves(group: list[Event], translator: Translator) -> str:
    """Return how many cubes come from where."""
    found = []
    for (kind, *place), number in Counter(event[2:] for event in group).items():
        found.append(text(FROM[str(kind)], number=number, **origin(str(kind), place, translator)))
    return text(
        "cli-dp-told-retrieves", **who(group[0], translator), found=catalogue().listed(found)
    )


def origin(kind: str, place: list[str | int], translator: Translator) -> dict[str, str]:
    """Return the arguments for the place that cubes come from."""
    if kind == ON_MYTHOS:
        return {"card": translator.name("card", place[0])}
    if kind == ON_CITY:
        return {"city": translator.name("city", place[0])}
    return {"in_city": translator.form("city", place[0], "in")} if kind == ON_BASE else {}


def discards(group: list[Event], translator: Translator) -> str:
    """Return all cards that were discarded."""
    cards = cards_of(group, translator)
    return text("cli-dp-told-discards", **who(group[0], translator), cards=cards)


def plays(group: list[Event], translator: Translator) -> str:
    """Return all cards that were played for one purpose."""
    purpose = translator.form("resource", group[0][3], "for")
    cards = cards_of(group, translator)
    return text("cli-dp-told-plays", **who(group[0], translator), cards=cards, purpose=purpose)


def cards_of(group: list[Event], translator: Translator) -> str:
    """Return the cards of several events as a list."""
    return catalogue().listed(numbered([translator.name("card", event[2]) for event in group]))


SEVERAL: Final[dict[str, Callable[[list[Event], Translator], str]]] = {
    "plays": plays,
    "discards": discards,
    "retrieves": retrieves,
    "moves": moves,
    "turns_up": turns_up,
    "reveals": reveals,
}
