"""`turncoat host` starts a server, opens a room and takes a seat, and stops the server again."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile
from typing import get_args

import httpx
import msgspec
import pytest

from tests.cli.running import run
from tests.cli.terminal.real_terminal import Terminal
from tests.server.running import Running
from turncoat.cli.commands.host import address_of
from turncoat.cli.terminal.user_error import UserError
from turncoat.client import RemoteTable
from turncoat.server.protocol import commands, pages
from turncoat.server.protocol.settings import Pace, Settings, Spectators


def hosting(folder: Path, *options: str) -> Terminal:
    where = ["--host", "127.0.0.1", "--port", "0", "--data", str(folder / "rooms")]
    return Terminal(folder, "host", "shadow_hunters", "--name", "Eva", *where, *options)


def test_a_room_is_open_to_friends_as_long_as_the_host_is_there(tmp_path: Path) -> None:
    with hosting(tmp_path, "--players", "4") as eva:
        shown = eva.until("Friends can join in a browser with this link:")
        eva.until("turncoat join ")
        link = eva.until("\r\n").strip()
        eva.until("for help:")
        with RemoteTable.join(link, "Ben") as ben:
            eva.until("Ben has joined.")
            ben.sit(1)
            eva.until("Ben takes seat 2.")
            ben.ready()
            eva.until("Ben is ready.")
            eva.until("for help:")
            eva.type("")
            eva.until("not ready")
            ben.ready()
            eva.until("Keep it to yourself")
            eva.until("for help:")
            eva.type("q")
            eva.until("y for yes")
            eva.type("y")
            eva.until("Server stopped. All games are saved.")
        code = eva.end()

    port = re.findall(r":(\d+)/r/", link)[0]
    assert code == 0
    assert "█" in shown
    assert f"turncoat serve --host 127.0.0.1 --port {port} --data" in eva.seen
    assert eva.seen.count(f"turncoat join {link}") == 2
    assert "Rejoin with" not in eva.seen


def test_whoever_ends_the_host_ends_the_server(tmp_path: Path) -> None:
    with hosting(tmp_path) as eva:
        eva.until("turncoat join ")
        link = eva.until("\r\n").strip()
        eva.until("for help:")
        address = link.rpartition("/r/")[0]
        assert httpx.get(f"{address}/health").status_code == 200
        eva.process.send_signal(signal.SIGHUP)
        code = eva.end()

    assert code == 128 + signal.SIGHUP
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", int(address.rpartition(":")[2]))) != 0


def test_the_server_is_not_closed_for_a_friend_without_a_word(tmp_path: Path) -> None:
    with hosting(tmp_path, "--players", "4") as eva:
        eva.until("turncoat join ")
        link = eva.until("\r\n").strip()
        eva.until("for help:")
        with RemoteTable.join(link, "Ben") as ben:
            eva.until("Ben has joined.")
            ben.do(commands.Write, text="hello")
            eva.until("Ben: hello")
            eva.type("q")
            eva.until("Still here: Ben.")
            eva.until("n or Enter for no:")
            eva.type("y")
            eva.until("Server stopped. All games are saved.")
            code = eva.end()

    assert code == 0


def test_a_room_is_opened_on_a_server_that_keeps_running(game_server: Running) -> None:
    result = run(
        "host", "shadow_hunters", "--at", f"{game_server.address}/",
        "--name", "Eva", "--players", "4",
        typed=["1", "q"],
    )  # fmt: skip
    [link] = {*re.findall(r"turncoat join (http\S+)", result.output)}
    again = run("join", link, typed=["q"])

    assert result.exit_code == 0
    assert link.startswith(f"{game_server.address}/r/")
    assert result.output.endswith(f"Rejoin with:\nturncoat join {link}\n")
    assert "Server stopped" not in result.output
    assert "Eva (you)" in again.output
    assert httpx.get(f"{game_server.address}/health").status_code == 200


def test_friends_are_given_the_link_that_the_server_gives_out(game_server: Running) -> None:
    here = game_server.address.replace("127.0.0.1", "localhost")

    result = run("host", "shadow_hunters", "--at", here, typed=["q"])

    [code] = re.findall(
        r"Rejoin with:\nturncoat join http://localhost:\d+/r/(\w+)\n", result.output
    )
    link = f"{game_server.address}/r/{code}"
    assert f"in a browser with this link:\n{link}\n" in result.output
    assert f"with this command:\nturncoat join {link}\n" in result.output


def settings_of(game_server: Running, *options: str) -> Settings:
    """The settings of a room that was opened with these options."""
    result = run("host", "shadow_hunters", "--at", game_server.address, *options, typed=["q"])
    [code] = re.findall(r"Rejoin with:\nturncoat join \S+/r/(\w+)\n", result.output)
    room = httpx.get(f"{game_server.address}/api/rooms/{code}").content
    return msgspec.json.decode(room, type=pages.OpenRoom).settings


def test_nobody_is_hurried_unless_the_host_says_so(game_server: Running) -> None:
    usual = settings_of(game_server)

    assert (usual.clocks.pace, usual.clocks.window) == ("untimed", 0)
    assert usual.spectators == Spectators()
    assert usual.free_text
    assert not usual.listed


@pytest.mark.parametrize("pace", get_args(Pace))
def test_the_host_sets_the_room(game_server: Running, pace: str) -> None:
    given = settings_of(
        game_server,
        "--pace",
        pace,
        "--no-spectators",
        "--spectator-delay",
        "90",
        "--no-free-text",
        "--listed",
    )

    assert given.clocks.pace == pace
    assert given.spectators == Spectators(allowed=False, delay=90)
    assert not given.free_text
    assert given.listed


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--pace", "slow"], "There is no pace “slow”."),
        (["--spectator-delay", "901"], "--spectator-delay: The number must be 900 or less."),
        (["--at", "nonsense"], "“nonsense” is not the address of a server"),
        (
            ["--at", "http://127.0.0.1:1", "--port", "1"],
            "--at uses a server that is already running",
        ),
        (
            ["--at", "http://127.0.0.1:1", "--data", "x"],
            "--at uses a server that is already running",
        ),
        (["--at", "http://127.0.0.1:1"], "No server answers at http://127.0.0.1:1."),
        (
            ["--at", "http://127.0.0.1:1", "--name", "x" * 17],
            "A name must have 1 to 16 characters.",
        ),
    ],
)
def test_a_room_that_can_not_be_opened_is_told_so(options: list[str], told: str) -> None:
    result = run("host", "shadow_hunters", *options)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr


def test_the_table_options_are_explained_as_for_a_game_at_one_keyboard() -> None:
    host = run("host", "shadow_hunters", "--options")
    play = run("play", "shadow_hunters", "--options")

    assert host.exit_code == 0
    assert "deck_size" in host.output
    assert host.output == play.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("turncoat: Nobody can listen there.", "Nobody can listen there."),
        ('{"event": "x"}', "The server could not be started."),
        ("", "The server could not be started."),
    ],
)
def test_why_a_server_can_not_start_is_told_in_a_sentence(words: str, told: str) -> None:
    code = f"import sys; sys.exit({words!r})"

    with TemporaryFile("w+") as log:
        command = [sys.executable, "-S", "-c", code]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        with process, pytest.raises(UserError) as refused:
            address_of(process, log)

    assert str(refused.value) == told


def test_a_table_that_can_not_be_laid_is_refused_before_anything_is_opened(tmp_path: Path) -> None:
    data = tmp_path / "rooms"

    many = run("host", "shadow_hunters", "--players", "9", "--data", str(data))
    bad = run("host", "shadow_hunters", "--option", "pool=none", "--data", str(data))
    long = run("host", "shadow_hunters", "--name", "x" * 17, "--data", str(data))

    assert many.exit_code == bad.exit_code == long.exit_code == 2
    assert "A name must have 1 to 16 characters." in long.stderr
    assert not data.exists()
