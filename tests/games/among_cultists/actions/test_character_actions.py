"""Secure Hallway, Fight a Cultist, Chase the Fishman and Assassinate (AC-48 to AC-51)."""

import pytest

from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, Scene, five, with_automa

SECURE = ("secure_hallway",)
FIGHT = ("fight_cultist",)
CHASE = ("scare_off_fishman",)


# AC-48


@pytest.mark.parametrize("place", ["H0", "HN", "HE", "HS", "HW"])
def test_ac_48_a_hall_can_be_secured_in_any_hall(place: str) -> None:
    play = five().at(place, 0).play()

    assert SECURE in play.options()


@pytest.mark.parametrize("place", ["D1", "LB", "R", "P1", "O1", "G"])
def test_ac_48_no_room_can_be_secured(place: str) -> None:
    play = five().at(place, 0).on_route(0).play()

    assert SECURE not in play.options()


def test_ac_48_one_room_card_of_your_choice_goes_into_the_unsafe_passage_deck() -> None:
    scene = five().hand(0, "alive", "dead", "success", "failure", "failure", "sabotage")
    play = scene.unsafe("success").play()

    play.choose("secure_hallway")

    assert play.options() == [("lay", "success"), ("lay", "failure"), ("lay", "sabotage")]

    play.choose("lay", "failure")

    assert sorted(play.table.unsafe) == ["failure", "success"]
    assert play[0].room_cards == ["success", "failure", "sabotage"]
    assert play[0].encounter_cards == ["alive", "dead"]


def test_ac_48_the_card_is_shuffled_in_so_any_card_may_come_next() -> None:
    scene = five().at("D1", 1).on_route(1).icon("D1", True).deck("D1", "success", "success")
    play = scene.hand(0, "sabotage").unsafe("success").play()

    play.choose("secure_hallway").choose("lay", "sabotage")
    play.luck("success").choose("refill_room", "D1").choose("lay", "success")

    assert play.events(None, "unsafe_card") == [("unsafe_card", "success")]


def test_ac_48_nobody_else_sees_which_card_it_was() -> None:
    first, second = (five().hand(0, "success", "failure").play() for _ in range(2))

    first.choose("secure_hallway").choose("lay", "success")
    second.choose("secure_hallway").choose("lay", "failure")

    for seat in (1, 2, 3, 4, None):
        assert first.view(seat) == second.view(seat)
        assert first.events(seat) == second.events(seat)


def test_ac_48_all_see_who_secured_which_hall() -> None:
    play = five().at("HW", 0).play()

    play.choose("secure_hallway").choose("lay", "success")

    for seat in (0, 1, 4, None):
        assert play.events(seat, "secures") == [("secures", 0, "HW")]
    assert play.view(None).unsafe == 3
    assert play.view(None).players[0].room_count == 7


def test_ac_48_without_a_room_card_no_hall_is_secured() -> None:
    play = five().hand(0, "alive").play()

    assert SECURE not in play.options()


# AC-49


@pytest.mark.parametrize("place", ["LB", "R", "G"])
def test_ac_49_the_cultist_token_in_your_room_leaves_the_game(place: str) -> None:
    play = five().at(place, 0).off_route(0).intruder(place).play()

    play.choose(*FIGHT)

    assert [room.id for room in play.view(None).rooms if room.intruder] == []
    assert place not in play.view(None).tokens
    assert play.events(None, "fights") == [("fights", 0, place)]


def test_ac_49_a_token_that_was_fought_never_comes_back() -> None:
    scene = five().at("LB", 0).at("D1", 1).on_route(1).icon("D1", True).unsafe("failure")
    scene.intruder("LB").intruder("R").intruder("G")
    play = scene.deck("D1", "success", "success").play()

    play.choose(*FIGHT).choose("refill_room", "D1").choose("lay", "success")

    assert play.events(None, "intruder") == []
    assert play.table.fishman == "HN"


def test_ac_49_a_room_without_a_token_has_nobody_to_fight() -> None:
    play = five().at("LB", 0).intruder("R").play()

    assert FIGHT not in play.options()


def test_ac_49_a_hall_has_nobody_to_fight() -> None:
    play = five().intruder("R").intruder("G").intruder("LB").play()

    assert FIGHT not in play.options()


def test_ac_49_when_the_token_is_gone_room_actions_are_possible_again() -> None:
    play = five().at("LB", 0, 1).on_route(0, 1).intruder("LB").play()

    play.choose(*FIGHT)

    assert {"refill_room", "call_vote"} <= play.kinds(1)


# AC-50


def test_ac_50_with_the_knife_the_fishman_is_chased_back_to_the_lake() -> None:
    play = five().at("HN", 0).fishman("HN").play()

    play.choose(*CHASE)

    assert play.view(None).fishman == ""
    assert play.events(None, "chases") == [("chases", 0)]
    assert play.asked() == {1: "action"}


def test_ac_50_he_may_come_again() -> None:
    scene = five().at("HN", 0).fishman("HN").at("D1", 1).on_route(1).icon("D1", True)
    play = scene.deck("D1", "success", "success").unsafe("sabotage").play()

    play.choose(*CHASE).choose("refill_room", "D1").choose("lay", "success")

    assert play.view(None).fishman == "HN"


def test_ac_50_without_the_knife_nobody_chases_him() -> None:
    play = five().at("HN", 0, 1).fishman("HN").play()

    play.choose("pass")

    assert CHASE not in play.options(1)


def test_ac_50_he_is_chased_only_from_his_own_hall() -> None:
    play = five().at("H0", 0).fishman("HN").play()

    assert CHASE not in play.options()


def test_ac_50_on_the_lake_there_is_nobody_to_chase() -> None:
    play = five().at("HN", 0).play()

    assert CHASE not in play.options()


def test_ac_50_the_automa_with_the_knife_does_not_chase_him() -> None:
    play = with_automa(4).knife(4).at("HN", 4).fishman("HN").play()

    assert play.table.fishman == "HN"
    assert play.events(None, "secures") == [("secures", 4, "HN")]


# AC-51


def test_ac_51_the_assassin_may_kill_another_living_character_here() -> None:
    scene = Scene("assassin", *[INVESTIGATOR] * 3, CULTIST).at("D1", 0, 1, 2, 4).ghost(2)
    play = scene.off_route(0).play()

    kills = [option for option in play.options() if option[0] == "kill_character"]

    assert kills == [("kill_character", 1), ("kill_character", 4)]


def test_ac_51_assassinating_is_the_action_of_the_turn() -> None:
    play = Scene("assassin", *[INVESTIGATOR] * 3, CULTIST).play()

    play.choose("kill_character", 1)

    assert play[1].ghost
    assert play.asked() == {1: "action"}


@pytest.mark.parametrize("role", [INVESTIGATOR, CULTIST, "klutz", "firestarter", "seer"])
def test_ac_51_nobody_else_assassinates(role: str) -> None:
    play = Scene(role, "assassin", INVESTIGATOR, INVESTIGATOR, CULTIST).play()

    assert "kill_character" not in play.kinds(0)
