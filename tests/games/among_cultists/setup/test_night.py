"""The night (AC-11): who is told what, and what the narrator says."""

import pytest

from tests.games.among_cultists.deals import TABLES, cultists, dealt, dealt_often
from tests.games.among_cultists.scenes import (
    CULTIST,
    INVESTIGATOR,
    Play,
    Scene,
    five,
    party,
    with_automa,
)
from turncoat.core.terms import Event, Seat


def night(scene: Scene) -> Play:
    return scene.round(1).phase("night").play()


def dead(scene: Scene, *seats: Seat) -> Scene:
    """Give these seats a Dead card as their first pulse card, and all others an Alive one."""
    for seat in range(scene.table.board.count):
        scene.pulse(seat, "dead" if seat in seats else "alive", laid=0)
    return scene


def named(*seats: Seat) -> list[Event]:
    return [("is_cultist", seat) for seat in seats]


def known_cultists(play: Play, seat: Seat | None) -> list[Seat]:
    """The seats shown as Cultists in a view."""
    return [player.seat for player in play.view(seat).players if player.role == CULTIST]


def spoken(play: Play, seat: Seat | None = None) -> list[str]:
    """What the narrator says."""
    return [str(event[1]) for event in play.events(seat, "night")]


# Everybody's own role


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_11_everyone_sees_its_own_role(people: int, automa: bool, count: int) -> None:
    play = dealt(people, automa=automa)

    for seat in range(people):
        role = play[seat].role.id
        assert play.events(seat, "you_are") == [("you_are", role, play[seat].route)]
        assert play.view(seat).players[seat].role == role


def test_ac_11_those_who_watch_see_no_role() -> None:
    play = dealt(8)

    assert play.events(None, "you_are") == []
    assert {player.role for player in play.view(None).players} == {None}


@pytest.mark.parametrize("role", ["firestarter", "assassin", "rookie", "mechanic", "seer"])
def test_ac_11_everyone_sees_its_special_role(role: str) -> None:
    play = night(five(role))

    assert play.events(0, "you_are") == [("you_are", role, 0)]


# The Cultists


def test_ac_11_two_cultists_learn_of_each_other() -> None:
    play = night(party(7))

    assert play.events(5, "is_cultist") == play.events(6, "is_cultist") == named(5, 6)
    assert known_cultists(play, 5) == known_cultists(play, 6) == [5, 6]


def test_ac_11_a_lone_cultist_learns_that_there_is_no_other() -> None:
    play = night(five())

    assert play.events(4, "is_cultist") == named(4)
    assert known_cultists(play, 4) == [4]


@pytest.mark.parametrize(("people", "cultist"), [(5, 4), (6, 5)])
def test_ac_11_the_cultist_learns_who_is_dead_from_the_start(people: int, cultist: Seat) -> None:
    play = night(dead(party(people), 2))

    assert play.events(cultist, "dead_already") == [("dead_already", 2)]
    assert play.view(cultist).dead_already == [2]


def test_ac_11_both_cultists_learn_who_is_dead_from_the_start() -> None:
    play = night(dead(party(8), 3))

    assert play.events(6, "dead_already") == play.events(7, "dead_already") == [("dead_already", 3)]
    assert play.view(6).dead_already == play.view(7).dead_already == [3]


def test_ac_11_with_five_the_cultist_may_learn_that_nobody_is() -> None:
    play = night(dead(five()))

    assert play.events(4, "dead_already") == []
    assert play.view(4).dead_already == []


@pytest.mark.parametrize(("people", "automa"), [(7, False), (6, True)])
def test_ac_11_with_seven_there_is_nobody_to_learn_of(people: int, automa: bool) -> None:
    for play in dealt_often(people, times=10, automa=automa):
        assert not any(play.events(seat, "dead_already") for seat in range(people))


@pytest.mark.parametrize("people", [5, 6, 8])
def test_ac_11_every_deal_tells_its_cultists_the_truth(people: int) -> None:
    for play in dealt_often(people, times=20):
        found = [("dead_already", p.seat) for p in play.table.players if p.killed]
        for cultist in cultists(play):
            assert play.events(cultist.seat, "dead_already") == found
            assert play.events(cultist.seat, "is_cultist") == named(
                *[p.seat for p in cultists(play)]
            )


def test_ac_11_a_cultist_learns_no_other_role() -> None:
    play = night(party(8, "seer", "mechanic", "assassin"))

    roles = [player.role for player in play.view(6).players]

    assert roles == [None, None, None, None, None, None, CULTIST, CULTIST]


def test_ac_11_what_was_seen_dead_at_night_is_not_forgotten() -> None:
    play = night(dead(five(), 2)).go_on()

    assert play.view(4).dead_already == [2]
    assert known_cultists(play, 4) == [4]


# The Seer


@pytest.mark.parametrize(("people", "found"), [(5, [4]), (6, [5]), (8, [6, 7])])
def test_ac_11_the_seer_learns_who_the_cultists_are(people: int, found: list[Seat]) -> None:
    play = night(party(people, "seer"))

    assert play.events(0, "is_cultist") == named(*found)
    assert known_cultists(play, 0) == found


def test_ac_11_the_seer_does_not_learn_who_is_dead() -> None:
    play = night(dead(five("seer"), 2))

    assert play.events(0, "dead_already") == []
    assert play.view(0).dead_already is None


@pytest.mark.parametrize("seat", [2, 3, 4, None])
def test_ac_11_nobody_learns_who_the_seer_is(seat: Seat | None) -> None:
    one = night(Scene("seer", INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, CULTIST))
    other = night(Scene(INVESTIGATOR, "seer", INVESTIGATOR, INVESTIGATOR, CULTIST))

    assert one.events(seat) == other.events(seat)
    assert one.view(seat) == other.view(seat)


# All others


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_ac_11_the_others_do_not_learn_who_the_cultist_is(seat: Seat | None) -> None:
    one = night(Scene(INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, CULTIST))
    other = night(Scene(INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, CULTIST, INVESTIGATOR))

    assert one.events(seat) == other.events(seat)
    assert one.view(seat) == other.view(seat)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
@pytest.mark.parametrize("victims", [(1,), (2,)])
def test_ac_11_the_others_do_not_learn_who_is_dead_nor_whether_anybody_is(
    victims: tuple[Seat], seat: Seat | None
) -> None:
    one, other = night(dead(five("seer"), *victims)), night(dead(five("seer")))

    assert one.events(seat) == other.events(seat)
    assert one.view(seat) == other.view(seat)


@pytest.mark.parametrize("role", ["mechanic", "assassin", "firestarter", "rookie", "radiant"])
def test_ac_11_the_other_special_roles_learn_nothing(role: str) -> None:
    play = night(dead(party(8, role), 3))

    assert play.events(0, "is_cultist") == play.events(0, "dead_already") == []
    assert known_cultists(play, 0) == []


def test_ac_11_those_who_watch_hear_the_narrator_only() -> None:
    play = night(dead(party(8, "seer"), 3))

    assert {event[0] for event in play.events(None)} == {"night"}


# AUTOMA


def test_ac_11_a_cultist_learns_that_the_automa_is_the_other() -> None:
    play = night(with_automa(6, automa=CULTIST))

    assert play.events(5, "is_cultist") == named(5, 6)


def test_ac_11_the_seer_learns_that_the_automa_is_a_cultist() -> None:
    play = night(with_automa(6, "seer", automa=CULTIST))

    assert play.events(0, "is_cultist") == named(5, 6)
    assert known_cultists(play, 0) == [5, 6]


def test_ac_11_a_cultist_learns_that_the_automa_is_dead_from_the_start() -> None:
    play = night(dead(with_automa(4), 4))

    assert play.events(3, "dead_already") == [("dead_already", 4)]


def test_ac_11_that_the_automa_was_seen_dead_at_night_is_not_forgotten() -> None:
    play = night(dead(with_automa(4), 4)).go_on()

    assert play.view(3).dead_already == [4]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_ac_11_nobody_is_told_if_the_automa_is_the_only_cultist(seat: Seat | None) -> None:
    play = night(dead(with_automa(4, automa=CULTIST), 1))

    assert play.events(seat, "is_cultist") == play.events(seat, "dead_already") == []
    assert known_cultists(play, seat) == []


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, 5, None])
def test_ac_11_nobody_learns_that_the_automa_is_the_seer(seat: Seat | None) -> None:
    play = night(with_automa(6, automa="seer"))

    assert play.events(seat, "is_cultist") == (named(4, 5) if seat in (4, 5) else [])
    assert play.view(seat).players[6].role is None
    assert "seer_wakes" in spoken(play, seat)


def test_ac_11_the_others_hear_the_same_whatever_the_automa_is() -> None:
    one = night(Scene(INVESTIGATOR, *[INVESTIGATOR] * 3, CULTIST, automa=True))
    other = night(Scene(INVESTIGATOR, *[INVESTIGATOR] * 2, CULTIST, INVESTIGATOR, automa=True))

    assert one.events(0) == other.events(0)
    assert one.view(0) == other.view(0)


# The narrator


@pytest.mark.parametrize("people", [5, 6])
def test_ac_11_the_night_of_one_cultist_and_a_seer(people: int) -> None:
    play = night(party(people, "seer"))

    assert spoken(play) == [
        "falls",
        "cultist_wakes",
        "victims",
        "cultist_sleeps",
        "seer_wakes",
        "seer_sleeps",
        "dawn",
    ]


def test_ac_11_the_night_of_two_cultists_and_a_seer() -> None:
    play = night(party(8, "seer"))

    assert spoken(play) == [
        "falls",
        "cultists_wake",
        "victims",
        "cultists_sleep",
        "seer_wakes",
        "seer_sleeps",
        "dawn",
    ]


@pytest.mark.parametrize("automa", [INVESTIGATOR, CULTIST])
def test_ac_11_without_a_seer_that_step_is_left_out(automa: str) -> None:
    play = night(with_automa(4, automa=automa))

    assert spoken(play) == ["falls", "cultist_wakes", "victims", "cultist_sleeps", "dawn"]


@pytest.mark.parametrize(("people", "automa"), [(7, False), (6, True)])
def test_ac_11_with_seven_nobody_points_at_victims(people: int, automa: bool) -> None:
    play = dealt(people, automa=automa)

    assert spoken(play) == ["falls", "cultists_wake", "cultists_sleep", "dawn"]


def test_ac_11_seven_with_the_automa_and_a_seer() -> None:
    play = dealt(6, automa=True, seer=True)

    assert spoken(play) == [
        "falls",
        "cultists_wake",
        "cultists_sleep",
        "seer_wakes",
        "seer_sleeps",
        "dawn",
    ]


def test_ac_11_all_hear_the_same_narrator() -> None:
    play = night(dead(party(8, "seer"), 3))

    assert {tuple(spoken(play, seat)) for seat in (*range(8), None)} == {tuple(spoken(play))}


# One night, after the set-up


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_11_everybody_is_asked_when_the_night_is_over(
    people: int, automa: bool, count: int
) -> None:
    play = dealt(people, automa=automa)

    assert play.asked() == dict.fromkeys(range(people), "night")
    assert {tuple(play.options(seat)) for seat in range(people)} == {(("go_on",),)}


def test_ac_11_there_is_only_one_night() -> None:
    play = five().phase("clean_up").play().go_on()

    assert play.events(topic="night") == []
    assert set(play.asked().values()) == {"move"}
