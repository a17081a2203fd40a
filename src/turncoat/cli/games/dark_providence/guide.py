"""The guide to Dark Providence, which calls the other modules of this folder."""

from collections.abc import Mapping
from typing import ClassVar, Final

from turncoat.cli.games.dark_providence import (
    almanac,
    board,
    claims,
    counting,
    details,
    ending,
    journal,
    legend,
    telling,
    why,
)
from turncoat.cli.games.dark_providence.scene import Scene
from turncoat.cli.table.guide import LOOK_UP, RULES_KEY, WRITE, Guide, Step
from turncoat.cli.terminal.i18n import catalogue, language, text
from turncoat.cli.terminal.screen import Grid, Sheet
from turncoat.core.record import AnyRules
from turncoat.core.terms import GO_ON, Claim, Event, Option, Seat, Term
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.printed import printed
from turncoat.games.dark_providence.engine import DONE
from turncoat.games.dark_providence.rules import RULES, DarkProvidence
from turncoat.games.dark_providence.turn import PASS
from turncoat.games.dark_providence.views.schema import DarkProvidenceView
from turncoat.lab.simulate import Tally
from turncoat.locales.translator import Printed, Translator

NEW_PARAGRAPHS: Final = ("turn", "behaviour", "game_over")


class DarkProvidenceGuide(Guide):
    """See `turncoat.cli.table.guide.Guide`."""

    more_look_ups = ("cli-dp-key-city", "cli-dp-key-roads")
    examples: ClassVar[dict[str, str]] = {
        LOOK_UP: "cli-dp-example-almanac",
        RULES_KEY: "cli-dp-example-rules",
        WRITE: "cli-dp-example-write",
    }
    # The end of a turn is always asked about, so that the last action can be undone.
    always_asked = ("turn",)
    unannounced_options = (GO_ON, DONE)
    unannounced_topics = ("pay", "claim", "discard", "throw", "take_cube", "recover")

    def __init__(self, box: Box = RULES.box) -> None:
        self.box = box
        self._printed_in: dict[str, Printed] = {}

    def at(self, rules: AnyRules) -> Guide:
        assert isinstance(rules, DarkProvidence)
        return self if rules.box is self.box else DarkProvidenceGuide(rules.box)

    @property
    def _printed(self) -> Printed:
        if (code := language()) not in self._printed_in:
            self._printed_in[code] = printed(self.box, code)
        return self._printed_in[code]

    def _scene(self, view: DarkProvidenceView, translator: Translator) -> Scene:
        return Scene(self.box, view, translator)

    def unseated(self, view: DarkProvidenceView) -> list[str]:
        translator = Translator(catalogue(), RULES.name, [], None, self._printed)
        return [translator.name("agent", p.main) for p in view.players if p.cultist]

    def welcome(self, view: DarkProvidenceView, translator: Translator) -> list[str]:
        return almanac.welcome(self._scene(view, translator))

    def title(self, view: DarkProvidenceView, translator: Translator) -> str:
        return board.title(self._scene(view, translator))

    def board(self, view: DarkProvidenceView, translator: Translator, plain: bool) -> Sheet:
        return board.board(self._scene(view, translator))

    def seats(
        self, view: DarkProvidenceView, translator: Translator, plain: bool, covered: bool
    ) -> Grid:
        return board.seats(self._scene(view, translator), plain, covered)

    def card(self, view: DarkProvidenceView, translator: Translator) -> list[str]:
        return almanac.card(self._scene(view, translator))

    def brief(self, view: DarkProvidenceView, translator: Translator) -> list[str]:
        return almanac.brief(self._scene(view, translator))

    def almanac(self, view: DarkProvidenceView, translator: Translator) -> list[Grid]:
        return almanac.almanac(self._scene(view, translator))

    def look_up(self, words: str, view: DarkProvidenceView, translator: Translator) -> list[Grid]:
        return almanac.look_up(words, self._scene(view, translator))

    def legend(self, view: DarkProvidenceView, translator: Translator, plain: bool) -> list[Grid]:
        return legend.legend()

    def journal(self, view: DarkProvidenceView, translator: Translator) -> list[Grid]:
        return journal.journal(self._scene(view, translator))

    def why(self, topic: Term, view: DarkProvidenceView) -> list[str]:
        return why.why(topic, view)

    def question_note(self, topic: Term, translator: Translator) -> str:
        return details.question_note(topic, translator)

    def detail(self, option: Option, view: DarkProvidenceView, translator: Translator) -> str:
        return details.detail(option, self._scene(view, translator))

    def danger(self, topic: Term, option: Option, view: DarkProvidenceView) -> str:
        if topic[0] == "impostor":
            translator = Translator(catalogue(), RULES.name, [], view.seat, self._printed)
            return details.impostor(option, self._scene(view, translator))
        if topic[0] == "gate_kind":
            return details.gate(str(topic[1]), str(option[1]), self.box, view)
        return details.price(topic, option, view)

    def doubt(self, option: Option, view: DarkProvidenceView) -> str:
        me = None if view.seat is None else view.players[view.seat]
        if option != PASS or not view.actions or me is None or not me.hand:
            return ""
        return text("cli-dp-doubt-pass", number=view.actions)

    def arranged(self, options: list[Option], view: DarkProvidenceView) -> list[Option]:
        return details.arranged(options, self.box)

    def in_passing(self, topic: Term, view: DarkProvidenceView) -> bool:
        return topic[0] != "turn" and view.active_seat == view.seat

    def event_note(self, event: Event, translator: Translator) -> str:
        return details.event_note(event, self.box, translator)

    def groups(self, events: list[Event]) -> list[list[Event]]:
        return telling.groups(events, self.box.cultists)

    def sentence(self, group: list[Event], translator: Translator) -> str:
        return telling.sentence(group, translator)

    def goes_on(self, event: Event) -> bool:
        return telling.goes_on(event, self.box.cultists)

    def opens_turn(self, event: Event) -> bool:
        return event[0] in NEW_PARAGRAPHS

    def opened(self, event: Event, seat: Seat, translator: Translator) -> str:
        return ending.opened(event, seat, translator)

    def claim_step(
        self, said: Claim, view: DarkProvidenceView, translator: Translator
    ) -> Step | None:
        return claims.claim_step(said, self._scene(view, translator))

    def ending(self, views: list[DarkProvidenceView], translator: Translator) -> list[Grid]:
        return ending.ending(self._scene(views[0], translator), views)

    def tallies(
        self, tallies: Mapping[str, Mapping[str, Tally]], translator: Translator
    ) -> list[Grid]:
        return counting.tallies(tallies, translator)
