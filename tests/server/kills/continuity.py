"""Compares what a member is sent over a new connection with what they knew before.

Only frames are compared. The journal is used only to tell whether something happened in between.
"""

from typing import Any, Final

import msgspec

from tests.server.kills.gate import Violation
from tests.server.kills.place import ConnectionHistory, Place
from tests.server.kills.replayed import Replayed
from turncoat.core.terms import Seat
from turncoat.server.protocol import frames
from turncoat.server.room import changes
from turncoat.server.room.state import Viewer

# Fields that are dealt to a seat and stay the same for the whole game.
IDENTITY: Final[dict[str, list[str]]] = {
    "among_cultists": ["character", "role", "route"],
    "dark_providence": ["main", "alignment"],
    "shadow_hunters": ["character"],
}
# In this game the alignment of a seat may change at the very end.
TURNS: Final = "dark_providence"


class Memory:
    """What a member knew at the end of a connection."""

    def __init__(self, connection: ConnectionHistory) -> None:
        self.ended = connection.ended
        self.room = connection.rooms[-1]
        self.tables = connection.shown
        self.stories = {viewer: connection.story(viewer) for viewer in connection.told}
        self.heard = connection.heard
        self.seen = connection.seen
        self.texts = {(text.member, text.text) for text in connection.texts}


class Continuity:
    """Compares one member's connections across all kills."""

    def __init__(self, place: Place, replayed: Replayed) -> None:
        self.place = place
        self.replayed = replayed
        self._memory: Memory | None = None
        # The changes between the two connections that are being compared.
        self._between: list[Any] = []
        self._identities: dict[tuple[str, Seat], Any] = {}

    def check(self) -> None:
        """Compare each connection since the last check with the one before it."""
        for connection in self.place.connections:
            if not connection.rooms:
                continue
            self.check_identities(connection)
            if self._memory is not None:
                self._between = self.replayed.changes[self._memory.ended : connection.began]
                self.compare(self._memory, connection)
            if connection.complete:
                self._memory = Memory(connection)
        self.check_client()
        self.place.connections = []

    def demand(self, holds: object, what: str) -> None:
        if not holds:
            raise Violation(f"{self.place.code}/{self.place.name}: {what}")

    def happened(self, *kinds: type[changes.Change]) -> bool:
        """Whether there were changes of these kinds in between."""
        return among(self._between, *kinds)

    # Identities.

    def check_identities(self, connection: ConnectionHistory) -> None:
        """Check that a seat's identity stays the same as long as the deal does."""
        deal = connection.rooms[0].deal.commitment
        fields = IDENTITY[connection.rooms[0].settings.game]
        for viewer, tables in connection.tables.items():
            if viewer is None or any(room.deal.commitment != deal for room in connection.rooms):
                continue
            for table in tables:
                me = table.view["players"][viewer]
                over = table.view["ended"] and connection.rooms[0].settings.game == TURNS
                known = [me[field] for field in fields if not (over and field == "alignment")]
                self.demand(all(part is not None for part in known), "a seat without a self")
                first = self._identities.setdefault((deal, viewer), known)
                self.demand(first[: len(known)] == known, f"was {first}, is now {known}")

    # Before and after.

    def compare(self, before: Memory, connection: ConnectionHistory) -> None:
        """Check that nothing was lost between two connections."""
        was, now = before.room, connection.rooms[0]
        deals = self.replayed.commitments
        self.demand(now.deal.commitment in deals, "a deal that is not in the journal")
        later = deals.index(now.deal.commitment) - deals.index(was.deal.commitment)
        self.demand(later >= 0, "an earlier deal")
        self.compare_texts(before, connection)
        if later == 0 and was.phase != "lobby" and now.phase != "lobby":
            self.compare_rooms(was, now)
            for viewer, stories in connection.stories.items():
                self.compare_stories(before, viewer, stories[0], connection.began)
            for viewer, tables in connection.tables.items():
                self.compare_tables(before, viewer, tables[0], connection.began)
        elif later == 0 and not self.happened(
            changes.Arranged,
            changes.Seated,
            changes.Vacated,
            changes.BotSeated,
            changes.Dealt,
            changes.Renamed,
        ):
            same = (was.chairs, was.settings) == (now.chairs, now.settings)
            self.demand(same, "chairs or settings have changed by themselves")

    def compare_rooms(self, was: frames.Room, now: frames.Room) -> None:
        """Check a room during a game: seats, bots, question, clock, ballot and time banks."""
        self.demand(was.deal.nonces == now.deal.nonces, "another deal")
        self.demand(was.your_seats == now.your_seats, "other seats")
        if not self.happened(changes.Counted):
            chairs = [[(c.seat, c.member, c.level) for c in room.chairs] for room in (was, now)]
            self.demand(chairs[0] == chairs[1], f"other people in the seats: {chairs}")
            self.demand(was.paused == now.paused or self.happened(changes.Resumed), "a pause")
            banks = zip(was.chairs, now.chairs, strict=True)
            smaller = all(before.bank >= after.bank for before, after in banks)
            self.demand(smaller or self.happened(changes.TookBack), "a bank has grown")
            if was.ballot and now.ballot and not self.happened(changes.Voted):
                self.demand(was.ballot == now.ballot, "another ballot")
        if was.asking and now.asking:
            self.compare_questions(was, now, was.asking, now.asking)

    def compare_questions(
        self, was: frames.Room, now: frames.Room, before: frames.Asking, after: frames.Asking
    ) -> None:
        """Check that an open question and its clock are unchanged."""
        self.demand(before.number <= after.number, "an earlier question")
        if before.number != after.number or self.happened(changes.Counted, changes.Resumed):
            return
        if not self.happened(changes.SatIn, changes.Returned):
            banks = [[chair.bank for chair in room.chairs] for room in (was, now)]
            self.demand(banks[0] == banks[1], f"other banks: {banks}")
            bare = [msgspec.structs.replace(asking, notice=0) for asking in (before, after)]
            self.demand(bare[0] == bare[1], f"the question has changed: {before}, {after}")
        if not self.happened(changes.Noticed, changes.NoticeLifted, changes.SatIn):
            self.demand(before.notice == after.notice, "another notice")

    def compare_stories(
        self, before: Memory, viewer: Viewer, first: frames.Story, began: int
    ) -> None:
        """Check that a story goes on where it ended, unless something was taken back since."""
        known = before.stories.get(viewer, [])
        since = self.replayed.changes[before.heard.get(viewer, 0) : began]
        taken_back = among(since, changes.TookBack)
        self.demand(first.since == 0, "half a story")
        self.demand(taken_back or first.events[: len(known)] == known, "another story")

    def compare_tables(
        self, before: Memory, viewer: Viewer, now: frames.TableFrame, began: int
    ) -> None:
        """Check that the table of an open question is unchanged, unless a claim was made since."""
        was = before.tables.get(viewer)
        if was is None:
            return
        self.demand(was.question <= now.question, "an older table")
        since = self.replayed.changes[before.seen.get(viewer, 0) : began]
        if was.question == now.question and not among(since, changes.Said):
            same = (was.view, was.decision, was.offers) == (now.view, now.decision, now.offers)
            self.demand(same, "another table at the same question")

    def compare_texts(self, before: Memory, connection: ConnectionHistory) -> None:
        """Check that texts that were known before, and are still meant for the member, come again.
        Those earlier than the page in the greeting may be missing.
        """
        if not connection.complete:
            return
        room, muted = self.replayed.room, connection.rooms[0].muted
        mask = room.mask_of(self.place.member, connection.rooms[0].phase)
        again = [(text.member, text.text) for text in connection.texts]
        for to_all in (True, False):
            meant = [
                (text.member, text.text)
                for text in room.texts.values()
                if text.audience & mask and text.to_all == to_all and text.member not in muted
            ]
            first = connection.begins.get(to_all)
            begins = meant.index((first.member, first.text)) if first else 0
            self.demand(before.texts & set(meant[begins:]) <= set(again), "a text is gone")
        self.demand(len(again) == len(set(again)), "a text comes twice")

    def check_client(self) -> None:
        """Check that the client has assembled the stories it was sent."""
        connection = next(
            (connection for connection in reversed(self.place.connections) if connection.complete),
            None,
        )
        if (
            connection is None
            or connection is not self.place.connections[-1]
            or connection.rooms[-1].phase == "lobby"
        ):
            return
        for viewer in connection.told:
            same = self.place.stories.get(viewer) == connection.story(viewer)
            self.demand(same, f"the client's story of {viewer} is not what it was told")


def among(happened: list[Any], *kinds: type[changes.Change]) -> bool:
    """Whether any of these changes is of these kinds."""
    return any(isinstance(change, kinds) for change in happened)
