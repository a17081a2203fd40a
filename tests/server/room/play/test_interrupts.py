"""Standing offers, and answers that are taken back: the question is put anew."""

from random import Random

import pytest

from tests.server.room.hall import Hall
from tests.server.room.scenes import NAMES, asks, dealt, kind, name_of, options, reach, stage_seats
from turncoat.core.terms import GO_ON, Event, Seat
from turncoat.server.protocol import commands, frames
from turncoat.server.room import changes

REVEAL = ("reveal",)


def may_reveal(hall: Hall) -> list[Seat]:
    """Who is asked nothing and may turn its card up."""
    seats = range(len(hall.room.chairs))
    offers = hall.room.game.match.offers
    return [seat for seat in seats if REVEAL in offers(seat) and seat not in hall.decisions]


def take_offer(hall: Hall, seat: Seat) -> None:
    """Somebody turns its card up."""
    fields = {"seat": seat, "question": hall.room.game.number, "option": REVEAL}
    hall.do(name_of(hall, seat), commands.Offer, **fields)


def a_turn() -> Hall:
    return reach(dealt("shadow_hunters"), lambda hall: kind(hall) == "turn")


def tempting_window(seed: str, *topics: str) -> Hall:
    """Somebody could do something in the last of these windows; others could turn their cards."""

    def tempting(hall: Hall) -> bool:
        wanted = asks(*topics)(hall) and may_reveal(hall) != []
        return wanted and len(list(hall.decisions.values())[-1].options) > 1

    return reach(dealt("shadow_hunters", seed), tempting)


# Standing offers.


def test_an_offer_takes_effect_at_once_in_the_turn_of_somebody_else() -> None:
    hall = a_turn()
    seat = may_reveal(hall)[0]
    number, asked = hall.room.game.number, list(hall.decisions)

    take_offer(hall, seat)

    assert hall.room.game.number == number + 1
    assert hall.story("Zoe")[-1][:2] == ("reveals", seat)
    assert list(hall.decisions) == asked


def test_an_answer_to_the_question_before_an_interrupt_is_stale() -> None:
    hall = a_turn()
    [asked] = hall.decisions
    number, option = hall.room.game.number, hall.decisions[asked].options[0]
    take_offer(hall, may_reveal(hall)[0])
    fields = {"seat": asked, "question": number, "option": option}

    assert hall.refusal(name_of(hall, asked), commands.Answer, **fields) == "stale"


def test_an_offer_can_be_taken_once() -> None:
    hall = a_turn()
    seat = may_reveal(hall)[0]
    take_offer(hall, seat)
    fields = {"seat": seat, "question": hall.room.game.number, "option": REVEAL}

    assert hall.refusal(name_of(hall, seat), commands.Offer, **fields) == "not_offered"


@pytest.mark.parametrize("game", ["among_cultists", "dark_providence"])
def test_what_is_not_offered_is_refused(game: str) -> None:
    hall = reach(dealt(game), lambda hall: kind(hall) == "turn")
    [asked] = hall.decisions
    option = hall.decisions[asked].options[0]
    fields = {"seat": asked, "question": hall.room.game.number, "option": option}

    assert hall.refusal(name_of(hall, asked), commands.Offer, **fields) == "not_offered"


@pytest.mark.parametrize("topics", [("attacked",), ("damage_dealt", "attacked"), ("attack_over",)])
def test_an_answer_that_is_held_outlasts_an_interrupt(topics: tuple[str, ...]) -> None:
    hall = tempting_window("held 5", *topics)
    seat = stage_seats(hall)[-1][-1]
    option = hall.decisions[seat].options[-1]
    hall.answer(name_of(hall, seat), option)
    hall.wait(1)

    take_offer(hall, may_reveal(hall)[0])
    put_again = stage_seats(hall)[-1][-1]
    chosen = hall.table(name_of(hall, seat)).chosen
    hall.wait(4)

    assert put_again == seat
    assert chosen == option
    assert hall.changes(changes.Closed)[-1].answers[-1] == (seat, option)


def test_an_answer_that_makes_no_sense_any_more_is_asked_again() -> None:
    hall = tempting_window("held 5", "healing_card")
    [seat] = hall.decisions
    hall.answer(name_of(hall, seat), ("reveal_and_heal",))

    take_offer(hall, seat)

    assert hall.table(name_of(hall, seat)).chosen is None
    assert hall.decisions[seat].options == [GO_ON]


def test_a_window_is_open_for_its_full_length_again_after_an_interrupt() -> None:
    hall = tempting_window("held 5", "attacked")
    hall.wait(3)
    take_offer(hall, may_reveal(hall)[0])
    number, opened = hall.room.game.number, hall.now

    hall.wait(3.999)
    before = hall.room.game.number
    hall.wait(0.001)

    assert hall.looks("Zoe").asking is not None
    assert before == number
    assert hall.room.game.opened == opened + 4_000


# Steps back.


def steps(hall: Hall) -> list[Seat]:
    """Who may take the last answer back."""
    match = hall.room.game.match
    return [seat for seat in range(len(hall.room.chairs)) if match.can_undo(seat)]


def told_something(hall: Hall) -> bool:
    """Whether the last answer can be taken back, and others were told of it."""
    return steps(hall) != [] and len(hall.changes(changes.Closed)) > 3 and bool(last_told(hall))


def last_told(hall: Hall) -> list[Event]:
    """What came of the last answer."""
    return [event for _, event in hall.room.unsaved[-1].told]


def a_step_that_can_be_taken_back() -> tuple[Hall, Seat]:
    hall = reach(dealt("dark_providence"), told_something)
    [seat] = steps(hall)
    return hall, seat


def undo(hall: Hall, seat: Seat) -> None:
    hall.do(name_of(hall, seat), commands.Undo, seat=seat, question=hall.room.game.number)


def test_an_answer_that_is_taken_back_was_never_given() -> None:
    hall = reach(dealt("dark_providence"), asks("turn"))
    [seat] = hall.decisions
    before, story = hall.table(name_of(hall, seat)), hall.story("Zoe")
    hall.answer(name_of(hall, seat), ("discard_cards",))

    undo(hall, seat)
    after = hall.table(name_of(hall, seat))

    assert (after.view, after.decision) == (before.view, before.decision)
    assert hall.story("Zoe") == story
    assert after.question == before.question + 2


def test_the_story_of_the_others_is_rewritten_from_the_right_place() -> None:
    hall, seat = a_step_that_can_be_taken_back()
    other = next(name for name in NAMES if hall.room.seats_of(hall.ids[name]) != [seat])
    told, lost = hall.story(other), last_told(hall)
    hall.raw(other)

    undo(hall, seat)
    [rewritten] = [frame for frame in hall.news(other) if isinstance(frame, frames.Story)]

    assert rewritten.since == len(told) - len(lost)
    assert rewritten.events == []
    assert hall.story(other) == told[: -len(lost)]


def test_only_whoever_answered_may_take_it_back() -> None:
    hall, seat = a_step_that_can_be_taken_back()
    other = next(s for s in range(len(hall.room.chairs)) if s != seat)
    fields = {"seat": other, "question": hall.room.game.number}
    entry = hall.room.numbered

    assert hall.refusal(name_of(hall, other), commands.Undo, **fields) == "cannot_undo"
    assert hall.room.numbered == entry
    assert hall.table(name_of(hall, seat)).can_undo
    assert not hall.table(name_of(hall, other)).can_undo


@pytest.mark.parametrize("game", ["shadow_hunters", "among_cultists"])
def test_where_the_game_does_not_allow_it_nothing_is_taken_back(game: str) -> None:
    hall = reach(dealt(game), lambda hall: kind(hall) == "turn")
    [seat] = hall.decisions
    name = name_of(hall, seat)
    hall.answer(name, options(hall, name)[0])
    fields = {"seat": seat, "question": hall.room.game.number}

    assert hall.refusal(name, commands.Undo, **fields) == "cannot_undo"


@pytest.mark.parametrize("reader", ["Ada", "Cyd", "Zoe"])
def test_whoever_reads_along_always_has_the_story_that_a_newcomer_is_told(reader: str) -> None:
    hall = dealt("dark_providence", "along")
    read: list[Event] = []
    taken_back = 0

    def read_on(hall: Hall) -> bool:
        for frame in hall.news(reader):
            if isinstance(frame, frames.Story):
                del read[frame.since :]
                read.extend(frame.events)
        return hall.room.game.number % 7 == 0 and steps(hall) != []

    for _ in range(40):
        reach(hall, read_on)
        undo(hall, steps(hall)[0])
        taken_back += 1
        read_on(hall)
        assert read == hall.story(reader)
        hall.play_once(NAMES[:4], Random(taken_back))

    assert taken_back == 40
