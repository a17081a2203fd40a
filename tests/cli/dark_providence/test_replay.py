"""A saved game again: as one seat saw it, as everybody did, or with all cards open."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.dark_providence.keyboard import numbers, play, speaker_for
from tests.cli.passing import told_to_others
from tests.cli.terminal import run
from turncoat.cli.saves import read
from turncoat.cli.words import text
from turncoat.core.match import AnyMatch

EYES = [[], ["--seat", "1"], ["--seat", "2"], ["--open"]]


@cache
def told(players: str, whole: bool, eyes: tuple[str, ...]) -> tuple[str, AnyMatch]:
    """What a replay tells, and the game."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        typed = numbers(3) if whole else [*numbers(3, 40), "q"]
        play("--players", players, "--seed", "r", "--save", str(file), typed=typed)
        result = run("replay", str(file), "--plain", *eyes)
        assert result.exit_code == 0
        *_, match = read(file).steps()
    return result.output, match


@pytest.mark.parametrize("eyes", EYES)
def test_the_end_turns_everything_up(eyes: list[str]) -> None:
    output, match = told("3", True, tuple(eyes))

    assert match.over
    assert text("cli-dp-ending") in output
    assert "The game is over." in output


@pytest.mark.parametrize(("eyes", "seat"), [([], None), (["--seat", "1"], 0), (["--seat", "2"], 1)])
def test_nobody_is_told_what_only_another_was_told(eyes: list[str], seat: int | None) -> None:
    output, match = told("3", False, tuple(eyes))

    assert not told_to_others(match, seat, speaker_for) & set(output.splitlines())


@pytest.mark.parametrize("players", ["1", "3"])
def test_open_tells_alignments_and_draws_before_the_end(players: str) -> None:
    output, match = told(players, False, ("--open",))

    assert not match.over
    assert "(secret) Hana is: " in output
    assert "(secret) Hana draws: " in output
    assert text("cli-dp-ending") in output
