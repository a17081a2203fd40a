"""Several people at one keyboard: a screen that nobody has uncovered tells nothing secret."""

from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.shared_keyboard import NAMES
from tests.games.dead_talk import with_two_dead
from tests.games.random_play import deal, step
from tests.two_worlds import twin_of
from turncoat.cli.table.guides import guide_named
from turncoat.cli.table.overview import Overview
from turncoat.cli.table.saves import Party, SaveFile
from turncoat.cli.table.session import Session
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.core.match import AnyMatch
from turncoat.core.terms import Seat
from turncoat.games import GAMES, game_named

PLAYERS = {"among_cultists": 6, "dark_providence": 3, "shadow_hunters": 5}
# These are asked on a screen for everybody, which is not covered.
IN_COMMON = ("announce", "discussion")
# How many questions of each kind are compared.
OFTEN = 4


class Asked(Exception):
    """Raised when the person at the keyboard is asked something."""


class Looker(Keyboard):
    """Presses Enter at covers and stops at the first question."""

    def line(self, prompt: str) -> str:
        self.screen.say(prompt)
        if "press Enter" not in prompt:
            raise Asked
        return ""


class Imagined(Session):
    """A session that is not saved, because an imagined match can't be."""

    def save_match(self, durable: bool = True) -> None:
        pass


def screen_of(match: AnyMatch, seat: Seat, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What is shown when it is the seat's turn to answer; nothing if it is not asked."""
    session = session_of(match, seat, folder)
    capsys.readouterr()
    with suppress(Asked):
        session.ask_a_person()
    return capsys.readouterr().out


def session_of(match: AnyMatch, seat: Seat, folder: Path) -> Session:
    """A session with people in every seat, at one keyboard."""
    names = NAMES[: match.table.seats]
    party = Party(names=names, people=list(range(match.table.seats)), bots="sensible")
    screen = Screen(plain=True, fast=True)
    save = SaveFile(folder / "game.json", ours=True)
    session = Imagined(match, party, guide_named(match.rules.name), screen, Looker(screen), save)
    # Skip what was told before the last restart point, which would take too long.
    session.remember({seat: len(match.story)})
    return session


def twin_with_the_same_past(match: AnyMatch, seed: str) -> AnyMatch:
    """A twin that spectators can't tell apart, whose story has only public events."""
    twin = twin_of(match, None, seed)
    public = game_named(match.rules.name).grammar.public_events
    twin.story = [told for told in match.story if told[1][0] in public]
    return twin


def compared(
    game: str, seed: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[set[str], str]:
    """Compare screens in a random game and its twins. Return the topics whose choices differ, and
    the first difference between two screens."""
    match, random = deal(game, PLAYERS[game], seed)
    telling: set[str] = set()
    seen: Counter[str] = Counter()
    while match.pending:
        [seat, *_] = match.pending
        topic = str(match.pending[seat].topic[0])
        first = list(match.pending) == match.view(None, False).asked
        if first and topic not in (*telling, *IN_COMMON) and seen[topic] < OFTEN:
            seen[topic] += 1
            twin = twin_with_the_same_past(match, f"{seed} {len(match.log)}")
            ours, theirs = match.pending[seat], twin.pending[seat]
            if (ours.topic, ours.options) != (theirs.topic, theirs.options):
                telling.add(topic)
            screens = [screen_of(one, seat, folder, capsys) for one in (match.clone(), twin)]
            if screens[0] != screens[1]:
                return telling, f"{topic}: {screens[0]} != {screens[1]}"
        step(match, random)
    return telling, ""


@pytest.mark.parametrize("game", GAMES)
def test_a_covered_screen_is_the_same_in_two_worlds(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    telling, difference = compared(game, "covered", tmp_path, capsys)

    assert difference == ""
    assert telling


def test_a_question_without_a_choice_is_put_to_people_who_share_a_keyboard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A skipped question would reveal something about the player's hand."""
    match, random = deal("dark_providence", 3, "forced")
    found = 0
    while match.pending and found < OFTEN:
        [seat, *_] = match.pending
        if match.pending[seat].topic[0] == "pay":
            twin = twin_with_the_same_past(match, f"forced {len(match.log)}")
            both = (match.clone(), twin)
            forced = [len(one.pending[seat].options) == 1 for one in both]
            if forced[0] != forced[1]:
                found += 1
                ours, theirs = (screen_of(one, seat, tmp_path, capsys) for one in both)
                assert text("cli-question-covered") in ours
                assert ours == theirs
        step(match, random)
    assert found == OFTEN


def test_no_covered_screen_tells_what_was_voted_before_all_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, random = deal("among_cultists", 6, "ballots 0")
    while next(iter(match.pending.values())).topic[0] != "vote":
        step(match, random)
    [voter, after, *_] = match.pending
    worlds = [match.clone(), match.clone()]
    for world, option in zip(worlds, match.pending[voter].options, strict=False):
        world.answer(voter, option)
    one, other = worlds

    assert one.view(voter) != other.view(voter)
    cover = session_of(match, voter, tmp_path).viewers[voter].cover
    assert cover.view(one.view(voter)) == cover.view(other.view(voter))
    screens = [screen_of(world, after, tmp_path, capsys) for world in worlds]
    assert screens[0] == screens[1]


def test_a_screen_that_tells_what_only_one_was_told_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = game_named("among_cultists").grammar
    monkeypatch.setitem(words.public_events, "you_are", words.events["you_are"])
    match, _ = deal("among_cultists", 6, "leak")
    screen = screen_of(match, 0, tmp_path, capsys)

    monkeypatch.undo()
    assert screen != screen_of(match, 0, tmp_path, capsys)


def test_a_question_that_is_declared_public_by_mistake_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = game_named("shadow_hunters").grammar
    for topic in ("turn_start", "green", "give"):
        monkeypatch.setitem(words.public_topics, topic, words.topics[topic])

    _, difference = compared("shadow_hunters", "covered", tmp_path, capsys)

    assert difference


def seen_by_the_dead(session: Session, seat: Seat, capsys: pytest.CaptureFixture[str]) -> str:
    """What is shown when a dead player has the keyboard and looks at the story so far."""
    viewer = session.viewers[seat]
    capsys.readouterr()
    assert session.pass_keyboard(seat)
    Overview(viewer, session.screen, covered=True).show()
    viewer.retell(viewer.visible(session.match.events(seat)), OFTEN, session.screen)
    return capsys.readouterr().out


def test_what_the_dead_say_among_themselves_leaves_no_trace_on_a_covered_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quiet, (speaker, hearer) = with_two_dead()
    loud = quiet.clone()
    for about in range(2):
        loud.say(speaker, ("suspect", about))
    sessions = [session_of(match, hearer, tmp_path) for match in (loud, quiet)]

    screens = [seen_by_the_dead(session, hearer, capsys) for session in sessions]

    assert screens[0] == screens[1]
    [ours, theirs] = [session.viewers[hearer].withheld for session in sessions]
    assert ours[-2:] == [("claims_apart", speaker, 0, "suspect", about) for about in range(2)]
    assert ours[:-2] == theirs
