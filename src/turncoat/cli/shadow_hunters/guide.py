"""The guide to Shadow Hunters: the rest of this folder, behind one door."""

from typing import ClassVar, Final

from turncoat.cli.guide import Guide, Step
from turncoat.cli.screen import Boxes, Grid
from turncoat.cli.shadow_hunters import almanac, board, claims, journal, why
from turncoat.cli.words import text
from turncoat.core.words import Claim, Event, Option, Seat, Words
from turncoat.games.shadow_hunters.view import ShadowHuntersView
from turncoat.games.shadow_hunters.words import HAS_OFFERS, SETUP
from turncoat.locales.speaker import Speaker

REVEAL: Final[Option] = ("reveal",)


class ShadowHuntersGuide(Guide):
    """See `turncoat.cli.guide.Guide`."""

    setup = SETUP
    examples: ClassVar[dict[str, str]] = {"picked": "cli-sh-list-picked"}
    has_offers = HAS_OFFERS

    def welcome(self, view: ShadowHuntersView, speaker: Speaker) -> list[str]:
        return almanac.welcome(view, speaker)

    def title(self, view: ShadowHuntersView, speaker: Speaker) -> str:
        if view.phase == "opening":
            return text("cli-sh-title-opening")
        whose = view.active_seat
        mine = "yes" if whose == speaker.me else "no"
        return text("cli-sh-title", round=view.round, name=speaker.name("seat", whose), is_me=mine)

    def board(self, view: ShadowHuntersView, speaker: Speaker, plain: bool) -> Boxes:
        return board.board(view, speaker, plain)

    def seats(self, view: ShadowHuntersView, speaker: Speaker, plain: bool, covered: bool) -> Grid:
        return board.seats(view, speaker, plain, covered)

    def card(self, view: ShadowHuntersView, speaker: Speaker) -> list[str]:
        return almanac.card(view, speaker)

    def almanac(self, view: ShadowHuntersView, speaker: Speaker) -> list[Grid]:
        return almanac.almanac(view, speaker)

    def journal(self, view: ShadowHuntersView, speaker: Speaker) -> list[Grid]:
        return journal.journal(view, speaker)

    def why(self, topic: Words, view: ShadowHuntersView) -> list[str]:
        return why.why(topic, view)

    def question_note(self, topic: Words, speaker: Speaker) -> str:
        return why.question_note(topic, speaker)

    def detail(self, option: Option, view: ShadowHuntersView, speaker: Speaker) -> str:
        return why.detail(option, speaker)

    def event_note(self, event: Event, speaker: Speaker) -> str:
        return why.event_note(event, speaker)

    def opens_turn(self, event: Event) -> bool:
        return event[0] in ("turn", "ends")

    def opened(self, event: Event, seat: Seat, speaker: Speaker) -> str:
        if event[0] == "you_are":
            name = speaker.name("character", event[1])
            return text("cli-sh-opened", name=speaker.name("seat", seat), character=name)
        return "" if event[0] == "sees_all" else speaker.event(event)

    def claim_step(self, said: Claim, view: ShadowHuntersView, speaker: Speaker) -> Step | None:
        return claims.claim_step(said, view, speaker)

    def out_of_turn(
        self, view: ShadowHuntersView, offers: list[Option]
    ) -> tuple[Words, list[Option]]:
        """Adéla is asked again when her wounds change, Dominik when the discards do."""
        worth = [offer for offer in offers if offer != REVEAL]
        wounds = view.players[view.seat].wounds if view.seat is not None else 0
        return (wounds, *(str(offer) for offer in worth)), worth

    def ending(self, views: list[ShadowHuntersView], speaker: Speaker) -> list[Grid]:
        return almanac.ending(views, speaker)

    def side(self, side: str, speaker: Speaker) -> str:
        return speaker.name("kind", side)
