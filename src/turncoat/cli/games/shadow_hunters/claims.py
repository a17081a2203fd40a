"""Making a claim (SH-65) step by step: which claim, about whom, and what."""

from typing import Final

from turncoat.cli.table.claims import next_slot, step
from turncoat.cli.table.guide import Step
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import text
from turncoat.core.terms import Claim
from turncoat.games.shadow_hunters.content import EQUIPMENT, GREENS, KINDS
from turncoat.games.shadow_hunters.grammar import CLAIMS, OUTCOMES
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView
from turncoat.locales.translator import Translator

LABELS: Final[dict[str, str]] = {
    "kind": "cli-sh-claim-kind",
    "character": "cli-sh-claim-character",
    "gave_green": "cli-sh-claim-gave-green",
    "got_green": "cli-sh-claim-got-green",
    "trust": "cli-sh-claim-trust",
    "suspect": "cli-sh-claim-suspect",
    "will_attack": "cli-sh-claim-will-attack",
}
QUESTIONS: Final[dict[str, str]] = {
    "seat": "cli-sh-claim-which-seat",
    "kind": "cli-sh-claim-which-kind",
    "character": "cli-sh-claim-which-character",
    "green": "cli-sh-claim-which-green",
    "outcome": "cli-sh-claim-which-outcome",
}
# Claims that may also be about oneself.
OF_ONESELF: Final = ("kind", "character")
HANDED_OVER: Final = "hand_over"


def claim_step(said: Claim, view: ShadowHuntersView, translator: Translator) -> Step | None:
    """Return the next thing to choose."""
    if not said:
        return step("cli-sh-claim-what", [*CLAIMS], lambda kind: text(LABELS[str(kind)]))
    slot = next_slot(said, CLAIMS)
    if slot is None:
        return None
    words = words_for(str(said[0]), slot, view)
    labels = [
        seat_name(int(word), translator) if slot == "seat" else translator.name(slot, word)
        for word in words
    ]
    details = [translator.card_text(str(word)) if slot == "green" else "" for word in words]
    more: dict[str | int, Step] = {}
    if slot == "outcome":
        more[HANDED_OVER] = which_equipment(translator)
    return Step(text(QUESTIONS[slot]), words, labels, details, more)


def which_equipment(translator: Translator) -> Step:
    """Return the step that names the equipment that changed hands, or leaves it open."""
    labels = [text("cli-sh-claim-some-equipment")]
    labels += [translator.name("card", card) for card in EQUIPMENT]
    words: list[str | int] = [HANDED_OVER, *EQUIPMENT]
    return Step(text("cli-sh-claim-which-equipment"), words, labels, [""] * len(words))


def words_for(kind: str, slot: str, view: ShadowHuntersView) -> list[str | int]:
    """Return the possible arguments. An outcome that names equipment is in a list of its own."""
    if slot == "seat":
        seats = [player.seat for player in view.players]
        return [seat for seat in seats if kind in OF_ONESELF or seat != view.seat]
    if slot == "kind":
        return list(KINDS)
    if slot == "character":
        return list(view.pool)
    if slot == "green":
        return list(GREENS)
    return list(OUTCOMES)
