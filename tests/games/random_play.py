"""Random play of every game, for tests and campaigns; the seed determines the match."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tests.examples import night_ferry
from tests.games.among_cultists import census as among_cultists
from tests.games.dark_providence import census as dark_providence
from tests.games.shadow_hunters import census as shadow_hunters
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Option
from turncoat.games import GAMES

OFFER_EVERY = 30
TAKE_BACK_EVERY = 30

# Options that end most games too soon if they are chosen often. Where they are listed, the first
# option is harmless and is taken instead.
EARLY_ENDING: list[Option] = [("announce",)]
EARLY_ENDING_EVERY = 10

# For each game: random table options, a count of its parts, and what that count has to be.
OPTIONS: dict[str, Callable[[Random, int], dict[str, Any]]] = {
    "among_cultists": among_cultists.random_options,
    "dark_providence": dark_providence.random_options,
    "night_ferry": night_ferry.random_options,
    "shadow_hunters": shadow_hunters.random_options,
}
CENSUS: dict[str, Callable[[Any], Counter[str]]] = {
    "among_cultists": among_cultists.census,
    "dark_providence": dark_providence.census,
    "night_ferry": night_ferry.census,
    "shadow_hunters": shadow_hunters.census,
}
FULL_BOX: dict[str, Callable[[Any], Counter[str]]] = {
    "among_cultists": among_cultists.full_box,
    "dark_providence": dark_providence.full_box,
    "night_ferry": night_ferry.full_box,
    "shadow_hunters": shadow_hunters.full_box,
}


def deal(game: str, players: int, seed: str, **fixed: Any) -> tuple[AnyMatch, Random]:
    """A new match with random options, except the fixed ones, and the Random to play it with."""
    random = Random(seed)
    rules = GAMES[game]
    options = rules.read_options(players, {**OPTIONS[game](random, players), **fixed})
    match: AnyMatch = Match.deal(rules, options, key_from_seed(seed))
    return match, random


def step(match: AnyMatch, random: Random) -> None:
    """Make a random move: mostly an answer, now and then an offer or an undo."""
    if match.rules.allows_undo and random.random() * TAKE_BACK_EVERY < 1:
        for seat in range(match.table.seats):
            if match.can_undo(seat):
                match.undo(seat)
                return
    if random.random() * OFFER_EVERY < 1:
        seat = random.randrange(match.table.seats)
        offers = match.offers(seat)
        if offers:
            match.interrupt(seat, random.choice(offers))
            return
    seat = random.choice(list(match.pending))
    options = match.pending[seat].options
    option = options[int(random.random() * len(options))]
    if option in EARLY_ENDING and random.random() * EARLY_ENDING_EVERY > 1:
        option = options[0]
    match.answer(seat, option)


def play(game: str, players: int, seed: str) -> AnyMatch:
    """Play a whole random game."""
    match, random = deal(game, players, seed)
    while match.pending:
        step(match, random)
    return match


def replayed(match: AnyMatch) -> AnyMatch:
    """The same game, dealt again and replayed from its log."""
    twin: AnyMatch = Match.deal(match.rules, match.options, match.key)
    for entry in match.log:
        twin.repeat(entry)
    return twin
