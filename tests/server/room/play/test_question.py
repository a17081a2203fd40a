"""The question on the table: answers in turn, secret choices, refusals, offers, steps back."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.room.hall import Hall
from tests.server.room.scenes import (
    NAMES,
    WATCHER,
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

BEAT = 1.2


def vote() -> Hall:
    return reach(dealt("among_cultists"), asks("vote"))


def gifts() -> Hall:
    return reach(dealt("among_cultists"), lambda hall: kind(hall) == "secret")


def throws() -> Hall:
    return reach(dealt("dark_providence", "h", players=5), asks("throw"))


secrets = pytest.mark.parametrize("secret", [vote, gifts, throws])


def asked_names(hall: Hall) -> list[str]:
    """All who are asked."""
    return [name_of(hall, seat) for seat in hall.decisions]


def read_up(hall: Hall) -> None:
    """Everybody has seen what there is to see."""
    for name in hall.sights:
        hall.raw(name)


def all_choose(hall: Hall) -> None:
    """All who are asked answer, with the first that comes to mind."""
    for name in asked_names(hall):
        hall.answer(name, options(hall, name)[0])


# In turn.


@pytest.mark.parametrize("game", ["shadow_hunters", "dark_providence"])
def test_an_answer_in_turn_takes_effect_at_once(game: str) -> None:
    hall = reach(dealt(game), lambda hall: kind(hall) == "turn")
    number = hall.room.game.number
    [name] = asked_names(hall)
    option = options(hall, name)[0]

    hall.answer(name, option)

    assert hall.room.game.number == number + 1
    assert hall.changes(changes.Closed)[-1].answers == [(NAMES.index(name), option)]
    assert all(hall.table(one).question == number + 1 for one in hall.ids)


# In secret.


@secrets
def test_nobody_learns_of_a_secret_choice_before_it_is_opened(secret: Callable[[], Hall]) -> None:
    hall = secret()
    read_up(hall)
    chooser, *_ = asked_names(hall)
    option = options(hall, chooser)[-1]

    hall.answer(chooser, option)

    assert hall.table(chooser).chosen == option
    [own] = hall.news(chooser)
    assert isinstance(own, frames.TableFrame)
    assert [hall.raw(name) for name in hall.sights if name != chooser] == [[]] * (len(hall.ids) - 1)


@secrets
def test_a_secret_choice_can_be_changed_until_all_have_chosen(secret: Callable[[], Hall]) -> None:
    hall = secret()
    changing, *others = asked_names(hall)
    [seat] = hall.room.seats_of(hall.ids[changing])
    first, last = options(hall, changing)[0], options(hall, changing)[-1]

    hall.answer(changing, first)
    for name in others:
        hall.answer(name, options(hall, name)[0])
    hall.answer(changing, last)
    hall.wait(BEAT)

    assert (seat, last) in hall.changes(changes.Closed)[-1].answers


@secrets
def test_a_choice_that_does_not_change_is_no_news(secret: Callable[[], Hall]) -> None:
    hall = secret()
    chooser, *_ = asked_names(hall)
    option = options(hall, chooser)[0]
    hall.answer(chooser, option)
    entry = len(hall.room.unsaved)

    hall.answer(chooser, option)

    assert len(hall.room.unsaved) == entry


@secrets
@pytest.mark.parametrize(("answered", "opened"), [(0.1, 1.2), (1.2, 1.2), (1.3, 2.4), (50.0, 50.4)])
def test_secret_choices_are_opened_on_the_beat_after_the_last(
    secret: Callable[[], Hall], answered: float, opened: float
) -> None:
    hall = secret()
    number = hall.room.game.number
    hall.wait(answered)
    all_choose(hall)

    hall.wait(opened - answered - 0.001)
    before = hall.room.game.number
    hall.wait(0.001)

    assert before == (number + 1 if answered == opened else number)
    assert hall.room.game.number == number + 1


@secrets
def test_a_question_stays_open_as_long_as_one_answer_is_missing(
    secret: Callable[[], Hall],
) -> None:
    hall = secret()
    number = hall.room.game.number
    for name in asked_names(hall)[1:]:
        hall.answer(name, options(hall, name)[0])

    hall.wait(100)

    assert hall.room.game.number == number


# Refusals.


def looks_of_all(hall: Hall) -> list[object]:
    """Everything that anybody can see."""
    return [(hall.looks(name), hall.table(name), hall.story(name)) for name in hall.ids]


def refused(hall: Hall, name: str, request: type[commands.Command], **fields: Any) -> str:
    """Why somebody is refused; nobody can see that anything has changed."""
    before, held, entry = looks_of_all(hall), dict(hall.room.game.held), hall.room.numbered
    reason = hall.refusal(name, request, **fields)
    assert looks_of_all(hall) == before
    assert hall.room.numbered == entry
    assert hall.room.game.held == held
    return reason


def turn(game: str) -> tuple[Hall, str, str]:
    """A question in turn, whose it is, and somebody else."""
    hall = reach(dealt(game), lambda hall: kind(hall) == "turn")
    [name] = asked_names(hall)
    return hall, name, next(other for other in NAMES if other != name)


every_game = pytest.mark.parametrize("game", sorted(GAMES))


@every_game
def test_whoever_is_not_asked_is_refused(game: str) -> None:
    hall, name, other = turn(game)
    [seat] = hall.room.seats_of(hall.ids[other])
    fields = {"seat": seat, "question": hall.room.game.number, "option": options(hall, name)[0]}

    assert refused(hall, other, commands.Answer, **fields) == "not_asked"


@every_game
@pytest.mark.parametrize("option", [(), ("no_such_thing",), ("go_on", 1), ("vote", 99)])
def test_what_is_no_option_is_refused(game: str, option: Option) -> None:
    hall, name, _ = turn(game)
    [seat] = hall.room.seats_of(hall.ids[name])
    fields = {"seat": seat, "question": hall.room.game.number, "option": option}

    assert refused(hall, name, commands.Answer, **fields) == "not_an_option"


@every_game
@pytest.mark.parametrize("off", [-1, 1, -1000])
@pytest.mark.parametrize("request_type", [commands.Answer, commands.Offer])
def test_an_answer_to_another_question_is_refused(
    game: str, off: int, request_type: type[commands.Command]
) -> None:
    hall, name, _ = turn(game)
    [seat] = hall.room.seats_of(hall.ids[name])
    number, option = hall.room.game.number + off, options(hall, name)[0]

    reason = refused(hall, name, request_type, seat=seat, question=number, option=option)

    assert reason == "stale"
    assert refused(hall, name, commands.Undo, seat=seat, question=number) == "stale"


@every_game
@pytest.mark.parametrize("thief", ["other", WATCHER])
def test_an_answer_for_the_seat_of_somebody_else_is_refused(game: str, thief: str) -> None:
    hall, name, other = turn(game)
    [seat] = hall.room.seats_of(hall.ids[name])
    number = hall.room.game.number
    fields = {"seat": seat, "question": number, "option": options(hall, name)[0]}
    who = other if thief == "other" else thief

    assert refused(hall, who, commands.Answer, **fields) == "not_yours"
    assert refused(hall, who, commands.Offer, **fields) == "not_yours"
    assert refused(hall, who, commands.Undo, seat=seat, question=number) == "not_yours"
    assert refused(hall, who, commands.Return, seat=seat) == "not_yours"


@every_game
def test_an_answer_for_a_seat_that_is_not_there_is_refused(game: str) -> None:
    hall, name, _ = turn(game)
    fields = {"seat": 7, "question": hall.room.game.number, "option": options(hall, name)[0]}

    assert refused(hall, name, commands.Answer, **fields) == "no_such_seat"


@every_game
def test_nothing_is_answered_in_a_pause(game: str) -> None:
    hall, name, _ = turn(game)
    [seat] = hall.room.seats_of(hall.ids[name])
    hall.agree("pause", *NAMES[: len(hall.room.chairs)])
    number = hall.room.game.number
    fields = {"seat": seat, "question": number, "option": options(hall, name)[0]}

    assert hall.room.paused
    assert refused(hall, name, commands.Answer, **fields) == "paused"
    assert refused(hall, name, commands.Offer, **fields) == "paused"
    assert refused(hall, name, commands.Undo, seat=seat, question=number) == "paused"


@every_game
def test_nothing_is_answered_before_the_deal_or_after_the_end(game: str) -> None:
    hall = Hall(game, 4).join("Ada")
    hall.do("Ada", commands.Sit, seat=0)
    fields = {"seat": 0, "question": 0, "option": GO_ON}

    assert hall.refusal("Ada", commands.Answer, **fields) == "not_now"

    over = dealt(game)
    over.play(NAMES[: len(over.room.chairs)])
    fields["question"] = over.room.game.number

    assert over.room.phase == "ended"
    assert refused(over, "Ada", commands.Answer, **fields) == "not_now"
