"""`language CODE` changes the language in the middle of a game at one terminal."""

import os
import re
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest

from tests.cli.games.dark_providence.keyboard import default_content, write
from tests.cli.running import FIRST, anything, play, run
from tests.locales.foreign import english_in, in_one_line
from turncoat.cli.terminal import i18n
from turncoat.games import own_names
from turncoat.locales.catalogue import ENGLISH, LANGUAGES, load

OTHERS: Final = [code for code in LANGUAGES if code != ENGLISH]
ALL: Final = [(game, code) for game in own_names() for code in OTHERS]
# Each language once, with the games in turn.
SAMPLE: Final = [*zip(cycle(own_names()), OTHERS, strict=False)]
OWN_NAMES: Final = {"en": "English", "cs": "čeština", "pl": "polski", "nl": "Nederlands"}


def changed(output: str, language: str) -> tuple[str, str]:
    """What was printed before a language was chosen, and after it."""
    said = load(language).text("cli-language-chosen", name=OWN_NAMES[language])
    before, after = output.split(f"{said}\n")
    return before, after


@pytest.mark.parametrize(("game", "language"), ALL if os.environ.get("EVERY_LANGUAGE") else SAMPLE)
def test_the_rest_of_a_game_is_in_the_language_that_is_chosen(game: str, language: str) -> None:
    lines = ["1", "2", f"language {language}", "h", *anything(5)]

    played = run("play", game, "--seed", "5", typed=lines)

    before, after = changed(played.output, language)
    assert played.exit_code == 0, played.output[-2000:]
    assert english_in(before, language, leave_out="web") != []
    assert english_in(after, language, leave_out="web") == []
    assert load(language).text("cli-finished") in in_one_line(after)


@pytest.mark.parametrize("line", ["language cs", "LANGUAGE CS", "language   cs "])
def test_the_question_is_asked_again(line: str) -> None:
    result = play("--seed", "8", "--plain", typed=[line, "q"])

    _, after = changed(result.output, "cs")
    assert "Kolo 1: jsi na tahu\n" in after
    assert after.count("Jsi na tahu. Co uděláš?\n1. Hodit kostkami") == 1
    assert "1 až 6, o – další akce" in in_one_line(after)


@pytest.mark.parametrize("answers", range(4))
def test_the_board_is_shown_again_in_mid_turn_too(answers: int) -> None:
    lines = [*["1"] * answers, "language cs", "q"]
    result = run("play", "dark_providence", "--seed", "5", "--plain", typed=lines)

    _, after = changed(result.output, "cs")
    assert "Boston" in after.partition("1. ")[0]


def test_it_changes_nothing_in_the_game() -> None:
    usual = play("--seed", "8", "--plain", typed=["1", "4", "l", "q"]).output
    lines = ["language pl", "1", "language nl", "4", "language cs", "language en", "l", "q"]
    there_and_back = play("--seed", "8", "--plain", typed=lines).output

    stories = [
        output.rpartition(": l\n")[2].partition("for help")[0] for output in (usual, there_and_back)
    ]
    assert "Indy" in stories[0] or "You" in stories[0]
    assert stories[0] == stories[1]


def test_a_game_that_was_loaded_goes_on_in_it(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    play("--seed", "8", "--save", file, typed=["1", "q"])

    result = play("--load", file, typed=["language nl", *FIRST])

    assert english_in(changed(result.output, "nl")[1], "nl", leave_out="web") == []


def test_a_list_of_statements_is_left_for_the_question() -> None:
    result = play("--seed", "8", typed=["s", "language cs", "1", "q"])

    _, after = changed(result.output, "cs")
    assert "Jsi na tahu. Co uděláš?" in after
    assert "Házíš" in after


def test_what_can_be_done_out_of_turn_is_offered_again() -> None:
    first_game = ["--seed", "wounded", "--preset", "first_game"]
    offer = i18n.text("cli-out-of-turn")
    usual = play(*first_game, "--seat", (seat := seat_of_offers(first_game)), typed=FIRST).output
    lines = usual[: usual.index(offer)].count("for help: ")

    typed = [*FIRST[:lines], "language cs", *FIRST]
    result = play(*first_game, "--seat", seat, typed=typed)

    before, after = changed(result.output, "cs")
    assert before.count(offer) == 1
    assert after.lstrip().startswith(load("cs").text("cli-out-of-turn"))
    assert "Adéla" in after


def seat_of_offers(table: list[str]) -> str:
    """The seat that is asked about something out of turn."""
    offer = i18n.text("cli-out-of-turn")
    seats = map(str, range(1, 6))
    return next(s for s in seats if offer in play(*table, "--seat", s, typed=FIRST).output)


@pytest.mark.parametrize("typed", ["language", "language xx", "language English"])
def test_without_a_language_that_is_there_it_says_which_ones_are(typed: str) -> None:
    result = play("--seed", "8", typed=[typed, "q"])

    told = in_one_line(result.output)
    offered = "English (en), čeština (cs), Nederlands (nl), polski (pl)."
    assert f"Languages: {offered}" in told
    unknown = typed.removeprefix("language").strip()
    assert (f"There is no language “{unknown}”. Languages:" in told) == bool(unknown)
    assert result.output.count("Your turn. What will you do?") == 1
    assert i18n.language() == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_names())
def test_the_keys_tell_of_it(game: str, language: str) -> None:
    told = run("play", game, "--seed", "5", "--language", language, typed=["h", "q"]).output

    assert load(language).text("cli-key-language") in in_one_line(told)


# Several people at one keyboard.


def shared(*typed: str, **more: str) -> str:
    """What is printed at a keyboard of two people, Indy and Kit."""
    options = [word for name, value in more.items() for word in (f"--{name}", value)]
    return play("--people", "2", "--seed", "8", "--plain", *options, typed=typed).output


@pytest.mark.parametrize("at", range(7))
def test_it_works_at_every_prompt_of_a_shared_keyboard(at: int) -> None:
    lines = ["", "1", "4", "1", "4", "", ""]

    output = shared(*lines[:at], "language cs", *lines[at:], "q")

    before, after = changed(output, "cs")
    assert before.endswith(": language cs\n")
    assert english_in(after, "cs", leave_out="web") == []
    assert re.search(r": \n|: 1\n|: 4\n|: q\n", after)


def test_a_hidden_question_stays_hidden() -> None:
    output = shared("", "language cs", "q", pool="advanced")

    _, after = changed(output, "cs")
    assert load("cs").text("cli-question-covered") in after
    assert load("cs").text("cli-card-covered") in after
    assert "Jsi " not in after.replace(load("cs").text("cli-question-covered"), "")


def test_what_somebody_may_do_out_of_turn_is_covered_before_another_reads_on() -> None:
    output = shared("kit", "", "language cs", "", "", "q")

    before, after = changed(output, "cs")
    assert "Actions available at any time:" in before
    covered = after.index(load("cs").text("cli-cover-first"))
    assert covered < after.index("Na řadě: Indy.")
    assert "Prozradit" not in after


def test_at_the_screen_for_everybody_it_is_no_name() -> None:
    table = ["--players", "5", "--people", "2", "--seed", "clock", "--bots", "uniform", "--plain"]
    usual = run("play", "among_cultists", *table, typed=["", *["1", ""] * 200]).output
    prompts = re.findall(r"(?m)(for help:|Enter, a name, or q:|screen:|next person:) ", usual)
    at = prompts.index("Enter, a name, or q:")

    lines = ["", *["1", ""] * 200]
    typed = [*lines[:at], "language cs", *lines[at:]]
    output = run("play", "among_cultists", *table, typed=typed).output

    before, after = changed(output, "cs")
    assert before.endswith("Enter, a name, or q: language cs\n")
    assert after.lstrip().startswith(load("cs").text("cli-shared"))


# Names in a file of one's own.


def test_own_cards_are_called_by_their_names_in_the_language(tmp_path: Path) -> None:
    content = default_content()
    for agent in content["main_agents"]:
        agent |= {"name": "Somebody", "name_cs": "Kdosi"}
    table = ["--players", "2", "--seed", "5", "--plain", "--content"]
    own = write(tmp_path / "own.json", content)

    output = run("play", "dark_providence", *table, own, typed=["language cs", "l", "q"]).output

    before, after = changed(output, "cs")
    assert ("Somebody" in before, "Kdosi" in before) == (True, False)
    assert ("Somebody" in after, "Kdosi" in after) == (False, True)
