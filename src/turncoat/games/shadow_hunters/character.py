"""Character cards, and the moments at which abilities work."""

from typing import TYPE_CHECKING, Final

from turncoat.core.terms import Option
from turncoat.games.shadow_hunters.content import HIT_POINTS, Facts

if TYPE_CHECKING:
    from turncoat.games.shadow_hunters.table import Batch, Player, Table

# The moments at which an ability can work (SH-51b); STANDING means at any time.
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
        """Whether the ability applies now, judged by public facts alone."""
        return True

    def options(self, table: "Table", me: "Player") -> list[Option]:
        """Return what the owner may do at the moment of the ability."""
        return []

    async def act(self, table: "Table", me: "Player", option: Option) -> None:
        """Carry out the option that was chosen."""

    def must_show(self, table: "Table", seat: "Player", batch: "Batch") -> bool:
        """SH-42  Whether this character, held by this seat, would have to be revealed now."""
        return False

    def ends(self, table: "Table", seat: "Player", batch: "Batch") -> bool:
        """SH-60  Whether this character, held by this seat, would end the game now."""
        return False

    def wins(self, table: "Table", me: "Player", batch: "Batch") -> bool:
        """SH-60  Whether the goal is met now."""
        return self.ends(table, me, batch)


# Lookup tables, filled once when `characters` is imported.
CHARACTERS: Final[dict[str, Character]] = {}
AT_MOMENT: Final[dict[str, list[Character]]] = {}
FORCED: Final[list[Character]] = []
# By kind and by initial: all characters of that kind or initial, as bits.
ALIKE: Final[dict[str, int]] = {}
# By number of wounds: the characters that survive that many, as bits.
TOUGHER: Final[list[int]] = []


def mask(characters: list[Character]) -> int:
    """Return these characters as bits."""
    return sum(character.bit for character in characters)
