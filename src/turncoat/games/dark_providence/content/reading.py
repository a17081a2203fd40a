"""Content files: the one of the house, or one of the user's own in the same form."""

from hashlib import blake2b
from importlib.resources import files
from json import loads
from pathlib import Path
from typing import Any, Final

import msgspec

from turncoat.core.errors import BadContent
from turncoat.games.dark_providence.content import faults
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.faults import WHOLE_FILE
from turncoat.games.dark_providence.content.schema import Content

JSON: Final = "json"
# A name or text may be corrected without ending the games that are being played.
WORDS: Final = ("name", "name_cs", "text", "facts", "note")


def default_box() -> Box:
    """What the house plays with."""
    page = files("turncoat.games.dark_providence").joinpath("content/dark-providence.json")
    return read_box(page.read_bytes())


def open_box(path: Path) -> Box:
    """Play with a file of the user's own; raises BadContent."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", "") or str(error)
        raise BadContent(WHOLE_FILE, str(path), "unreadable", said) from None
    return read_box(data)


def read_box(data: bytes) -> Box:
    """Check everything that is printed; raises BadContent with the thing and field at fault."""
    return box_of(read_json(data))


def box_of(raw: Any) -> Box:
    """The box that a file describes; raises BadContent."""
    try:
        content = msgspec.convert(raw, Content)
    except msgspec.ValidationError as error:
        raise faults.fault(raw, str(error)) from None
    return Box(content, hash_of(content))


def read_json(data: bytes) -> Any:
    """The file as it stands, if it can be read at all: UTF-8, JSON, nothing in it twice."""
    doubled: list[faults.Doubled] = []
    try:
        raw = loads(data.decode("utf-8-sig"), object_pairs_hook=faults.once(doubled))
    except RecursionError:
        raise BadContent(WHOLE_FILE, JSON, "too_deep") from None
    except ValueError as error:
        raise BadContent(WHOLE_FILE, JSON, "unreadable", str(error)) from None
    faults.look_over(raw, doubled)
    return raw


def hash_of(content: Content) -> str:
    """A hash of all that is played with. The order of fields, defaults and words do not count."""
    played = _without_words(msgspec.to_builtins(content))
    return blake2b(msgspec.json.encode(played, order="sorted"), digest_size=16).hexdigest()


def _without_words(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: _without_words(value) for name, value in part.items() if name not in WORDS}
    return [_without_words(value) for value in part] if isinstance(part, list) else part
