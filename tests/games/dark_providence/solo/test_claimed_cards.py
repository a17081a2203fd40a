"""DP-63c, DP-63d: what happens when a cultist claims a base card or mythos card."""

import pytest

from tests.games.dark_providence.scenes import on_base, on_mythos, solo

# DP-63c: base cards


def test_dp_63c_a_claimed_base_card_is_destroyed_and_the_next_turned_up() -> None:
    scene = solo("goo_yog").top("new_york", "bs_customs").stack("new_york", "bs_gazette")

    play = scene.cubes(2, on_base("new_york"), 2).its_turn("beh3")

    assert "bs_customs" in play.table.gone
    assert play.table.tops["new_york"] == "bs_gazette"
    assert (play[2].limbo, play.old_one.bases, play.old_one.vp) == (2, 1, 6)
    assert play.table.ritual == 0
    play.check_parts()


def test_dp_63c_an_emptied_stack_is_ritual_2_and_a_mythos_card() -> None:
    scene = solo().top("new_york", "bs_customs").stack("new_york").row("my_tesla", "my_slumber")

    play = scene.mythos_deck("my_jenkin").cubes(2, on_base("new_york"), 2).its_turn("beh3")

    assert "new_york" not in play.table.tops
    assert play.table.ritual == 2
    assert play.table.row == ["my_tesla", "my_slumber", "my_jenkin"]
    play.check_parts()


def test_dp_63c_the_next_card_is_turned_up_before_the_resources() -> None:
    scene = solo().top("new_york", "bs_gazette").stack("new_york", "bs_customs")

    play = scene.cubes(2, on_base("new_york"), 2).its_turn("beh3")

    assert play[2].cubes == {on_base("new_york"): 4 + 2}
    kinds = [event[0] for event in play.events() if event[-1] != "my_tesla"]
    assert kinds.index("turns_up") < kinds.index("destroyed")
    play.check_parts()


@pytest.mark.parametrize(("token", "insanity", "sanity"), [("insanity", 1, 0), ("sanity", 0, 1)])
def test_dp_63c_a_base_card_with_the_sign_is_a_sanity_test(
    token: str, insanity: int, sanity: int
) -> None:
    scene = solo("goo_yog").top("new_york", "ag_mason").stack("new_york", "bs_customs")

    play = scene.cubes(2, on_base("new_york"), 2).its_turn("beh3", "bs_customs", token)

    assert (play.old_one.insanity, play.old_one.sanity) == (insanity, sanity)
    assert play.events(None, "old_one_token") == [("old_one_token", token)]
    play.check_parts()


# DP-63c: mythos cards


@pytest.mark.parametrize(
    ("great_old_one", "card", "points"),
    [
        ("goo_hastur", "my_tesla", 1),
        ("goo_hastur", "my_nyarlathotep", 3),
        ("goo_nyarlathotep", "my_nyarlathotep", 6),
        ("goo_hastur", "my_hastur", 5),
        ("goo_yog", "my_yog", 5),
        ("goo_cthulhu", "my_cthulhu", 6),
        ("goo_goat", "my_black_goat", 5),
        ("goo_azathoth", "my_azathoth", 5),
        ("goo_azathoth", "my_silver_key", 1),
    ],
)
def test_dp_63c_a_mythos_card_is_1_vp_its_cultist_vp_and_3_if_it_is_its_own(
    great_old_one: str, card: str, points: int
) -> None:
    scene = solo(great_old_one).row("my_slumber", card, "my_jenkin").control(1, "boston")

    play = scene.cubes(1, on_mythos(card), 2).gate(0, "new_york", "closed").its_turn("beh6")

    assert play.old_one.vp == 6 + points
    assert play.old_one.mythos == [card]
    assert play.table.row == ["my_slumber", "my_jenkin"]
    assert play[1].limbo == 2
    play.check_parts()


def test_dp_63c_an_empty_row_gets_one_card() -> None:
    scene = solo().row("my_tesla").mythos_deck("my_slumber")

    play = scene.cubes(1, on_mythos("my_tesla"), 1).its_turn("beh6")

    assert play.table.row == ["my_slumber"]
    play.check_parts()


def test_dp_63c_a_mythos_card_with_the_sign_is_a_sanity_test() -> None:
    scene = solo().row("my_dagon", "my_tesla").gate(0, "new_york", "closed")

    play = scene.cubes(1, on_mythos("my_dagon"), 1).its_turn("beh6", "insanity")

    assert play.old_one.insanity == 1
    assert play[0].insanity == 0
    play.check_parts()


def test_dp_63c_a_mythos_card_without_the_sign_is_none() -> None:
    scene = solo().row("my_tesla", "my_dagon").gate(0, "new_york", "closed")

    play = scene.cubes(1, on_mythos("my_tesla"), 1).its_turn("beh6")

    assert not play.events(None, "old_one_token")


# DP-63d: what cards do for cultists


@pytest.mark.parametrize("card", ["my_azathoth", "my_cthulhu", "my_colour", "my_elder_thing"])
def test_dp_63d_what_a_card_does_on_being_claimed_does_nothing(card: str) -> None:
    scene = solo().row(card, "my_tesla").gate(0, "new_york", "closed")

    play = scene.cubes(1, on_mythos(card), 1).its_turn("beh6")

    assert (play.table.ritual, play.table.investigation, play.table.cthulhu) == (0, 0, "")
    assert "city_rlyeh" in play.table.city_cards
    assert len(play.table.tops) == 12
    assert play.asked() == {0: "turn"}


def test_dp_63d_general_vp_do_nothing() -> None:
    scene = solo().row("my_elder_thing", "my_tesla").gate(0, "new_york", "closed")

    play = scene.cubes(1, on_mythos("my_elder_thing"), 1).its_turn("beh6")

    assert play.old_one.vp == 7


def test_dp_63d_an_agents_token_leaves_with_its_card() -> None:
    scene = solo("goo_yog").top("new_york", "ag_lescaux").stack("new_york", "bs_customs")

    play = scene.cubes(2, on_base("new_york"), 1).tracks(investigation=3).its_turn("beh3")

    assert "ag_lescaux" in play.table.gone
    assert "ag_lescaux" in play.table.lost_tokens
    assert play.table.investigation == 3
    play.check_parts()


def test_dp_63d_with_hastur_agents_lie_beside_him() -> None:
    scene = solo().top("new_york", "ag_lescaux").stack("new_york", "bs_customs")

    play = scene.cubes(2, on_base("new_york"), 1).its_turn("beh3")

    assert play.old_one.agents == ["ag_lescaux"]
    assert "ag_lescaux" not in play.table.gone
    assert all("ag_lescaux" not in player.agents for player in play.table.players)
    play.check_parts()


def test_dp_63d_with_hastur_other_cards_are_destroyed() -> None:
    play = solo().top("new_york", "bs_customs").cubes(2, on_base("new_york"), 1).its_turn("beh3")

    assert play.old_one.agents == []
    assert "bs_customs" in play.table.gone


def test_dp_63d_deep_ones_stay_unused() -> None:
    scene = solo().top("new_york", "bs_deep_ones").stack("new_york", "bs_customs")

    play = scene.cubes(2, on_base("new_york"), 1).its_turn("beh3")

    assert "bs_deep_ones" in play.table.gone
    assert (play.table.deep_left, play[2].deep_supply) == (8, 0)
    assert play.table.ritual == 1
    play.check_parts()
