"""Where a content file is wrong: the card, city or chapter, and its field."""

import re
from collections.abc import Callable
from json import dumps
from typing import Any, Final, TypeAlias

import msgspec

from turncoat.core.errors import BadContent
from turncoat.games.dark_providence.content.schema.content import Content

WHOLE_FILE: Final = "file"
# The deepest entry of the default file has 12 levels; a choice in a choice in a choice has 20.
DEEPEST: Final = 24
SHOWN: Final = 60

# Names and [indexes], from the whole file down to a value.
Steps: TypeAlias = list[str]
# An object that was read, and a name that occurs in it twice.
Doubled: TypeAlias = tuple[Any, str]

MESSAGE: Final = re.compile(r"(.*?)(?:\s-\sat\s(?:`(key)`\sin\s)?`\$(.*)`)?", re.DOTALL)
STEP: Final = re.compile(r"\w+|\[\d+\]|\[\.\.\.\]")
NAMED: Final = re.compile(r"(?:(missing)|(unknown)).*\sfield\s`(.*)`", re.DOTALL)
QUOTED: Final = re.compile(r"'(.*)'", re.DOTALL)


def once(doubled: list[Doubled]) -> Callable[[list[tuple[str, Any]]], dict[str, Any]]:
    """Return a JSON object hook that collects names which occur twice in an object."""

    def read(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in pairs:
            if name in found:
                doubled.append((found, name))
            found[name] = value
        return found

    return read


def look_over(raw: Any, doubled: list[Doubled]) -> None:
    """Check for duplicate names, too deep nesting and lone surrogates; raises BadContent."""
    twice = {id(entry): name for entry, name in doubled}
    if id(raw) in twice:
        raise BadContent(WHOLE_FILE, _printable(twice[id(raw)]), "twice")
    chapters = Content.__struct_fields__ if isinstance(raw, dict) else ()
    ahead: list[tuple[Any, Steps]] = [(raw[name], [name]) for name in chapters if name in raw]
    while ahead:
        here, steps = ahead.pop()
        if id(here) in twice:
            raise BadContent(*place(raw, [*steps, _printable(twice[id(here)])]), "twice")
        if len(steps) > DEEPEST:
            raise BadContent(*place(raw, steps), "too_deep")
        if isinstance(here, dict):
            ahead += [(name, [*steps, _printable(name)]) for name in here if not _is_text(name)]
            ahead += [(value, [*steps, _printable(name)]) for name, value in here.items()]
        elif isinstance(here, list):
            ahead += [(value, [*steps, f"[{number}]"]) for number, value in enumerate(here)]
        elif isinstance(here, str) and not _is_text(here):
            raise BadContent(*place(raw, steps), "unreadable", _shown(here))


def _is_text(value: str) -> bool:
    """Whether a string has no lone surrogates, which JSON can spell but no file can hold."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _printable(value: str) -> str:
    return value.encode(errors="replace").decode()


def fault(raw: Any, message: str) -> BadContent:
    """Find the card and field in a serialiser's message: '... - at `$.cards[3].vp`'."""
    parts = MESSAGE.fullmatch(message)
    assert parts
    said, key, path = parts[1], parts[2], parts[3] or ""
    steps = STEP.findall(path)
    if "[...]" in steps:
        steps = _name_key(raw, steps, message)
    named = NAMED.search(said)
    if named:
        reason = "missing" if named[1] else "unknown"
        return BadContent(*place(raw, [*steps, _printable(named[3])]), reason)
    if key:
        quoted = QUOTED.search(said)
        name = _printable(quoted[1]) if quoted else key
        return BadContent(*place(raw, [*steps, name]), "unknown", said)
    return BadContent(*place(raw, steps), "value", f"{said}: {_shown(_at(raw, steps))}")


def place(raw: Any, steps: Steps) -> tuple[str, str]:
    """The card or other entry with an id, or the chapter; and the field in it."""
    thing, rest, here = WHOLE_FILE, steps, raw
    if len(steps) > 1:
        cut = 2 if steps[1].startswith("[") and len(steps) > 2 else 1
        thing, rest = _joined(steps[:cut]), steps[cut:]
    for number, step in enumerate(steps[:-1], 1):
        here = _enter(here, step)
        if step.startswith("[") and isinstance(here, dict) and isinstance(here.get("id"), str):
            return _printable(here["id"]), _joined(steps[number:])
    return thing, _joined(rest) or WHOLE_FILE


def _name_key(raw: Any, steps: Steps, message: str) -> Steps:
    """Find which entry of a table the serialiser means by [...], by trying each alone."""
    cut = steps.index("[...]")
    table = _at(raw, steps[:cut])
    for name, value in table.items():
        try:
            msgspec.convert(_replaced(raw, steps[:cut], {name: value}), Content)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return [*steps[:cut], name, *steps[cut + 1 :]]
    return steps


def _replaced(here: Any, steps: Steps, value: Any) -> Any:
    """A copy of the file with another value in one place."""
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if isinstance(here, list):
        at = int(step[1:-1])
        return [*here[:at], _replaced(here[at], rest, value), *here[at + 1 :]]
    return {**here, step: _replaced(here[step], rest, value)}


def _at(here: Any, steps: Steps) -> Any:
    for step in steps:
        here = _enter(here, step)
    return here


def _enter(here: Any, step: str) -> Any:
    if isinstance(here, dict):
        return here.get(step)
    if isinstance(here, list) and step.startswith("["):
        return here[int(step[1:-1])]
    return None


def _joined(steps: Steps) -> str:
    """Join a path as a reader would write it: `action.effects[0].n`."""
    return "".join(
        [step if step.startswith("[") or not at else f".{step}" for at, step in enumerate(steps)]
    )


def _shown(value: Any) -> str:
    """The value, shortened if it is long."""
    text = _printable(dumps(value))
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."
