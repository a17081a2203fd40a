"""What actions say about a player: how much more likely Cultists are to take them.

Both sides use these numbers, Investigators to find Cultists and Cultists to hide. They are close to
a fit over matches between sensible bots. They cannot be exact, because each side's play changes
what the other side's actions mean.
"""

from typing import Final

# How likely a Cultist is to give a Dead card, and to lay a red room card.
DEADLY: Final = 0.4
RED: Final = 0.65
# How likely a room card of somebody who may be the Firestarter is to be red.
FIERY: Final = 0.3
# Room cards and deaths that a set of Cultists cannot explain; no model is exact.
UNEXPLAINED: Final = 0.02
# A careful Cultist kills where nobody notices, so a death says less than it seems to.
DEATH_TELLS: Final = 0.7
QUIET_TELLS: Final = 0.8
# How likely a Cultist who finds somebody dead is to keep quiet.
KEEPS_QUIET: Final = 0.9
# Walking up to somebody alone, looking at pulse cards, checking a room, refilling one.
SEEKS_COMPANY: Final = 0.95
LOOKS_AT_PULSE: Final = 0.7
CHECKS_ROOM: Final = 0.65
FILLS_ROOM: Final = 1.1
# Ballots: a Cultist names the other Cultist or somebody else; others name a Cultist.
NAMES_FELLOW: Final = 0.3
NAMES_OTHER: Final = 1.1
NAMED_BY_OTHER: Final = 1.25
# A seat that fits no route: if it may be the Mechanic, and if not.
BREACH: Final = 6.0
SURE_BREACH: Final = 500.0
