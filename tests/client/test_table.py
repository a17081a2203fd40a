"""The table of a program: what it knows, what it can do, and how it reconnects."""

from collections.abc import Iterator
from random import Random
from threading import Thread

import pytest

from tests.client.rooms import QUICK, seated_bots, settings
from tests.server.running import Running
from turncoat.client import CommandRefused, ConnectionLost, Question, RemoteTable, remote_table
from turncoat.core.terms import GO_ON, Option
from turncoat.games import GAMES
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Settings


@pytest.fixture
def ada(game_server: Running) -> Iterator[RemoteTable]:
    """Ada, the host of a room."""
    with RemoteTable.open(game_server.address, settings(), "Ada") as host:
        yield host


def link_to(remote_table: RemoteTable) -> str:
    return f"{remote_table.rest.address}/r/{remote_table.code}"


def begin(ada: RemoteTable, seats: int = 1) -> None:
    """Ada takes the first seats, bots take the others, and the cards are dealt."""
    for seat in range(seats):
        ada.sit(seat)
    seated_bots(ada)
    ada.ready()


def begin_alone(ada: RemoteTable) -> None:
    """Ada takes all seats, so that nobody else acts and her questions wait for her."""
    begin(ada, len(ada.room.chairs))


def calm(question: Question) -> Option:
    """Go on if possible, otherwise choose the first option."""
    return GO_ON if GO_ON in question.options else question.options[0]


def test_a_room_is_known_as_soon_as_one_is_in(ada: RemoteTable) -> None:
    assert ada.room.phase == "lobby"
    assert ada.room.code == ada.code
    assert ada.seats == []
    assert not ada.over
    assert not ada.won
    assert ada.tables == {}


def test_what_was_done_is_known_when_it_is_confirmed(ada: RemoteTable) -> None:
    ada.sit()
    assert ada.seats == [0]

    ada.sit(2)
    assert ada.seats == [0, 2]

    ada.do(commands.Write, text="hello")
    assert [text.text for text in ada.texts.values()] == ["hello"]


def test_a_refusal_changes_nothing_and_has_a_reason(ada: RemoteTable) -> None:
    ada.sit(0)

    with pytest.raises(CommandRefused) as refusal:
        ada.sit(0)

    assert refusal.value.reason == "seat_taken"
    assert ada.seats == [0]


def test_what_the_server_can_not_read_is_refused(ada: RemoteTable) -> None:
    with pytest.raises(CommandRefused, match="bad_message"):
        ada.do(commands.Sit, seat=99)


def test_where_no_seat_is_free_there_is_none_to_take(ada: RemoteTable) -> None:
    seated_bots(ada)

    with pytest.raises(CommandRefused, match="seat_taken"):
        ada.sit()


@pytest.mark.parametrize("token", ["wrong", "x" * 22, ""])
def test_a_wrong_token_opens_nothing(ada: RemoteTable, token: str) -> None:
    with pytest.raises(CommandRefused, match="wrong_token"):
        RemoteTable.enter(link_to(ada), token).connect()


def test_the_deal_brings_a_table_a_view_and_a_story(ada: RemoteTable) -> None:
    begin(ada, seats=4)

    assert list(ada.tables) == [0, 1, 2, 3]
    assert isinstance(ada.view(), GAMES["shadow_hunters"].view_type)
    for seat in ada.seats:
        known = [player.character is not None for player in ada.view(seat).players]
        assert known == [other == seat for other in ada.seats]
    assert ada.stories[0][0][0] == "board"


def test_a_spectator_has_the_view_of_everybody(ada: RemoteTable) -> None:
    begin(ada, seats=4)

    with RemoteTable.join(link_to(ada), "Zoe") as zoe:
        assert list(zoe.tables) == [None]
        assert [player.character for player in zoe.view().players] == [None] * 4


@pytest.mark.parametrize(
    ("game", "players"), [("shadow_hunters", 4), ("among_cultists", 6), ("dark_providence", 1)]
)
def test_questions_come_until_the_game_is_over(
    game: str, players: int, game_server: Running
) -> None:
    random = Random(3)
    wanted = Settings(game=game, players=players, clocks=QUICK)

    with RemoteTable.open(game_server.address, wanted, "Ada") as ada:
        begin(ada)
        for question in ada.questions():
            assert question.seat == 0
            assert question.topic
            ada.answer(question, random.choice(question.options))

        assert ada.over
        assert ada.room.result is not None
        assert ada.won == (0 in ada.room.result.winners)
        assert len(ada.rest.last_views(ada.room.result.game)) == players


def test_one_token_plays_several_seats(game_server: Running) -> None:
    asked = set()

    with RemoteTable.open(game_server.address, settings(), "Ada") as ada:
        begin(ada, seats=4)
        assert ada.seats == [0, 1, 2, 3]
        for question in ada.questions():
            asked.add(question.seat)
            assert question.view.players[question.seat].character is not None
            ada.answer(question, calm(question))

    assert asked == {0, 1, 2, 3}


def test_whoever_waits_for_questions_is_ready_as_often_as_need_be(ada: RemoteTable) -> None:
    entry = ada.rest.join_program(ada.code, ada.token, 1, "Robo")
    asked = set()

    def play(program: RemoteTable) -> None:
        with program:
            for question in program.questions():
                asked.add(question.seat)
                program.answer(question, calm(question))

    robo = Thread(target=play, args=[RemoteTable.enter(entry.link, entry.token)], daemon=True)
    robo.start()
    while [member.ready for member in ada.room.members] != [False, True]:
        assert ada.listen(5)
    ada.sit(0)
    seated_bots(ada)
    play(ada)
    robo.join(20)

    assert not robo.is_alive()
    assert asked == {0, 1}


def test_an_answer_that_comes_too_late_is_told_so(ada: RemoteTable) -> None:
    begin(ada)
    questions = ada.questions()
    first = next(questions)
    assert ada.answer(first, calm(first))
    next(questions)

    assert not ada.answer(first, calm(first))


def test_an_answer_that_was_not_offered_is_refused(ada: RemoteTable) -> None:
    begin_alone(ada)
    question = next(ada.questions())

    with pytest.raises(CommandRefused, match="not_an_option"):
        ada.answer(question, ("win",))


def test_a_claim_is_made_for_the_own_seat(ada: RemoteTable) -> None:
    begin(ada)

    ada.say(("suspect", 1))

    assert ("claims", 0) in [event[:2] for event in ada.stories[0]]


def test_a_broken_connection_is_opened_again_and_the_question_asked_again(ada: RemoteTable) -> None:
    begin_alone(ada)
    question = next(ada.questions())
    story = list(ada.stories[0])
    assert ada._socket is not None
    ada._socket.socket.close()

    assert not ada.answer(question, calm(question))
    again = next(ada.questions())

    assert (again.number, again.topic, again.options) == (
        question.number, question.topic, question.options,
    )  # fmt: skip
    assert ada.stories[0] == story
    assert ada.answer(again, calm(again))


def test_a_question_is_asked_again_after_a_break_between_two(ada: RemoteTable) -> None:
    begin_alone(ada)
    questions = ada.questions()
    first = next(questions)
    ada.close()

    second = next(questions)

    assert second.number == first.number


def test_a_thread_may_connect_again_while_another_closes_the_old_connection(
    ada: RemoteTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = ada._socket
    assert old is not None

    def slowly() -> None:
        monkeypatch.undo()
        ada.connect()
        old.close()

    monkeypatch.setattr(old, "close", slowly)
    ada.close()

    ada.sit(0)


def test_without_a_connection_nothing_can_be_done(ada: RemoteTable) -> None:
    ada.close()

    with pytest.raises(ConnectionLost):
        ada.do(commands.Sit, seat=0)
    with pytest.raises(ConnectionLost):
        ada.listen(0)


def test_a_server_that_stays_away_is_given_up(
    ada: RemoteTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_table, "PATIENCE", 0.3)
    ada.rest.address = "http://127.0.0.1:1"

    with pytest.raises(ConnectionLost):
        ada.reconnect()


def test_a_server_that_has_said_that_it_closes_is_waited_for_longer(ada: RemoteTable) -> None:
    usual = ada.patience

    ada._keep(frames.Closing())
    waits = ada.patience
    ada.reconnect()

    assert waits >= 600 > usual
    assert ada.patience == usual


def test_the_pauses_between_two_attempts_grow(
    ada: RemoteTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, pauses = [0.0], list[float]()

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        now[0] += seconds

    monkeypatch.setattr(remote_table, "monotonic", lambda: now[0])
    monkeypatch.setattr(remote_table, "sleep", pause)
    ada.rest.address = "http://127.0.0.1:1"
    ada._keep(frames.Closing())

    with pytest.raises(ConnectionLost):
        ada.reconnect()

    assert pauses[:-1] == sorted(pauses[:-1])
    assert (pauses[0], max(pauses)) == (remote_table.FIRST_PAUSE, remote_table.LONGEST_PAUSE)
    assert sum(pauses) == pytest.approx(remote_table.CLOSED_PATIENCE)


def test_a_server_that_closes_during_the_greeting_is_shutting_down(
    ada: RemoteTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusal = frames.Refusal(to=0, error="closing")
    monkeypatch.setattr(ada, "_frame_in_time", lambda: refusal)

    with pytest.raises(ConnectionLost):
        ada.connect()

    assert ada.closing


def test_a_link_that_moves_the_seats_is_remembered(ada: RemoteTable) -> None:
    before = ada.transfer_offered

    move = ada.transfer()

    assert (before, ada.transfer_offered) == (False, True)
    assert ada.rest.redeem(ada.code, move.code).member == ada.member


def test_silence_is_no_answer(ada: RemoteTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_table, "PATIENCE", 0.2)
    monkeypatch.setattr(ada, "_send", lambda request: None)

    with pytest.raises(ConnectionLost):
        ada.do(commands.Sit, seat=0)


def test_nothing_new_is_nothing(ada: RemoteTable) -> None:
    assert ada.listen(0) is None


def test_every_frame_can_be_heard_on_its_way(ada: RemoteTable) -> None:
    heard = list[frames.AnyFrame]()
    ada.on_frame = heard.append

    ada.sit(0)

    assert isinstance(heard[0], frames.Room)
    assert isinstance(heard[-1], frames.Done)


def test_a_game_that_is_broken_off_has_no_more_questions(ada: RemoteTable) -> None:
    begin(ada)
    questions = ada.questions()
    next(questions)

    ada.do(commands.Call, ballot="remake")

    assert list(questions) == []
    assert ada.room.phase == "lobby"
    assert ada.tables == {}
    assert ada.stories == {}


def test_while_the_game_is_paused_nothing_is_asked(ada: RemoteTable) -> None:
    begin_alone(ada)
    question = next(ada.questions())
    ada.do(commands.Call, ballot="pause")

    assert not ada.answer(question, calm(question))
    ada.do(commands.Call, ballot="resume")
    again = next(ada.questions())

    assert again.number == question.number
    assert ada.answer(again, calm(again))


def test_the_clock_of_the_server_is_known(ada: RemoteTable) -> None:
    before = ada.now()
    ada.listen(0.05)

    assert 40 <= ada.now() - before < 2_000


def test_a_restart_point_is_sent_only_to_those_who_want_it(ada: RemoteTable) -> None:
    begin(ada)

    with RemoteTable.enter(link_to(ada), ada.token, restart=True) as other:
        assert other.view().start is not None
    assert ada.view().start is None
