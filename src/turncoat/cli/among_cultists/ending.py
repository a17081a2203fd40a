"""Everything turned up (AC-74): roles, pulse cards with who laid them and when, hands, decks."""

from turncoat.cli.among_cultists.almanac import hand
from turncoat.cli.among_cultists.board import board_of
from turncoat.cli.among_cultists.journal import (
    by_name,
    looks,
    pulse_cards,
    room_cards,
    tokens,
    votes,
)
from turncoat.cli.screen import Grid
from turncoat.cli.seats import seat_name
from turncoat.cli.words import listed, text
from turncoat.core.words import Event, Seat, Words
from turncoat.games.among_cultists.content import DEAD
from turncoat.games.among_cultists.ledger import START, UNCOUNTED, UNSEEN
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
    return Grid(text("cli-ac-ending"), headers, rows, score(view, speaker) if view.ended else "")


def score(view: AmongCultistsView, speaker: Speaker) -> str:
    """AC-69, AC-74  How far both sides came, and what was never drawn."""
    bag = [speaker.name("event", event) for event in view.bag or []]
    return text(
        "cli-ac-score",
        points=view.points,
        goal=view.goal,
        dead=sum(is_dead_investigator(player) for player in view.players),
        kills=board_of(view).kills,
        bag=listed(bag) or text("cli-ac-empty-bag"),
    )


def is_dead_investigator(player: SeatView) -> bool:
    """AC-69  A ghost, or with a Dead card that nobody revealed."""
    return player.role != "cultist" and (player.ghost or killer(player) is not None)


def seen_best(views: list[AmongCultistsView], seat: Seat) -> SeatView:
    """A character as its own player sees it; the AUTOMA as everybody does."""
    view = views[seat] if seat < len(views) else views[0]
    return view.players[seat]


def fate(player: SeatView, speaker: Speaker) -> str:
    """Who killed it, whether anybody found out, and what made it a ghost."""
    found = []
    if card := killer(player):
        found.append(slain(*card, speaker))
    if player.ghost:
        death = speaker.name("death", player.death)
        found.append(text("cli-ac-ghost-since", round=player.died, death=death))
    elif found:
        found = [text("cli-ac-unnoticed", fate=found[0])]
    return listed(found) or text("cli-ac-living")


def killer(player: SeatView) -> tuple[Seat, int] | None:
    """AC-27  Whose Dead card came first, and when; known once the game is over."""
    dead = [(giver, when) for face, giver, when in player.pulse or [] if face == DEAD]
    return min(dead, key=lambda card: card[1], default=None)


def slain(giver: Seat, round_number: int, speaker: Speaker) -> str:
    """How a Dead card came to somebody."""
    if giver == START:
        return text("cli-ac-dead-from-start")
    return text("cli-ac-slain", name=by_name(giver, speaker), round=round_number)


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
