"""Device transfers: a member moves to another device with a short-lived code that works once."""

from secrets import token_urlsafe
from typing import Final

from turncoat.server.protocol.errors import WRONG_TOKEN, Refused
from turncoat.server.tokens import hashed

SECONDS: Final = 600
MOST: Final = 10_000


class DeviceTransfers:
    """The codes in use. They are kept in memory only, so a restart drops them all."""

    def __init__(self) -> None:
        self._codes: dict[str, tuple[str, int, int]] = {}

    def issue(self, now: int, room: str, member: int) -> str:
        """Create a code for a member. Their previous code stops working."""
        self._codes = {
            code: (where, who, until)
            for code, (where, who, until) in self._codes.items()
            if until > now and (where, who) != (room, member)
        }
        while len(self._codes) >= MOST:
            del self._codes[next(iter(self._codes))]
        code = token_urlsafe(16)
        self._codes[hashed(code)] = (room, member, now + SECONDS * 1000)
        return code

    def redeem(self, now: int, room: str, code: str) -> int:
        """Use up a code and return its member. Raises Refused(WRONG_TOKEN)."""
        where, member, until = self._codes.get(hashed(code), ("", 0, 0))
        if where != room or until <= now:
            raise Refused(WRONG_TOKEN)
        del self._codes[hashed(code)]
        return member
