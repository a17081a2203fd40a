"""A visit to a room: the lobby, the game, its end, and perhaps another game."""

from contextlib import suppress
from typing import Final

from turncoat.cli.online.announcer import Announcer, names_of
from turncoat.cli.online.ending import Ending
from turncoat.cli.online.leaving import closes_for_nobody, leave_room
from turncoat.cli.online.live_keyboard import LiveKeyboard
from turncoat.cli.online.lobby import ANY, Lobby
from turncoat.cli.online.remote_match import Overtaken, RemoteMatch
from turncoat.cli.online.room_commands import Moved
from turncoat.cli.online.side_commands import SideCommands
from turncoat.cli.online.status import length, status
from turncoat.cli.table.guides import guide_to
from turncoat.cli.table.picture import Picture
from turncoat.cli.table.question import Question, Quit, TakenBack, key_of
from turncoat.cli.table.reader import Reader
from turncoat.cli.table.setup import nobodys_speaker
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.screen import LOUD, QUIET, Screen
from turncoat.client import CommandRefused, ConnectionLost, RemoteTable
from turncoat.core.decision import Decision
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import Event, Seat
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import WRONG_TOKEN

# Frames that belong together come one by one.
SETTLES_IN: Final = 0.1
COMES_IN: Final = 2.0
# How much is told to somebody who comes in late: of the story, and of what was written.
LONG_STORY: Final = 80
LAST_LINES: Final = 30
LAST_REMARKS: Final = 10
# Prompts that are whole sentences.
SENTENCES: Final = ("cli-join-sat-in", "cli-join-prompt-outside")


class RoomSession:
    """What one person does in a room, from coming in to going.

    The `keeper` of the house closes it by going, and is asked once more if others are here.
    """

    def __init__(
        self, table: RemoteTable, screen: Screen, keyboard: LiveKeyboard, keeper: bool = False
    ) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.keeper = keeper
        self.match = RemoteMatch(table)
        self.guide = guide_to(self.match.rules)
        self.announcer = Announcer(table.room, table.member)
        self.remarks = [self.announcer.hear(written) for written in table.texts.values()]
        self.remarks = self.remarks[-LAST_REMARKS:]
        self.lines: list[str] = []
        self.lobby: Lobby | None = None
        self.reader: Reader | None = None
        self.picture: Picture | None = None
        self.phase = ""
        # Whether it is we who take something back.
        self.undoing = False
        self.moment = self.state()
        table.on_frame = self.hear
        keyboard.look = self.look
        keyboard.around = self.around

    @property
    def room(self) -> frames.Room:
        """As it is by now."""
        return self.table.room

    def run(self) -> None:
        """From phase to phase, until the person has had enough."""
        while True:
            try:
                self.settle()
                self.moment = self.state()
                self.visit_or_go()
            except Overtaken:
                continue
            except ConnectionLost:
                self.find_again()

    def visit_or_go(self) -> None:
        """Whatever the room is doing now, until the person wants to go, and means it."""
        try:
            self.visit()
        except Quit as going:
            alone = not self.keeper or closes_for_nobody(self.table, self.keyboard)
            if alone and leave_room(going, self.table, self.screen):
                raise

    def settle(self) -> None:
        """When a phase begins, wait for all that belongs to it."""
        room, before = self.room, self.phase
        self.phase = room.phase
        if before in ("", room.phase):
            return
        if room.phase == "ended":
            while self.table.listen(SETTLES_IN) is not None:
                pass
        elif room.phase == "playing" and (self.table.seats or room.settings.spectators.allowed):
            while self.match.viewer not in self.table.tables and self.table.listen(COMES_IN):
                pass

    def visit(self) -> None:
        """Whatever the room is doing now."""
        if self.room.phase == "lobby":
            self.reader = self.picture = None
            self.tell_news()
            self.lobby = Lobby(
                self.table, self.screen, self.keyboard, self.title(), self.know, self.keeper
            )
            self.lobby.run()
        elif self.room.phase == "outdated":
            Ending(self.table, self.screen, self.keyboard).outside("cli-join-outdated")
        elif self.match.viewer not in self.table.tables:
            Ending(self.table, self.screen, self.keyboard).outside("refusal-no_spectators")
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
        viewer = self.match.viewer
        room = self.room
        around = (self.away(), room.paused is not None)
        return room.phase, asked, number, viewer, viewer in self.table.tables, around

    def asked(self) -> Seat | None:
        """Our seat, if it has to answer."""
        for seat in self.table.seats[:1]:
            table = self.table.tables.get(seat)
            if table and table.decision and table.chosen is None:
                return seat
        return None

    def away(self) -> bool:
        """Whether a bot sits in for us."""
        return any(self.room.chairs[seat].away for seat in self.table.seats[:1])

    def around(self, prompt: str) -> str:
        """A prompt with what the table is waiting for."""
        if self.lobby is not None and prompt == ANY and self.room.phase == "lobby":
            return self.lobby.prompt()
        said = status(
            self.table, self.match.viewer, self.reader.translator if self.reader else None
        )
        if not said:
            return prompt
        whole = prompt in [text(sentence) for sentence in SENTENCES]
        message = "cli-join-status-sentence" if whole else "cli-join-status"
        return text(message, status=said, prompt=prompt)

    def look(self, seconds: float) -> bool:
        """Take in what has happened; whether something was printed."""
        while self.table.listen(seconds) is not None:
            seconds = 0
        printed = self.tell_news()
        self.stay()
        return printed

    def look_up(self) -> None:
        """Between two lines: what came of the first is told before the second."""
        self.look(0)

    def stay(self) -> None:
        """Go on with what is being done, unless the table has moved on."""
        if self.state() != self.moment:
            self.keyboard.hide()
            raise Overtaken

    def hear(self, frame: frames.AnyFrame) -> None:
        """What one frame brings besides what is kept of it."""
        if isinstance(frame, frames.Room):
            self.lines += self.announcer.news(frame)
        elif isinstance(frame, frames.Text):
            self.remarks.append(self.announcer.hear(frame))
        elif isinstance(frame, frames.Texts):
            # What somebody has asked for is shown to them, and is no news.
            alike = [n for n, one in self.table.texts.items() if one.to_all == frame.to_all]
            known = max(alike, default=-1)
            self.remarks += [self.announcer.hear(t) for t in frame.texts if t.number > known]
        elif isinstance(frame, frames.Closing):
            self.keyboard.hide()
            self.screen.say(text("cli-join-closing"), LOUD)
        elif isinstance(frame, frames.Story) and self.reader and self.reader.seat == frame.seat:
            self.hear_again(frame, self.reader)

    def hear_again(self, story: frames.Story, reader: Reader) -> None:
        """Some of the story was taken back, by whoever is asked again now."""
        before = self.match.events(story.seat)
        if story.since >= min(reader.heard, len(before)):
            return
        reader.heard = story.since
        asking = self.room.asking
        if asking is not None and not self.undoing:
            self.keyboard.hide()
            names = names_of(self.room, asking.seats)
            self.screen.say(text("cli-join-rewritten", name=names), QUIET)

    def find_again(self) -> None:
        """Open the connection again; the whole story is told anew, and we know it already."""
        self.keyboard.hide()
        self.announcer.start_over()
        try:
            self.connect_again()
        except CommandRefused as refusal:
            if self.table.transfer_offered and refusal.reason == WRONG_TOKEN:
                raise Moved from None
            raise
        self.announcer.catch_up()

    def connect_again(self) -> None:
        """If another device may have our seat by now, that is found out before anything is said."""
        if self.table.transfer_offered:
            with suppress(ConnectionLost):
                self.table.connect()
                return
        closed = text("cli-join-closed", time=length(int(self.table.patience * 1000)))
        self.screen.say(closed if self.table.closing else text("cli-join-lost"), LOUD)
        self.table.reconnect()
        self.screen.say(text("cli-join-found"), LOUD)

    def know(self) -> None:
        """The room as it is was shown."""
        self.lines = []
        self.moment = self.state()

    def tell_news(self) -> bool:
        """The story and what happens around the table; whether there was anything."""
        lines, self.lines = list(dict.fromkeys(self.lines)), []
        remarks, self.remarks = [remark for remark in self.remarks if remark], []
        events = self.fresh_events()
        if lines or remarks or events:
            self.keyboard.hide()
            opens_turn = bool(events) and self.guide.opens_turn(events[0])
            if self.keyboard.answered and (lines or remarks or not opens_turn):
                self.screen.gap()
            self.keyboard.answered = False
        for line in lines:
            self.screen.say(line, QUIET)
        for remark in remarks:
            self.screen.say(remark)
        if self.reader is not None and events:
            self.reader.tell(events, self.screen)
        return bool(lines or remarks or events)

    def fresh_events(self) -> list[Event]:
        """What was told to us since the last time."""
        if self.reader is None:
            return []
        self.reader.heard = min(self.reader.heard, self.match.story_length)
        return self.reader.news()

    # Playing.

    def play(self) -> None:
        """Answer when asked; otherwise there is time for everything else."""
        if self.reader is None:
            self.tell_news()
        self.take_seat()
        self.tell_news()
        seat = self.asked()
        if self.away():
            self.come_back()
        elif seat is None or self.room.paused is not None:
            self.wait()
        else:
            self.ask(seat)

    def take_seat(self) -> None:
        """The story begins, or goes on through other eyes."""
        viewer = self.match.viewer
        if self.reader is not None and self.reader.seat == viewer:
            return
        names = [chair.name for chair in self.room.chairs]
        self.reader = Reader(self.match, self.guide, names, viewer)
        self.picture = None
        self.screen.colour_names(list(self.reader.translator.names))
        self.keyboard.answered = False
        self.screen.heading(text("cli-welcome", game=self.title()))
        for line in self.guide.welcome(self.reader.view, self.reader.translator):
            self.screen.say(line)
        self.screen.say(text("cli-welcome-keys" if viewer is not None else "cli-join-watching"))
        self.screen.gap()
        events = self.match.events(viewer)
        if len(events) > LONG_STORY:
            self.reader.retell(self.reader.news(), LAST_LINES, self.screen)

    def come_back(self) -> None:
        """A bot has sat in for us, because we were late; whatever we type, we are back."""
        if key_of(self.keyboard.line(text("cli-join-sat-in")))[0] == "q":
            raise Quit
        try:
            self.table.do(commands.Return, seat=self.table.seats[0])
        except CommandRefused as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))

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
        back = self.table.tables[seat].can_undo
        question = Question(self.reader, decision, self.screen, self.keyboard, False, back)
        question.keys.update(self.aside(question).keys)
        try:
            question.ask()
        except TakenBack:
            self.undo(seat)
        except IllegalAnswer as refusal:
            self.screen.say(self.reader.translator.refusal(refusal.reason))

    def undo(self, seat: Seat) -> None:
        """Our last answer, undone; the question before is put again."""
        self.undoing = True
        try:
            self.match.undo(seat)
            self.screen.say(text("cli-taken-back"), LOUD)
        except IllegalAnswer as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))
        finally:
            self.undoing = False

    def aside(self, question: Question | None) -> SideCommands:
        """What can be done beside answering."""
        assert self.reader is not None
        return SideCommands(
            self.table, self.match, self.reader, self.screen, self.keyboard, question,
            self.look_up, self.keeper,
        )  # fmt: skip

    def no_question(self) -> Question | None:
        """The keys of a question, for those who have a seat, while there is none."""
        assert self.reader is not None
        if self.reader.seat is None:
            return None
        nothing = Decision(self.reader.seat, ("",), None)
        return Question(self.reader, nothing, self.screen, self.keyboard, False, may_go_back=False)

    def wait(self) -> None:
        """Others are asked, or our answer waits for theirs."""
        aside = self.aside(self.no_question())
        while True:
            aside.take(self.keyboard.idle(text("cli-join-prompt")))

    def end(self) -> None:
        """Everything is turned up; then another game, or not."""
        self.take_seat()
        self.tell_news()
        assert self.reader is not None
        ending = Ending(self.table, self.screen, self.keyboard)
        ending.tell(self.reader)
        ending.wait(self.aside(self.no_question()))
