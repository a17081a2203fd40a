"""A discussion has a time limit; once it is over, nobody can say anything more."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from tests.cli.games.among_cultists.keyboard import GAME, lines_to_say
from tests.cli.shared_keyboard import NAMES
from turncoat.cli.table.guides import guide_named
from turncoat.cli.table.question import Quit
from turncoat.cli.table.saves import Party, SaveFile
from turncoat.cli.table.session import Session
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES

# The seconds since the previous line, and the line.
Typed = tuple[int, str]


class SlowKeyboard(Keyboard):
    """Types the given lines, and has a clock that they set forward."""

    def __init__(self, screen: Screen, typed: Iterable[Typed]) -> None:
        super().__init__(screen)
        self.typed = iter(typed)
        self.seconds = 0

    def line(self, prompt: str) -> str:
        later, line = next(self.typed)
        self.seconds += later
        return line

    def now(self) -> float:
        return self.seconds


def at_a_discussion(seconds: int) -> AnyMatch:
    """A match in which a discussion has just begun."""
    rules, random = GAMES[GAME], Random(1)
    options = rules.read_options(5, {"discussion_seconds": seconds})
    match: AnyMatch = Match.deal(rules, options, key_from_seed("clock"))
    to_a_discussion(match, random)
    return match


def to_a_discussion(match: AnyMatch, random: Random) -> None:
    """Play at random until there is a discussion."""
    while topic_of(match) != "discussion":
        seat, asked = next(iter(match.pending.items()))
        choices = [option for option in asked.options if option != ("announce",)]
        called = [option for option in choices if option == ("call_vote",)]
        match.answer(seat, random.choice(called or choices))


def topic_of(match: AnyMatch) -> str:
    return str(next(iter(match.pending.values())).topic[0])


def session(match: AnyMatch, typed: Iterable[Typed], folder: Path, people: int) -> Session:
    screen = Screen(plain=True, fast=True)
    hands = SlowKeyboard(screen, typed)
    party = Party(names=NAMES[:5], people=list(range(people)), bots="uniform")
    save = SaveFile(folder / "game.json", ours=True)
    return Session(match, party, guide_named(GAME), screen, hands, save, hands.now)


def play(match: AnyMatch, typed: Iterable[Typed], folder: Path, people: int = 1) -> None:
    """Type these lines, the last of which stops the game."""
    with pytest.raises(Quit):
        session(match, typed, folder, people).play()


def accuse(match: AnyMatch, later: int) -> list[Typed]:
    """The lines with which seat 0 suspects Kit, the name `later` seconds after the others."""
    *first, name = lines_to_say(match, 0, ("suspect", 1))
    return [*((0, line) for line in first), (later, name)]


def test_what_is_said_in_time_is_heard(tmp_path: Path) -> None:
    match = at_a_discussion(60)

    play(match, [*accuse(match, 59), (0, "q")], tmp_path)

    assert [said.claim for said in match.said] == [("suspect", 1)]
    assert topic_of(match) == "discussion"


def test_what_is_said_too_late_ends_the_discussion(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = at_a_discussion(60)

    play(match, [*accuse(match, 60), (0, "q")], tmp_path)

    assert match.said == []
    assert topic_of(match) == "vote"
    assert text("cli-time-over") in capsys.readouterr().out


@pytest.mark.parametrize("key", ["s", "j", "h", "zzz", "1"])
def test_any_key_is_too_late_then(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = at_a_discussion(60)

    play(match, [(59, "b"), (1, key), (0, "q")], tmp_path)

    assert topic_of(match) == "vote"
    assert capsys.readouterr().out.count(text("cli-time-over")) == 1


def test_to_go_on_and_to_stop_it_is_never_too_late(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stopped, gone_on = at_a_discussion(60), at_a_discussion(60)

    play(stopped, [(99, "q")], tmp_path)
    play(gone_on, [(99, ""), (0, "q")], tmp_path)

    assert topic_of(stopped) == "discussion"
    assert topic_of(gone_on) == "vote"
    assert text("cli-time-over") not in capsys.readouterr().out


def test_without_a_limit_all_talk_as_long_as_they_like(tmp_path: Path) -> None:
    match = at_a_discussion(0)

    play(match, [*accuse(match, 10**9), (0, "q")], tmp_path)

    assert len(match.said) == 1
    assert topic_of(match) == "discussion"


def test_every_discussion_has_its_own_time(tmp_path: Path) -> None:
    match = at_a_discussion(60)
    table = session(match, [(99, "h"), (0, "q"), (59, "h"), (0, "q")], tmp_path, 1)

    with pytest.raises(Quit):
        table.play()
    to_a_discussion(match, Random(2))
    with pytest.raises(Quit):
        table.play()

    assert topic_of(match) == "discussion"


def test_at_one_screen_a_name_that_is_called_too_late_ends_it_for_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = at_a_discussion(60)

    play(match, [(60, "Indy"), (0, "q")], tmp_path, people=2)

    assert topic_of(match) == "vote"
    assert text("cli-time-over") in capsys.readouterr().out


def test_whoever_was_called_away_in_time_has_only_what_is_left_of_it(tmp_path: Path) -> None:
    match = at_a_discussion(60)
    called = [(30, "Indy"), (0, ""), (29, "h"), (1, "s"), (0, "q")]

    play(match, called, tmp_path, people=2)

    assert match.said == []
    assert topic_of(match) == "vote"
