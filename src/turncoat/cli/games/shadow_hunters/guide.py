"""The guide to Shadow Hunters, which calls the other modules of this folder."""

from typing import ClassVar, Final

import msgspec

from turncoat.cli.games.shadow_hunters import almanac, board, claims, details, journal, legend
from turncoat.cli.table.guide import LOOK_UP, RULES_KEY, WRITE, Guide, Step
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.screen import Grid, Panels
from turncoat.core.terms import Claim, Event, Option, Seat, Term
from turncoat.games.shadow_hunters.grammar import ABILITIES, HAS_OFFERS
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView
from turncoat.games.shadow_hunters.views.why import why
from turncoat.locales.translator import Translator

REVEAL: Final[Option] = ("reveal",)


class ShadowHuntersGuide(Guide):
    """See `turncoat.cli.table.guide.Guide`."""

    has_offers = HAS_OFFERS
    examples: ClassVar[dict[str, str]] = {
        LOOK_UP: "cli-sh-example-almanac",
        RULES_KEY: "cli-sh-example-rules",
        WRITE: "cli-sh-example-write",
    }

    def welcome(self, view: ShadowHuntersView, translator: Translator) -> list[str]:
        return almanac.welcome(view, translator)

    def title(self, view: ShadowHuntersView, translator: Translator) -> str:
        if view.phase == "opening":
            return text("cli-sh-title-opening")
        whose = view.active_seat
        mine = "yes" if whose == translator.me else "no"
        return text(
            "cli-sh-title", round=view.round, name=translator.name("seat", whose), is_me=mine
        )

    def board(self, view: ShadowHuntersView, translator: Translator, plain: bool) -> Panels:
        return board.board(view, translator, plain)

    def seats(
        self, view: ShadowHuntersView, translator: Translator, plain: bool, covered: bool
    ) -> Grid:
        return board.seats(view, translator, plain, covered)

    def card(self, view: ShadowHuntersView, translator: Translator) -> list[str]:
        return almanac.card(view, translator)

    def almanac(self, view: ShadowHuntersView, translator: Translator) -> list[Grid]:
        return almanac.almanac(view, translator)

    def legend(self, view: ShadowHuntersView, translator: Translator, plain: bool) -> list[Grid]:
        return legend.legend(view, translator, plain)

    def danger(self, topic: Term, option: Option, view: ShadowHuntersView) -> str:
        hidden = view.seat is not None and not view.players[view.seat].revealed
        return text("cli-sh-reveals") if hidden and option[0] in ABILITIES else ""

    def journal(self, view: ShadowHuntersView, translator: Translator) -> list[Grid]:
        return journal.journal(view, translator)

    def why(self, topic: Term, view: ShadowHuntersView) -> list[str]:
        return why(topic, view)

    def question_note(self, topic: Term, translator: Translator) -> str:
        return details.question_note(topic, translator)

    def detail(self, option: Option, view: ShadowHuntersView, translator: Translator) -> str:
        return details.detail(option, translator)

    def event_note(self, event: Event, translator: Translator) -> str:
        return details.event_note(event, translator)

    def opens_turn(self, event: Event) -> bool:
        return event[0] in ("turn", "ends")

    def opened(self, event: Event, seat: Seat, translator: Translator) -> str:
        if event[0] == "you_are":
            name = translator.name("character", event[1])
            return text("cli-sh-opened", name=translator.name("seat", seat), character=name)
        return "" if event[0] == "sees_all" else translator.event(event)

    def open_view(
        self, public: ShadowHuntersView, own: list[ShadowHuntersView]
    ) -> ShadowHuntersView:
        players = [view.players[seat] for seat, view in enumerate(own)]
        return msgspec.structs.replace(public, players=players)

    def arranged(self, options: list[Option], view: ShadowHuntersView) -> list[Option]:
        return details.arranged(options, view)

    def claim_step(
        self, said: Claim, view: ShadowHuntersView, translator: Translator
    ) -> Step | None:
        return claims.claim_step(said, view, translator)

    def out_of_turn(
        self, view: ShadowHuntersView, offers: list[Option]
    ) -> tuple[Term, list[Option]]:
        """Offers are shown again when they change, or the viewer's wounds do."""
        worth = [offer for offer in offers if offer != REVEAL]
        wounds = view.players[view.seat].wounds if view.seat is not None else 0
        return (wounds, *(str(offer) for offer in worth)), worth

    def ending(self, views: list[ShadowHuntersView], translator: Translator) -> list[Grid]:
        return almanac.ending(views, translator)

    def side(self, side: str, translator: Translator) -> str:
        return translator.name("kind", side)
