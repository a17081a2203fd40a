"""What a choice may cost the player who makes it (AC-65, AC-84 to AC-87)."""

from functools import cache
from typing import Final

from turncoat.games.among_cultists.content import FAILURE, SABOTAGE
from turncoat.games.among_cultists.phases.clean_up import FIRE_ROUND
from turncoat.games.among_cultists.roles import (
    CALLED_VOTE,
    REVEALED,
    USED_CAMERA,
    USED_KNIFE,
    Role,
)
from turncoat.games.among_cultists.table import Player, Table
from turncoat.games.among_cultists.views.schema import Choice

# The deed that an option stands for, by topic and option.
DEEDS: Final[dict[Choice, str]] = {
    ("action", "call_vote"): CALLED_VOTE,
    ("action", "use_cameras"): USED_CAMERA,
    ("action", "scare_off_fishman"): USED_KNIFE,
    ("watching_eyes", "look"): USED_KNIFE,
    ("under_control", "draw_token"): USED_KNIFE,
    ("change_vote", "vote"): USED_KNIFE,
    ("change_vote", "abstain"): USED_KNIFE,
    ("status", "reveal"): REVEALED,
}
# AC-58: where the Knife counts double, voting uses it.
DOUBLE_VOTE: Final[Choice] = ("vote", "vote")
# AC-45: anyone but a Cultist who finds a death here must reveal it.
CHECKS: Final[list[Choice]] = [("action", "check_status"), ("camera", "camera_status")]


def deadly(table: Table, me: Player) -> list[Choice]:
    """AC-84 to AC-86  Return the choices that this character would die of."""
    if me.ghost or not me.ability.dies_of:
        return []
    return deadly_for(me.ability, table.board.knife_doubles and table.knife == me.seat)


@cache
def deadly_for(role: Role, vote_uses_knife: bool) -> list[Choice]:
    """Return the choices that a role dies of."""
    found = [choice for choice, deed in DEEDS.items() if deed in role.dies_of]
    return [*found, DOUBLE_VOTE] if vote_uses_knife and USED_KNIFE in role.dies_of else found


def risky(me: Player) -> list[Choice]:
    """AC-86  Return the choices that may force this character to do what it dies of."""
    return CHECKS if REVEALED in me.ability.dies_of and not me.ghost else []


def burning(table: Table, me: Player) -> list[str]:
    """AC-87  Return the cards in hand that this character will die of if it keeps them."""
    if not me.ability.burns or me.ghost or table.round > FIRE_ROUND:
        return []
    return [card for card in (FAILURE, SABOTAGE) if card in me.room_cards]
