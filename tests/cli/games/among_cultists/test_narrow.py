"""Screens too narrow for the plan: a short text at every turn, everything behind a key."""

import pytest

from tests.cli.games.among_cultists.keyboard import GAME, play, translator_for
from tests.cli.shared_keyboard import NAMES
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.screen import NARROW
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES

NARROW_ONES = pytest.mark.parametrize("columns", [40, 60, 66, 78])


def dealt(players: int) -> AnyMatch:
    rules = GAMES[GAME]
    return Match.deal(rules, rules.read_options(players, {}), key_from_seed("eye"))


def first_move(columns: int, players: int = 8, *arguments: str) -> tuple[str, str]:
    """What is shown before the first move, and what the key b shows then."""
    table = ["--players", str(players), "--seed", "eye", *arguments]
    output = play(*table, typed=["", "b", "q"], columns=columns).output
    _, before, after = output.split("movement: you move")
    return before.split("Where will you go?")[0], after.split("Where will you go?")[0]


def beginning(name: str, shown: str) -> list[list[str]]:
    """The paragraphs that begin with a name, each with the indented lines below it."""
    found: list[list[str]] = []
    for line in shown.strip().splitlines():
        if not line.startswith("  "):
            found.append([])
        found[-1].append(line)
    return [lines for lines in found if lines[0].startswith(f"{name}: ")]


@NARROW_ONES
def test_every_room_has_one_short_entry(columns: int) -> None:
    match = dealt(8)
    translator = translator_for(match, 0)

    shown, _ = first_move(columns)

    for place in match.table.rooms:
        [entry] = beginning(translator.name("place", place), shown)
        shelf = match.table.board.shelf_of[place].id
        assert translator.name("shelf", shelf) in entry[0]
        assert "b 1c" in " ".join(entry)


@NARROW_ONES
def test_a_hall_is_told_only_where_somebody_is(columns: int) -> None:
    match = dealt(8)
    translator = translator_for(match, 0)
    halls = [place for place in match.table.board.places if place not in match.table.rooms]

    shown, _ = first_move(columns)

    seats = " ".join(shown.split())
    told = [hall for hall in halls if beginning(translator.name("place", hall), shown)]
    assert told == [hall for hall in halls if f": {translator.name('place', hall)}, hand" in seats]
    assert 0 < len(told) < len(halls)


@NARROW_ONES
def test_doors_are_told_on_demand(columns: int) -> None:
    shown, on_demand = first_move(columns)

    assert "doors to" not in " ".join(shown.split())
    assert "doors to" in " ".join(on_demand.split())
    assert len(on_demand.splitlines()) > len(shown.splitlines())


@NARROW_ONES
@pytest.mark.parametrize("players", [5, 8])
def test_nobody_takes_more_than_two_lines(columns: int, players: int) -> None:
    shown, _ = first_move(columns, players)

    for name in ("Indy (you)", *NAMES[1:players]):
        [entry] = beginning(name, shown)
        assert len(entry) <= 2


def test_a_turn_takes_few_lines() -> None:
    """The status, 9 rooms, a hall or two, shelves, 5 seats and the card."""
    shown, _ = first_move(60, 5)

    assert len(shown.splitlines()) < 36


@pytest.mark.parametrize("arguments", [[], ["--plain"]])
def test_where_there_is_room_or_it_is_read_aloud_nothing_is_left_out(arguments: list[str]) -> None:
    shown, on_demand = first_move(NARROW, 5, *arguments)

    assert shown == on_demand
    assert text("cli-ac-legend-brief") not in shown
