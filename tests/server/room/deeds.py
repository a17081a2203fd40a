"""What people do, and what one of them receives, with the time of everything."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from turncoat.core.terms import Option
from turncoat.server.protocol import frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.room import inbox, outbox
from turncoat.server.room.outbox import SentState
from turncoat.server.room.play.bot_jobs import BotJob, BotQuestion, BotResult
from turncoat.server.room.room import JournalEntry, Room

COMES, GOES = "comes", "goes"


class Deed:
    """Somebody asks for something at some time, comes or goes. `error` is what it led to."""

    def __init__(self, at: int, member: int, ask: Any) -> None:
        self.at = at
        self.member = member
        self.ask = ask
        self.error = ""

    def but(self, option: Option) -> "Deed":
        """The same with another answer."""
        return Deed(self.at, self.member, msgspec.structs.replace(self.ask, option=option))


class Pool(Protocol):
    """Where the bots of a world think; a test says what they want."""

    think: Callable[[BotJob, BotQuestion], BotResult]


class World:
    """A room, and what one member receives in it, and when. Bots think nowhere, or in a pool."""

    pool: Pool | None = None

    def __init__(self, room: Room, member: int, restart: bool) -> None:
        self.room = room
        self.member = member
        self.sent_state = SentState(member, restart)
        self.received: list[tuple[int, str]] = []
        self.look()

    @property
    def facts(self) -> list[JournalEntry]:
        """All that has happened in it."""
        return self.room.unsaved

    def look(self) -> None:
        """Whatever is new is sent."""
        now = self.room.now
        self.received += [(now, frame) for frame in outbox.news(self.room, self.sent_state)]

    def due(self, until: int | None) -> int | None:
        """When the next thing happens by itself, if it happens by then."""
        due = inbox.wakes_at(self.room)
        return due if due is not None and (until is None or due <= until) else None

    def wake(self, at: int) -> None:
        """Time has passed."""
        inbox.wake(self.room, at)
        self.look()

    def pass_time(self, until: int) -> None:
        """Whatever is due on the way happens at its own moment."""
        while (due := self.due(until)) is not None:
            self.wake(due)

    def do(self, deed: Deed) -> str:
        """It happens or is refused, and whoever asked is told. Returns the refusal."""
        error = ""
        try:
            self.enter(deed)
        except Refused as refusal:
            error = refusal.reason
        if deed.member == self.member and deed.ask != COMES:
            self.received.append((deed.at, replied(deed, error)))
        self.look()
        return error

    def enter(self, deed: Deed) -> None:
        """Through the inbox."""
        if deed.ask == COMES:
            inbox.connect(self.room, deed.at, deed.member)
        elif deed.ask == GOES:
            inbox.disconnect(self.room, deed.at, deed.member)
        else:
            inbox.take(self.room, deed.at, deed.member, deed.ask)


def replied(deed: Deed, error: str) -> str:
    """What the one who asked is told."""
    number = deed.ask.id
    done: frames.Frame = frames.Done(to=number)
    return frames.write(frames.Refusal(to=number, error=error) if error else done)
