"""The viewer's own card, what may be in the game, and tallies over many games."""

from collections import Counter
from collections.abc import Mapping

from turncoat.cli.games.among_cultists.board import board_of, line_of
from turncoat.cli.games.among_cultists.dangers import reminder
from turncoat.cli.table.seats import seat_name, seat_names
from turncoat.cli.terminal.i18n import decimal, listed, text, texts, whole
from turncoat.cli.terminal.screen import Grid
from turncoat.games.among_cultists.content import (
    CULTISTS,
    ENCOUNTER_CARDS,
    ROOM_CARDS,
    ROUNDS,
)
from turncoat.games.among_cultists.roles import CULTIST, ROLES
from turncoat.games.among_cultists.views.schema import AmongCultistsView, SeatView
from turncoat.lab.simulate import Tally
from turncoat.locales.translator import Translator


def welcome(view: AmongCultistsView, translator: Translator) -> list[str]:
    """Return the game in a few sentences, and its numbers."""
    fixed = board_of(view)
    numbers = text(
        "cli-ac-numbers",
        characters=fixed.count,
        cultists=fixed.cultists,
        points=fixed.target,
        kills=view.fixed.kills,
        rounds=ROUNDS,
    )
    automa = [text("cli-ac-welcome-automa")] if view.options.automa else []
    return [text("cli-ac-welcome"), numbers, *automa]


def card(view: AmongCultistsView, translator: Translator) -> list[str]:
    """Return the viewer's role, what it saw at night, its route and its hand."""
    if view.seat is None:
        return []
    me = view.players[view.seat]
    if me.role is None:
        return []
    name, side = translator.name("role", me.role), str(me.side)
    lines = [
        text("cli-ac-you-are", role=name, side=side, says=translator.role_text(me.role)),
        *goal(view, me.role, side, translator),
        *night(view, translator),
        *route(view, me, translator),
    ]
    return [*lines, text("cli-ac-your-hand", cards=hand(me, translator))]


def goal(view: AmongCultistsView, role: str, side: str, translator: Translator) -> list[str]:
    """AC-70 to AC-73  Return how the viewer's side wins, including the guess if there is one."""
    lines = [text("cli-ac-goal", goal=translator.role_goal(role))]
    if view.fixed.lone_automa and side != CULTISTS:
        lines.append(text("cli-ac-goal-automa", kills=view.fixed.kills))
    if view.fixed.guess:
        lines.append(text("cli-ac-goal-seer", side=side))
    return lines


def brief(view: AmongCultistsView, translator: Translator) -> list[str]:
    """Return the role, this round's colours and the hand; everything on the first morning."""
    if view.phase == "night":
        return card(view, translator)
    me = None if view.seat is None else view.players[view.seat]
    if me is None or me.role is None or me.route is None:
        return []
    message = "cli-ac-brief-free" if is_free(view) else "cli-ac-brief"
    colours = line_of(view, me.route, view.round, translator)
    following = line_of(view, me.route, view.round + 1, translator)
    last = "no" if following else "yes"
    role = translator.name("role", me.role)
    lines = [text(message, role=role, colours=colours, next=following, last=last)]
    lines += reminder(view, translator)
    if me.ghost:
        lines.append(text(ghost_message(view)))
    return [*lines, *night(view, translator), text("cli-ac-your-hand", cards=hand(me, translator))]


def ghost_message(view: AmongCultistsView) -> str:
    """AC-41, AC-82  Return what the viewer's ghost may still do."""
    every = view.own is not None and view.own.full_ghost
    return "cli-ac-superghost-may" if every else "cli-ac-ghost-may"


def is_free(view: AmongCultistsView) -> bool:
    """AC-28, AC-83  Whether no route restricts the viewer's character."""
    return view.own is not None and view.own.free


def night(view: AmongCultistsView, translator: Translator) -> list[str]:
    """Return what only the viewer was shown at night."""
    cultists = [p.seat for p in view.players if p.side == CULTISTS and not p.shown]
    lines = []
    if cultists and cultists != [view.seat]:
        lines.append(text("cli-ac-cultists", names=seat_names(cultists, translator)))
    elif cultists and view.fixed.roles[CULTIST.id] == 1:
        lines.append(text("cli-ac-only-cultist"))
    if view.dead_already:
        lines.append(text("cli-ac-dead-already", names=seat_names(view.dead_already, translator)))
    return lines


def route(view: AmongCultistsView, me: SeatView, translator: Translator) -> list[str]:
    """AC-28  Four lines with this round's marked, or a note that the route does not matter."""
    if me.route is None or me.role is None:
        return []
    name = translator.name("route", me.route)
    lines = [text("cli-ac-route-free" if is_free(view) else "cli-ac-route", route=name)]
    lines += [
        text(
            "cli-ac-route-now" if view.round in rounds else "cli-ac-route-line",
            rounds=listed([str(number) for number in rounds]),
            colours=line_of(view, me.route, rounds[0], translator),
        )
        for rounds in view.fixed.route_rounds
    ]
    return lines


def hand(player: SeatView, translator: Translator) -> str:
    """Return how many there are of each card."""
    cards = Counter((player.encounter_cards or []) + (player.room_cards or []))
    held = [
        text("cli-ac-count", number=cards[card], name=translator.name("room_card", card))
        for card in (*ENCOUNTER_CARDS, *ROOM_CARDS)
        if cards[card]
    ]
    return listed(held) or text("cli-ac-no-cards")


def almanac(view: AmongCultistsView, translator: Translator) -> list[Grid]:
    """Return roles, characters, AUTOMA, rooms, events and cards."""
    grids = [roles(view, translator), characters(view, translator)]
    if view.options.automa:
        grids.append(automa(view))
    return [*grids, places(view, translator), events(view, translator), cards(translator)]


def characters(view: AmongCultistsView, translator: Translator) -> Grid:
    """AC-5a  Return who plays which character."""
    rows = [
        [seat_name(seat, translator), translator.name("character", view.players[seat].character)]
        for seat in view.order
    ]
    headers = texts("cli-ac-header-name", "cli-ac-header-known-as")
    return Grid(text("cli-ac-almanac-characters"), headers, rows)


def automa(view: AmongCultistsView) -> Grid:
    """AC-90 to AC-96  Return what AUTOMA, the character that nobody plays, does."""
    lone = view.fixed.lone_automa
    rows = [
        texts("cli-ac-automa-moves", "cli-ac-automa-moves-says"),
        texts("cli-ac-automa-meets", "cli-ac-automa-meets-says"),
        texts("cli-ac-automa-acts", "cli-ac-automa-acts-says"),
        texts("cli-ac-automa-votes", "cli-ac-automa-votes-says"),
        [
            text("cli-ac-automa-role"),
            text("cli-ac-automa-role-lone" if lone else "cli-ac-automa-role-two"),
        ],
    ]
    return Grid(text("cli-ac-almanac-automa"), ["", text("cli-ac-header-says")], rows)


def roles(view: AmongCultistsView, translator: Translator) -> Grid:
    """AC-9a  The roles in the game, and the candidates of which one is in it."""
    rows = [
        [
            translator.name("role", name),
            str(number) if number else text("cli-ac-one-of"),
            translator.name("side", ROLES[name].side),
            translator.role_about(name),
        ]
        for name, number in view.fixed.roles.items()
    ]
    headers = texts(
        "cli-ac-header-role", "cli-ac-header-number", "cli-ac-header-side", "cli-ac-header-says"
    )
    return Grid(text("cli-ac-almanac-roles"), headers, rows)


def places(view: AmongCultistsView, translator: Translator) -> Grid:
    """Return the rooms with a special use, which are those that have a text."""
    rows = [
        [translator.name("place", room.id), translator.place_text(room.id)]
        for room in view.rooms
        if f"ac-place-{room.id}-text" in translator.catalogue
    ]
    headers = texts("cli-ac-header-place", "cli-ac-header-says")
    return Grid(text("cli-ac-almanac-places"), headers, rows)


def events(view: AmongCultistsView, translator: Translator) -> Grid:
    """AC-4  All tokens, and how often each was drawn."""
    drawn = Counter(view.past)
    rows = [
        [
            translator.name("event", event),
            text("cli-ac-drawn-of", drawn=drawn[event], count=count),
            translator.token_text(event),
        ]
        for event, count in view.fixed.events.items()
    ]
    headers = texts("cli-ac-header-event", "cli-ac-header-drawn", "cli-ac-header-says")
    return Grid(text("cli-ac-almanac-events"), headers, rows)


def cards(translator: Translator) -> Grid:
    """Return what the five cards do."""
    rows = [
        [translator.name("room_card", card), translator.card_text(card)]
        for card in (*ENCOUNTER_CARDS, *ROOM_CARDS)
    ]
    headers = texts("cli-ac-header-card", "cli-ac-header-says")
    return Grid(text("cli-ac-almanac-cards"), headers, rows)


def tallies(counted: Mapping[str, Mapping[str, Tally]], translator: Translator) -> list[Grid]:
    """Return books and points by round, and deaths by cause."""
    return [by_round(counted), deaths(counted["deaths"], translator)]


def by_round(counted: Mapping[str, Mapping[str, Tally]]) -> Grid:
    """Return books and points at the end of each round, over the games that completed it."""
    rows = [
        [number, whole(books.games), mean(books), mean(counted["points"][number])]
        for number, books in counted["books"].items()
    ]
    headers = texts(
        "cli-ac-header-round",
        "cli-simulate-header-games",
        "cli-ac-header-books",
        "cli-ac-header-points",
    )
    note = text("cli-ac-tally-rounds-note")
    return Grid(text("cli-ac-tally-rounds"), headers, rows, note)


def deaths(counted: Mapping[str, Tally], translator: Translator) -> Grid:
    """Return the number of deaths per game, by cause."""
    rows = [
        [translator.name("death", cause), whole(tally.total), mean(tally)]
        for cause, tally in counted.items()
    ]
    headers = texts("cli-ac-header-death", "cli-ac-header-number", "cli-ac-header-a-game")
    return Grid(translator.tally("deaths"), headers, rows)


def mean(tally: Tally) -> str:
    """Return a mean with two decimals."""
    return decimal(tally.mean, 2)
