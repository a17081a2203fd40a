"""Whole games, played with typed lines."""

import re
from pathlib import Path

import pytest

from tests.cli.running import ENTER, FIRST, GAME, anything, digits, play, run, saves
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES


@pytest.mark.parametrize("players", ["4", "5", "6", "7", "8"])
def test_always_the_first_choice_plays_a_game_to_its_end(players: str) -> None:
    result = play("--players", players, "--seed", "first", "--seat", players)

    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert ("You won! Final reveal" in result.output) != ("You lost. Final reveal" in result.output)
    assert result.stderr == ""


@pytest.mark.parametrize("pool", ["basic", "advanced", "mixed", "free"])
@pytest.mark.parametrize("bots", ["sensible", "uniform"])
def test_every_pool_and_every_bot_can_be_played(pool: str, bots: str) -> None:
    result = play("--pool", pool, "--bots", bots, "--seed", pool, typed=digits(1))

    assert result.exit_code == 0
    assert "The game is over." in result.output


@pytest.mark.parametrize("seed", range(12))
def test_no_line_can_break_a_game(seed: int) -> None:
    pool = ["basic", "advanced", "free"][seed % 3]
    plain = ["--plain"] if seed % 2 else []

    result = play("--seed", str(seed), "--pool", pool, *plain, typed=anything(seed))

    assert result.exit_code == 0
    assert "The game is over." in result.output


def test_the_same_seed_and_lines_give_the_same_game() -> None:
    once = play("--seed", "twin", typed=digits(7))
    again = play("--seed", "twin", typed=digits(7))

    assert once.output.splitlines()[:-1] == again.output.splitlines()[:-1]


def test_without_a_seed_games_differ() -> None:
    once = play(typed=FIRST)
    again = play(typed=FIRST)

    assert once.output.splitlines()[:-1] != again.output.splitlines()[:-1]


def test_a_decision_shows_board_seats_character_and_choices() -> None:
    result = play("--seed", "8", typed=["q"])

    for words in (
        "Area 1", "Spring of Wisdom (4/5)", "Graveyard (8)", "In the middle",
        "Player", "Wounds", "A BCFDG", "EU VW", "Equipment", "Status", "turn",
        "You are Fenris, a werewolf with 12 hit points.", "Ability: ", "Goal: ",
        "Your turn. What will you do?", "1. Roll the dice",
    ):  # fmt: skip
        assert words in result.output


def test_plain_has_no_boxes_and_no_colours() -> None:
    result = play("--seed", "8", "--plain", typed=["b", "j", "a", "?", "q"])

    assert not set("╭╮╰╯│─■·\x1b") & set(result.output)
    assert "Indy (you). Wounds: 0; Character: Fenris, werewolf (hidden); Status:" in result.output
    assert "kill a character, by initial: 8 for A, 10 for B E, 11 for C U" in result.output


def test_a_question_without_a_choice_is_answered_and_told() -> None:
    result = play("--seed", "11", typed=["q"])

    assert "Your only choice: Roll the dice and move." in result.output
    assert "1. Roll the dice" not in result.output


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("?", "SH-16 (Turn)"),
        ("?", "SH-81"),
        ("b", "Area 1"),
        ("c", "You are Fenris, a werewolf with 12 hit points."),
        ("a", "2 vampires in play, out of these"),
        ("j", "Who is who"),
        ("l", "You are the starting player."),
        ("l 1", "The last 1 of 4 lines:"),
        ("r SH-73c", "You attack players in the two other areas"),
        ("r 73c", "You attack players in the two other areas"),
        ("r crossbow", "5 rules mention it."),
        ("r xyzzy", "The rulebook does not mention “xyzzy”."),
        ("h", "s — make a statement"),
        ("H", "s — make a statement"),
        ("o", "Reveal your character"),
        ("s", "What do you want to say?"),
        ("99", "Please type a number from 1 to 6."),
        ("zzz", "Please type a number from 1 to 6 or one of the keys."),
    ],
)
def test_every_key_does_what_its_help_says(key: str, words: str) -> None:
    asked = play("--seed", "8", typed=["q"]).output

    result = play("--seed", "8", typed=[key])

    assert words in result.output[len(asked) - len("q") - 200 :]


def test_what_is_said_is_heard_and_marked_when_it_is_taken_back() -> None:
    werewolf, vampire = ["s", "1", "2", "1"], ["s", "1", "2", "2"]

    result = play("--seed", "8", typed=[*werewolf, *vampire, "j", "q"])

    assert "You: “Kit is a werewolf.”" in result.output
    assert "You: “Kit is a vampire.” (You said otherwise before.)" in result.output
    assert "Statements" in result.output


def test_equipment_that_changed_hands_is_named_in_a_second_list() -> None:
    which = play("--seed", "8", typed=["s", "3", "1", "1", "3", "q"]).output
    some = play("--seed", "8", typed=["s", "3", "1", "1", "3", "1", "q"]).output
    named = play("--seed", "8", typed=["s", "3", "1", "1", "3", "2", "q"]).output

    outcomes = which.rpartition("What was the outcome?")[2].partition("Which equipment?")
    assert outcomes[0].count("changed hands.") == 1
    assert "1. do not say which" in outcomes[2]
    assert re.search(r"You: “I gave Kit [^.]*\. An equipment card changed hands\.”", some)
    assert re.search(r"You: “I gave Kit [^.]*\. The [^.]* changed\s+hands\.”", named)


@pytest.mark.parametrize(("kind", "has_me"), [("1", True), ("3", False), ("7", False)])
def test_some_claims_can_not_be_about_oneself(kind: str, has_me: bool) -> None:
    result = play("--seed", "8", typed=["s", kind, "q"])

    asked = result.output.rpartition("Who?")[2].partition("Enter to cancel")[0]
    assert ("(you)" in asked) == has_me
    assert "Kit" in asked


def test_a_standing_offer_can_be_taken() -> None:
    result = play("--seed", "8", typed=["o", "1", "o", "q"])

    assert "Your character is revealed: Fenris, a werewolf." in result.output
    assert "You can’t do anything out of turn right now." in result.output


def test_one_whose_ability_works_at_any_time_is_asked_when_wounded() -> None:
    seat = seat_of("a1", "wounded")

    healed = play("--seed", "wounded", "--preset", "first_game", "--seat", seat, typed=FIRST)
    patient = play("--seed", "wounded", "--preset", "first_game", "--seat", seat, typed=ENTER)

    assert healed.output.count("You can do this now, out of turn:") == 1
    assert "Your character is revealed: Adéla, a human." in healed.output
    assert "1. Ability: heal all your wounds" in patient.output
    assert "Your character is revealed: Adéla" not in patient.output.split("The game is over")[0]


def seat_of(character: str, seed: str) -> str:
    """The seat of a character in a first game, counted from 1."""
    rules = GAMES[GAME]
    options = rules.read_options(5, {"preset": "first_game"})
    match: AnyMatch = Match.deal(rules, options, key_from_seed(seed))
    return str(rules.outcome(match.table).roles.index(character) + 1)


def test_names_go_to_people_first_and_then_to_bots() -> None:
    result = play("--seed", "8", "--seat", "2", "--name", "Eva", "--name", "Petr", typed=["q"])

    assert "Eva (you)" in result.output
    assert result.output.index("Petr") < result.output.index("Eva (you)")


def test_options_are_explained_without_a_game(data: Path) -> None:
    result = play("--options")

    assert result.exit_code == 0
    for name in ("pool", "preset", "picked", "deck_size", "dead_talk", "adjacent_for_e1"):
        assert f"\n{name} (" in result.output
    assert "16 *" in result.output
    assert not data.exists()


def test_a_row_without_a_name_is_read_out_as_a_line_of_its_own() -> None:
    lines = play("--options", "--plain").output.splitlines()

    assert [line for line in lines if line.startswith("choose from a1, a2")]
    assert [line for line in lines if line.startswith(".")] == []


def test_every_option_can_be_given() -> None:
    options = [
        "first_round_no_attack=no", "opening_prophecy_from_players=0", "deck_size=18",
        "vampires_win_on_three_dead_humans=yes", "adjacent_for_e1=partner", "preset=none",
        "u2_target_location=graveyard", "dead_see=off", "dead-talk=on", "pool=picked",
        "picked=e1,f2,g1,u2,v1,w2,a1,b2,c1,d2",
    ]  # fmt: skip
    given = [word for option in options for word in ("--option", option)]

    result = play("--players", "7", "--seed", "o", *given)

    assert result.exit_code == 0
    assert "The game is over." in result.output


def test_the_end_of_the_input_leaves_a_saved_game(data: Path) -> None:
    result = play("--seed", "8", typed=["1"])

    assert result.exit_code == 0
    assert "The input has ended. The game is saved." in result.output
    assert f"turncoat play shadow_hunters --load {saves(data)[0]}" in result.output


@pytest.mark.parametrize("columns", [20, 40, 65, 66, 80, 120, 250])
def test_any_width_will_do(columns: int) -> None:
    typed = [*FIRST[:5], "j", "a", "?", "q"]

    result = run("play", GAME, "--seed", "8", typed=typed, columns=columns)

    printed = [line for line in result.output.splitlines() if "for help:" not in line]
    assert result.exit_code == 0
    assert max(map(len, printed[:-1])) <= columns
