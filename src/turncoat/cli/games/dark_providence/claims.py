"""Making a claim step by step: which claim, about whom, and what."""

from typing import Final

from turncoat.cli.games.dark_providence.scene import Scene
from turncoat.cli.table.claims import Word, next_slot, step
from turncoat.cli.table.guide import Step
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import text
from turncoat.core.terms import Claim
from turncoat.games.dark_providence.grammar import CLAIMS
from turncoat.games.dark_providence.public.alignments import ALIGNMENTS

LABELS: Final[dict[str, str]] = {
    "is": "cli-dp-claim-is",
    "saw": "cli-dp-claim-saw",
    "suspect": "cli-dp-claim-suspect",
    "trust": "cli-dp-claim-trust",
    "will_claim": "cli-dp-claim-will-claim",
}
QUESTIONS: Final[dict[str, str]] = {
    "seat": "cli-dp-claim-which-seat",
    "alignment": "cli-dp-claim-which-alignment",
    "city": "cli-dp-claim-which-city",
}
# Claims that may also be about oneself.
OF_ONESELF: Final = ("is",)


def claim_step(said: Claim, scene: Scene) -> Step | None:
    """Return the next thing to choose. In a solo game there is nobody to talk to."""
    if not said:
        kinds = [*LABELS] if len(scene.people) > 1 else []
        return step("cli-dp-claim-what", kinds, lambda kind: text(LABELS[str(kind)]))
    slot = next_slot(said, CLAIMS)
    if slot is None:
        return None
    words = words_for(str(said[0]), slot, scene)
    return step(QUESTIONS[slot], words, lambda word: label(slot, word, scene))


def words_for(kind: str, slot: str, scene: Scene) -> list[Word]:
    """Return the possible arguments."""
    if slot == "alignment":
        return list(ALIGNMENTS)
    if slot == "city":
        return list(scene.box.city_ids)
    seats: list[Word] = [player.seat for player in scene.people]
    me = scene.translator.me
    if kind in OF_ONESELF:
        return sorted(seats, key=lambda seat: seat != me)
    return [seat for seat in seats if seat != me]


def label(slot: str, word: Word, scene: Scene) -> str:
    """Return the label of an argument."""
    if slot == "seat":
        return seat_name(int(word), scene.translator)
    return scene.translator.name(slot, word)
