"""Several people at one keyboard: nobody reads another's secrets or gives away their own."""

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.games.among_cultists.keyboard import (
    common_screens,
    numbers,
    play,
    seat_of,
    translator_for,
    turns,
)
from tests.cli.shared_keyboard import NAMES, leaked, told_to_others
from turncoat.cli.table.guides import guide_named
from turncoat.cli.table.saves import read
from turncoat.cli.table.viewer import Viewer
from turncoat.cli.terminal.i18n import text
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES
from turncoat.games.among_cultists.grammar import PUBLIC_EVENTS

# All in one worker, so that each game is played only once.
pytestmark = pytest.mark.xdist_group("passing the keyboard, Among Cultists")
TABLES = [("4", "4", 3), ("5", "3", 2), ("7", "2", 3)]


@cache
def played(players: str, people: str, seed: int) -> tuple[str, AnyMatch]:
    """The output of a whole game, and its match."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        arguments = ["--players", players, "--people", people, "--plain", "--save", str(file)]
        result = play(*arguments, "--seed", str(seed), typed=numbers(seed))
        assert result.exit_code == 0
        assert "Final reveal" in result.output
        *_, match = read(file).steps()
    return result.output, match


def private(match: AnyMatch, seat: int | None) -> set[str]:
    """The sentences that somebody was told and this seat was not."""
    return told_to_others(match, seat, translator_for)


@pytest.mark.parametrize(("players", "people", "seed"), TABLES)
def test_nobody_is_told_what_only_another_was_told(players: str, people: str, seed: int) -> None:
    output, match = played(players, people, seed)

    hidden = {seat: private(match, seat) for seat in range(int(people))}

    assert all(hidden.values())
    assert leaked(turns(output), hidden) == []


@pytest.mark.parametrize(("players", "people", "seed"), TABLES)
def test_what_only_one_was_told_stays_behind_a_key(players: str, people: str, seed: int) -> None:
    """The owner's screen doesn't show the role, fellow Cultists and cards without being asked."""
    output, match = played(players, people, seed)

    for turn in turns(output):
        translator = translator_for(match, turn.seat)
        own = {translator.event(e) for e in match.events(turn.seat) if e[0] not in PUBLIC_EVENTS}
        assert own
        assert not own & set(turn.screen.splitlines())


@pytest.mark.parametrize(("players", "people", "seed"), TABLES)
def test_a_role_is_on_the_board_only_if_it_was_shown_to_all(
    players: str, people: str, seed: int
) -> None:
    output, match = played(players, people, seed)

    translator = translator_for(match, None)
    shown = {translator.name("role", e[2]) for e in match.events(None) if e[0] == "shows_role"}
    roles = set(re.findall(r"(?m)^\w+(?: \(you\))?\. Place: .*Role: ([\w ]+)", output))
    assert {"hidden", "type c"} <= roles <= {"hidden", "type c"} | shown


@pytest.mark.parametrize(("players", "people", "seed"), TABLES)
def test_between_two_people_there_is_nothing_but_the_cover(
    players: str, people: str, seed: int
) -> None:
    output, _ = played(players, people, seed)

    for turn in turns(output):
        enter = turn.screen.splitlines()[0]
        assert enter.startswith(text("cli-cover-enter", name=NAMES[turn.seat]))


@pytest.mark.parametrize(("players", "people", "seed"), TABLES[:2])
def test_an_open_screen_tells_only_what_everybody_may_know(
    players: str, people: str, seed: int
) -> None:
    output, match = played(players, people, seed)

    hidden = private(match, None)
    shown = common_screens(output)
    assert shown
    for screen in shown:
        assert not hidden & set(screen.splitlines())
        assert "(you)" not in screen
        assert "Your hand" not in screen
        assert text("cli-card-covered") not in screen


@pytest.mark.parametrize(("players", "people", "seed"), TABLES)
def test_at_night_everybody_gets_the_keyboard_once(players: str, people: str, seed: int) -> None:
    output, _ = played(players, people, seed)

    first = [turn.seat for turn in turns(output)[: int(people)]]
    assert first == list(range(int(people)))


def night(people: int) -> list[str]:
    """The lines with which each person takes the keyboard, is ready and passes it on."""
    return ["", "", *["", "", ""] * (people - 1)]


def test_the_own_card_is_behind_a_key() -> None:
    covered = play("--people", "2", "--seed", "8", typed=["", "b", "l", "q"])
    looked = play("--people", "2", "--seed", "8", typed=["", "c", "q"])

    assert "type c" in covered.output
    assert "Your hand" not in covered.output
    assert "You are: " not in covered.output
    assert "Your hand: " in looked.output
    assert "You are: " in looked.output


@pytest.mark.parametrize(("players", "people", "seed"), TABLES)
def test_nothing_beside_a_choice_tells_of_a_card_that_nobody_looked_at(
    players: str, people: str, seed: int
) -> None:
    """In these games only numbers are typed, so nobody looks at their card."""
    output, _ = played(players, people, seed)

    moves = [turn for turn in turns(output) if "Where will you go?" in turn.screen]
    assert moves
    assert all(text("cli-card-covered") in turn.screen for turn in moves)
    assert not any("on your route now" in turn.screen for turn in moves)


def test_once_the_card_was_looked_at_choices_say_more_until_the_keyboard_is_passed() -> None:
    typed = [*night(2), *["1", ""] * 40]
    table = ["--people", "2", "--seed", "route"]
    before, asked, _ = play(*table, typed=typed).output.partition("Where will you go?")
    first = typed[: len(re.findall(r"for help: |see the screen: |next person: ", before))]

    result = play(*table, typed=[*first, "c", *["1", ""] * 40])

    looked, *later = turns(result.output[len(before) :])
    shown, told = result.output[len(before) :].split("Pass the keyboard to ")[0].split("You are: ")
    assert asked
    assert "on your route now" not in shown
    assert told.count("on your route now") > 0
    assert not any("on your route now" in turn.screen for turn in (looked, *later))


def test_rules_that_a_role_adds_are_told_only_once_it_was_looked_at() -> None:
    rules = GAMES["among_cultists"]
    options = rules.read_options(8, {"preset": "experienced"})
    match: AnyMatch = Match.deal(rules, options, key_from_seed("why"))
    mechanic = rules.outcome(match.table).roles.index("mechanic")
    viewer = Viewer(match, guide_named("among_cultists"), NAMES, mechanic)

    viewer.face_down = True
    covered = viewer.guide.why(("action",), viewer.explaining_view)
    viewer.face_down = False
    looked = viewer.guide.why(("action",), viewer.explaining_view)

    assert "AC-83" not in covered
    assert set(looked) == {*covered, "AC-83"}


ROUND = ["--people", "5", "--seed", "round"]


@cache
def first_round() -> tuple[str, list[str]]:
    """The output for five people up to the first screen for everybody, and the typed lines."""
    typed = [*night(5), *["1", ""] * 40]
    output = play(*ROUND, typed=typed).output.split("Enter, a name, or q:")[0]
    return output, typed[: len(re.findall(r"for help: |see the screen: |next person: ", output))]


def test_the_announcement_is_asked_of_all_at_one_screen() -> None:
    output, typed = first_round()

    result = play(*ROUND, typed=[*typed, "", ""])

    [asked] = common_screens(result.output)
    assert "Is there anything to announce?\n" + text("cli-shared-enter") in asked
    assert "Announce that enough" not in result.output
    assert "Pass the keyboard to " in result.output[len(output) :]
    assert "Round 2. " in result.output


@pytest.mark.parametrize("role", ["cultist", "investigator"])
def test_whoever_wants_to_announce_takes_the_keyboard_alone(role: str) -> None:
    """An Investigator may take it as well, but can only go on."""
    name = NAMES[int(seat_of(role, "round")) - 1]
    _, typed = first_round()

    result = play(*ROUND, typed=[*typed, "nobody", name, "", "", "h", "q"])

    alone = result.output.split("Enter, a name, or q:")[-1]
    assert "Nobody at this keyboard is called “nobody”." in result.output
    assert f"Pass the keyboard to {name}." in alone
    assert "The round is ending." in alone
    assert ("Announce that enough Investigators are dead" in alone) == (role == "cultist")
    assert not re.search(r"you know of \d", alone)


def test_ballots_are_cast_alone_one_after_another() -> None:
    output, match = played("5", "3", 2)

    votes = sum(line[0] == "vote" for _, line, _ in match.table.ledger)
    asked = [turn.seat for turn in turns(output) if "Whom will you vote out?" in turn.screen]
    assert votes
    assert sorted(asked) == sorted([0, 1, 2] * votes)


def test_q_at_an_open_screen_stops_the_game() -> None:
    _, typed = first_round()

    result = play(*ROUND, typed=[*typed, "q"])

    assert result.exit_code == 0
    assert "The game is saved." in result.output
