"""A game in the terminal: questions, time limits, secret choices, undo, and watching."""

import re
from collections.abc import Callable

import pytest

from tests.cli.online.conftest import TABLES, Played
from tests.cli.online.person import Person
from tests.cli.online.rooms import (
    any_number,
    dealt,
    eva_alone,
    first,
    open_room,
    play_until,
    waits_for,
)
from tests.server.running import Running
from turncoat.cli.online import room_session
from turncoat.cli.table.question import Quit
from turncoat.client import Question, RemoteTable
from turncoat.core.terms import Option
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks, Spectators


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_to_its_end(game: str, whole_game: Callable[[str], Played]) -> None:
    played = whole_game(game)

    assert played.room.phase == "ended"
    assert played.before.count("h for help:") > 3
    assert played.before.endswith("Enter to play again")


@pytest.mark.parametrize("game", TABLES)
def test_nothing_is_told_twice_and_no_line_is_left_empty_twice(
    game: str, whole_game: Callable[[str], Played]
) -> None:
    seen = whole_game(game).before

    assert "\n\n\n" not in seen
    assert seen.count("Final reveal") == 1
    assert seen.count("Type h for the keys") == 1


def test_while_others_are_asked_their_names_are_told(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        answer_with_first_option(eva)

        play_until(ben, lambda: "Waiting for Ben | h for help:" in eva.seen)


def test_the_time_that_is_left_stands_before_the_prompt(game_server: Running) -> None:
    clocks = Clocks(move=40, bank=0, secret=0, window=0, interval_ms=0)

    with dealt(game_server, clocks=clocks) as (eva, ben):
        play_until(ben, lambda: " s left" in eva.seen)
        seconds = re.search(r"(Waiting for Ben \()?(\d+) s left", eva.seen)

    assert seconds
    assert 0 < int(seconds[2]) <= 40


def test_without_a_limit_there_is_no_time_to_tell(whole_game: Callable[[str], Played]) -> None:
    assert " s left" not in whole_game("shadow_hunters").before


def test_a_blind_choice_is_changed_by_another_number(game_server: Running) -> None:
    # With eight players, somebody's route soon leads to the room where votes are called.
    with dealt(game_server, "among_cultists", 8) as (eva, ben):
        answer_with_first_option(eva, but_at="Whom will you vote out?")
        play_until(ben, lambda: "Whom will you vote out?" in eva.seen, call_a_vote)
        eva.until("Whom will you vote out?", "h for help:")

        eva.type("1")
        eva.until("Your choice: Abstain (type another number to change it) | h for help:")
        eva.type("99")
        eva.until("Please type a number from 1 to")
        eva.type("3")
        eva.until("Your choice: Vote for Ben (type another number to change it) | h for help:")
        play_until(ben, lambda: "You vote for" in eva.seen, call_a_vote)

    assert "You abstain." not in eva.seen


def test_a_number_while_nothing_is_asked_is_refused(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        answer_with_first_option(eva)
        play_until(ben, waits_for(ben, eva))

        eva.type("1")

        eva.until("There is nothing for you to decide right now.")


def test_an_answer_is_taken_back_and_both_sides_are_told(game_server: Running) -> None:
    with dealt(game_server, "dark_providence", 2) as (eva, ben):
        answer_with_first_option(eva, but_at="actions left")
        play_until(ben, lambda: "actions left" in eva.seen, pass_on)
        watched = join_as_spectator(eva)

        with watched as zoe:
            eva.until("Play influence to add cubes", "h for help:")
            eva.type("1", "1")
            eva.until("for influence.", "u to undo, h for help:")
            zoe.until("Eva plays", "for influence.")
            eva.type("u")
            eva.until("Your last answer is undone.", "h for help:")
            zoe.until("The last answer of Eva has been undone.")
            eva.type("2")
            eva.until("for influence.")
            zoe.until("Eva plays")


def test_what_somebody_else_takes_back_is_undone(game_server: Running) -> None:
    with dealt(game_server, "dark_providence", 2) as (eva, ben):
        answer_with_first_option(eva)
        play_until(ben, lambda: ("plays", 1) in [event[:2] for event in ben.stories.get(1, [])])
        eva.until("Ben plays Agent", "Ben plays", "for influence")

        ben.do(commands.Undo, seat=1, question=ben.tables[1].question)

        eva.until("The last answer of Ben has been undone.")


def test_an_offer_is_taken_while_others_play(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        answer_with_first_option(eva)
        play_until(ben, waits_for(ben, eva))

        eva.type("o", "1")

        eva.until("Your character is revealed")


def test_without_a_seat_one_watches_with_what_everybody_may_know(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben), join_as_spectator(eva) as zoe:
        answer_with_first_option(eva)
        zoe.until("You are watching and see", "starting player")
        play_until(ben, lambda: "Round 2" in zoe.seen)
        zoe.until("Round 2", "\n")
        zoe.type("h")
        zoe.until("b — show the board and the players", "p — show who has which seat", "q — leave")
        zoe.type("b")
        zoe.until("Area 1")
        zoe.type("p")
        zoe.until("1. Eva", "2. Ben", "You are watching.")
        zoe.type("1")
        zoe.until("There is nothing for you to decide right now.")
        zoe.type("c")
        zoe.until("There is no such key.")
        zoe.type("q")
        end = zoe.ends()

    assert isinstance(end, Quit)
    assert "You are a" not in zoe.seen
    assert "hit points" not in zoe.seen


def test_a_spectator_sees_the_end_and_can_not_lay_the_next_table(game_server: Running) -> None:
    entry = open_room(game_server)
    token = RemoteTable.join(entry.link, "Zoe").token

    with Person(entry.link, entry.token) as eva, Person(entry.link, token) as zoe:
        zoe.until("Enter to take a seat")
        eva.type("bots uniform")
        eva.keyboard.auto_answer = any_number(3)
        zoe.until("The game is over.", "Final reveal", "Waiting for another game;")
        zoe.type("")
        zoe.until("Waiting for another game;")
        eva.keyboard.auto_answer = None
        eva.until("Enter to play again")
        eva.type("")
        zoe.until("All seats are taken, so you will watch")

    assert zoe.seen.count("Final reveal") == 1


def test_a_spectator_hears_of_the_game_with_delay(game_server: Running) -> None:
    with (
        dealt(game_server, spectators=Spectators(delay=1)) as (eva, ben),
        join_as_spectator(eva) as zoe,
    ):
        answer_with_first_option(eva)
        play_until(ben, lambda: "Round 2" in eva.seen)
        early = zoe.seen
        zoe.until("You are watching and see", "starting player")

    assert "starting player" not in early


def test_a_late_comer_is_told_the_end_of_the_story(
    game_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_session, "LONG_STORY", 9)
    monkeypatch.setattr(room_session, "LAST_LINES", 5)

    with dealt(game_server) as (eva, ben):
        answer_with_first_option(eva)
        play_until(ben, lambda: len(ben.stories.get(1, [])) > 15)

        with join_as_spectator(eva) as zoe:
            zoe.until("You are watching and see", "The last 5 of ", " lines:")

    assert "is the starting player" not in zoe.seen


def test_whoever_is_late_finds_a_bot_and_takes_the_seat_back(game_server: Running) -> None:
    clocks = Clocks(move=1, bank=0, secret=1, window=0, notice=1, gone=0, interval_ms=300)

    with eva_alone(game_server, clocks=clocks) as eva:
        eva.type("")
        eva.until("Waiting for Eva. A bot is about to take over.")
        eva.until("You were late, so a bot plays for you. Press Enter to take over again:")
        eva.type("p")
        eva.until("h for help:")

        assert not eva.table.room.chairs[0].away

    assert "; You were late" not in eva.seen


def answer_with_first_option(eva: Person, but_at: str = "nothing at all") -> None:
    """Let Eva choose the first option of every question, until `but_at` has been shown."""

    def answer(prompt: str) -> str | None:
        if but_at in eva.seen:
            return None
        return "y" if "y for yes" in prompt else "1"

    eva.keyboard.auto_answer = answer


def join_as_spectator(eva: Person) -> Person:
    """Zoe joins as a spectator."""
    link = f"{eva.table.rest.address}/r/{eva.table.code}"
    return Person(link, RemoteTable.join(link, "Zoe").token)


def call_a_vote(question: Question) -> Option:
    """Go to the room where votes are called, fight intruders there, and call a vote."""
    for option in (("call_vote",), ("fight_cultist",), ("stop", "LB"), ("go", "LB"), ("pass",)):
        if option in question.options:
            return option
    return first(question)


def pass_on(question: Question) -> Option:
    """Pass if possible."""
    return ("pass",) if ("pass",) in question.options else first(question)
