"""Mirror: AC-39."""

import pytest

from tests.games.among_cultists.scenes import GO_ON, Play, Scene, five, party, with_automa
from tests.games.among_cultists.steps import answer_first, met, play_on
from turncoat.core.errors import TALK_CLOSED, IllegalAnswer
from turncoat.core.terms import Seat


def mirrored(scene: Scene, before: str, *luck: str) -> Play:
    """Mirror is drawn after this event of the previous round."""
    return scene.effect(before).phase("event").play("mirror", *luck)


def test_ac_39_in_round_1_nothing_happens() -> None:
    play = five().round(1).phase("event").play("mirror")

    assert play.events() == [("event", "mirror"), ("nothing_mirrored",)]
    assert play.asked() == {0: "action"}


def test_ac_39_with_no_event_before_nothing_happens() -> None:
    play = five().round(3).phase("event").play("mirror")

    assert play.events() == [("event", "mirror"), ("nothing_mirrored",)]


def test_ac_39_it_is_the_event_of_the_round_before_and_none_earlier() -> None:
    scene = five().at("D1", 0, 1).at("D2", 2, 3).effect("lightning").dark()
    play = scene.phase("event").play("high_morale")

    play_on(play, "mirror")

    assert play.events(topic="mirrored") == [("mirrored", "high_morale")]
    assert not play.table.power


def test_ac_39_the_clock_shows_the_mirror() -> None:
    play = mirrored(five(), "high_morale")

    assert play.view(None).past == ["high_morale", "mirror"]


def test_ac_39_the_round_after_the_mirror_is_free_of_it() -> None:
    play = mirrored(five().at("P1", 0).at("P2", 1), "secret_doors")

    play_on(play, "high_morale")

    assert play.view(None).effect == "high_morale"


# Lightning


@pytest.mark.parametrize("power", [True, False])
def test_ac_39_lightning_flips_the_power_back(power: bool) -> None:
    scene = five().at("D1", 0, 1).at("D2", 2, 3)

    play = mirrored(scene if power else scene.dark(), "lightning")

    assert play.view(None).power is not power


def test_ac_39_lightning_that_takes_the_power_starts_encounters() -> None:
    play = mirrored(five().at("D1", 0, 1, 2).at("D2", 3, 4).knife(2), "lightning")

    assert met(play) == [(2, 0, 1)]


def test_ac_39_lightning_that_brings_the_power_back_starts_none() -> None:
    play = mirrored(five().dark(), "lightning")

    assert met(play) == []


def test_ac_39_where_the_radiant_shines_nobody_meets() -> None:
    play = mirrored(five("radiant").ghost(0), "lightning")

    assert met(play) == []
    assert not play.table.power


# Effects that go on


@pytest.mark.parametrize("power", [True, False])
def test_ac_39_secret_doors_run_on_without_new_encounters(power: bool) -> None:
    scene = five().at("P1", 0).at("P2", 1).on_route(0)

    play = mirrored(scene if power else scene.dark(), "secret_doors")

    assert met(play) == []
    assert {("refill_room", "P2"), ("check_status", 1)} <= set(play.options())


def test_ac_39_no_connection_runs_on() -> None:
    play = mirrored(five(), "no_connection")

    with pytest.raises(IllegalAnswer, match=TALK_CLOSED):
        play.match.say(0, ("trust", 1))


def test_ac_39_no_connection_leaves_out_the_discussion_again() -> None:
    play = mirrored(five().at("LB", 0).on_route(0), "no_connection")

    play.choose("call_vote")

    assert play.asked() == dict.fromkeys(range(5), "vote")


@pytest.mark.parametrize(("before", "points"), [("high_morale", 4), ("low_morale", 2)])
def test_ac_39_morale_holds_for_the_next_movement_too(before: str, points: int) -> None:
    play = mirrored(five(), before)

    play.pass_on().go_on()

    assert play.match.pending[1].topic == ("move", points)


# The Gate Opens


@pytest.mark.parametrize(("people", "deadline"), [(5, 6), (7, 5)])
def test_ac_39_the_gate_gets_one_round_more(people: int, deadline: int) -> None:
    play = mirrored(party(people).round(4).gate(deadline), "gate_opens")

    assert play.view(None).gate == "open"
    assert play.view(None).gate_deadline == deadline + 1


def test_ac_39_a_prolonged_gate_costs_nothing_at_the_first_deadline() -> None:
    play = mirrored(five().at("D1", *range(5)).round(6).gate(6), "gate_opens")

    play.pass_on()

    assert play.view(None).goal == 10


def test_ac_39_a_closed_gate_stays_closed() -> None:
    scene = five().round(4).gate(6)
    scene.table.gate = "closed"

    play = mirrored(scene, "gate_opens")

    assert play.view(None).gate == "closed"
    assert play.view(None).gate_deadline == 6
    assert play.events(topic="gate_opens") == []


# Broken Windows


def test_ac_39_two_more_cards_come_through_broken_windows() -> None:
    play = mirrored(five(), "broken_panes", "success", "success", "success")

    assert play.view(None).unsafe == 4
    assert play.view(None).draw_pile == 7


def test_ac_39_one_more_card_of_the_unsafe_passage_is_resolved() -> None:
    play = mirrored(five(), "broken_panes", "success", "sabotage", "sabotage")

    assert play.events(topic="unsafe_card") == [("unsafe_card", "sabotage")]
    assert play.table.fishman == "HN"


# Events for the holder of the Knife


@pytest.mark.parametrize("knife", [0, 3])
def test_ac_39_the_holder_of_the_knife_now_may_look(knife: Seat) -> None:
    play = mirrored(five().knife(knife).pulse(1, "dead"), "watching_eyes")

    assert play.asked() == {knife: "watching_eyes"}

    play.choose("look", 1)

    assert set(play.options()) == {("reveal",), GO_ON}


@pytest.mark.parametrize("knife", [0, 3])
def test_ac_39_the_holder_of_the_knife_now_may_draw_a_token(knife: Seat) -> None:
    play = mirrored(five().knife(knife), "under_control", "lightning")

    assert play.asked() == {knife: "under_control"}

    play.choose("draw_token").choose("token", "remove")

    assert play.table.bag.count("lightning") == 1


def test_ac_39_with_an_empty_bag_there_is_no_token_to_draw() -> None:
    play = mirrored(five().bag("mirror"), "under_control")

    assert play.asked() == {0: "action"}


@pytest.mark.parametrize("before", ["watching_eyes", "under_control"])
@pytest.mark.parametrize("holder", ["ghost", "automa"])
def test_ac_39_a_ghost_or_the_automa_now_makes_no_use_of_it(before: str, holder: str) -> None:
    scene = with_automa(4).knife(4) if holder == "automa" else with_automa(4).ghost(3).knife(3)

    play = mirrored(scene, before)

    assert set(play.asked().values()) == {"action"}
    assert play.events(topic="looks") == play.events(topic="draws_token") == []


@pytest.mark.parametrize(
    ("before", "word"),
    [("lightning", "power"), ("gate_opens", "gate_opens"), ("broken_panes", "unsafe_card")],
)
@pytest.mark.parametrize("holder", ["ghost", "automa"])
def test_ac_39_other_events_happen_again_whoever_holds_the_knife(
    before: str, word: str, holder: str
) -> None:
    scene = with_automa(4).at("D1", 0, 1).at("D2", 2, 3).gate(5)
    scene = scene.knife(4) if holder == "automa" else scene.ghost(3).knife(3)

    play = mirrored(scene, before)

    assert len(play.events(topic=word)) == 1


def test_ac_39_the_holder_who_passed_the_knife_on_is_not_asked_again() -> None:
    play = five().phase("event").play("under_control").choose("go_on")

    play.luck("mirror")
    while set(play.asked().values()) != {"under_control"}:
        answer_first(play)

    assert play.asked() == {1: "under_control"}
