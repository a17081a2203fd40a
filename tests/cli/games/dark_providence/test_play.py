"""Whole games of Dark Providence, and what is shown at each question."""

import re
from pathlib import Path

import pytest

from tests.cli.games.dark_providence.keyboard import (
    anything,
    asked_last,
    lines_until,
    numbers,
    play,
)
from tests.cli.running import saves
from turncoat.cli.terminal.i18n import text
from turncoat.games.dark_providence.rules import RULES

BOXES = set("┌┐└┘├┤┬┴┼│─╴╵╶╷\x1b")
BY_INFLUENCE = ("Place in Boston", "Play influence to add", "Play Called-in", "Play Whispers")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        ("1", ["--option", "great_old_one=goo_hastur"]),
        ("1", ["--option", "great_old_one=goo_azathoth", "--plain"]),
        ("2", ["--option", "random_cities=yes"]),
        ("3", []),
        ("5", ["--plain"]),
    ],
)
def test_numbers_play_a_game_to_its_end(players: str, options: list[str]) -> None:
    result = play("--players", players, "--seed", "n", *options, typed=numbers(1))

    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert text("cli-dp-ending") in result.output
    assert result.stderr == ""


@pytest.mark.parametrize("seed", range(4))
def test_no_line_can_break_a_game(seed: int) -> None:
    plain = ["--plain"] if seed % 2 else []

    result = play("--seed", str(seed), "--players", str(1 + seed), *plain, typed=anything(seed))

    assert result.exit_code == 0
    assert text("cli-dp-ending") in result.output or "The input has ended" in result.output


def test_a_decision_shows_board_row_seats_score_hand_and_choices() -> None:
    typed = lines_until(
        "--seed", "eye", "--players", "3", wanted=("Place in Boston",), until="your turn"
    )

    result = play("--seed", "eye", "--players", "3", typed=[*typed, "q"])

    shown = " ".join(result.output.split())
    for words in (
        "Round 1: your turn", "Ritual: 0 of 14, worth 0 VP.", "Investigation: 0 of 12, worth 0 VP.",
        "In the bag: 12 insanity, 6 sanity. Locks left: 12.", "Boston 4/4", "you: Agent",
        "Mythos cards Worth On the card", "Indy (you) 0/30 6/12/0 5/5/0 0/3", "hidden",
        "If the game ended now, you would score 3 VP (Alignment never revealed: 3).",
        "Your hand:", "(inf 1)",
        "You have 2 actions left. What will you do?", "Play influence to add cubes — in your hand:",
        "End your turn",
    ):  # fmt: skip
        assert words in shown, words


def test_the_solo_game_tells_how_far_the_great_old_one_is() -> None:
    table = ["--seed", "solo", "--players", "1", "--option", "great_old_one=goo_yog"]

    result = play(*table, typed=["q"])

    goal = RULES.box.great_old_ones["goo_yog"].goal.at_least
    shown = " ".join(result.output.split())
    for words in (
        f"Yog-Sothoth: 6 of 35 VP, 0 of 5 insanity. Goal: 0 of {goal} gates opened by cultists.",
        "First Cultist in Arkham (hidden; adds inf 1, mon 1, str 1)", "Second Cultist in New York",
        "Behaviour cards still in the deck (8): ", "First Cultist (hidden)",
    ):  # fmt: skip
        assert words in shown, words


def test_a_spot_tells_what_lies_there() -> None:
    table = ["--seed", "spot", "--players", "3"]
    typed = lines_until(*table, wanted=BY_INFLUENCE, until="Where do you add")

    question = asked_last(play(*table, typed=[*typed, "q"]).output)

    assert re.search(r"Base card in Boston — [\w’. -]+ \(.*\) \+2", question)
    assert "City of Chicago — control 5" in question
    bases = re.findall(r"Base card in ([\w. ]+) —", question)
    assert bases[:3] == ["Arkham", "Boston", "New York"]


def test_the_last_action_can_be_taken_back_before_the_turn_is_passed() -> None:
    table = ["--seed", "back", "--players", "2"]
    typed = lines_until(*table, wanted=BY_INFLUENCE, until="Your actions are used up")

    before = play(*table, typed=[*typed, "q"]).output
    after = play(*table, typed=[*typed, "u", "q"]).output

    assert "u to undo" in before.rsplit("Your actions are used up", 1)[1]
    assert "Your last answer is undone." in after
    assert "You end your turn." not in after.split("it is your turn")[-1]


def test_to_pass_with_actions_left_is_asked_once_more() -> None:
    table = ["--seed", "pass", "--players", "2"]
    typed = lines_until(
        *table, wanted=("Place in Boston", "End your turn"), until="End your turn anyway?"
    )

    kept = play(*table, typed=[*typed, "n", "q"]).output
    passed = play(*table, typed=[*typed, "y", "q"]).output

    assert "You end your turn." not in kept
    assert "You end your turn." in passed


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("?", "DP-10 (The turn)"),
        ("?", "DP-21a"),
        ("b", "control / gate value"),
        ("c", "At the end you score"),
        ("c", "In your deck: "),
        ("a", "In the mythos row"),
        ("a", "Face-up base cards"),
        ("a", "Pittsburgh     New York 2"),
        ("a hastur", "On claim: turn over"),
        ("a BOOTLEG", "Bootleggers"),
        ("a boston", "Detroit 3"),
        ("a xyzzy", "Nothing here is called “xyzzy”."),
        ("j", "Who is who"),
        ("j", "Hand and deck"),
        ("l", "takes the first turn."),
        ("r DP-33", "DP-33"),
        ("h", "j — show your journal"),
        ("h", "a and a city — show the roads of a city: a boston"),
        ("h", "a and a name — look up one thing: a hastur"),
        ("h", "a — look up who and what can be in this game"),
        ("s", "What do you want to say?"),
        ("99", "Please type a number from 1 to"),
    ],
)
def test_every_key_does_what_its_help_says(key: str, words: str) -> None:
    table = ["--seed", "keys", "--players", "3", "--option", "random_cities=yes", "--fast"]
    asked = play(*table, typed=["q"]).output

    result = play(*table, typed=[key])

    assert words in result.output[len(asked) - 260 :]


def test_alone_there_is_nobody_to_talk_to() -> None:
    result = play("--players", "1", "--seed", "s", typed=["s", "q"])

    assert "You can’t talk right now." in result.output
    assert "What do you want to say?" not in result.output


def test_what_is_said_is_heard_and_marked_when_it_is_taken_back() -> None:
    investigator, cultist = ["s", "1", "1", "1"], ["s", "1", "1", "2"]

    result = play("--seed", "s", "--players", "3", typed=[*investigator, *cultist, "j", "q"])

    assert "You: “I am an investigator.”" in result.output
    assert "You: “I am a cultist.”" in result.output
    assert "said otherwise before" in result.output
    assert "contradicts an earlier statement" in result.output


def test_within_a_turn_only_what_has_changed_is_shown_again() -> None:
    table = ["--seed", "back", "--players", "2"]
    typed = lines_until(*table, wanted=BY_INFLUENCE, until="You have 1 action left")

    output = play(*table, typed=[*typed, "q"]).output

    again = output.rsplit("your turn ─", 1)[1]
    assert len(re.findall(r"(?m)^[A-Z][\w. ]+ \d/\d ", again)) == 1
    assert "In the bag" not in again


def test_plain_tells_all_in_words() -> None:
    result = play(
        "--seed", "eye", "--players", "3", "--plain", typed=["b", "j", "a", "c", "?", "q"]
    )

    assert not BOXES & set(result.output)
    assert re.search(r"(?m)^Boston 4/4\. Base card: .* \+2$", result.output)
    assert "Cubes in supply, general supply and Limbo: 6/12/0; Cards in hand, deck" in result.output
    assert re.search(r"(?m)^  Chained Door .*, or remove one\.$", result.output)


@pytest.mark.parametrize("columns", [20, 60, 78, 79, 80, 120])
@pytest.mark.parametrize("players", ["1", "5"])
def test_any_width_will_do(columns: int, players: str) -> None:
    typed = ["1", "1", "1", "j", "?", "b", "q"]

    result = play("--players", players, "--seed", "w", typed=typed, columns=columns)

    ends = (text("cli-prompt", keys=text("cli-prompt-help")), "press Enter")
    printed = [s for s in result.output.splitlines()[:-1] if not any(p in s for p in ends)]
    assert result.exit_code == 0
    assert max(map(len, printed)) <= columns


def test_nobody_can_be_called_like_a_cultist() -> None:
    result = play("--players", "1", "--name", "first cultist", typed=[])

    assert result.exit_code == 2
    assert "Two players can’t have the same name." in result.stderr


def test_options_are_explained_without_a_game(data: Path) -> None:
    result = play("--options", typed=[])

    assert result.exit_code == 0
    for name in ("agents", "random_cities", "great_old_one"):
        assert f"\n{name} (" in result.output
    assert "Yog-Sothoth: opens gates" in result.output
    assert not data.exists()


def test_a_game_that_was_left_goes_on(data: Path) -> None:
    play("--seed", "left", "--players", "2", typed=["1", "1", "q"])
    [file] = saves(data)

    result = play("--load", str(file), typed=numbers(6))

    assert result.exit_code == 0
    assert text("cli-dp-ending") in result.output
