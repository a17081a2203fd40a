"""Who wins, and what beats what (AC-70 to AC-72)."""

import pytest

from tests.games.among_cultists.endings import (
    CULTISTS_WIN,
    INVESTIGATORS_WIN,
    last_book,
    vote_out,
)
from tests.games.among_cultists.scenes import (
    CULTIST,
    INVESTIGATOR,
    five,
    party,
    with_automa,
)

# AC-70, the points are reached


@pytest.mark.parametrize("people", [5, 6, 7, 8])
def test_ac_70_the_investigators_win_by_points(people: int) -> None:
    play = last_book(party(people))

    assert play.table.won == INVESTIGATORS_WIN
    assert play.table.ended == "points"
    assert play.table.winners == list(range(people - play.table.board.cultists))
    assert play.events(None)[-1] == ("ends", "investigators", "points")


def test_ac_70_ghosts_and_those_who_help_the_cultists_win_with_the_investigators() -> None:
    play = last_book(five(INVESTIGATOR, "coward", "klutz").ghost(1, 3))

    assert play.table.winners == [0, 1, 2, 3]


@pytest.mark.parametrize(("people", "needed"), [(5, 3), (6, 4)])
def test_ac_70_enough_dead_beat_the_points_with_one_cultist(people: int, needed: int) -> None:
    dead = party(people)
    for seat in range(needed):
        dead.pulse(seat, "dead", laid=2)

    play = last_book(dead)

    assert play.table.won == CULTISTS_WIN
    assert play.table.winners == [people - 1]


@pytest.mark.parametrize(("people", "needed"), [(5, 3), (6, 4)])
def test_ac_70_one_dead_too_few_leaves_the_points_to_win(people: int, needed: int) -> None:
    play = last_book(party(people).ghost(*range(1, needed)))

    assert play.table.won == INVESTIGATORS_WIN


def test_ac_70_enough_dead_beat_the_points_with_the_automa_as_the_cultist() -> None:
    play = last_book(with_automa(4, automa=CULTIST).ghost(1, 2).pulse(3, "dead", laid=2))

    assert play.table.won == CULTISTS_WIN
    assert play.table.winners == []


@pytest.mark.parametrize(("people", "needed"), [(7, 4), (8, 5)])
def test_ac_70_with_two_cultists_only_early_dead_beat_the_points(people: int, needed: int) -> None:
    early, late = party(people), party(people)
    for seat in range(needed):
        early.pulse(seat, "dead", laid=1)
        late.pulse(seat, "dead", laid=2 if seat else 1)

    assert last_book(early).table.won == CULTISTS_WIN
    assert last_book(late).table.won == INVESTIGATORS_WIN


def test_ac_70_with_two_cultists_a_number_one_short_is_never_early() -> None:
    play = last_book(party(7).ghost(1, 2, 3))

    assert play.table.won == INVESTIGATORS_WIN


def test_ac_70_the_automa_as_a_second_cultist_changes_nothing() -> None:
    early = with_automa(6, automa=CULTIST).ghost(1, 2, 3, 4)
    late = with_automa(6, automa=CULTIST).ghost(1, 2, 3, 4, died=2)

    assert last_book(early).table.winners == [5]
    assert last_book(late).table.winners == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("dead", "won"), [((2, 3), "investigators"), ((1, 2, 3), "cultists")])
def test_ac_70_points_reached_by_closing_the_gate(dead: tuple[int, ...], won: str) -> None:
    scene = five().at("G", 0, 1).on_route(0).gate(4).points(9)
    for seat in dead:
        scene.pulse(seat, "dead")

    play = scene.play().choose("close_gate", 1).choose("yes")

    assert play.table.won == won


@pytest.mark.parametrize(("dead", "won"), [((1, 2), "investigators"), ((1, 2, 3), "cultists")])
def test_ac_70_points_reached_by_the_camera(dead: tuple[int, ...], won: str) -> None:
    scene = five().at("R", 0).on_route(0).shelved("LB", 2).deck("LB", "success").points(7)

    play = scene.ghost(*dead).play("success").choose("use_cameras").choose("camera_room", "LB")

    assert play.table.won == won


@pytest.mark.parametrize(("dead", "won"), [((1, 2), "investigators"), ((0, 1, 2), "cultists")])
def test_ac_70_points_reached_by_the_automa(dead: tuple[int, ...], won: str) -> None:
    scene = with_automa(4).at("R", 4).knife(4).shelved("R", 2).points(7).deck("R")

    play = scene.ghost(*dead).laid_on("R", "success").play()

    assert play.table.won == won


def test_ac_70_more_points_than_needed_win_too() -> None:
    scene = five().at("O1", 0).on_route(0).shelved("O2", 2).shelved("O1", 1).points(9)

    play = scene.deck("O1", "success").play("success").choose("check_room", "O1")

    assert play.table.points == 13
    assert play.table.won == INVESTIGATORS_WIN


def test_ac_70_a_point_too_few_does_not_end_the_game() -> None:
    scene = five().at("R", 0).on_route(0).shelved("R", 2).points(6).deck("R", "success")

    play = scene.play("success").choose("check_room", "R")

    assert play.table.points == 9
    assert not play.match.over


# AC-71, the last living Cultist is out


def test_ac_71_one_cultist_out_loses_however_many_are_dead() -> None:
    play = vote_out(five().ghost(1, 2, 3).pulse(0, "dead"), 4)

    assert play.table.won == INVESTIGATORS_WIN
    assert play.table.ended == "cultists_out"
    assert play.table.winners == [0, 1, 2, 3]


def test_ac_71_one_cultist_out_with_nobody_dead() -> None:
    play = vote_out(party(6), 5)

    assert play.table.won == INVESTIGATORS_WIN


@pytest.mark.parametrize(("laid", "won"), [(1, "cultists"), (2, "investigators")])
def test_ac_71_two_cultists_out_win_only_if_they_had_their_number_early(
    laid: int, won: str
) -> None:
    scene = party(7).ghost(6)
    for seat in range(4):
        scene.pulse(seat, "dead", laid=laid)

    play = vote_out(scene, 5)

    assert play.table.won == won
    assert play.table.winners == ([5, 6] if won == CULTISTS_WIN else [0, 1, 2, 3, 4])


def test_ac_71_the_victim_of_this_very_round_comes_too_late_for_two_cultists() -> None:
    scene = party(8, "assassin").at("D1", 0, 7).ghost(1, 2, 3, 4, died=1).ghost(6, died=2)

    play = scene.pulse(5, "dead", laid=2).play().choose("kill_character", 7)

    assert play.table.won == INVESTIGATORS_WIN


def test_ac_71_the_first_of_two_cultists_out_does_not_end_the_game() -> None:
    play = vote_out(party(7).ghost(1, 2, 3, 4), 5)

    assert play[5].ghost
    assert not play.match.over


def test_ac_71_a_living_automa_cultist_keeps_the_game_going() -> None:
    play = vote_out(with_automa(6, automa=CULTIST), 5)

    assert play[5].ghost
    assert not play.match.over


@pytest.mark.parametrize(("died", "won"), [(1, "cultists"), (2, "investigators")])
def test_ac_71_the_automa_out_as_the_last_of_two(died: int, won: str) -> None:
    play = vote_out(with_automa(6, automa=CULTIST).ghost(5).ghost(1, 2, 3, 4, died=died), 6)

    assert play.table.won == won
    assert play.table.winners == ([5] if won == CULTISTS_WIN else [0, 1, 2, 3, 4])


# AC-72, round 10 is over


@pytest.mark.parametrize("people", [5, 6, 7, 8])
def test_ac_72_the_cultists_win_after_round_ten(people: int) -> None:
    scene = party(people).round(10).phase("clean_up")

    play = scene.points(scene.table.goal - 1).play()

    assert play.table.won == CULTISTS_WIN
    assert play.table.ended == "rounds_over"
    assert play.table.winners == [s for s in range(people) if play[s].role.id == CULTIST]


def test_ac_72_round_ten_ends_with_its_last_turn() -> None:
    play = five().round(10).turn(4).play()

    play.choose("pass")

    assert play.table.won == CULTISTS_WIN


def test_ac_72_round_nine_is_not_the_last() -> None:
    play = five().round(9).phase("clean_up").play()

    play.go_on()

    assert play.table.round == 10
    assert not play.match.over


def test_ac_72_after_round_ten_nobody_of_the_people_wins_with_an_automa_cultist() -> None:
    play = with_automa(4, automa=CULTIST).round(10).phase("clean_up").play()

    assert play.table.won == CULTISTS_WIN
    assert play.table.winners == []


def test_ac_72_points_reached_in_round_ten_still_win() -> None:
    play = last_book(five().round(10))

    assert play.table.won == INVESTIGATORS_WIN
