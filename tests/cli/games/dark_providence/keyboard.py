"""Games of Dark Providence, played with typed lines."""

import json
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

from click.testing import Result

from tests.cli.running import BLUNDERS, run
from tests.cli.shared_keyboard import NAMES, Turn, cut
from turncoat.cli.table.guides import guide_named
from turncoat.cli.terminal.i18n import catalogue, text
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES
from turncoat.locales.translator import Translator

GAME: Final = "dark_providence"
KEYS: Final = [
    "?", "b", "c", "a", "a hastur", "a xyzzy", "j", "l", "l 7", "o", "s", "r lock", "r 20", "h",
    "u",
]  # fmt: skip
# Confirms the end of a turn with actions left.
SURE: Final = "y"
LONGEST: Final = 60


def play(*arguments: str, typed: Iterable[str], columns: int = 80) -> Result:
    """Play a game, by default against bots that choose at random."""
    bots = () if "--bots" in arguments else ("--bots", "uniform")
    return run("play", GAME, *bots, *arguments, typed=typed, columns=columns)


def numbers(seed: int, count: int = 9000) -> list[str]:
    """Random numbers to type, with Enter and a confirmation now and then."""
    random = Random(seed)
    return [random.choice(["1", "2", "3", "4", "5", "7", "9", SURE, ""]) for _ in range(count)]


def anything(seed: int, count: int = 700) -> list[str]:
    """Random lines to type: numbers, all keys, and mistakes."""
    random = Random(seed)
    plain = ["1", "2", "3", "4", "5", SURE, ""]
    kinds = random.choices([plain, KEYS, BLUNDERS], weights=[12, 1, 1], k=count)
    return [random.choice(kind) for kind in kinds]


def lines_until(*arguments: str, wanted: tuple[str, ...], until: str) -> list[str]:
    """The lines that choose what is wanted wherever it is offered, until a screen says `until`."""
    typed: list[str] = []
    while until not in (output := play(*arguments, typed=typed).output):
        assert len(typed) < LONGEST, f"no screen says {until!r}"
        question = re.split(r"for help: ?", output)[-2]
        choices = re.findall(r"(?m)^ *(\d+)\. (.*)$", question)
        liked = [number for words in wanted for number, label in choices if words in label]
        typed.append((liked or ["1"])[0])
    return typed


def asked_last(output: str) -> str:
    """The last question that was asked, with its choices."""
    return re.split(r"for help: ?", output)[-2]


def deal(players: int, seed: str, **options: Any) -> AnyMatch:
    """A newly dealt match."""
    rules = GAMES[GAME]
    return Match.deal(rules, rules.read_options(players, options), key_from_seed(seed))


def names_at(match: AnyMatch) -> list[str]:
    """All names at a table, including the cultists of the solo game."""
    seats = match.table.seats
    return [*NAMES[:seats], *guide_named(GAME).unseated(match.view(None))]


def translator_for(match: AnyMatch, seat: int | None) -> Translator:
    """The translator that tells a match to one seat."""
    return Translator(catalogue(), GAME, names_at(match), seat)


def turns(output: str) -> list[Turn]:
    """Cut the output of a game at its covers; the last turn ends before the final reveal."""
    return cut(output.split(text("cli-dp-ending"))[0])


def default_content() -> dict[str, Any]:
    """A copy of the default content, which may be changed."""
    page = files("turncoat.games.dark_providence").joinpath("content/dark-providence.json")
    content: dict[str, Any] = json.loads(page.read_text("utf-8"))
    return content


def card_of(content: dict[str, Any], card: str) -> dict[str, Any]:
    """One card of a content file."""
    found: dict[str, Any] = next(c for c in content["cards"] if c["id"] == card)
    return found


def write(path: Path, content: dict[str, Any]) -> str:
    """Write a content file and return its path."""
    path.write_text(json.dumps(content), "utf-8")
    return str(path)
