"""`turncoat serve`: where the server listens, and why it can't start."""

import re
import signal
import socket
import stat
import subprocess
from pathlib import Path
from queue import Queue

import httpx
import pytest

from tests.cli.running import process, run
from tests.cli.terminal.real_terminal import Terminal
from turncoat.cli.commands.serve import has_a_screen, welcome
from turncoat.cli.terminal.exit_codes import BAD_USAGE, CANNOT_LISTEN, NOT_WRITABLE


def test_the_address_is_printed_with_a_picture_and_the_doors_close_in_good_order(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "rooms" / "deep"

    with Terminal(tmp_path, "serve", "--port", "0", "--data", str(folder)) as game_server:
        picture = game_server.until("Server running at ")
        address = game_server.until(" ").strip()
        port = address.rpartition(":")[2]
        game_server.until(f"On this machine, you can also use http://localhost:{port}\r\n")
        game_server.until(f"turncoat host GAME --at {address}\r\n")
        game_server.until("Press Ctrl-C to stop the server. All games are saved.\r\n")
        healthy = httpx.get(f"{address}/health").status_code
        game_server.process.send_signal(signal.SIGINT)
        game_server.until("Server stopped. All games are saved.")
        code = game_server.end()

    assert "█" in picture
    assert re.fullmatch(r"http://[\d.]+:\d+", address)
    assert healthy == 200
    assert code == 0
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert any(folder.iterdir())


def test_a_server_for_one_machine_says_so_and_needs_no_picture(tmp_path: Path) -> None:
    with Terminal(tmp_path, "serve", "--host", "127.0.0.1", "--port", "0") as game_server:
        shown = game_server.until("Press Ctrl-C to stop the server. All games are saved.")

    assert re.search(r"Server running at http://\S+:\d+ \(this machine only\)\.", shown)
    assert "█" not in shown
    assert "localhost" not in shown


def test_where_nobody_looks_the_addresses_are_printed_without_a_picture(tmp_path: Path) -> None:
    with process(tmp_path, "serve", "--port", "0", stdin=subprocess.DEVNULL) as game_server:
        assert game_server.stdout is not None
        lines = [game_server.stdout.readline() for _ in range(5)]
        game_server.terminate()

    assert re.fullmatch(r"Server running at http://[\d.]+:\d+ \(.+\)\.\n", lines[0])
    assert re.fullmatch(r"On this machine, you can also use http://localhost:\d+\n", lines[1])
    assert lines[4] == "Press Ctrl-C to stop the server. All games are saved.\n"


@pytest.mark.parametrize("host", ["127.0.0.7", "[::1]"])
def test_some_addresses_are_for_one_machine(capsys: pytest.CaptureFixture[str], host: str) -> None:
    welcome(f"http://{host}:8421", host.strip("[]"), opens=False)

    assert f"http://{host}:8421 (this machine only)." in capsys.readouterr().out


# The browser.


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Queue[str]:
    """The addresses that were opened in a browser."""
    addresses: Queue[str] = Queue()
    monkeypatch.setattr("webbrowser.open", addresses.put)
    return addresses


def test_the_page_is_opened_as_this_machine_calls_it(opened: Queue[str]) -> None:
    welcome("http://192.168.1.20:8421", "0.0.0.0", opens=True)
    welcome("http://192.168.1.20:8421", "192.168.1.20", opens=True)

    addresses = {opened.get(timeout=10), opened.get(timeout=10)}
    assert addresses == {"http://localhost:8421", "http://192.168.1.20:8421"}


def test_the_page_is_not_opened_if_nobody_wants_it(opened: Queue[str]) -> None:
    welcome("http://192.168.1.20:8421", "0.0.0.0", opens=False)

    assert opened.empty()


@pytest.mark.parametrize(
    ("platform", "looked_at", "variables", "expected"),
    [
        ("linux", True, {"DISPLAY": ":0"}, True),
        ("linux", True, {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", True, {}, False),
        ("linux", True, {"DISPLAY": ""}, False),
        ("linux", False, {"DISPLAY": ":0"}, False),
        ("darwin", True, {}, True),
        ("darwin", False, {}, False),
        ("darwin", True, {"SSH_CONNECTION": "192.168.1.21"}, False),
    ],
)
def test_a_browser_is_for_whoever_sits_in_front_of_the_machine(
    monkeypatch: pytest.MonkeyPatch, platform: str, looked_at: bool, variables: dict[str, str],
    expected: bool,
) -> None:  # fmt: skip
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("sys.stdout.isatty", lambda: looked_at, raising=False)

    assert has_a_screen() == expected


def refusal(*options: str, code: int = BAD_USAGE) -> str:
    """The one sentence with which `serve` refuses these options."""
    result = run("serve", *options)
    assert result.exit_code == code
    assert result.stdout == ""
    assert re.fullmatch(r"turncoat: [^\n]+\n(Help: [^\n]+\n)?", result.stderr), result.stderr
    return result.stderr


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])

        options = ["--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)]
        sentence = refusal(*options, code=CANNOT_LISTEN)

    assert f"Can’t listen on 127.0.0.1, port {port}: it is already in use." in sentence


@pytest.mark.parametrize(
    ("host", "port"), [("nobody.invalid", "0"), ("1.2.3.4", "0"), ("1.2.3.4", "65535")]
)
def test_an_address_that_is_not_ours_is_told(host: str, port: str, tmp_path: Path) -> None:
    options = ["--host", host, "--port", port, "--data", str(tmp_path)]
    sentence = refusal(*options, code=CANNOT_LISTEN)

    assert f"Can’t listen on {host}, port {port}: " in sentence


def test_a_folder_or_a_database_but_not_both(tmp_path: Path) -> None:
    sentence = refusal("--data", str(tmp_path), "--database", "sqlite:///server.sqlite")

    assert "Give either a folder or a SQLite database, not both." in sentence


@pytest.mark.parametrize("database", ["", "house", "mysql://house", "mongodb://house/x", "://"])
def test_only_known_databases_are_taken(database: str) -> None:
    sentence = refusal("--database", database)

    assert "This is not the address of a SQLite or PostgreSQL database." in sentence


def test_a_folder_that_can_not_be_made_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")

    assert str(file) in refusal("--data", str(file / "rooms"), code=NOT_WRITABLE)
    assert str(file) in refusal("--data", str(file), code=NOT_WRITABLE)


@pytest.mark.parametrize("command", [["serve"], ["host", "shadow_hunters"]])
def test_a_port_that_can_not_be_is_a_mistake_and_the_usual_one_is_told(command: list[str]) -> None:
    refused = run(*command, "--port", "80800")
    helped = run(*command, "--help")

    assert refused.exit_code == 2
    assert "turncoat: --port: The number must be 65535 or less.\nHelp: " in refused.stderr
    assert "Default: 8421." in " ".join(helped.stdout.split())


@pytest.mark.parametrize("option", ["--port", "--bot-workers", "--rate"])
def test_numbers_have_to_be_numbers(option: str) -> None:
    assert f"{option}: “many” is not a whole number." in refusal(option, "many")
    assert f"{option}: The number must be" in refusal(option, "-1")
