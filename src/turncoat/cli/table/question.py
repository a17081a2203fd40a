"""A question to a person: the choices by number, and a key for everything else."""

from collections.abc import Callable
from textwrap import shorten
from typing import Final

from turncoat.cli.table import rulebook
from turncoat.cli.table.guide import Step, View
from turncoat.cli.table.picture import Picture
from turncoat.cli.table.reader import Reader
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import LOUD, Grid, Screen, joined
from turncoat.core.decision import Decision
from turncoat.core.errors import CANNOT_UNDO, TALK_CLOSED, IllegalAnswer
from turncoat.core.terms import Claim, Option

LOG_LINES: Final = 60
RULES_IN_FULL: Final = 2
FIRST_WORDS: Final = 68
KEYS: Final[dict[str, str]] = {
    "?": "cli-key-why",
    "b": "cli-key-board",
    "c": "cli-key-card",
    "a": "cli-key-almanac",
    "j": "cli-key-journal",
    "l": "cli-key-log",
    "o": "cli-key-offers",
    "s": "cli-key-say",
    "u": "cli-key-take-back",
    "r": "cli-key-rules",
    "h": "cli-key-help",
    "q": "cli-key-quit",
}
# The keys that do more than to look something up; at a list they would lead astray.
ACTS: Final = ("o", "s", "u")


def key_of(line: str) -> tuple[str, str]:
    """The key that a line begins with, and the rest of the line."""
    key, _, rest = line.partition(" ")
    if key[:1] == "?":
        key, rest = "?", line[1:]
    return key.lower(), rest.strip()


class Quit(Exception):
    """The person wants to stop here."""


class TakenBack(Exception):
    """The person wants the question before again."""


class Question:
    """One decision of one person. Ends when the match has moved on, one way or another."""

    def __init__(
        self,
        reader: Reader,
        decision: Decision,
        screen: Screen,
        keyboard: Keyboard,
        covered: bool,
        may_go_back: bool,
    ) -> None:
        assert reader.seat is not None
        self.reader = reader
        self.match = reader.match
        self.seat = reader.seat
        self.translator = reader.translator
        self.guide = reader.guide
        self.decision = decision
        view = reader.shown
        self.options = self.guide.arranged(decision.options, view)
        signs = {option: self.guide.sign(option, view) for option in self.options}
        self.signs = {option: sign for option, sign in signs.items() if sign}
        self.screen = screen
        self.keyboard = keyboard
        self.covered = covered
        self.may_go_back = may_go_back
        self.keys: dict[str, Callable[[str], bool]] = {
            "?": self.why,
            "b": self.board,
            "c": self.card,
            "a": self.almanac,
            "j": self.journal,
            "l": self.log,
            "o": self.offers,
            "s": self.say,
            "u": self.undo,
            "r": self.rules,
            "h": self.help,
            "q": self.quit,
        }

    def ask(self) -> None:
        """Put the question until something has come of it."""
        self.put()
        while not self.take(self.keyboard.line(self.prompt())):
            pass

    @property
    def hidden(self) -> bool:
        """Whether others may look on, and the question is for the reader alone."""
        public = self.reader.cover.shows_question(self.decision.topic)
        return self.covered and not (public or self.reader.turned_up)

    def put(self) -> None:
        """The question in words and its numbered choices; what is hidden looks always the same."""
        screen = self.screen
        screen.gap()
        if self.hidden:
            screen.say(text("cli-question-covered"), LOUD)
            return
        screen.say(self.translator.ask(self.decision.topic), LOUD)
        note = self.guide.question_note(self.decision.topic, self.translator)
        if note and note not in self.reader.new_notes:
            screen.under(note)
        view = self.reader.at_a_glance
        screen.choices(
            [self.label(option) for option in self.options],
            [self.detail(option, view) for option in self.options],
        )

    def label(self, option: Option) -> str:
        """What a choice is called, with the sign that makes it, if it has one."""
        label = self.translator.option(option)
        if option not in self.signs:
            return label
        return text("cli-choice-sign", label=label, sign=self.signs[option])

    def detail(self, option: Option, view: View) -> str:
        """What is said beside a choice: first what it would do to the person."""
        danger = self.guide.danger(self.decision.topic, option, view)
        detail = self.guide.detail(option, view, self.translator)
        return joined([part for part in (danger, detail) if part])

    def prompt(self) -> str:
        if self.hidden:
            return text("cli-prompt-covered")
        down = self.reader.face_down
        offers = self.guide.has_offers if down else len(self.match.offers(self.seat))
        last = len(self.options)
        talk = "yes" if self.decision.topic[0] in self.guide.for_talk else "no"
        back = "yes" if self.may_go_back else "no"
        return text("cli-prompt", last=last, offers=int(offers), talk=talk, back=back)

    def take(self, line: str) -> bool:
        """What one line does; True if the match has moved on."""
        if self.hidden and self.turns_up(line):
            return False
        if line.isdecimal():
            return self.choose(int(line))
        if not line and len(self.options) == 1:
            return self.choose(1)
        for option, sign in self.signs.items():
            if line == sign:
                return self.give(option)
        key, rest = key_of(line)
        if key in self.keys:
            moved_on = self.keys[key](rest)
            if not moved_on:
                self.put()
            return moved_on
        last = len(self.options)
        self.screen.say(text("cli-not-understood", last=last))
        return False

    def turns_up(self, line: str) -> bool:
        """Nothing is answered unseen: Enter or a number turns the question up, as ? does."""
        if line and not line.isdecimal() and key_of(line)[0] != "?":
            return False
        self.reader.turned_up = True
        self.put()
        return True

    def choose(self, number: int) -> bool:
        options = self.options
        if not 1 <= number <= len(options):
            self.screen.say(text("cli-choose-again", last=len(options)))
            return False
        return self.give(options[number - 1])

    def give(self, option: Option) -> bool:
        """Answer, unless it was a slip: then the question is put again."""
        doubt = self.guide.doubt(option, self.reader.view)
        if doubt and not self.keyboard.agrees(doubt):
            self.put()
            return False
        self.reader.new_notes.clear()
        self.match.answer(self.seat, option)
        return True

    # The keys. Each says whether the match has moved on.

    def why(self, rest: str) -> bool:
        """The rules behind the question."""
        book = rulebook.rules(self.match.rules.name)
        for rule_id in self.guide.why(self.decision.topic, self.reader.at_a_glance):
            self.screen.rule(book[rule_id])
        return False

    def board(self, rest: str) -> bool:
        """The board and the seats again."""
        Picture(self.reader, self.screen, self.covered, full=True).show()
        return False

    def card(self, rest: str) -> bool:
        """The person's own secret. From now on choices may be explained by it."""
        reader = self.reader
        reader.face_down, reader.turned_up = False, True
        self.screen.gap()
        if reader.withheld:
            self.screen.say(text("cli-told-you-alone"), LOUD)
            reader.tell(reader.withheld, self.screen)
            reader.withheld = []
            self.screen.gap()
        for line in self.guide.card(self.reader.view, self.translator):
            self.screen.say(line)
        return False

    def almanac(self, rest: str) -> bool:
        """What may be in the game, or only what is called like this."""
        view = self.reader.shown
        if not rest:
            return self.show(self.guide.almanac(view, self.translator))
        found = self.guide.look_up(rest, view, self.translator)
        if not found:
            self.screen.say(text("cli-almanac-none", words=rest))
        return self.show(found)

    def journal(self, rest: str) -> bool:
        """What the person knows."""
        return self.show(self.guide.journal(self.reader.view, self.translator))

    def show(self, grids: list[Grid]) -> bool:
        for grid in grids:
            self.screen.gap()
            self.screen.grid(grid)
        return False

    def log(self, rest: str) -> bool:
        """The end of the story so far, or more of it."""
        events = self.reader.visible(self.match.events(self.seat))
        if rest and not (rest.isdecimal() and int(rest)):
            self.screen.say(text("cli-log-lines", lines=rest))
        else:
            self.reader.retell(events, int(rest or LOG_LINES), self.screen)
        return False

    def offers(self, rest: str) -> bool:
        """What the person may do without being asked."""
        offers = self.match.offers(self.seat)
        if not offers:
            self.screen.say(text("cli-no-offers"))
            return False
        labels = [self.translator.option(offer) for offer in offers]
        view = self.reader.view
        details = [self.guide.detail(offer, view, self.translator) for offer in offers]
        chosen = self.keyboard.choose(text("cli-offers"), labels, details, self.look_up)
        if chosen < 0:
            return False
        self.match.interrupt(self.seat, offers[chosen])
        return True

    def say(self, rest: str) -> bool:
        """A claim, step by step."""
        if not self.match.may_talk(self.seat):
            self.screen.say(self.translator.refusal(TALK_CLOSED))
            return False
        claim: Claim = ()
        while step := self.guide.claim_step(claim, self.reader.shown, self.translator):
            if not step.words:
                self.screen.say(self.translator.refusal(TALK_CLOSED))
                return False
            chosen = self.pick(step)
            if chosen < 0:
                self.screen.say(text("cli-left-unsaid"))
                return False
            claim = (*claim, step.words[chosen])
        try:
            self.match.say(self.seat, claim)
        except IllegalAnswer as refusal:
            self.screen.say(self.translator.refusal(refusal.reason))
            return False
        return True

    def undo(self, rest: str) -> bool:
        """The person's last answer, undone."""
        if self.may_go_back:
            raise TakenBack
        self.screen.say(self.translator.refusal(CANNOT_UNDO))
        return False

    def pick(self, step: Step) -> int:
        """One step of a claim; where there is no choice, nobody is asked."""
        if len(step.words) == 1:
            return 0
        return self.keyboard.choose(step.question, step.labels, step.details, self.look_up)

    def look_up(self, line: str) -> bool:
        """The keys that are as good at a list; False if this is none of them."""
        key, rest = key_of(line)
        if key not in self.keys or key in ACTS:
            return False
        self.keys[key](rest)
        return True

    def rules(self, rest: str) -> bool:
        """Look something up in the rulebook."""
        words = rest or self.keyboard.line(text("cli-rules-prompt"))
        if words:
            self.read_rules(words)
        return False

    def read_rules(self, words: str) -> None:
        """The rules that speak of something: one or two in full, of more the first words."""
        found = rulebook.look_up(self.match.rules.name, words)
        if not found:
            self.screen.say(text("cli-rules-none", words=words))
        elif len(found) <= RULES_IN_FULL:
            for rule in found:
                self.screen.rule(rule)
        else:
            self.screen.say(text("cli-rules-many", number=len(found), first=found[0].id))
            for rule in found:
                first = rulebook.without_marks(rule.text).splitlines()[0]
                short = shorten(first, FIRST_WORDS, placeholder=" …")
                self.screen.say(text("cli-rules-line", id=rule.id, first=short))

    def help(self, rest: str) -> bool:
        """All keys."""
        self.screen.gap()
        self.list_keys()
        return False

    def list_keys(self, without: tuple[str, ...] = ()) -> None:
        """What each key does; where nothing is asked, some do nothing."""
        asked = bool(self.options)
        for message in self.guide.signs.values() if asked else ():
            self.screen.say(text(message))
        sometimes = {"?": asked, "o": self.guide.has_offers, "u": self.may_go_back}
        for key, message in KEYS.items():
            if sometimes.get(key, True) and key not in without:
                self.screen.say(text(message))

    def quit(self, rest: str) -> bool:
        """Stop here."""
        raise Quit
