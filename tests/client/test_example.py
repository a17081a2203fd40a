"""The bot in `docs/bots.md` is a program that plays a whole game."""

import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import httpx
import msgspec
import pytest

from tests.client.rooms import QUICK, seated_bots
from tests.server.running import Running
from turncoat.client import RemoteTable
from turncoat.server.protocol import pages
from turncoat.server.protocol.settings import Settings

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
MOST_LINES = 20


def by_curl(
    game_server: Running, line: tuple[str, str], code: str = "", token: str = ""
) -> pages.Joined:
    """Send the request of a `curl` line of the page, which is given as its path and body."""
    path, body = line
    address = game_server.address + path.replace("CODE", code)
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    answer = httpx.post(address, content=body, headers=headers)
    return msgspec.json.decode(answer.content, type=pages.Joined)


def test_the_lines_for_curl_lead_to_a_token(game_server: Running) -> None:
    lines = re.findall(
        r"curl -X POST http://SERVER(\S+).*?-d '(.*?)'\n", PAGE.read_text("utf-8"), re.DOTALL
    )
    opens, gives = lines

    host = by_curl(game_server, opens)
    robo = by_curl(game_server, gives, host.room, host.token)

    with RemoteTable.enter(robo.link, robo.token) as table:
        assert table.seats == [1]


def test_the_lines_for_python_lead_to_the_same(
    game_server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    page = PAGE.read_text("utf-8")
    [code] = re.findall(r"(    from turncoat.client import RestClient\n.*?)\n\n\S", page, re.DOTALL)

    exec(dedent(code).replace("http://SERVER", game_server.address), {})
    link, token = capsys.readouterr().out.split()

    with RemoteTable.enter(link, token) as table:
        assert table.seats == [1]


def test_what_the_page_imports_is_there() -> None:
    lines = re.findall(r"`(from [a-z.]+ import \w+)`", PAGE.read_text("utf-8"))

    assert len(lines) == 2
    for line in lines:
        exec(line, {})


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "bot.py"
    path.write_text(code, "utf-8")
    return path


def test_the_example_is_short(bot: Path) -> None:
    assert len(bot.read_text("utf-8").splitlines()) <= MOST_LINES


def test_the_example_plays_a_whole_game(bot: Path, game_server: Running) -> None:
    settings = Settings(game="shadow_hunters", players=4, clocks=QUICK)
    with RemoteTable.open(game_server.address, settings, "Ada") as ada:
        entry = ada.rest.join_program(ada.code, ada.token, 1, "Robo")
        command = [sys.executable, str(bot), entry.link, entry.token]

        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
            ada.sit(0)
            seated_bots(ada)
            for question in ada.questions():
                ada.answer(question, question.options[0])
            printed = program.communicate(timeout=30)[0]

        assert ada.room.result is not None
        won = 1 in ada.room.result.winners

    assert program.returncode == 0
    assert printed == ("won\n" if won else "lost\n")
