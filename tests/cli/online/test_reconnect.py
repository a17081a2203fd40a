"""What people see when the server is down, for a while or for good."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import sleep
from typing import NamedTuple

import pytest

from tests.cli.online.person import Person
from tests.cli.online.rooms import any_number, eva_alone, open_room
from tests.cli.running import run
from tests.server.running import Running, running
from turncoat.cli.online import tokens
from turncoat.cli.online.room_commands import Moved
from turncoat.cli.online.room_session import RoomSession
from turncoat.client import ConnectionLost, RemoteTable, remote_table
from turncoat.server.protocol import commands

# All in one worker, so that they share one outage.
pytestmark = pytest.mark.xdist_group("an outage")


class Outage(NamedTuple):
    """A server that was killed and started again, and three people who were connected."""

    game_server: Running
    asked: Person
    hasty: Person
    waiting: Person


@pytest.fixture(scope="module")
def outage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outage]:
    """One person is asked something, one answers during the outage, one waits in a lobby."""
    with (
        running("--data", str(tmp_path_factory.mktemp("frail"))) as game_server,
        ExitStack() as room,
    ):
        asked, hasty, waiting = [room.enter_context(eva_alone(game_server)) for _ in range(3)]
        asked.type("bots uniform", "t good luck", "")
        asked.until("Eva: good luck")
        hasty.type("bots uniform", "")
        for eva in (asked, hasty):
            eva.asked()
        link = f"{game_server.address}/r/{waiting.table.code}"
        ben = RemoteTable.join(link, "Ben")
        waiting.until("Ben has joined.")

        ignore_connection_loss(hasty)
        game_server.kill()
        asked.until("Connection lost. Reconnecting…")
        waiting.until("Connection lost. Reconnecting…")
        hasty.type("1")
        hasty.until("Connection lost. Reconnecting…")
        let_ben_reconnect_first(waiting, ben)
        game_server.start()
        yield Outage(game_server, asked, hasty, waiting)


def test_a_server_that_was_killed_is_found_again_and_the_game_goes_on(outage: Outage) -> None:
    eva = outage.asked

    eva.until("Connected again.")
    eva.asked()
    eva.keyboard.auto_answer = any_number(2)
    eva.until("Enter to play again")

    assert eva.seen.count("Keep it to yourself") == 1
    assert eva.seen.count("Eva: good luck") == 1
    assert eva.seen.count("Type h for the keys") == 1


def test_a_line_that_was_typed_into_silence_is_asked_for_again(outage: Outage) -> None:
    eva = outage.hasty

    eva.until("Connected again.")
    eva.asked()
    question = eva.table.tables[0].question
    eva.type("1")
    eva.asked()

    assert eva.table.tables[0].question > question


def test_what_happened_meanwhile_is_told_after_coming_back(outage: Outage) -> None:
    outage.waiting.until("Connected again.", "Ben takes seat 2.", "Ben: are you there?")


def test_a_server_that_closes_says_so_and_is_given_up_in_the_end(
    outage: Outage, monkeypatch: pytest.MonkeyPatch
) -> None:
    eva = outage.waiting
    eva.until("Enter to start")

    monkeypatch.setattr(remote_table, "CLOSED_PATIENCE", 0.5)
    outage.game_server.stop()
    eva.until(
        "The server is shutting down. Nothing is lost.",
        "The server has stopped. Reconnecting for 1 s",
    )
    ends = [person.ends() for person in (eva, outage.asked, outage.hasty)]

    assert [type(end) for end in ends] == [ConnectionLost, ConnectionLost, ConnectionLost]


def test_whoever_gives_a_server_up_is_told_the_way_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closes(session: RoomSession) -> None:
        game_server.stop()
        monkeypatch.setattr(remote_table, "PATIENCE", 0.0)
        session.table.reconnect()

    monkeypatch.setattr(RoomSession, "run", closes)
    with running("--data", str(tmp_path)) as game_server:
        link = open_room(game_server).link
        result = run("join", link, "--name", "Ben")

    assert result.exit_code == 1
    assert "The server has not come back. Nothing is lost:" in result.output
    assert result.output.endswith(f"Rejoin with:\nturncoat join {link}\n")
    assert len(tokens.tokens()) == 2


def test_a_seat_that_went_to_another_device_is_told_so_here(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type("1", "d")
        eva.until("#transfer=")
        code = eva.until("\n").strip().strip("'")

        eva.table.rest.redeem(eva.table.code, code)
        end = eva.ends()

    assert isinstance(end, Moved)
    assert "Connection lost" not in eva.seen


def test_a_line_that_breaks_after_a_link_was_given_away_is_mended(game_server: Running) -> None:
    with eva_alone(game_server) as eva:
        eva.type("d")
        eva.until("#transfer=", "Enter to start")
        eva.table.close()
        eva.until("Shadow Hunters: room", "Enter to start")
        eva.type("1")
        eva.until("1. Eva (you)")

    assert "Connection lost" not in eva.seen


def test_a_remark_is_told_once_however_often_it_is_heard(game_server: Running) -> None:
    entry = open_room(game_server)

    with Person(entry.link, entry.token) as eva:
        eva.until("Enter to start")
        eva.type("t ha", "t ha")
        eva.until("Eva: ha", "Eva: ha", "Enter to start")
        eva.table.close()
        eva.until("Connected again.", "Enter to start")
        eva.type("t ha")
        eva.until("Eva: ha", "Enter to start")

    assert eva.seen.count("Eva: ha") == 3


def ignore_connection_loss(eva: Person) -> None:
    """Keep Eva from noticing anything until she reconnects."""
    listen, reconnect = eva.table.listen, eva.table.reconnect

    def back() -> None:
        eva.table.listen = listen  # type: ignore[method-assign]
        reconnect()

    eva.table.listen = lambda timeout=None: sleep(0.01)  # type: ignore[method-assign]
    eva.table.reconnect = back  # type: ignore[method-assign]
    sleep(0.2)


def let_ben_reconnect_first(eva: Person, ben: RemoteTable) -> None:
    """Let Ben come back before Eva, sit down and write something."""
    connect = eva.table.connect

    def later() -> None:
        if not ben.member:
            with ben:
                ben.do(commands.Sit, seat=1)
                ben.do(commands.Write, text="are you there?")
        connect()

    eva.table.connect = later  # type: ignore[method-assign]
