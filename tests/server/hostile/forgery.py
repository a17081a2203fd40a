"""Game files with any number of claims, made without playing them."""

from functools import cache
from random import Random

import msgspec

from tests.games.claims import random_claim
from tests.games.random_play import step
from turncoat.core import record
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import SAY, LogEntry
from turncoat.games import GAMES
from turncoat.server import fair
from turncoat.server.replays import game_file

PLAYERS = 4
# How many random claims are drawn; a file repeats these.
KINDS = 200


@cache
def played(game: str, seed: str) -> tuple[str, record.Record, int, tuple[LogEntry, ...]]:
    """A random, fairly dealt game: its secret, its record, the place in its log where seat 0 can
    make claims, and log entries of such claims.
    """
    random = Random(seed)
    rules, secret = GAMES[game], random.randbytes(32).hex()
    key = fair.deal_key(secret, [""] * PLAYERS)
    match: AnyMatch = Match.deal(rules, rules.read_options(PLAYERS, {}), key)
    while not match.may_talk(0):
        step(match, random)
    place = len(match.log)
    claims = sorted({random_claim(match, random) for _ in range(KINDS)}, key=str)
    while match.pending:
        step(match, random)
    saved = msgspec.json.decode(record.save(match), type=record.Record)
    return secret, saved, place, tuple((SAY, 0, claim) for claim in claims)


def talkative(game: str, claims: int, seed: str = "forged") -> bytes:
    """The file of a fair game in which seat 0 made this many claims at one point."""
    secret, saved, place, said = played(game, seed)
    random = Random(f"{seed} {claims}")
    log = saved.log[:place] + random.choices(said, k=claims) + saved.log[place:]
    match = msgspec.structs.replace(saved, log=log, since=saved.since + claims)
    return sealed(secret, match)


def sealed(secret: str, match: record.Record) -> bytes:
    """A game file with this record, both with valid checksums."""
    match = msgspec.structs.replace(match, checksum="")
    match.checksum = record._checksum(match)
    commitment = fair.commitment_to(secret)
    file = game_file.GameFile(
        format=game_file.FORMAT,
        id=commitment[:16],
        players=[game_file.Player("Eve", "bot", "uniform")] * match.players,
        deal=game_file.Deal(commitment, secret, [""] * match.players),
        match=match,
    )
    return game_file.write(msgspec.structs.replace(file, checksum=game_file._checksum(file)))
