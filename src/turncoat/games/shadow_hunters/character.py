"""What a character is: its card, and the moments at which its ability works."""

from typing import TYPE_CHECKING, Final

from turncoat.core.terms import Option
from turncoat.games.shadow_hunters.content import HIT_POINTS, Facts

if TYPE_CHECKING:
    from turncoat.games.shadow_hunters.table import Batch, Player, Table

# The moments of SH-51b at which an ability can work, and 'at any time'.
TURN_START: Final = "turn_start"
DECLARATION: Final = "declaration"
HIT: Final = "hit"
DAMAGE_DEALT: Final = "damage_dealt"
ATTACKED: Final = "attacked"
ATTACK_OVER: Final = "attack_over"
TURN_END: Final = "turn_end"
STANDING: Final = "standing"


class Character:
    """One character card. Subclasses add the ability and, for humans, the goal."""

    moment = ""
    once = False
    unasked = False
    ends_game = False
    forced = False
    judged_last = False
    may_reveal_at_will = True
    lies_to_green_cards = False
    escapes_mirrors = False

    def __init__(self, card: Facts, index: int) -> None:
        self.id: str = card["id"]
        self.initial: str = card["initial"]
        self.kind: str = card["kind"]
        self.advanced: bool = card["advanced"]
        self.hit_points: int = HIT_POINTS[self.initial]
        self.bit: int = 1 << index

    def fits(self, table: "Table", seat: "Player") -> bool:
        """Whether the moment could concern the owner, going by what is public alone."""
        return True

    def options(self, table: "Table", me: "Player") -> list[Option]:
        """What the owner may do at its moment."""
        return []

    async def act(self, table: "Table", me: "Player", option: Option) -> None:
        """Do it."""

    def must_show(self, table: "Table", seat: "Player", batch: "Batch") -> bool:
        """SH-42  Whether the owner, sitting there, would have to turn its card up now."""
        return False

    def ends(self, table: "Table", seat: "Player", batch: "Batch") -> bool:
        """SH-60  Whether the owner, sitting there, would end the game now."""
        return False

    def wins(self, table: "Table", me: "Player", batch: "Batch") -> bool:
        """SH-60  Whether the goal holds now."""
        return self.ends(table, me, batch)


# The almanac sorted by what it is looked up for; `characters` writes it once, at import.
CHARACTERS: Final[dict[str, Character]] = {}
AT_MOMENT: Final[dict[str, list[Character]]] = {}
FORCED: Final[list[Character]] = []
# By kind and by initial: all the characters of it, as bits.
ALIKE: Final[dict[str, int]] = {}
# By number of wounds: the characters that still stand with so many, as bits.
TOUGHER: Final[list[int]] = []


def mask(characters: list[Character]) -> int:
    """Some characters as bits."""
    return sum(character.bit for character in characters)
