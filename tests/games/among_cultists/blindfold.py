"""Who may know what, written a second time (AC-1a, AC-5, AC-11, AC-25, AC-37, AC-45, AC-74).

The two-worlds test imagines twins from a view. A view that tells too much would imagine twins in
which the same is true, and no test would notice. So all secrets in a view are recomputed here.
"""

import msgspec

from turncoat.core.match import AnyMatch
from turncoat.core.terms import LogEntry, Seat, Term
from turncoat.games.among_cultists.table import Player, Table
from turncoat.games.among_cultists.view import AmongCultistsView, RoomView, SeatView

# Where a ledger line has its secret.
SECRETS = {"given": (3,), "laid": (3,), "looked": (3, 4), "token": (2, 3)}


def blindfold(match: AnyMatch, view: AmongCultistsView) -> AmongCultistsView:
    """Replace every secret in a view by what its seat may know."""
    now: Table = match.table
    over = now.ended != ""
    cover(now, view, over)
    view.ledger = [line(whole, view.seat, over) for _, whole, _ in now.ledger]
    view.answers = [answer(e, view.seat, over) for e in match.since if e[0] != 2]
    assert view.start is not None
    cover(match.start, view.start, False)
    view.start.ledger = []
    unseen = [w for _, w, _ in now.ledger[len(match.start.ledger) :] if fell_unseen(now, w)]
    assert view.luck.count(None) == len(unseen)
    return view


def cover(table: Table, view: AmongCultistsView, over: bool) -> None:
    """Roles, routes, hands, tokens, the bag and the first victims."""
    me = None if view.seat is None else table.players[view.seat]
    view.players = [
        player_view(shown, player, me, over)
        for shown, player in zip(view.players, table.players, strict=True)
    ]
    view.rooms = [room_view(shown, table, over) for shown in view.rooms]
    view.bag = sorted(table.bag) if over else None
    first = [p.seat for p in table.players if p.pulse and p.pulse[0][0] == "dead"]
    dealt = [seat for seat in first if table.players[seat].pulse[0][2] == 0]
    view.dead_already = dealt if me is not None and me.role.id == "cultist" else None


def player_view(shown: SeatView, player: Player, me: Player | None, over: bool) -> SeatView:
    """AC-5, AC-11, AC-90  Own secrets, Cultists for Cultists and Seer, the AUTOMA's route."""
    mine = over or player is me
    knows_cultists = me is not None and me.role.id in ("cultist", "seer")
    known = mine or player.shown or (knows_cultists and player.role.id == "cultist")
    return msgspec.structs.replace(
        shown,
        role=player.role.id if known else None,
        route=player.route if mine or player.automa else None,
        encounter_cards=sorted(player.encounter_cards) if mine else None,
        room_cards=sorted(player.room_cards) if mine else None,
        pulse=player.pulse if over else None,
    )


def room_view(shown: RoomView, table: Table, over: bool) -> RoomView:
    """AC-7, AC-9, AC-52, AC-74  A room token lies face down until the room is searched."""
    room, has_icons = table.rooms[shown.id], table.board.options.preset != "first_game"
    return msgspec.structs.replace(
        shown,
        icon=room.icon if has_icons and (over or room.searched) else None,
        deck=sorted(room.loose) + room.stack if over else None,
    )


def line(whole: Term, seat: Seat | None, over: bool) -> Term:
    """AC-25, AC-37, AC-45, AC-46  Only its owner knows the secret of a line."""
    hidden = SECRETS.get(str(whole[0]), ())
    if over or whole[1] == seat or not hidden:
        return whole
    return tuple(
        ("" if isinstance(word, str) else -1) if place in hidden else word
        for place, word in enumerate(whole)
    )


def answer(entry: LogEntry, seat: Seat | None, over: bool) -> LogEntry:
    """AC-25, AC-37, AC-52  Only its owner knows which card was chosen."""
    kind, who, words = entry
    secret = words[0] in ("give", "lay", "token") and who != seat and not over
    return (kind, who, words[:1] if secret else words)


def fell_unseen(table: Table, words: Term) -> bool:
    """AC-37, AC-46, AC-91  Whether a draw was unseen: draw pile, AUTOMA and secret tokens."""
    if words[0] in ("given", "laid"):
        return words[1] == -2 or words[1] == table.board.automa
    return words[0] == "token"
