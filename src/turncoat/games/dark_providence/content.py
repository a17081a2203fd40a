"""Content files: the one of the house, or one of the user's own in the same form."""

import re
from hashlib import blake2b
from importlib.resources import files
from json import JSONDecodeError, dumps, loads
from pathlib import Path
from typing import Any, Final

import msgspec

from turncoat.core.errors import BadContent
from turncoat.games.dark_providence.box import Box
from turncoat.games.dark_providence.schema import Content

WHOLE_FILE: Final = "file"


def house_box() -> Box:
    """What the house plays with."""
    page = files("turncoat.games.dark_providence").joinpath("content/dark-providence.json")
    return read_box(page.read_bytes())


def open_box(path: Path) -> Box:
    """Play with a file of the user's own; raises BadContent."""
    try:
        return read_box(path.read_bytes())
    except OSError as error:
        raise BadContent(WHOLE_FILE, str(path), "unreadable", error.strerror or "") from None


def read_box(data: bytes) -> Box:
    """Check everything that is printed; raises BadContent with the thing and field at fault."""
    try:
        raw = loads(data)
    except (JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadContent(WHOLE_FILE, "json", "unreadable", str(error)) from None
    try:
        content = msgspec.convert(raw, Content)
    except msgspec.ValidationError as error:
        raise _fault(raw, str(error)) from None
    return Box(content, _hash(raw))


def _hash(raw: Any) -> str:
    """What is played with, notes for readers aside."""
    played = {name: raw[name] for name in sorted(Content.__struct_fields__)}
    return blake2b(dumps(played, sort_keys=True).encode(), digest_size=16).hexdigest()


def _fault(raw: Any, message: str) -> BadContent:
    """Which card and field a message of the serialiser speaks of: '... - at `$.cards[3].vp`'."""
    said, _, place = message.partition(" - at `")
    steps = re.findall(r"\w+|\[\d+\]", place.rstrip("`").removeprefix("$"))
    thing, rest, here = WHOLE_FILE, steps, raw
    for number, step in enumerate(steps):
        here = _enter(here, step)
        if isinstance(here, dict) and isinstance(here.get("id"), str):
            thing, rest = here["id"], steps[number + 1 :]
    return BadContent(thing, "".join(_joined(rest)) or WHOLE_FILE, "value", said)


def _enter(here: Any, step: str) -> Any:
    if isinstance(here, dict):
        return here.get(step)
    if isinstance(here, list) and step.startswith("["):
        return here[int(step[1:-1])]
    return None


def _joined(steps: list[str]) -> list[str]:
    """`action.effects[0].n`, as a reader would write it."""
    return [step if step.startswith("[") or not at else f".{step}" for at, step in enumerate(steps)]
