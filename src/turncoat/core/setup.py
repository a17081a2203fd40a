"""Reading table options: the part that all games share."""

from typing import Any, TypeVar

import msgspec

from turncoat.core.errors import BadSetup

Options = TypeVar("Options")


def convert(raw: dict[str, Any], players: int, kind: type[Options]) -> Options:
    """Convert raw table options to the game's options struct.

    Raises BadSetup, naming the field, if one is unknown, missing or of the wrong type.
    """
    try:
        return msgspec.convert({**raw, "players": players}, kind)
    except msgspec.ValidationError as error:
        raise BadSetup(_field(str(error)), "value") from None


def _field(error: str) -> str:
    """Extract the field's name from a message of msgspec, such as '... - at `$.pool`'."""
    place = error.split("`$.")[1] if "`$." in error else error.split("`")[1]
    return place.split("`")[0].split("[")[0]
