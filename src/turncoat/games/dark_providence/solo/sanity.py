"""Sanity tests of a Great Old One (DP-67)."""

from typing import Final

from turncoat.core.terms import ALL
from turncoat.games.dark_providence.actions.reveal import show_alignment
from turncoat.games.dark_providence.board.sanity import INSANITY
from turncoat.games.dark_providence.public.alignments import BY_DEFEAT
from turncoat.games.dark_providence.table import BAG, Solo, Table

GREAT_OLD_ONE_MAD: Final = "great_old_one_mad"


def old_one_test(table: Table, solo: Solo) -> None:
    """DP-67  Draw a token: it keeps insanity, and five end the game; sanity leaves the game."""
    if not table.bag:
        return
    token = table.draw_loose(BAG, table.bag)
    table.tell(ALL, ("old_one_token", token))
    if token != INSANITY:
        solo.sanity += 1
        return
    solo.insanity += 1
    if solo.insanity >= table.box.numbers.solo.goo_insanity_limit:
        after_its_turn(table, solo, GREAT_OLD_ONE_MAD)


def after_its_turn(table: Table, solo: Solo, reason: str) -> None:
    """DP-67  Reveal your alignment and end the game after the Great Old One's turn."""
    show_alignment(table, table.players[0], BY_DEFEAT)
    solo.doom = solo.doom or reason
