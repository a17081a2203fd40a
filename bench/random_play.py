"""Random play with as little overhead as possible: whole games, all options listed.

A Cultist who announces at random ends most games of Among Cultists in an early round, so here
nobody announces as long as there is another option.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

from bench.figures import DECISIONS, Reading, Setting, Workload
from bench.sizes import Size
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Option
from turncoat.games import GAMES

# The table option that a setting's variant selects, by game.
VARIANTS: Final = {"shadow_hunters": "pool", "among_cultists": "preset"}
ANNOUNCE: Final[Option] = ("announce",)


def without_restart_points(setting: Setting, size: Size) -> Workload:
    """Play without keeping restart points, as in a simulation."""
    return Workload(setting, lambda: [played("random play", setting, size.games, deal)])


def with_restart_points(setting: Setting, size: Size) -> Workload:
    """Play with kept restart points, as at a table with people or in a search."""
    name = "random play, watched"
    return Workload(
        setting, lambda: [played(name, setting, size.games, deal_keeping_restart_points)]
    )


def played(
    name: str, setting: Setting, games: int, lay: Callable[[Setting, int], AnyMatch]
) -> Reading:
    """Return decisions per second over some games, the deals included."""
    random = Random(0).random
    decisions = 0
    started = process_time()
    for game in range(games):
        decisions += play_out(lay(setting, game), random)
    return Reading(name, DECISIONS, decisions / (process_time() - started))


def deal(setting: Setting, game: int) -> AnyMatch:
    """Return a new match; the same number gives the same deal."""
    rules = GAMES[setting.game]
    named = VARIANTS.get(setting.game)
    options = rules.read_options(setting.players, {named: setting.variant} if named else {})
    return Match.deal(rules, options, key_from_seed(game))


def deal_keeping_restart_points(setting: Setting, game: int) -> AnyMatch:
    """Return a new match that keeps its restart points."""
    return keeping_restart_points(deal(setting, game))


def keeping_restart_points(match: AnyMatch) -> AnyMatch:
    """Make a match keep its restart points, by asking for one."""
    _ = match.start
    return match


def play_out(match: AnyMatch, random: Callable[[], float]) -> int:
    """Answer at random until the game ends. Returns how many answers were given."""
    answered = 0
    answer = match.answer
    while match.pending:
        for seat, decision in match.pending.items():
            options = decision.options
            option = options[int(random() * len(options))]
            if option == ANNOUNCE and len(options) > 1:
                option = next(other for other in options if other != ANNOUNCE)
            answer(seat, option)
            answered += 1
            break  # the pending decisions may have changed
    return answered
