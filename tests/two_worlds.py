"""Two worlds: change what a seat can't know, and everything that it receives stays equal.

The twin is imagined from the bytes of the seat's own view. Before that, a `hide_secrets`, which
states independently of the view who may know what, hides the secrets once more. A view that tells
too much differs in the twin; one that tells too little lets the twin take another course. What is
compared is what would leave the server.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tests.examples import night_ferry
from tests.games.among_cultists.hidden_facts import hide_secrets as among_cultists
from tests.games.dark_providence.hidden_facts import hide_secrets as dark_providence
from tests.games.random_play import deal, step
from tests.games.shadow_hunters.hidden_facts import hide_secrets as shadow_hunters
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.errors import NOT_AN_OPTION, NOT_ASKED, Ended, IllegalAnswer
from turncoat.core.match import AnyMatch, Match, listed
from turncoat.core.rules import Rules
from turncoat.core.terms import ANSWER, OFFER, SAY, Claim, LogEntry, Option, Seat

AnyRules = Rules[Any, Any, Any]

HIDE_SECRETS: dict[str, Callable[[AnyMatch, Any], Any]] = {
    "among_cultists": among_cultists,
    "dark_providence": dark_providence,
    "night_ferry": night_ferry.hide_secrets,
    "shadow_hunters": shadow_hunters,
}

WRONG: list[Option] = [
    ("no_such_thing",), ("reveal",), ("go_on",), ("attack", 0), ("announce",), ("give", "dead"),
    ("kill_character", 0), ("lay", "sabotage"), ("vote", 0), ("claim",),
    ("reveal",), ("use", "ag_earp"), ("card", "st_whispers"), ("yes",), (),
]  # fmt: skip

# Pairs of claims that contradict each other, unless public facts allow both.
CLAIMS: dict[str, list[tuple[Claim, Claim]]] = {
    "among_cultists": [
        (("gave", 1, "alive", 1), ("gave", 1, "dead", 1)),
        (("laid", "D1", "success", 1), ("laid", "D1", "failure", 1)),
        (("laid", "D1", "failure", 1), ("side", "investigators")),
        (("checked", 1, "dead", 1), ("checked", 1, "alive", 1)),
    ],
    "dark_providence": [
        (("is", 0, "cultist"), ("is", 0, "investigator")),
        (("saw", 1, "cultist"), ("is", 1, "dissenter_cultist")),
    ],
    "night_ferry": night_ferry.CLAIMS,
    "shadow_hunters": [(("kind", 0, "vampire"), ("kind", 0, "human"))],
}


def received(match: AnyMatch, seat: Seat | None) -> dict[str, bytes]:
    """Everything that reaches a seat at this moment, as bytes."""
    view = match.view(seat)
    told = match.events(seat, since=len(match.story))
    parts = {
        "view": view,
        "events": [event for event in told if event[0] not in ("claims", "claims_apart")],
        "decision": match.decision_view(seat) if seat is not None and seat in view.asked else None,
        "offers": match.offers(seat) if seat is not None else [],
        "refusals": [refusal(match, seat, option) for option in WRONG],
        "heard by": match.rules.audience_of(match.table, seat) if seat is not None else 0,
        "take back": seat is not None and can_undo(match, seat),
        "marks": [marks(match, one, other) for one, other in CLAIMS[match.rules.name]],
    }
    return {name: msgspec.json.encode(part) for name, part in parts.items()}


def can_undo(match: AnyMatch, seat: Seat) -> bool:
    """Whether a seat may take back its answer. Only answers since the restart point count, because
    a twin has no others."""
    return any(kind != SAY for kind, _, _ in match.since) and match.can_undo(seat)


def marks(match: AnyMatch, one: Claim, other: Claim) -> list[bool]:
    """For each seat, whether making both claims would be marked as a contradiction."""
    table = match.table
    return [match.rules.contradicts(table, s, one, other) for s in range(table.seats)]


def refusal(match: AnyMatch, seat: Seat | None, option: Option) -> str:
    """Why an option that the seat was not offered is refused as answer, interruption and claim."""
    if seat is None:
        return ""
    asked = match.pending.get(seat)
    if option in match.offers(seat) or (asked and option in asked.options):
        return "legal"
    reasons = []
    for attempt in (match.answer, match.interrupt, match.say):
        try:
            attempt(seat, option)
            reasons.append("taken")
        except IllegalAnswer as error:
            reasons.append(error.reason)
    return " ".join(reasons)


def with_hidden_secrets(match: AnyMatch, seat: Seat | None) -> Any:
    """The seat's view, decoded from its bytes, with its secrets hidden once more."""
    seen = match.view(seat)
    view: Any = msgspec.json.decode(msgspec.json.encode(seen), type=type(seen))
    return HIDE_SECRETS[match.rules.name](match, view)


def twin_of(match: AnyMatch, seat: Seat | None, seed: str) -> AnyMatch:
    """Imagine a match from a seat's view alone, one that the seat can't tell from the real one."""
    view = with_hidden_secrets(match, seat)
    twin: AnyMatch = Match.imagined(match.rules, view, Chance(key_from_seed(seed)))
    twin.said = match.said
    if seat is not None and view.chosen is not None:
        twin.answer(seat, view.chosen)
    return twin


def difference(match: AnyMatch, seat: Seat | None, seed: str) -> str:
    """Where the two worlds differ for the seat; empty if nowhere."""
    return compared(match, seat, lambda: twin_of(match, seat, seed))


def compared(match: AnyMatch, seat: Seat | None, make_twin: Callable[[], AnyMatch]) -> str:
    """The first difference between the two worlds for the seat; empty if there is none."""
    try:
        twin = make_twin()
    except IllegalAnswer as error:
        return f"the twin went another way: {error.reason}"
    ours, theirs = received(match, seat), received(twin, seat)
    for name in ours:
        if ours[name] != theirs[name]:
            return f"{name}: {ours[name]!r} != {theirs[name]!r}"
    return ""


# What is told between the last answer and the next restart point can't be compared at a question,
# so the match is stopped at the restart point instead.


def matches_at_restart_points(game: str, players: int, seed: str) -> Iterator[AnyMatch]:
    """Yield one random game, stopped at every restart point."""
    match, random = deal(game, players, seed)
    start, since = match.start, 0
    while match.pending:
        step(match, random)
        closed = len(match.log) - len(match.since)
        if closed < since:
            start, since = match.start, closed
        elif closed > since or not match.pending:
            entries = match.log[since : None if match.over else closed]
            yield from replayed_to_restart_points(match.rules, start, entries)
            start, since = match.start, closed


def replayed_to_restart_points(
    rules: AnyRules, start: Any, entries: list[LogEntry]
) -> Iterator[AnyMatch]:
    """Replay a match from one restart point on; yield it at each further restart point."""
    left = [entry for entry in entries if entry[0] != SAY]
    table = start
    while not any(entry[0] == OFFER for entry in left):
        match: AnyMatch = Match(rules, rules.copy(table))
        if not run_script(match, left):
            return
        yield match
        if match.over:
            return
        table = match.table


def run_script(match: AnyMatch, entries: list[LogEntry]) -> bool:
    """Run one script with these answers; return whether it reached its end."""
    match._mark_restart()
    script = match.rules.run(match.table)
    while True:
        try:
            asked = script.send(None)
        except (StopIteration, Ended):
            return True
        if not entries:
            return False
        for decision in asked:
            _, seat, words = entries.pop(0)
            if seat != decision.seat:
                raise IllegalAnswer(NOT_ASKED)
            decision.given = listed(words, decision.list_options(), NOT_AN_OPTION)
            match.log.append((ANSWER, seat, words))


def closing_difference(match: AnyMatch, seat: Seat | None, seed: str) -> str:
    """Like `difference`, for a match that is stopped at the end of a script."""
    return compared(match, seat, lambda: closing_twin(match, seat, seed))


def closing_twin(match: AnyMatch, seat: Seat | None, seed: str) -> AnyMatch:
    """The twin, stopped at the end of the same script."""
    view = with_hidden_secrets(match, seat)
    table, answers = match.rules.imagine(view, Chance(key_from_seed(seed)))
    twin: AnyMatch = Match(match.rules, table)
    if not run_script(twin, answers):
        raise IllegalAnswer(NOT_ASKED)
    return twin
