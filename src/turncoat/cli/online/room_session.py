"""A session in a room: the lobby, the game, its end, and perhaps another game."""

from contextlib import suppress
from typing import Final

from turncoat.cli.online.announcer import Announcer, names_of
from turncoat.cli.online.ending import Ending
from turncoat.cli.online.leaving import leave_room, may_close_server
from turncoat.cli.online.live_keyboard import LiveKeyboard
from turncoat.cli.online.lobby import ANY, Lobby
from turncoat.cli.online.remote_match import Overtaken, RemoteMatch
from turncoat.cli.online.room_commands import Moved
from turncoat.cli.online.side_commands import SideCommands
from turncoat.cli.online.state import State, asked_seat, is_away, state_of
from turncoat.cli.online.status import status
from turncoat.cli.table.guides import guide_to
from turncoat.cli.table.overview import Overview
from turncoat.cli.table.question import Question, Quit, UndoRequested, key_of
from turncoat.cli.table.setup import neutral_translator
from turncoat.cli.table.viewer import Viewer
from turncoat.cli.terminal.durations import duration
from turncoat.cli.terminal.i18n import language, shown_name, text
from turncoat.cli.terminal.languages import LanguageChanged
from turncoat.cli.terminal.screen import LOUD, QUIET, Screen
from turncoat.client import CommandRefused, ConnectionLost, RemoteTable
from turncoat.core.decision import Decision
from turncoat.core.errors import IllegalAnswer
from turncoat.core.terms import Event, Seat
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import WRONG_TOKEN

# Frames that belong together arrive one by one.
SETTLE_SECONDS: Final = 0.1
ENTRY_SECONDS: Final = 2.0
# How much somebody who joins late is told: of the story, and of the chat.
LONG_STORY: Final = 80
LAST_LINES: Final = 30
LAST_REMARKS: Final = 10


class RoomSession:
    """What one person does in a room, from joining to leaving.

    If `owns_server`, leaving closes the server, after a confirmation if others are in the room.
    """

    def __init__(
        self, table: RemoteTable, screen: Screen, keyboard: LiveKeyboard, owns_server: bool = False
    ) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.owns_server = owns_server
        self.match = RemoteMatch(table)
        self.guide = guide_to(self.match.rules)
        self.announcer = Announcer(table.room, table.member)
        self.remarks = [self.announcer.describe(written) for written in table.texts.values()]
        self.remarks = self.remarks[-LAST_REMARKS:]
        self.lines: list[str] = []
        self.lobby: Lobby | None = None
        self.viewer: Viewer | None = None
        self.overview: Overview | None = None
        self.phase = ""
        # Whether we are undoing an answer ourselves.
        self.undoing = False
        self.expected_state = self.state()
        table.on_frame = self.receive
        keyboard.poll = self.poll
        keyboard.decorate_prompt = self.decorate_prompt

    @property
    def room(self) -> frames.Room:
        """The room as the server last described it."""
        return self.table.room

    def run(self) -> None:
        """Run from phase to phase until the person leaves.

        Ends by raising Quit or CommandRefused.
        """
        self.tell_language()
        while True:
            try:
                self.settle()
                self.expected_state = self.state()
                self.run_phase_or_leave()
            except Overtaken:
                continue
            except LanguageChanged:
                self.change_language()
            except ConnectionLost:
                self.reconnect()

    def change_language(self) -> None:
        """Say everything in the language that was chosen; what was asked is asked again."""
        if self.viewer is not None:
            self.viewer.speak(self.names())
            self.screen.colour_names(list(self.viewer.translator.names))
        self.overview = None
        self.tell_language()

    def tell_language(self) -> None:
        """Tell the server our language if it knows another one: it marks what we write.

        Without a connection, it is told after reconnecting.
        """
        for me in self.room.members:
            if me.id == self.table.member and me.language != language():
                with suppress(CommandRefused, ConnectionLost):
                    self.table.do(commands.Rename, name=me.name, language=language())

    def run_phase_or_leave(self) -> None:
        """Run the current phase until it ends, or the person really wants to leave."""
        try:
            self.run_phase()
        except Quit as going:
            alone = not self.owns_server or may_close_server(self.table, self.keyboard)
            if alone and leave_room(going, self.table, self.screen):
                raise

    def settle(self) -> None:
        """When a phase begins, wait for all frames that belong to it."""
        room, before = self.room, self.phase
        self.phase = room.phase
        if before in ("", room.phase):
            return
        if room.phase == "ended":
            while self.table.listen(SETTLE_SECONDS) is not None:
                pass
        elif room.phase == "playing" and (self.table.seats or room.settings.spectators.allowed):
            while self.match.own_seat not in self.table.tables and self.table.listen(ENTRY_SECONDS):
                pass

    def run_phase(self) -> None:
        """Run whatever the room is doing now."""
        if self.room.phase == "lobby":
            self.viewer = self.overview = None
            self.tell_news()
            self.lobby = Lobby(
                self.table,
                self.screen,
                self.keyboard,
                self.title(),
                self.mark_known,
                self.owns_server,
            )
            self.lobby.run()
        elif self.room.phase == "outdated":
            Ending(self.table, self.screen, self.keyboard).outside("cli-join-outdated")
        elif self.match.own_seat not in self.table.tables:
            Ending(self.table, self.screen, self.keyboard).outside("refusal-no_spectators")
        elif self.room.phase == "playing":
            self.play()
        else:
            self.end()

    def title(self) -> str:
        """Return the name of the game."""
        return neutral_translator(self.match.rules).title()

    # News.

    def state(self) -> State:
        """Return what a line being typed refers to; if it changes, the line is out of date."""
        return state_of(self.table)

    def decorate_prompt(self, prompt: str) -> str:
        """Return a prompt with what the table is waiting for."""
        if self.lobby is not None and prompt == ANY and self.room.phase == "lobby":
            return self.lobby.prompt()
        said = status(
            self.table, self.match.own_seat, self.viewer.translator if self.viewer else None
        )
        return text("cli-join-status", status=said, prompt=prompt) if said else prompt

    def poll(self, seconds: float) -> bool:
        """Take in what has happened; returns whether something was printed.

        Raises Overtaken if the table has moved on, ConnectionLost if the connection breaks.
        """
        while self.table.listen(seconds) is not None:
            seconds = 0
        printed = self.tell_news()
        self.check_unchanged()
        return printed

    def poll_now(self) -> None:
        """Take in what has happened without waiting."""
        self.poll(0)

    def check_unchanged(self) -> None:
        """Raise Overtaken if the table has moved on; an open menu can wait for its end."""
        state, expected = self.state(), self.expected_state
        if self.keyboard.menu_open and state.place == expected.place:
            return
        if state != expected:
            self.keyboard.hide()
            raise Overtaken

    def receive(self, frame: frames.AnyFrame) -> None:
        """Note what a frame brings besides the state that the table keeps."""
        if isinstance(frame, frames.Room):
            self.lines += self.announcer.news(frame)
        elif isinstance(frame, frames.Text):
            self.remarks.append(self.announcer.describe(frame))
        elif isinstance(frame, frames.Texts):
            # Earlier texts that the person requested are printed elsewhere.
            alike = [n for n, one in self.table.texts.items() if one.to_all == frame.to_all]
            known = max(alike, default=-1)
            self.remarks += [self.announcer.describe(t) for t in frame.texts if t.number > known]
        elif isinstance(frame, frames.Closing):
            self.keyboard.hide()
            self.screen.say(text("cli-join-closing"), LOUD)
        elif isinstance(frame, frames.Story) and self.viewer and self.viewer.seat == frame.seat:
            self.rewind(frame, self.viewer)

    def rewind(self, story: frames.Story, viewer: Viewer) -> None:
        """Forget events that were undone, and say who undid them."""
        before = self.match.events(story.seat)
        if story.since >= min(viewer.heard, len(before)):
            return
        viewer.heard = story.since
        asking = self.room.asking
        if asking is not None and not self.undoing:
            self.keyboard.hide()
            names = names_of(self.room, asking.seats)
            self.screen.say(text("cli-join-undone", name=names), QUIET)

    def reconnect(self) -> None:
        """Reconnect. The server sends the whole story again, and we know it already.

        Raises Moved if our seat was transferred, ConnectionLost or CommandRefused if that fails.
        """
        self.keyboard.hide()
        self.announcer.start_over()
        try:
            self.connect_again()
        except CommandRefused as refusal:
            if self.table.transfer_offered and refusal.reason == WRONG_TOKEN:
                raise Moved from None
            raise
        self.announcer.catch_up()
        self.tell_language()

    def connect_again(self) -> None:
        """Connect; if our seat may have been transferred, find out before printing anything."""
        if self.table.transfer_offered:
            with suppress(ConnectionLost):
                self.table.connect()
                return
        closed = text("cli-join-closed", time=duration(int(self.table.patience * 1000)))
        self.screen.say(closed if self.table.closing else text("cli-join-lost"), LOUD)
        self.table.reconnect()
        self.screen.say(text("cli-join-reconnected"), LOUD)

    def mark_known(self) -> None:
        """Note that the room was shown as it is now."""
        self.lines = []
        self.expected_state = self.state()

    def tell_news(self) -> bool:
        """Print new events, remarks and changes of the room; returns whether there were any."""
        lines, self.lines = list(dict.fromkeys(self.lines)), []
        remarks, self.remarks = [remark for remark in self.remarks if remark], []
        events = self.new_events()
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
        if self.viewer is not None and events:
            self.viewer.tell(events, self.screen)
        return bool(lines or remarks or events)

    def new_events(self) -> list[Event]:
        """Return the events since the last time."""
        if self.viewer is None:
            return []
        self.viewer.heard = min(self.viewer.heard, self.match.story_length)
        return self.viewer.news()

    # Playing.

    def play(self) -> None:
        """Answer when asked; otherwise wait, with all other keys available."""
        if self.viewer is None:
            self.tell_news()
        self.take_seat()
        self.tell_news()
        seat = asked_seat(self.table)
        if is_away(self.table):
            self.come_back()
        elif seat is None or self.room.paused is not None:
            self.wait()
        else:
            self.ask(seat)

    def take_seat(self) -> None:
        """Begin the story, or continue it from another seat."""
        own_seat = self.match.own_seat
        if self.viewer is not None and self.viewer.seat == own_seat:
            return
        self.viewer = Viewer(self.match, self.guide, self.names(), own_seat)
        self.overview = None
        self.screen.colour_names(list(self.viewer.translator.names))
        self.keyboard.answered = False
        self.screen.heading(text("cli-welcome", game=self.title()))
        for line in self.guide.welcome(self.viewer.view, self.viewer.translator):
            self.screen.say(line)
        if note := self.viewer.language_note():
            self.screen.say(note)
        self.screen.say(text("cli-welcome-keys" if own_seat is not None else "cli-join-watching"))
        self.screen.gap()
        events = self.match.events(own_seat)
        if len(events) > LONG_STORY:
            self.viewer.retell(self.viewer.news(), LAST_LINES, self.screen)

    def names(self) -> list[str]:
        """Return the names of all seats."""
        return [shown_name(chair.name) for chair in self.room.chairs]

    def come_back(self) -> None:
        """Take the seat back from a bot that stood in for us, whatever is typed."""
        if key_of(self.keyboard.line(text("cli-join-bot-plays")))[0] == "q":
            raise Quit
        try:
            self.table.do(commands.Return, seat=self.table.seats[0])
        except CommandRefused as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))

    def ask(self, seat: Seat) -> None:
        """Ask the person a question of the game."""
        assert self.viewer is not None
        shown = self.table.tables[seat].decision
        assert shown is not None
        self.match.question = self.table.tables[seat].question
        decision = Decision(seat, shown.topic, None, shown.window)
        decision.options = shown.options
        if not self.guide.in_passing(shown.topic, self.viewer.view) or self.overview is None:
            overview = Overview(self.viewer, self.screen, covered=False)
            overview.show(self.overview)
            self.overview = overview
        back = self.table.tables[seat].can_undo
        question = Question(self.viewer, decision, self.screen, self.keyboard, False, back)
        question.keys.update(self.side_commands(question).keys)
        try:
            question.ask()
        except UndoRequested:
            self.undo(seat)
        except IllegalAnswer as refusal:
            self.screen.say(self.viewer.translator.refusal(refusal.reason))

    def undo(self, seat: Seat) -> None:
        """Undo our last answer; the question before is asked again."""
        self.undoing = True
        try:
            self.match.undo(seat)
            self.screen.say(text("cli-undone"), LOUD)
        except IllegalAnswer as refusal:
            self.screen.say(text(f"refusal-{refusal.reason}"))
        finally:
            self.undoing = False

    def side_commands(self, question: Question | None) -> SideCommands:
        """Return the commands that are available besides answering."""
        assert self.viewer is not None
        return SideCommands(
            self.table, self.match, self.viewer, self.screen, self.keyboard, question,
            self.poll_now, self.owns_server,
        )  # fmt: skip

    def no_question(self) -> Question | None:
        """Return a question without options, for its keys; None for a spectator."""
        assert self.viewer is not None
        if self.viewer.seat is None:
            return None
        nothing = Decision(self.viewer.seat, ("",), None)
        return Question(self.viewer, nothing, self.screen, self.keyboard, False, can_undo=False)

    def wait(self) -> None:
        """Wait while others are asked, or our answer waits for theirs."""
        side_commands = self.side_commands(self.no_question())
        while True:
            side_commands.take(self.keyboard.idle(text("cli-join-prompt")))

    def end(self) -> None:
        """Show everything that was secret, and wait for another game."""
        self.take_seat()
        self.tell_news()
        assert self.viewer is not None
        ending = Ending(self.table, self.screen, self.keyboard)
        ending.tell(self.viewer)
        ending.wait(self.side_commands(self.no_question()))
