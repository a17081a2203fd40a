"""The verbs of the vocabulary. Importing a chapter registers its verbs."""

from turncoat.games.dark_providence.effects import (
    agents,
    board,
    claims,
    cubes,
    hands,
    looks,
    players,
)

CHAPTERS = (agents, board, claims, cubes, hands, looks, players)
