"""Everything turned up (AC-74): roles, pulse cards with who laid them and when, hands, decks."""

from turncoat.cli.among_cultists.almanac import hand
from turncoat.cli.among_cultists.journal import (
    looks,
    pulse_cards,
    room_cards,
    tokens,
    votes,
)
from turncoat.cli.screen import Grid
from turncoat.cli.seats import seat_name
from turncoat.cli.words import text
from turncoat.core.words import Event, Seat, Words
from turncoat.games.among_cultists.ledger import UNCOUNTED, UNSEEN
from turncoat.games.among_cultists.roles import ROLES
from turncoat.games.among_cultists.view import AmongCultistsView, SeatView
from turncoat.locales.speaker import Speaker


def ending(views: list[AmongCultistsView], speaker: Speaker) -> list[Grid]:
    """Who was who and who won, then all cards."""
    view = views[0]
    ledger = all_faces(views)
    grids = [
        roles(views, speaker),
        pulse_cards(view, ledger, speaker),
        room_cards(view, ledger, speaker),
        looks(ledger, speaker),
        tokens(ledger, speaker),
        votes(ledger, speaker),
    ]
    return [grid for grid in grids if grid.rows]


def roles(views: list[AmongCultistsView], speaker: Speaker) -> Grid:
    """One row for each character; before the end nobody knows what the AUTOMA holds."""
    headers = [
        text("cli-ac-header-name"),
        text("cli-ac-header-role"),
        text("cli-ac-header-fate"),
        text("cli-ac-header-result"),
        text("cli-ac-header-left"),
    ]
    view = views[0]
    rows = []
    for seat in view.order:
        player = seen_best(views, seat)
        name = speaker.name("role", player.role) if player.role else text("cli-ac-unknown")
        rows.append(
            [
                seat_name(seat, speaker),
                name,
                fate(player, speaker),
                result(view, player),
                hand(player, speaker) if player.encounter_cards is not None else "",
            ]
        )
    return Grid(text("cli-ac-ending"), headers, rows)


def seen_best(views: list[AmongCultistsView], seat: Seat) -> SeatView:
    """A character as its own player sees it; the AUTOMA as everybody does."""
    view = views[seat] if seat < len(views) else views[0]
    return view.players[seat]


def fate(player: SeatView, speaker: Speaker) -> str:
    """A ghost, and why; or not."""
    if not player.ghost:
        return text("cli-ac-living")
    death = speaker.name("death", player.death)
    return text("cli-ac-mark-ghost", round=player.died, death=death)


def result(view: AmongCultistsView, player: SeatView) -> str:
    """Whether its side has won."""
    if not view.won or player.role is None:
        return ""
    won = ROLES[player.role].side == view.won
    return text("cli-ac-won" if won else "cli-ac-lost")


def all_faces(views: list[AmongCultistsView]) -> list[Words]:
    """Every line of the ledger as somebody saw it."""
    return [
        next((line for line in seen if UNSEEN not in line and UNCOUNTED not in line), seen[0])
        for seen in zip(*(view.ledger for view in views), strict=True)
    ]


def opened(event: Event, seat: Seat, speaker: Speaker) -> str:
    """What only one seat was told, for those who see everything; what all can see is left out."""
    name = speaker.name("seat", seat)
    kind = event[0]
    if kind == "you_are":
        role, route = speaker.name("role", event[1]), speaker.name("route", event[2])
        return text("cli-ac-opened-role", name=name, role=role, route=route)
    if kind == "gave":
        other, card = speaker.name("seat", event[1]), speaker.name("pulse_card", event[2])
        return text("cli-ac-opened-gave", name=name, other=other, card=card)
    if kind == "laid":
        place, card = speaker.name("lay_place", event[1]), speaker.name("room_card", event[2])
        return text("cli-ac-opened-laid", name=name, place=place, card=card)
    if kind == "sees_pulse":
        other = speaker.name("seat", event[1])
        seen = text("cli-ac-pulse", alive=event[2], dead=event[3])
        return text("cli-ac-opened-sees", name=name, other=other, seen=seen)
    if kind == "token_fate":
        token, what = speaker.name("event", event[1]), speaker.name("fate", event[2])
        return text("cli-ac-opened-token", name=name, token=token, fate=what)
    if kind == "dead_already":
        return text("cli-ac-opened-dead", name=speaker.name("seat", event[1]))
    return ""
