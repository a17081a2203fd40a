"""The declaration of Dark Providence: rules, grammar, bots and terminal board."""

from typing import Final

from turncoat.core.game import Game
from turncoat.games.dark_providence.grammar import GRAMMAR
from turncoat.games.dark_providence.rules import RULES

GAME: Final = Game(
    RULES,
    GRAMMAR,
    bots={"sensible": "turncoat.bots.dark_providence.sensible:sensible"},
    with_content="turncoat.games.dark_providence.rules:with_content",
    terminal="turncoat.cli.games.dark_providence.guide:DarkProvidenceGuide",
)
