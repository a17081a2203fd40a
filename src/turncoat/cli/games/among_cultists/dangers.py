"""Warnings about what a choice may cost: a false announcement, or a death by one's own role."""

from typing import Final

from turncoat.cli.games.among_cultists.board import board_of
from turncoat.cli.terminal.i18n import text
from turncoat.core.terms import Option, Term
from turncoat.games.among_cultists.content import FAILURE, SABOTAGE
from turncoat.games.among_cultists.phases.clean_up import ANNOUNCE, FIRE_ROUND
from turncoat.games.among_cultists.roles import (
    CALLED_VOTE,
    REVEALED,
    ROLES,
    USED_CAMERA,
    USED_KNIFE,
)
from turncoat.games.among_cultists.view import AmongCultistsView, SeatView, known_dead
from turncoat.locales.translator import Translator

# The deed that an option stands for, by topic and option.
DEEDS: Final[dict[tuple[str, str], str]] = {
    ("action", "call_vote"): CALLED_VOTE,
    ("action", "use_cameras"): USED_CAMERA,
    ("action", "scare_off_fishman"): USED_KNIFE,
    ("watching_eyes", "look"): USED_KNIFE,
    ("under_control", "draw_token"): USED_KNIFE,
    ("change_vote", "vote"): USED_KNIFE,
    ("change_vote", "abstain"): USED_KNIFE,
    ("status", "reveal"): REVEALED,
}
# AC-45: anyone but a Cultist who finds a death here must reveal it.
CHECKS: Final = (("action", "check_status"), ("camera", "camera_status"))


def at_stake(view: AmongCultistsView) -> str:
    """AC-65  What an announcement needs, how much of it is known, and the price of a false one."""
    kills = board_of(view).kills
    if view.seat is None:
        return text("cli-ac-at-stake-covered", kills=kills)
    return text("cli-ac-at-stake", dead=len(known_dead(view)), kills=kills)


def doubt(option: Option, view: AmongCultistsView) -> str:
    """AC-65  Confirm an announcement that the viewer must know to be false."""
    dead, kills = len(known_dead(view)), board_of(view).kills
    if option != ANNOUNCE or dead >= kills:
        return ""
    return text("cli-ac-announce-doubt", dead=dead, kills=kills)


def danger(topic: Term, option: Option, view: AmongCultistsView) -> str:
    """AC-84 to AC-86  Whether the viewer would die of it, or might have to do what it dies of."""
    me = own_player(view)
    if me is None or me.ghost:
        return ""
    choice = (str(topic[0]), str(option[0]))
    deadly = ROLES[str(me.role)].dies_of
    if deed(choice, view) in deadly:
        return text("cli-ac-deadly")
    return text("cli-ac-deadly-check") if choice in CHECKS and REVEALED in deadly else ""


def deed(choice: tuple[str, str], view: AmongCultistsView) -> str:
    """Return the deed of a choice that somebody could die of, a double vote included."""
    doubles = view.seat == view.knife and board_of(view).knife_doubles
    if choice == ("vote", "vote") and doubles:
        return USED_KNIFE
    return DEEDS.get(choice, "")


def reminder(view: AmongCultistsView, translator: Translator) -> list[str]:
    """AC-84 to AC-87  What the viewer's own role may die of, for as long as it may."""
    me = own_player(view)
    if me is None or me.ghost:
        return []
    role = ROLES[str(me.role)]
    if role.dies_of:
        return [translator.role_text(role.id)]
    burning = [card for card in (FAILURE, SABOTAGE) if card in (me.room_cards or [])]
    if role.burns and burning and view.round <= FIRE_ROUND:
        cards = translator.catalogue.listed(
            [translator.name("room_card", card) for card in burning]
        )
        return [text("cli-ac-burns", cards=cards, round=FIRE_ROUND)]
    return []


def own_player(view: AmongCultistsView) -> SeatView | None:
    """Return the viewer's own character, if its role is known."""
    me = None if view.seat is None else view.players[view.seat]
    return me if me is not None and me.role is not None else None
