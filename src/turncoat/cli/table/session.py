"""One table at one keyboard: bots move, people are asked, everything is saved and told.

A person alone is not bothered with questions that leave no choice. Where several share the
keyboard, everybody is asked alike: whether somebody was asked at all would tell the others. Where
all may hear the answer, they need not pass the keyboard: one open screen is for everybody, and
whoever would rather read it alone is called by name.
"""

from time import monotonic

from turncoat.cli.table.bots import Bots
from turncoat.cli.table.clock import Clock, Now, TimedKeyboard, TimeOver
from turncoat.cli.table.guide import Guide
from turncoat.cli.table.picture import Picture
from turncoat.cli.table.question import Question, Quit, TakenBack
from turncoat.cli.table.reader import Reader
from turncoat.cli.table.saves import Party, SaveFile, cant_write, pack
from turncoat.cli.table.undo import steps_back
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
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
        self.readers = {seat: Reader(match, guide, party.names, seat) for seat in party.people}
        # What everybody may read.
        self.watcher = Reader(match, guide, party.names, None)
        self.alone = len(party.people) == 1
        for reader in self.readers.values() if not self.alone else ():
            reader.hand_over()
        # Whose eyes are on the screen.
        self.holder: Seat | None = party.people[0] if self.alone else None
        self.shown: dict[Seat, Picture] = {}
        self.offered: Term = ()
        # Whether the file has everything that was played.
        self.kept = True
        screen.colour_names(list(self.watcher.translator.names))

    def remember(self, heard: dict[Seat, int]) -> None:
        """Begin the story where each person stopped listening."""
        for seat, reader in self.readers.items():
            reader.heard = heard.get(seat, 0)
        self.watcher.heard = max(heard.values(), default=0)

    def welcome(self) -> None:
        """A new table is introduced to all who sit at it."""
        watcher = self.watcher
        self.screen.heading(text("cli-welcome", game=watcher.game_title()))
        for line in self.guide.welcome(watcher.view, watcher.translator):
            self.screen.say(line)
        self.screen.say(text("cli-welcome-keys"))
        self.screen.gap()

    def play(self) -> None:
        """To the end of the game."""
        while self.match.pending:
            self.tell_news()
            if self.chance_out_of_turn():
                continue
            if self.bots.act():
                self.keep(durable=False)
            else:
                self.ask_a_person()
        self.tell_news()
        self.tell_ending()

    def keep(self, durable: bool = True) -> None:
        """Save. A full disk must not end the game."""
        try:
            self.save.write(pack(self.match, self.party), durable)
            self.kept = True
        except OSError as error:
            if self.kept:
                self.screen.say(str(cant_write(self.save.path, error)))
            self.kept = False

    # The story.

    def tell_news(self) -> None:
        """Tell whoever holds the keyboard what has happened, in whole sentences."""
        if self.holder is None:
            return
        reader = self.readers[self.holder]
        if not (self.bots.are_asked() and reader.in_mid_sentence()):
            reader.tell(reader.news(), self.screen, paced=True)

    def tell_ending(self) -> None:
        """Everything is turned up."""
        reader = self.holder if self.alone else None
        translator = Reader(self.match, self.guide, self.party.names, reader).translator
        views = [self.match.view(seat) for seat in range(self.match.table.seats)]
        for grid in self.guide.ending(views, translator):
            self.screen.gap()
            self.screen.grid(grid)

    # People.

    def ask_a_person(self) -> None:
        """Whoever has the keyboard goes first, so that it is passed as seldom as possible."""
        pending = self.match.pending
        seat = self.holder if self.holder in pending else next(iter(pending))
        assert seat is not None
        topic = pending[seat].topic
        if not self.is_put(pending[seat]):
            self.answer_alone(seat)
        elif not self.alone and topic[0] in self.guide.in_common:
            self.ask_in_common(topic)
        elif seat == self.holder or self.pass_keyboard(seat):
            self.ask(seat)
        self.keep()

    def is_put(self, decision: Decision) -> bool:
        """Whether a person is bothered with it; where others look on, always."""
        choice = len(decision.options) > 1 or decision.topic[0] in self.guide.put_to_all
        return choice or not self.alone

    def ask(self, seat: Seat) -> None:
        """Put a question to the one at the keyboard. To what a person says bots may reply."""
        decision, said = self.match.pending[seat], len(self.match.said)
        self.show_picture(seat, decision.topic)
        self.offered = self.urgency(seat)[0]
        reader, covered = self.readers[seat], not self.alone
        back = steps_back(self.match, seat, self.is_put)
        keyboard = self.keyboard_for(decision.topic)
        try:
            Question(reader, decision, self.screen, keyboard, covered, back > 0).ask()
        except TimeOver:
            self.end_talk()
        except TakenBack:
            self.undo(seat, back)
        if len(self.match.said) > said:
            self.bots.reply(decision.topic)

    def undo(self, seat: Seat, steps: int) -> None:
        """Go back some answers; nobody has heard what is undone."""
        for _ in range(steps):
            told = self.match.undo(seat)
            for reader in (self.watcher, *self.readers.values()):
                reader.heard = min(reader.heard, told)
        self.screen.say(text("cli-taken-back"), LOUD)

    def ask_in_common(self, topic: Term) -> None:
        """All read one screen. Whoever wants to talk or to decide alone is called by name."""
        self.cover()
        screen, watcher = self.screen, self.watcher
        screen.heading(text("cli-common"))
        watcher.heard = max(watcher.heard, min(r.heard for r in self.readers.values()))
        watcher.tell(watcher.news(), screen)
        for reader in self.readers.values():
            reader.news()
        Picture(watcher, screen, covered=False).show()
        screen.gap()
        screen.say(watcher.translator.ask(topic), LOUD)
        screen.say(text("cli-common-enter"))
        screen.say(text("cli-common-name"))
        try:
            self.take_in_common(topic)
        except TimeOver:
            self.end_talk()

    def take_in_common(self, topic: Term) -> None:
        """Until all go on or somebody takes the keyboard."""
        keyboard = self.keyboard_for(topic)
        while True:
            called = keyboard.line(text("cli-common-prompt"))
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
            message = "cli-common-again" if seat is None else "cli-common-ready"
            self.screen.say(text(message, name=called))

    def ask_until_ready(self, seat: Seat, topic: Term) -> None:
        """Somebody was called away from the open screen, and may say as much as they like."""
        if not self.pass_keyboard(seat):
            return
        asked = self.match.pending
        while seat in asked and asked[seat].topic == topic:
            self.ask(seat)
            self.keep()
            self.tell_news()
            asked = self.match.pending

    def go_on_together(self) -> None:
        """Nobody at the keyboard has anything to say to this."""
        for seat in [seat for seat in self.match.pending if seat in self.readers]:
            self.match.answer(seat, GO_ON)

    def keyboard_for(self, topic: Term) -> Keyboard:
        """Where a question leaves time to talk, the clock runs from its first being asked on."""
        if topic[0] not in self.guide.for_talk:
            return self.keyboard
        answered = sum(kind == ANSWER for kind, _, _ in self.match.log)
        self.clock.start(answered, int(topic[1]))
        return TimedKeyboard(self.keyboard, self.clock)

    def end_talk(self) -> None:
        """Time is over, for everybody at the keyboard."""
        self.screen.say(text("cli-time-over"))
        self.go_on_together()

    def answer_alone(self, seat: Seat) -> None:
        """There is nothing to choose; it is done and said."""
        decision = self.match.pending[seat]
        option = decision.options[0]
        if option not in self.guide.unsaid and decision.topic[0] not in self.guide.untold:
            label = self.readers[seat].translator.option(option)
            self.screen.say(text("cli-only-choice", option=label), QUIET)
        self.match.answer(seat, option)

    def show_picture(self, seat: Seat, topic: Term) -> None:
        """The board, the seats and the person's own card, if anything has changed."""
        if seat in self.shown and self.guide.in_passing(topic, self.readers[seat].view):
            return
        picture = Picture(self.readers[seat], self.screen, covered=not self.alone)
        picture.show(self.shown.get(seat))
        self.shown[seat] = picture

    def pass_keyboard(self, seat: Seat) -> bool:
        """Cover the screen between two people; False if somebody else acted instead."""
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
        reader = self.readers[seat]
        reader.tell(reader.news(), self.screen)
        return True

    def cover(self) -> None:
        """Let the last one read to the end, then leave nothing to be read."""
        if self.holder is None:
            return
        if self.keyboard.line(text("cli-cover-first")).lower() == "q":
            raise Quit
        self.readers[self.holder].hand_over()
        self.holder = None
        self.screen.wipe()
        self.keyboard.forget()

    # Out of turn.

    def chance_out_of_turn(self) -> bool:
        """A person alone is asked whenever an offer is new or has become more urgent."""
        if not self.alone:
            return False
        seat = self.party.people[0]
        reader = self.readers[seat]
        if seat in self.match.pending or not self.match.offers(seat):
            return False
        urgency, offers = self.urgency(seat)
        if not offers or urgency == self.offered:
            return False
        self.offered = urgency
        labels = [reader.translator.option(offer) for offer in offers]
        details = [self.guide.detail(offer, reader.view, reader.translator) for offer in offers]
        chosen = self.keyboard.choose(text("cli-out-of-turn"), labels, details)
        if chosen < 0:
            return False
        self.match.interrupt(seat, offers[chosen])
        self.keep()
        return True

    def urgency(self, seat: Seat) -> tuple[Term, list[Option]]:
        """What must change to ask again, and the offers worth a question."""
        return self.guide.out_of_turn(self.readers[seat].view, self.match.offers(seat))

    def seat_called(self, line: str) -> Seat | None:
        """Who was called to the keyboard, by name."""
        for seat in self.party.people:
            if line.lower() == self.party.names[seat].lower():
                return seat
        return None

    def act_out_of_turn(self, seat: Seat) -> None:
        """Somebody who is not asked wants to take a standing offer."""
        self.screen.wipe()
        self.keyboard.line(text("cli-cover-caller", name=self.party.names[seat]))
        self.screen.wipe()
        reader = self.readers[seat]
        offers = self.match.offers(seat)
        if offers:
            labels = [reader.translator.option(offer) for offer in offers]
            chosen = self.keyboard.choose(text("cli-offers"), labels)
            if chosen >= 0:
                self.match.interrupt(seat, offers[chosen])
                self.keep()
        else:
            self.screen.say(text("cli-no-offers"))
        self.holder = seat
