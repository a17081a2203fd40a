"""Which questions are asked, in the true world and in one that was only dealt to look the same.

`imagine` deals again if the answers since the restart point could not have been given. So a
question that depends on a hidden hand would never show in the two-worlds test. Here a world is
dealt just once: it may reach an answer that it does not offer, but until then it must ask the same
questions.
"""

from tests.two_worlds import blindfolded
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
    """The questions from a restart point on, as long as these answers can be given."""
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


def differently_asked(match: AnyMatch, seat: Seat | None, seed: str) -> list[Question]:
    """The questions of a world dealt once, if they differ from the true one's."""
    entries = [entry for entry in match.since if entry[0] != 2]
    aside = Chance(key_from_seed(f"aside {seed}"))
    truth = asked(match.start.copy(), entries, aside)
    view = blindfolded(match, seat)
    table = lay(RULES.box, view, Chance(key_from_seed(seed)))
    try:
        other = asked(table.copy(), view.answers, aside)
    except (LookupError, ValueError):
        return []  # what was seen to be drawn could not be drawn here
    return [] if other == truth[: len(other)] else other
