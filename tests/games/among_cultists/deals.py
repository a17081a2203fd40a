"""Freshly dealt tables, for the tests of set-up and night."""

from collections import Counter
from typing import Any

import pytest

from tests.games.among_cultists.scenes import CULTIST, Play, Scene, party, with_automa
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadSetup
from turncoat.core.match import Match
from turncoat.games.among_cultists.rules import RULES
from turncoat.games.among_cultists.table import Player

# People, whether AUTOMA plays, and how many characters that makes.
TABLES = [
    (4, True, 5),
    (5, False, 5),
    (6, False, 6),
    (6, True, 7),
    (7, False, 7),
    (8, False, 8),
]
# People, whether AUTOMA plays, and the hall to which the Fishman comes.
HALLS = [
    (4, True, "HN"),
    (5, False, "HN"),
    (6, False, "HN"),
    (6, True, "H0"),
    (7, False, "H0"),
    (8, False, "H0"),
]
# Tables with starting pulse cards.
WITH_PULSE = [(4, True), (5, False), (6, False), (8, False)]

# Every role but Investigator and Cultist.
SPECIAL = [
    "seer",
    "radiant",
    "infected",
    "super_ghost",
    "mechanic",
    "rookie",
    "klutz",
    "coward",
    "firestarter",
    "assassin",
]


def dealt(players: int, seed: int = 0, **options: Any) -> Play:
    """Return a freshly dealt table, at night."""
    return Play(Match.deal(RULES, RULES.read_options(players, options), key_from_seed(seed)))


def dealt_often(players: int, times: int = 60, **options: Any) -> list[Play]:
    """Return matches dealt with the same options and different seeds."""
    return [dealt(players, seed, **options) for seed in range(times)]


def refused(players: int, **options: Any) -> BadSetup:
    """Return the error with which these table options are refused."""
    with pytest.raises(BadSetup) as caught:
        RULES.read_options(players, options)
    return caught.value


def roles(play: Play) -> Counter[str]:
    """Count the roles that were dealt."""
    return Counter(player.role.id for player in play.table.players)


def cultists(play: Play) -> list[Player]:
    return [player for player in play.table.players if player.role.id == CULTIST]


def investigators(play: Play) -> list[Player]:
    return [player for player in play.table.players if player.role.id != CULTIST]


def of_role(play: Play, role: str) -> Player:
    """Return the first character with this role."""
    return next(player for player in play.table.players if player.role.id == role)


def deck_of(player: Player) -> Counter[str]:
    """Return the encounter and room cards of a character."""
    return Counter(player.encounter_cards + player.room_cards)


def scene(people: int, automa: bool, *roles: str) -> Scene:
    """A scene for this many people, with or without AUTOMA; the last people are Cultists."""
    return with_automa(people, *roles) if automa else party(people, *roles)
