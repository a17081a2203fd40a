"""`language CODE` in a room on a server: for the person who types it, and for nobody else."""

from time import monotonic
from typing import Any, Final

import pytest

from tests.cli.online.person import PATIENCE, Person
from tests.cli.online.rooms import (
    dealt,
    eva_alone,
    eva_and_ben,
    open_room,
    play_until,
    play_until_eva_waits,
)
from tests.locales.foreign import english_in
from tests.server.running import Running
from turncoat.cli.online import live_keyboard
from turncoat.cli.online.state import asked_seat
from turncoat.client import CommandRefused, ConnectionLost, RemoteTable
from turncoat.locales.catalogue import load
from turncoat.locales.translator import Translator
from turncoat.server.protocol import commands, errors

CZECH: Final = "Jazyk: čeština\n"


@pytest.fixture(autouse=True)
def fast_polling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_keyboard, "POLL_SECONDS", 0.01)


def after(eva: Person) -> str:
    """What Eva has seen since she chose Czech."""
    return eva.seen.partition(CZECH)[2]


def known_language(ben: RemoteTable, wanted: str) -> str:
    """The language of Eva, as the server tells Ben; it is waited for."""
    deadline = monotonic() + PATIENCE
    while (said := ben.room.members[0].language) != wanted and monotonic() < deadline:
        ben.listen(0.05)
    return said


def in_czech(eva: Person) -> Translator:
    """Says in Czech what Eva may know."""
    names = [chair.name for chair in eva.table.room.chairs]
    return Translator(load("cs"), "shadow_hunters", names, 0)


def test_the_lobby_goes_on_in_the_language_and_the_server_knows(game_server: Running) -> None:
    with eva_and_ben(game_server) as (eva, ben):
        eva.type("language cs")
        eva.until(CZECH, load("cs").text("cli-lobby-fixed"), "h – nápověda: ")
        eva.type("t xyzzy", "h")
        eva.until("Eva: xyzzy", load("cs").text("cli-key-language"), "h – nápověda: ")
        language = known_language(ben, "cs")
        [written] = eva.table.texts.values()

    assert language == written.language == "cs"
    assert english_in(after(eva), "cs", leave_out="web") == []


def test_a_question_of_a_game_is_asked_again_in_the_language(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        play_until(ben, lambda: asked_seat(eva.table) == 0)
        eva.asked()
        decision = eva.table.tables[0].decision
        assert decision is not None
        asked = in_czech(eva).ask(decision.topic)
        eva.type("language cs")
        eva.until(CZECH, asked, "h – nápověda: ")
        eva.type("h")
        eva.until(load("cs").text("cli-key-language"), asked, "h – nápověda: ")
        language = known_language(ben, "cs")

    assert language == "cs"
    assert english_in(after(eva), "cs", leave_out="web") == []


def test_whoever_waits_for_others_hears_the_story_in_the_language(game_server: Running) -> None:
    with dealt(game_server) as (eva, ben):
        play_until_eva_waits(eva, ben)
        eva.type("language cs")
        eva.until(CZECH)
        told = len(eva.table.stories[0])
        play_until(ben, lambda: len(eva.table.stories[0]) > told)
        eva.until(in_czech(eva).event(eva.table.stories[0][told]))

    assert english_in(after(eva), "cs", leave_out="web") == []


def test_a_spectator_changes_the_language_too(game_server: Running) -> None:
    with eva_and_ben(game_server) as (eva, ben):
        entry = ben.rest.join(ben.code, "Zoe")
        link = f"{game_server.address}/r/{ben.code}"
        with Person(link, entry.token) as zoe:
            zoe.until("All seats are taken")
            eva.type("")
            eva.until("You are ready.")
            ben.ready()
            zoe.until("You are watching")
            zoe.type("h")
            zoe.until("language — ")
            zoe.type("language cs", "b")
            zoe.until(CZECH, "Oblast 1")


def test_a_menu_is_left_and_nothing_is_done(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type("v")
        eva.until("n or Enter for no:")
        eva.type("language cs")
        eva.until(CZECH, "h – nápověda: ")

    assert eva.table.room.ballot is None


def test_after_the_end_everything_is_shown_in_the_language(game_server: Running) -> None:
    with eva_alone(game_server, players=4) as eva:
        eva.type("bots uniform")
        eva.until("Enter to start")
        eva.keyboard.auto_answer = lambda prompt: None if "again" in prompt else numbers(prompt)
        eva.type("")
        eva.until("Enter to play again")
        eva.keyboard.auto_answer = None
        eva.type("language cs")
        eva.until(CZECH, load("cs").text("cli-join-replay"), load("cs").text("cli-join-again"))

    assert english_in(after(eva), "cs", leave_out="web") == []


def numbers(prompt: str) -> str:
    return "1" if "for help" in prompt and "1" in prompt else ""


@pytest.mark.parametrize("typed", ["language", "language xx"])
def test_a_language_that_is_not_there_changes_nothing(typed: str, game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type(typed)
        eva.until("Languages: English (en), čeština (cs), ", "Enter to start")

    assert [member.language for member in eva.table.room.members] == ["en"]
    assert ("There is no language “xx”." in eva.seen) == ("xx" in typed)


def test_the_server_is_told_after_the_connection_is_back(
    game_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with eva_and_ben(game_server) as (eva, ben):
        told = refusing_once(eva.table, ConnectionLost())
        eva.type("language cs")
        eva.until(CZECH, load("cs").text("cli-join-reconnected"), "h – nápověda: ")
        language = known_language(ben, "cs")

    assert told == ["cs", "cs"]
    assert language == "cs"


def test_a_refusal_of_the_server_does_not_end_the_game(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        told = refusing_once(eva.table, CommandRefused(errors.TOO_FAST))
        eva.type("language cs")
        eva.until(CZECH, "h – nápověda: ")

    assert told == ["cs"]


def refusing_once(table: RemoteTable, error: Exception) -> list[str]:
    """Let the first message about the language fail. Returns the languages that were told."""
    do, told = table.do, list[str]()

    def fails_once(request: type[commands.Command], **fields: Any) -> None:
        if request is commands.Rename:
            told.append(fields["language"])
            if len(told) == 1:
                if isinstance(error, ConnectionLost):
                    table.close()
                raise error
        do(request, **fields)

    table.do = fails_once  # type: ignore[method-assign]
    return told


def test_whoever_returns_to_the_seat_is_asked_in_the_language_of_the_terminal(
    game_server: Running,
) -> None:
    entry = open_room(game_server)
    with Person(entry.link, entry.token) as eva:
        eva.until("Enter to start")
        eva.type("language pl", "q")
        eva.ends()
    with Person(entry.link, entry.token) as again:
        again.until(load("pl").text("cli-lobby-fixed"))
        language = again.table.room.members[0].language

    assert language == "pl"
