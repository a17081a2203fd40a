"""Imagining hands and alignments of other players."""

from collections import Counter
from typing import Final

from turncoat.core.chance import Chance
from turncoat.games.dark_providence.public.alignments import (
    CULTIST,
    DISSENTERS,
    INVESTIGATOR,
    OPPOSITE,
)
from turncoat.games.dark_providence.views.schema import DarkProvidenceView, SeatView

# Answers that show a card from the hand of the player who answers.
FROM_HAND: Final = ("card", "use", "use_granted", "discard", "throw", "purge_hand")


def alignments(view: DarkProvidenceView, chance: Chance) -> list[str]:
    """DP-4  Imagine an alignment for each seat, then those that nobody has."""
    known = [dealt(player) for player in view.players[: view.options.players]]
    if view.options.players == 1:
        return [INVESTIGATOR]
    if view.options.players <= 3:
        cards = [CULTIST, INVESTIGATOR, *DISSENTERS]
    else:
        cards = [CULTIST, CULTIST, INVESTIGATOR, INVESTIGATOR]
        named = [alignment for alignment in known if alignment in DISSENTERS]
        cards.append(named[0] if named else DISSENTERS[chance.below(2)])
    for alignment in known:
        if alignment:
            cards.remove(alignment)
    chance.shuffle(cards)
    return [alignment or cards.pop() for alignment in known] + cards


def dealt(player: SeatView) -> str:
    """The alignment a seat was dealt, if the viewer knows it."""
    alignment = player.alignment or ""
    return OPPOSITE[alignment] if alignment and player.flipped else alignment


def hand_of(
    view: DarkProvidenceView, before: SeatView, now: SeatView, chance: Chance
) -> tuple[list[str], list[str]]:
    """Imagine another player's hand and deck at the restart point."""
    rest = before.unseen[:]
    hand: list[str] = []
    for card in sorted(surely_held(view, before, now, chance).elements()):
        if card in rest and len(hand) < before.hand_size:
            rest.remove(card)
            hand.append(card)
    chance.shuffle(rest)
    missing = before.hand_size - len(hand)
    return hand + rest[:missing], rest[missing:]


def surely_held(
    view: DarkProvidenceView, before: SeatView, now: SeatView, chance: Chance
) -> Counter[str]:
    """The cards that were in a hand at the restart point, judging by what was seen since.

    A card that was taken away since may have been in the hand or in the deck.
    """
    shown = shown_by(view, now.seat)
    recovered = Counter(answered(view, now.seat, ("recover",)))
    lost = Counter(before.unseen) - Counter(now.unseen) - shown
    taken = Counter(card for card in sorted(lost.elements()) if chance.below(2))
    since = shown + taken + (Counter(now.known) - recovered)
    return Counter(before.known) | since


def shown_by(view: DarkProvidenceView, seat: int) -> Counter[str]:
    """The cards a seat has shown from its hand, or had to give up from it."""
    shown = Counter(answered(view, seat, FROM_HAND))
    victim = -1
    for _, _, words in view.answers:
        if words[0] == "player":
            victim = int(words[1])
        elif words[0] == "strip" and victim == seat:
            shown[str(words[1])] += 1
    return shown


def answered(view: DarkProvidenceView, seat: int, kinds: tuple[str, ...]) -> list[str]:
    """The cards a seat has named since the restart point."""
    return [
        str(words[1])
        for _, who, words in view.answers
        if who == seat and words[0] in kinds and len(words) > 1
    ]
