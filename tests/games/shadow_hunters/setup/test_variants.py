"""The table options (SH-7)."""

import pytest

from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, SPRING, TREE, Scene
from tests.games.shadow_hunters.setup.deals import dealt
from turncoat.core.errors import BadSetup


def test_sh_7_there_is_no_attack_in_round_one_by_default() -> None:
    play = Scene("f1", "u1", "g1", "v1").round(1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert "attack" not in play.asked().values()


def test_sh_7_the_host_may_allow_attacks_in_round_one() -> None:
    scene = Scene("f1", "u1", "g1", "v1", first_round_no_attack=False)
    play = scene.round(1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert play.asked() == {0: "attack"}


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_sh_7_the_opening_can_be_played_from_any_number_on(players: int) -> None:
    play = dealt(players, opening_prophecy_from_players=players)

    assert list(play.asked().values()) == ["green"]


def test_sh_7_the_opening_is_not_played_below_its_number() -> None:
    play = dealt(7, opening_prophecy_from_players=8)

    assert list(play.asked().values()) == ["turn_start"]


def test_sh_7_the_opening_can_be_played_never() -> None:
    play = dealt(8, opening_prophecy_from_players=0)

    assert list(play.asked().values()) == ["turn_start"]


@pytest.mark.parametrize("players", [3, 9])
def test_sh_7_the_opening_starts_from_four_to_eight_players(players: int) -> None:
    with pytest.raises(BadSetup):
        dealt(6, opening_prophecy_from_players=players)


def test_sh_7_three_dead_humans_end_the_game_for_the_vampires() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "b1", "c1", vampires_win_on_three_dead_humans=True)
    play = scene.dead(4, 5).wounds(6, 9).play()

    play.tree_wounds(6)

    assert play.match.over
    assert play.table.winners == [1, 3]


def test_sh_7_two_dead_humans_end_nothing() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "b1", "c1", vampires_win_on_three_dead_humans=True)
    play = scene.dead(4).wounds(6, 9).play()

    play.tree_wounds(6)

    assert not play[6].alive
    assert not play.match.over


def test_sh_7_three_dead_humans_end_nothing_by_default() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "b1", "c1").dead(4, 5).wounds(6, 9)
    play = scene.play()

    play.tree_wounds(6)

    assert not play[6].alive
    assert not play.match.over


@pytest.mark.parametrize("players", [4, 5, 6, 8])
def test_sh_7_three_dead_humans_are_possible_with_seven_only(players: int) -> None:
    with pytest.raises(BadSetup):
        dealt(players, vampires_win_on_three_dead_humans=True)


def test_sh_7_e1_steps_to_the_slots_beside_hers_by_default() -> None:
    play = Scene("e1", "u1", "g1", "v1").at(CHAPEL, 0).play()

    assert play.options() == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]


def test_sh_7_slot_six_is_next_to_slot_one() -> None:
    play = Scene("e1", "u1", "g1", "v1").at(CIRCLE, 0).play()

    assert play.options() == [("throw",), ("step", HUT), ("step", TREE)]


def test_sh_7_slot_one_is_next_to_slot_six() -> None:
    play = Scene("e1", "u1", "g1", "v1").at(HUT, 0).play()

    assert play.options() == [("throw",), ("step", SPRING), ("step", CIRCLE)]


@pytest.mark.parametrize(
    ("place", "partner"),
    [
        (HUT, SPRING),
        (SPRING, HUT),
        (CHAPEL, GRAVEYARD),
        (GRAVEYARD, CHAPEL),
        (TREE, CIRCLE),
        (CIRCLE, TREE),
    ],
)
def test_sh_7_e1_may_be_left_with_the_partner_alone(place: str, partner: str) -> None:
    play = Scene("e1", "u1", "g1", "v1", adjacent_for_e1="partner").at(place, 0).play()

    assert play.options() == [("throw",), ("step", partner)]


def test_sh_7_u2_strikes_on_the_spring_by_default() -> None:
    play = Scene("u2", "e1", "g1", "v1").at(SPRING, 1).at(GRAVEYARD, 2).play()

    assert play.options() == [("throw",), ("haunt", 1)]


def test_sh_7_u2_may_strike_on_the_graveyard_instead() -> None:
    scene = Scene("u2", "e1", "g1", "v1", u2_target_location="graveyard")
    play = scene.at(SPRING, 1).at(GRAVEYARD, 2).play()

    assert play.options() == [("throw",), ("haunt", 2)]


@pytest.mark.parametrize(("colour", "size"), [("red", 18), ("blue", 18), ("green", 16)])
def test_sh_7_the_red_and_the_blue_deck_may_have_eighteen_cards(colour: str, size: int) -> None:
    play = dealt(4, deck_size=18)

    assert len(play.table.deck(colour).pile) == size


@pytest.mark.parametrize(
    ("card", "colour"),
    [
        ("spring_water", "blue"),
        ("healers_gift", "blue"),
        ("cave_spider", "red"),
        ("slippery_path", "red"),
    ],
)
def test_sh_7_the_larger_decks_have_one_more_of_four_cards(card: str, colour: str) -> None:
    small = dealt(4).table.deck(colour).pile
    large = dealt(4, deck_size=18).table.deck(colour).pile

    assert large.count(card) == small.count(card) + 1


def test_sh_7_a_deck_of_seventeen_is_refused() -> None:
    with pytest.raises(BadSetup):
        dealt(4, deck_size=17)


def test_sh_7_the_dead_see_everything_by_default() -> None:
    play = Scene("f1", "u1", "g1", "v1").dead(3).play()

    assert [player.character for player in play.view(3).players] == ["f1", "u1", "g1", "v1"]


def test_sh_7_the_host_may_let_the_dead_see_only_what_is_public() -> None:
    play = Scene("f1", "u1", "g1", "v1", dead_see=False).dead(3).play()

    assert [player.character for player in play.view(3).players] == [None, None, None, "v1"]


def test_sh_7_the_dead_do_not_talk_to_the_living_by_default() -> None:
    play = Scene("f1", "u1", "g1", "v1").dead(3).play()

    play.match.say(3, ("suspect", 0))

    assert play.view(0).heard == []
    assert play.view(0).heard_apart == []


def test_sh_7_the_host_may_let_the_dead_talk_to_the_living() -> None:
    play = Scene("f1", "u1", "g1", "v1", dead_see=False, dead_talk=True).dead(3).play()

    play.match.say(3, ("suspect", 0))

    assert [heard.seat for heard in play.view(0).heard] == [3]
