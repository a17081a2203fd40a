"""The guides of all games that can be played in a terminal."""

from typing import Final

from turncoat.cli.among_cultists.guide import AmongCultistsGuide
from turncoat.cli.guide import Guide
from turncoat.cli.shadow_hunters.guide import ShadowHuntersGuide

GUIDES: Final[dict[str, Guide]] = {
    "among_cultists": AmongCultistsGuide(),
    "shadow_hunters": ShadowHuntersGuide(),
}
