"""A reader of the story: somebody in a seat, or somebody who only watches."""

from typing import Protocol

from turncoat.cli.table.guide import Guide, View
from turncoat.cli.terminal.i18n import catalogue, text
from turncoat.cli.terminal.screen import LOUD, Screen
from turncoat.core.cover import Cover
from turncoat.core.record import AnyRules
from turncoat.core.terms import Claim, Event, Option, Seat
from turncoat.locales.translator import Translator, grammar_of


class Playable(Protocol):
    """A match, or one at a server: what it shows to a seat, and what a seat may do."""

    @property
    def rules(self) -> AnyRules:
        """The game."""

    @property
    def story_length(self) -> int:
        """How long the story is by now."""

    def view(self, seat: Seat | None) -> View:
        """What a seat may know."""

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """What a seat was told."""

    def offers(self, seat: Seat) -> list[Option]:
        """What a seat may do without being asked."""

    def may_talk(self, seat: Seat) -> bool:
        """Whether anybody would hear it."""

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer a question."""

    def interrupt(self, seat: Seat, option: Option) -> None:
        """Take an offer."""

    def say(self, seat: Seat, claim: Claim) -> None:
        """Claim something."""


class Reader:
    """Hears what its seat is told, and remembers how far it has listened."""

    def __init__(self, match: Playable, guide: Guide, names: list[str], seat: Seat | None) -> None:
        self.match = match
        self.guide = guide
        self.seat = seat
        names = [*names, *guide.unseated(match.view(None))]
        self.translator = Translator(catalogue(), match.rules.name, names, seat, guide.printed())
        self.heard = 0
        # What is printed on a card is told once.
        self.shown_notes: set[str] = set()
        # What has been told of cards since the reader last chose something.
        self.new_notes: set[str] = set()
        self.cover = Cover(match.rules.view_type, grammar_of(match.rules.name))
        # Whether others may look on, and the reader's own card has not been looked at yet.
        self.face_down = False
        # Whether questions that are for the reader alone were turned up.
        self.turned_up = False
        # What only the reader was told, while the card is face down.
        self.withheld: list[Event] = []

    @property
    def view(self) -> View:
        """What the reader may know."""
        return self.match.view(self.seat)

    @property
    def at_a_glance(self) -> View:
        """What choices are explained by: while the card is face down, only what all may know."""
        return self.match.view(None) if self.face_down else self.view

    @property
    def shown(self) -> View:
        """What may be on the screen: while the card is face down, nothing that depends on it."""
        return self.cover.view(self.view) if self.face_down else self.view

    def visible(self, events: list[Event]) -> list[Event]:
        """Of some events those that may be on the screen."""
        return [event for event in events if self.may_show(event)]

    def may_show(self, event: Event) -> bool:
        """Whether everybody was told of it, or nobody else looks on."""
        return not self.face_down or self.cover.shows(event)

    def hand_over(self) -> None:
        """Others may look on from now on."""
        self.face_down = True
        self.turned_up = False

    def game_title(self) -> str:
        """The name of the game."""
        return self.translator.title()

    def news(self) -> list[Event]:
        """What was told since the last time."""
        events = self.match.events(self.seat, self.heard)
        self.heard = self.match.story_length
        self.withheld += [event for event in events if not self.may_show(event)]
        return self.visible(events)

    def in_mid_sentence(self) -> bool:
        """Whether the next event may belong into the sentence of the last one."""
        events = self.visible(self.match.events(self.seat, self.heard))
        return bool(events) and self.guide.goes_on(events[-1])

    def tell(self, events: list[Event], screen: Screen, paced: bool = False) -> None:
        """The story, sentence by sentence."""
        for group in self.guide.groups(events):
            sentence = self.guide.sentence(group, self.translator)
            opens_turn = self.guide.opens_turn(group[0])
            if opens_turn or "\n" in sentence:
                screen.gap()
            screen.say(sentence, LOUD if opens_turn else "")
            note = self.guide.event_note(group[0], self.translator)
            if note and note not in self.shown_notes:
                self.shown_notes.add(note)
                self.new_notes.add(note)
                screen.under(note)
            if paced:
                screen.wait()

    def retell(self, events: list[Event], number: int, screen: Screen) -> None:
        """The last lines of the story; what is printed on cards was told already."""
        lines = [line for group in self.guide.groups(events) for line in self.lines_of(group)]
        shown = lines[-number:]
        if len(shown) < len(lines):
            screen.say(text("cli-log-part", shown=len(shown), all=len(lines)))
        for line, style, apart in shown:
            if apart:
                screen.gap()
            screen.say(line, style)

    def lines_of(self, group: list[Event]) -> list[tuple[str, str, bool]]:
        """What one sentence says, line by line, in which style, and whether it stands apart."""
        first, *rest = self.guide.sentence(group, self.translator).splitlines()
        opens_turn = self.guide.opens_turn(group[0])
        start = (first, LOUD if opens_turn else "", opens_turn or bool(rest))
        return [start, *((line, "", False) for line in rest)]
