"""Every claim that can be made at a table, built from the published grammar of its game."""

import json
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from turncoat.core.match import AnyMatch
from turncoat.core.terms import Claim, Seat
from turncoat.games import game_named
from turncoat.server.protocol.schema import grammar_document

WORDS = Path(__file__).parents[2] / "docs" / "protocol" / "grammar.json"
ROUNDS = range(1, 10)


@cache
def published(game: str) -> dict[str, Any]:
    """The grammar of a game: from the docs, or as the server publishes it for other packages."""
    games: dict[str, dict[str, Any]] = json.loads(WORDS.read_text("utf-8"))["games"]
    return games[game] if game in games else grammar_document(game_named(game))


@cache
def claims_of(game: str, seats: int) -> dict[str, list[Claim]]:
    """All claims that fit the grammar, by kind; some of them can never be made."""
    words = published(game)
    found: dict[str, list[Claim]] = {}
    for kind, forms in words["claims"].items():
        slots = [[choices(words, slot, seats) for slot in form] for form in forms]
        found[kind] = [(kind, *rest) for form in slots for rest in product(*form)]
    return found


def claims_at(match: AnyMatch) -> list[Claim]:
    """All claims that can be made now."""
    found = claims_of(match.rules.name, match.table.seats).values()
    return [c for claims in found for c in claims if match.rules.is_claim(match.table, c)]


def random_claim(match: AnyMatch, random: Random, seat: Seat = 0) -> Claim:
    """A random claim that a seat can make now; each kind is equally likely."""
    found = claims_of(match.rules.name, match.table.seats)
    while True:
        claim = random.choice(found[random.choice([*found])])
        if not match.rules.is_claim(match.table, claim):
            continue
        if not match.rules.talk.is_about_speaker(seat, claim):
            return claim


def choices(words: dict[str, Any], slot: str, seats: int) -> Sequence[str | int]:
    """The possible values of one argument of a claim."""
    if slot == "seat":
        return range(seats)
    if slot == "number":
        return ROUNDS
    names: list[str] = words["names"][words["kinds"][slot]]
    return names
