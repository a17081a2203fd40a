"""Random play, the leanest there is: whole games from the deal on, all options listed."""

from collections.abc import Callable
from random import Random
from time import process_time

from bench.figures import DECISIONS, Reading, Setting, Workload
from bench.sizes import Size
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES

RULES = GAMES["shadow_hunters"]


def workloads(setting: Setting, size: Size) -> list[Workload]:
    """Nobody looks, as in a simulation; or somebody might at any time, as in a search."""
    return [
        Workload(setting, lambda: [played("random play", setting, size.games, deal)]),
        Workload(setting, lambda: [played("random play, watched", setting, size.games, watched)]),
    ]


def played(
    name: str, setting: Setting, games: int, lay: Callable[[Setting, int], AnyMatch]
) -> Reading:
    """Decisions a second over so many games; the deal counts, too."""
    random = Random(0).random
    decisions = 0
    started = process_time()
    for game in range(games):
        decisions += play_out(lay(setting, game), random)
    return Reading(name, DECISIONS, decisions / (process_time() - started))


def deal(setting: Setting, game: int) -> AnyMatch:
    """A new match; the same number gives the same deal."""
    options = RULES.read_options(setting.players, {"pool": setting.pool})
    return Match.deal(RULES, options, key_from_seed(game))


def watched(setting: Setting, game: int) -> AnyMatch:
    """A new match that keeps every restart point, because somebody has looked."""
    match = deal(setting, game)
    assert match.start
    return match


def play_out(match: AnyMatch, random: Callable[[], float]) -> int:
    """Answer at random until nobody is asked any more; returns how many answers it took."""
    answered = 0
    while pending := match.pending:
        for seat in pending:
            options = pending[seat].options
            match.answer(seat, options[int(random() * len(options))])
            answered += 1
            break
    return answered
