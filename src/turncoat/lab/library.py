"""The library in a few functions: open a match, seat bots, play, save, load and replay."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from secrets import token_bytes
from typing import Any

from turncoat.bots.bot import Bot
from turncoat.bots.registry import bot_named
from turncoat.core import record
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import Seat
from turncoat.games import GAMES, game_named
from turncoat.lab import arena


def new_match(
    game: str, players: int | None = None, seed: int | str | None = None, **options: Any
) -> AnyMatch:
    """Deal a new match of a game.

    `game` is one of the names in `turncoat.games.GAMES`. Without `players`, the game's default
    number play. `options` are the game's table options, each with a default. The same seed, options
    and answers lead to the same match on every machine; without a seed the deal is random. Raises
    UnknownGame, and BadSetup for options or a number of players that the game does not allow.
    """
    declared = game_named(game)
    rules = declared.rules
    count = declared.default_players() if players is None else players
    key = token_bytes(32) if seed is None else key_from_seed(seed)
    return Match.deal(rules, rules.read_options(count, options), key)


def bot(name: str, match: AnyMatch, seat: Seat) -> Bot:
    """Return a new bot for a seat of a match.

    `name` is "sensible", which plays to win, or "uniform", which chooses at random. The bot takes
    the game, its content and a seed from the match, and keeps no reference to it: what it knows
    later comes from the views that it is handed. Raises UnknownBot if there is no such bot.
    """
    # A hash, so that nothing about the deal can be computed from a bot's seed.
    seed = blake2b(match.key + bytes([seat]), digest_size=8, person=b"turncoat-bot").digest()
    return bot_named(name, match.rules.name, int.from_bytes(seed, "little"), match.rules)


def play(match: AnyMatch, bots: Sequence[Bot]) -> int:
    """Let bots play a match to its end, one per seat. Returns how many decisions they made.

    Raises ValueError if there are not as many bots as seats, and IllegalAnswer if a bot returns
    something that was not offered.
    """
    if len(bots) != len(match.seats):
        raise ValueError(f"{len(match.seats)} seats need as many bots, not {len(bots)}")
    return arena.play(match, bots)


def save(match: AnyMatch) -> bytes:
    """Return a match as bytes, with all its secrets. `load` and `replay` read them."""
    return record.save(match)


def load(data: bytes) -> AnyMatch:
    """Return a saved match, ready to continue.

    Its events begin at the last restart point; `replay` has all of them. Raises BadRecord if the
    bytes were changed, or if the rules or the content have changed since.
    """
    return record.load(data, GAMES)


def replay(data: bytes) -> Iterator[AnyMatch]:
    """Play a saved match again from the deal: yields the match after each answer.

    It is the same object each time, one step further. Raises BadRecord as `load` does.
    """
    return record.replay(data, GAMES)
