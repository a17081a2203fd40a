"""What members of a room do, and what one of them receives, each with its time."""

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

CONNECTS, DISCONNECTS = "connects", "disconnects"


class Action:
    """At some time a member sends a command, connects or disconnects. `error` is the refusal."""

    def __init__(self, at: int, member: int, ask: Any) -> None:
        self.at = at
        self.member = member
        self.ask = ask
        self.error = ""

    def with_option(self, option: Option) -> "Action":
        """The same action with another answer."""
        return Action(self.at, self.member, msgspec.structs.replace(self.ask, option=option))


class Pool(Protocol):
    """The bot workers of a world. A test sets `think`, which says what each bot wants."""

    think: Callable[[BotJob, BotQuestion], BotResult]


class World:
    """A room, and what one member receives in it, with times. Without a pool, bots don't think."""

    pool: Pool | None = None

    def __init__(self, room: Room, member: int, restart: bool) -> None:
        self.room = room
        self.member = member
        self.sent_state = SentState(member, restart)
        self.received: list[tuple[int, str]] = []
        self.receive()

    @property
    def entries(self) -> list[JournalEntry]:
        """All new journal entries of the room."""
        return self.room.unsaved

    def receive(self) -> None:
        """Receive what is new."""
        now = self.room.now
        self.received += [(now, frame) for frame in outbox.news(self.room, self.sent_state)]

    def due(self, until: int | None) -> int | None:
        """When something happens next without a command; None if nothing does up to `until`."""
        due = inbox.wakes_at(self.room)
        return due if due is not None and (until is None or due <= until) else None

    def wake(self, at: int) -> None:
        """Do what is due at this time, and receive what is new."""
        inbox.wake(self.room, at)
        self.receive()

    def pass_time(self, until: int) -> None:
        """Let time pass. Whatever is due on the way happens at its own moment."""
        while (due := self.due(until)) is not None:
            self.wake(due)

    def do(self, action: Action) -> str:
        """Carry out an action and send the reply. Return why it was refused, or an empty string."""
        error = ""
        try:
            self.enter(action)
        except Refused as refusal:
            error = refusal.reason
        if action.member == self.member and action.ask != CONNECTS:
            self.received.append((action.at, replied(action, error)))
        self.receive()
        return error

    def enter(self, action: Action) -> None:
        """Pass an action to the room's inbox. Raises Refused."""
        if action.ask == CONNECTS:
            inbox.connect(self.room, action.at, action.member)
        elif action.ask == DISCONNECTS:
            inbox.disconnect(self.room, action.at, action.member)
        else:
            inbox.take(self.room, action.at, action.member, action.ask)


def replied(action: Action, error: str) -> str:
    """The encoded reply to a command."""
    number = action.ask.id
    done: frames.Frame = frames.Done(to=number)
    return frames.write(frames.Refusal(to=number, error=error) if error else done)
