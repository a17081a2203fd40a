"""Games of Among Cultists, played with typed lines."""

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from click.testing import Result

from tests.cli.running import BLUNDERS, run
from tests.cli.shared_keyboard import NAMES, Turn, cut
from turncoat.cli.table.guides import guide_named
from turncoat.cli.terminal.i18n import catalogue, text
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Claim
from turncoat.games import GAMES
from turncoat.locales.translator import Translator

GAME = "among_cultists"
KEYS = ["?", "b", "c", "a", "j", "l", "l 7", "o", "s", "r knife", "r 45", "r xyzzy", "r", "h"]
COMMON = re.compile(r"For everyone at the keyboard.*?Enter, a name, or q: ", re.DOTALL)


def play(*arguments: str, typed: Iterable[str], columns: int = 80) -> Result:
    """Play a game, by default against bots that choose at random."""
    bots = () if "--bots" in arguments else ("--bots", "uniform")
    return run("play", GAME, *bots, *arguments, typed=typed, columns=columns)


def numbers(seed: int, count: int = 4000) -> Iterator[str]:
    """Random numbers to type, and Enter now and then."""
    random = Random(seed)
    return (random.choice(["1", "2", "3", "4", ""]) for _ in range(count))


def anything(seed: int, count: int = 2500) -> list[str]:
    """Random lines to type: numbers, all keys, and mistakes."""
    random = Random(seed)
    plain = ["1", "2", "3", "4", "5", ""]
    kinds = random.choices([plain, KEYS, BLUNDERS], weights=[12, 1, 1], k=count)
    return [random.choice(kind) for kind in kinds]


def seat_of(role: str, seed: str, players: int = 5) -> str:
    """The seat of a role, counted from 1."""
    rules = GAMES[GAME]
    match: AnyMatch = Match.deal(rules, rules.read_options(players, {}), key_from_seed(seed))
    return str(rules.outcome(match.table).roles.index(role) + 1)


# `lines_until` gives up after this many lines.
LONGEST: Final = 300


def lines_until(*arguments: str, wanted: tuple[str, ...], until: str) -> list[str]:
    """The lines that choose what is wanted wherever it is offered, until a screen says `until`."""
    typed = [""]
    while until not in (output := play(*arguments, typed=typed).output):
        assert len(typed) < LONGEST, f"no screen says {until!r}"
        question = output.split("for help:")[-2]
        choices = re.findall(r"(?m)^ *(\d+)\. (.*)$", question)
        liked = [number for words in wanted for number, label in choices if words in label]
        typed.append((liked or ["1"])[0])
    return typed


def lines_to_say(match: AnyMatch, seat: int, claim: Claim) -> list[str]:
    """The lines to type for a statement; a step with only one choice is not asked."""
    view, translator = match.view(seat), translator_for(match, seat)
    typed = ["s"]
    for length, word in enumerate(claim):
        step = guide_named(GAME).claim_step(claim[:length], view, translator)
        assert step
        if len(step.words) > 1:
            typed.append(str(step.words.index(word) + 1))
    return typed


def turns(output: str) -> list[Turn]:
    """Cut the output of a game at its covers; the last turn ends before the final reveal."""
    return cut(COMMON.sub("", output.split(text("cli-ac-ending"))[0]))


def common_screens(output: str) -> list[str]:
    """The screens for everybody at the keyboard."""
    return COMMON.findall(output)


def names_at(match: AnyMatch) -> list[str]:
    """All names at a table, including AUTOMA."""
    return [*NAMES[: match.table.seats], *["AUTOMA"] * bool(match.table.board.options.automa)]


def translator_for(match: AnyMatch, seat: int | None) -> Translator:
    """The translator that tells a match to one seat."""
    return Translator(catalogue(), GAME, names_at(match), seat)
