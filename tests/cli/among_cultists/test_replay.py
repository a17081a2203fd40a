"""A saved game of Among Cultists seen again."""

import re
from pathlib import Path

import pytest

from tests.cli.among_cultists.keyboard import numbers, play, speaker_for
from tests.cli.terminal import run
from turncoat.cli.saves import read


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """A game of four and the AUTOMA that was left."""
    path = tmp_path / "half.json"
    play("--players", "4", "--seed", "r", "--save", str(path), typed=["", *list(numbers(1))[:12]])
    return path


def lines(*arguments: str) -> list[str]:
    result = run("replay", *arguments, "--plain")
    assert result.exit_code == 0
    return result.output.splitlines()


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_the_story_is_just_what_was_told(seat: int | None, half: Path) -> None:
    chosen = [] if seat is None else ["--seat", str(seat + 1)]

    shown = [re.sub(r"^Page \d+ of \d+\. (The deal)?", "", s) for s in lines(str(half), *chosen)]

    *_, match = read(half).steps()
    speaker = speaker_for(match, seat)
    told = [line for e in match.events(seat) for line in speaker.event(e).splitlines()]
    assert [line for line in shown if line][1:-1] == told


def test_open_tells_every_secret(half: Path) -> None:
    shown = lines(str(half), "--open")

    *_, match = read(half).steps()
    speaker = speaker_for(match, None)
    for seat, role in enumerate(match.rules.outcome(match.table).roles):
        name = re.escape(f"(secret) {speaker.names[seat]}: {speaker.name('role', role)}, route ")
        assert any(re.match(name, line) for line in shown)
    given = sum(event[0] == "gave" for _, event in match.story + match.table.told)
    assert sum(bool(re.match(r"\(secret\) \w+ gave ", line)) for line in shown) == given
    assert "Everything turned up:" in shown


def test_the_public_of_an_unfinished_game_learns_no_secret(half: Path) -> None:
    shown = lines(str(half))

    assert not any("secret)" in line or line.startswith("You are ") for line in shown)
    assert "Everything turned up:" not in shown


def test_the_stanzas_of_the_night_stand_apart(half: Path) -> None:
    shown = lines(str(half))

    assert shown[shown.index("The porter’s lantern dwindles down the stair,") - 1] == ""
