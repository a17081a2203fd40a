"""The lobby by keyboard: seats, bots, and being ready."""

from collections.abc import Callable

from turncoat.bots.registry import BOTS
from turncoat.cli.question import Quit, key_of
from turncoat.cli.screen import LOUD, Grid, Screen
from turncoat.cli.visit.distant import Overtaken
from turncoat.cli.visit.live import LiveKeyboard
from turncoat.cli.words import text
from turncoat.client import NotTaken, Table
from turncoat.server.protocol import frames, requests

BEST = "sensible"


class Lobby:
    """Until the cards are dealt."""

    def __init__(self, table: Table, screen: Screen, keyboard: LiveKeyboard, title: str) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.title = title
        self.keys: dict[str, Callable[[str], None]] = {
            "": self.begin,
            "b": self.bots,
            "k": self.kick,
            "g": self.hand_over,
            "t": self.write,
            "h": self.help,
            "q": self.quit,
        }

    @property
    def room(self) -> frames.Room:
        """As it is by now."""
        return self.table.room

    @property
    def hosting(self) -> bool:
        """Whether we are the host."""
        return self.room.host == self.table.member

    def run(self) -> None:
        """Until the deal; it ends with Overtaken."""
        self.show()
        while self.room.phase == "lobby":
            prompt = "cli-lobby-prompt-host" if self.hosting else "cli-lobby-prompt"
            line = self.keyboard.line(text(prompt))
            try:
                self.take(line)
            except NotTaken as refusal:
                self.screen.say(text(f"refusal-{refusal.reason}"))
        raise Overtaken

    def take(self, line: str) -> None:
        """A number is a seat; everything else is a key."""
        if line.isdecimal():
            self.sit(int(line) - 1)
            return
        key, rest = key_of(line)
        if key in self.keys:
            self.keys[key](rest)
        else:
            self.screen.say(text("cli-lobby-again"))

    def show(self) -> None:
        """The seats and who has them."""
        room = self.room
        self.screen.heading(text("cli-lobby-title", game=self.title, code=room.code))
        headers = [text("cli-lobby-seat"), text("cli-lobby-who"), text("cli-lobby-state")]
        rows = [[str(c.seat + 1), c.name or text("cli-lobby-free"), self.state(c)] for c in
                room.chairs]  # fmt: skip
        self.screen.grid(Grid("", headers, rows))
        self.screen.say(text("cli-lobby-commitment", commitment=room.deal.commitment))

    def state(self, chair: frames.Chair) -> str:
        """What there is to say of a seat."""
        if chair.member is None:
            return text("cli-lobby-bot", level=chair.level) if chair.level else ""
        owner = next(member for member in self.room.members if member.id == chair.member)
        return text("cli-lobby-ready" if owner.ready else "cli-lobby-not-ready")

    def sit(self, seat: int) -> None:
        """Take a seat, another one, or leave one's own."""
        before = self.table.seats
        if seat not in before:
            self.table.do(requests.Sit, seat=max(seat, 0))
        for left in before:
            self.table.do(requests.Stand, seat=left)
        self.show()

    def begin(self, rest: str) -> None:
        """Sit down if need be, bots for the free seats if we are the host, and be ready."""
        if not self.table.seats:
            self.table.sit()
        if self.hosting:
            self.bots("")
        self.table.ready()
        if self.room.phase == "lobby":
            self.screen.say(text("cli-lobby-waiting"), LOUD)

    def bots(self, rest: str) -> None:
        """Bots for all free seats, of a level."""
        level = rest or BEST
        if level not in BOTS:
            self.screen.say(text("refusal-unknown_bot"))
            return
        for chair in self.room.chairs:
            if chair.member is None and (not chair.level or rest):
                self.table.do(requests.SeatBot, seat=chair.seat, level=level)
        self.show()

    def member(self, name: str) -> int:
        """Who is meant by a name; 0 for nobody."""
        called = name.casefold()
        found = [m.id for m in self.room.members if m.name.casefold() == called]
        return found[0] if found else 0

    def kick(self, rest: str) -> None:
        """Send somebody away."""
        self.table.do(requests.Kick, member=self.member(rest))

    def hand_over(self, rest: str) -> None:
        """Somebody else shall be the host."""
        self.table.do(requests.HandOver, member=self.member(rest))

    def write(self, rest: str) -> None:
        """Say something."""
        if rest:
            self.table.do(requests.Write, text=rest)

    def help(self, rest: str) -> None:
        """The keys, and the seats again."""
        for key in ("number", "enter", "bots", "kick", "hand-over", "write", "quit"):
            self.screen.say(text(f"cli-lobby-key-{key}"))
        self.show()

    def quit(self, rest: str) -> None:
        """Leave; the seat stays one's own."""
        raise Quit
