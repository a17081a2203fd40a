"""Scores in a view: each part agrees with the rules, as far as the viewer may know."""

from random import Random

import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    solo,
)
from turncoat.core.chance import key_from_seed
from turncoat.core.cover import Cover
from turncoat.core.match import Match
from turncoat.games.dark_providence.grammar import GRAMMAR
from turncoat.games.dark_providence.public.alignments import ALIGNMENTS
from turncoat.games.dark_providence.public.scoring import (
    PARTS,
    Part,
    alignment_parts,
    cost_of_exposure,
    total,
)
from turncoat.games.dark_providence.public.winning import eliminated
from turncoat.games.dark_providence.rules import RULES
from turncoat.games.dark_providence.scoring import final_standing, score
from turncoat.games.dark_providence.table import Table
from turncoat.games.dark_providence.views.schema import DarkProvidenceView, SeatView


def moments(players: int, seed: int) -> list[tuple[Table, DarkProvidenceView]]:
    """Some moments of a random game, and its end: the table and the view of seat 0."""
    random = Random(seed)
    options = RULES.read_options(players, {})
    match = Match.deal(RULES, options, key_from_seed(f"view {seed}"))
    found = []
    while match.pending:
        if random.random() < 0.02:
            found.append((match.table.copy(), match.view(0)))
        seat = random.choice(list(match.pending))
        match.answer(seat, random.choice(match.pending[seat].options))
    return [*found, (match.table, match.view(0))]


def sheet(seat: SeatView, alignment: str) -> list[Part]:
    return [part for part in [*seat.score, *seat.score_as[alignment]] if part[1]]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_dp_51_ones_own_sheet_is_what_the_rules_would_score_now(players: int) -> None:
    for table, view in moments(players, 7):
        me = table.players[0]
        assert sheet(view.players[0], me.alignment) == score(table, me)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dp_52_scores_over_a_view_are_those_over_the_table(players: int) -> None:
    for table, view in moments(players, 8):
        for player, seen in zip(table.players, view.players, strict=True):
            for alignment in ALIGNMENTS:
                over_table = alignment_parts(table.box, table, player, alignment)
                assert alignment_parts(table.box, view, seen, alignment) == over_table


def test_dp_52_only_an_alignment_that_is_known_has_a_sheet() -> None:
    view = three().revealed(2).play().view(0)

    assert [list(seat.score_as) for seat in view.players] == [
        [INVESTIGATOR],
        [],
        [DISSENTER_CULTIST],
    ]


def test_dp_52_the_view_names_the_track_of_a_known_side() -> None:
    view = three().revealed(2).play().view(0)

    assert [seat.track for seat in view.players] == ["investigation", "", "ritual"]


def test_dp_51_parts_that_are_nothing_yet_are_listed() -> None:
    me = three().play().view(0).players[0]

    assert dict(me.score)["cards"] == 0
    assert dict(me.score_as[INVESTIGATOR])["gates_closed"] == 0


def test_dp_51a_the_impostors_owner_sees_both_sheets() -> None:
    view = three().mythos(0, "my_impostor").tracks(ritual=8, investigation=3).play().view(0)

    tracks = {side: dict(parts)["own_track"] for side, parts in view.players[0].score_as.items()}
    assert tracks == {INVESTIGATOR: 2, CULTIST: 4}
    assert view.turn is not None
    assert view.turn.impostor == CULTIST


def test_dp_51a_without_the_card_there_is_nothing_to_change_to() -> None:
    view = three().play().view(0)

    assert view.turn is not None
    assert view.turn.impostor == ""


def test_dp_52_ones_own_sheet_is_covered_on_a_shared_screen() -> None:
    shown = Cover(DarkProvidenceView, GRAMMAR).view(three().revealed(2).play().view(0))

    assert [bool(seat.score_as) for seat in shown.players] == [False, False, True]
    assert shown.turn is None
    assert shown.players[0].score


def test_dp_60_a_cultist_of_the_solo_game_scores_nothing() -> None:
    view = solo().play().view(0)

    assert [bool(seat.score) for seat in view.players] == [True, False, False]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dp_53_at_the_end_the_view_says_who_is_out(players: int) -> None:
    for seed in range(4):
        found = moments(players, seed)
        table, view = found[-1]
        told = [event[1] for _, event in table.events if event[0] == "eliminated"]
        assert view.eliminated == eliminated(*final_standing(table))
        assert all(seat in view.eliminated for seat in told)
        assert not any(seen.eliminated for _, seen in found[:-1])


def test_dp_53_all_parts_have_a_place_on_the_sheet() -> None:
    names = {name for _, view in moments(5, 3) for name, _ in view.players[0].score}
    for alignment in ALIGNMENTS:
        for table, _ in moments(3, 4):
            parts = alignment_parts(table.box, table, table.players[0], alignment)
            names |= {name for name, _ in parts}

    assert names <= set(PARTS)


@pytest.mark.parametrize(
    ("alignment", "lost"), [(INVESTIGATOR, 3), (CULTIST, 3), (DISSENTER_INVESTIGATOR, 6)]
)
def test_dp_52_being_revealed_costs_a_dissenter_twice(alignment: str, lost: int) -> None:
    hidden, shown = three(), three().revealed(0)
    scores = []
    for scene in (hidden, shown):
        scene.table.players[0].alignment = alignment
        scores.append(total(score(scene.table, scene.table.players[0])))

    assert scores[0] - scores[1] == lost == cost_of_exposure(RULES.box, alignment)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_dp_53_the_view_says_who_leads_and_who_is_lowest(players: int) -> None:
    for table, view in moments(players, 11):
        points = [player.vp for player in table.players if not player.cultist]
        ahead = [seat for seat, vp in enumerate(points) if vp == max(points)]
        assert view.leaders == ([] if view.ended or ahead == [*range(players)] else ahead)
        assert view.totals == [total(parts) for parts in table.scores]
        assert (view.lowest is None) == (view.eliminated == [])
        if view.lowest is not None:
            assert view.lowest in view.eliminated
            assert view.totals[view.lowest] == min(view.totals)


def test_dp_50_the_view_says_whose_vp_ended_the_game() -> None:
    match = three().play().match
    match.table.players[1].vp = match.view(0).target

    before = match.view(0).reached
    match.table.ended = "ritual_end"
    otherwise = match.view(0).reached
    match.table.ended = "vp_mark"

    assert before == otherwise == []
    assert match.view(0).reached == [1]
