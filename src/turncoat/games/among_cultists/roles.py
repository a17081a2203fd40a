"""The roles (AC-79 to AC-89): what the ability of each changes, and when."""

from typing import Final

from turncoat.games.among_cultists.content import (
    CULTISTS,
    DECKS,
    ENCOUNTER_CARDS,
    FACTS,
    INVESTIGATORS,
    ROOM_CARDS,
    Facts,
    of_kind,
)

# Deeds that some roles die of (AC-84 to AC-86).
CALLED_VOTE: Final = "called_vote"
USED_CAMERA: Final = "used_camera"
USED_KNIFE: Final = "used_knife"
REVEALED: Final = "revealed"


class Role:
    """A role and its ability; `bit` represents it in sets of roles."""

    def __init__(self, place: int, fact: Facts) -> None:
        self.id: str = fact["id"]
        self.bit = 1 << place
        self.helps: str = fact["supports"]
        self.loyalty: int = fact["loyalty"]
        # AC-10: every role except Cultist is on the Investigators' team.
        self.side = CULTISTS if self.id == "cultist" else INVESTIGATORS
        # AC-87: the Firestarter's deck differs in two cards.
        self.deck = DECKS.get(self.id, DECKS["investigator"])
        self.encounter_cards = of_kind(self.deck, ENCOUNTER_CARDS)
        self.room_cards = of_kind(self.deck, ROOM_CARDS)
        # AC-80 to AC-82: shown when its owner becomes a ghost, and what the ghost can do.
        self.lights = self.id == "radiant"
        self.stops_gifts = self.id == "infected"
        self.ghost_uses_rooms = self.id == "super_ghost"
        self.shown_as_ghost = self.lights or self.stops_gifts or self.ghost_uses_rooms
        # AC-28, AC-83: needs no route, at all or while alive.
        self.roams = self.id == "cultist"
        self.roams_alive = self.id in ("cultist", "mechanic")
        # AC-84 to AC-86: the deeds that it dies of.
        self.dies_of = DIES_OF.get(self.id, ())
        # AC-87: dies at the end of round 5 with a red card in hand.
        self.burns = self.id == "firestarter"
        # AC-88, AC-89.
        self.kills_once = self.id == "assassin"
        self.sees_cultists = self.id in ("cultist", "seer")


DIES_OF: Final[dict[str, tuple[str, ...]]] = {
    "rookie": (CALLED_VOTE, USED_CAMERA),
    "klutz": (USED_KNIFE,),
    "coward": (REVEALED,),
}

ROLES: Final[dict[str, Role]] = {
    fact["id"]: Role(place, fact) for place, fact in enumerate(FACTS["roles"])
}
INVESTIGATOR: Final = ROLES["investigator"]
CULTIST: Final = ROLES["cultist"]
SEER: Final = ROLES["seer"]
SPECIAL: Final[list[str]] = [role for role in ROLES if role not in ("investigator", "cultist")]


def bits(roles: list[Role]) -> int:
    """Return the bits of some roles."""
    return sum(role.bit for role in roles)


SHOWN_AS_GHOSTS: Final = bits([role for role in ROLES.values() if role.shown_as_ghost])
BURNING: Final = bits([role for role in ROLES.values() if role.burns])


def dying_of(deeds: tuple[str, ...]) -> int:
    """Return the bits of all roles that die of any of these deeds."""
    return bits([r for r in ROLES.values() if any(deed in r.dies_of for deed in deeds)])


def ability_of(role: Role, automa: bool, cultists: int) -> Role:
    """AC-90  Return the ability that counts; AUTOMA ignores most roles."""
    if automa and role is not CULTIST and not (role is SEER and cultists == 2):
        return INVESTIGATOR
    return role
