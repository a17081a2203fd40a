"""The end (AC-74): roles, pulse cards with who laid them and when, hands and decks."""

from turncoat.cli.games.among_cultists.almanac import hand
from turncoat.cli.games.among_cultists.journal import (
    NOBODY,
    by_name,
    looks,
    pulse_cards,
    room_cards,
    tokens,
    votes,
)
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import listed, text, texts
from turncoat.cli.terminal.screen import Grid, joined
from turncoat.core.terms import Event, Seat, Term
from turncoat.games.among_cultists.content import UNSAFE
from turncoat.games.among_cultists.ledger import LAID, START, UNCOUNTED, UNSEEN
from turncoat.games.among_cultists.views.schema import AmongCultistsView, SeatView
from turncoat.locales.translator import Translator


def ending(views: list[AmongCultistsView], translator: Translator) -> list[Grid]:
    """Return who was who and who won, then all cards."""
    view = views[0]
    ledger = all_faces(views)
    grids = [
        roles(views, translator),
        guesses(view, translator),
        pulse_cards(view, ledger, translator),
        room_cards(view, [*unsafe_at_start(view), *ledger], translator),
        looks(ledger, translator),
        tokens(ledger, translator),
        votes(ledger, translator),
    ]
    return [grid for grid in grids if grid.rows]


def roles(views: list[AmongCultistsView], translator: Translator) -> Grid:
    """Return a row for each character; AUTOMA's hand is unknown before the end."""
    headers = texts(
        "cli-ac-header-name",
        "cli-ac-header-role",
        "cli-ac-header-fate",
        "cli-ac-header-result",
        "cli-ac-header-route",
        "cli-ac-header-left",
    )
    view = views[0]
    rows = []
    for seat in view.order:
        player = seen_best(views, seat)
        name = translator.name("role", player.role) if player.role else text("cli-ac-unknown")
        rows.append(
            [
                seat_name(seat, translator),
                name,
                fate(player, translator),
                result(view, player),
                route(player),
                hand(player, translator) if player.encounter_cards is not None else "",
            ]
        )
    note = score(view, translator) if view.ended else ""
    return Grid(text(outcome(views, translator)), headers, rows, note)


def outcome(views: list[AmongCultistsView], translator: Translator) -> str:
    """Return a message for whether the viewer has won, if they played."""
    if translator.me is None or not views[0].won:
        return "cli-ac-ending"
    won = translator.me in views[0].winners
    return "cli-ac-ending-won" if won else "cli-ac-ending-lost"


def route(player: SeatView) -> str:
    """AC-28  The route, and whether the character's room actions kept to it."""
    if player.route is None:
        return ""
    kept = player.fitting_routes >> player.route & 1
    return text("cli-ac-route-kept" if kept else "cli-ac-route-left", number=player.route + 1)


def guesses(view: AmongCultistsView, translator: Translator) -> Grid:
    """AC-73  Return whom each Cultist named as the Seer, and whether it was right."""
    rows = [
        [seat_name(who, translator), *guess(named, right, translator)]
        for who, named, right in view.guesses
    ]
    headers = texts("cli-ac-header-name", "cli-ac-header-guess", "cli-ac-header-outcome")
    return Grid(text("cli-ac-guesses"), headers, rows)


def guess(named: Seat, right: bool, translator: Translator) -> list[str]:
    """Return one guess, and whether it was right."""
    if named == NOBODY:
        return [text("cli-ac-nobody"), ""]
    return [seat_name(named, translator), text("cli-ac-is-seer" if right else "cli-ac-is-no-seer")]


def unsafe_at_start(view: AmongCultistsView) -> list[Term]:
    """AC-2  The public cards with which the deck of the unsafe passage started."""
    return [(LAID, START, UNSAFE, face, 0) for face in view.fixed.unsafe_start]


def score(view: AmongCultistsView, translator: Translator) -> str:
    """AC-69, AC-74  Return how far both sides came, and what was never drawn."""
    bag = [translator.name("event", event) for event in view.bag or []]
    return text(
        "cli-ac-score",
        points=view.points,
        goal=view.goal,
        dead=view.dead or 0,
        kills=view.fixed.kills,
        verdict=view.dead_verdict,
        bag=listed(bag) or text("cli-ac-empty-bag"),
    )


def seen_best(views: list[AmongCultistsView], seat: Seat) -> SeatView:
    """Return a character as its own player sees it; AUTOMA as everybody does."""
    view = views[seat] if seat < len(views) else views[0]
    return view.players[seat]


def fate(player: SeatView, translator: Translator) -> str:
    """Return who killed a character, whether anybody found out, and what made it a ghost."""
    found = [slain(*player.killer, translator)] if player.killer else []
    if player.ghost:
        death = translator.name("death", player.death)
        found.append(text("cli-ac-ghost-since", round=player.died, death=death))
    else:
        found.append(text("cli-ac-unnoticed" if player.killer else "cli-ac-living"))
    return joined(found)


def slain(giver: Seat, round_number: int, translator: Translator) -> str:
    """Return how a Dead card came to somebody."""
    if giver == START:
        return text("cli-ac-dead-from-start")
    return text("cli-ac-slain", name=by_name(giver, translator), round=round_number)


def result(view: AmongCultistsView, player: SeatView) -> str:
    """Return whether a character's side has won."""
    if not view.won or player.side is None:
        return ""
    return text("cli-ac-won" if player.side == view.won else "cli-ac-lost")


def all_faces(views: list[AmongCultistsView]) -> list[Term]:
    """Return every ledger line from the view that shows its card."""
    return [
        next((line for line in seen if UNSEEN not in line and UNCOUNTED not in line), seen[0])
        for seen in zip(*(view.ledger for view in views), strict=True)
    ]


def opened(event: Event, seat: Seat, translator: Translator) -> str:
    """Return the sentence for a secret event, for an open replay; empty if it shows elsewhere."""
    name = translator.name("seat", seat)
    kind = event[0]
    if kind == "you_are":
        role, route = translator.name("role", event[1]), translator.name("route", event[2])
        return text("cli-ac-opened-role", name=name, role=role, route=route)
    if kind == "gave":
        other, card = translator.name("seat", event[1]), translator.name("pulse_card", event[2])
        return text("cli-ac-opened-gave", name=name, other=other, card=card)
    if kind == "laid":
        place, card = translator.name("lay_place", event[1]), translator.name("room_card", event[2])
        return text("cli-ac-opened-laid", name=name, place=place, card=card)
    if kind == "sees_pulse":
        other = translator.name("seat", event[1])
        return text("cli-ac-opened-sees", name=name, other=other, alive=event[2], dead=event[3])
    if kind == "token_fate":
        token = translator.name("event", event[1])
        return text("cli-ac-opened-token", name=name, token=token, fate=event[2])
    if kind == "dead_already":
        return text("cli-ac-opened-dead", name=translator.name("seat", event[1]))
    return ""
