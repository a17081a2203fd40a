"""The bot in `docs/bots.md` is a program that plays a whole game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.client.rooms import QUICK, seated_bots
from tests.server.running import Running
from turncoat.client import Table
from turncoat.server.protocol.settings import Settings

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
MOST_LINES = 20


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "bot.py"
    path.write_text(code, "utf-8")
    return path


def test_the_example_is_short(bot: Path) -> None:
    assert len(bot.read_text("utf-8").splitlines()) <= MOST_LINES


def test_the_example_plays_a_whole_game(bot: Path, house: Running) -> None:
    settings = Settings(game="shadow_hunters", players=4, clocks=QUICK)
    with Table.open(house.address, settings, "Ada") as ada:
        entry = ada.door.join_program(ada.code, ada.token, 1, "Robo")
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
