"""A room replayed from its journal. Whatever was sent must be one of its states, in order."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from tests.server.kills import ledger
from tests.server.kills.gate import Violation
from tests.server.kills.ledger import Signature
from tests.server.kills.place import ConnectionHistory, Place
from tests.server.kills.snapshot import Row
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import Event
from turncoat.server import fair
from turncoat.server.protocol import frames
from turncoat.server.room import changes, inbox, outbox
from turncoat.server.room.room import Room
from turncoat.server.room.state import Viewer

Key: TypeAlias = tuple[str, Viewer]
NOTHING = 0


class Replayed:
    """The journal so far, and what members could see after each entry."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.room = Room(inbox.CHANGES, shortest_pause=0)
        self.lines: list[Row] = []
        self.signatures: dict[int, list[Signature]] = defaultdict(list)
        # For each member, after how many of their signatures something made them not ready.
        self.unreadied: dict[int, set[int]] = defaultdict(set)
        self.commitments: list[str] = []
        self.ended: list[str] = []
        self.changes: list[Any] = []
        # For each kind of frame and viewer, its states, each with the number of the change that
        # led to it.
        self._states: dict[Key, list[tuple[int, set[int]]]] = defaultdict(list)
        self._reached: dict[tuple[int, Key], int] = {}

    # The journal.

    def follow(self, lines: list[Row], clock: int) -> None:
        """Apply the new entries of a journal. The old entries must be unchanged."""
        if lines[: len(self.lines)] != self.lines:
            raise Violation(f"{self.code}: the journal is not what it was")
        self.signatures.clear()
        self.unreadied.clear()
        for line in lines[len(self.lines) :]:
            self.check_line(line, clock)
            try:
                self.apply(line.at, changes.unpack(line.change))
            except IllegalAnswer as error:
                raise Violation(f"{self.code}: {line} can't have been: {error.reason}") from error
            self.lines.append(line)

    def check_line(self, line: Row, clock: int) -> None:
        """Check that an entry leaves no gap, and that time does not go back."""
        last = self.lines[-1] if self.lines else Row(0, 0, "")
        if line.number != last.number + 1 or not last.at <= line.at <= clock:
            raise Violation(f"{self.code}: {line} after {last}, at {clock}")

    def apply(self, at: int, change: Any) -> None:
        """Apply a change, and remember what it shows."""
        room = self.room
        by, signature = ledger.signed(room, change)
        if by:
            self.signatures[by].append(signature)
        room.now = at
        ready = [member for member in room.members.values() if member.nonce is not None]
        room.apply(at, change)
        for member in ready:
            if member.nonce is None:
                so_far = self.signatures.get(member.id, [])
                self.unreadied[member.id].add(len(so_far))
        self.changes.append(change)
        if getattr(change, "secret", ""):
            self.commitments.append(fair.commitment_to(change.secret))
        if room.phase == "ended" and outbox.game_id(room) not in self.ended:
            self.ended.append(outbox.game_id(room))
        self.keep_states()

    # What members could see.

    def keep_states(self) -> None:
        """Remember everything that could be sent now."""
        room = self.room
        around = seen(outbox.room_frame(room, None))
        for member in room.members.values():
            self.keep(("room", member.id), {around, seen(outbox.room_frame(room, member))})
        for viewer in [*(c.seat for c in room.chairs if c.member is not None), None]:
            table = outbox.table_frame(room, viewer, restart=False)
            if table is not None:
                self.keep(("table", viewer), {seen(table)})
                self.keep(("story", viewer), {told(room.game.story.by_viewer[viewer])})

    def keep(self, key: Key, state: set[int]) -> None:
        states = self._states[key]
        if not states or states[-1][1] != state:
            states.append((len(self.changes), state))

    def check(self, place: Place) -> None:
        """Check that a member was sent only states of this room, and no older one after a newer."""
        for connection in place.connections:
            self.check_connection(place, connection)
        late = self.room.settings.spectators.delay and not self.room.seats_of(place.member)
        for (member, key), _ in list(self._reached.items()):
            if member == place.member and not late:
                # After a restart nothing older than the end of the journal may be sent.
                self._reached[member, key] = len(self._states[key]) - 1

    def check_connection(self, place: Place, connection: ConnectionHistory) -> None:
        rooms = (seen(without_presence(frame)) for frame in connection.rooms)
        found = self.find(place, ("room", place.member), rooms)
        if found:
            states = self._states["room", place.member]
            connection.began = (
                states[found[0] + 1][0] if found[0] + 1 < len(states) else len(self.changes)
            )
            connection.ended = states[found[-1]][0]
        for viewer, tables in connection.tables.items():
            connection.seen[viewer] = self.find_last(place, ("table", viewer), map(seen, tables))
        for viewer, stories in connection.stories.items():
            connection.heard[viewer] = self.find_last(
                place, ("story", viewer), told_one_by_one(stories)
            )

    def find_last(self, place: Place, key: Key, sights: Iterable[int]) -> int:
        """How many changes there were when the last of these states began."""
        return self._states[key][self.find(place, key, sights)[-1]][0]

    def find(self, place: Place, key: Key, sights: Iterable[int]) -> list[int]:
        """The position of each sight among the states, searching from the previous one on."""
        states = self._states[key]
        found = [self._reached.get((place.member, key), 0)]
        for sent_state in sights:
            later = (i for i in range(found[-1], len(states)) if sent_state in states[i][1])
            found.append(next(later, -1))
            if found[-1] < 0:
                raise Violation(f"{self.code}/{place.name}: saw a {key} that is not in the journal")
        self._reached[place.member, key] = found[-1]
        return found[1:]


def seen(frame: frames.Frame) -> int:
    """A hash of a frame, for comparison."""
    return hash(frames.write(frame))


def without_presence(frame: frames.Room) -> frames.Room:
    """The frame without who is connected, because that is not in the journal."""
    members = [msgspec.structs.replace(member, present=False) for member in frame.members]
    return msgspec.structs.replace(frame, members=members)


def told(events: list[Event]) -> int:
    """A hash of a story, for comparison."""
    return hash(msgspec.json.encode(events))


def told_one_by_one(stories: list[frames.Story]) -> Iterable[int]:
    """The hash of the story after each of its frames."""
    events: list[Event] = []
    for frame in stories:
        events = events[: frame.since] + frame.events
        yield told(events)
