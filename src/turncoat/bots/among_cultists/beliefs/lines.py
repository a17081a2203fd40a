"""The lines of a view's ledger, as far as a player thinks about them.

Words: `given` giver, receiver, face, round; `laid` who, place, face, round; `drawn` place, face,
from the top, who; `looked` who, at whom, Alive, Dead, round; `quiet` and `revealed` who, whom,
round; `vote` round, whom it put out, whose vote was double, each choice.
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
