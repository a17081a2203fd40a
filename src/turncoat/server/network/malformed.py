"""What can be said about a message that can't be decoded. It depends on nothing but the message."""

import re
from typing import Final

import msgspec

from turncoat.server import limits
from turncoat.server.protocol.commands import Number

# The number of a message without one.
UNKNOWN: Final = -1
UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeError)
# Error messages of msgspec: "Object contains unknown field `langage` - at `$.settings`".
PLACE: Final = re.compile(r"`\$\.?([^`]*)`$")
NAME: Final = re.compile(r"^Object (?:contains unknown|missing required) field `([^`]*)`")
PLAIN: Final = re.compile(rf"[A-Za-z0-9_.\[\]]{{1,{limits.LONGEST_PATH}}}")


class Numbered(msgspec.Struct):
    """The number of a message; everything else is ignored."""

    id: Number


class Versioned(msgspec.Struct):
    """The version of the protocol in a greeting; everything else is ignored."""

    do: str = ""
    protocol: int = 1


_NUMBERED: Final = msgspec.json.Decoder(Numbered)
_VERSIONED: Final = msgspec.json.Decoder(Versioned)


def number_in(text: str) -> int:
    """The number of a message; -1 if it has none."""
    try:
        return _NUMBERED.decode(text).id
    except UNREADABLE:
        return UNKNOWN


def version_in(text: str) -> int | None:
    """The version of the protocol in a greeting; None if this is not a greeting."""
    try:
        first = _VERSIONED.decode(text)
    except UNREADABLE:
        return None
    return first.protocol if first.do == "hello" else None


def field_in(error: Exception) -> str:
    """The path of the field because of which a message can't be decoded; empty if there is none."""
    if not isinstance(error, msgspec.ValidationError):
        return ""
    found = PLACE.search(str(error))
    return path_of(found[1] if found else "", str(error))


def path_of(place: str, fault: str) -> str:
    """The path of a field, or of what is missing or unknown in it, if it is short and plain."""
    named = NAME.match(fault)
    inside = ".".join(part for part in (place, named[1] if named else "") if part)
    return next((path for path in (inside, place) if PLAIN.fullmatch(path)), "")
