"""Moves: a seat goes to another device by a code that works once, and not for long."""

from secrets import token_urlsafe
from typing import Final

from turncoat.server.protocol.errors import WRONG_TOKEN, Refused
from turncoat.server.tokens import hashed

SECONDS: Final = 600
MOST: Final = 10_000


class DeviceTransfers:
    """The codes that are out. They are not written down: after a restart there are none."""

    def __init__(self) -> None:
        self._codes: dict[str, tuple[str, int, int]] = {}

    def issue(self, now: int, room: str, member: int) -> str:
        """A new code for a member; the one before is worth nothing any more."""
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
        """Whose seat it is; or a refusal."""
        where, member, until = self._codes.get(hashed(code), ("", 0, 0))
        if where != room or until <= now:
            raise Refused(WRONG_TOKEN)
        del self._codes[hashed(code)]
        return member
