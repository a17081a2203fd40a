"""Random play, the leanest there is: whole games from the deal on, all options listed.

A Cultist who announces at random ends most games of Among Cultists in an early round, so nobody
ever announces here as long as there is anything else to answer.
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

# The table option that a setting names, if the game has one.
VARIANTS: Final = {"shadow_hunters": "pool", "among_cultists": "preset"}
ANNOUNCE: Final[Option] = ("announce",)


def unwatched(setting: Setting, size: Size) -> Workload:
    """Nobody looks, as in a simulation."""
    return Workload(setting, lambda: [played("random play", setting, size.games, deal)])


def watched(setting: Setting, size: Size) -> Workload:
    """Somebody may look at any time, as at a table with people or in a search."""
    name = "random play, watched"
    return Workload(setting, lambda: [played(name, setting, size.games, deal_and_look)])


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
    rules = GAMES[setting.game]
    named = VARIANTS.get(setting.game)
    options = rules.read_options(setting.players, {named: setting.variant} if named else {})
    return Match.deal(rules, options, key_from_seed(game))


def deal_and_look(setting: Setting, game: int) -> AnyMatch:
    """A new match that somebody has looked at."""
    return looked_at(deal(setting, game))


def looked_at(match: AnyMatch) -> AnyMatch:
    """From the first look on a match keeps every restart point."""
    _ = match.start
    return match


def play_out(match: AnyMatch, random: Callable[[], float]) -> int:
    """Answer at random until nobody is asked any more; returns how many answers it took."""
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
            break  # something else may be asked by now
    return answered
