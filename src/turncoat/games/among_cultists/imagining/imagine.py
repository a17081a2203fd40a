"""Imagine a table that looks the same from the viewer's seat."""

from typing import Final

from turncoat.core.chance import Chance
from turncoat.core.errors import NoConsistentTable
from turncoat.core.terms import LogEntry, Seat
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.imagining.cast import Cast, casts, cultist_sets, routes
from turncoat.games.among_cultists.imagining.laying import lay
from turncoat.games.among_cultists.imagining.pulse import leaves_it_open, pulse_faces
from turncoat.games.among_cultists.imagining.room_cards import RoomCards
from turncoat.games.among_cultists.imagining.world import World
from turncoat.games.among_cultists.roles import ROLES
from turncoat.games.among_cultists.table import Table
from turncoat.games.among_cultists.views.schema import AmongCultistsView

FIRST_STEPS: Final = 200
LOOKS: Final = 40
# After this many looks the patience no longer grows: luck matters more than depth.
DEEPENING: Final = 12
NO_FIRE: Final = -9


def imagine(view: AmongCultistsView, chance: Chance) -> tuple[Table, list[LogEntry]]:
    """Return an invented table and the answers since its restart point.

    Raises NoConsistentTable if no world was found.
    """
    board = Board(view.options, view.order)
    for look in range(LOOKS):
        world = find_world(view, board, chance, FIRST_STEPS << min(look, DEEPENING))
        if world is not None:
            return lay(world, chance), world.answers()
    raise NoConsistentTable


def find_world(view: AmongCultistsView, board: Board, chance: Chance, steps: int) -> World | None:
    """Choose the Cultists, then the cards they gave, the other roles and all room cards."""
    for cultists in cultist_sets(view, board, chance):
        pulse = pulse_faces(view, board, cultists, chance)
        if pulse is None or not leaves_it_open(view, board, cultists, pulse):
            continue
        # Of the other roles, only the Firestarter matters for the cards.
        failed: list[Seat] = []
        for tried, cast in enumerate(casts(view, board, cultists, chance)):
            if tried > steps:
                break
            fire = firestarter(cast)
            routed = routes(view, cast, chance) if fire not in failed else None
            if routed is None:
                continue
            attempt = RoomCards(view, board, cast, fire, chance)
            if attempt.found(steps):
                return World(view, board, cast, routed, pulse, attempt, chance)
            failed.append(fire)
    return None


def firestarter(cast: Cast) -> Seat:
    """AC-87  Return the seat of the Firestarter, or NO_FIRE."""
    return next((seat for seat, role in cast.items() if ROLES[role].burns), NO_FIRE)
