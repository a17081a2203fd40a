"""Whole games of Among Cultists, and what is shown at each question."""

import re
from pathlib import Path

import pytest

from tests.cli.games.among_cultists.keyboard import anything, lines_until, numbers, play, seat_of
from tests.cli.running import saves
from turncoat.cli.terminal.i18n import text
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES

BOXES = set("┌┐└┘├┤┬┴┼│─╴╵╶╷\x1b")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        ("4", ["--preset", "first_game"]),
        ("5", ["--bots", "sensible"]),
        ("6", ["--preset", "experienced"]),
        ("6", ["--option", "automa=yes", "--option", "seer=yes", "--bots", "sensible"]),
        ("7", ["--preset", "experienced", "--option", "shelves=variant_lean"]),
    ],
)
def test_numbers_play_a_game_to_its_end(players: str, options: list[str]) -> None:
    result = play("--players", players, "--seed", "n", *options, typed=numbers(1))

    assert result.exit_code == 0
    assert "win. " in result.output
    assert "Final reveal" in result.output
    assert result.stderr == ""


@pytest.mark.parametrize("seed", range(3))
def test_no_line_can_break_a_game(seed: int) -> None:
    plain = ["--plain"] if seed % 2 else []
    players = str(4 + seed)

    result = play("--seed", str(seed), "--players", players, *plain, typed=anything(seed))

    assert result.exit_code == 0
    assert "Final reveal" in result.output or "The input has ended" in result.output


def test_a_decision_shows_plan_shelves_seats_card_and_choices() -> None:
    seat = seat_of("investigator", "eye")

    result = play("--seed", "eye", "--seat", seat, typed=["", "q"])

    for words in (
        "Round 1 of 10, movement: you move", "Points: 0 of 10. Knife: ", "The power is on.",
        "No event has been drawn yet.", "Fishman: in the lake. Cultists outside: 3.",
        "│ Reading Room", "│ dark blue 1", "2b 1c", "vote ready", "YOU",
        "Shelves", "orange 0/4 4p", "Gaps: doors.",
        "Player", "Place", "Pulse", "9 + 8", "Central Hall", "turn", "hidden",
        "You are: Investigator. Rooms for your actions this round: ",
        "Your hand: Alive × 9, Success × 8.",
        "Where will you go? You have 3 movement points left.",
    ):  # fmt: skip
        assert words in result.output, words


def test_plain_tells_the_plan_in_words() -> None:
    result = play("--seed", "eye", "--plain", typed=["", "b", "j", "a", "c", "?", "q"])

    assert not BOXES & set(result.output)
    for words in (
        "Reading Room. dark blue 1; 2 books, 1 card, not searched; nobody here; doors to West",
        "Central Hall. hall; here: Indy (you), ",
        "Shelves. dark blue 1: 0 of 2 books, worth 2 points; ",
        "Encounter cards and room cards in hand: 9 + 8; Pulse: 1; Role: hidden",
        "(this round)",
    ):
        assert words in result.output, words


def test_a_person_alone_is_shown_the_night_and_asked_when_all_talk() -> None:
    table = ["--seed", "talk", "--seat", seat_of("cultist", "talk")]
    wanted = ("Call a vote", "Stop in the Cafeteria", "Go to the Cafeteria")

    typed = lines_until(*table, wanted=wanted, until="Talk it over")
    result = play(*table, typed=[*typed, "s", "2", "1", "", "1"])

    assert "The night is over. Are you ready?\n 1. I’m ready\n" in result.output
    assert "The vote begins when everybody is ready.\n 1. Ready to vote\n" in result.output
    assert "Enter or 1, s to make a statement, h for help:" in result.output
    assert "You: “I suspect " in result.output
    assert "Whom will you vote out?" in result.output.split("“I suspect ")[1]


def test_the_board_is_not_drawn_again_at_every_door() -> None:
    result = play("--seed", "eye", typed=["", "1", "2", "q"])

    steps = result.output.count("Where will you go?")
    assert steps > 1
    assert result.output.count("Round 1 of 10, movement: you move") == 1


def test_to_stop_is_the_first_choice_and_has_a_sign() -> None:
    walked = play("--seed", "eye", typed=["", "2", "q"]).output.split("for help:")[-2]
    stopped = play("--seed", "eye", typed=["", "2", ".", "q"]).output
    too_early = play("--seed", "eye", typed=["", ".", "q"]).output

    assert re.search(r"(?m)^ 1\. Stop in the Cafeteria \[\.\] ", walked)
    assert stopped.count("Where will you go?") == 2
    assert "Round 1 of 10, actions: your turn" in stopped
    assert "or one of the keys." in too_early


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("?", "AC-20 (Movement)"),
        ("?", "AC-24 (Movement)"),
        ("b", "│ Reading Room"),
        ("c", "How your side wins: "),
        ("c", "(this round)"),
        ("a", "Roles in this game"),
        ("a", "Lightning Strike"),
        ("j", "Who is who"),
        ("j", "Pulse cards"),
        ("l", "holds the Knife and goes first."),
        ("r AC-45", "Check Status."),
        ("r 45", "Check Status."),
        ("r fishman", "rules mention it."),
        ("h", "j — show your journal"),
        ("h", ". — stop where you are"),
        ("h", "What the signs mean"),
        ("h", "9 encounter cards and 8 room cards in hand."),
        ("o", "You can’t do anything out of turn right now."),
        ("s", "What do you want to say?"),
        ("99", "Please type a number from 1 to 6."),
    ],
)
def test_every_key_does_what_its_help_says(key: str, words: str) -> None:
    seat = seat_of("investigator", "eye")
    asked = play("--seed", "eye", "--seat", seat, typed=["", "q"]).output

    result = play("--seed", "eye", "--seat", seat, typed=["", key])

    assert words in result.output[len(asked) - len("q") - 200 :]


def test_the_keys_do_not_speak_of_offers_where_there_are_none() -> None:
    result = play("--seed", "eye", typed=["h", "q"])

    assert "s — make a statement" in result.output
    assert "o — do something" not in result.output


def test_what_is_said_is_heard_and_marked_when_it_is_taken_back() -> None:
    investigator, cultist = ["s", "1", "1"], ["s", "1", "2"]

    result = play("--seed", "eye", typed=["", *investigator, *cultist, "j", "q"])

    assert "You: “I am on the Investigators’ team.”" in result.output
    assert "You: “I am on the Cultists’ team.” (You said otherwise before.)" in result.output
    assert "Statements" in result.output


def test_without_connection_nobody_is_led_through_a_menu_in_vain() -> None:
    seed = next(str(n) for n in range(500) if first_event(str(n)) == "no_connection")

    typed = lines_until("--seed", seed, wanted=("Stop",), until="Current event: No Connection")
    result = play("--seed", seed, typed=[*typed, "s", "q"])

    assert "You can’t talk right now." in result.output
    assert "What do you want to say?" not in result.output


def first_event(seed: str) -> str:
    """The first event of a game; it doesn't depend on how people move."""
    rules = GAMES["among_cultists"]
    match: AnyMatch = Match.deal(rules, rules.read_options(5, {}), key_from_seed(seed))
    while not match.table.past:
        seat, asked = next(iter(match.pending.items()))
        match.answer(seat, asked.options[0])
    return str(match.table.past[0])


@pytest.mark.parametrize(
    ("columns", "players"), [(20, "5"), (78, "5"), (79, "5"), (80, "8"), (120, "8")]
)
def test_any_width_will_do(columns: int, players: str) -> None:
    typed = ["", "1", "1", "j", "?", "q"]

    result = play("--players", players, "--seed", "w", typed=typed, columns=columns)

    prompts = (text("cli-prompt", keys=text("cli-prompt-help")), "press Enter")
    printed = [s for s in result.output.splitlines()[:-1] if not any(p in s for p in prompts)]
    assert result.exit_code == 0
    assert max(map(len, printed)) <= columns
    assert ("┌──" in result.output) == (columns >= 79)


def test_the_automa_has_a_name_wherever_seats_are_named() -> None:
    result = play("--players", "4", "--seed", "auto", typed=["", "j", "s", "3", "4", "q"])

    assert "AUTOMA’s character is " in result.output
    assert re.search(r"AUTOMA +Central Hall", result.output)
    assert "You: “I trust AUTOMA.”" in result.output


def test_nobody_can_be_called_like_the_automa() -> None:
    result = play("--players", "4", "--name", "automa", typed=[])

    assert result.exit_code == 2
    assert "Two players can’t have the same name." in result.stderr


def test_a_gift_that_is_no_choice_is_told_once() -> None:
    seat = seat_of("investigator", "gift")

    result = play("--seed", "gift", "--seat", seat, typed=numbers(3))

    assert re.search(r"Your card for \w+ is an Alive card\.", result.output)
    assert "Your only choice: Give" not in result.output
    assert "Your only choice: Add" not in result.output


def test_every_option_can_be_given() -> None:
    options = [
        "preset=expert", "roles=mechanic,firestarter,rookie,coward", "shelves=variant_lean",
        "discussion_seconds=60", "characters=june_abernathy,gideon_pike", "automa=no",
    ]  # fmt: skip
    given = [word for option in options for word in ("--option", option)]

    result = play("--seed", "o", *given, typed=["q"])

    assert result.exit_code == 0
    assert "your character is June Abernathy." in result.output


def test_the_automa_sits_where_the_option_says() -> None:
    seat = ("--option", "automa_seat=after_2")

    result = play("--players", "4", *seat, "--name", "Ada", "--plain", typed=["q"])

    assert re.search(r"here: Ada \(you\), \w+, AUTOMA, \w+, \w+;", result.output)


@pytest.mark.parametrize(
    ("people", "said"), [("5", "only if AUTOMA joins"), ("4", "fewer players")]
)
def test_a_seat_that_the_automa_can_not_have_is_refused(people: str, said: str) -> None:
    result = play("--players", people, "--option", "automa_seat=after_5", typed=[])

    assert result.exit_code == 2
    assert said in result.stderr


def test_roles_that_do_not_balance_are_refused_with_their_sums() -> None:
    result = play("--preset", "expert", "--option", "roles=firestarter", typed=[])

    assert result.exit_code == 2
    assert "the Cultists add up to 2, and those that help the Investigators to 0" in result.stderr


def test_options_are_explained_without_a_game(data: Path) -> None:
    result = play("--options", typed=[])

    assert result.exit_code == 0
    for name in (
        "automa",
        "automa_seat",
        "preset",
        "roles",
        "seer",
        "shelves",
        "discussion_seconds",
    ):
        assert f"\n{name} (" in result.output
    assert "0 *" in result.output
    assert not data.exists()


def test_a_game_that_was_left_goes_on(data: Path) -> None:
    play("--seed", "left", typed=["", "1", "q"])
    [file] = saves(data)

    result = play("--load", str(file), typed=numbers(2))

    assert result.exit_code == 0
    assert "Final reveal" in result.output


def test_a_person_is_told_once_by_which_name_and_character_it_goes() -> None:
    table = ["--seed", "eye", "--option", "characters=june_abernathy"]

    result = play(*table, "--name", "Zoe", typed=["", "a", "q"], columns=80)

    assert result.output.count("Your name is Zoe, and your character is June Abernathy.") == 1
    assert re.search(r"Zoe \(you\) +June Abernathy", result.output.split("Characters")[1])


@pytest.mark.parametrize(("columns", "shown"), [(80, False), (120, True)])
def test_characters_are_in_the_table_of_seats_where_there_is_room(
    columns: int, shown: bool
) -> None:
    table = ["--players", "4", "--seed", "eye", "--option", "characters=june_abernathy"]

    result = play(*table, typed=["", "q"], columns=columns)

    seats = result.output.split("movement: you move")[1]
    assert ("Known as" in seats) == shown
    assert ("June Abernathy" in seats) == shown
