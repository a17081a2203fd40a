"""The story in fewer sentences: repeated events are told together."""

from collections import Counter
from typing import Final

from turncoat.cli.games.dark_providence.scene import numbered
from turncoat.cli.terminal.i18n import catalogue, text
from turncoat.core.terms import Event
from turncoat.games.dark_providence.board.influence import ON_BASE, ON_CITY, ON_MYTHOS
from turncoat.locales.translator import Translator

# The positions at which repeated events must agree to be told together.
ALIKE: Final[dict[str, tuple[int, ...]]] = {
    "plays": (1, 3),
    "discards": (1,),
    "retrieves": (1,),
    "moves": (1, 2),
    "turns_up": (),
}
CULTISTS: Final = ("cultist1", "cultist2")
FROM: Final = {
    ON_CITY: "cli-dp-told-from-city",
    ON_BASE: "cli-dp-told-from-base",
    ON_MYTHOS: "cli-dp-told-from-mythos",
    "limbo": "cli-dp-told-from-limbo",
}


def goes_on(event: Event) -> bool:
    """Return whether the next event may be part of the same sentence."""
    return event[0] == "reveals" or is_repeated(event)


def is_repeated(event: Event) -> bool:
    """Return whether an event is of a kind that repeats; only cultists move step by step."""
    return event[0] in ALIKE and (event[0] != "moves" or event[2] in CULTISTS)


def together(first: Event, second: Event) -> bool:
    """Return whether the second event is told in the sentence of the first."""
    if first[0] == "reveals":
        return second[0] == "gains_vp" and first[1] == second[1]
    same = first[0] == second[0] and is_repeated(first)
    return same and all(first[n] == second[n] for n in ALIKE[str(first[0])])


def groups(events: list[Event]) -> list[list[Event]]:
    """Group events by the sentence that tells them."""
    found: list[list[Event]] = []
    for event in events:
        if found and together(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def sentence(group: list[Event], translator: Translator) -> str:
    """Return one sentence for a group."""
    first = group[0]
    if first[:3] == ("claims_spot", translator.me, ON_CITY):
        return text("cli-dp-told-own-city", claims=translator.event(first))
    if len(group) == 1:
        return translator.event(first)
    if first[0] == "reveals":
        parts = [translator.event(event) for event in group]
        return text("cli-dp-told-reveals", reveals=parts[0], gains=parts[1])
    if first[0] == "turns_up":
        return text(
            "cli-dp-told-bases", cards=text("cli-plain-next").join(bases(group, translator))
        )
    name = translator.name("seat", first[1])
    if first[0] == "moves":
        cities = [translator.name("city", event[3]) for event in group]
        return text("cli-dp-told-moves", name=name, cities=text("cli-dp-then").join(cities))
    is_me = "yes" if first[1] == translator.me else "no"
    if first[0] == "retrieves":
        found = catalogue().listed(origins(group, translator))
        return text("cli-dp-told-retrieves", name=name, is_me=is_me, found=found)
    cards = catalogue().listed(numbered([translator.name("card", event[2]) for event in group]))
    if first[0] == "discards":
        return text("cli-dp-told-discards", name=name, is_me=is_me, cards=cards)
    resource = str(first[3])
    return text("cli-dp-told-plays", name=name, is_me=is_me, cards=cards, resource=resource)


def bases(group: list[Event], translator: Translator) -> list[str]:
    """Return new base cards, each with its city."""
    return [
        text(
            "cli-dp-told-base",
            card=translator.name("card", card),
            city=translator.name("city", city),
        )
        for _, city, card in group
    ]


def origins(group: list[Event], translator: Translator) -> list[str]:
    """Return how many cubes come from where."""
    found = []
    for (kind, *place), number in Counter(event[2:] for event in group).items():
        names = "card" if kind == ON_MYTHOS else "city"
        name = translator.name(names, place[0]) if place else ""
        found.append(text(FROM[str(kind)], number=number, name=name))
    return found
