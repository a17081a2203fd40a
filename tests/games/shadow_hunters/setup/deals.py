"""Freshly dealt matches."""

from typing import Any

from tests.games.shadow_hunters.scenes import Play
from turncoat.core.chance import key_from_seed
from turncoat.core.match import Match
from turncoat.games.shadow_hunters.rules import RULES


def dealt(players: int, seed: int = 0, **options: Any) -> Play:
    """A freshly dealt match."""
    return Play(Match.deal(RULES, RULES.read_options(players, options), key_from_seed(seed)))


def dealt_often(players: int, **options: Any) -> list[Play]:
    """Sixty matches dealt with the same options and different seeds."""
    return [dealt(players, seed, **options) for seed in range(60)]
