"""The declaration of Among Cultists: rules, grammar, bots and terminal board."""

from typing import Final

from turncoat.core.game import Game
from turncoat.games.among_cultists.grammar import GRAMMAR
from turncoat.games.among_cultists.rules import RULES

GAME: Final = Game(
    RULES,
    GRAMMAR,
    bots={"sensible": "turncoat.bots.among_cultists.sensible:sensible"},
    terminal="turncoat.cli.games.among_cultists.guide:AmongCultistsGuide",
)
