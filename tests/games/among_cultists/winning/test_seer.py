"""The guess at the Seer (AC-73), and the Seer itself (AC-89)."""

import pytest

from tests.games.among_cultists.endings import (
    CULTISTS_WIN,
    INVESTIGATORS_WIN,
    last_book,
    vote_out,
)
from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, five, party, with_automa
from turncoat.core.errors import BadSetup
from turncoat.games.among_cultists.options import roles_of
from turncoat.games.among_cultists.rules import RULES

SEER = (INVESTIGATOR, "seer")

# AC-73, when the Cultists are asked, and which of them


@pytest.mark.parametrize("people", [5, 6])
def test_ac_73_before_the_points_win_the_cultist_may_name_the_seer(people: int) -> None:
    play = last_book(party(people, *SEER))

    assert not play.match.over
    assert play.asked() == {people - 1: "name_seer"}


def test_ac_73_before_an_elimination_wins_the_cultist_may_name_the_seer() -> None:
    play = vote_out(five(*SEER), 4)

    assert play[4].ghost
    assert play.asked() == {4: "name_seer"}


def test_ac_73_after_a_revealed_death_of_the_last_cultist_it_may_name_the_seer() -> None:
    play = five(*SEER).at("D1", 0, 4).pulse(4, "dead").play()

    play.choose("check_status", 4).choose("reveal")

    assert play.asked() == {4: "name_seer"}


def test_ac_73_after_the_assassin_struck_the_cultist_may_name_the_seer() -> None:
    play = five("assassin", "seer").at("D1", 0, 4).play().choose("kill_character", 4)

    assert play.asked() == {4: "name_seer"}


def test_ac_73_the_gate_that_brings_the_points_is_followed_by_the_guess() -> None:
    scene = five(*SEER).at("G", 0, 1).on_route(0).gate(4).points(9)

    play = scene.play().choose("close_gate", 1).choose("yes")

    assert play.asked() == {4: "name_seer"}


def test_ac_73_without_a_seer_nobody_is_asked() -> None:
    assert last_book(five()).table.won == INVESTIGATORS_WIN


def test_ac_73_nobody_is_asked_when_the_cultists_win_anyway() -> None:
    play = last_book(five(*SEER).ghost(1, 2, 3))

    assert play.table.won == CULTISTS_WIN


def test_ac_73_nobody_is_asked_after_round_ten() -> None:
    play = five(*SEER).round(10).phase("clean_up").play()

    assert play.table.ended == "rounds_over"


def test_ac_73_there_is_no_guess_after_a_false_announcement() -> None:
    play = five(*SEER).phase("clean_up").play()

    play.answer(4, "announce")
    play.go_on()

    assert play.table.won == INVESTIGATORS_WIN


def test_ac_73_the_roles_of_the_cultists_are_shown_to_all() -> None:
    play = last_book(party(8, *SEER).ghost(6))

    for seat in (None, 0, 1, 2):
        assert {("shows_role", 6, CULTIST), ("shows_role", 7, CULTIST)} <= set(play.events(seat))
        assert [play.view(seat).players[s].role for s in (6, 7)] == [CULTIST, CULTIST]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_ac_73_the_role_of_an_automa_cultist_is_shown_to_all_too(viewer: int | None) -> None:
    play = last_book(with_automa(6, *SEER, automa=CULTIST))

    assert play.asked() == {5: "name_seer"}
    assert ("shows_role", 6, CULTIST) in play.events(viewer)
    assert play.view(viewer).players[6].role == CULTIST


def test_ac_73_no_other_role_is_shown_before_the_guess() -> None:
    play = last_book(party(8, *SEER).ghost(6))

    assert [p.role for p in play.view(None).players[:6]] == [None] * 6
    assert [p.role for p in play.view(7).players[:6]] == [None] * 6
    assert play.view(7).bag is None


# AC-73, whom they may name


def test_ac_73_any_character_that_is_no_cultist_may_be_named_or_nobody() -> None:
    play = last_book(party(8, *SEER).ghost(2, 6))

    everyone = {("name", seat) for seat in range(6)}

    assert set(play.options(6)) == everyone | {("name_nobody",)}
    assert set(play.options(7)) == everyone | {("name_nobody",)}


def test_ac_73_naming_the_seer_wins() -> None:
    play = last_book(five(*SEER)).choose("name", 1)

    assert play.table.won == CULTISTS_WIN
    assert play.table.ended == "seer_named"
    assert play.table.winners == [4]
    assert ("names_seer", 1) in play.events(None)


def test_ac_73_a_seer_who_is_a_ghost_can_be_named() -> None:
    play = last_book(five(*SEER).ghost(1)).choose("name", 1)

    assert play.table.won == CULTISTS_WIN


@pytest.mark.parametrize("wrong", [0, 2, 3])
def test_ac_73_naming_anybody_else_loses(wrong: int) -> None:
    play = last_book(five(*SEER)).choose("name", wrong)

    assert play.table.won == INVESTIGATORS_WIN
    assert play.table.ended == "points"
    assert play.table.winners == [0, 1, 2, 3]


def test_ac_73_naming_nobody_loses() -> None:
    play = vote_out(five(*SEER), 4).choose("name_nobody")

    assert play.table.won == INVESTIGATORS_WIN
    assert play.table.ended == "cultists_out"
    assert play.events(None, "names_seer") == []


def test_ac_73_naming_the_seer_wins_after_an_elimination_too() -> None:
    play = vote_out(five(*SEER), 4).choose("name", 1)

    assert play.table.won == CULTISTS_WIN


def test_ac_73_the_automa_may_be_named_and_may_be_the_seer() -> None:
    play = last_book(with_automa(6, automa="seer"))
    assert ("name", 6) in play.options(4)

    play.all_answer("name", 6)

    assert play.table.won == CULTISTS_WIN
    assert play.table.winners == [4, 5]


def test_ac_73_the_automa_named_in_vain() -> None:
    play = last_book(with_automa(6, *SEER)).all_answer("name", 6)

    assert play.table.won == INVESTIGATORS_WIN


# AC-73, two Cultists


def test_ac_73_two_cultists_propose_in_secret() -> None:
    play = last_book(party(8, *SEER))
    assert play.asked() == {6: "name_seer", 7: "name_seer"}

    play.answer(6, "name", 1)

    assert play.view(7).answers == play.view(0).answers
    assert all(words != ("name", 1) for _, _, words in play.view(7).answers)
    assert play.view(7).chosen is None
    assert play.events(7, "names_seer") == []


def test_ac_73_two_who_agree_name_the_same() -> None:
    play = last_book(party(8, *SEER)).all_answer("name", 1)

    assert play.table.won == CULTISTS_WIN
    assert play.table.winners == [6, 7]


@pytest.mark.parametrize(("ghost", "decides"), [(6, 7), (7, 6)])
def test_ac_73_the_one_still_living_decides(ghost: int, decides: int) -> None:
    play = last_book(party(8, *SEER).ghost(ghost))

    play.answer(ghost, "name", 2).answer(decides, "name", 1)

    assert play.table.won == CULTISTS_WIN


@pytest.mark.parametrize("last", [6, 7])
def test_ac_73_with_both_out_the_one_who_was_last_alive_decides(last: int) -> None:
    play = vote_out(party(8, *SEER).ghost(13 - last), last)

    play.answer(13 - last, "name", 1).answer(last, "name", 2)

    assert play.table.won == INVESTIGATORS_WIN
    assert ("names_seer", 2) in play.events(None)


@pytest.mark.parametrize(("knife", "decides"), [(0, 6), (6, 6), (7, 7)])
def test_ac_73_both_living_the_first_from_the_knife_decides(knife: int, decides: int) -> None:
    scene = party(8, *SEER).knife(knife).turn((0 - knife) % 8)

    play = last_book(scene)
    play.answer(decides, "name", 1).answer(13 - decides, "name_nobody")

    assert play.table.won == CULTISTS_WIN


def test_ac_73_first_from_the_knife_is_the_next_seat_after_an_automa_between_them() -> None:
    # AUTOMA, seat 6, sits between the Cultists, 4 and 5. From the Knife: 6, 5, 0, 1, 2, 3, 4.
    play = last_book(with_automa(6, *SEER).automa_right_of(5).knife(6).turn(2))

    play.answer(5, "name", 1).answer(4, "name_nobody")

    assert play.table.won == CULTISTS_WIN


def test_ac_73_the_decider_may_turn_down_the_right_name() -> None:
    play = last_book(party(8, *SEER).ghost(6))

    play.answer(6, "name", 1).answer(7, "name_nobody")

    assert play.table.won == INVESTIGATORS_WIN


@pytest.mark.parametrize("ghosts", [(), (5,)])
def test_ac_73_an_automa_cultist_proposes_nothing(ghosts: tuple[int, ...]) -> None:
    play = last_book(with_automa(6, *SEER, automa=CULTIST).ghost(*ghosts))
    assert play.asked() == {5: "name_seer"}
    assert ("name", 6) not in play.options(5)

    play.choose("name", 1)

    assert play.table.won == CULTISTS_WIN
    assert play.table.winners == [5]


# AC-89, the Seer


def test_ac_89_the_seer_learns_at_night_who_the_cultists_are() -> None:
    play = party(8, *SEER).phase("night").round(1).play()

    assert play.events(1, "is_cultist") == [("is_cultist", 6), ("is_cultist", 7)]
    assert [p.role for p in play.view(1).players[6:]] == [CULTIST, CULTIST]


def test_ac_89_the_seer_does_not_learn_who_is_dead() -> None:
    play = five(*SEER).phase("night").round(1).pulse(2, "dead", laid=0).play()

    assert play.events(1, "dead_already") == []
    assert play.view(1).dead_already is None


@pytest.mark.parametrize("other", [None, 0, 2, 6, 7])
def test_ac_89_nobody_learns_who_the_seer_is(other: int | None) -> None:
    play = party(8, *SEER).phase("night").round(1).play()

    assert play.view(other).players[1].role is None
    assert all("seer" not in event for event in play.events(other) if event[0] != "roles")


def test_ac_89_the_seer_is_an_investigator_like_any_other() -> None:
    play = last_book(five(*SEER)).choose("name_nobody")

    assert 1 in play.table.winners


@pytest.mark.parametrize(("people", "there"), [(5, True), (6, True), (7, False), (8, True)])
def test_ac_89_the_seer_is_recommended_for_five_six_and_eight(people: int, there: bool) -> None:
    options = RULES.read_options(people, {"automa": False, "preset": "standard"})

    assert ("seer" in roles_of(options)) == there


def test_ac_89_the_seer_with_seven_needs_the_tick_at_unbalanced() -> None:
    raw = {"preset": "expert", "roles": ["seer", "firestarter", "rookie"]}

    with pytest.raises(BadSetup):
        RULES.read_options(7, raw)

    assert "seer" in roles_of(RULES.read_options(7, {**raw, "unbalanced": True}))
