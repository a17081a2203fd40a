"""The long campaigns: `make campaign`, or `python -m tests.campaign --games 200 --pairs 5000`.

For each game and number of players, random games must end without an exception, lose no card and
replay to the same bytes; and two worlds must look the same to every seat, at questions and at the
end of scripts. Some whole games are also compared over real websockets.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import count
from typing import TypeAlias

from rich.progress import Progress

from tests.games.random_play import CENSUS, FULL_BOX, deal, replayed, step
from tests.server.room.outbox.test_two_worlds import everybody
from tests.server.wire.server_thread import server_thread
from tests.server.wire.test_two_worlds import TABLES, differences
from tests.two_worlds import closing_difference, difference, matches_at_restart_points
from turncoat.games import GAMES
from turncoat.games.dark_providence.content import default_box

CHUNK = 50
PAIR_CHUNK = 500

Fixed: TypeAlias = dict[str, str]
# For these tables, all random games are played once with each of these options.
EACH: dict[tuple[str, int], list[Fixed]] = {
    ("dark_providence", 1): [{"great_old_one": goo} for goo in default_box().great_old_ones],
}


def play_games(game: str, players: int, fixed: Fixed, first: int, games: int) -> int:
    """Play random games, check their cards and replays, and return the number of answers."""
    answers = 0
    for seed in range(first, first + games):
        match, random = deal(game, players, f"campaign {seed}", **fixed)
        while match.pending:
            step(match, random)
        assert match.over, (game, players, seed)
        assert CENSUS[game](match.table) == FULL_BOX[game](match.table), (game, players, seed)
        twin = replayed(match)
        same = match.rules.pack(twin.table) == match.rules.pack(match.table)
        assert same, (game, players, seed)
        assert twin.events(None) == match.events(None), (game, players, seed)
        answers += len(match.log)
    return answers


def pairs_in_order(game: str, players: int, first: int, pairs: int) -> int:
    """Compare at least `pairs` moments with their twins, as a seat sees them; return how many."""
    done = 0
    for seed in count(first):
        match, random = deal(game, players, f"worlds {seed}")
        while match.pending:
            step(match, random)
            if random.random() < 0.1 or match.given() or not match.pending:
                for seat in [None, *range(players)]:
                    found = difference(match, seat, f"{seed} {done}")
                    assert not found, (game, players, seed, seat, found)
                    done += 1
        for held in matches_at_restart_points(game, players, f"closing {seed}"):
            for seat in (None, done % players):
                found = closing_difference(held, seat, f"{seed} {done}")
                assert not found, (game, players, seed, seat, found)
                done += 1
        if done >= pairs:
            break
    return done


def game_on_the_wire(game: str, players: int, seed: int) -> int:
    """Compare a whole game over real websockets with its twins; return the number of segments."""
    compared = 0
    with server_thread() as world, server_thread() as twins:
        viewers = everybody(players)
        for segment, found in differences((world, twins), game, players, f"wire {seed}", viewers):
            assert not found, (game, players, seed, segment.viewer, found)
            compared += 1
    return compared


def main() -> None:
    """Run all campaigns over every table on all cores."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaign")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--wire", type=int, default=10, help="games on the wire")
    parser.add_argument("--game", choices=list(GAMES), action="append")
    wanted = parser.parse_args()
    named = wanted.game or list(GAMES)
    tables = [(game, players) for game in named for players in GAMES[game].player_counts]
    with ProcessPoolExecutor() as pool, Progress() as progress:
        jobs = {}
        for game, players in tables:
            for fixed in EACH.get((game, players), [{}]):
                name = " ".join([game, str(players), *fixed.values()])
                bar = progress.add_task(f"{name}: games", total=wanted.games)
                for first in range(0, wanted.games, CHUNK):
                    size = min(CHUNK, wanted.games - first)
                    job = pool.submit(play_games, game, players, fixed, first, size)
                    jobs[job] = (bar, size)
            bar = progress.add_task(f"{game} {players}: two worlds", total=wanted.pairs)
            for chunk, _ in enumerate(range(0, wanted.pairs, PAIR_CHUNK)):
                first = chunk * 1_000_000
                job = pool.submit(pairs_in_order, game, players, first, PAIR_CHUNK)
                jobs[job] = (bar, PAIR_CHUNK)
        for game, players, _ in TABLES:
            if game in named and wanted.wire:
                bar = progress.add_task(f"{game} {players}: on the wire", total=wanted.wire)
                for seed in range(wanted.wire):
                    jobs[pool.submit(game_on_the_wire, game, players, seed)] = (bar, 1)
        for job in as_completed(jobs):
            job.result()
            bar, size = jobs[job]
            progress.advance(bar, size)
            if progress.tasks[bar].finished:
                progress.print(f"{progress.tasks[bar].description}: clean")
    print(f"{len(tables)} tables, {wanted.games} games and {wanted.pairs} pairs each: clean")


if __name__ == "__main__":
    main()
