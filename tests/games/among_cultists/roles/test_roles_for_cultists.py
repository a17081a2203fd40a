"""Rookie, Coward and Firestarter (AC-84, AC-86, AC-87)."""

from collections import Counter

import pytest

from tests.games.among_cultists.endings import CULTISTS_WIN, INVESTIGATORS_WIN, deaths
from tests.games.among_cultists.scenes import INVESTIGATOR, five, party
from turncoat.core.chance import key_from_seed
from turncoat.core.match import Match
from turncoat.games.among_cultists.rules import RULES

# AC-84, the Rookie calls a vote


def test_ac_84_it_becomes_a_ghost_before_the_discussion_of_the_vote_it_called() -> None:
    play = five("rookie").at("LB", 0).on_route(0).play().choose("call_vote")

    assert play[0].ghost
    assert set(play.asked().values()) == {"discussion"}
    assert set(play.asked()) == {0, 1, 2, 3, 4}


def test_ac_84_it_votes_but_cannot_be_voted_for() -> None:
    play = five("rookie").at("LB", 0).on_route(0).play().choose("call_vote").go_on()

    for seat in range(5):
        assert ("vote", 0) not in play.options(seat)
    play.ballots(3, 3, None, None, 3)

    assert play[3].ghost


def test_ac_84_its_knife_lets_it_change_nothing_in_that_vote() -> None:
    play = five("rookie").at("LB", 0).on_route(0).play().choose("call_vote")

    play.ballots(*[None] * 5)

    assert play.asked() == {1: "action"}


def test_ac_84_its_knife_does_not_double_its_vote() -> None:
    play = party(7, "rookie").at("LB", 0).on_route(0).play().choose("call_vote")

    play.ballots(3, 3, 4, 4, 4, None, None)

    assert play[4].ghost


def test_ac_84_whoever_else_calls_a_vote_lives_and_so_does_the_rookie() -> None:
    play = five(INVESTIGATOR, "rookie").at("LB", 0).on_route(0).play().choose("call_vote")

    play.ballots(*[None] * 5).choose("go_on")

    assert deaths(play) == []


# AC-84, the Rookie uses the camera


def test_ac_84_it_dies_after_the_camera_checked_a_room() -> None:
    scene = five("rookie").at("R", 0).on_route(0).searched("D1").deck("D1", "success", "success")

    play = scene.play("success").choose("use_cameras").choose("camera_room", "D1")

    told = [e[0] for e in play.events(None) if e[0] in ("room_card", "book", "becomes_ghost")]
    assert told == ["room_card", "book", "becomes_ghost"]
    assert deaths(play) == [(0, "role")]
    assert play.asked() == {1: "action"}


def test_ac_84_it_dies_after_the_camera_checked_a_living_character() -> None:
    play = five("rookie").at("R", 0).on_route(0).play()
    play.choose("use_cameras").choose("camera_status", 2)
    assert not play[0].ghost

    play.choose("go_on")

    assert deaths(play) == [(0, "role")]
    assert play.events(None, "pile_card_unsafe")
    assert play.asked() == {1: "action"}


def test_ac_84_it_dies_before_the_card_that_follows_a_check_without_a_reveal() -> None:
    play = five("rookie").at("R", 0).on_route(0).at("D1", 2).play()

    play.choose("use_cameras").choose("camera_status", 2).choose("go_on")

    told = [event[0] for event in play.events(None)]
    assert told[-3:] == ["no_reveal", "becomes_ghost", "pile_card"]


def test_ac_84_it_dies_after_the_reveal_and_before_the_vote_that_follows() -> None:
    play = five("rookie").at("R", 0).on_route(0).pulse(2, "dead").play()
    play.choose("use_cameras").choose("camera_status", 2)

    play.choose("reveal")

    assert deaths(play) == [(2, "card"), (0, "role")]
    assert set(play.asked().values()) == {"discussion"}
    assert ("vote", 0) not in play.go_on().options(1)
    assert play.ballots(*[None] * 5).asked() == {1: "action"}


def test_ac_84_it_dies_of_nothing_else() -> None:
    power = five("rookie").at("R", 0).on_route(0).dark().play().choose("reset_power")
    status = five("rookie").at("D1", 0, 1).pulse(1, "dead").play()
    status.choose("check_status", 1).choose("reveal").ballots(*[None] * 5).choose("vote", 3)
    chase = five("rookie").at("HN", 0).fishman("HN").play().choose("scare_off_fishman")

    assert deaths(power) == []
    assert deaths(status) == [(1, "card")]
    assert deaths(chase) == []


def test_ac_84_whoever_else_uses_the_camera_lives() -> None:
    play = five(INVESTIGATOR, "rookie").at("R", 0).on_route(0).play()

    play.choose("use_cameras").choose("camera_status", 1).choose("go_on")

    assert deaths(play) == []


# AC-86, the Coward


def test_ac_86_it_becomes_a_ghost_right_after_revealing_by_check_status() -> None:
    play = five("coward").at("D1", 0, 2).pulse(2, "dead").play()

    play.choose("check_status", 2).choose("reveal")

    assert deaths(play) == [(2, "card"), (0, "role")]
    assert set(play.asked().values()) == {"discussion"}


def test_ac_86_it_becomes_a_ghost_right_after_revealing_by_watching_eyes() -> None:
    play = five("coward").phase("event").pulse(2, "dead").play("watching_eyes")

    play.choose("look", 2).choose("reveal")

    assert deaths(play) == [(2, "card"), (0, "role")]
    assert set(play.asked().values()) == {"discussion"}


def test_ac_86_it_becomes_a_ghost_right_after_revealing_by_the_camera() -> None:
    play = five("coward").at("R", 0).on_route(0).pulse(2, "dead").play()

    play.choose("use_cameras").choose("camera_status", 2).choose("reveal")

    assert deaths(play) == [(2, "card"), (0, "role")]
    assert set(play.asked().values()) == {"discussion"}


def test_ac_86_it_votes_as_a_ghost_without_the_knife_and_cannot_be_voted_for() -> None:
    play = five("coward").at("D1", 0, 2).pulse(2, "dead").play()
    play.choose("check_status", 2).choose("reveal").go_on()

    assert ("vote", 0) not in play.options(0)

    assert play.ballots(3, 3, None, None, 3).asked() == {1: "action"}
    assert play[3].ghost


def test_ac_86_the_card_after_the_check_is_laid_all_the_same() -> None:
    play = five("coward").at("D1", 0, 2).pulse(2, "dead").play()

    play.choose("check_status", 2).choose("reveal").ballots(*[None] * 5)

    assert play.events(None, "pile_card") == [("pile_card", "D1")]


def test_ac_86_it_lives_if_there_is_nothing_to_reveal() -> None:
    status = five("coward").at("D1", 0, 2).play().choose("check_status", 2).choose("go_on")
    camera = five("coward").at("R", 0).on_route(0).play()
    camera.choose("use_cameras").choose("camera_status", 2).choose("go_on")

    assert deaths(status) == []
    assert deaths(camera) == []


def test_ac_86_it_lives_if_it_keeps_silent_at_watching_eyes() -> None:
    play = five("coward").phase("event").pulse(2, "dead").play("watching_eyes")

    play.choose("look", 2).choose("go_on")

    assert deaths(play) == []


def test_ac_86_it_lives_if_somebody_else_reveals() -> None:
    play = five(INVESTIGATOR, "coward").at("D1", 0, 1, 2).pulse(2, "dead").play()

    play.choose("check_status", 2).choose("reveal")

    assert deaths(play) == [(2, "card")]


def test_ac_86_it_must_reveal_like_any_investigator() -> None:
    play = five("coward").at("D1", 0, 2).pulse(2, "dead").play().choose("check_status", 2)

    assert play.options() == [("reveal",)]


# AC-87, the Firestarter


def test_ac_87_its_deck_has_a_sabotage_and_a_failure_in_place_of_two_success() -> None:
    raw = {"preset": "expert", "roles": ["firestarter"], "unbalanced": True}
    match = Match.deal(RULES, RULES.read_options(5, raw), key_from_seed("fire"))

    [player] = [p for p in match.table.players if p.role.id == "firestarter"]

    assert Counter(player.room_cards) == {"success": 6, "failure": 1, "sabotage": 1}
    assert Counter(player.encounter_cards) == {"alive": 9}


@pytest.mark.parametrize("cards", [("failure", "sabotage"), ("failure",), ("sabotage",)])
def test_ac_87_it_dies_at_the_end_of_round_five_with_either_in_hand(cards: tuple[str]) -> None:
    play = five("firestarter").round(5).hand(0, "alive", "success", *cards).turn(4).play()
    assert deaths(play) == []

    play.choose("pass")

    assert deaths(play) == [(0, "role")]
    assert set(play.asked().values()) == {"announce"}


def test_ac_87_it_lives_if_it_got_rid_of_both() -> None:
    play = five("firestarter").round(5).hand(0, "alive", "success").phase("clean_up").play()

    assert deaths(play) == []


def test_ac_87_it_may_lay_the_last_one_in_round_five_itself() -> None:
    scene = five("firestarter").round(5).at("D1", 0).on_route(0).hand(0, "failure", "success")

    play = scene.play().choose("refill_room", "D1").choose("lay", "failure").pass_on()

    assert set(play.asked().values()) == {"announce"}
    assert deaths(play) == []


@pytest.mark.parametrize("number", [4, 6])
def test_ac_87_it_dies_in_no_other_round(number: int) -> None:
    play = five("firestarter").round(number).phase("clean_up").play()

    assert deaths(play) == []


def test_ac_87_a_ghost_with_the_cards_is_a_ghost_already() -> None:
    play = five("firestarter").ghost(0).round(5).phase("clean_up").play()

    assert deaths(play) == []
    assert play.view(None).players[0].death == "vote"


def test_ac_87_an_unrevealed_death_does_not_save_it() -> None:
    play = five("firestarter").pulse(0, "dead").round(5).phase("clean_up").play()

    assert deaths(play) == [(0, "role")]


def test_ac_87_others_may_keep_such_cards() -> None:
    scene = five("firestarter").hand(0, "success").hand(1, "failure").round(5)

    play = scene.phase("clean_up").play()

    assert "failure" in play[4].room_cards
    assert deaths(play) == []


@pytest.mark.parametrize(("dead", "won"), [((1, 2), CULTISTS_WIN), ((1,), INVESTIGATORS_WIN)])
def test_ac_87_its_death_comes_before_the_announcement(dead: tuple[int, ...], won: str) -> None:
    play = five("firestarter").ghost(*dead).round(5).phase("clean_up").play()

    play.answer(4, "announce")
    play.go_on()

    assert play.table.won == won


def test_ac_87_its_death_comes_before_the_deadline_of_the_gate() -> None:
    play = five("firestarter").gate(5).round(5).phase("clean_up").play()

    told = [e[0] for e in play.events(None) if e[0] in ("becomes_ghost", "gate_too_late")]
    assert told == ["becomes_ghost", "gate_too_late"]


def test_ac_87_with_two_cultists_it_dies_too() -> None:
    play = party(7, "firestarter").round(5).phase("clean_up").play()

    assert deaths(play) == [(0, "role")]
    assert play.table.round == 6
