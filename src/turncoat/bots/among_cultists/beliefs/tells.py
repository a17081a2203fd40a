"""What deeds tell of whoever does them: how much likelier a Cultist does them than another.

Both sides play by these numbers, the Investigators to find and the Cultists to hide. They are set
near what a fit to games of sensible players against each other gave. They can't be exact: a side
that learns changes what the other one's deeds mean.
"""

from typing import Final

# How likely a card of a Cultist to somebody else is Dead, and a room card of a Cultist red.
DEADLY: Final = 0.4
RED: Final = 0.65
# How likely the Firestarter's cards are red; it is one among many.
FIERY: Final = 0.3
# Room cards and deaths that a set of Cultists cannot explain: no model is quite right.
UNEXPLAINED: Final = 0.02
# A careful Cultist kills where it does not show, so a death tells less than it seems to.
DEATH_TELLS: Final = 0.7
QUIET_TELLS: Final = 0.8
# How likely a Cultist who finds somebody dead keeps quiet.
KEEPS_QUIET: Final = 0.9
# Whoever walks up to somebody alone, looks at pulse cards, checks a room, or fills one.
SEEKS_COMPANY: Final = 0.95
LOOKS_AT_PULSE: Final = 0.7
CHECKS_ROOM: Final = 0.65
FILLS_ROOM: Final = 1.1
# Ballots: a Cultist names a fellow, or somebody else; somebody else names a Cultist.
NAMES_FELLOW: Final = 0.3
NAMES_OTHER: Final = 1.1
NAMED_BY_OTHER: Final = 1.25
# How much likelier a seat that no route fits is a Cultist, if it may be the Mechanic or not.
BREACH: Final = 6.0
SURE_BREACH: Final = 500.0
