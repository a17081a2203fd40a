"""`import turncoat as tc`: the public interface, through which no bot can reach the table."""

import gc
import subprocess
import sys
from types import FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

import turncoat as tc
from turncoat.bots.registry import bot_named
from turncoat.core.chance import Chance
from turncoat.core.match import Match
from turncoat.core.table import Table

GAMES = tc.games.names()
DEFAULT_PLAYERS = {"among_cultists": 5, "dark_providence": 3, "shadow_hunters": 5}


def everything_from(thing: object) -> dict[int, object]:
    """Everything that can be reached from an object, except code."""
    found: dict[int, object] = {}
    todo = [thing]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, (type, ModuleType, FunctionType)):
            continue
        found[id(one)] = one
        todo += gc.get_referents(one)
    return found


def secrets_in(thing: object) -> list[object]:
    """The objects with secrets of a match that can be reached from this one."""
    return [x for x in everything_from(thing).values() if isinstance(x, (Match, Table, Chance))]


class Spy(tc.Bot):
    """Plays as another bot does, and checks that its arguments lead to no secrets."""

    def __init__(self, bot: tc.Bot) -> None:
        self.bot = bot
        self.seen = 0

    def choose(self, view: Any, decision: tc.DecisionView) -> tc.Option:
        if self.seen % 10 == 0:
            assert secrets_in((view, decision)) == []
        self.seen += 1
        return self.bot.choose(view, decision)


class Vandal(Spy):
    """Plays as another bot does, and then empties the view and the decision it was given."""

    def choose(self, view: Any, decision: tc.DecisionView) -> tc.Option:
        option = self.bot.choose(view, decision)
        destroy(view)
        destroy(decision)
        return option


def destroy(thing: Any) -> None:
    """Empty every list and dictionary in a view or a decision."""
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            destroy(getattr(thing, name))
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            destroy(one)
    elif isinstance(thing, dict):
        for one in thing.values():
            destroy(one)
    if isinstance(thing, (list, dict)):
        thing.clear()


def test_a_game_is_four_lines(capsys: pytest.CaptureFixture[str]) -> None:
    match = tc.new_match("shadow_hunters", players=5, seed=7, pool="mixed")
    tc.play(match, [tc.bot("sensible", match, seat) for seat in match.seats])
    print(match.outcome.winners)

    assert match.over
    assert capsys.readouterr().out == f"{match.table.winners}\n"
    assert match.outcome.winners
    assert match.outcome.ending == match.table.ended


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_defaults_for_everything(game: str) -> None:
    match = tc.new_match(game)

    tc.play(match, [tc.bot("uniform", match, seat) for seat in match.seats])

    assert len(match.seats) == DEFAULT_PLAYERS[game]
    assert match.over


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    played = []
    for _ in range(2):
        match = tc.new_match(game, seed="twice")
        tc.play(match, [tc.bot("uniform", match, seat) for seat in match.seats])
        played.append(match.log)

    assert played[0] == played[1]
    assert tc.new_match(game).key != tc.new_match(game).key


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_saved_loaded_and_replayed(game: str) -> None:
    match = tc.new_match(game, seed=1)
    tc.play(match, [tc.bot("uniform", match, seat) for seat in match.seats])

    data = tc.save(match)

    assert tc.load(data).outcome.winners == match.outcome.winners
    assert sum(1 for _ in tc.replay(data)) == len(match.log) + 1
    with pytest.raises(tc.BadRecord):
        tc.load(data[:-1])


def test_mistakes_have_errors_of_their_own() -> None:
    match = tc.new_match("shadow_hunters", players=4, seed=1)

    with pytest.raises(tc.UnknownGame, match="chess: among_cultists"):
        tc.new_match("chess")
    with pytest.raises(tc.BadSetup):
        tc.new_match("shadow_hunters", players=9)
    with pytest.raises(tc.BadSetup):
        tc.new_match("shadow_hunters", moon="full")
    with pytest.raises(tc.UnknownBot):
        tc.bot("genius", match, 0)
    with pytest.raises(tc.NotOver):
        print(match.outcome)
    with pytest.raises(ValueError, match="4 seats need as many bots, not 1"):
        tc.play(match, [tc.bot("uniform", match, 0)])
    with pytest.raises(AttributeError):
        print(tc.nothing)


def test_every_public_name_is_there() -> None:
    assert all(getattr(tc, name) is not None for name in tc.__all__)
    assert set(tc.__all__) < set(dir(tc))


def test_the_package_is_imported_without_its_contents() -> None:
    program = "import sys, turncoat; print(*sys.modules, sep='\\n')"

    read = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert not [name for name in read.stdout.split() if name.startswith("turncoat.")]


@pytest.mark.parametrize("name", ["sensible", "uniform"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_keeps_no_reference_to_the_match(game: str, name: str) -> None:
    match = tc.new_match(game, seed=3)
    bots = [tc.bot(name, match, seat) for seat in match.seats]

    tc.play(match, bots)

    assert secrets_in(bots) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_is_handed_does_not_lead_to_the_table(game: str) -> None:
    match = tc.new_match(game, seed=4)
    spies = [Spy(bot_named("uniform", game, seat)) for seat in match.seats]

    tc.play(match, spies)

    assert sum(spy.seen for spy in spies) > 10


@pytest.mark.parametrize("game", GAMES)
def test_nobody_changes_the_table_through_a_view(game: str) -> None:
    logs = []
    for kind in (Spy, Vandal):
        match = tc.new_match(game, seed=5)
        tc.play(match, [kind(bot_named("uniform", game, seat)) for seat in match.seats])
        logs.append((match.log, match.story, msgspec.json.encode(match.view(None))))

    assert logs[0] == logs[1]
