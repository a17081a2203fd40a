"""Red and blue events in general (SH-14)."""

import pytest

from tests.games.shadow_hunters.scenes import Play, Scene
from turncoat.games.shadow_hunters.content import COLOUR_OF


def kinds_of_options(play: Play) -> set[str]:
    """The kinds of options that are offered."""
    return {str(option[0]) for option in play.options()}


@pytest.mark.parametrize("card", ["hungry_bats", "storm_of_light"])
def test_sh_14_an_event_is_read_out(card: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw(card)

    assert play.events(topic="draws_card") == [("draws_card", 0, COLOUR_OF[card], card)]


def test_sh_14_an_event_is_done_at_once() -> None:
    play = Scene("f1", "u1", "g1", "v1").wounds(0, 5).play()

    play.draw("spring_water")

    assert play[0].wounds == 3


def test_sh_14_a_blue_event_is_discarded_face_up() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw("spring_water")

    assert play.view(None).blue.discards == ["spring_water"]


def test_sh_14_a_red_event_is_discarded_face_up() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw("hungry_bats").choose("target", 1)

    assert play.view(None).red.discards == ["hungry_bats"]


def test_sh_14_an_event_is_not_discarded_before_it_is_done() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw("hungry_bats")

    assert play.view(None).red.discards == []


@pytest.mark.parametrize(
    ("card", "act"),
    [
        ("healers_gift", "target"),
        ("bonesetter", "target"),
        ("cave_spider", "target"),
        ("straw_doll", "target"),
        ("hungry_bats", "target"),
        ("thieving_imp", "take"),
        ("slippery_path", "part_with"),
    ],
)
def test_sh_14_an_event_that_is_a_must_can_not_be_declined(card: str, act: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(0, "flail").gear(1, "talisman").play()

    play.draw(card)

    assert kinds_of_options(play) == {act}


@pytest.mark.parametrize(
    ("card", "topic"),
    [
        ("second_wind", "gains_turns"),
        ("silver_mirror", "reveals"),
        ("storm_of_light", "wounded"),
        ("warding_spirit", "warded"),
        ("spring_water", "heals"),
        ("powder_keg", "throws"),
    ],
)
def test_sh_14_an_event_without_a_choice_is_done_unasked(card: str, topic: str) -> None:
    play = Scene("v1", "u1", "f1", "g1").play()

    play.draw(card)

    assert play.events(topic=topic)


@pytest.mark.parametrize(
    ("card", "character"), [("full_moon", "f1"), ("honey_cake", "e1"), ("blood_rite", "v1")]
)
def test_sh_14_the_other_events_may_be_declined(card: str, character: str) -> None:
    play = Scene(character, "u1", "g1", "w1").wounds(0, 5).play()

    play.draw(card).choose("go_on")

    assert play[0].wounds == 5
    assert not play[0].revealed


@pytest.mark.parametrize(
    ("card", "character"), [("full_moon", "f1"), ("honey_cake", "e1"), ("blood_rite", "v1")]
)
def test_sh_14_the_other_events_may_be_accepted(card: str, character: str) -> None:
    play = Scene(character, "u1", "g1", "w1").wounds(0, 5).play()

    play.draw(card).choose("reveal_and_heal")

    assert play[0].wounds == 0
    assert play[0].revealed


def test_sh_14_a_theft_from_nobody_does_nothing() -> None:
    play = Scene("f1", "u1", "g1", "v1").gear(0, "flail").play()

    play.draw("thieving_imp")

    assert play[0].gear == ["flail"]
    assert play.view(None).red.discards == ["thieving_imp"]


def test_sh_14_healing_an_unhurt_player_does_nothing() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.draw("spring_water")

    assert play[0].wounds == 0
    assert play.view(None).blue.discards == ["spring_water"]
