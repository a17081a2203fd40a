"""A question to a person: numbered choices, and keys for everything else."""

from collections.abc import Callable
from textwrap import shorten
from typing import Final

from turncoat.cli.table import rulebook
from turncoat.cli.table.guide import LOOK_UP, RULES_KEY, WRITE, Guide, Step, View
from turncoat.cli.table.overview import Overview
from turncoat.cli.table.viewer import Viewer
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.languages import COMMAND
from turncoat.cli.terminal.screen import LOUD, QUIET, Grid, Screen, joined
from turncoat.core.decision import Decision
from turncoat.core.errors import CANNOT_UNDO, TALK_CLOSED, IllegalAnswer
from turncoat.core.terms import Claim, Option

LOG_LINES: Final = 60
RULES_IN_FULL: Final = 2
FIRST_WORDS: Final = 68
ALMANAC: Final = "cli-key-almanac"
KEYS: Final[dict[str, str]] = {
    "?": "cli-key-why",
    "b": "cli-key-board",
    "c": "cli-key-card",
    "a": ALMANAC,
    "j": "cli-key-journal",
    "l": "cli-key-log",
    "o": "cli-key-offers",
    "s": "cli-key-say",
    "u": "cli-key-undo",
    "r": RULES_KEY,
    "h": "cli-key-help",
    COMMAND: "cli-key-language",
    "q": "cli-key-quit",
}
WITH_EXAMPLES: Final[dict[str, str]] = {
    LOOK_UP: "cli-key-look-up-such-as",
    RULES_KEY: "cli-key-rules-such-as",
    WRITE: "cli-join-key-write-such-as",
}
# Keys that act instead of looking something up; they are disabled at other lists.
ACTS: Final = ("o", "s", "u")


def key_of(line: str) -> tuple[str, str]:
    """Return the key at the start of a line, and the rest of the line."""
    key, _, rest = line.partition(" ")
    if key[:1] == "?":
        key, rest = "?", line[1:]
    return key.lower(), rest.strip()


def explained(message: str, guide: Guide) -> str:
    """Return what a key does, with an example from the game if there is one.

    The key for looking up has a line for each use.
    """
    if message == ALMANAC:
        uses = [explained(LOOK_UP, guide), *(text(more) for more in guide.more_look_ups)]
        return "\n".join([text(message), *uses])
    if message not in guide.examples:
        return text(message)
    return text(WITH_EXAMPLES[message], words=text(guide.examples[message]))


class Quit(Exception):
    """The person wants to stop."""


class UndoRequested(Exception):
    """The person wants to undo their last answer."""


class Question:
    """One decision of one person. It ends when the match has changed."""

    def __init__(
        self,
        viewer: Viewer,
        decision: Decision,
        screen: Screen,
        keyboard: Keyboard,
        covered: bool,
        can_undo: bool,
    ) -> None:
        assert viewer.seat is not None
        self.viewer = viewer
        self.match = viewer.match
        self.seat = viewer.seat
        self.translator = viewer.translator
        self.guide = viewer.guide
        self.decision = decision
        view = viewer.visible_view
        self.options = self.guide.arranged(decision.options, view)
        shortcuts = {option: self.guide.shortcut(option, view) for option in self.options}
        self.shortcuts = {option: key for option, key in shortcuts.items() if key}
        self.screen = screen
        self.keyboard = keyboard
        self.covered = covered
        self.can_undo = can_undo
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
        """Ask until the match has changed."""
        self.put()
        while not self.take(self.keyboard.line(self.prompt())):
            pass

    @property
    def hidden(self) -> bool:
        """Whether others may be looking and the question is not public."""
        public = self.viewer.cover.shows_question(self.decision.topic)
        return self.covered and not (public or self.viewer.revealed)

    def put(self) -> None:
        """Print the question and its choices; a hidden question always looks the same."""
        screen = self.screen
        screen.gap()
        if self.hidden:
            screen.say(text("cli-question-covered"), LOUD)
            return
        screen.say(self.translator.ask(self.decision.topic), LOUD)
        note = self.guide.question_note(self.decision.topic, self.translator)
        if note and note not in self.viewer.new_notes:
            screen.under(note)
        view = self.viewer.explaining_view
        screen.choices(
            [self.label(option) for option in self.options],
            [self.detail(option, view) for option in self.options],
        )

    def label(self, option: Option) -> str:
        """Return the label of an option, with its shortcut if it has one."""
        label = self.translator.option(option, self.decision.topic)
        if option not in self.shortcuts:
            return label
        return text("cli-choice-sign", label=label, sign=self.shortcuts[option])

    def detail(self, option: Option, view: View) -> str:
        """Return the explanation of an option, warnings first."""
        danger = self.guide.danger(self.decision.topic, option, view)
        detail = self.guide.detail(option, view, self.translator)
        return joined([part for part in (danger, detail) if part])

    def prompt(self) -> str:
        """Return the prompt, which depends on what can be done."""
        if self.hidden:
            return text("cli-prompt-covered")
        down = self.viewer.face_down
        offers = self.guide.has_offers if down else len(self.match.offers(self.seat))
        keys = [text("cli-prompt-numbers", last=len(self.options))]
        if offers:
            keys.append(text("cli-prompt-offers"))
        if self.decision.topic[0] in self.guide.talk_topics:
            keys.append(text("cli-prompt-claim"))
        if self.can_undo:
            keys.append(text("cli-prompt-undo"))
        return text("cli-prompt", keys=listed([*keys, text("cli-prompt-help")]))

    def take(self, line: str) -> bool:
        """Handle one line; returns whether the match has changed."""
        if self.hidden and self.reveals(line):
            return False
        if line.isdecimal():
            return self.choose(int(line))
        if not line and len(self.options) == 1:
            return self.choose(1)
        for option, shortcut in self.shortcuts.items():
            if line == shortcut:
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

    def reveals(self, line: str) -> bool:
        """Reveal a hidden question on Enter, a number or ?, so that nobody answers it unseen.

        Returns False for any other line.
        """
        if line and not line.isdecimal() and key_of(line)[0] != "?":
            return False
        self.viewer.revealed = True
        self.put()
        return True

    def choose(self, number: int) -> bool:
        """Answer with the option of a number; returns whether the match has changed."""
        options = self.options
        if not 1 <= number <= len(options):
            self.screen.say(text("cli-choose-again", last=len(options)))
            return False
        return self.give(options[number - 1])

    def give(self, option: Option) -> bool:
        """Answer, after a confirmation if it looks like a mistake."""
        doubt = self.guide.doubt(option, self.viewer.view)
        if doubt and not self.keyboard.agrees(doubt):
            self.put()
            return False
        self.viewer.new_notes.clear()
        self.match.answer(self.seat, option)
        return True

    # The keys. Each returns whether the match has changed.

    def why(self, rest: str) -> bool:
        """Print the rules behind the question."""
        book = rulebook.rules(self.match.rules.name)
        wanted = self.guide.why(self.decision.topic, self.viewer.explaining_view)
        found = [book[rule_id] for rule_id in wanted if rule_id in book]
        self.note_language()
        for rule in found:
            self.screen.rule(rule)
        if not found:
            self.screen.say(text("cli-why-none" if book else "cli-rules-no-book"))
        return False

    def board(self, rest: str) -> bool:
        """Print the board and the seats."""
        Overview(self.viewer, self.screen, self.covered, full=True).show()
        return False

    def card(self, rest: str) -> bool:
        """Print the person's own secrets. From now on they may also appear in explanations."""
        viewer = self.viewer
        viewer.face_down, viewer.revealed = False, True
        self.screen.gap()
        if viewer.withheld:
            self.screen.say(text("cli-only-you"), LOUD)
            viewer.tell(viewer.withheld, self.screen)
            viewer.withheld = []
            self.screen.gap()
        for line in self.guide.card(self.viewer.view, self.translator):
            self.screen.say(line)
        return False

    def almanac(self, rest: str) -> bool:
        """Print the almanac, or the entries that match some words."""
        view = self.viewer.visible_view
        if not rest:
            return self.show(self.guide.almanac(view, self.translator))
        found = self.guide.look_up(rest, view, self.translator)
        if not found:
            self.screen.say(text("cli-almanac-none", words=rest))
        return self.show(found)

    def journal(self, rest: str) -> bool:
        """Print what the person knows."""
        told = self.guide.chronicle(self.match.events(self.seat), self.translator)
        return self.show([*self.guide.journal(self.viewer.view, self.translator), *told])

    def show(self, grids: list[Grid]) -> bool:
        """Print tables."""
        for grid in grids:
            self.screen.gap()
            self.screen.grid(grid)
        return False

    def log(self, rest: str) -> bool:
        """Print the end of the story so far."""
        events = self.viewer.visible(self.match.events(self.seat))
        if rest and not (rest.isdecimal() and int(rest)):
            self.screen.say(text("cli-log-lines", lines=rest))
        else:
            self.viewer.retell(events, int(rest or LOG_LINES), self.screen)
        return False

    def offers(self, rest: str) -> bool:
        """Let the person take an offer."""
        offers = self.match.offers(self.seat)
        if not offers:
            self.screen.say(text("cli-no-offers"))
            return False
        labels = [self.translator.option(offer) for offer in offers]
        view = self.viewer.view
        details = [self.guide.detail(offer, view, self.translator) for offer in offers]
        chosen = self.keyboard.choose(text("cli-offers"), labels, details, self.look_up)
        if chosen < 0:
            return False
        self.match.interrupt(self.seat, offers[chosen])
        return True

    def say(self, rest: str) -> bool:
        """Let the person make a claim, step by step."""
        if not self.match.may_talk(self.seat):
            self.screen.say(self.translator.refusal(TALK_CLOSED))
            return False
        claim: Claim = ()
        while step := self.guide.claim_step(claim, self.viewer.visible_view, self.translator):
            if not step.words:
                self.screen.say(self.translator.refusal(TALK_CLOSED))
                return False
            word = self.pick(step)
            if word is None:
                self.screen.say(text("cli-nothing-claimed"))
                return False
            claim = (*claim, word)
        try:
            self.match.say(self.seat, claim)
        except IllegalAnswer as refusal:
            self.screen.say(self.translator.refusal(refusal.reason))
            return False
        return True

    def undo(self, rest: str) -> bool:
        """Undo the person's last answer, if that is possible."""
        if self.can_undo:
            raise UndoRequested
        self.screen.say(self.translator.refusal(CANNOT_UNDO))
        return False

    def pick(self, step: Step) -> str | int | None:
        """Choose the argument of one step of a claim. A single one is chosen without asking."""
        chosen = 0
        if len(step.words) > 1:
            chosen = self.keyboard.choose(step.question, step.labels, step.details, self.look_up)
        if chosen < 0:
            return None
        word = step.words[chosen]
        return self.pick(step.more[word]) if word in step.more else word

    def look_up(self, line: str) -> bool:
        """Handle the keys that also work at a list; returns False for any other line."""
        key, rest = key_of(line)
        if key not in self.keys or key in ACTS:
            return False
        self.keys[key](rest)
        return True

    def rules(self, rest: str) -> bool:
        """Look something up in the rulebook."""
        if not rulebook.rules(self.match.rules.name):
            self.screen.say(text("cli-rules-no-book"))
            return False
        words = rest or self.keyboard.line(text("cli-rules-prompt"))
        if words:
            self.read_rules(words)
        return False

    def read_rules(self, words: str) -> None:
        """Print the matching rules: one or two in full, of more only their first words."""
        found = rulebook.look_up(self.match.rules.name, words)
        self.note_language()
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

    def note_language(self) -> None:
        """Say so if the rulebook is not in the person's language."""
        if note := rulebook.language_note(self.match.rules.name):
            self.screen.say(note, QUIET)

    def help(self, rest: str) -> bool:
        """Print what the signs mean, and below, where a small screen ends, all keys."""
        self.explain_signs()
        self.screen.gap()
        self.list_keys()
        return False

    def explain_signs(self) -> bool:
        """Print what the signs on the screen mean."""
        view = self.viewer.visible_view
        return self.show(self.guide.legend(view, self.translator, self.screen.plain))

    def list_keys(self, without: tuple[str, ...] = ()) -> None:
        """Print what each key does; without a question, some keys do nothing."""
        asked = bool(self.options)
        for message in self.guide.shortcuts.values() if asked else ():
            self.screen.say(text(message))
        sometimes = {"?": asked, "o": self.guide.has_offers, "u": self.can_undo}
        keys = KEYS
        if not self.guide.legend(self.viewer.visible_view, self.translator, self.screen.plain):
            keys = {**KEYS, "h": "cli-key-help-only"}
        for key, message in keys.items():
            if sometimes.get(key, True) and key not in without:
                self.screen.say(explained(message, self.guide))

    def quit(self, rest: str) -> bool:
        """Stop."""
        raise Quit
