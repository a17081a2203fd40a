"""The action space: every option that this game can ever offer."""

from turncoat.core.terms import GO_ON, Option
from turncoat.games.among_cultists.actions.character_actions import CHASE, FIGHT, PASS, SECURE
from turncoat.games.among_cultists.actions.room_actions import (
    CALL_VOTE,
    NO,
    RESET_POWER,
    USE_CAMERAS,
    YES,
)
from turncoat.games.among_cultists.actions.status import REVEAL
from turncoat.games.among_cultists.actions.voting import ABSTAIN
from turncoat.games.among_cultists.content import ENCOUNTER_CARDS, PEOPLE, PLACES, ROOM_CARDS, ROOMS
from turncoat.games.among_cultists.phases.clean_up import ANNOUNCE
from turncoat.games.among_cultists.phases.events import DRAW_TOKEN, PUT_BACK, REMOVE
from turncoat.games.among_cultists.winning import NAME_NOBODY

ALONE: list[Option] = [
    GO_ON, PASS, SECURE, FIGHT, CHASE, CALL_VOTE, USE_CAMERAS, RESET_POWER, YES, NO, REVEAL,
    ABSTAIN, ANNOUNCE, DRAW_TOKEN, PUT_BACK, REMOVE, NAME_NOBODY,
]  # fmt: skip
WITH_PLACE = ["go", "stop"]
WITH_ROOM = ["refill_room", "check_room", "camera_room"]
WITH_SEAT = [
    "to", "vote", "look", "check_status", "camera_status", "kill_character", "close_gate", "name",
]  # fmt: skip


def action_space() -> list[Option]:
    """Return all options in a fixed order."""
    words: list[Option] = list(ALONE)
    words += [("give", face) for face in ENCOUNTER_CARDS]
    words += [("lay", face) for face in ROOM_CARDS]
    words += [(kind, place) for kind in WITH_PLACE for place in PLACES]
    words += [(kind, room) for kind in WITH_ROOM for room in ROOMS]
    words += [(kind, seat) for kind in WITH_SEAT for seat in range(max(PEOPLE))]
    return words
