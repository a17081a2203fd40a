"""Saying something (AC-12), step by step: which claim, about whom or what, and when."""

from typing import Final

from turncoat.cli.among_cultists.board import board_of
from turncoat.cli.guide import Step
from turncoat.cli.seats import seat_name
from turncoat.cli.words import text
from turncoat.core.words import Claim
from turncoat.games.among_cultists.content import (
    ENCOUNTER_CARDS,
    EVENTS,
    ROOM_CARDS,
    ROUNDS,
    SIDES,
    UNSAFE,
)
from turncoat.games.among_cultists.view import AmongCultistsView
from turncoat.games.among_cultists.words import CLAIMS
from turncoat.locales.speaker import Speaker

LABELS: Final[dict[str, str]] = {
    "side": "cli-ac-claim-side",
    "gave": "cli-ac-claim-gave",
    "checked": "cli-ac-claim-checked",
    "laid": "cli-ac-claim-laid",
    "saw_event": "cli-ac-claim-saw-event",
    "will_go": "cli-ac-claim-will-go",
    "suspect": "cli-ac-claim-suspect",
    "trust": "cli-ac-claim-trust",
    "vote_for": "cli-ac-claim-vote-for",
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
    "event": EVENTS,
}


def claim_step(said: Claim, view: AmongCultistsView, speaker: Speaker) -> Step | None:
    """The next thing to choose."""
    if not said:
        kinds: list[str | int] = list(CLAIMS)
        labels = [text(LABELS[str(kind)]) for kind in kinds]
        return Step(text("cli-ac-claim-what"), kinds, labels, [""] * len(kinds))
    kind = str(said[0])
    slots = CLAIMS[kind]
    if len(said) > len(slots):
        return None
    slot = slots[len(said) - 1]
    words = words_for(kind, slot, view)
    labels = [label(slot, word, view, speaker) for word in words]
    return Step(text(QUESTIONS[slot]), words, labels, [""] * len(words))


def words_for(kind: str, slot: str, view: AmongCultistsView) -> list[str | int]:
    """What can stand in a slot and makes sense there."""
    fixed = board_of(view)
    if slot == "number":
        return rounds_for(kind, view)
    if slot == "seat":
        alive = [p for p in view.players if not p.ghost or kind != "vote_for"]
        return [p.seat for p in alive if p.seat != view.seat]
    if slot == "place":
        return list(fixed.places)
    if slot == "lay_place":
        return [*fixed.rooms, UNSAFE] if not view.options.first_game else list(fixed.rooms)
    return list(FIXED[slot])


def rounds_for(kind: str, view: AmongCultistsView) -> list[str | int]:
    """Plans are for this round or the next; all else was in this round or an earlier one."""
    if kind == "will_go":
        return [number for number in (view.round, view.round + 1) if number <= ROUNDS]
    return list(range(view.round, 0, -1))


def label(slot: str, word: str | int, view: AmongCultistsView, speaker: Speaker) -> str:
    """What a choice is called."""
    if slot == "seat":
        return seat_name(int(word), speaker)
    if slot == "number":
        message = "cli-ac-this-round" if word == view.round else "cli-ac-that-round"
        return text(message, round=word)
    return speaker.name(slot, word)
