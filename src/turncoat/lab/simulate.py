"""Simulations: many games in a row, and a report of who won and how."""

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, TypeAlias

import msgspec

from turncoat.bots.registry import bot_named, strongest
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.record import AnyRules
from turncoat.games import game_named
from turncoat.lab.arena import play

Progress: TypeAlias = Callable[[int], None]

# How many games are played by default.
GAMES_TO_PLAY: Final = 100


class RoleCount(msgspec.Struct):
    """How often a role was dealt, and how often its player won."""

    dealt: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        """Count one seat of one game."""
        self.dealt += 1
        self.won += won


class BotCount(RoleCount):
    """How many seats a bot played and how many won, in total and by side."""

    sides: dict[str, RoleCount] = {}


class Tally(msgspec.Struct):
    """A number that the game counts: its total and mean over the games that counted it."""

    games: int = 0
    total: int = 0
    mean: float = 0.0

    def add(self, number: int) -> None:
        """Add the number of one game."""
        self.games += 1
        self.total += number
        self.mean = self.total / self.games


class Report(msgspec.Struct, kw_only=True):
    """The result of many games.

    Everything except `seconds` and `decisions_per_second` depends only on the arguments of
    `simulate`.

    - `game`, `players`, `options`, `seed`, `bots` and `bots_by_side`: the arguments.
    - `content`: the hash of the content that was played with.
    - `games` and `decisions`: how many were played and answered.
    - `rounds_mean`: the mean number of rounds in a game.
    - `sides`: how many games each side won, with or without a seat of its own. Several sides may
      win the same game.
    - `roles`: how often each role was dealt, and how often its player won.
    - `endings`: how many games ended in each way.
    - `ways`: the same for the games that each side won.
    - `wins_by_bot`: how many seats each bot played, and how many of them won.
    - `tallies`: whatever else the game counts, by heading and name.
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
        """Return the report as one line of JSON."""
        return msgspec.json.encode(self)


def simulate(
    game: str,
    players: int | None = None,
    games: int = GAMES_TO_PLAY,
    seed: int = 0,
    bots: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    bots_by_side: Mapping[str, str] | None = None,
    rules: AnyRules | None = None,
) -> Report:
    """Play a number of games between bots and return a report.

    Without `players`, the game's default number play. `bots` are names assigned to seats in turn,
    repeated if there are fewer bots than seats; by default the strongest bot plays them all. A side
    named in `bots_by_side` is played by that bot instead. `progress` is called with the number of
    finished games. `rules` replaces the installed game's rules, such as for custom content. Raises
    UnknownGame, UnknownBot, and BadSetup for options or a number of players that the game does not
    allow.
    """
    declared = game_named(game)
    rules = rules or declared.rules
    players = declared.default_players() if players is None else players
    bots = bots or [strongest(game)]
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
    """Return a separate seed for each bot of each game."""
    return int.from_bytes(key_from_seed(f"{seed}/{index}/{seat}")[:8], "little")


def count(report: Report, match: AnyMatch, bots: list[str]) -> int:
    """Add a finished game to the report. Returns its number of rounds."""
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
    """Increase a count by one."""
    counts[name] = counts.get(name, 0) + 1


def add_tallies(tallies: dict[str, dict[str, Tally]], game: dict[str, dict[str, int]]) -> None:
    """Add the tallies of one game."""
    for heading, counts in game.items():
        under = tallies.setdefault(heading, {})
        for name, number in counts.items():
            under.setdefault(name, Tally()).add(number)
