"""The declaration of Night Ferry, which its entry point names."""

from typing import Final

from night_ferry.grammar import GRAMMAR
from night_ferry.rules import RULES
from turncoat.core.game import Game

GAME: Final = Game(RULES, GRAMMAR)
