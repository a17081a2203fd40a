"""What stops what (SH-33, SH-33a). A protected player may still be chosen."""

from typing import Final

from turncoat.games.shadow_hunters.table import Player

ATTACK: Final = "attack"
TREE: Final = "tree"
BEASTS: Final = "beasts"
OTHER: Final = "other"

# Which equipment stops which cause; the Cloak only lessens attacks and is part of their sum.
STOPPED_BY: Final[dict[str, str]] = {TREE: "rowan_brooch", BEASTS: "talisman"}


def after_protection(victim: Player, amount: int, cause: str) -> int:
    """SH-33a  What is left of the damage."""
    if victim.barred or (cause == ATTACK and victim.warded):
        return 0
    if cause in STOPPED_BY and STOPPED_BY[cause] in victim.gear:
        return 0
    return amount
