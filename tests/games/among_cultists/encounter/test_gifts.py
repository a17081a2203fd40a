"""Giving cards in encounters: AC-25."""

import pytest

from tests.games.among_cultists.encounter.giving import (
    about_to_enter,
    allowed_outcomes,
    come_in,
    gifts,
    reachable_outcomes,
)
from tests.games.among_cultists.scenes import Play, five, with_automa
from tests.games.among_cultists.steps import finish_encounters
from turncoat.core.terms import Seat


def pair() -> Play:
    """The Cultist, seat 4, has just met seat 1."""
    scene = five().phase("movement").at("R", 1).at("D2", 0, 2, 3).knife(4)
    return scene.play().choose("go", "R")


# AC-25: two participants


def test_ac_25_two_choose_at_the_same_time() -> None:
    play = pair()

    assert play.asked() == {4: "give", 1: "give"}


def test_ac_25_each_of_two_gives_one_and_receives_one() -> None:
    play = pair().meet(s4="dead", s1="alive")

    assert [card[:2] for card in play[1].pulse] == [("dead", 4)]
    assert [card[:2] for card in play[4].pulse] == [("alive", 1)]


def test_ac_25_the_cards_come_from_the_hands() -> None:
    play = pair().meet(s4="dead", s1="alive")

    assert sorted(play[4].encounter_cards) == ["alive"] * 6 + ["dead"] * 2
    assert sorted(play[1].encounter_cards) == ["alive"] * 8


def test_ac_25_one_gives_what_one_holds() -> None:
    play = pair()

    assert play.options(4) == [("give", "alive"), ("give", "dead")]


def test_ac_25_everyone_is_asked_also_who_holds_only_alive() -> None:
    play = pair()

    assert play.options(1) == [("give", "alive")]


def test_ac_25_the_first_choice_shows_only_with_the_second() -> None:
    play = pair().meet(s4="dead")

    assert play.events(topic="gives") == []
    assert play.view(1).players[1].pulse_count == 0
    assert play.view(1).players[4].encounter_count == 9


def test_ac_25_all_see_that_cards_were_given() -> None:
    play = pair().meet(s4="dead", s1="alive")

    assert set(play.events(topic="gives")) == {("gives", 4, 1), ("gives", 1, 4)}
    assert play.view(None).players[1].pulse_count == 1
    assert play.view(None).players[4].encounter_count == 8


def test_ac_25_one_knows_what_one_gave() -> None:
    play = pair().meet(s4="dead", s1="alive")

    assert play.events(4, "gave") == [("gave", 1, "dead")]
    assert ("given", 4, 1, "dead", 2) in play.view(4).ledger


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
@pytest.mark.parametrize("done", [False, True])
def test_ac_25_which_card_it_was_nobody_else_learns(seat: Seat | None, done: bool) -> None:
    plays = [pair(), pair()]

    for play, face in zip(plays, ("alive", "dead"), strict=True):
        play.meet(s4=face)
        if done:
            play.meet(s1="alive")

    assert plays[0].view(seat) == plays[1].view(seat)
    assert plays[0].events(seat) == plays[1].events(seat)


def test_ac_25_the_automa_gives_its_top_card_unseen() -> None:
    scene = with_automa(4, automa="cultist").phase("movement").at("D2", 1, 2, 3).at("R", 4)
    plays = [scene.play("dead").choose("go", "R")]
    again = with_automa(4, automa="cultist").phase("movement").at("D2", 1, 2, 3).at("R", 4)
    plays.append(again.play("alive").choose("go", "R"))

    for play in plays:
        play.meet(s0="alive")

    assert [play[0].pulse[0][0] for play in plays] == ["dead", "alive"]
    assert plays[0].view(0) == plays[1].view(0)
    assert plays[0].events(0) == plays[1].events(0)


# AC-25: three or more participants, in turn


def test_ac_25_with_three_the_mover_begins() -> None:
    play = come_in(about_to_enter(3))

    assert play.asked() == {0: "give_to"}
    assert play.options() == [("to", 1), ("to", 2)]


@pytest.mark.parametrize(("mover", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_ac_25_with_three_the_order_is_clockwise_from_the_mover(
    mover: Seat, order: list[Seat]
) -> None:
    play = finish_encounters(come_in(about_to_enter(3, mover=mover)))

    assert [event[1] for event in play.events(topic="gives")] == order


@pytest.mark.parametrize(("mover", "order"), [(1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
def test_ac_25_with_four_the_order_is_clockwise_from_the_mover(
    mover: Seat, order: list[Seat]
) -> None:
    play = finish_encounters(come_in(about_to_enter(4, mover=mover)))

    assert [event[1] for event in play.events(topic="gives")] == order


@pytest.mark.parametrize(("knife", "order"), [(1, [1, 2, 0]), (3, [0, 1, 2]), (4, [0, 1, 2])])
def test_ac_25_in_an_event_the_order_is_clockwise_from_the_knife(
    knife: Seat, order: list[Seat]
) -> None:
    play = finish_encounters(five().at("R", 0, 1, 2).knife(knife).phase("event").play("lightning"))

    assert [event[1] for event in play.events(topic="gives")] == order


def test_ac_25_in_an_event_two_choose_at_the_same_time() -> None:
    play = five().at("P1", 0).at("P2", 1).phase("event").play("secret_doors")

    assert play.asked() == {0: "give", 1: "give"}


def test_ac_25_each_chooses_one_person_and_one_card() -> None:
    play = come_in(about_to_enter(3))

    play.choose("to", 2)

    assert play.asked() == {0: "give"}

    play.choose("give", "alive")

    assert [card[:2] for card in play[2].pulse] == [("alive", 0)]
    assert [*play.asked()] == [1]


def test_ac_25_who_receives_is_public() -> None:
    play = finish_encounters(come_in(about_to_enter(3)))

    assert gifts(play) == ((0, 1), (1, 2), (2, 0))
    assert [player.pulse_count for player in play.view(None).players] == [1, 1, 1, 0, 0]


@pytest.mark.parametrize("seat", [1, 2, 3, 4, None])
def test_ac_25_with_three_nobody_else_learns_which_card(seat: Seat | None) -> None:
    plays = [come_in(about_to_enter(3, five("cultist"))).choose("to", 2) for _ in "12"]

    for play, face in zip(plays, ("alive", "dead"), strict=True):
        play.choose("give", face)

    assert plays[0].view(seat) == plays[1].view(seat)
    assert plays[0].events(seat) == plays[1].events(seat)


def test_ac_25_with_three_everyone_is_asked_also_who_holds_only_alive() -> None:
    play = come_in(about_to_enter(3)).choose("to", 1).choose("give", "alive")

    assert play.asked() == {1: "give"}
    assert play.options() == [("give", "alive")]

    play.choose("give", "alive")

    assert play.asked() == {2: "give"}
    assert play.options() == [("give", "alive")]


def test_ac_25_with_three_the_last_is_not_left_alone_with_itself() -> None:
    play = come_in(about_to_enter(3)).choose("to", 1).choose("give", "alive")

    # If seat 1 gave to seat 0, seat 2 could only give to itself.
    play.choose("give", "alive")

    assert play.events(topic="gives")[-1] == ("gives", 1, 2)


def test_ac_25_nobody_gives_to_who_has_had_a_card() -> None:
    play = come_in(about_to_enter(4)).choose("to", 1).choose("give", "alive")

    play.choose("to", 2).choose("give", "alive")

    # Seats 0 and 3 have no card yet. If seat 2 gave to 0, seat 3 could only give to itself.
    assert play.asked() == {2: "give"}
    assert play.choose("give", "alive").events(topic="gives")[-1] == ("gives", 2, 3)


def test_ac_25_a_choice_that_strands_nobody_is_offered() -> None:
    play = come_in(about_to_enter(4)).choose("to", 2).choose("give", "alive")

    assert play.options() == [("to", 0), ("to", 3)]

    play.choose("to", 3).choose("give", "alive")

    assert play.options() == [("to", 0), ("to", 1)]


@pytest.mark.parametrize("company", [3, 4, 5])
def test_ac_25_whatever_is_chosen_each_gives_one_and_receives_one(company: int) -> None:
    play = come_in(about_to_enter(company))

    assert reachable_outcomes(play) == allowed_outcomes(range(company), company)


def test_ac_25_on_map_b_all_eight_may_meet() -> None:
    play = finish_encounters(come_in(about_to_enter(8)))

    assert [len(player.pulse) for player in play.table.players] == [1] * 8


def test_ac_25_whoever_meets_twice_gives_twice() -> None:
    play = pair().meet(s4="dead", s1="alive")

    play.choose("go", "D1").choose("go", "R").meet(s4="dead", s1="alive")

    assert [card[0] for card in play[1].pulse] == ["dead", "dead"]
