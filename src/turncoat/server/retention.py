"""Retention: how long things are kept before the server deletes them by itself."""

import re
from typing import Final

import msgspec

from turncoat.server.origins import KEY_LIFE

SECONDS: Final = {"hour": 3_600, "day": 86_400, "week": 604_800, "year": 365 * 86_400}
BYTES: Final = {"B": 1, "kB": 10**3, "MB": 10**6, "GB": 10**9, "TB": 10**12}
# A room in memory says more often than this that it is in use.
SHORTEST: Final = SECONDS["hour"]
_LENGTH: Final = re.compile(r"(\d{1,6}) ?(hour|day|week|year)s?")
_SIZE: Final = re.compile(r"(\d{1,6}(?:\.\d{1,3})?) ?(B|kB|MB|GB|TB)")


class Retention(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lengths are in seconds, and count from the day somebody was there last. Of journals: from the
    day on which the replay was written, once nobody is there any more."""

    # Rooms in which nothing has been dealt.
    lobbies: int = SECONDS["day"]
    # Rooms whose game has ended.
    journals: int = 30 * SECONDS["day"]
    # Rooms whose game was never finished.
    unfinished: int = 180 * SECONDS["day"]
    # What addresses are hashed under; afterwards nothing can be tied to an address.
    addresses: int = KEY_LIFE
    # All replays together, in bytes; then the oldest go first, unless they are pinned.
    replays: int = 2 * BYTES["GB"]

    def __post_init__(self) -> None:
        for name in ("lobbies", "journals", "unfinished", "addresses"):
            if getattr(self, name) < SHORTEST:
                raise ValueError(f"{name}: at least an hour")
        if self.addresses > KEY_LIFE:
            raise ValueError("addresses: at most 7 days")
        if self.replays < 0:
            raise ValueError("replays: not less than nothing")


def length_in(text: str) -> int:
    """A length such as '36 hours' or '30 days', in seconds; raises ValueError."""
    return round(_read(_LENGTH, text, SECONDS))


def size_in(text: str) -> int:
    """A size such as '500 MB' or '2 GB', in bytes; raises ValueError."""
    return round(_read(_SIZE, text, BYTES))


def _read(form: re.Pattern[str], text: str, units: dict[str, int]) -> float:
    found = form.fullmatch(text.strip())
    if found is None:
        raise ValueError(text)
    return float(found[1]) * units[found[2]]
