"""A room in memory."""

import asyncio
from collections import Counter
from time import monotonic
from typing import Final

from turncoat.server import limits, tokens
from turncoat.server.live.connection import Connection
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import (
    BANNED_BY_HOST,
    REMOVED_BY_HOST,
    TOO_MANY,
    WRONG_TOKEN,
    Refused,
)
from turncoat.server.room import inbox, outbox
from turncoat.server.room.people.admission import is_sent_away
from turncoat.server.room.room import Room
from turncoat.server.store.store import RoomRow

# The phase in the database of a room that the operator closed.
CLOSED: Final = "closed"
# A room without connections, in which nothing is due soon, is idle after this time in seconds.
IDLE: Final = 300.0


class LiveRoom:
    """A room in memory, with its connections."""

    def __init__(
        self, room: Room, origin: str = "", ended_on: int | None = None, touched_on: int = 0
    ) -> None:
        self.room = room
        # The hash of the address it was opened from, and the Unix time when its last replay was
        # written.
        self.origin = origin
        self.ended_on = ended_on
        # The Unix time when somebody was last in the room. Looking it up from outside does not
        # count.
        self.touched_on = touched_on
        self.connections: list[Connection] = []
        # How many private commands each member has sent in this deal.
        self._private_commands: Counter[int] = Counter()
        self._deal = room.deals
        # When something becomes due, and the timer for it.
        self.wake_at: int | None = None
        self.timer: asyncio.TimerHandle | None = None
        # Set once the room is dropped or the server closes: nothing happens by itself any more.
        self.stopped = False
        self.touched = monotonic()
        # A game that ends while its room is being restored still has to be saved.
        self.saved_deal = room.deals if room.phase == "ended" and not room.unsaved else 0

    def member_with(self, token: str) -> int:
        """The ID of the member with a token. Raises Refused(BANNED_BY_HOST),
        Refused(REMOVED_BY_HOST) or Refused(WRONG_TOKEN).
        """
        hashed_token = tokens.hashed(token)
        for member in self.room.members.values():
            if member.token == hashed_token:
                return member.id
        if any(ban.token == hashed_token for ban in self.room.bans.values()):
            raise Refused(BANNED_BY_HOST)
        if is_sent_away(self.room, hashed_token):
            raise Refused(REMOVED_BY_HOST)
        raise Refused(WRONG_TOKEN)

    def count_private_command(self, member: int) -> None:
        """Count a private command of a member. Raises Refused(TOO_MANY) if there are too many in
        this deal.

        Members are counted separately, so nobody learns how much others do.
        """
        if self._deal != self.room.deals:
            self._private_commands, self._deal = Counter(), self.room.deals
        if self._private_commands[member] >= limits.MOST_IN_A_DEAL:
            raise Refused(TOO_MANY)
        self._private_commands[member] += 1

    def cancel_timer(self) -> None:
        """Cancel the timer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        """Let nothing more happen by itself: no timer, no bots."""
        self.stopped = True
        self.cancel_timer()

    def is_idle(self, now: int) -> bool:
        """Whether nobody is connected, nobody was for a while, and nothing is due soon."""
        if self.connections or monotonic() < self.touched + IDLE:
            return False
        wake_at = inbox.rests_until(self.room)
        return wake_at is None or wake_at > now + IDLE * 1000

    def row(self, now: int, public: frames.Room | None = None) -> RoomRow:
        """The row of the room in the database, which lists of rooms are made from: only public
        facts. `public` is the room's public frame, if there is one already.
        """
        room = self.room
        shown = outbox.shown_to_all(room, public)
        return RoomRow(
            code=room.code,
            phase=CLOSED if room.closed else shown.phase,
            game=shown.settings.game,
            listed=shown.settings.listed and not room.locked,
            wake_at=inbox.rests_until(room),
            touched_at=outbox.shown_since(room) or now,
            origin=self.origin,
            touched_on=self.touched_on,
            ended_on=self.ended_on,
        )
