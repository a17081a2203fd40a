"""`turncoat host`: a house, a room and a seat by one command, and all of it closed again."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

import httpx
import pytest

from tests.cli.real_terminal import Terminal
from tests.cli.terminal import run
from turncoat.cli.host import address_of
from turncoat.cli.trouble import Trouble
from turncoat.client import Table


def hosting(folder: Path, *options: str) -> Terminal:
    where = ["--host", "127.0.0.1", "--port", "0", "--data", str(folder / "rooms")]
    return Terminal(folder, "host", "shadow_hunters", "--name", "Eva", *where, *options)


def test_a_room_is_open_to_friends_as_long_as_the_host_is_there(tmp_path: Path) -> None:
    with hosting(tmp_path, "--players", "4") as eva:
        shown = eva.until("Friends come in by:")
        eva.until("turncoat join ")
        link = eva.until("\r\n").strip()
        eva.until("for help:")
        with Table.join(link, "Ben") as ben:
            eva.until("Ben has come in.")
            ben.sit(1)
            eva.until("Ben takes seat 2.")
            ben.ready()
            eva.until("Ben is ready.")
            eva.until("for help:")
            eva.type("")
            eva.until("not ready yet")
            ben.ready()
            eva.until("Keep it to yourself")
        eva.type("q")
        eva.until("The house is closed, and everything is kept.")
        code = eva.end()

    port = re.findall(r":(\d+)/r/", link)[0]
    assert code == 0
    assert "█" in shown
    assert f"turncoat serve --host 127.0.0.1 --port {port} --data" in eva.seen
    assert eva.seen.count(f"turncoat join {link}") == 2
    assert "Come back with" not in eva.seen


def test_whoever_ends_the_host_ends_the_house(tmp_path: Path) -> None:
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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("turncoat: Nobody can listen there.", "Nobody can listen there."),
        ('{"event": "x"}', "The house could not be opened."),
        ("", "The house could not be opened."),
    ],
)
def test_why_a_house_can_not_be_opened_is_told_in_a_sentence(words: str, told: str) -> None:
    code = f"import sys; sys.exit({words!r})"

    with TemporaryFile("w+") as log:
        command = [sys.executable, "-S", "-c", code]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        with process, pytest.raises(Trouble) as trouble:
            address_of(process, log)

    assert str(trouble.value) == told


def test_a_table_that_can_not_be_laid_is_refused_before_anything_is_opened(tmp_path: Path) -> None:
    data = tmp_path / "rooms"

    many = run("host", "shadow_hunters", "--players", "9", "--data", str(data))
    bad = run("host", "shadow_hunters", "--option", "pool=none", "--data", str(data))
    long = run("host", "shadow_hunters", "--name", "x" * 17, "--data", str(data))

    assert many.exit_code == bad.exit_code == long.exit_code == 2
    assert "A name has 1 to 16 letters." in long.stderr
    assert not data.exists()
