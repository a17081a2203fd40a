"""The values in a content file, and what all its entries have in common."""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

Resource = Literal[
    "influence", "money", "strength", "ritual_up", "ritual_down", "invest_up", "invest_down"
]
Positive = Annotated[int, Meta(ge=1, le=999)]
Natural = Annotated[int, Meta(ge=0, le=999)]
Whole = Annotated[int, Meta(ge=-999, le=999)]
OnPaper = Annotated[int, Meta(ge=-9999, le=9999)]
OneAtMost = Annotated[int, Meta(ge=0, le=1)]
CardId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*\Z")]
PlayerCount = Literal["1", "2", "3", "4", "5"]
SpotKind = Literal["base", "city", "mythos"]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file. Fields that it does not know are an error."""


def snake_case(name: str) -> str:
    """The name of a class as it is written in the file: `gain_cubes` for `GainCubes`."""
    return re.sub(r"\B[A-Z]", r"_\g<0>", name).lower()
