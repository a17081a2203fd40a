"""A room that is in memory."""

import asyncio
from collections import Counter
from time import monotonic

from turncoat.server import limits, tokens
from turncoat.server.journal_writer import Connection
from turncoat.server.protocol.errors import BANNED_BY_HOST, TOO_MANY, WRONG_TOKEN, Refused
from turncoat.server.room.room import Room


class LiveRoom:
    """A room in memory, with those who look at it."""

    def __init__(
        self, room: Room, origin: str = "", ended_on: int | None = None, touched_on: int = 0
    ) -> None:
        self.room = room
        # Where it was opened from, hashed; and when its last replay was written, by the calendar.
        self.origin = origin
        self.ended_on = ended_on
        # When somebody was here last, by the calendar; to look at it from outside does not count.
        self.touched_on = touched_on
        self.connections: list[Connection] = []
        # How often each member has done something of their own since a deal.
        self._deeds: Counter[int] = Counter()
        self._deal = room.deals
        # When something happens here by itself, and what will see to it.
        self.wake_at: int | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.touched = monotonic()
        # A game that ends while its room is being restored is still to be kept.
        self.saved_deal = room.deals if room.phase == "ended" and not room.unsaved else 0

    def member_with(self, token: str) -> int:
        """Whose token this is; or a refusal."""
        print_ = tokens.hashed(token)
        for member in self.room.members.values():
            if member.token == print_:
                return member.id
        if any(ban.token == print_ for ban in self.room.bans.values()):
            raise Refused(BANNED_BY_HOST)
        raise Refused(WRONG_TOKEN)

    def count_deed(self, member: int) -> None:
        """Something of a member's own; or a refusal if there was too much of it in this deal. It is
        counted for each alone: nobody learns how much others have done."""
        if self._deal != self.room.deals:
            self._deeds, self._deal = Counter(), self.room.deals
        if self._deeds[member] >= limits.MOST_IN_A_DEAL:
            raise Refused(TOO_MANY)
        self._deeds[member] += 1

    def forget_timer(self) -> None:
        """Nothing happens here by itself any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
