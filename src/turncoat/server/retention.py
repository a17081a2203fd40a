"""Retention: how long the server keeps data before it deletes it."""

import re
from typing import Final

import msgspec

from turncoat.server.origins import KEY_LIFE

SECONDS: Final = {"hour": 3_600, "day": 86_400, "week": 604_800, "year": 365 * 86_400}
BYTES: Final = {"B": 1, "kB": 10**3, "MB": 10**6, "GB": 10**9, "TB": 10**12}
# Rooms in memory are marked as used more often than this.
SHORTEST: Final = SECONDS["hour"]
# The space may be one that does not break, as in the help of some languages.
_LENGTH: Final = re.compile(r"(\d{1,6})[ \N{NO-BREAK SPACE}]?(hour|day|week|year)s?")
_SIZE: Final = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)[ \N{NO-BREAK SPACE}]?(B|kB|MB|GB|TB)")


class Retention(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lengths in seconds. They count from the last time somebody was in the room; `journals` counts
    from the day the replay was written.
    """

    # Rooms without a game.
    lobbies: int = SECONDS["day"]
    # Rooms whose game has ended.
    journals: int = 30 * SECONDS["day"]
    # Rooms whose game was never finished.
    unfinished: int = 180 * SECONDS["day"]
    # Keys of hashed addresses. Without the key, nothing can be tied to an address.
    addresses: int = KEY_LIFE
    # Size of all replays together in bytes. The oldest ones that are not pinned are deleted first.
    replays: int = 2 * BYTES["GB"]

    def __post_init__(self) -> None:
        for name in ("lobbies", "journals", "unfinished", "addresses"):
            if getattr(self, name) < SHORTEST:
                raise ValueError(f"{name}: at least an hour")
        if self.addresses > KEY_LIFE:
            raise ValueError("addresses: at most 7 days")
        if self.replays < 0:
            raise ValueError("replays: must not be negative")


def length_in(text: str) -> int:
    """Parse a length such as '36 hours' or '30 days' into seconds. Raises ValueError."""
    return round(_read(_LENGTH, text, SECONDS))


def size_in(text: str) -> int:
    """Parse a size such as '500 MB' or '2 GB' into bytes. Raises ValueError."""
    return round(_read(_SIZE, text, BYTES))


def _read(form: re.Pattern[str], text: str, units: dict[str, int]) -> float:
    found = form.fullmatch(text.strip())
    if found is None:
        raise ValueError(text)
    return float(found[1]) * units[found[2]]
