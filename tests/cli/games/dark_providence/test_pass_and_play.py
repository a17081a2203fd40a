"""Several people at one keyboard: nobody reads another's secrets."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.games.dark_providence.keyboard import numbers, play, translator_for, turns
from tests.cli.shared_keyboard import leaked, told_to_others
from turncoat.cli.table.saves import read
from turncoat.cli.terminal.i18n import text
from turncoat.core.match import AnyMatch
from turncoat.games.dark_providence.grammar import PUBLIC_EVENTS

# All in one worker, so that each game is played only once.
pytestmark = pytest.mark.xdist_group("passing the keyboard, Dark Providence")
TABLES = [("2", "2", 1), ("4", "3", 2)]


@cache
def played(players: str, people: str, seed: int) -> tuple[str, AnyMatch]:
    """The output of a whole game, and its match."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        arguments = ["--players", players, "--people", people, "--plain", "--save", str(file)]
        result = play(*arguments, "--seed", str(seed), typed=numbers(seed, 30000))
        assert result.exit_code == 0
        assert text("cli-dp-ending") in result.output
        *_, match = read(file).steps()
    return result.output, match


@pytest.mark.parametrize(("players", "people", "seed"), TABLES)
def test_nobody_is_told_what_only_another_was_told(players: str, people: str, seed: int) -> None:
    output, match = played(players, people, seed)

    hidden = {seat: told_to_others(match, seat, translator_for) for seat in range(int(people))}

    assert all(hidden.values())
    assert leaked(turns(output), hidden) == []


@pytest.mark.parametrize(("players", "people", "seed"), TABLES)
def test_alignment_and_draws_stay_behind_a_key(players: str, people: str, seed: int) -> None:
    output, match = played(players, people, seed)

    for turn in turns(output):
        translator = translator_for(match, turn.seat)
        own = {translator.event(e) for e in match.events(turn.seat) if e[0] not in PUBLIC_EVENTS}
        assert own
        assert not own & set(turn.screen.splitlines())
        assert "Your hand:" not in turn.screen
        assert "you would score" not in turn.screen


@pytest.mark.parametrize(("players", "people", "seed"), TABLES)
def test_an_alignment_is_in_the_table_of_seats_only_if_it_was_revealed(
    players: str, people: str, seed: int
) -> None:
    output, match = played(players, people, seed)

    translator = translator_for(match, None)
    revealed = {str(e[2]) for e in match.events(None) if e[0] == "reveals"}
    names = {translator.name("alignment", alignment) for alignment in revealed}
    for turn in turns(output):
        shown = {
            line.split("Alignment: ")[1].split(";")[0]
            for line in turn.screen.splitlines()
            if "; Alignment: " in line
        }
        assert shown <= names | {"hidden", "type c"}


def test_the_card_is_shown_to_whoever_asks_for_it() -> None:
    table = ["--players", "3", "--people", "3", "--seed", "c"]

    before, after = play(*table, typed=["", "c", "q"]).output.split("for help: c")

    assert "Pass the keyboard to " in before
    assert "Your hand:" not in before
    assert "Your hand:" in after
