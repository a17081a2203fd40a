"""The herald: tells what happens around the table, sentence by sentence."""

from turncoat.cli.screen import QUIET, Screen
from turncoat.cli.words import text
from turncoat.server.protocol import frames


def name_of(room: frames.Room, member: int) -> str:
    """What a member is called."""
    return next((one.name for one in room.members if one.id == member), "?")


class Herald:
    """Compares the room with what was told of it."""

    def __init__(self, screen: Screen, room: frames.Room) -> None:
        self.screen = screen
        self.room = room
        self.read = 0

    def tell(self, room: frames.Room, texts: dict[int, frames.Text]) -> bool:
        """What is new; whether anything is."""
        lines = [*self.of_people(room), *self.of_chairs(room), *self.of_ballots(room)]
        lines += self.of_time(room)
        self.room = room
        for number in sorted(number for number in texts if number >= self.read):
            written = texts[number]
            lines.append(
                text("cli-join-wrote", name=name_of(room, written.member), text=written.text)
            )
            self.read = number + 1
        for line in lines:
            self.screen.say(line, QUIET)
        return bool(lines)

    def of_people(self, room: frames.Room) -> list[str]:
        """Who came, who went, who is ready."""
        before = {member.id: member for member in self.room.members}
        after = {member.id: member for member in room.members}
        lines = [text("cli-join-came", name=after[m].name) for m in after if m not in before]
        lines += [text("cli-join-went", name=before[m].name) for m in before if m not in after]
        both = [(before[m], after[m]) for m in after if m in before]
        if room.phase == "lobby":
            lines += [text("cli-join-is-ready", name=b.name) for a, b in both if b.ready > a.ready]
        if room.host != self.room.host and room.host in after:
            lines.append(text("cli-join-host", name=after[room.host].name))
        return lines

    def of_chairs(self, room: frames.Room) -> list[str]:
        """Bots that sit in, and people who come back."""
        lines = []
        for before, after in zip(self.room.chairs, room.chairs, strict=False):
            if after.away != before.away and after.member == before.member:
                message = "cli-join-sits-in" if after.away else "cli-join-is-back"
                lines.append(text(message, name=after.name))
            if room.phase == "lobby" and after.name != before.name and after.name:
                number = after.seat + 1
                lines.append(text("cli-join-took-seat", name=after.name, number=number))
            if room.phase == "playing" and before.member is not None and after.member is None:
                lines.append(text("cli-join-removed", name=before.name, bot=after.name))
        return lines

    def of_ballots(self, room: frames.Room) -> list[str]:
        """Ballots that open and close."""
        lines = []
        if room.ballot and not self.room.ballot:
            lines.append(text("cli-join-ballot", about=ballot_text(room, room.ballot)))
        if self.room.ballot and not room.ballot and room.last_ballot:
            message = "cli-join-passed" if room.last_ballot[1] else "cli-join-failed"
            lines.append(text(message, about=ballot_text(room, self.room.ballot)))
        if room.paused and not self.room.paused:
            lines.append(text("cli-join-paused"))
        if self.room.paused and not room.paused:
            lines.append(text("cli-join-resumed"))
        return lines

    def of_time(self, room: frames.Room) -> list[str]:
        """A notice to those who are late."""
        late = room.asking and room.asking.notice
        known = self.room.asking and self.room.asking.notice
        if not late or known or room.asking is None:
            return []
        return [text("cli-join-late", names=names_of(room, room.asking.seats))]


def names_of(room: frames.Room, seats: list[int]) -> str:
    """The names of some seats, one after another."""
    return text("cli-comma").join(room.chairs[seat].name for seat in seats)


def ballot_text(room: frames.Room, ballot: frames.Ballot) -> str:
    """What a ballot is about."""
    name = room.chairs[ballot.seat].name if ballot.seat is not None else ""
    return text(f"cli-ballot-{ballot.about}", name=name)
