"""A guest's place in a room: a client that remembers its commands and every frame it was sent."""

from collections import defaultdict
from time import monotonic
from typing import Any

from tests.server.kills.gate import Violation
from turncoat.client import CommandRefused, RemoteTable, RestClient
from turncoat.core.terms import Event
from turncoat.server.protocol import commands, frames
from turncoat.server.room.state import Viewer

UNKNOWN, DONE = "unknown", "done"


class Sent:
    """A command and its outcome, which is unknown until the server answers."""

    def __init__(self, request: Any) -> None:
        self.request = request
        self.outcome = UNKNOWN


class ConnectionHistory:
    """Everything that one connection was sent."""

    def __init__(self) -> None:
        self.welcome: frames.Welcome | None = None
        self.heard_at = 0.0
        # Whether the whole state has arrived.
        self.complete = False
        # How many changes there were: at most when the connection began, at least when it ended.
        self.began = self.ended = 0
        # The same for the last story and the last table of each viewer. They may lag behind,
        # because the room is sent first, then the story, then the table.
        self.heard: dict[Viewer, int] = {}
        self.seen: dict[Viewer, int] = {}
        self.rooms: list[frames.Room] = []
        self.tables: dict[Viewer, list[frames.TableFrame]] = defaultdict(list)
        self.stories: dict[Viewer, list[frames.Story]] = defaultdict(list)
        self.texts: list[frames.Text] = []
        # The first text in the greeting if there are earlier ones: to everybody, and to others.
        self.begins: dict[bool, frames.Text] = {}
        # Of the deal in the last room frame: the last tables, and the viewers that got a story.
        self.shown: dict[Viewer, frames.TableFrame] = {}
        self.told: set[Viewer] = set()

    def note(self, frame: frames.AnyFrame) -> None:
        """Remember a frame."""
        if isinstance(frame, frames.Welcome):
            self.welcome, self.heard_at = frame, monotonic()
        elif isinstance(frame, frames.Done):
            self.complete = True
        elif isinstance(frame, frames.Room):
            if self.rooms and self.rooms[-1].deal.commitment != frame.deal.commitment:
                self.shown, self.told = {}, set()
            self.rooms.append(frame)
        elif isinstance(frame, frames.Text):
            self.texts.append(frame)
        elif isinstance(frame, frames.Texts):
            self.texts += frame.texts
            if frame.earlier:
                self.begins.setdefault(frame.to_all, frame.texts[0])
        elif isinstance(frame, frames.TableFrame):
            self.check_own(frame.seat)
            self.tables[frame.seat].append(frame)
            self.shown[frame.seat] = frame
        elif isinstance(frame, frames.Story):
            self.check_own(frame.seat)
            self.stories[frame.seat].append(frame)
            self.told.add(frame.seat)

    def check_own(self, viewer: Viewer) -> None:
        """Check that a frame is for one of the member's own seats, or for spectators if none."""
        room = self.rooms[-1]
        own: list[Viewer] = [*room.your_seats] or [None]
        if viewer not in own:
            raise Violation(f"{room.code}: a frame for seat {viewer} to whoever has {own}")

    def story(self, viewer: Viewer) -> list[Event]:
        """The story of a viewer, assembled as the protocol says."""
        events: list[Event] = []
        for frame in self.stories[viewer]:
            events = events[: frame.since] + frame.events
        return events


class Place(RemoteTable):
    """A member's client, which remembers all its connections and commands."""

    def __init__(self, rest: RestClient, code: str, token: str, name: str) -> None:
        super().__init__(rest, code, token)
        self.name = name
        self.sent: list[Sent] = []
        self.connections: list[ConnectionHistory] = []

    def connect(self) -> None:
        """Connect, and remember what this connection is sent separately."""
        self.connections.append(ConnectionHistory())
        super().connect()

    def _frame(self, timeout: float | None) -> frames.AnyFrame:
        frame = super()._frame(timeout)
        self.connections[-1].note(frame)
        return frame

    def do(self, request: type[commands.Command], **fields: Any) -> None:
        """Send a command, and remember it and its outcome."""
        sent = Sent(request(id=0, **fields))
        self.sent.append(sent)
        try:
            super().do(request, **fields)
        except CommandRefused as refusal:
            sent.outcome = refusal.reason
            raise
        sent.outcome = DONE
