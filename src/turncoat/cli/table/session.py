"""A session: one match at one keyboard, with bots moving, people answering and everything saved.

A person who plays alone is not asked questions with a single option. People who share a keyboard
are asked every question, because being asked would itself give something away. Questions with
public answers need no passing of the keyboard: everybody reads one open screen, and anyone who
wants to answer alone types their name.
"""

from time import monotonic

from turncoat.cli.table.bots import Bots
from turncoat.cli.table.clock import Clock, Now, TimedKeyboard, TimeOver
from turncoat.cli.table.guide import Guide
from turncoat.cli.table.overview import Overview
from turncoat.cli.table.question import Question, Quit, UndoRequested
from turncoat.cli.table.saves import Party, SaveFile, cant_write, pack
from turncoat.cli.table.undo import steps_back
from turncoat.cli.table.viewer import Viewer
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.languages import LanguageChanged
from turncoat.cli.terminal.screen import LOUD, QUIET, Screen
from turncoat.core.decision import Decision
from turncoat.core.match import AnyMatch
from turncoat.core.terms import ANSWER, GO_ON, Option, Seat, Term


class Session:
    """Plays a match to its end."""

    def __init__(
        self,
        match: AnyMatch,
        party: Party,
        guide: Guide,
        screen: Screen,
        keyboard: Keyboard,
        save: SaveFile,
        now: Now = monotonic,
    ) -> None:
        self.match = match
        self.party = party
        self.guide = guide
        self.screen = screen
        self.keyboard = keyboard
        self.save = save
        self.clock = Clock(now)
        self.bots = Bots(match, party)
        self.viewers = {seat: Viewer(match, guide, party.names, seat) for seat in party.people}
        # Reads what everybody may know.
        self.spectator = Viewer(match, guide, party.names, None)
        self.alone = len(party.people) == 1
        for viewer in self.viewers.values() if not self.alone else ():
            viewer.hand_over()
        # Who has the keyboard now.
        self.holder: Seat | None = party.people[0] if self.alone else None
        self.shown: dict[Seat, Overview] = {}
        self.last_urgency: Term = ()
        # Whether the file is up to date.
        self.saved = True
        screen.colour_names(list(self.spectator.translator.names))

    def remember(self, heard: dict[Seat, int]) -> None:
        """Continue the story where each person stopped reading."""
        for seat, viewer in self.viewers.items():
            viewer.heard = heard.get(seat, 0)
        self.spectator.heard = max(heard.values(), default=0)

    def welcome(self) -> None:
        """Introduce the game."""
        spectator = self.spectator
        self.screen.heading(text("cli-welcome", game=spectator.game_title()))
        for line in self.guide.welcome(spectator.view, spectator.translator):
            self.screen.say(line)
        if note := spectator.language_note():
            self.screen.say(note)
        self.screen.say(text("cli-welcome-keys"))
        self.screen.gap()

    def play(self) -> None:
        """Play to the end of the game."""
        while self.match.pending:
            try:
                self.go_on()
            except LanguageChanged:
                self.change_language()
        self.tell_news()
        self.tell_ending()

    def go_on(self) -> None:
        """Tell what has happened, then let one bot or person act."""
        self.tell_news()
        if self.offer_out_of_turn():
            return
        if self.bots.act():
            self.save_match(durable=False)
        else:
            self.ask_a_person()

    def change_language(self) -> None:
        """Say everything in the language that was chosen; what was asked is asked again."""
        for viewer in (self.spectator, *self.viewers.values()):
            viewer.speak(self.party.names)
        self.screen.colour_names(list(self.spectator.translator.names))
        self.shown.clear()

    def save_match(self, durable: bool = True) -> None:
        """Save the match. A full disk must not end the game."""
        try:
            self.save.write(pack(self.match, self.party), durable)
            self.saved = True
        except OSError as error:
            if self.saved:
                self.screen.say(str(cant_write(self.save.path, error)))
            self.saved = False

    # The story.

    def tell_news(self) -> None:
        """Tell the person at the keyboard what has happened, in whole sentences."""
        if self.holder is None:
            return
        viewer = self.viewers[self.holder]
        if not (self.bots.are_asked() and viewer.in_mid_sentence()):
            viewer.tell(viewer.news(), self.screen, paced=True)

    def tell_ending(self) -> None:
        """Print the final tables."""
        viewer = self.holder if self.alone else None
        translator = Viewer(self.match, self.guide, self.party.names, viewer).translator
        views = [self.match.view(seat) for seat in range(self.match.table.seats)]
        for grid in self.guide.ending(views, translator):
            self.screen.gap()
            self.screen.grid(grid)

    # People.

    def ask_a_person(self) -> None:
        """Ask somebody, preferably whoever has the keyboard, so that it is seldom passed on."""
        pending = self.match.pending
        seat = self.holder if self.holder in pending else next(iter(pending))
        assert seat is not None
        topic = pending[seat].topic
        if not self.is_put(pending[seat]):
            self.answer_alone(seat)
        elif not self.alone and topic[0] in self.guide.shared_topics:
            self.ask_in_common(topic)
        elif seat == self.holder or self.pass_keyboard(seat):
            self.ask(seat)
        self.save_match()

    def is_put(self, decision: Decision) -> bool:
        """Return whether a decision is put to a person. In company it always is."""
        choice = len(decision.options) > 1 or decision.topic[0] in self.guide.always_asked
        return choice or not self.alone

    def ask(self, seat: Seat) -> None:
        """Ask the person at the keyboard; bots may reply to claims."""
        decision, said = self.match.pending[seat], len(self.match.said)
        self.show_overview(seat, decision.topic)
        self.last_urgency = self.urgency(seat)[0]
        viewer, covered = self.viewers[seat], not self.alone
        back = steps_back(self.match, seat, self.is_put)
        keyboard = self.keyboard_for(decision.topic)
        try:
            Question(viewer, decision, self.screen, keyboard, covered, back > 0).ask()
        except TimeOver:
            self.end_talk()
        except UndoRequested:
            self.undo(seat, back)
        except LanguageChanged:
            self.change_language()
        if len(self.match.said) > said:
            self.bots.reply(decision.topic)

    def undo(self, seat: Seat, steps: int) -> None:
        """Undo some answers, and what was told of them."""
        for _ in range(steps):
            told = self.match.undo(seat)
            for viewer in (self.spectator, *self.viewers.values()):
                viewer.heard = min(viewer.heard, told)
        self.screen.say(text("cli-undone"), LOUD)

    def ask_in_common(self, topic: Term) -> None:
        """Ask everybody on one open screen."""
        self.cover()
        screen, spectator = self.screen, self.spectator
        screen.heading(text("cli-shared"))
        spectator.heard = max(spectator.heard, min(r.heard for r in self.viewers.values()))
        spectator.tell(spectator.news(), screen)
        for viewer in self.viewers.values():
            viewer.news()
        Overview(spectator, screen, covered=False).show()
        screen.gap()
        screen.say(spectator.translator.ask(topic), LOUD)
        screen.say(text("cli-shared-enter"))
        screen.say(text("cli-shared-name"))
        try:
            self.take_in_common(topic)
        except TimeOver:
            self.end_talk()

    def take_in_common(self, topic: Term) -> None:
        """Read lines until everybody continues or somebody takes the keyboard."""
        keyboard = self.keyboard_for(topic)
        while True:
            called = keyboard.line(text("cli-shared-prompt"))
            seat = self.seat_called(called)
            if not called:
                self.go_on_together()
                return
            if seat in self.match.pending:
                assert seat is not None
                self.ask_until_ready(seat, topic)
                return
            if seat is None and called.lower() == "q":
                raise Quit
            message = "cli-shared-unknown-name" if seat is None else "cli-shared-ready"
            self.screen.say(text(message, name=called))

    def ask_until_ready(self, seat: Seat, topic: Term) -> None:
        """Ask somebody who took the keyboard, for as long as the question stays open to them."""
        if not self.pass_keyboard(seat):
            return
        asked = self.match.pending
        while seat in asked and asked[seat].topic == topic:
            self.ask(seat)
            self.save_match()
            self.tell_news()
            asked = self.match.pending

    def go_on_together(self) -> None:
        """Continue on behalf of everybody at the keyboard."""
        for seat in [seat for seat in self.match.pending if seat in self.viewers]:
            self.match.answer(seat, GO_ON)

    def keyboard_for(self, topic: Term) -> Keyboard:
        """Return the keyboard for a question; during discussions, one with a clock."""
        if topic[0] not in self.guide.talk_topics:
            return self.keyboard
        answered = sum(kind == ANSWER for kind, _, _ in self.match.log)
        self.clock.start(answered, int(topic[1]))
        return TimedKeyboard(self.keyboard, self.clock)

    def end_talk(self) -> None:
        """End a discussion because the time is over."""
        self.screen.say(text("cli-time-over"))
        self.go_on_together()

    def answer_alone(self, seat: Seat) -> None:
        """Give the only possible answer, and say so."""
        decision = self.match.pending[seat]
        option = decision.options[0]
        if (
            option not in self.guide.unannounced_options
            and decision.topic[0] not in self.guide.unannounced_topics
        ):
            label = self.viewers[seat].translator.option(option, decision.topic)
            self.screen.say(text("cli-only-choice", option=label), QUIET)
        self.match.answer(seat, option)

    def show_overview(self, seat: Seat, topic: Term) -> None:
        """Print what has changed on the table."""
        if seat in self.shown and self.guide.in_passing(topic, self.viewers[seat].view):
            return
        overview = Overview(self.viewers[seat], self.screen, covered=not self.alone)
        overview.show(self.shown.get(seat))
        self.shown[seat] = overview

    def pass_keyboard(self, seat: Seat) -> bool:
        """Pass the keyboard to somebody, with the screen covered in between.

        Returns False if another person acted out of turn instead.
        """
        self.cover()
        name = self.party.names[seat]
        self.screen.say(text("cli-cover", name=name), LOUD)
        if self.guide.has_offers:
            self.screen.say(text("cli-cover-others"), QUIET)
        called = self.keyboard.line(text("cli-cover-enter", name=name))
        other = self.seat_called(called) if self.guide.has_offers else None
        if other is None and called.lower() == "q":
            raise Quit
        if other is not None and other != seat:
            self.act_out_of_turn(other)
            return False
        self.screen.wipe()
        self.holder = seat
        self.shown.pop(seat, None)
        self.screen.heading(text("cli-since", name=name))
        viewer = self.viewers[seat]
        viewer.tell(viewer.news(), self.screen)
        return True

    def cover(self) -> None:
        """Let the last person finish reading, then clear the screen."""
        if self.holder is None:
            return
        if self.keyboard.line(text("cli-cover-first")).lower() == "q":
            raise Quit
        self.viewers[self.holder].hand_over()
        self.holder = None
        self.screen.wipe()
        self.keyboard.forget()

    # Out of turn.

    def offer_out_of_turn(self) -> bool:
        """Ask a person who plays alone about offers that are new or have become more urgent."""
        if not self.alone:
            return False
        seat = self.party.people[0]
        viewer = self.viewers[seat]
        if seat in self.match.pending or not self.match.offers(seat):
            return False
        urgency, offers = self.urgency(seat)
        if not offers or urgency == self.last_urgency:
            return False
        labels = [viewer.translator.option(offer) for offer in offers]
        details = [self.guide.detail(offer, viewer.view, viewer.translator) for offer in offers]
        chosen = self.keyboard.choose(text("cli-out-of-turn"), labels, details)
        self.last_urgency = urgency
        if chosen < 0:
            return False
        self.match.interrupt(seat, offers[chosen])
        self.save_match()
        return True

    def urgency(self, seat: Seat) -> tuple[Term, list[Option]]:
        """Return a key that changes whenever offers should be shown again, and those offers."""
        return self.guide.out_of_turn(self.viewers[seat].view, self.match.offers(seat))

    def seat_called(self, line: str) -> Seat | None:
        """Return the seat of the person whose name was typed, or None."""
        for seat in self.party.people:
            if line.lower() == self.party.names[seat].lower():
                return seat
        return None

    def act_out_of_turn(self, seat: Seat) -> None:
        """Let somebody who is not asked take an offer."""
        self.screen.wipe()
        self.keyboard.line(text("cli-cover-caller", name=self.party.names[seat]))
        self.screen.wipe()
        # Whatever is typed next, the screen is covered before anybody else reads it.
        self.holder = seat
        viewer = self.viewers[seat]
        offers = self.match.offers(seat)
        if offers:
            labels = [viewer.translator.option(offer) for offer in offers]
            chosen = self.keyboard.choose(text("cli-offers"), labels)
            if chosen >= 0:
                self.match.interrupt(seat, offers[chosen])
                self.save_match()
        else:
            self.screen.say(text("cli-no-offers"))
