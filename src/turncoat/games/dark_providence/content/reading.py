"""Reading content files: the default one, or a user's own in the same form."""

from hashlib import blake2b
from importlib.resources import files
from json import JSONDecodeError, loads
from pathlib import Path
from typing import Any, Final

import msgspec

from turncoat.core.errors import BadContent
from turncoat.games.dark_providence.content import faults
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.faults import WHOLE_FILE
from turncoat.games.dark_providence.content.schema.content import Content

JSON: Final = "json"
# Names and texts can be corrected without making running games outdated.
WORDS: Final = ("name", "name_cs", "text", "facts", "note")


def default_box() -> Box:
    """The box of the content file that comes with the game."""
    page = files("turncoat.games.dark_providence").joinpath("content/dark-providence.json")
    return read_box(page.read_bytes())


def open_box(path: Path) -> Box:
    """Read a user's own content file; raises BadContent."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        said = getattr(error, "strerror", "") or str(error)
        raise BadContent(WHOLE_FILE, str(path), "unreadable", said) from None
    return read_box(data)


def read_box(data: bytes) -> Box:
    """Read and check a content file; raises BadContent with the entry and field at fault."""
    return box_of(read_json(data))


def box_of(raw: Any) -> Box:
    """Build the box from parsed JSON; raises BadContent."""
    try:
        content = msgspec.convert(raw, Content)
    except msgspec.ValidationError as error:
        raise faults.fault(raw, str(error)) from None
    return Box(content, hash_of(content))


def read_json(data: bytes) -> Any:
    """Parse UTF-8 JSON in which no name occurs twice; raises BadContent."""
    doubled: list[faults.Doubled] = []
    try:
        raw = loads(data.decode("utf-8-sig"), object_pairs_hook=faults.once(doubled))
    except RecursionError:
        raise BadContent(WHOLE_FILE, JSON, "too_deep") from None
    except JSONDecodeError as error:
        place = (error.lineno, error.colno)
        raise BadContent(WHOLE_FILE, JSON, "not_json", place=place) from None
    except ValueError:
        raise BadContent(WHOLE_FILE, JSON, "not_json") from None
    faults.look_over(raw, doubled)
    return raw


def hash_of(content: Content) -> str:
    """Hash everything that affects play. The order of fields, defaults and words do not count."""
    played = _without_words(msgspec.to_builtins(content))
    return blake2b(msgspec.json.encode(played, order="sorted"), digest_size=16).hexdigest()


def _without_words(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: _without_words(value) for name, value in part.items() if name not in WORDS}
    return [_without_words(value) for value in part] if isinstance(part, list) else part
