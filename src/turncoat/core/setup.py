"""Table options as the host wrote them down: the part of reading them that all games share."""

from typing import Any, TypeVar

import msgspec

from turncoat.core.errors import BadSetup

Options = TypeVar("Options")


def convert(raw: dict[str, Any], players: int, kind: type[Options]) -> Options:
    """The options in their own form; raises BadSetup with the field at fault."""
    try:
        return msgspec.convert({**raw, "players": players}, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(_field(str(error)), "value") from None


def _field(error: str) -> str:
    """The field that a message of the serialiser speaks of: '... - at `$.pool`'."""
    place = error.split("`$.")[1] if "`$." in error else error.split("`")[1]
    return place.split("`")[0].split("[")[0]
