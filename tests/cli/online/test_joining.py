"""Errors before a room is joined: one sentence, exit code 2, and no traceback."""

import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.cli.online.rooms import STILL, open_room
from tests.cli.running import run
from tests.server.running import Running, running
from turncoat.cli.online import tokens
from turncoat.client import RemoteTable
from turncoat.server.protocol.settings import Spectators


@pytest.fixture(scope="module")
def strangers() -> Iterator[str]:
    """A server of another program."""

    class Page(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200 if "200" in self.path else 404)
            self.end_headers()
            self.wfile.write(b"<html>hello</html>")

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Page)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def refusal(link: str, *options: str) -> str:
    """The one sentence with which `join` refuses a link."""
    result = run("join", link, *options, typed=["q"])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert re.fullmatch(r"turncoat: [^\n]+\n", result.stderr), result.stderr
    return result.stderr


@pytest.mark.parametrize(
    "link",
    [
        "nonsense", "", "http://", "http:///r/ABCDEF", "ftp://house/r/A", "ABCDEFG",
        "http://127.0.0.1:99999/r/ABCDEF", "http://[::1/r/ABCDEF", "http://127.0.0.1:99999",
        "http://127.0.0.1:many/r/ABCDEF", "turncoat join http://127.0.0.1/r/ABCDEF",
    ],
)  # fmt: skip
def test_what_is_no_link_of_a_room_is_told_so(link: str) -> None:
    assert "is not the link of a room, such as http://" in refusal(link)


@pytest.mark.parametrize("code", ["NOPE12", "abcdef", "234567"])
def test_a_code_alone_is_no_link(code: str) -> None:
    sentence = refusal(code)

    assert f"“{code.upper()}” is only the code of a room" in sentence
    assert f"http://192.168.1.20:8421/r/{code.upper()}." in sentence


def test_a_server_without_a_room_shows_its_open_rooms_and_how_to_open_one(
    game_server: Running,
) -> None:
    entry = open_room(game_server, listed=True, spectators=Spectators(delay=30))
    hidden = open_room(game_server)

    result = run("join", f"{game_server.address}/", columns=200)

    assert result.exit_code == 0
    assert (
        "Shadow Hunters. Host: Eva. 4 free seats. Settings: no time limits, free chat, "
        f"spectators allowed with a delay of 30 s, listed publicly.\nturncoat join {entry.link}\n"
    ) in result.output
    assert hidden.room not in result.output
    assert result.output.endswith(f"play in it:\nturncoat host GAME --at {game_server.address}\n")
    assert tokens.tokens() == {}


def test_a_server_without_open_rooms_says_so(tmp_path: Path) -> None:
    with running("--data", str(tmp_path / "empty")) as empty:
        result = run("join", empty.address)

    assert result.exit_code == 0
    assert "This server lists no open rooms." in result.output
    assert f"turncoat host GAME --at {empty.address}\n" in result.output


@pytest.mark.parametrize(
    "link",
    [
        "http://127.0.0.1:1", "http://127.0.0.1:1/",
        "http://127.0.0.1:1/r/ABCDEF", "https://127.0.0.1:1/r/ABCDEF", "http://[::1]:1/r/ABCDEF",
        "http://a..b/r/ABCDEF", "http://../r/ABCDEF", "http://xn--a/r/ABCDEF",
        "http://house with spaces/r/ABCDEF",
    ],
)  # fmt: skip
def test_where_nobody_answers_that_is_told(link: str) -> None:
    assert "No server answers at http" in refusal(link)
    assert tokens.tokens() == {}


def test_a_kept_token_does_not_help_where_nobody_answers() -> None:
    tokens.keep("http://127.0.0.1:1/r/ABCDEF", "x" * 22)

    assert "No server answers at http://127.0.0.1:1/r/ABCDEF." in refusal(
        "http://127.0.0.1:1/r/abcdef"
    )
    assert len(tokens.tokens()) == 1


@pytest.mark.parametrize("path", ["r/ABCDEF", "r/200"])
def test_a_page_of_another_site_is_no_room(path: str, strangers: str) -> None:
    assert "There is nothing at this address." in refusal(f"{strangers}/{path}")


def test_a_server_of_other_people_has_no_rooms(strangers: str) -> None:
    assert "There is nothing at this address." in refusal(strangers)


def test_a_socket_of_another_program_is_no_server(strangers: str) -> None:
    assert "No server answers at" in refusal(f"{strangers}/r/ABCDEF", "--token", "x" * 22)


@pytest.mark.parametrize("code", ["ZZZZZZ", "1"])
def test_a_room_that_is_not_there_is_told(code: str, game_server: Running) -> None:
    assert "No room has this code." in refusal(f"{game_server.address}/r/{code}", "--name", "Ben")
    assert "No room has this code." in refusal(
        f"{game_server.address}/r/{code}", "--token", "x" * 22
    )


@pytest.mark.parametrize("move", ["abc", "x" * 22, "", "é"])
def test_a_code_that_moves_nothing_is_refused(move: str, game_server: Running) -> None:
    link = open_room(game_server).link

    sentence = refusal(f"{link}#transfer={move}", "--name", "Ben")

    assert "You are no longer in this room" in sentence or "did not understand" in sentence


def test_a_name_that_is_taken_can_be_changed(game_server: Running) -> None:
    link = open_room(game_server).link

    sentence = refusal(link, "--name", "eva")

    assert "Somebody here already has that name, or one that looks like it." in sentence
    assert "Choose another name with --name." in sentence


@pytest.mark.parametrize("name", ["", " ", "x" * 17])
def test_a_name_has_to_fit(name: str, game_server: Running) -> None:
    assert "A name must have 1 to 16 characters." in refusal(
        open_room(game_server).link, "--name", name
    )


def test_a_name_has_to_be_readable(game_server: Running) -> None:
    assert "it contains characters that can’t be shown" in refusal(
        open_room(game_server).link, "--name", "\u3164"
    )


def test_nobody_comes_in_late_where_nobody_may_watch(game_server: Running) -> None:
    entry = open_room(
        game_server, players=1, game="dark_providence", spectators=Spectators(allowed=False)
    )
    with RemoteTable.enter(entry.link, entry.token) as eva:
        eva.sit()
        eva.ready()

    assert "Spectators are not allowed in this game." in refusal(entry.link, "--name", "Ben")


def test_the_name_of_the_user_is_taken_where_none_is_given(
    game_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "a-user-with-a-long-name")
    entry = open_room(game_server)

    result = run("join", entry.link, typed=["1", "q"])

    assert result.exit_code == 0
    assert "a-user-with-a-lo (you)" in result.output


def test_the_name_is_said_unless_it_was_given(game_server: Running) -> None:
    entry = open_room(game_server)

    taken = run("join", entry.link, typed=["q"])
    given = run("join", entry.link, "--name", "Ben", typed=["q"])

    assert "Use --name to join with another name." in taken.output
    assert "Use --name" not in given.output


def test_who_leaves_without_a_seat_is_not_told_of_one(game_server: Running) -> None:
    entry = open_room(game_server)

    result = run("join", entry.link, "--name", "Ben", typed=["q"])

    assert "You have left.\n" in result.output
    assert "seat is still yours" not in result.output.split("You have left.")[1]


def test_who_leaves_a_game_is_told_that_a_bot_plays_on(game_server: Running) -> None:
    entry = open_room(game_server, clocks=STILL)

    result = run("join", entry.link, "--token", entry.token, typed=["", "x"])

    assert "You have left. A bot plays for you until you return." in result.output


def test_the_end_of_the_input_leaves_the_seat_and_tells_the_way_back(game_server: Running) -> None:
    entry = open_room(game_server)

    result = run("join", entry.link, "--token", entry.token, typed=["1"])

    assert result.exit_code == 0
    assert "The input has ended. Your seat is still yours." in result.output
    assert result.output.endswith(f"Rejoin with:\nturncoat join {entry.link}\n")
