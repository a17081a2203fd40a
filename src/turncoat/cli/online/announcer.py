"""The herald: tells what happens around the table, sentence by sentence."""

from collections import Counter

from turncoat.cli.terminal.i18n import listed, text
from turncoat.server.protocol import frames


def name_of(room: frames.Room, member: int) -> str:
    """What a member is called, also one who has left a seat behind."""
    return next((one.name for one in room.members if one.id == member), text("cli-join-somebody"))


def names_of(room: frames.Room, seats: list[int]) -> str:
    """The names of some seats, one after another."""
    return listed([room.chairs[seat].name for seat in seats])


def ballot_text(room: frames.Room, ballot: frames.Ballot) -> str:
    """What a ballot is about."""
    name = room.chairs[ballot.seat].name if ballot.seat is not None else ""
    return text(f"cli-ballot-{ballot.about}", name=name)


class Announcer:
    """Compares the room with what was told of it to one member."""

    def __init__(self, room: frames.Room, me: int) -> None:
        self.room = room
        self.me = me
        # Who has lost the connection and is not back yet.
        self.missed: set[int] = set()
        # What somebody wrote, and how often that was told: a connection that was opened again
        # begins from the first word.
        self.told: Counter[tuple[int, str]] = Counter()
        self.heard: Counter[tuple[int, str]] = Counter()

    def start_over(self) -> None:
        """All that was written will be heard once more."""
        self.heard.clear()

    def catch_up(self) -> None:
        """It was; what comes now is new."""
        self.told = self.heard.copy()

    def hear(self, written: frames.Text) -> str:
        """A remark as it is told; empty if it was told already."""
        remark = (written.member, written.text)
        self.heard[remark] += 1
        if self.heard[remark] <= self.told[remark]:
            return ""
        self.told[remark] += 1
        return text("cli-join-wrote", name=name_of(self.room, written.member), text=written.text)

    def news(self, room: frames.Room) -> list[str]:
        """What is new of the room."""
        lines = [*self.of_people(room), *self.of_chairs(room), *self.of_ballots(room)]
        lines += self.of_time(room)
        if room.locked != self.room.locked:
            lines.append(text("cli-lobby-locked" if room.locked else "cli-lobby-unlocked"))
        self.room = room
        return lines

    def of_people(self, room: frames.Room) -> list[str]:
        """Who came, who went, who is ready."""
        before = {member.id: member for member in self.room.members}
        after = {member.id: member for member in room.members}
        lines = [text("cli-join-came", name=after[m].name) for m in after if m not in before]
        lines += [text("cli-join-went", name=before[m].name) for m in before if m not in after]
        others = [(before[m], after[m]) for m in after if m in before and m != self.me]
        if room.phase == "lobby":
            lines += [
                text("cli-join-is-ready", name=b.name) for a, b in others if b.ready > a.ready
            ]
            if (
                self.me in before
                and self.me in after
                and before[self.me].ready > after[self.me].ready
            ):
                lines.append(text("cli-join-unready"))
        for then, now in others:
            if now.present and now.id in self.missed:
                lines.append(text("cli-join-connected", name=now.name))
                self.missed.discard(now.id)
            elif then.present > now.present:
                lines.append(text("cli-join-unconnected", name=now.name))
                self.missed.add(now.id)
        if room.host != self.room.host and room.host in after:
            message = "cli-join-host-you" if room.host == self.me else "cli-join-host"
            lines.append(text(message, name=after[room.host].name))
        return lines

    def of_chairs(self, room: frames.Room) -> list[str]:
        """Bots that sit in, and people who come back."""
        lines = []
        for before, after in zip(self.room.chairs, room.chairs, strict=False):
            if after.away != before.away and after.member == before.member:
                message = "cli-join-sits-in" if after.away else "cli-join-is-back"
                if after.member != self.me:
                    lines.append(text(message, name=after.name))
            if room.phase == "lobby" and after.name != before.name:
                lines.append(seat_news(before, after))
            if room.phase == "playing" and before.member is not None and after.member is None:
                lines.append(text("cli-join-removed", name=before.name, bot=after.name))
        return lines

    def of_ballots(self, room: frames.Room) -> list[str]:
        """Ballots that open and close."""
        lines = []
        if room.ballot and not self.room.ballot:
            lines.append(text("cli-join-ballot", about=ballot_text(room, room.ballot)))
        closed = bool(self.room.ballot) or room.last_ballot != self.room.last_ballot
        if closed and not room.ballot and room.last_ballot:
            message = "cli-join-passed" if room.last_ballot[1] else "cli-join-failed"
            lines.append(text(message, about=self.about(room, room.last_ballot[0])))
        if room.paused and not self.room.paused:
            lines.append(text("cli-join-paused"))
        if self.room.paused and not room.paused and room.phase == "playing":
            lines.append(text("cli-join-resumed"))
        return lines

    def about(self, room: frames.Room, ballot: str) -> str:
        """What a ballot was about that has just closed; one with a single voter is never open."""
        if self.room.ballot is not None:
            return ballot_text(self.room, self.room.ballot)
        pairs = zip(self.room.chairs, room.chairs, strict=False)
        removed = [before.name for before, after in pairs if before.away and after.member is None]
        return text(f"cli-ballot-{ballot}", name=listed(removed))

    def of_time(self, room: frames.Room) -> list[str]:
        """A notice to those who are late."""
        late = room.asking and room.asking.notice
        known = self.room.asking and self.room.asking.notice
        if not late or known or room.asking is None:
            return []
        return [text("cli-join-late", names=names_of(room, room.asking.seats))]


def seat_news(before: frames.Chair, after: frames.Chair) -> str:
    """Who has taken a seat, or left it."""
    message = "cli-join-took-seat" if after.name else "cli-join-left-seat"
    return text(message, name=after.name or before.name, number=after.seat + 1)
