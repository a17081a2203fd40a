"""Verbs of the board: locks, tracks, the row, stacks, tokens and Deep Ones."""

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.locks import can_lock, use_locks
from turncoat.games.dark_providence.board.stacks import add_to_row, refresh
from turncoat.games.dark_providence.board.tokens import (
    CTHULHU,
    MARTIAL_LAW,
    WHATELEY,
    in_play,
    land,
    landings,
    place_token,
    token_goals,
)
from turncoat.games.dark_providence.board.tracks import advance, room
from turncoat.games.dark_providence.content.schema.verbs import (
    DeepOnes,
    EndCheck,
    Lock,
    MythosRow,
    PlaceToken,
    RefreshBase,
    TakeCard,
    TakeTokens,
    Track,
)
from turncoat.games.dark_providence.engine import DONE, VERBS, Deed
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table

DEEP_ONES_END = "deep_ones"


def can_use_locks(table: Table, me: Player, effect: Lock, deed: Deed) -> bool:
    return can_lock(table, effect.op)


async def locks(table: Table, me: Player, effect: Lock, deed: Deed) -> None:
    """Place or remove locks, n times."""
    await use_locks(table, me, effect.op, effect.n)


def can_track(table: Table, me: Player, effect: Track, deed: Deed) -> bool:
    return room(table, effect.track, effect.by > 0) > 0


async def track(table: Table, me: Player, effect: Track, deed: Deed) -> None:
    """Move a marker."""
    advance(table, effect.track, effect.by)


def can_add_row(table: Table, me: Player, effect: MythosRow, deed: Deed) -> bool:
    return bool(table.mythos_deck)


async def add_row(table: Table, me: Player, effect: MythosRow, deed: Deed) -> None:
    """Add cards of the mythos deck to the row."""
    add_to_row(table, effect.n)


def refreshable(table: Table) -> list[Option]:
    return [("refresh", city) for city in table.tops]


def can_refresh(table: Table, me: Player, effect: RefreshBase, deed: Deed) -> bool:
    return bool(table.tops)


async def refresh_base(table: Table, me: Player, effect: RefreshBase, deed: Deed) -> None:
    """In up to n cities, replace the face-up base card."""
    done: list[Option] = []
    while len(done) < effect.n:
        options = [option for option in refreshable(table) if option not in done]
        if not options:
            return
        option = await choose(me.seat, ("refresh", effect.fate), [*options, DONE])
        if option == DONE:
            return
        done.append(option)
        refresh(table, str(option[1]), effect.fate == "destroy")


def tokens_left(table: Table, token: str) -> int:
    parts = table.box.content.components
    if token == WHATELEY:
        return parts.whateleys - len(table.whateleys)
    return parts.cthulhu_figure if token == CTHULHU else parts.martial_law


def can_place(table: Table, me: Player, effect: PlaceToken, deed: Deed) -> bool:
    return tokens_left(table, effect.token) > 0 and bool(token_goals(table, effect.token))


async def place(table: Table, me: Player, effect: PlaceToken, deed: Deed) -> None:
    """Place a figure in any city, or three Whateleys in cities without a gate."""
    times = 1 if effect.token in (CTHULHU, MARTIAL_LAW) else tokens_left(table, effect.token)
    for _ in range(times):
        goals = token_goals(table, effect.token)
        if not goals:
            return
        option = await choose(me.seat, ("place_token", effect.token), goals)
        await place_token(table, effect.token, str(option[1]))


def can_take_tokens(table: Table, me: Player, effect: TakeTokens, deed: Deed) -> bool:
    return table.deep_left > 0


async def take_tokens(table: Table, me: Player, effect: TakeTokens, deed: Deed) -> None:
    """DP-46  Take the Deep Ones into the supply."""
    taken = min(effect.n, table.deep_left)
    table.deep_left -= taken
    me.deep_supply += taken
    me.claimed_deep_ones = True
    table.tell(ALL, ("takes_deep_ones", me.seat, taken))


def can_take_card(table: Table, me: Player, effect: TakeCard, deed: Deed) -> bool:
    return effect.card in table.city_cards


async def take_card(table: Table, me: Player, effect: TakeCard, deed: Deed) -> None:
    """DP-48c  Take a named card, if it is among the city cards."""
    table.city_cards.remove(effect.card)
    me.discards.append(effect.card)
    table.tell(ALL, ("takes_card", me.seat, effect.card))


def can_land(table: Table, me: Player, effect: DeepOnes, deed: Deed) -> bool:
    return me.deep_supply > 0 and bool(landings(table, me))


async def deep_ones(table: Table, me: Player, effect: DeepOnes, deed: Deed) -> None:
    """DP-46  Place up to n Deep Ones, one by one; the second may be next to the first."""
    for _ in range(min(effect.n, me.deep_supply)):
        option = await choose(me.seat, ("land",), [*landings(table, me), DONE])
        if option == DONE:
            return
        land(table, me, str(option[1]))


def can_end(table: Table, me: Player, effect: EndCheck, deed: Deed) -> bool:
    return in_play(table) >= int(effect.cond.partition(">=")[2])


async def end_check(table: Table, me: Player, effect: EndCheck, deed: Deed) -> None:
    """DP-46  End the game if all are in play, even if none was placed now."""
    table.will_end(DEEP_ONES_END)


VERBS[Lock] = (can_use_locks, locks)
VERBS[Track] = (can_track, track)
VERBS[MythosRow] = (can_add_row, add_row)
VERBS[RefreshBase] = (can_refresh, refresh_base)
VERBS[PlaceToken] = (can_place, place)
VERBS[TakeTokens] = (can_take_tokens, take_tokens)
VERBS[TakeCard] = (can_take_card, take_card)
VERBS[DeepOnes] = (can_land, deep_ones)
VERBS[EndCheck] = (can_end, end_check)
