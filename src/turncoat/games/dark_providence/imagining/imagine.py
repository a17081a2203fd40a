"""Imagining a table that looks the same as the true one from the viewer's seat."""

from typing import Final

from turncoat.core.chance import Chance
from turncoat.core.decision import Decision
from turncoat.core.errors import NOT_AN_OPTION, NOT_ASKED, IllegalAnswer, NoConsistentTable
from turncoat.core.rules import Script
from turncoat.core.terms import LogEntry, Option
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.imagining.laying import lay
from turncoat.games.dark_providence.running import run
from turncoat.games.dark_providence.table import Table
from turncoat.games.dark_providence.views.schema import DarkProvidenceView
from turncoat.games.dark_providence.views.view import PICK, SECRET_OPTIONS

TRIES: Final = 1000
# Guesses use their own chance, so that repeated answers draw the same numbers again.
ASIDE: Final = 1 << 32


def imagine(box: Box, view: DarkProvidenceView, chance: Chance) -> tuple[Table, list[LogEntry]]:
    """Invent what the viewer can't see, until it leads to what the viewer has seen."""
    for _ in range(TRIES):
        table = lay(box, view, chance)
        trial = table.copy()
        try:
            answers = retell(trial, view, Chance(chance.key, chance.count + ASIDE))
        except (IllegalAnswer, LookupError, ValueError):
            continue
        if same_course(trial, view):
            return table, answers
    raise NoConsistentTable


def retell(table: Table, view: DarkProvidenceView, chance: Chance) -> list[LogEntry]:
    """Repeat the answers since the restart point and invent those the viewer did not see."""
    script = run(table)
    told: list[LogEntry] = []
    asked = go_on(script)
    while asked and len(told) < len(view.answers):
        for decision in asked:
            kind, seat, words = view.answers[len(told)]
            if seat != decision.seat:
                raise IllegalAnswer(NOT_ASKED)
            decision.given = filled_in(words, decision.list_options(), chance)
            told.append((kind, seat, decision.given))
        asked = go_on(script)
    return told


def go_on(script: Script) -> list[Decision]:
    """Run to the next question; none where the script ends."""
    try:
        return script.send(None)
    except StopIteration:
        return []


def filled_in(words: Option, options: list[Option], chance: Chance) -> Option:
    """An answer as it was seen, or any that would have looked the same."""
    if len(words) == 1 and (words[0] in SECRET_OPTIONS or words[0] == PICK):
        return options[chance.below(len(options))]
    if words not in options:
        raise IllegalAnswer(NOT_AN_OPTION)
    return words


def same_course(table: Table, view: DarkProvidenceView) -> bool:
    """Whether the same piles were drawn from and all hands have the same size."""
    drawn = [pile for pile, _, _ in table.drawn]
    sizes = [len(player.hand) for player in table.players]
    seen = [pile for pile, _ in view.drawn]
    return drawn == seen and sizes == [player.hand_size for player in view.players]
