"""A visit to a room: the lobby, the game, its end, and perhaps another game."""

from typing import Any

import httpx
import msgspec

from turncoat.cli.guides import guide_to
from turncoat.cli.picture import Picture
from turncoat.cli.question import Question, TakenBack
from turncoat.cli.reader import Reader
from turncoat.cli.screen import LOUD, QUIET, Screen
from turncoat.cli.setup import nobodys_speaker
from turncoat.cli.visit.aside import Aside
from turncoat.cli.visit.distant import DistantMatch, Overtaken
from turncoat.cli.visit.herald import Herald
from turncoat.cli.visit.live import LiveKeyboard
from turncoat.cli.visit.lobby import Lobby
from turncoat.cli.words import text
from turncoat.client import Lost, NotTaken, Table
from turncoat.core.decision import Decision
from turncoat.core.errors import IllegalAnswer
from turncoat.core.words import Seat
from turncoat.server.protocol import frames, requests


class Visit:
    """What one person does in a room, from coming in to going."""

    def __init__(self, table: Table, screen: Screen, keyboard: LiveKeyboard) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.match = DistantMatch(table)
        self.guide = guide_to(self.match.rules)
        self.herald = Herald(screen, table.room)
        self.reader: Reader | None = None
        self.picture: Picture | None = None
        self.moment = self.state()
        keyboard.look = self.look

    @property
    def room(self) -> frames.Room:
        """As it is by now."""
        return self.table.room

    def run(self) -> None:
        """From phase to phase, until the person has had enough."""
        while True:
            self.moment = self.state()
            try:
                self.visit()
            except (Overtaken, TakenBack):
                continue

    def visit(self) -> None:
        """Whatever the room is doing now."""
        if self.room.phase == "lobby":
            self.reader = self.picture = None
            Lobby(self.table, self.screen, self.keyboard, self.title()).run()
        elif self.room.phase == "playing":
            self.play()
        else:
            self.end()

    def title(self) -> str:
        """The name of the game."""
        return nobodys_speaker(self.match.rules).title()

    # Looking up from the keyboard.

    def state(self) -> tuple[object, ...]:
        """What a line at the keyboard is meant for: if it changes, the line is meant no more."""
        asked = self.asked()
        number = self.table.tables[asked].question if asked is not None else 0
        return self.room.phase, asked, number, tuple(self.table.seats)

    def asked(self) -> Seat | None:
        """Our seat, if it has to answer."""
        for seat in self.table.seats[:1]:
            table = self.table.tables.get(seat)
            if table and table.decision and table.chosen is None:
                return seat
        return None

    def look(self, seconds: float) -> bool:
        """Take in what has happened; whether something was printed."""
        printed = False
        try:
            while (frame := self.table.listen(seconds)) is not None:
                printed |= self.hear(frame)
                seconds = 0
        except Lost:
            self.find_again()
        printed |= self.tell_news()
        if self.state() != self.moment:
            raise Overtaken
        return printed

    def find_again(self) -> None:
        """Open the connection again; the whole story is told anew, and we know it already."""
        self.screen.gap()
        self.screen.say(text("cli-join-lost"), LOUD)
        self.table.reconnect()
        self.screen.say(text("cli-join-found"), LOUD)
        raise Overtaken

    def hear(self, frame: frames.AnyFrame) -> bool:
        """What one frame brings besides what is kept of it."""
        if isinstance(frame, frames.Story) and self.reader and frame.since < self.reader.heard:
            self.reader.heard = frame.since
            self.screen.gap()
            self.screen.say(text("cli-join-rewritten"), QUIET)
            return True
        if isinstance(frame, frames.Closing):
            self.screen.gap()
            self.screen.say(text("cli-join-closing"), LOUD)
            return True
        return False

    def tell_news(self) -> bool:
        """The story and what happens around the table."""
        told = self.herald.tell(self.room, self.table.texts)
        if self.reader is None or self.reader.heard == self.match.told:
            return told
        self.reader.heard = min(self.reader.heard, self.match.told)
        self.screen.gap()
        self.reader.tell(self.reader.news(), self.screen)
        return True

    # Playing.

    def play(self) -> None:
        """Answer when asked; otherwise there is time for everything else."""
        self.take_seat()
        assert self.reader is not None
        self.tell_news()
        self.moment = self.state()
        seat = self.asked()
        if seat is None:
            self.wait()
        else:
            self.ask(seat)

    def take_seat(self) -> None:
        """The story begins, or goes on through other eyes."""
        eye = self.match.eye
        if self.reader is not None and self.reader.seat == eye:
            return
        names = [chair.name for chair in self.room.chairs]
        self.reader = Reader(self.match, self.guide, names, eye)
        self.picture = None
        self.screen.colour_names(list(self.reader.speaker.names))
        self.screen.heading(text("cli-welcome", game=self.title()))
        for line in self.guide.welcome(self.reader.view, self.reader.speaker):
            self.screen.say(line)

    def ask(self, seat: Seat) -> None:
        """A question of our own."""
        assert self.reader is not None
        shown = self.table.tables[seat].decision
        assert shown is not None
        decision = Decision(seat, shown.topic, None, shown.window)
        decision.options = shown.options
        if not self.guide.in_passing(shown.topic, self.reader.view) or self.picture is None:
            picture = Picture(self.reader, self.screen, covered=False)
            picture.show(self.picture)
            self.picture = picture
        self.tell_time()
        back = self.table.tables[seat].may_take_back
        question = Question(self.reader, decision, self.screen, self.keyboard, False, back)
        question.keys.update(self.aside(question).keys)
        try:
            question.ask()
        except TakenBack:
            self.match.take_back(seat)
        except IllegalAnswer as refusal:
            self.screen.say(self.reader.speaker.refusal(refusal.reason))

    def tell_time(self) -> None:
        """How long there is to think."""
        asking = self.room.asking
        if asking and asking.until:
            left = max(0, asking.until - self.table.now()) // 1000
            self.screen.say(text(f"cli-join-time-{asking.kind}", seconds=left), QUIET)

    def aside(self, question: Question | None) -> Aside:
        """What can be done beside answering."""
        assert self.reader is not None
        return Aside(self.table, self.match, self.reader, self.screen, self.keyboard, question)

    def wait(self) -> None:
        """Others are asked, or our answer waits for theirs."""
        assert self.reader is not None
        question = None
        if self.reader.seat is not None:
            nothing = Decision(self.reader.seat, ("",), None)
            question = Question(
                self.reader, nothing, self.screen, self.keyboard, False, may_go_back=False
            )
        aside = self.aside(question)
        while True:
            self.take_aside(aside, self.keyboard.line(text("cli-join-waiting")))

    def take_aside(self, aside: Aside, line: str) -> None:
        """A key while waiting."""
        try:
            aside.take(line)
        except IllegalAnswer as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))

    # After the end.

    def end(self) -> None:
        """Everything is turned up; then another game, or not."""
        if self.room.phase == "outdated":
            self.screen.say(text("cli-join-outdated"), LOUD)
        else:
            self.take_seat()
            self.tell_news()
            self.tell_ending()
        self.moment = self.state()
        while True:
            self.keyboard.line(text("cli-join-again"))
            try:
                self.table.do(requests.Again)
            except NotTaken:
                raise Overtaken from None

    def tell_ending(self) -> None:
        """The proof of the deal, and what everybody had."""
        assert self.reader is not None
        result = self.room.result
        if result is None:
            return
        for grid in self.guide.ending(self.open_views(result.game), self.reader.speaker):
            self.screen.gap()
            self.screen.grid(grid)
        link = f"{self.table.door.address}/api/replays/{result.game}/file"
        self.screen.say(text("cli-join-replay", link=link), QUIET)

    def open_views(self, game: str) -> list[Any]:
        """What each seat knew at the end, from the replay."""
        url = f"{self.table.door.address}/api/replays/{game}/last"
        views = msgspec.json.decode(httpx.get(url).content)["views"]
        kind = self.match.rules.view_type
        return [msgspec.convert(view, kind) for view in views]
