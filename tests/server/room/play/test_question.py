"""The open question: answers in a turn, secret choices, and refusals."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import (
    NAMES,
    SPECTATOR,
    asks,
    dealt,
    kind,
    name_of,
    options,
    reach,
)
from turncoat.core.terms import GO_ON, Option
from turncoat.games import GAMES
from turncoat.server.protocol import commands, frames
from turncoat.server.room import changes

INTERVAL = 1.2


def vote() -> RoomHarness:
    return reach(dealt("among_cultists"), asks("vote"))


def gifts() -> RoomHarness:
    return reach(dealt("among_cultists"), lambda harness: kind(harness) == "secret")


def throws() -> RoomHarness:
    return reach(dealt("dark_providence", "h", players=5), asks("throw"))


secrets = pytest.mark.parametrize("secret", [vote, gifts, throws])


def asked_names(harness: RoomHarness) -> list[str]:
    """The names of all who are asked."""
    return [name_of(harness, seat) for seat in harness.decisions]


def receive_all(harness: RoomHarness) -> None:
    """Receive all new frames for everybody, so that later ones can be told apart."""
    for name in harness.sent_states:
        harness.raw(name)


def all_choose(harness: RoomHarness) -> None:
    """Let everybody who is asked answer with their first option."""
    for name in asked_names(harness):
        harness.answer(name, options(harness, name)[0])


# In turn.


@pytest.mark.parametrize("game", ["shadow_hunters", "dark_providence"])
def test_an_answer_in_turn_takes_effect_at_once(game: str) -> None:
    harness = reach(dealt(game), lambda harness: kind(harness) == "turn")
    number = harness.room.game.number
    [name] = asked_names(harness)
    option = options(harness, name)[0]

    harness.answer(name, option)

    assert harness.room.game.number == number + 1
    assert harness.changes(changes.Closed)[-1].answers == [(NAMES.index(name), option)]
    assert all(harness.table(one).question == number + 1 for one in harness.ids)


# In secret.


@secrets
def test_nobody_learns_of_a_secret_choice_before_it_is_opened(
    secret: Callable[[], RoomHarness],
) -> None:
    harness = secret()
    receive_all(harness)
    chooser, *_ = asked_names(harness)
    option = options(harness, chooser)[-1]

    harness.answer(chooser, option)

    assert harness.table(chooser).chosen == option
    [own] = harness.news(chooser)
    assert isinstance(own, frames.TableFrame)
    assert [harness.raw(name) for name in harness.sent_states if name != chooser] == [[]] * (
        len(harness.ids) - 1
    )


@secrets
def test_a_secret_choice_can_be_changed_until_all_have_chosen(
    secret: Callable[[], RoomHarness],
) -> None:
    harness = secret()
    changing, *others = asked_names(harness)
    [seat] = harness.room.seats_of(harness.ids[changing])
    first, last = options(harness, changing)[0], options(harness, changing)[-1]

    harness.answer(changing, first)
    for name in others:
        harness.answer(name, options(harness, name)[0])
    harness.answer(changing, last)
    harness.wait(INTERVAL)

    assert (seat, last) in harness.changes(changes.Closed)[-1].answers


@secrets
def test_a_choice_that_does_not_change_is_no_news(secret: Callable[[], RoomHarness]) -> None:
    harness = secret()
    chooser, *_ = asked_names(harness)
    option = options(harness, chooser)[0]
    harness.answer(chooser, option)
    entry = len(harness.room.unsaved)

    harness.answer(chooser, option)

    assert len(harness.room.unsaved) == entry


@secrets
@pytest.mark.parametrize(("answered", "opened"), [(0.1, 1.2), (1.2, 1.2), (1.3, 2.4), (50.0, 50.4)])
def test_secret_choices_are_opened_at_the_interval_after_the_last(
    secret: Callable[[], RoomHarness], answered: float, opened: float
) -> None:
    harness = secret()
    number = harness.room.game.number
    harness.wait(answered)
    all_choose(harness)

    harness.wait(opened - answered - 0.001)
    before = harness.room.game.number
    harness.wait(0.001)

    assert before == (number + 1 if answered == opened else number)
    assert harness.room.game.number == number + 1


@secrets
def test_a_question_stays_open_as_long_as_one_answer_is_missing(
    secret: Callable[[], RoomHarness],
) -> None:
    harness = secret()
    number = harness.room.game.number
    for name in asked_names(harness)[1:]:
        harness.answer(name, options(harness, name)[0])

    harness.wait(100)

    assert harness.room.game.number == number


# Refusals.


def looks_of_all(harness: RoomHarness) -> list[object]:
    """Everything that anybody can see."""
    return [
        (harness.room_frame(name), harness.table(name), harness.story(name)) for name in harness.ids
    ]


def refused(harness: RoomHarness, name: str, request: type[commands.Command], **fields: Any) -> str:
    """Why somebody's command is refused; also checks that the refusal changes nothing."""
    before, held, entry = looks_of_all(harness), dict(harness.room.game.held), harness.room.numbered
    reason = harness.refusal(name, request, **fields)
    assert looks_of_all(harness) == before
    assert harness.room.numbered == entry
    assert harness.room.game.held == held
    return reason


def turn(game: str) -> tuple[RoomHarness, str, str]:
    """A game in which one player is asked, the name of that player, and that of another."""
    harness = reach(dealt(game), lambda harness: kind(harness) == "turn")
    [name] = asked_names(harness)
    return harness, name, next(other for other in NAMES if other != name)


every_game = pytest.mark.parametrize("game", sorted(GAMES))


@every_game
def test_whoever_is_not_asked_is_refused(game: str) -> None:
    harness, name, other = turn(game)
    [seat] = harness.room.seats_of(harness.ids[other])
    fields = {
        "seat": seat,
        "question": harness.room.game.number,
        "option": options(harness, name)[0],
    }

    assert refused(harness, other, commands.Answer, **fields) == "not_asked"


@every_game
@pytest.mark.parametrize("option", [(), ("no_such_thing",), ("go_on", 1), ("vote", 99)])
def test_what_is_no_option_is_refused(game: str, option: Option) -> None:
    harness, name, _ = turn(game)
    [seat] = harness.room.seats_of(harness.ids[name])
    fields = {"seat": seat, "question": harness.room.game.number, "option": option}

    assert refused(harness, name, commands.Answer, **fields) == "not_an_option"


@every_game
@pytest.mark.parametrize("off", [-1, 1, -1000])
@pytest.mark.parametrize("request_type", [commands.Answer, commands.Offer])
def test_an_answer_to_another_question_is_refused(
    game: str, off: int, request_type: type[commands.Command]
) -> None:
    harness, name, _ = turn(game)
    [seat] = harness.room.seats_of(harness.ids[name])
    number, option = harness.room.game.number + off, options(harness, name)[0]

    reason = refused(harness, name, request_type, seat=seat, question=number, option=option)

    assert reason == "stale"
    assert refused(harness, name, commands.Undo, seat=seat, question=number) == "stale"


@every_game
@pytest.mark.parametrize("thief", ["other", SPECTATOR])
def test_an_answer_for_the_seat_of_somebody_else_is_refused(game: str, thief: str) -> None:
    harness, name, other = turn(game)
    [seat] = harness.room.seats_of(harness.ids[name])
    number = harness.room.game.number
    fields = {"seat": seat, "question": number, "option": options(harness, name)[0]}
    who = other if thief == "other" else thief

    assert refused(harness, who, commands.Answer, **fields) == "not_yours"
    assert refused(harness, who, commands.Offer, **fields) == "not_yours"
    assert refused(harness, who, commands.Undo, seat=seat, question=number) == "not_yours"
    assert refused(harness, who, commands.Return, seat=seat) == "not_yours"


@every_game
def test_an_answer_for_a_seat_that_is_not_there_is_refused(game: str) -> None:
    harness, name, _ = turn(game)
    fields = {"seat": 7, "question": harness.room.game.number, "option": options(harness, name)[0]}

    assert refused(harness, name, commands.Answer, **fields) == "no_such_seat"


@every_game
def test_nothing_is_answered_in_a_pause(game: str) -> None:
    harness, name, _ = turn(game)
    [seat] = harness.room.seats_of(harness.ids[name])
    harness.agree("pause", *NAMES[: len(harness.room.chairs)])
    number = harness.room.game.number
    fields = {"seat": seat, "question": number, "option": options(harness, name)[0]}

    assert harness.room.paused
    assert refused(harness, name, commands.Answer, **fields) == "paused"
    assert refused(harness, name, commands.Offer, **fields) == "paused"
    assert refused(harness, name, commands.Undo, seat=seat, question=number) == "paused"


@every_game
def test_nothing_is_answered_before_the_deal_or_after_the_end(game: str) -> None:
    harness = RoomHarness(game, 4).join("Ada")
    harness.do("Ada", commands.Sit, seat=0)
    fields = {"seat": 0, "question": 0, "option": GO_ON}

    assert harness.refusal("Ada", commands.Answer, **fields) == "not_now"

    over = dealt(game)
    over.play(NAMES[: len(over.room.chairs)])
    fields["question"] = over.room.game.number

    assert over.room.phase == "ended"
    assert refused(over, "Ada", commands.Answer, **fields) == "not_now"
