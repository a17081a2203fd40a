"""Saying something (AC-12), step by step: which claim, about whom or what, and when.

Who gave whom a card, looked at whom, laid one where and drew a token is seen by everybody. So of
the past only what the table saw the reader do is offered, and the face is the reader's to tell,
true or not.
"""

from typing import Final

from turncoat.cli.games.among_cultists.board import board_of
from turncoat.cli.table.guide import Step
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import text
from turncoat.core.terms import Claim
from turncoat.games.among_cultists.content import (
    ENCOUNTER_CARDS,
    ROOM_CARDS,
    ROUNDS,
    SIDES,
    UNSAFE,
)
from turncoat.games.among_cultists.grammar import CLAIMS
from turncoat.games.among_cultists.ledger import GIVEN, LAID, LOOKED, TOKEN
from turncoat.games.among_cultists.view import AmongCultistsView
from turncoat.locales.translator import Translator

Word = str | int

# What can always be said comes first, so that it always has the same number.
LABELS: Final[dict[str, str]] = {
    "side": "cli-ac-claim-side",
    "suspect": "cli-ac-claim-suspect",
    "trust": "cli-ac-claim-trust",
    "vote_for": "cli-ac-claim-vote-for",
    "will_go": "cli-ac-claim-will-go",
    "gave": "cli-ac-claim-gave",
    "checked": "cli-ac-claim-checked",
    "laid": "cli-ac-claim-laid",
    "saw_event": "cli-ac-claim-saw-event",
}
QUESTIONS: Final[dict[str, str]] = {
    "side": "cli-ac-claim-which-side",
    "seat": "cli-ac-claim-which-seat",
    "pulse_card": "cli-ac-claim-which-card",
    "room_card": "cli-ac-claim-which-card",
    "lay_place": "cli-ac-claim-which-place",
    "place": "cli-ac-claim-which-place",
    "event": "cli-ac-claim-which-event",
    "number": "cli-ac-claim-which-round",
}
FIXED: Final[dict[str, list[str]]] = {
    "side": list(SIDES),
    "pulse_card": list(ENCOUNTER_CARDS),
    "room_card": list(ROOM_CARDS),
}
# The lines of the ledger that a claim about the past speaks of. Each begins with who did it to
# whom or where, and ends with the round.
DEEDS: Final[dict[str, str]] = {
    "gave": GIVEN,
    "checked": LOOKED,
    "laid": LAID,
    "saw_event": TOKEN,
}


def claim_step(said: Claim, view: AmongCultistsView, translator: Translator) -> Step | None:
    """The next thing to choose."""
    if not said:
        kinds: list[Word] = [kind for kind in LABELS if can_be_said(kind, view)]
        labels = [text(LABELS[str(kind)]) for kind in kinds]
        return Step(text("cli-ac-claim-what"), kinds, labels, [""] * len(kinds))
    slots = CLAIMS[str(said[0])]
    if len(said) > len(slots):
        return None
    slot = slots[len(said) - 1]
    words = words_for(said, slot, view)
    labels = [label(slot, word, view, translator) for word in words]
    return Step(text(QUESTIONS[slot]), words, labels, [""] * len(words))


def can_be_said(kind: str, view: AmongCultistsView) -> bool:
    """Whether there is anything to say of this kind."""
    if kind in DEEDS:
        return bool(deeds(kind, view))
    return kind != "will_go" or bool(rounds_to_go(view))


def deeds(kind: str, view: AmongCultistsView) -> list[tuple[Word, int]]:
    """AC-1a  What everybody saw the reader do: to whom or where, and in which round."""
    lines = [line for line in view.ledger if line[0] == DEEDS[kind] and line[1] == view.seat]
    return [(line[2], int(line[-1])) for line in lines]


def words_for(said: Claim, slot: str, view: AmongCultistsView) -> list[Word]:
    """What can stand in the next slot and could be true as far as the table knows."""
    kind = str(said[0])
    fixed = board_of(view)
    if slot == "number":
        return rounds_for(said, view)
    if slot == "seat":
        return seats_for(kind, view)
    if slot == "place":
        return list(fixed.places)
    if slot == "lay_place":
        laid = {place for place, _ in deeds(kind, view)}
        return [place for place in (*fixed.rooms, UNSAFE) if place in laid]
    if slot == "event":
        return list(fixed.events)
    return list(FIXED[slot])


def seats_for(kind: str, view: AmongCultistsView) -> list[Word]:
    """All others, or those to whom the reader did it; ghosts are not voted for."""
    if kind in DEEDS:
        return sorted({int(seat) for seat, _ in deeds(kind, view)})
    others = [player for player in view.players if player.seat != view.seat]
    return [player.seat for player in others if not player.ghost or kind != "vote_for"]


def rounds_for(said: Claim, view: AmongCultistsView) -> list[Word]:
    """When a plan is for, or when the reader did such a thing; the latest round first."""
    kind = str(said[0])
    if kind == "will_go":
        return rounds_to_go(view)
    # Of a token drawn in secret nobody knows which it was.
    done = [n for about, n in deeds(kind, view) if kind == "saw_event" or about == said[1]]
    return sorted(set(done), reverse=True)


def rounds_to_go(view: AmongCultistsView) -> list[Word]:
    """This round, unless the reader has moved in it already, and the next."""
    first = view.round + has_moved(view)
    return list(range(first, min(view.round + 1, ROUNDS) + 1))


def has_moved(view: AmongCultistsView) -> bool:
    """AC-20  Whether the reader's movement of this round is over."""
    if view.phase != "movement" or view.seat is None:
        return view.phase != "night"
    order = view.order
    since_knife = order.index(view.seat) - order.index(view.knife)
    return since_knife % len(order) < view.turn


def label(slot: str, word: Word, view: AmongCultistsView, translator: Translator) -> str:
    """What a choice is called."""
    if slot == "seat":
        return seat_name(int(word), translator)
    if slot == "number":
        message = "cli-ac-this-round" if word == view.round else "cli-ac-that-round"
        return text(message, round=word)
    return translator.name(slot, word)
