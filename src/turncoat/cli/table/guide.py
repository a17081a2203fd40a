"""What the terminal has to know of a game: how it looks, and what can be said at its table."""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias

from turncoat.cli.terminal.screen import Boxes, Drawing, Grid, Sheet
from turncoat.core.record import AnyRules
from turncoat.core.terms import GO_ON, Claim, Event, Option, Seat, Term
from turncoat.lab.simulate import Tally
from turncoat.locales.translator import Printed, Translator

View: TypeAlias = Any
Board: TypeAlias = Boxes | Drawing | Sheet
SetupValue: TypeAlias = str | int | bool


class Step(NamedTuple):
    """One step of saying something: a question, and the words to choose from with their labels."""

    question: str
    words: list[str | int]
    labels: list[str]
    details: list[str]


class Guide(Protocol):
    """One game's guide. Everything is drawn from a view and told by its reader's speaker.

    A game's guide is a subclass and inherits what most games have no use for. `usual` are table
    options that hold at a keyboard unless somebody says otherwise; `examples` show what an option
    that is a list looks like; `has_offers` is whether there is ever anything to be done without
    being asked. Then there are topics of four kinds: to a person alone some questions are put
    although there is nothing to choose, because there is something to read or to say
    (`put_to_all`), and others are answered without a word, because the story tells the answer
    (`untold`); people who share a keyboard answer some at one open screen (`in_common`); and
    some are there to talk (`for_talk`): their second word is for how many seconds, 0 for as
    long as all like. Some answers go without saying at any question (`unsaid`). `signs` are keys
    that make a choice whatever its number, each with the line that explains it.
    """

    setup: dict[str, tuple[SetupValue, ...]]
    usual: ClassVar[dict[str, SetupValue]] = {}
    examples: ClassVar[dict[str, str]] = {}
    has_offers: ClassVar[bool] = False
    put_to_all: ClassVar[tuple[str, ...]] = ()
    untold: ClassVar[tuple[str, ...]] = ()
    unsaid: ClassVar[tuple[Option, ...]] = (GO_ON,)
    in_common: ClassVar[tuple[str, ...]] = ()
    for_talk: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[dict[str, str]] = {}

    def at(self, rules: AnyRules) -> "Guide":
        """The guide to the game with these cards and numbers; most games have no others."""
        return self

    def printed(self) -> Printed:
        """What things are called that no catalogue knows: cards of the user's own."""
        return {}

    def unseated(self, view: View) -> list[str]:
        """The names of characters that nobody plays; they come after all seats."""
        return []

    def welcome(self, view: View, translator: Translator) -> list[str]:
        """What this is about, for somebody who sees it for the first time."""

    def title(self, view: View, translator: Translator) -> str:
        """Where the game stands, in one line."""

    def board(self, view: View, translator: Translator, plain: bool) -> Board:
        """The board and who stands where."""

    def seats(self, view: View, translator: Translator, plain: bool, covered: bool) -> Grid:
        """What lies in front of everybody; covered, the reader's own secret is left out."""

    def card(self, view: View, translator: Translator) -> list[str]:
        """The reader's own secret, and what it can do with it."""

    def brief(self, view: View, translator: Translator) -> list[str]:
        """What of it is worth seeing at every turn."""
        return self.card(view, translator)

    def almanac(self, view: View, translator: Translator) -> list[Grid]:
        """Who may be in this game."""

    def look_up(self, words: str, view: View, translator: Translator) -> list[Grid]:
        """The things of the almanac whose names have these words in them."""
        return []

    def journal(self, view: View, translator: Translator) -> list[Grid]:
        """What the reader knows, and from where."""

    def why(self, topic: Term, view: View) -> list[str]:
        """The rules behind a question."""

    def question_note(self, topic: Term, translator: Translator) -> str:
        """What is printed on the thing that a question is about."""

    def detail(self, option: Option, view: View, translator: Translator) -> str:
        """What is printed on the thing that is to be chosen, or is to be found there."""

    def danger(self, topic: Term, option: Option, view: View) -> str:
        """What an answer to a question would do to the reader, and only to the reader."""
        return ""

    def doubt(self, option: Option, view: View) -> str:
        """What to ask once more before an answer that looks like a slip is given."""
        return ""

    def arranged(self, options: list[Option], view: View) -> list[Option]:
        """The choices in the order in which they are shown."""
        return options

    def sign(self, option: Option, view: View) -> str:
        """The sign that makes a choice whatever its number; most have none."""
        return ""

    def in_passing(self, topic: Term, view: View) -> bool:
        """Whether a question follows so closely on the last that the board is known still."""
        return False

    def event_note(self, event: Event, translator: Translator) -> str:
        """What is printed on the thing that an event brings."""

    def groups(self, events: list[Event]) -> list[list[Event]]:
        """Events by the sentence that tells them; most have one of their own."""
        return [[event] for event in events]

    def sentence(self, group: list[Event], translator: Translator) -> str:
        """What tells the events of a group."""
        return translator.event(group[0])

    def goes_on(self, event: Event) -> bool:
        """Whether the next event may belong into the same sentence."""
        return False

    def opens_turn(self, event: Event) -> bool:
        """Whether an event begins a new paragraph of the story."""

    def opened(self, event: Event, seat: Seat, translator: Translator) -> str:
        """An event that only one seat was told, for those who see everything; "" to leave out."""

    def claim_step(self, said: Claim, view: View, translator: Translator) -> Step | None:
        """What to ask next for a claim that begins like this; None if it is complete."""

    def out_of_turn(self, view: View, offers: list[Option]) -> tuple[Term, list[Option]]:
        """Offers worth a question while others play, and what must change to ask again."""
        return (), []

    def ending(self, views: list[View], translator: Translator) -> list[Grid]:
        """Everything turned up: who was who, who won and why."""

    def side(self, side: str, translator: Translator) -> str:
        """The name of a side that can win."""

    def tallies(
        self, tallies: Mapping[str, Mapping[str, Tally]], translator: Translator
    ) -> list[Grid]:
        """What the game counted over many games, heading by heading."""
        return []
