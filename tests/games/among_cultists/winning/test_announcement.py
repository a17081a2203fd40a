"""The announcement (AC-65)."""

import pytest

from tests.games.among_cultists.deals import scene
from tests.games.among_cultists.endings import all_pass, announced
from tests.games.among_cultists.scenes import (
    CULTIST,
    GO_ON,
    INVESTIGATOR,
    Scene,
    five,
    party,
    with_automa,
)
from turncoat.core.terms import Seat

ANNOUNCE = ("announce",)


# AC-65: the question


@pytest.mark.parametrize(("people", "automa"), [(4, True), (5, False), (6, False)])
def test_ac_65_with_one_cultist_everybody_is_asked_alike(people: int, automa: bool) -> None:
    play = all_pass(scene(people, automa))

    shown = [play.match.decision_view(seat) for seat in range(people)]

    assert play.asked() == dict.fromkeys(range(people), "announce")
    assert {question.topic for question in shown} == {("announce",)}
    assert {question.window for question in shown} == {True}


def test_ac_65_only_the_cultist_may_announce() -> None:
    play = all_pass(five("seer", "firestarter", "klutz"))

    assert [play.options(seat) for seat in range(4)] == [[GO_ON]] * 4
    assert set(play.options(4)) == {GO_ON, ANNOUNCE}


def test_ac_65_ghosts_are_asked_too() -> None:
    play = all_pass(five().ghost(1, 2))

    assert play.options(1) == play.options(2) == [GO_ON]


@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_ac_65_nobody_sees_who_was_offered_more(seat: Seat | None) -> None:
    first = all_pass(five())
    second = all_pass(Scene(INVESTIGATOR, INVESTIGATOR, CULTIST, INVESTIGATOR, INVESTIGATOR))

    assert first.view(seat) == second.view(seat)


@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_ac_65_while_others_are_asked_nobody_sees_an_answer(seat: Seat | None) -> None:
    play = all_pass(five())
    before, told = play.view(seat), play.events(seat)

    play.answer(4, "announce")

    assert play.view(seat) == before
    assert play.events(seat) == told


def test_ac_65_if_the_cultist_says_nothing_the_next_round_begins() -> None:
    play = all_pass(five().pulse(0, "dead").pulse(1, "dead").pulse(2, "dead"))

    play.go_on()

    assert play.events(None, "announces") == []
    assert play.table.round == 3


@pytest.mark.parametrize("round_number", [1, 2, 5, 9])
def test_ac_65_it_is_asked_in_every_round_but_the_last(round_number: int) -> None:
    play = all_pass(five().round(round_number))

    assert set(play.asked().values()) == {"announce"}


def test_ac_65_it_is_not_asked_in_round_10() -> None:
    play = all_pass(five().round(10))

    assert play.asked() == {}
    assert play.table.won == "cultists"


def test_ac_65_it_is_asked_also_when_the_automa_is_the_only_cultist() -> None:
    play = all_pass(with_automa(4, automa=CULTIST))

    assert [play.options(seat) for seat in range(4)] == [[GO_ON]] * 4


@pytest.mark.parametrize(("people", "automa"), [(6, True), (7, False), (8, False)])
def test_ac_65_it_is_never_asked_with_two_cultists(people: int, automa: bool) -> None:
    play = all_pass(scene(people, automa))

    assert play.table.round == 3
    assert play.asked() == {1: "move"}


# AC-65: the answer


@pytest.mark.parametrize(("people", "needed"), [(5, 3), (6, 4)])
def test_ac_65_right_and_the_cultists_win(people: int, needed: int) -> None:
    scene = party(people)
    for seat in range(needed):
        scene.pulse(seat, "alive", "dead")

    play = announced(scene)

    assert play.match.over
    assert play.table.won == "cultists"
    assert play.table.winners == [people - 1]


@pytest.mark.parametrize(("people", "needed"), [(5, 3), (6, 4)])
def test_ac_65_wrong_and_they_lose_at_once(people: int, needed: int) -> None:
    scene = party(people)
    for seat in range(needed - 1):
        scene.pulse(seat, "alive", "dead")

    play = announced(scene)

    assert play.match.over
    assert play.table.won == "investigators"
    assert play.table.winners == list(range(people - 1))


def test_ac_65_ghosts_count_among_the_dead() -> None:
    play = announced(five().ghost(0, 1).pulse(2, "dead"))

    assert play.table.won == "cultists"


def test_ac_65_each_counts_once() -> None:
    play = announced(five().ghost(0, 1).pulse(0, "dead", "dead").pulse(1, "dead"))

    assert play.table.won == "investigators"


def test_ac_65_the_cultist_does_not_count() -> None:
    play = announced(five().pulse(0, "dead").pulse(1, "dead").pulse(4, "dead"))

    assert play.table.won == "investigators"


def test_ac_65_the_automa_counts() -> None:
    play = announced(with_automa(4).pulse(0, "dead").pulse(1, "dead").pulse(4, "dead"))

    assert play.table.won == "cultists"


def test_ac_65_more_than_enough_are_enough() -> None:
    scene = five().pulse(0, "dead").pulse(1, "dead").pulse(2, "dead").pulse(3, "dead")

    assert announced(scene).table.won == "cultists"


@pytest.mark.parametrize("dead", [2, 3])
def test_ac_65_all_pulse_cards_are_shown(dead: int) -> None:
    scene = five()
    for victim in range(dead):
        scene.pulse(victim, "alive", "dead", giver=4)

    play = announced(scene)

    for seat in (0, 3, None):
        given = [line for line in play.view(seat).ledger if line[0] == "given"]
        faces = [("given", 4, s, face, 1) for s in range(dead) for face in ("alive", "dead")]
        assert given == faces
        assert play.events(seat, "announces") == [("announces", 4)]


@pytest.mark.parametrize("dead", [2, 3])
def test_ac_65_there_is_no_guess_at_the_seer(dead: int) -> None:
    scene = five("seer")
    for seat in range(1, 1 + dead):
        scene.pulse(seat, "dead")

    play = announced(scene)

    assert play.asked() == {}
    assert play.table.won == ("cultists" if dead == 3 else "investigators")
