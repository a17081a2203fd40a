"""Replays of saved games: as seen by a seat, by the public, or with all cards open."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.games.dark_providence.keyboard import numbers, play, translator_for
from tests.cli.running import run
from tests.cli.shared_keyboard import told_to_others
from turncoat.cli.table.saves import read
from turncoat.cli.terminal.i18n import text
from turncoat.core.match import AnyMatch

# All in one worker, so that each game is played only once.
pytestmark = pytest.mark.xdist_group("a whole game of Dark Providence")

VIEWERS = [[], ["--seat", "1"], ["--seat", "2"], ["--open"]]


@cache
def saved(players: str, whole: bool) -> tuple[bytes, AnyMatch]:
    """A saved game, and its match."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        typed = numbers(5) if whole else [*numbers(3, 40), "q"]
        play("--players", players, "--seed", "r", "--plain", "--save", str(file), typed=typed)
        *_, match = read(file).steps()
        return file.read_bytes(), match


def told(players: str, whole: bool, viewers: list[str], folder: Path) -> tuple[str, AnyMatch]:
    """The output of a replay, and the match."""
    written, match = saved(players, whole)
    file = folder / "game.json"
    file.write_bytes(written)
    result = run("replay", str(file), "--plain", *viewers)
    assert result.exit_code == 0
    return result.output, match


@pytest.mark.parametrize("viewers", VIEWERS)
def test_the_end_turns_everything_up(viewers: list[str], tmp_path: Path) -> None:
    output, match = told("3", True, viewers, tmp_path)

    assert match.over
    assert text("cli-dp-ending") in output
    assert "The game is over." in output


@pytest.mark.parametrize(
    ("viewers", "seat"), [([], None), (["--seat", "1"], 0), (["--seat", "2"], 1)]
)
def test_nobody_is_told_what_only_another_was_told(
    viewers: list[str], seat: int | None, tmp_path: Path
) -> None:
    output, match = told("3", False, viewers, tmp_path)

    assert not told_to_others(match, seat, translator_for) & set(output.splitlines())


@pytest.mark.parametrize("players", ["1", "3"])
def test_open_tells_alignments_and_draws_before_the_end(players: str, tmp_path: Path) -> None:
    output, match = told(players, False, ["--open"], tmp_path)

    assert not match.over
    assert "(secret) Indy is: " in output
    assert "(secret) Indy draws: " in output
    assert text("cli-dp-ending") in output
