"""The declaration of Shadow Hunters: rules, grammar, bots and terminal board."""

from typing import Final

from turncoat.core.game import Game
from turncoat.games.shadow_hunters.grammar import GRAMMAR
from turncoat.games.shadow_hunters.rules import RULES

GAME: Final = Game(
    RULES,
    GRAMMAR,
    bots={"sensible": "turncoat.bots.shadow_hunters.sensible:sensible"},
    terminal="turncoat.cli.games.shadow_hunters.guide:ShadowHuntersGuide",
)
