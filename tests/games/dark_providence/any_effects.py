"""Random effects: any verb, mod and act, with any values that the schema allows."""

from copy import deepcopy
from functools import cache
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from tests.games.dark_providence.files import DEFAULT, Raw, default_file
from turncoat.core.errors import BadContent
from turncoat.games.dark_providence.content.reading import box_of
from turncoat.games.dark_providence.content.schema import acts, mods, verbs

VERBS: Any = get_args(verbs.Effect)
MODS: Any = get_args(mods.AnyMod)
ACTS: Any = get_args(acts.AnyAct)
NESTING = (verbs.Choose, verbs.May)
CITY_CARDS = [card["id"] for card in DEFAULT["cards"] if card["kind"] == "city"]


def struct(random: Random, form: Any, depth: int = 0) -> Raw:
    """A random instance of this struct as raw data, with all its fields."""
    config = form.__struct_config__
    hints = get_type_hints(form, vars(verbs), include_extras=True)
    found = {field: value(random, hints[field], depth) for field in form.__struct_fields__}
    return {config.tag_field: config.tag, **found} if config.tag_field else found


def value(random: Random, form: Any, depth: int) -> Any:
    kind, inner = get_origin(form), get_args(form)
    if kind is Annotated:
        return within(random, inner[0], inner[1], depth)
    if kind is Literal:
        return random.choice(inner)
    if inner == VERBS:
        return struct(random, verb(random, depth), depth)
    if kind is Union or kind is UnionType:
        return value(random, random.choice(inner), depth)
    if kind is list:
        return [value(random, inner[0], depth + 1) for _ in range(random.choice([1, 1, 2]))]
    return random.random() < 0.5 if form is bool else struct(random, form, depth)


def within(random: Random, form: Any, limits: Any, depth: int) -> Any:
    if form is int:
        return random.randint(max(limits.ge, -3), min(limits.le, 4))
    if form is str:
        ends = "deep_ones" in limits.pattern
        return f"deep_ones_in_play>={random.randint(1, 8)}" if ends else random.choice(CITY_CARDS)
    return value(random, form, depth)


def verb(random: Random, depth: int) -> Any:
    found = random.choice(VERBS)
    while depth > 4 and found in NESTING:
        found = random.choice(VERBS)
    return found


def effects(random: Random) -> list[Raw]:
    return [struct(random, verb(random, 0)) for _ in range(random.choice([1, 1, 2]))]


def rewrite(random: Random, card: Raw) -> None:
    """Replace one part of a card with random effects."""
    mythos, dice = card["kind"] == "mythos", random.random()
    if dice < 0.3 and card["kind"] != "starter":
        card["on_claim"] = effects(random)
    elif dice < 0.7:
        card["action"] = {"mode": random.choice(["action", "free"]), "effects": effects(random)}
        if mythos:
            card["action"]["limit"] = random.choice(["turn", "game"])
        else:
            card["action"]["after"] = random.choice(["discard", "discard", "destroy"])
    elif dice < 0.8 and not mythos:
        trigger = random.choice(["used_action", "discarded", "destroyed"])
        card["reaction"] = {"trigger": trigger, "effects": effects(random)}
    else:
        card["ongoing"] = [struct(random, random.choice(MODS))]


@cache
def random_file(seed: int) -> Raw:
    """The default file with random effects on all cards and solo lines, except refused ones."""
    random = Random(seed)
    raw = default_file()
    solo = raw["solo"]
    for card in raw["cards"] * 2:
        old = deepcopy(card)
        rewrite(random, card)
        undo_if_refused(raw, card, old)
    for line in [*solo["behaviour"], *solo["great_old_ones"]]:
        old = deepcopy(line)
        for field in ("cultist1", "cultist2"):
            line[field].append(struct(random, random.choice(ACTS)))
        undo_if_refused(raw, line, old)
    return raw


def undo_if_refused(raw: Raw, entry: Raw, old: Raw) -> None:
    try:
        box_of(raw)
    except BadContent as error:
        blamed = error.thing
    else:
        return
    assert blamed == entry["id"]
    entry.clear()
    entry.update(old)
