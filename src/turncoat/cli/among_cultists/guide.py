"""The guide to Among Cultists: the rest of this folder, behind one door."""

from collections.abc import Mapping
from typing import ClassVar

from turncoat.cli.among_cultists import almanac, board, claims, dangers, ending, journal, why
from turncoat.cli.guide import Guide, SetupValue, Step
from turncoat.cli.screen import Drawing, Grid
from turncoat.cli.words import catalogue
from turncoat.core.words import Claim, Event, Option, Seat, Words
from turncoat.games.among_cultists.view import AmongCultistsView
from turncoat.games.among_cultists.words import SETUP
from turncoat.lab.simulate import Tally
from turncoat.locales.speaker import Speaker


class AmongCultistsGuide(Guide):
    """See `turncoat.cli.guide.Guide`."""

    setup = SETUP
    # Around one keyboard people end a discussion themselves, unless the host wants a clock.
    usual: ClassVar[dict[str, SetupValue]] = {"discussion_seconds": 0}
    examples: ClassVar[dict[str, str]] = {
        "roles": "cli-ac-list-roles",
        "characters": "cli-ac-list-characters",
    }
    put_to_all = ("night", "discussion")
    untold = ("give", "lay")
    in_common = ("discussion", "announce")
    for_talk = ("discussion",)
    signs: ClassVar[dict[str, str]] = {why.STOP_SIGN: "cli-ac-key-stop"}

    def unseated(self, view: AmongCultistsView) -> list[str]:
        return [catalogue().text("ac-automa")] if view.options.automa else []

    def welcome(self, view: AmongCultistsView, speaker: Speaker) -> list[str]:
        return almanac.welcome(view, speaker)

    def title(self, view: AmongCultistsView, speaker: Speaker) -> str:
        return board.title(view, speaker)

    def board(self, view: AmongCultistsView, speaker: Speaker, plain: bool) -> Drawing:
        return board.board(view, speaker)

    def seats(self, view: AmongCultistsView, speaker: Speaker, plain: bool, covered: bool) -> Grid:
        return board.seats(view, speaker, plain, covered)

    def card(self, view: AmongCultistsView, speaker: Speaker) -> list[str]:
        return almanac.card(view, speaker)

    def brief(self, view: AmongCultistsView, speaker: Speaker) -> list[str]:
        return almanac.brief(view, speaker)

    def almanac(self, view: AmongCultistsView, speaker: Speaker) -> list[Grid]:
        return almanac.almanac(view, speaker)

    def journal(self, view: AmongCultistsView, speaker: Speaker) -> list[Grid]:
        return journal.journal(view, speaker)

    def why(self, topic: Words, view: AmongCultistsView) -> list[str]:
        return why.why(topic, view)

    def question_note(self, topic: Words, speaker: Speaker) -> str:
        return why.question_note(topic, speaker)

    def detail(self, option: Option, view: AmongCultistsView, speaker: Speaker) -> str:
        return why.detail(option, view, speaker)

    def danger(self, topic: Words, option: Option, view: AmongCultistsView) -> str:
        return dangers.danger(topic, option, view)

    def doubt(self, option: Option, view: AmongCultistsView) -> str:
        return dangers.doubt(option, view)

    def arranged(self, options: list[Option], view: AmongCultistsView) -> list[Option]:
        return why.arranged(options, view)

    def sign(self, option: Option, view: AmongCultistsView) -> str:
        return why.sign(option, view)

    def in_passing(self, topic: Words, view: AmongCultistsView) -> bool:
        return why.in_passing(topic, view)

    def event_note(self, event: Event, speaker: Speaker) -> str:
        return why.event_note(event, speaker)

    def opens_turn(self, event: Event) -> bool:
        return event[0] in ("round", "event", "no_event", "ends")

    def opened(self, event: Event, seat: Seat, speaker: Speaker) -> str:
        return ending.opened(event, seat, speaker)

    def claim_step(self, said: Claim, view: AmongCultistsView, speaker: Speaker) -> Step | None:
        return claims.claim_step(said, view, speaker)

    def ending(self, views: list[AmongCultistsView], speaker: Speaker) -> list[Grid]:
        return ending.ending(views, speaker)

    def side(self, side: str, speaker: Speaker) -> str:
        return speaker.name("side", side)

    def tallies(self, tallies: Mapping[str, Mapping[str, Tally]], speaker: Speaker) -> list[Grid]:
        return almanac.tallies(tallies, speaker)
