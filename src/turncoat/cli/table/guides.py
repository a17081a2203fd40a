"""The guides of all games that can be played in the terminal."""

from typing import Final

from turncoat.cli.games.among_cultists.guide import AmongCultistsGuide
from turncoat.cli.games.dark_providence.guide import DarkProvidenceGuide
from turncoat.cli.games.shadow_hunters.guide import ShadowHuntersGuide
from turncoat.cli.table.guide import Guide
from turncoat.core.record import AnyRules

GUIDES: Final[dict[str, Guide]] = {
    "among_cultists": AmongCultistsGuide(),
    "dark_providence": DarkProvidenceGuide(),
    "shadow_hunters": ShadowHuntersGuide(),
}


def guide_to(rules: AnyRules) -> Guide:
    """Return the guide to a game with the content of these rules."""
    return GUIDES[rules.name].at(rules)
