"""How many of each kind, the pools and the first game (SH-4 to SH-4b)."""

from typing import Any

import pytest

from tests.games.shadow_hunters.scenes import Play
from tests.games.shadow_hunters.setup.deals import dealt, dealt_often
from turncoat.core.errors import BadSetup
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import KINDS

BASIC = {"e1", "f1", "g1", "u1", "v1", "w1", "a1", "b1", "c1", "d1"}


ADVANCED = {"e2", "f2", "g2", "u2", "v2", "w2", "a2", "b2", "c2", "d2"}


PICKED = ["e1", "f2", "g1", "u2", "v1", "w2", "a1", "b2", "c1", "d2"]


def characters(play: Play) -> list[str]:
    return [player.character.id for player in play.table.players]


def initials(play: Play) -> set[str]:
    return {player.character.initial for player in play.table.players}


def ever_dealt(players: int, **options: Any) -> set[str]:
    """All characters that appear in sixty deals."""
    return {name for play in dealt_often(players, **options) for name in characters(play)}


def kinds(play: Play) -> list[int]:
    """How many werewolves, vampires and humans were dealt."""
    found = [player.character.kind for player in play.table.players]
    return [found.count(kind) for kind in KINDS]


@pytest.mark.parametrize(
    ("players", "counts"),
    [(4, [2, 2, 0]), (5, [2, 2, 1]), (6, [2, 2, 2]), (7, [2, 2, 3]), (8, [3, 3, 2])],
)
def test_sh_4_the_number_of_players_decides_the_kinds(players: int, counts: list[int]) -> None:
    play = dealt(players)

    assert kinds(play) == counts


@pytest.mark.parametrize("players", [3, 9])
def test_sh_4_three_or_nine_cannot_play(players: int) -> None:
    with pytest.raises(BadSetup):
        dealt(players)


def test_sh_4a_the_pool_is_basic_by_default() -> None:
    assert ever_dealt(8) == BASIC


def test_sh_4a_the_basic_pool_has_only_basic_characters() -> None:
    assert ever_dealt(7, pool="basic") == BASIC


def test_sh_4a_the_advanced_pool_has_only_advanced_characters() -> None:
    assert ever_dealt(7, pool="advanced") == ADVANCED


def test_sh_4a_a_mixed_pool_never_has_both_of_an_initial() -> None:
    plays = dealt_often(8, pool="mixed")

    assert {len(initials(play)) for play in plays} == {8}


def test_sh_4a_a_mixed_pool_can_have_either_of_an_initial() -> None:
    assert ever_dealt(8, pool="mixed") == BASIC | ADVANCED


def test_sh_4a_nobody_sees_which_of_an_initial_a_mixed_pool_has() -> None:
    view = dealt(8, pool="mixed").view(None)

    assert set(view.players[0].may_be) == BASIC | ADVANCED


def test_sh_4a_a_picked_pool_has_whom_the_host_named() -> None:
    assert ever_dealt(7, pool="picked", picked=PICKED) == set(PICKED)


def test_sh_4a_all_see_whom_the_host_named() -> None:
    view = dealt(7, pool="picked", picked=PICKED).view(None)

    assert view.options.picked == PICKED


def test_sh_4a_the_host_can_not_name_both_of_an_initial() -> None:
    with pytest.raises(BadSetup):
        dealt(7, pool="picked", picked=[*PICKED[:-1], "c2"])


def test_sh_4a_the_host_can_not_leave_out_an_initial() -> None:
    with pytest.raises(BadSetup):
        dealt(7, pool="picked", picked=PICKED[:-1])


def test_sh_4a_a_free_mix_has_all_twenty() -> None:
    assert ever_dealt(8, pool="free") == BASIC | ADVANCED


def test_sh_4a_a_free_mix_can_have_both_of_an_initial() -> None:
    plays = dealt_often(8, pool="free")

    assert min(len(initials(play)) for play in plays) < 8


@pytest.mark.parametrize("pool", ["basic", "advanced", "mixed", "free"])
def test_sh_4a_characters_are_drawn_by_kind_from_every_pool(pool: str) -> None:
    plays = dealt_often(7, pool=pool)

    assert [kinds(play) for play in plays] == [[2, 2, 3]] * 60


def test_sh_4a_nobody_is_dealt_twice() -> None:
    plays = dealt_often(8, pool="free")

    assert {len(set(characters(play))) for play in plays} == {8}


def test_sh_4a_nobody_is_told_who_was_not_dealt() -> None:
    play = dealt(4)

    told = [word for seat in (0, 1, 2, 3, None) for event in play.events(seat) for word in event]

    assert not set(told) & (set(CHARACTERS) - set(characters(play)))


@pytest.mark.parametrize("players", [4, 5, 6])
def test_sh_4b_a_first_game_is_basic(players: int) -> None:
    assert ever_dealt(players, preset="first_game") <= BASIC


def test_sh_4b_a_first_game_is_not_advanced() -> None:
    with pytest.raises(BadSetup):
        dealt(4, preset="first_game", pool="advanced")


@pytest.mark.parametrize("players", [7, 8])
def test_sh_4b_a_first_game_has_at_most_six_players(players: int) -> None:
    with pytest.raises(BadSetup):
        dealt(players, preset="first_game")


def test_sh_4b_with_five_the_human_is_a1() -> None:
    assert ever_dealt(5, preset="first_game") & {"a1", "b1", "c1", "d1"} == {"a1"}


def test_sh_4b_with_six_the_humans_are_any() -> None:
    assert ever_dealt(6, preset="first_game") == BASIC
