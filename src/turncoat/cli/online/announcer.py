"""The announcer: describes what happens in the room around the game."""

from collections import Counter

from turncoat.cli.terminal.i18n import language, language_name, listed, shown_name, text
from turncoat.server.protocol import frames


def name_of(room: frames.Room, member: int) -> str:
    """Return a member's name, or a substitute for somebody who is no longer in the room."""
    return next((one.name for one in room.members if one.id == member), text("cli-join-somebody"))


def names_of(room: frames.Room, seats: list[int]) -> str:
    """Return the names of some seats as a list."""
    return listed([shown_name(room.chairs[seat].name) for seat in seats])


def written_line(room: frames.Room, written: frames.Text) -> str:
    """Return what somebody wrote, with their language if the user has another."""
    name = name_of(room, written.member)
    if written.language in ("", language()):
        return text("cli-join-wrote", name=name, text=written.text)
    spoken = language_name(written.language)
    return text("cli-join-wrote-in", name=name, language=spoken, text=written.text)


def ballot_text(room: frames.Room, ballot: frames.Ballot) -> str:
    """Return what a ballot is about."""
    name = room.chairs[ballot.seat].name if ballot.seat is not None else ""
    return text(f"cli-ballot-{ballot.about}", name=name)


class Announcer:
    """Compares the room with what one member was last told about it."""

    def __init__(self, room: frames.Room, me: int) -> None:
        self.room = room
        self.me = me
        # Members who have lost their connection and are not back yet.
        self.missed: set[int] = set()
        # How often each remark was announced and received: after a reconnect the server sends all
        # of them again.
        self.told: Counter[tuple[int, str]] = Counter()
        self.heard: Counter[tuple[int, str]] = Counter()

    def start_over(self) -> None:
        """Expect to receive all remarks once more."""
        self.heard.clear()

    def catch_up(self) -> None:
        """Treat everything received so far as announced."""
        self.told = self.heard.copy()

    def describe(self, written: frames.Text) -> str:
        """Return a remark as it is announced; empty if it was announced before."""
        remark = (written.member, written.text)
        self.heard[remark] += 1
        if self.heard[remark] <= self.told[remark]:
            return ""
        self.told[remark] += 1
        return written_line(self.room, written)

    def news(self, room: frames.Room) -> list[str]:
        """Return sentences for everything that has changed in the room."""
        lines = [*self.of_people(room), *self.of_chairs(room), *self.of_ballots(room)]
        lines += self.of_time(room)
        if room.locked != self.room.locked:
            lines.append(text("cli-lobby-locked" if room.locked else "cli-lobby-unlocked"))
        self.room = room
        return lines

    def of_people(self, room: frames.Room) -> list[str]:
        """Return who joined, left, is ready or has lost the connection."""
        before = {member.id: member for member in self.room.members}
        after = {member.id: member for member in room.members}
        lines = [text("cli-join-joined", name=after[m].name) for m in after if m not in before]
        lines += [text("cli-join-left", name=before[m].name) for m in before if m not in after]
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
                lines.append(text("cli-join-disconnected", name=now.name))
                self.missed.add(now.id)
        if room.host != self.room.host and room.host in after:
            message = "cli-join-host-you" if room.host == self.me else "cli-join-host"
            lines.append(text(message, name=after[room.host].name))
        return lines

    def of_chairs(self, room: frames.Room) -> list[str]:
        """Return which bots stand in, which people are back, and who took or left a seat."""
        lines = []
        for before, after in zip(self.room.chairs, room.chairs, strict=False):
            if after.away != before.away and after.member == before.member:
                message = "cli-join-stand-in" if after.away else "cli-join-is-back"
                if after.member != self.me:
                    lines.append(text(message, name=after.name))
            if room.phase == "lobby" and after.name != before.name:
                lines.append(seat_news(before, after))
            if room.phase == "playing" and before.member is not None and after.member is None:
                bot = shown_name(after.name)
                lines.append(text("cli-join-removed", name=before.name, bot=bot))
        return lines

    def of_ballots(self, room: frames.Room) -> list[str]:
        """Return which ballots were opened and closed, and whether the game is paused."""
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
        """Return what the ballot that has just closed was about.

        A ballot with a single voter closes as soon as it is called, so it was never shown.
        """
        if self.room.ballot is not None:
            return ballot_text(self.room, self.room.ballot)
        pairs = zip(self.room.chairs, room.chairs, strict=False)
        removed = [before.name for before, after in pairs if before.away and after.member is None]
        return text(f"cli-ballot-{ballot}", name=listed(removed))

    def of_time(self, room: frames.Room) -> list[str]:
        """Return a notice about those who are late."""
        late = room.asking and room.asking.notice
        known = self.room.asking and self.room.asking.notice
        if not late or known or room.asking is None:
            return []
        return [text("cli-join-late", names=names_of(room, room.asking.seats))]


def seat_news(before: frames.Chair, after: frames.Chair) -> str:
    """Return who has taken or left a seat."""
    message = "cli-join-took-seat" if after.name else "cli-join-left-seat"
    return text(message, name=after.name or before.name, number=after.seat + 1)
