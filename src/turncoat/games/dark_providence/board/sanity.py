"""Sanity tests and madness (DP-40, DP-40a, DP-67)."""

from typing import Final

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.reveal import show_alignment
from turncoat.games.dark_providence.content.schema.mods import OnSanityTest
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.alignments import BY_MADNESS, CULTIST
from turncoat.games.dark_providence.table import BAG, Table

INSANITY: Final = "insanity"
SANITY: Final = "sanity"
MADNESS: Final = "madness"
KEEP: Final[list[Option]] = [("keep", SANITY), ("keep", INSANITY)]


async def sanity_test(table: Table, me: Player) -> bool:
    """DP-40  Draw a token to the player's board; return whether it was insanity."""
    insane = False
    for token in await draw_tokens(table, me):
        table.tell(ALL, ("sanity_token", me.seat, token))
        if token == SANITY:
            me.sanity += 1
            continue
        insane = True
        me.insanity += 1
        if me.insanity >= table.box.numbers.insanity_limit and not me.mad:
            go_mad(table, me)
    return insane


async def draw_tokens(table: Table, me: Player) -> list[str]:
    """DP-40, DP-40a  Draw one token; with Slumber, a choice of two."""
    draws = keep = 1
    for _, mod in table.ongoing(me, OnSanityTest):
        draws, keep = mod.draw, mod.keep
    drawn = [table.draw_loose(BAG, table.bag) for _ in range(min(draws, len(table.bag)))]
    table.looking = drawn
    if len(drawn) > keep:
        table.tell(ALL, ("tokens_drawn", me.seat, *drawn))
    kept: list[str] = []
    while drawn and len(kept) < keep:
        token = drawn[0]
        if len(set(drawn)) > 1 and len(drawn) > keep - len(kept):
            option = await choose(me.seat, ("keep_token",), KEEP)
            token = str(option[1])
        drawn.remove(token)
        kept.append(token)
    table.looking = []
    table.bag += drawn
    return kept


def go_mad(table: Table, me: Player) -> None:
    """DP-40, DP-40a  The third insanity: a cultist plays on, otherwise the game ends."""
    me.mad = True
    table.tell(ALL, ("mad", me.seat))
    show_alignment(table, me, BY_MADNESS)
    if me.alignment != CULTIST:
        table.will_end(MADNESS)


def calm(table: Table, me: Player, count: int) -> None:
    """Put insanity tokens back into the bag."""
    back = min(count, me.insanity)
    me.insanity -= back
    table.bag += [INSANITY] * back
    table.tell(ALL, ("calmed", me.seat, back))
