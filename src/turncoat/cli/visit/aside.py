"""What a person can do beside answering: look, talk, vote, go."""

from collections.abc import Callable

from turncoat.cli.keyboard import Keyboard
from turncoat.cli.picture import Picture
from turncoat.cli.question import LOG_LINES, Question, Quit, key_of
from turncoat.cli.reader import Reader
from turncoat.cli.screen import Screen
from turncoat.cli.visit.distant import DistantMatch
from turncoat.cli.visit.herald import ballot_text
from turncoat.cli.words import text
from turncoat.client import NotTaken, Table
from turncoat.server.protocol import requests

BALLOTS = ("pause", "resume", "extend", "remake")


class Aside:
    """The keys that work at any time, those of a question among them."""

    def __init__(
        self,
        table: Table,
        match: DistantMatch,
        reader: Reader,
        screen: Screen,
        keyboard: Keyboard,
        question: Question | None,
    ) -> None:
        self.table = table
        self.match = match
        self.reader = reader
        self.screen = screen
        self.keyboard = keyboard
        self.question = question
        self.keys: dict[str, Callable[[str], bool]] = {
            "b": self.board,
            "l": self.log,
            "q": self.quit,
        }
        if question is not None:
            self.keys |= {
                "t": self.write, "v": self.vote, "x": self.leave, "m": self.mute, "h": self.help,
            }  # fmt: skip
            if not table.room.settings.aids.journal:
                self.keys["j"] = self.no_journal

    def take(self, line: str) -> None:
        """One line while nothing is asked of us; a number changes what was chosen."""
        key, rest = key_of(line)
        if line.isdecimal():
            self.choose_again(int(line))
        elif key in self.keys:
            self.keys[key](rest)
        elif self.question is not None and key in self.question.keys and key not in "?u":
            self.question.keys[key](rest)
        elif line:
            self.screen.say(text("cli-join-keys"))

    def choose_again(self, number: int) -> None:
        """Blind choices can be changed until all have chosen."""
        seat = self.reader.seat
        shown = self.match.now(seat).decision if seat is not None else None
        if seat is None or shown is None:
            self.screen.say(text("refusal-not_asked"))
            return
        options = self.reader.guide.arranged(shown.options, self.reader.view)
        if not 1 <= number <= len(options):
            self.screen.say(text("cli-choose-again", last=len(options)))
            return
        self.match.answer(seat, options[number - 1])
        label = self.reader.speaker.option(options[number - 1])
        self.screen.say(text("cli-join-chosen", option=label))

    def board(self, rest: str) -> bool:
        """The board and the seats."""
        Picture(self.reader, self.screen, covered=False, full=True).show()
        return False

    def log(self, rest: str) -> bool:
        """The end of the story so far."""
        lines = int(rest) if rest.isdecimal() and int(rest) else LOG_LINES
        self.reader.retell(self.match.events(self.reader.seat), lines, self.screen)
        return False

    def no_journal(self, rest: str) -> bool:
        """The host wants people to remember for themselves."""
        self.screen.say(text("cli-join-no-journal"))
        return False

    def write(self, rest: str) -> bool:
        """Free text."""
        if rest:
            self.do(requests.Write, text=rest, seat=self.reader.seat)
        return False

    def vote(self, rest: str) -> bool:
        """Vote in a ballot, or call one."""
        room = self.table.room
        if room.ballot is not None:
            question = text("cli-join-vote", about=ballot_text(room, room.ballot))
            chosen = self.keyboard.choose(question, [text("cli-join-yes"), text("cli-join-no")])
            if chosen >= 0:
                self.do(requests.Vote, yes=chosen == 0)
            return False
        absent = [chair for chair in room.chairs if chair.away]
        labels = [text(f"cli-ballot-{about}") for about in BALLOTS]
        labels += [text("cli-ballot-remove", name=chair.name) for chair in absent]
        chosen = self.keyboard.choose(text("cli-join-call"), labels)
        if 0 <= chosen < len(BALLOTS):
            self.do(requests.Call, ballot=BALLOTS[chosen])
        elif chosen >= 0:
            self.do(requests.Call, ballot="remove", seat=absent[chosen - len(BALLOTS)].seat)
        return False

    def mute(self, rest: str) -> bool:
        """Read no more of somebody, or read them again."""
        room = self.table.room
        found = [m.id for m in room.members if m.name.casefold() == rest.casefold()]
        if found:
            muted = found[0] not in room.muted
            self.do(requests.Mute, member=found[0], muted=muted)
            message = "cli-join-muted" if muted else "cli-join-unmuted"
            self.screen.say(text(message, name=rest))
        return False

    def leave(self, rest: str) -> bool:
        """A bot shall sit in."""
        self.do(requests.Leave)
        raise Quit

    def help(self, rest: str) -> bool:
        """All keys."""
        assert self.question is not None
        self.question.help(rest)
        for key in ("write", "vote", "mute", "leave"):
            self.screen.say(text(f"cli-join-key-{key}"))
        return False

    def quit(self, rest: str) -> bool:
        """Stop here; the seat waits for a while."""
        raise Quit

    def do(self, request: type[requests.Request], **fields: object) -> None:
        """Ask the server; a refusal is told."""
        try:
            self.table.do(request, **fields)
        except NotTaken as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))
