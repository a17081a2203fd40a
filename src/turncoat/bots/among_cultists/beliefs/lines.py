"""The ledger lines that a bot uses.

Arguments: `given` giver, receiver, face, round; `laid` who, place, face, round; `drawn` place,
face, from the top, who; `looked` who, at whom, Alive, Dead, round; `quiet` and `revealed` who,
whom, round; `vote` round, who was eliminated, whose vote was double, each choice.
"""

from typing import Final

GIVEN: Final = "given"
LAID: Final = "laid"
DRAWN: Final = "drawn"
LOOKED: Final = "looked"
QUIET: Final = "quiet"
REVEALED: Final = "revealed"
VOTE: Final = "vote"

NOBODY: Final = -1
