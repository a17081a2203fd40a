"""The log says what happened, but never what was sent."""

import ast
import asyncio
import logging
import re
import sqlite3
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError

from tests.server.databases import new_database
from tests.server.guests import (
    BAD,
    Wire,
    connected,
    get,
    join,
    open_room,
    play_out,
    post,
    problem,
    refusal,
)
from tests.server.running import ROOT, Running, running
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.limits import at_once
from turncoat.server.monitoring.logs import (
    FIELDS,
    JSON,
    PLAIN,
    Bare,
    only_known_fields,
    without_values,
)
from turncoat.server.store.reasons import reason_of
from turncoat.server.store.store import Store

RATE = 100


class Evening:
    """Sends requests and messages of all kinds to a server, then too many, and keeps its log."""

    def __init__(self, game_server: Running) -> None:
        host = open_room(game_server)
        guest = join(game_server, host.room, "Benjamin")
        moved = post(game_server, f"/api/rooms/{host.room}/transfers", token=guest.token).json()[
            "code"
        ]
        post(game_server, f"/api/rooms/{host.room}/transfers/redeem", {"code": moved})
        post(game_server, f"/api/rooms/{host.token}/members", {"name": host.token})
        post(game_server, "/api/rooms", b"[" * 60_000)
        post(game_server, "/api/replays", b'{"format":"' + host.token.encode())
        get(game_server, f"/api/nowhere?token={host.token}", host.token)
        with connected(game_server, host) as wire:
            for frame in BAD:
                wire.send(frame)
            wire.socket.send(b"\xff" + host.token.encode(), text=True)
            wire.ask("write", text="I am the vampire")
            wire.remaining_frames()
        with Wire(game_server) as wire:
            wire.hello(guest.room, guest.token)
        play_out(game_server, host)
        self.watched = [get(game_server, "/health") for _ in range(2 * RATE)]
        self.asked = [get(game_server, f"/api/rooms/{host.room}") for _ in range(2 * RATE)]
        with Wire(game_server) as wire:
            self.heard = wire.hello(host.room, host.token)
        self.log = game_server.stop()
        self.lines = [msgspec.json.decode(line) for line in self.log.splitlines()]
        self.secrets = [host.token, guest.token, moved, "Benjamin", "Ada", "vampire"]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A finished evening, whose server has shut down."""
    folder = tmp_path_factory.mktemp("logged")
    with running("--data", str(folder), "--rate", str(RATE)) as game_server:
        return Evening(game_server)


def test_no_token_name_or_word_is_ever_logged(evening: Evening) -> None:
    assert not any(secret in evening.log for secret in evening.secrets)


def test_every_line_is_an_object_of_known_fields(evening: Evening) -> None:
    assert [line["event"] for line in evening.lines] == ["room opened", "game ended", "closed"]
    assert {field for line in evening.lines for field in line} <= FIELDS


def test_whoever_asks_too_often_is_refused_until_some_of_it_has_flowed_back(
    evening: Evening,
) -> None:
    refused = [answer for answer in evening.asked if answer.status_code != 200]

    assert evening.asked[0].status_code == 200
    assert {problem(answer) for answer in refused} == {(429, "too_fast")}
    assert int(refused[0].headers["RateLimit-Reset"]) <= 60


def test_requests_for_the_state_of_the_server_are_counted_apart(evening: Evening) -> None:
    statuses = [answer.status_code for answer in evening.watched]

    refused = [answer for answer in evening.watched if answer.status_code != 200]
    assert statuses[: at_once(RATE)] == [200] * at_once(RATE)
    assert {problem(answer) for answer in refused} == {(429, "too_fast")}
    assert evening.asked[0].status_code == 200


def test_whoever_asked_too_often_may_still_play(evening: Evening) -> None:
    assert refusal(evening.heard) == ""


def test_of_an_exception_only_its_kind_and_place_are_logged() -> None:
    try:
        raise ValueError("the vampire is Ada")
    except ValueError as error:
        line = without_values(None, "error", {"event": "broken", "exc_info": error})

    assert line["kind"] == "ValueError"
    assert len(line["exception"]) == 1
    assert "vampire" not in str(line)


def test_what_nobody_thought_of_is_not_logged() -> None:
    line = only_known_fields(None, "info", {"event": "x", "room": "CODE", "token": "secret"})

    assert line == {"event": "x", "room": "CODE"}


SERVER = ROOT / "src" / "turncoat" / "server"
LEVELS = {"debug", "info", "warning", "error", "critical", "exception"}


def logged_in(source: str) -> set[str]:
    """The keywords of all logging calls in a source file."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return {
        str(keyword.arg)
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and isinstance(call.func.value, ast.Name)
        and (call.func.value.id, call.func.attr in LEVELS) == ("log", True)
        for keyword in call.keywords
    }


def test_whatever_is_given_to_the_log_is_kept_by_it() -> None:
    found = {path: logged_in(path.read_text()) for path in SERVER.rglob("*.py")}

    # The kind and place of an exception are logged.
    known = FIELDS | {"exc_info"}
    assert {"room", "game", "reason", "kind", "exc_info"} <= set().union(*found.values())
    assert {path: names - known for path, names in found.items() if names - known} == {}


def test_of_the_words_of_a_library_nothing_is_logged() -> None:
    try:
        raise ValueError("the vampire is Ada")
    except ValueError as error:
        caught = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, "Ada %s", ("x",), caught)

    line = msgspec.json.decode(Bare(JSON).format(record))

    assert (line["event"], line["level"], line["kind"]) == ("uvicorn.error", "error", "ValueError")
    assert not any(word in str(line) for word in ("Ada", "vampire"))


def test_why_a_database_failed_is_logged_without_what_was_written() -> None:
    driver = sqlite3.OperationalError("disk I/O error")
    driver.sqlite_errorname = "SQLITE_IOERR_WRITE"
    unfit = sqlite3.OperationalError("Could not decode to UTF-8 column 'fact' with text 'Ada'")
    failed = OperationalError("INSERT INTO journal", {"fact": "the vampire is Ada"}, driver)

    line = without_values(None, "error", {"event": "broken", "exc_info": failed})

    assert line["reason"] == "SQLITE_IOERR_WRITE: disk I/O error"
    assert reason_of(OperationalError("SELECT", {}, unfit)) == ""
    assert (
        reason_of(OSError(28, "No space left on device", "ada.sqlite")) == "No space left on device"
    )
    assert reason_of(ValueError("the vampire is Ada")) == ""


def test_what_postgresql_says_of_a_row_is_not_logged(postgresql_server: str) -> None:
    store = Store(new_database(postgresql_server))
    store.open()
    reasons = []
    for statement in (
        "INSERT INTO journal VALUES ('ADA', 1, NULL, 'vampire', 0, '[]')",
        "INSERT INTO house VALUES (1, 0, 'vampire')",
        "SELECT CAST('vampire' AS integer)",
        "SELECT * FROM nowhere",
    ):
        with pytest.raises(DBAPIError) as caught, store.engine.begin() as connection:
            connection.execute(text(statement))
        reasons.append(reason_of(caught.value))
    store.close()

    assert [reason.partition(":")[0] for reason in reasons] == ["23502", "23505", "22P02", "42P01"]
    assert 'relation "nowhere" does not exist' in reasons[3]
    assert not any("vampire" in reason for reason in reasons)


def test_where_a_bot_broke_down_in_another_process_is_logged() -> None:
    bot_workers = BotWorkers(1)
    try:
        asyncio.run(bot_workers.run(int, "the vampire is Ada"))
        raise AssertionError
    except ValueError as error:
        line = without_values(None, "error", {"event": "broken", "exc_info": error})
    finally:
        bot_workers.close()

    assert any("concurrent/futures/process.py:" in place for place in line["exception"])
    assert "vampire" not in str(line)


def plain(level: str, **line: Any) -> str:
    written: Any = line
    for process in PLAIN:
        written = process(None, level, written)
    assert isinstance(written, str)
    return written


def test_on_a_terminal_a_line_is_plain_text() -> None:
    line = plain("info", event="room opened", room="ABCDEF", players=4, name="Ada")

    assert re.fullmatch(r"\d\d:\d\d:\d\d room opened \(players 4, room ABCDEF\)", line)


def test_on_a_terminal_an_error_names_its_places_and_nothing_that_was_sent() -> None:
    try:
        raise ValueError("a secret")
    except ValueError as error:
        line = plain("error", event="broken", exc_info=error)

    first, *places = line.splitlines()
    assert first.endswith(" error: broken (kind ValueError)")
    assert places
    assert all(place.startswith("  at ") for place in places)
    assert "a secret" not in line
