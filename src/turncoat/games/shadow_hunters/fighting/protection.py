"""Protection (SH-33, SH-33a). A protected player can still be chosen."""

from typing import Final

from turncoat.games.shadow_hunters.table import Player

ATTACK: Final = "attack"
TREE: Final = "tree"
BEASTS: Final = "beasts"
OTHER: Final = "other"

# The equipment that stops each cause. The Cloak is part of an attack's sum instead.
STOPPED_BY: Final[dict[str, str]] = {TREE: "rowan_brooch", BEASTS: "talisman"}


def after_protection(victim: Player, amount: int, cause: str) -> int:
    """SH-33a  The wounds that get through the victim's protection."""
    if victim.barred or (cause == ATTACK and victim.warded):
        return 0
    if cause in STOPPED_BY and STOPPED_BY[cause] in victim.gear:
        return 0
    return amount
