from collections import defaultdict
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.games.dark_providence.files import (
    DEFAULT,
    GONE,
    PLAYED,
    Path,
    Raw,
    at,
    box_of,
    default_file,
    entry,
    paths,
    play_through,
    refusal,
    refusal_with,
    written,
)

CARDS = [card["id"] for card in DEFAULT["cards"]]
WRONG: list[Any] = [None, True, -1, 10**30, 1.5, "", "x\n", [], {}, [None], [[]], {"id": "x"}]
OF_ALL = sorted({field for card in DEFAULT["cards"] for field in card})

PLACES = list(paths({name: DEFAULT[name] for name in PLAYED}))
ALIKE: dict[object, list[Path]] = defaultdict(list)


def kind_of_place(path: Path) -> object:
    """A key that is equal for alike places: fields of one name, or entries of lists of one name."""
    return path[-1] if isinstance(path[-1], str) else (path[-2], "entry")


for place in PLACES:
    ALIKE[kind_of_place(place)].append(place)


@pytest.mark.parametrize("card", CARDS)
def test_no_field_of_a_card_can_be_left_out(card: str) -> None:
    number = CARDS.index(card)
    for field in OF_ALL:
        thing = card if field != "id" else f"cards[{number}]"

        assert refusal_with(("cards", number, field)) == (thing, field, "missing")


@pytest.mark.parametrize("card", CARDS)
def test_a_field_of_a_wrong_type_is_named(card: str) -> None:
    number = CARDS.index(card)
    kinds: dict[str, tuple[type, ...]] = {
        field: (type(entry(DEFAULT, card)[field]),) for field in OF_ALL if field != "id"
    }
    kinds |= dict.fromkeys(("agent", "action", "reaction"), (dict, type(None)))
    for field, right in kinds.items():
        for value in WRONG:
            if type(value) not in right:
                said = refusal_with(("cards", number, field), value)

                assert said == (card, field, "value")


@pytest.mark.parametrize("card", CARDS)
def test_whatever_stands_in_a_part_of_a_card_it_is_read_or_named(card: str) -> None:
    number = CARDS.index(card)
    for path in list(paths(entry(DEFAULT, card))):
        if len(path) > 1:
            for value in (GONE, *WRONG):
                thing, where, _ = refusal_with(("cards", number, *path), value)

                assert thing in ("", card)
                assert not thing or where.startswith(str(path[0]))


def mutated(random: Random) -> Raw:
    """The default file with one to three random changes, mostly plausible ones."""
    raw = default_file()
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        kind = random.choice(list(ALIKE))
        path = random.choice(PLACES if random.random() < 0.3 else ALIKE[kind])
        try:
            parent = at(raw, path[:-1])
            old = parent[path[-1]]
        except (LookupError, TypeError):
            continue
        change(random, parent, path, old)
    return raw


def change(random: Random, parent: Any, path: Path, old: Any) -> None:
    last = path[-1]
    dice = random.random()
    if dice < 0.1:
        del parent[last]
    elif dice < 0.2:
        parent[last] = deepcopy(random.choice(WRONG))
    elif dice < 0.3 and isinstance(parent, list):
        parent.append(deepcopy(random.choice(parent)))
    elif dice < 0.5 and isinstance(old, bool):
        parent[last] = not old
    elif dice < 0.5 and isinstance(old, int):
        parent[last] = old + random.choice([-3, -2, -1, 1, 2, 3, 10])
    else:
        parent[last] = deepcopy(at(DEFAULT, random.choice(ALIKE[kind_of_place(path)])))


@pytest.mark.parametrize("seed", range(80))
def test_a_file_changed_by_chance_is_refused_or_plays_to_its_end(seed: int) -> None:
    random = Random(seed)
    raw = mutated(random)

    thing, _, _ = refusal(written(raw))

    if not thing:
        box = box_of(raw)
        for players in (1, random.choice([2, 3, 4, 5])):
            assert play_through(box, players, str(seed)).table.ended


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_file_is_refused_or_read(seed: int) -> None:
    random = Random(seed)
    data = bytearray(written(DEFAULT))
    for _ in range(random.choice([1, 2, 5])):
        data[random.randrange(len(data))] = random.randrange(256)

    refusal(bytes(data))
