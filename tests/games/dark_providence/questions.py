"""The questions that are asked on the real table, and on one that looks the same to a seat.

`imagine` deals again if the answers since the restart point could not have been given. So the
two-worlds test would never notice a question that depends on a hidden hand. Here the other table is
dealt just once: an answer may turn out not to be an option there, but until then the questions have
to be the same.
"""

from tests.two_worlds import with_hidden_secrets
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.errors import IllegalAnswer
from turncoat.core.match import AnyMatch
from turncoat.core.terms import LogEntry, Seat, Term
from turncoat.games.dark_providence.imagining.imagine import filled_in, go_on
from turncoat.games.dark_providence.imagining.laying import lay
from turncoat.games.dark_providence.rules import RULES
from turncoat.games.dark_providence.running import run
from turncoat.games.dark_providence.table import Table

Question = tuple[Seat, Term]


def asked(table: Table, entries: list[LogEntry], chance: Chance) -> list[Question]:
    """The questions from a restart point on, until one of these answers is not an option."""
    left = entries[:]
    script = run(table)
    questions: list[Question] = []
    decisions = go_on(script)
    while decisions:
        questions += [(decision.seat, decision.topic[:2]) for decision in decisions]
        if not left:
            break
        for decision in decisions:
            _, _, words = left.pop(0)
            try:
                decision.given = filled_in(words, decision.list_options(), chance)
            except IllegalAnswer:
                return questions
        decisions = go_on(script)
    return questions


def different_questions(match: AnyMatch, seat: Seat | None, seed: str) -> list[Question]:
    """The questions on a table dealt once from a view, if they differ from the real ones."""
    entries = [entry for entry in match.since if entry[0] != 2]
    aside = Chance(key_from_seed(f"aside {seed}"))
    truth = asked(match.start.copy(), entries, aside)
    view = with_hidden_secrets(match, seat)
    table = lay(RULES.box, view, Chance(key_from_seed(seed)))
    try:
        other = asked(table.copy(), view.answers, aside)
    except (LookupError, ValueError):
        return []  # a card that this viewer saw drawn can't be drawn on the other table
    return [] if other == truth[: len(other)] else other
