"""No Connection: AC-38."""

import pytest

from tests.games.among_cultists.scenes import Play, five
from tests.games.among_cultists.steps import draw_event, play_on
from turncoat.core.errors import TALK_CLOSED, IllegalAnswer
from turncoat.core.terms import Seat


def refusal(play: Play, seat: Seat) -> str:
    """The reason why a claim of this seat is refused."""
    with pytest.raises(IllegalAnswer) as caught:
        play.match.say(seat, ("trust", 1))
    return caught.value.reason


@pytest.mark.parametrize("seat", range(5))
def test_ac_38_nobody_may_talk(seat: Seat) -> None:
    play = draw_event(five().ghost(2), "no_connection")

    assert refusal(play, seat) == TALK_CLOSED
    assert play.view(0).heard == []


def test_ac_38_talk_is_closed_until_the_next_event() -> None:
    play = draw_event(five(), "no_connection").pass_on()

    assert refusal(play, 0) == TALK_CLOSED

    play.go_on()

    assert refusal(play, 0) == TALK_CLOSED

    play_on(play, "high_morale")

    assert play.match.rules.audience_of(play.table, 0)


def test_ac_38_the_game_goes_on_speaking() -> None:
    play = draw_event(five(), "no_connection")

    play.choose("pass")

    assert play.events(topic="passes") == [("passes", 0)]


def test_ac_38_a_called_vote_has_no_discussion() -> None:
    play = draw_event(five().at("LB", 0).on_route(0), "no_connection")

    play.choose("call_vote")

    assert play.asked() == dict.fromkeys(range(5), "vote")


def test_ac_38_with_connection_a_called_vote_has_a_discussion() -> None:
    play = draw_event(five().at("LB", 0).on_route(0), "high_morale")

    play.choose("call_vote")

    assert play.asked() == dict.fromkeys(range(5), "discussion")


def test_ac_38_a_vote_over_a_revealed_death_has_no_discussion() -> None:
    play = draw_event(five().at("D1", 0, 1).pulse(1, "dead"), "no_connection")

    play.choose("check_status", 1).choose("reveal")

    assert play.asked() == dict.fromkeys(range(5), "vote")


def test_ac_38_the_vote_is_counted_as_ever() -> None:
    play = draw_event(five().at("LB", 0).on_route(0), "no_connection")

    play.choose("call_vote").ballots(1, 2, 1, 1, None).go_on()

    assert play[1].ghost


def test_ac_38_when_the_game_is_over_all_may_talk() -> None:
    play = draw_event(five(), "no_connection")
    assert not play.match.rules.audience_of(play.table, 0)

    play.table.ended = "points"

    assert play.match.rules.audience_of(play.table, 0)
