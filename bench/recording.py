"""Records: saving and loading in the middle of a turn, and replaying a whole game."""

from collections import deque
from random import Random
from statistics import mean

from bench.figures import BYTES, Reading, Setting, Workload, average, timed_at
from bench.moments import matches_with_restart_points
from bench.random_play import deal, play_out
from bench.sizes import Size
from turncoat.core.record import load, replay, save
from turncoat.games import GAMES


def workloads(setting: Setting, size: Size) -> list[Workload]:
    """Return workloads for `core.record`, as used by the command line and the server."""
    matches = matches_with_restart_points(setting, size)
    saved = [save(match) for match in matches]
    finished = [finished_game(setting, game) for game in range(size.bot_games)]

    def saving() -> list[Reading]:
        length = mean(len(data) for data in saved)
        spent = timed_at(matches, size.times, save)
        return [average("save", spent), Reading("saved match", BYTES, length)]

    def loading() -> list[Reading]:
        return [average("load", timed_at(saved, size.times, lambda data: load(data, GAMES)))]

    def replaying() -> list[Reading]:
        return [average("replay a whole game", timed_at(finished, 1, replayed))]

    return [Workload(setting, run) for run in (saving, loading, replaying)]


def finished_game(setting: Setting, game: int) -> bytes:
    """Return the record of a random game played to its end."""
    match = deal(setting, game)
    play_out(match, Random(game).random)
    return save(match)


def replayed(data: bytes) -> None:
    """Replay a record entry by entry, without views."""
    deque(replay(data, GAMES), maxlen=0)
