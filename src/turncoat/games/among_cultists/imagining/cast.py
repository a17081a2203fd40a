"""Possible roles (AC-9, AC-10, AC-59) and routes (AC-28), given everything seen."""

from collections.abc import Iterator
from itertools import combinations

from turncoat.core.chance import Chance
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.content import ALL_ROUTES, ROUTES
from turncoat.games.among_cultists.roles import CULTIST, INVESTIGATOR, ROLES
from turncoat.games.among_cultists.views.schema import AmongCultistsView, SeatView

Cast = dict[Seat, str]


def cultist_sets(view: AmongCultistsView, board: Board, chance: Chance) -> list[list[Seat]]:
    """AC-59  Return all possible sets of Cultists in random order; one Cultist is living."""
    known = [p.seat for p in view.players if p.role == CULTIST.id]
    if len(known) == board.cultists:
        return [known]
    hidden = [p.seat for p in view.players if p.role is None and CULTIST.id in p.may_be]
    found = [
        known + list(more)
        for more in combinations(hidden, board.cultists - len(known))
        if not all(view.players[seat].ghost for seat in (*known, *more))
    ]
    chance.shuffle(found)
    return found


def casts(
    view: AmongCultistsView, board: Board, cultists: list[Seat], chance: Chance
) -> Iterator[Cast]:
    """AC-9, AC-9a  Yield all ways to deal the other roles, in random order."""
    dealt: Cast = {p.seat: p.role for p in view.players if p.role is not None}
    dealt |= dict.fromkeys(cultists, CULTIST.id)
    known = list(dealt.values())
    named = [role for role in board.cast if role not in known]
    if board.one_of and not any(role in known for role in board.one_of):
        for candidate in chance.pick(len(board.one_of), board.one_of):
            yield from _deal([*named, candidate], view.players, dealt, chance)
    else:
        yield from _deal(named, view.players, dealt, chance)


def _deal(roles: list[str], players: list[SeatView], dealt: Cast, chance: Chance) -> Iterator[Cast]:
    """Deal one role after another to any seat that may have it."""
    rest = [player for player in players if player.seat not in dealt]
    if not roles:
        if all(INVESTIGATOR.id in player.may_be for player in rest):
            yield dealt | {player.seat: INVESTIGATOR.id for player in rest}
        return
    able = [player.seat for player in rest if roles[0] in player.may_be]
    chance.shuffle(able)
    for seat in able:
        yield from _deal(roles[1:], players, {**dealt, seat: roles[0]}, chance)


def routes(view: AmongCultistsView, cast: Cast, chance: Chance) -> list[int] | None:
    """AC-28  Find a different route for each seat (bipartite matching); None if impossible."""
    order = list(range(len(ROUTES)))
    chance.shuffle(order)
    fits = [possible_routes(player, cast[player.seat]) for player in view.players]
    owner: dict[int, Seat] = {}

    def place(seat: Seat, tried: set[int]) -> bool:
        for route in order:
            if fits[seat] >> route & 1 and route not in tried:
                tried.add(route)
                if route not in owner or place(owner[route], tried):
                    owner[route] = seat
                    return True
        return False

    for player in view.players:
        if not place(player.seat, set()):
            return None
    route_of = {seat: route for route, seat in owner.items()}
    return [route_of[player.seat] for player in view.players]


def possible_routes(player: SeatView, role: str) -> int:
    """AC-28, AC-83  Return, as bits, the routes that fit a seat's actions if it has this role."""
    if player.route is not None:
        return 1 << player.route
    if ROLES[role].roams:
        return ALL_ROUTES
    if ROLES[role].roams_alive:
        return player.ghost_routes
    return player.free_routes & player.ghost_routes
