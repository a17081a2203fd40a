"""Influence and claims in a view agree with the rules."""

from random import Random

import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import on_base, on_city, on_mythos, party, solo
from turncoat.core.chance import key_from_seed
from turncoat.core.match import Match
from turncoat.games.dark_providence.actions.claim import claimable
from turncoat.games.dark_providence.board.influence import all_spots, has_most, influence
from turncoat.games.dark_providence.rules import RULES
from turncoat.games.dark_providence.solo.claims import leads


@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("seed", range(3))
def test_dp_21b_everybodys_influence_is_cubes_and_presence(players: int, seed: int) -> None:
    random = Random(seed)
    options = RULES.read_options(players, {})
    match = Match.deal(RULES, options, key_from_seed(f"influence {seed}"))
    while match.pending:
        seat = random.choice(list(match.pending))
        if random.random() < 0.02:
            table, view = match.table, match.view(seat)
            for player, seen in zip(table.players, view.players, strict=True):
                cubes, there = dict(seen.cubes), dict(seen.presence)
                for spot in all_spots(table):
                    counted = cubes.get(spot, 0) + there.get(spot, 0)
                    assert counted == influence(table, player, spot), spot
                most = leads if player.cultist else has_most
                assert seen.leads == [spot for spot in cubes if most(table, player, spot)]
            assert view.turn is not None
            assert view.turn.claimable == claimable(table, table.players[seat])
        match.answer(seat, random.choice(match.pending[seat].options))


def test_dp_21_agents_alone_do_not_lead() -> None:
    view = three().agent(0, "ag_rose", "boston").main(0, "boston").play().view(0)

    assert dict(view.players[0].presence)[on_city("boston")] == 2
    assert view.players[0].leads == []


def test_dp_22a_a_lock_and_ones_own_city_bar_a_claim() -> None:
    scene = party().control(0, "boston").lock(on_base("chicago")).cubes(0, on_base("chicago"), 3)
    view = scene.cubes(0, on_city("atlanta"), 1).play().view(0)

    assert view.turn is not None
    assert set(view.players[0].leads) == {on_base("chicago"), on_city("atlanta")}
    assert view.turn.claimable == [on_city("atlanta")]


def test_dp_33_the_view_counts_the_locks_that_are_left() -> None:
    none, one = party().play().view(0), party().lock(on_city("boston")).play().view(0)

    assert none.locks_left - one.locks_left == 1


@pytest.mark.parametrize(("cubes", "enough"), [(1, False), (2, True)])
def test_dp_20_the_view_says_where_the_cubes_are_enough(cubes: int, enough: bool) -> None:
    scene = party().cubes(1, on_city("atlanta"), 1).hand(0, *["st_whispers"] * 2)
    play = scene.play().choose("influence")
    play.cards(*["st_whispers"] * cubes)

    turn = play.view(0).turn
    assert turn is not None
    assert play.asked() == {0: "influence"}
    assert (on_city("atlanta") in turn.enough) == enough
    assert on_mythos(play.table.row[0]) in turn.enough


def test_dp_64_a_cultists_tokens_add_no_influence() -> None:
    view = solo().cultists("boston", "chicago").play().view(0)

    assert [seat.presence for seat in view.players[1:]] == [[], []]
