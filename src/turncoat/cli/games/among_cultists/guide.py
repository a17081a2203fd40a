"""The guide to Among Cultists, which calls the other modules of this folder."""

from collections.abc import Mapping
from typing import ClassVar

from turncoat.cli.games.among_cultists import (
    almanac,
    board,
    claims,
    dangers,
    details,
    ending,
    journal,
    legend,
)
from turncoat.cli.table.guide import LOOK_UP, RULES_KEY, WRITE, Guide, Step
from turncoat.cli.terminal.i18n import catalogue
from turncoat.cli.terminal.screen import Drawing, Grid
from turncoat.core.terms import Claim, Event, Option, Seat, Term
from turncoat.games.among_cultists.views.schema import AmongCultistsView
from turncoat.games.among_cultists.views.why import why
from turncoat.lab.simulate import Tally
from turncoat.locales.translator import Translator


class AmongCultistsGuide(Guide):
    """See `turncoat.cli.table.guide.Guide`."""

    always_asked = ("night", "discussion")
    unannounced_topics = ("give", "lay")
    shared_topics = ("discussion", "announce")
    talk_topics = ("discussion",)
    shortcuts: ClassVar[dict[str, str]] = {details.STOP_KEY: "cli-ac-key-stop"}
    examples: ClassVar[dict[str, str]] = {
        LOOK_UP: "cli-ac-example-almanac",
        RULES_KEY: "cli-ac-example-rules",
        WRITE: "cli-ac-example-write",
    }

    def unseated(self, view: AmongCultistsView) -> list[str]:
        return [catalogue().text("ac-automa")] if view.options.automa else []

    def welcome(self, view: AmongCultistsView, translator: Translator) -> list[str]:
        return almanac.welcome(view, translator)

    def title(self, view: AmongCultistsView, translator: Translator) -> str:
        return board.title(view, translator)

    def board(self, view: AmongCultistsView, translator: Translator, plain: bool) -> Drawing:
        return board.board(view, translator)

    def seats(
        self, view: AmongCultistsView, translator: Translator, plain: bool, covered: bool
    ) -> Grid:
        return board.seats(view, translator, plain, covered)

    def card(self, view: AmongCultistsView, translator: Translator) -> list[str]:
        return almanac.card(view, translator)

    def brief(self, view: AmongCultistsView, translator: Translator) -> list[str]:
        return almanac.brief(view, translator)

    def almanac(self, view: AmongCultistsView, translator: Translator) -> list[Grid]:
        return almanac.almanac(view, translator)

    def legend(self, view: AmongCultistsView, translator: Translator, plain: bool) -> list[Grid]:
        return legend.legend(view, translator, plain)

    def journal(self, view: AmongCultistsView, translator: Translator) -> list[Grid]:
        return journal.journal(view, translator)

    def why(self, topic: Term, view: AmongCultistsView) -> list[str]:
        return why(topic, view)

    def question_note(self, topic: Term, translator: Translator) -> str:
        return details.question_note(topic, translator)

    def detail(self, option: Option, view: AmongCultistsView, translator: Translator) -> str:
        return details.detail(option, view, translator)

    def danger(self, topic: Term, option: Option, view: AmongCultistsView) -> str:
        return dangers.danger(topic, option, view)

    def doubt(self, option: Option, view: AmongCultistsView) -> str:
        return dangers.doubt(option, view)

    def arranged(self, options: list[Option], view: AmongCultistsView) -> list[Option]:
        return details.arranged(options, view)

    def shortcut(self, option: Option, view: AmongCultistsView) -> str:
        return details.shortcut(option, view)

    def in_passing(self, topic: Term, view: AmongCultistsView) -> bool:
        return details.in_passing(topic, view)

    def event_note(self, event: Event, translator: Translator) -> str:
        return details.event_note(event, translator)

    def opens_turn(self, event: Event) -> bool:
        return event[0] in ("round", "event", "no_event", "ends")

    def opened(self, event: Event, seat: Seat, translator: Translator) -> str:
        return ending.opened(event, seat, translator)

    def claim_step(
        self, said: Claim, view: AmongCultistsView, translator: Translator
    ) -> Step | None:
        return claims.claim_step(said, view, translator)

    def ending(self, views: list[AmongCultistsView], translator: Translator) -> list[Grid]:
        return ending.ending(views, translator)

    def tallies(
        self, tallies: Mapping[str, Mapping[str, Tally]], translator: Translator
    ) -> list[Grid]:
        return almanac.tallies(tallies, translator)
