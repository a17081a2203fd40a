"""Before and after: what somebody was sent over a new connection, beside what they knew before.

This looks at frames alone. Where something may have happened in between, and only there, the
journal says whether it has.
"""

from typing import Any, Final

import msgspec

from tests.server.kills.gate import Violation
from tests.server.kills.place import Life, Place
from tests.server.kills.replayed import Replayed
from turncoat.core.terms import Seat
from turncoat.server.protocol import frames
from turncoat.server.room import changes
from turncoat.server.room.state import Viewer

# What is dealt to a seat and stays its own for the whole game.
IDENTITY: Final[dict[str, list[str]]] = {
    "among_cultists": ["character", "role", "route"],
    "dark_providence": ["main", "alignment"],
    "shadow_hunters": ["character"],
}
# Some turn against their own side at the very end.
TURNS: Final = "dark_providence"


class Memory:
    """The last that a member knew."""

    def __init__(self, life: Life) -> None:
        self.ended = life.ended
        self.room = life.rooms[-1]
        self.tables = life.shown
        self.stories = {viewer: life.story(viewer) for viewer in life.told}
        self.heard = life.heard
        self.seen = life.seen
        self.texts = {(text.member, text.text) for text in life.texts}


class Continuity:
    """One member's way through all kills."""

    def __init__(self, place: Place, replayed: Replayed) -> None:
        self.place = place
        self.replayed = replayed
        self._memory: Memory | None = None
        # What has happened between the two.
        self._between: list[Any] = []
        self._identities: dict[tuple[str, Seat], Any] = {}

    def check(self) -> None:
        """Each connection since the last time, beside the one before."""
        for life in self.place.lives:
            if not life.rooms:
                continue
            self.check_identities(life)
            if self._memory is not None:
                self._between = self.replayed.changes[self._memory.ended : life.began]
                self.compare(self._memory, life)
            if life.complete:
                self._memory = Memory(life)
        self.check_client()
        self.place.lives = []

    def demand(self, holds: object, what: str) -> None:
        if not holds:
            raise Violation(f"{self.place.code}/{self.place.name}: {what}")

    def happened(self, *kinds: type[changes.Change]) -> bool:
        """Whether there was anything of these kinds in between."""
        return among(self._between, *kinds)

    # No secret changes hands.

    def check_identities(self, life: Life) -> None:
        """A seat is who it was, as long as the deal is the same."""
        deal = life.rooms[0].deal.commitment
        fields = IDENTITY[life.rooms[0].settings.game]
        for viewer, tables in life.tables.items():
            if viewer is None or any(room.deal.commitment != deal for room in life.rooms):
                continue
            for table in tables:
                me = table.view["players"][viewer]
                over = table.view["ended"] and life.rooms[0].settings.game == TURNS
                known = [me[field] for field in fields if not (over and field == "alignment")]
                self.demand(all(part is not None for part in known), "a seat without a self")
                first = self._identities.setdefault((deal, viewer), known)
                self.demand(first[: len(known)] == known, f"was {first}, is now {known}")

    # Before and after.

    def compare(self, before: Memory, life: Life) -> None:
        """Nothing is forgotten, and time has stood still."""
        was, now = before.room, life.rooms[0]
        deals = self.replayed.commitments
        self.demand(now.deal.commitment in deals, "a deal that is not in the journal")
        later = deals.index(now.deal.commitment) - deals.index(was.deal.commitment)
        self.demand(later >= 0, "an earlier deal")
        self.compare_texts(before, life)
        if later == 0 and was.phase != "lobby" and now.phase != "lobby":
            self.compare_rooms(was, now)
            for viewer, stories in life.stories.items():
                self.compare_stories(before, viewer, stories[0], life.began)
            for viewer, tables in life.tables.items():
                self.compare_tables(before, viewer, tables[0], life.began)
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
        """In a game: seats and bots, the question and its clock, the ballot, the banks."""
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
        """The clock of an open question is where it was."""
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
        """A story goes on where it was, unless something was taken back since."""
        known = before.stories.get(viewer, [])
        since = self.replayed.changes[before.heard.get(viewer, 0) : began]
        taken_back = among(since, changes.TookBack)
        self.demand(first.since == 0, "half a story")
        self.demand(taken_back or first.events[: len(known)] == known, "another story")

    def compare_tables(
        self, before: Memory, viewer: Viewer, now: frames.TableFrame, began: int
    ) -> None:
        """The table of an open question is the same, but for what was said."""
        was = before.tables.get(viewer)
        if was is None:
            return
        self.demand(was.question <= now.question, "an older table")
        since = self.replayed.changes[before.seen.get(viewer, 0) : began]
        if was.question == now.question and not among(since, changes.Said):
            same = (was.view, was.decision, was.offers) == (now.view, now.decision, now.offers)
            self.demand(same, "another table at the same question")

    def compare_texts(self, before: Memory, life: Life) -> None:
        """What was written can be read again, by all whom it is for now; but for what was before
        the page that came with the greeting."""
        if not life.complete:
            return
        room, muted = self.replayed.room, life.rooms[0].muted
        mask = room.mask_of(self.place.member, life.rooms[0].phase)
        again = [(text.member, text.text) for text in life.texts]
        for to_all in (True, False):
            meant = [
                (text.member, text.text)
                for text in room.texts.values()
                if text.audience & mask and text.to_all == to_all and text.member not in muted
            ]
            first = life.begins.get(to_all)
            begins = meant.index((first.member, first.text)) if first else 0
            self.demand(before.texts & set(meant[begins:]) <= set(again), "a text is gone")
        self.demand(len(again) == len(set(again)), "a text comes twice")

    def check_client(self) -> None:
        """The client has put together what it was sent."""
        life = next((life for life in reversed(self.place.lives) if life.complete), None)
        if life is None or life is not self.place.lives[-1] or life.rooms[-1].phase == "lobby":
            return
        for viewer in life.told:
            same = self.place.stories.get(viewer) == life.story(viewer)
            self.demand(same, f"the client's story of {viewer} is not what it was told")


def among(happened: list[Any], *kinds: type[changes.Change]) -> bool:
    """Whether any of these facts is of these kinds."""
    return any(isinstance(change, kinds) for change in happened)
