"""Making a claim (AC-12) step by step: which claim, about whom or what, and when.

Everybody sees who gave somebody a card, looked at somebody, laid a card somewhere or drew a token.
So claims about the past are offered only for what the viewer was seen doing. Which card it was,
the viewer may say truthfully or not.
"""

from typing import Final

from turncoat.cli.games.among_cultists.board import board_of
from turncoat.cli.table.claims import Word, next_slot, step
from turncoat.cli.table.guide import Step
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import text
from turncoat.core.terms import Claim
from turncoat.games.among_cultists.content import (
    ENCOUNTER_CARDS,
    ROOM_CARDS,
    SIDES,
    UNSAFE,
)
from turncoat.games.among_cultists.grammar import CLAIMS
from turncoat.games.among_cultists.ledger import GIVEN, LAID, LOOKED, TOKEN
from turncoat.games.among_cultists.views.schema import AmongCultistsView
from turncoat.locales.translator import Translator

# Claims that are always possible come first, so that they keep their numbers.
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
# The kinds of ledger line behind claims about the past. Each begins with who did it to whom or
# where, and ends with the round.
DEEDS: Final[dict[str, str]] = {
    "gave": GIVEN,
    "checked": LOOKED,
    "laid": LAID,
    "saw_event": TOKEN,
}


def claim_step(said: Claim, view: AmongCultistsView, translator: Translator) -> Step | None:
    """Return the next thing to choose."""
    if not said:
        kinds = [kind for kind in LABELS if can_be_said(kind, view)]
        return step("cli-ac-claim-what", kinds, lambda kind: text(LABELS[str(kind)]))
    slot = next_slot(said, CLAIMS)
    if slot is None:
        return None
    words = words_for(said, slot, view)
    return step(QUESTIONS[slot], words, lambda word: label(slot, word, view, translator))


def can_be_said(kind: str, view: AmongCultistsView) -> bool:
    """Return whether a claim of this kind is possible."""
    if kind in DEEDS:
        return bool(deeds(kind, view))
    return kind != "will_go" or bool(plans(view))


def plans(view: AmongCultistsView) -> list[Word]:
    """AC-12  The rounds of which the viewer can still say where it will go."""
    return [] if view.seat is None else [*view.players[view.seat].plans]


def deeds(kind: str, view: AmongCultistsView) -> list[tuple[Word, int]]:
    """AC-1a  Return what everybody saw the viewer do: to whom or where, and in which round."""
    lines = [line for line in view.ledger if line[0] == DEEDS[kind] and line[1] == view.seat]
    return [(line[2], int(line[-1])) for line in lines]


def words_for(said: Claim, slot: str, view: AmongCultistsView) -> list[Word]:
    """Return the possible arguments that could be true as far as the table knows."""
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
        return list(view.fixed.events)
    return list(FIXED[slot])


def seats_for(kind: str, view: AmongCultistsView) -> list[Word]:
    """Return all others, or those to whom the viewer did it; ghosts can't be voted for."""
    if kind in DEEDS:
        return sorted({int(seat) for seat, _ in deeds(kind, view)})
    named = view.candidates if kind == "vote_for" else range(len(view.players))
    return [seat for seat in named if seat != view.seat]


def rounds_for(said: Claim, view: AmongCultistsView) -> list[Word]:
    """Return the rounds of a plan, or those in which the viewer did it, the latest first."""
    kind = str(said[0])
    if kind == "will_go":
        return plans(view)
    # Nobody knows which token was drawn in secret.
    done = [n for about, n in deeds(kind, view) if kind == "saw_event" or about == said[1]]
    return sorted(set(done), reverse=True)


def label(slot: str, word: Word, view: AmongCultistsView, translator: Translator) -> str:
    """Return the label of an argument."""
    if slot == "seat":
        return seat_name(int(word), translator)
    if slot == "number":
        message = "cli-ac-this-round" if word == view.round else "cli-ac-that-round"
        return text(message, round=word)
    return translator.name(slot, word)
