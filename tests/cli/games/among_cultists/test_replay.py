"""Replays of saved games of Among Cultists."""

import re
from pathlib import Path

import pytest

from tests.cli.games.among_cultists.keyboard import numbers, play, translator_for
from tests.cli.running import run
from turncoat.cli.commands.replay import ReplayStory
from turncoat.cli.table.saves import Saved, read
from turncoat.games.among_cultists.ledger import START


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """A save of an unfinished game with four players and AUTOMA."""
    path = tmp_path / "half.json"
    play("--players", "4", "--seed", "r", "--save", str(path), typed=["", *list(numbers(1))[:12]])
    return path


@pytest.fixture
def deadly(tmp_path: Path) -> Path:
    """A save of an unfinished game with seven players and a death that nobody has found."""
    path = tmp_path / "deadly.json"
    table = ["--players", "7", "--seed", "dead", "--save", str(path)]
    play(*table, typed=["", *list(numbers(2))[:30]])
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
    translator = translator_for(match, seat)
    told = [line for e in match.events(seat) for line in translator.event(e).splitlines()]
    assert [line for line in shown if line][1:-1] == told


def test_open_tells_every_secret(half: Path) -> None:
    shown = lines(str(half), "--open")

    *_, match = read(half).steps()
    translator = translator_for(match, None)
    for seat, role in enumerate(match.rules.outcome(match.table).roles):
        name = re.escape(
            f"(secret) {translator.names[seat]}: {translator.name('role', role)}, route "
        )
        assert any(re.match(name, line) for line in shown)
    given = sum(event[0] == "gave" for _, event in match.story + match.table.events)
    assert sum(bool(re.match(r"\(secret\) \w+ gave ", line)) for line in shown) == given
    assert "Final reveal:" in shown


def test_the_public_of_an_unfinished_game_learns_no_secret(half: Path) -> None:
    shown = lines(str(half))

    assert not any("secret)" in line or line.startswith("You are ") for line in shown)
    assert "Final reveal:" not in shown


def test_the_stanzas_of_the_night_stand_apart(half: Path) -> None:
    shown = lines(str(half))

    assert shown[shown.index("The porter’s lantern dwindles down the stair,") - 1] == ""


def test_open_tells_of_deaths_that_nobody_knows_of_yet(deadly: Path) -> None:
    shown = lines(str(deadly), "--open")

    *_, match = read(deadly).steps()
    names = translator_for(match, None).names
    killed = [p for p in match.table.players if p.killed and not p.ghost]
    assert killed
    assert not match.over
    for player in killed:
        [row] = [s for s in shown if s.startswith(f"{names[player.seat]}. Role: ")]
        assert "Nobody found out." in row
        assert "Alive." not in row


def test_open_shows_the_face_of_every_card(half: Path) -> None:
    shown = lines(str(half), "--open")

    *_, match = read(half).steps()
    cards = [face for p in match.table.players for face, who, _ in p.pulse if who == START]
    pulse, rooms = shown.index("Pulse cards:"), shown.index("Room cards:")
    assert cards
    assert sum(line.count("set-up: ") for line in shown[pulse:rooms]) == len(cards)
    assert sum(line.count("set-up: Dead") for line in shown[pulse:rooms]) == cards.count("dead")
    decks = [*match.table.rooms, "unsafe"]
    assert sum(" Cards added: set-up: " in line for line in shown[rooms:]) == len(decks)
    assert not any(re.search(r"set-up[,;.]", line) for line in shown[rooms:])


def test_open_turns_up_the_board_and_a_seat_does_not(deadly: Path) -> None:
    saved = read(deadly)
    roles = [role(saved, None, is_open) for is_open in (False, True)]

    *_, match = saved.steps()
    translator = translator_for(match, None)
    outcome = match.rules.outcome(match.table).roles
    assert set(roles[0]) == {"hidden"}
    for name, cell in zip(outcome, roles[1], strict=True):
        assert translator.name("role", name) in cell


def role(saved: Saved, seat: int | None, is_open: bool) -> list[str]:
    """The roles on the last board, in the order of seats."""
    tale = ReplayStory(saved, seat, is_open)
    view = tale.as_shown(tale.match).view(seat)
    rows = tale.guide.seats(view, tale.viewer.translator, plain=True, covered=False).rows
    at = {name: number for number, name in enumerate(tale.names)}
    return [row[4] for row in sorted(rows, key=lambda row: at[row[0]])]
