"""Events in general (AC-30), and morale (AC-33, AC-33a)."""

import pytest

from tests.games.among_cultists.scenes import Play, five, party, with_automa
from tests.games.among_cultists.steps import answer_first, draw_event, play_on
from turncoat.core.view import HeardClaim

EVENTS = [
    "lightning", "secret_doors", "no_connection", "watching_eyes", "high_morale", "low_morale",
    "under_control", "gate_opens", "broken_panes", "mirror",
]  # fmt: skip


def doors_passed(play: Play, *places: str) -> int:
    """Walk seat 0 to these places; return how many doors it gets through."""
    for passed, place in enumerate(places):
        if play.asked() != {0: "move"}:
            return passed
        play.choose("go", place)
    return len(places)


# AC-30


def test_ac_30_a_token_is_drawn_after_the_movement_and_applied_at_once() -> None:
    play = five().phase("movement").at("D1", 0, 1).at("D2", 2, 3).turn(4).play("lightning")

    play.walk("R")

    assert play.events()[-2:] == [("event", "lightning"), ("power", 0)]
    assert not play.table.power
    assert play.asked() == {0: "action"}


@pytest.mark.parametrize("token", EVENTS)
def test_ac_30_the_token_leaves_the_bag(token: str) -> None:
    scene = five()
    before = scene.table.bag.count(token)

    play = draw_event(scene, token)

    assert len(play.table.bag) == 11
    assert play.table.bag.count(token) == before - 1


def test_ac_30_one_token_a_round() -> None:
    play = draw_event(five(), "high_morale")

    play_on(play, "low_morale")
    play_on(play, "no_connection")

    assert play.events(topic="event") == [
        ("event", "high_morale"),
        ("event", "low_morale"),
        ("event", "no_connection"),
    ]


def test_ac_30_the_clock_shows_the_past_events() -> None:
    play = draw_event(five(), "high_morale")

    play_on(play, "low_morale")

    assert play.view(None).past == ["high_morale", "low_morale"]
    assert play.view(None).effect == "low_morale"


def test_ac_30_the_effect_lasts_until_the_next_event_is_drawn() -> None:
    play = draw_event(five().at("P1", 0), "secret_doors").pass_on().go_on()

    # In the next movement phase the Infirmary is still joined to the Dormitory.
    while play.asked() != {0: "move"}:
        answer_first(play)

    assert ("stop", "P2") in play.options()


def test_ac_30_the_effect_ends_when_the_next_event_is_drawn() -> None:
    play = draw_event(five().effect("no_connection"), "high_morale")

    play.match.say(0, ("trust", 1))

    assert play.view(2).heard == [HeardClaim(0, ("trust", 1), None)]


def test_ac_30_the_power_stays_as_it_is() -> None:
    play = draw_event(five().effect("lightning").dark(), "high_morale")

    assert not play.view(None).power


def test_ac_30_the_gate_stays_as_it_is() -> None:
    play = draw_event(five().effect("gate_opens").gate(4), "high_morale")

    assert play.view(None).gate == "open"
    assert play.view(None).gate_deadline == 4


def test_ac_30_moved_cards_stay_where_they_are() -> None:
    scene = five().effect("broken_panes").unsafe("success", "failure", "success", "failure")

    play = draw_event(scene, "high_morale")

    assert play.view(None).unsafe == 4


def test_ac_30_with_an_empty_bag_there_is_no_event() -> None:
    play = draw_event(five().bag())

    assert play.events(topic="event") == []
    assert play.view(None).past == []
    assert play.asked() == {0: "action"}


def test_ac_30_with_an_empty_bag_the_last_effect_goes_on() -> None:
    play = draw_event(five().at("P1", 0).on_route(0).effect("secret_doors").bag())

    assert ("refill_room", "P2") in play.options()


@pytest.mark.parametrize(
    "token", [e for e in EVENTS if e not in ("watching_eyes", "under_control")]
)
@pytest.mark.parametrize("holder", ["living", "ghost", "automa"])
def test_ac_30_most_events_need_nobody_to_hold_the_knife(token: str, holder: str) -> None:
    scene = with_automa(4).at("O2", 4).knife(4 if holder == "automa" else 0)
    if holder == "ghost":
        scene.ghost(0)

    play = draw_event(scene, token)

    assert play.events(topic="event") == [("event", token)]
    assert set(play.asked().values()) == {"action"}


# AC-33


@pytest.mark.parametrize(("effect", "points"), [("high_morale", 4), ("low_morale", 2), ("", 3)])
@pytest.mark.parametrize(
    ("people", "way"), [(5, ["HW", "O1", "P2", "HS"]), (7, ["HNW", "O1", "P2", "HSW"])]
)
def test_ac_33_morale_gives_or_takes_a_point(
    effect: str, points: int, people: int, way: list[str]
) -> None:
    scene = party(people).phase("movement").at("D2", *range(1, people))

    play = (scene.effect(effect) if effect else scene).play()

    assert doors_passed(play, *way) == points
    assert play.asked() == {1: "move"}


def test_ac_33_it_holds_for_everybody() -> None:
    scene = five().phase("movement").effect("low_morale").at("D2", 0, 1, 2).knife(3).turn(1)

    play = scene.play().choose("go", "HW").choose("go", "O1")

    assert play[4].place == "O1"
    assert play.asked() == {0: "move"}


@pytest.mark.parametrize(("token", "left"), [("high_morale", 4), ("low_morale", 2)])
def test_ac_33_it_holds_in_the_next_movement(token: str, left: int) -> None:
    play = draw_event(five(), token)

    play.pass_on().go_on()

    assert play.match.pending[1].topic == ("move", left)


def test_ac_33_it_holds_in_the_next_movement_only() -> None:
    play = play_on(draw_event(five(), "high_morale"), "no_connection")

    play.pass_on().go_on()

    assert play.match.pending[2].topic == ("move", 3)


def test_ac_33_low_morale_does_not_touch_ghosts() -> None:
    play = five().phase("movement").ghost(0).effect("low_morale").at("P1", 0).play()

    assert len(play.options()) == 13


# AC-33a


@pytest.mark.parametrize(
    ("effect", "place"), [("high_morale", "P1"), ("", "O2"), ("low_morale", "HE")]
)
def test_ac_33a_morale_counts_for_the_automa_too(effect: str, place: str) -> None:
    # Route 3, round 2: pink first. The Fishman blocks HN, so the Dormitory is four doors away.
    scene = with_automa(4).route(4, 2).at("LB", 4).at("D1", 0, 1, 2, 3).fishman("HN").knife(4)
    if effect:
        scene.effect(effect)

    play = scene.phase("movement").play()

    assert play[4].place == place


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [("high_morale", "low_morale", 2), ("low_morale", "high_morale", 4)],
)
def test_ac_33a_morale_never_adds_up(first: str, second: str, left: int) -> None:
    play = draw_event(five().effect(first), second)

    play.pass_on().go_on()

    assert play.match.pending[1].topic == ("move", left)


@pytest.mark.parametrize(("token", "left"), [("high_morale", 4), ("low_morale", 2)])
def test_ac_33a_under_mirror_morale_holds_again(token: str, left: int) -> None:
    play = draw_event(five().effect(token), "mirror")

    play.pass_on().go_on()

    assert play.match.pending[1].topic == ("move", left)
