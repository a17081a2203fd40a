"""Standing offers and undo: after both, a new question is put."""

from random import Random

import pytest

from tests.server.room.room_harness import RoomHarness
from tests.server.room.scenes import NAMES, asks, dealt, kind, name_of, options, reach, stage_seats
from turncoat.core.terms import GO_ON, Event, Seat
from turncoat.server.protocol import commands, frames
from turncoat.server.room import changes

REVEAL = ("reveal",)


def may_reveal(harness: RoomHarness) -> list[Seat]:
    """The seats that are not asked, and may reveal themselves."""
    seats = range(len(harness.room.chairs))
    offers = harness.room.game.match.offers
    return [seat for seat in seats if REVEAL in offers(seat) and seat not in harness.decisions]


def take_offer(harness: RoomHarness, seat: Seat) -> None:
    """Let a seat reveal itself."""
    fields = {"seat": seat, "question": harness.room.game.number, "option": REVEAL}
    harness.do(name_of(harness, seat), commands.Offer, **fields)


def a_turn() -> RoomHarness:
    return reach(dealt("shadow_hunters"), lambda harness: kind(harness) == "turn")


def tempting_window(seed: str, *topics: str) -> RoomHarness:
    """Windows of these topics, where somebody has a choice in the last, and others may reveal
    themselves.
    """

    def tempting(harness: RoomHarness) -> bool:
        wanted = asks(*topics)(harness) and may_reveal(harness) != []
        return wanted and len(list(harness.decisions.values())[-1].options) > 1

    return reach(dealt("shadow_hunters", seed), tempting)


# Standing offers.


def test_an_offer_takes_effect_at_once_in_the_turn_of_somebody_else() -> None:
    harness = a_turn()
    seat = may_reveal(harness)[0]
    number, asked = harness.room.game.number, list(harness.decisions)

    take_offer(harness, seat)

    assert harness.room.game.number == number + 1
    assert harness.story("Zoe")[-1][:2] == ("reveals", seat)
    assert list(harness.decisions) == asked


def test_an_answer_to_the_question_before_an_interrupt_is_stale() -> None:
    harness = a_turn()
    [asked] = harness.decisions
    number, option = harness.room.game.number, harness.decisions[asked].options[0]
    take_offer(harness, may_reveal(harness)[0])
    fields = {"seat": asked, "question": number, "option": option}

    assert harness.refusal(name_of(harness, asked), commands.Answer, **fields) == "stale"


def test_an_offer_can_be_taken_once() -> None:
    harness = a_turn()
    seat = may_reveal(harness)[0]
    take_offer(harness, seat)
    fields = {"seat": seat, "question": harness.room.game.number, "option": REVEAL}

    assert harness.refusal(name_of(harness, seat), commands.Offer, **fields) == "not_offered"


@pytest.mark.parametrize("game", ["among_cultists", "dark_providence"])
def test_what_is_not_offered_is_refused(game: str) -> None:
    harness = reach(dealt(game), lambda harness: kind(harness) == "turn")
    [asked] = harness.decisions
    option = harness.decisions[asked].options[0]
    fields = {"seat": asked, "question": harness.room.game.number, "option": option}

    assert harness.refusal(name_of(harness, asked), commands.Offer, **fields) == "not_offered"


@pytest.mark.parametrize("topics", [("attacked",), ("damage_dealt", "attacked"), ("attack_over",)])
def test_an_answer_that_is_held_outlasts_an_interrupt(topics: tuple[str, ...]) -> None:
    harness = tempting_window("held 5", *topics)
    seat = stage_seats(harness)[-1][-1]
    option = harness.decisions[seat].options[-1]
    harness.answer(name_of(harness, seat), option)
    harness.wait(1)

    take_offer(harness, may_reveal(harness)[0])
    put_again = stage_seats(harness)[-1][-1]
    chosen = harness.table(name_of(harness, seat)).chosen
    harness.wait(4)

    assert put_again == seat
    assert chosen == option
    assert harness.changes(changes.Closed)[-1].answers[-1] == (seat, option)


def test_an_answer_that_makes_no_sense_any_more_is_asked_again() -> None:
    harness = tempting_window("held 5", "healing_card")
    [seat] = harness.decisions
    harness.answer(name_of(harness, seat), ("reveal_and_heal",))

    take_offer(harness, seat)

    assert harness.table(name_of(harness, seat)).chosen is None
    assert harness.decisions[seat].options == [GO_ON]


def test_a_window_is_open_for_its_full_length_again_after_an_interrupt() -> None:
    harness = tempting_window("held 5", "attacked")
    harness.wait(3)
    take_offer(harness, may_reveal(harness)[0])
    number, opened = harness.room.game.number, harness.now

    harness.wait(3.999)
    before = harness.room.game.number
    harness.wait(0.001)

    assert harness.room_frame("Zoe").asking is not None
    assert before == number
    assert harness.room.game.opened == opened + 4_000


# Undo.


def steps(harness: RoomHarness) -> list[Seat]:
    """The seats that may undo the last answer."""
    match = harness.room.game.match
    return [seat for seat in range(len(harness.room.chairs)) if match.can_undo(seat)]


def told_something(harness: RoomHarness) -> bool:
    """Whether the last answer can be undone, and there were events about it."""
    return (
        steps(harness) != []
        and len(harness.changes(changes.Closed)) > 3
        and bool(last_told(harness))
    )


def last_told(harness: RoomHarness) -> list[Event]:
    """The events of the last journal entry."""
    return [event for _, event in harness.room.unsaved[-1].told]


def a_step_that_can_be_taken_back() -> tuple[RoomHarness, Seat]:
    harness = reach(dealt("dark_providence"), told_something)
    [seat] = steps(harness)
    return harness, seat


def undo(harness: RoomHarness, seat: Seat) -> None:
    harness.do(name_of(harness, seat), commands.Undo, seat=seat, question=harness.room.game.number)


def test_an_answer_that_is_taken_back_was_never_given() -> None:
    harness = reach(dealt("dark_providence"), asks("turn"))
    [seat] = harness.decisions
    before, story = harness.table(name_of(harness, seat)), harness.story("Zoe")
    harness.answer(name_of(harness, seat), ("discard_cards",))

    undo(harness, seat)
    after = harness.table(name_of(harness, seat))

    assert (after.view, after.decision) == (before.view, before.decision)
    assert harness.story("Zoe") == story
    assert after.question == before.question + 2


def test_the_story_of_the_others_is_rewritten_from_the_right_place() -> None:
    harness, seat = a_step_that_can_be_taken_back()
    other = next(name for name in NAMES if harness.room.seats_of(harness.ids[name]) != [seat])
    told, lost = harness.story(other), last_told(harness)
    harness.raw(other)

    undo(harness, seat)
    [rewritten] = [frame for frame in harness.news(other) if isinstance(frame, frames.Story)]

    assert rewritten.since == len(told) - len(lost)
    assert rewritten.events == []
    assert harness.story(other) == told[: -len(lost)]


def test_only_whoever_answered_may_take_it_back() -> None:
    harness, seat = a_step_that_can_be_taken_back()
    other = next(s for s in range(len(harness.room.chairs)) if s != seat)
    fields = {"seat": other, "question": harness.room.game.number}
    entry = harness.room.numbered

    assert harness.refusal(name_of(harness, other), commands.Undo, **fields) == "cannot_undo"
    assert harness.room.numbered == entry
    assert harness.table(name_of(harness, seat)).can_undo
    assert not harness.table(name_of(harness, other)).can_undo


@pytest.mark.parametrize("game", ["shadow_hunters", "among_cultists"])
def test_where_the_game_does_not_allow_it_nothing_is_taken_back(game: str) -> None:
    harness = reach(dealt(game), lambda harness: kind(harness) == "turn")
    [seat] = harness.decisions
    name = name_of(harness, seat)
    harness.answer(name, options(harness, name)[0])
    fields = {"seat": seat, "question": harness.room.game.number}

    assert harness.refusal(name, commands.Undo, **fields) == "cannot_undo"


@pytest.mark.parametrize("reader", ["Ada", "Cyd", "Zoe"])
def test_whoever_reads_along_always_has_the_story_that_a_newcomer_is_told(reader: str) -> None:
    harness = dealt("dark_providence", "along")
    read: list[Event] = []
    taken_back = 0

    def read_on(harness: RoomHarness) -> bool:
        for frame in harness.news(reader):
            if isinstance(frame, frames.Story):
                del read[frame.since :]
                read.extend(frame.events)
        return harness.room.game.number % 7 == 0 and steps(harness) != []

    for _ in range(40):
        reach(harness, read_on)
        undo(harness, steps(harness)[0])
        taken_back += 1
        read_on(harness)
        assert read == harness.story(reader)
        harness.play_once(NAMES[:4], Random(taken_back))

    assert taken_back == 40
