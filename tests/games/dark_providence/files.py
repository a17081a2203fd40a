"""Changed content files: reading them, having them refused and playing with them."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib.resources import files
from json import dumps, loads
from random import Random
from typing import Any, TypeAlias

from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadContent
from turncoat.core.match import AnyMatch, Match
from turncoat.games.dark_providence.content import read_box, reading
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.checks import REASONS
from turncoat.games.dark_providence.rules import DarkProvidence

Raw: TypeAlias = dict[str, Any]
Change: TypeAlias = Callable[[Raw], object]
Path: TypeAlias = tuple[str | int, ...]

DEFAULT_PATH = files("turncoat.games.dark_providence").joinpath("content/dark-providence.json")
DEFAULT: Raw = loads(DEFAULT_PATH.read_bytes())
PLAYED = (
    "components", "rules", "tracks", "tokens", "map", "main_agents", "starter", "cards", "solo",
)  # fmt: skip
GONE = object()
# Far more than any random game of the default file needs.
MOST_ANSWERS = 30_000


def default_file() -> Raw:
    """A copy of the default file, to be changed."""
    return deepcopy(DEFAULT)


def entry(raw: Raw, name: str) -> Raw:
    """The card, city or other entry with this id."""
    solo = raw["solo"]
    things = [
        *raw["cards"], *raw["map"]["cities"], *raw["main_agents"], *solo["great_old_ones"],
        *solo["behaviour"], *solo["cultist_cards"],
    ]  # fmt: skip
    [found] = [thing for thing in things if thing["id"] == name]
    return dict_of(found)


def put(thing: str, /, **fields: Any) -> Change:
    """A change that replaces fields of an entry."""
    return lambda raw: entry(raw, thing).update(fields)


def nested(depth: int) -> Raw:
    """Choices inside one another, to this depth."""
    effect: Raw = {"verb": "draw", "n": 1}
    for _ in range(depth):
        effect = {"verb": "choose", "options": [[effect]]}
    return effect


def dict_of(found: Any) -> Raw:
    assert isinstance(found, dict)
    return found


def written(raw: Any) -> bytes:
    return dumps(raw).encode()


def box_of(raw: Any) -> Box:
    return read_box(written(raw))


def changed(change: Change) -> Box:
    """The box of the default file with a change."""
    raw = default_file()
    change(raw)
    return box_of(raw)


def refused(change: Change) -> tuple[str, str, str]:
    """The entry, field and reason with which a changed file is refused; empty if it is not."""
    raw = default_file()
    change(raw)
    return refusal(written(raw))


def refusal(data: bytes) -> tuple[str, str, str]:
    """As `refused`, for the bytes of a file."""
    return fault_of(lambda: read_box(data))


def refusal_with(path: Path, value: Any = GONE) -> tuple[str, str, str]:
    """As `refused`, for the default file with one value replaced or removed."""
    parent = at(DEFAULT, path[:-1])
    fields = deepcopy(parent) if isinstance(parent, list) else {**parent}
    if value is GONE:
        del parent[path[-1]]
    else:
        parent[path[-1]] = value
    try:
        return fault_of(lambda: reading.box_of(DEFAULT))
    finally:
        parent.clear()
        if isinstance(parent, dict):
            parent.update(fields)
        else:
            parent.extend(fields)


def fault_of(read: Callable[[], object]) -> tuple[str, str, str]:
    try:
        read()
    except BadContent as error:
        found = error
    else:
        return ("", "", "")
    assert found.thing
    assert found.field
    assert found.reason in REASONS
    return found.thing, found.field, found.reason


def play_through(box: Box, players: int, seed: str) -> AnyMatch:
    """Play a random game with this box; stop it after MOST_ANSWERS if it has not ended."""
    rules = DarkProvidence(box)
    options = rules.read_options(players, {})
    match: AnyMatch = Match.deal(rules, options, key_from_seed(seed))
    random = Random(seed)
    for _ in range(MOST_ANSWERS):
        if not match.pending:
            break
        seat = random.choice(list(match.pending))
        match.answer(seat, random.choice(match.pending[seat].options))
    return match


def paths(here: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every value in a file, including lists and dictionaries."""
    if path:
        yield path
    if isinstance(here, dict):
        for name, value in here.items():
            yield from paths(value, (*path, name))
    elif isinstance(here, list):
        for number, value in enumerate(here):
            yield from paths(value, (*path, number))


def at(raw: Any, path: Path) -> Any:
    for step in path:
        raw = raw[step]
    return raw
