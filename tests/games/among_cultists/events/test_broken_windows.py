"""Broken Windows: AC-36."""

import pytest

from tests.games.among_cultists.scenes import five, party
from tests.games.among_cultists.steps import draw_event
from turncoat.core.terms import Seat


def test_ac_36_two_cards_of_the_draw_pile_join_the_unsafe_passage_deck() -> None:
    play = draw_event(five(), "broken_panes", "failure", "sabotage", "success")

    assert sorted(play.table.unsafe) == ["failure", "failure", "sabotage", "success"]
    assert play.view(None).unsafe == 4
    assert play.view(None).draw_pile == 7


@pytest.mark.parametrize(("pile", "unsafe"), [([], 2), (["success"], 3)])
def test_ac_36_a_short_draw_pile_gives_what_it_has(pile: list[str], unsafe: int) -> None:
    scene = five()
    scene.table.draw_pile = pile

    play = draw_event(scene, "broken_panes", *pile, "success")

    assert play.view(None).draw_pile == 0
    assert play.view(None).unsafe == unsafe
    assert play.events(topic="unsafe_card") == [("unsafe_card", "success")]


def test_ac_36_one_card_is_revealed_and_shuffled_back() -> None:
    play = draw_event(five(), "broken_panes", "success", "success", "success")

    assert play.events(topic="unsafe_card") == [("unsafe_card", "success")]
    assert sorted(play.table.unsafe) == ["failure", "success", "success", "success"]


@pytest.mark.parametrize("seat", [0, 4, None])
def test_ac_36_nobody_sees_which_cards_join_the_deck(seat: Seat | None) -> None:
    plays = [
        draw_event(five(), "broken_panes", face, face, "success") for face in ("success", "failure")
    ]

    assert plays[0].events(seat) == plays[1].events(seat)
    assert plays[0].view(seat) == plays[1].view(seat)


def test_ac_36_a_card_that_has_just_joined_may_be_revealed() -> None:
    play = draw_event(five().unsafe(), "broken_panes", "success", "sabotage", "sabotage")

    assert play.events(topic="unsafe_card") == [("unsafe_card", "sabotage")]


def test_ac_36_success_does_nothing() -> None:
    play = draw_event(five(), "broken_panes", "success", "success", "success")

    assert play.table.fishman == ""
    assert not any(room.intruder for room in play.table.rooms.values())


def test_ac_36_failure_lets_a_cultist_in() -> None:
    play = draw_event(five(), "broken_panes", "success", "success", "failure", "G")

    assert [place for place, room in play.table.rooms.items() if room.intruder] == ["G"]
    assert play.view(None).tokens == ["LB", "R"]


@pytest.mark.parametrize(("people", "hall"), [(5, "HN"), (6, "HN"), (7, "H0"), (8, "H0")])
def test_ac_36_sabotage_lets_the_fishman_in(people: int, hall: str) -> None:
    scene = party(people).at("D1", *range(people))

    play = scene.phase("event").play("broken_panes", "sabotage", "success", "sabotage")

    assert play.table.fishman == hall
