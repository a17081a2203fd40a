"""Many games in a row, and a report that counts who won and how."""

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, TypeAlias

import msgspec

from turncoat.bots.registry import bot_named
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.record import AnyRules
from turncoat.games import GAMES
from turncoat.lab.arena import play

Progress: TypeAlias = Callable[[int], None]


class RoleCount(msgspec.Struct):
    """How often a role was dealt, and how often whoever had it won."""

    dealt: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        """One seat of one game."""
        self.dealt += 1
        self.won += won


class BotCount(RoleCount):
    """The same of a bot, in all and by side."""

    sides: dict[str, RoleCount] = {}


class Tally(msgspec.Struct):
    """Something counted, in as many games as had it to count."""

    games: int = 0
    total: int = 0
    mean: float = 0.0

    def add(self, number: int) -> None:
        """What one game counted."""
        self.games += 1
        self.total += number
        self.mean = self.total / self.games


class Report(msgspec.Struct, kw_only=True):
    """What came of many games. All but the two speeds is the same for the same seed.

    `sides` counts the games that a side won, with a seat of its own or without, and `ways` counts
    them by how they ended; several sides may win one game. `wins_by_bot` counts the seats of
    each bot that played. `content` tells apart what was played with. `tallies` are whatever else
    the game counts: names under a heading, such as `books` under each round that was played out.
    """

    game: str
    players: int
    options: dict[str, Any]
    content: str
    seed: int
    bots: list[str]
    bots_by_side: dict[str, str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    rounds_mean: float = 0.0
    sides: dict[str, int] = {}
    roles: dict[str, RoleCount] = {}
    endings: dict[str, int] = {}
    ways: dict[str, dict[str, int]] = {}
    wins_by_bot: dict[str, BotCount] = {}
    tallies: dict[str, dict[str, Tally]] = {}

    def to_json(self) -> bytes:
        """The report as one line of JSON."""
        return msgspec.json.encode(self)


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    bots_by_side: Mapping[str, str] | None = None,
    rules: AnyRules | None = None,
) -> Report:
    """Play games and count. `bots` are dealt out by seat, again and again if there are too few.

    A side named in `bots_by_side` is played by that bot, whatever its seats. `progress` is told
    how many games are done. `rules` are the house's unless there are others, with cards of the
    user's own. Raises UnknownBot and BadSetup.
    """
    rules = rules or GAMES[game]
    read = rules.read_options(players, dict(options or {}))
    named = dict(bots_by_side or {})
    report = Report(
        game=game,
        players=players,
        options=rules.write_options(read),
        content=rules.content_hash,
        seed=seed,
        bots=list(bots),
        bots_by_side=named,
    )
    rounds = 0
    started = perf_counter()
    for index in range(games):
        match: AnyMatch = Match.deal(rules, read, key_from_seed(f"{seed}/{index}"))
        names = [bots[seat % len(bots)] for seat in range(players)]
        if named:
            sides = rules.outcome(match.table).sides
            names = [named.get(side, name) for side, name in zip(sides, names, strict=True)]
        seated = [
            bot_named(name, game, seed_for(seed, index, seat), rules)
            for seat, name in enumerate(names)
        ]
        report.decisions += play(match, seated)
        rounds += count(report, match, names)
        if progress:
            progress(index + 1)
    report.seconds = perf_counter() - started
    report.decisions_per_second = report.decisions / report.seconds if report.seconds else 0.0
    report.rounds_mean = rounds / games if games else 0.0
    return report


def seed_for(seed: int, index: int, seat: int) -> int:
    """A seed of its own for each bot of each game."""
    return int.from_bytes(key_from_seed(f"{seed}/{index}/{seat}")[:8], "little")


def count(report: Report, match: AnyMatch, bots: list[str]) -> int:
    """Add one finished game, with who sat where, to the report; returns its rounds."""
    table = match.table
    outcome = match.rules.outcome(table)
    report.games += 1
    for side in outcome.sides:
        report.sides.setdefault(side, 0)
    for side in outcome.won:
        add_one(report.sides, side)
        add_one(report.ways.setdefault(side, {}), table.ended)
    for seat, role in enumerate(outcome.roles):
        report.roles.setdefault(role, RoleCount()).add(seat in table.winners)
    for seat, (bot, side) in enumerate(zip(bots, outcome.sides, strict=True)):
        by_bot = report.wins_by_bot.setdefault(bot, BotCount())
        for counted in (by_bot, by_bot.sides.setdefault(side, RoleCount())):
            counted.add(seat in table.winners)
    add_one(report.endings, table.ended)
    add_tallies(report.tallies, outcome.tallies)
    return outcome.rounds


def add_one(counts: dict[str, int], name: str) -> None:
    """Count one more."""
    counts[name] = counts.get(name, 0) + 1


def add_tallies(tallies: dict[str, dict[str, Tally]], game: dict[str, dict[str, int]]) -> None:
    """Add what one game counted."""
    for heading, counts in game.items():
        under = tallies.setdefault(heading, {})
        for name, number in counts.items():
            under.setdefault(name, Tally()).add(number)
