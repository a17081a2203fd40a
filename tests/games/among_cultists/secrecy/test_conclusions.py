"""Public conclusions about a character change only through what everybody sees."""

import pytest

from tests.games.random_play import deal, step
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Event, Seat
from turncoat.games.among_cultists.options import roles_of
from turncoat.games.among_cultists.rules import RULES

# Events that tell something about a role or a route; their first argument is the seat.
OF_ROLES = (
    "becomes_ghost", "shows_role", "calls_vote", "uses_camera", "looks", "draws_token", "chases",
    "changes_vote", "changes_vote_nobody", "votes", "reveals",
)  # fmt: skip
OF_ROUTES = (
    "refills", "room_card", "calls_vote", "uses_camera", "restores_power", "asks_at_gate",
)  # fmt: skip


def conclusions(match: AnyMatch) -> list[tuple[tuple[str, ...], tuple[int, int]]]:
    """The roles and the routes that each character may have, judging by public facts."""
    return [(p.may_be, (p.free_routes, p.ghost_routes)) for p in match.view(None).players]


def named(events: list[Event], kinds: tuple[str, ...]) -> set[Seat]:
    return {int(event[1]) for event in events if event[0] in kinds}


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_ac_28_conclusions_follow_only_from_what_all_have_seen(players: int) -> None:
    for seed in range(12):
        match, random = deal("among_cultists", players, f"conclusions {seed}")
        before, last_script, this_script = conclusions(match), 0, 0
        while match.pending:
            step(match, random)
            after = conclusions(match)
            told = match.events(None)
            # An action may tell something only some questions later, so look back one more script.
            seen = told[last_script:]
            if not match.since:
                last_script, this_script = this_script, len(told)
            for seat, (old, new) in enumerate(zip(before, after, strict=True)):
                assert old[0] == new[0] or match.over or seat in named(seen, OF_ROLES)
                assert old[1] == new[1] or seat in named(seen, OF_ROUTES)
            before = after


@pytest.mark.parametrize("seed", range(10))
def test_ac_9a_the_list_of_roles_is_told_in_an_order_of_its_own(seed: int) -> None:
    options = RULES.read_options(8, {"preset": "experienced"})

    match = Match.deal(RULES, options, key_from_seed(seed))

    assert ("roles", *roles_of(options)) in match.events(None)


def test_ac_5a_who_plays_which_character_says_nothing_of_its_role() -> None:
    options = RULES.read_options(5, {})
    cultists = set()
    for seed in range(80):
        match = Match.deal(RULES, options, key_from_seed(f"character {seed}"))
        cultists |= {p.character for p in match.table.players if p.role.id == "cultist"}

    assert len(cultists) == 10


def test_what_leaves_a_match_can_be_changed_without_changing_the_match() -> None:
    match, random = deal("among_cultists", 7, "alias")
    for _ in range(60):
        step(match, random)
    before = match.rules.pack(match.table)

    for seat in [None, *range(7)]:
        view = match.view(seat)
        for pile in (view.order, view.cast, view.one_of, view.past, view.deaths, view.ledger):
            pile.clear()
        view.shelves.clear()
    for seat in match.pending:
        match.decision_view(seat).options.clear()

    assert match.rules.pack(match.table) == before
    assert match.view(None).order
    assert all(decision.options for decision in match.pending.values())
