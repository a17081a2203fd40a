"""Endings: at once, in the middle of anything, or at the end of a phase."""

from tests.core.playing import replayed, snapshot
from tests.core.toy import ABSTAIN, BLOW_UP, GIVE, LEAVE, ROLL, RULES, ToyMatch, deal, scene
from turncoat.core.terms import GO_ON, OFFER, Option


def all_answer(match: ToyMatch, option: Option) -> None:
    for seat in list(match.pending):
        match.answer(seat, option)


def test_a_phase_that_leaves_the_table_ended_is_the_last() -> None:
    match = scene("night", rounds=1)

    all_answer(match, GO_ON)

    assert match.over
    assert match.pending == {}
    assert match.table.ended == "nights_over"
    assert match.table.phase == "dawn"
    assert match.table.round == 1


def test_a_phase_before_the_last_does_not_end_the_game() -> None:
    match = scene("night", rounds=2)

    all_answer(match, GO_ON)

    assert not match.over
    assert match.table.round == 2


def test_a_rule_may_end_the_game_in_the_middle_of_a_phase() -> None:
    match = scene("vote")
    match.interrupt(1, LEAVE)

    match.answer(0, ("vote", 2))
    match.answer(1, ABSTAIN)
    match.answer(2, ("vote", 0))
    tied = match.over
    match.interrupt(2, LEAVE)
    all_answer(match, GO_ON)
    match.answer(1, ROLL)
    match.answer(0, ABSTAIN)

    assert not tied
    assert match.table.ended == "alone"
    assert match.table.winners == [0]
    assert match.table.phase == "vote"
    assert match.pending == {}


def test_an_offer_may_end_the_game_on_the_spot() -> None:
    match = scene("day")

    match.interrupt(1, BLOW_UP)

    assert match.over
    assert match.pending == {}
    assert match.log == [(OFFER, 1, BLOW_UP)]
    assert match.events(2) == [("ends", "bang")]


def test_an_offer_may_end_the_game_in_the_middle_of_a_secret_choice() -> None:
    match = scene("vote")
    match.answer(0, ("vote", 1))

    match.interrupt(1, BLOW_UP)

    assert match.pending == {}
    assert match.given() == []
    assert match.log == [(OFFER, 1, BLOW_UP)]
    assert match.view(0).asked == []


def test_an_offer_may_end_the_game_on_top_of_other_interrupts() -> None:
    match = scene("vote")
    match.interrupt(2, GIVE)
    match.interrupt(0, GIVE)

    match.interrupt(1, BLOW_UP)

    assert match.over
    assert match.pending == {}


def test_an_ended_match_does_not_move_its_restart_point() -> None:
    match = deal()
    match.answer(0, ROLL)
    start = RULES.pack(match.start)

    match.interrupt(0, LEAVE)
    match.interrupt(1, LEAVE)
    all_answer(match, ABSTAIN)

    assert match.over
    assert RULES.pack(match.start) == start
    assert [entry[0] for entry in match.since] == [1, 1, 0, 0, 0]


def test_an_ended_match_can_be_cloned_and_replayed() -> None:
    match = deal()
    match.interrupt(0, LEAVE)
    match.interrupt(1, LEAVE)
    all_answer(match, ROLL)
    all_answer(match, ABSTAIN)

    assert match.table.ended == "alone"
    assert snapshot(match.clone()) == snapshot(match)
    assert snapshot(replayed(match)) == snapshot(match)


def test_after_the_end_there_may_still_be_talk() -> None:
    match = scene("day")
    match.interrupt(1, BLOW_UP)

    match.say(0, ("trust", 2))

    assert match.view(2).heard[0].claim == ("trust", 2)
    assert snapshot(match.clone()) == snapshot(match)
