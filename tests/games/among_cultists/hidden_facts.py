"""Recompute every secret in a view (AC-1a, AC-5, AC-11, AC-25, AC-37, AC-45, AC-74).

The two-worlds test imagines its second table from a view. If a view told too much, the leaked fact
would be true of the imagined table too, and the test would not notice. So all secrets in a view are
recomputed here from the table.
"""

import msgspec

from turncoat.core.match import AnyMatch
from turncoat.core.terms import LogEntry, Seat, Term
from turncoat.games.among_cultists.content import FACTS
from turncoat.games.among_cultists.table import Player, Table
from turncoat.games.among_cultists.views.schema import (
    AmongCultistsView,
    OwnView,
    RoomView,
    SeatView,
)

SIDES = ("investigators", "cultists")
# The positions of the secret words in a ledger line, by its kind.
SECRETS = {"given": (3,), "laid": (3,), "looked": (3, 4), "token": (2, 3)}


def hide_secrets(match: AnyMatch, view: AmongCultistsView) -> AmongCultistsView:
    """Replace every secret in a view with what its seat may know."""
    now: Table = match.table
    over = now.ended != ""
    cover(now, view, over)
    view.ledger = [line(whole, view.seat, over) for _, whole, _ in now.ledger]
    view.answers = [answer(e, view.seat, over) for e in match.since if e[0] != 2]
    assert view.start is not None
    cover(match.start, view.start, False)
    view.start.ledger = []
    unseen = [w for _, w, _ in now.ledger[len(match.start.ledger) :] if is_hidden_draw(now, w)]
    assert view.luck.count(None) == len(unseen)
    return view


def cover(table: Table, view: AmongCultistsView, over: bool) -> None:
    """Recompute roles, routes, hands, room tokens, the bag and the deaths in a view."""
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
    view.dead = sum(is_dead_investigator(player) for player in table.players) if over else None
    view.dead_verdict = view.dead_verdict if over else ""
    if view.own is not None:
        assert me is not None
        view.own = own_view(table, me, view.own, over)


def is_dead_investigator(player: Player) -> bool:
    """AC-69  Whether an Investigator is a ghost or has a Dead card."""
    return player.role.id != "cultist" and (player.ghost or player.killed)


def own_view(table: Table, me: Player, shown: OwnView, over: bool) -> OwnView:
    """AC-28, AC-65, AC-82 to AC-87  Recompute a seat's own part from what it knows itself."""
    role, living = me.role.id, not me.ghost
    red = [card for card in ("failure", "sabotage") if card in me.room_cards]
    first = [p.seat for p in table.players if ("dead", -1, 0) in p.pulse]
    ghosts = [p.seat for p in table.players if p.ghost and p.role.id != "cultist"]
    victims = [p.seat for p in table.players if any(c[:2] == ("dead", me.seat) for c in p.pulse)]
    announces = role == "cultist" and table.phase == "clean_up"
    return msgspec.structs.replace(
        shown,
        free=role == "cultist" or (role == "mechanic" and living),
        route_places=[]
        if over
        else [place for place in shown.route_places if on_route(me, table, place)],
        deadly=shown.deadly if role in ("rookie", "klutz", "coward") and living else [],
        risky=shown.risky if role == "coward" and living else [],
        burning=red if role == "firestarter" and living and table.round <= 5 else [],
        full_ghost=role == "super_ghost" and me.ghost,
        known_dead=len({*first, *ghosts, *victims}) if announces else None,
    )


def on_route(me: Player, table: Table, place: str) -> bool:
    """AC-28  Whether a room has a colour of the seat's route in this round."""
    return table.board.colour[place] in FACTS["routes"][me.route][(table.round - 1) % 4]


def player_view(shown: SeatView, player: Player, me: Player | None, over: bool) -> SeatView:
    """AC-5, AC-11, AC-90  Show own secrets, Cultists to Cultists and Seer, AUTOMA's route."""
    mine = over or player is me
    knows_cultists = me is not None and me.role.id in ("cultist", "seer")
    known = mine or player.shown or (knows_cultists and player.role.id == "cultist")
    return msgspec.structs.replace(
        shown,
        role=player.role.id if known else None,
        side=SIDES[player.role.id == "cultist"] if known else None,
        route=player.route if mine or player.automa else None,
        encounter_cards=sorted(player.encounter_cards) if mine else None,
        room_cards=sorted(player.room_cards) if mine else None,
        pulse=player.pulse if over else None,
        killer=shown.killer if over else None,
    )


def room_view(shown: RoomView, table: Table, over: bool) -> RoomView:
    """AC-7, AC-9, AC-52, AC-74  Hide a token until its room is searched, a deck until the end."""
    room, has_icons = table.rooms[shown.id], table.board.options.preset != "first_game"
    return msgspec.structs.replace(
        shown,
        icon=room.icon if has_icons and (over or room.searched) else None,
        deck=sorted(room.loose) + room.stack if over else None,
    )


def line(whole: Term, seat: Seat | None, over: bool) -> Term:
    """AC-25, AC-37, AC-45, AC-46  Blank the secret words of a ledger line, except for its owner."""
    hidden = SECRETS.get(str(whole[0]), ())
    if over or whole[1] == seat or not hidden:
        return whole
    return tuple(
        ("" if isinstance(word, str) else -1) if place in hidden else word
        for place, word in enumerate(whole)
    )


def answer(entry: LogEntry, seat: Seat | None, over: bool) -> LogEntry:
    """AC-25, AC-37, AC-52  Leave out which card was chosen, except for the one who chose it."""
    kind, who, words = entry
    secret = words[0] in ("give", "lay", "token") and who != seat and not over
    return (kind, who, words[:1] if secret else words)


def is_hidden_draw(table: Table, words: Term) -> bool:
    """AC-37, AC-46, AC-91  Whether a line is a hidden draw: draw pile, AUTOMA or token."""
    if words[0] in ("given", "laid"):
        return words[1] == -2 or words[1] == table.board.automa
    return words[0] == "token"
