"""Warnings about what a choice may cost: a false announcement, or a death by one's own role."""

from turncoat.cli.terminal.i18n import text
from turncoat.core.terms import Option, Term
from turncoat.games.among_cultists.phases.clean_up import ANNOUNCE
from turncoat.games.among_cultists.views.own import known_dead, would_fail
from turncoat.games.among_cultists.views.schema import AmongCultistsView
from turncoat.locales.translator import Translator


def at_stake(view: AmongCultistsView) -> str:
    """AC-65  Return what an announcement needs, how much is known, and the price of a false one."""
    kills = view.fixed.kills
    if view.seat is None:
        return text("cli-ac-at-stake-covered", kills=kills)
    return text("cli-ac-at-stake", dead=len(known_dead(view)), kills=kills)


def doubt(option: Option, view: AmongCultistsView) -> str:
    """AC-65  Confirm an announcement that the viewer must know to be false."""
    if option != ANNOUNCE or not would_fail(view):
        return ""
    return text("cli-ac-announce-doubt", dead=len(known_dead(view)), kills=view.fixed.kills)


def danger(topic: Term, option: Option, view: AmongCultistsView) -> str:
    """AC-84 to AC-86  Return a warning if a choice would kill the viewer, or could lead to that."""
    if view.own is None:
        return ""
    choice = (str(topic[0]), str(option[0]))
    if choice in view.own.deadly:
        return text("cli-ac-deadly")
    return text("cli-ac-deadly-check") if choice in view.own.risky else ""


def reminder(view: AmongCultistsView, translator: Translator) -> list[str]:
    """AC-84 to AC-87  Return what can still kill the viewer because of their own role."""
    own = view.own
    if own is None or view.seat is None:
        return []
    if own.deadly:
        return [translator.role_text(str(view.players[view.seat].role))]
    if own.burning:
        cards = [translator.name("room_card", card) for card in own.burning]
        return [text("cli-ac-burns", cards=translator.catalogue.listed(cards))]
    return []
