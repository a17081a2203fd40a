"""The university drawn in characters, its state, and the seats."""

from typing import Final

from turncoat.cli.games.among_cultists.plan import Plan
from turncoat.cli.table.seats import seat_name, seat_names
from turncoat.cli.terminal.i18n import listed, text, texts
from turncoat.cli.terminal.screen import Drawing, Grid, joined
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.content import (
    BY_CHARACTERS,
    FACTS,
    ROUNDS,
    ROUTES,
)
from turncoat.games.among_cultists.views.schema import AmongCultistsView, RoomView, SeatView
from turncoat.locales.translator import Translator

TINTS: Final = {
    "DB": "blue", "LB": "bright_cyan", "P": "bright_magenta", "O": "yellow", "G": "green",
    "R": "red",
}  # fmt: skip
GATES: Final = {
    "open": "cli-ac-gate-open",
    "closed": "cli-ac-gate-closed",
    "too_late": "cli-ac-gate-too-late",
}
# Events that change what people may do until the next event.
FORCES: Final = {
    "secret_doors": "cli-ac-force-secret-doors",
    "no_connection": "cli-ac-force-no-connection",
    "high_morale": "cli-ac-force-high-morale",
    "low_morale": "cli-ac-force-low-morale",
}
PHASES: Final = {
    "movement": "cli-ac-title-movement",
    "event": "cli-ac-title-event",
    "action": "cli-ac-title-action",
    "clean_up": "cli-ac-title-clean-up",
    "discussion": "cli-ac-title-discussion",
}


def board_of(view: AmongCultistsView) -> Board:
    """Return what never changes at this table."""
    return Board(view.options, view.order)


def title(view: AmongCultistsView, translator: Translator) -> str:
    """Return the round, the phase and whose turn it is."""
    if view.phase == "night":
        return text("cli-ac-title-night")
    seat = view.active
    return text(
        PHASES[view.phase],
        round=view.round,
        rounds=ROUNDS,
        name="" if seat is None else translator.name("seat", seat),
        is_me="yes" if seat is not None and seat == translator.me else "no",
    )


def board(view: AmongCultistsView, translator: Translator) -> Drawing:
    """Return the plan with everything on it, and what holds for the whole building."""
    facts = FACTS["maps"][BY_CHARACTERS[view.options.count]["map"]]
    fixed = board_of(view)
    drawn = Plan(
        facts,
        {place: inside(view, fixed, place, translator) for place in fixed.places},
        [
            text("cli-ac-shelves"),
            *(shelf_short(view, fixed, s.id, translator) for s in fixed.shelves),
        ],
        [translator.name("shelf", shelf.id) for shelf in fixed.shelves],
    )
    words = [
        (translator.name("place", place), in_words(view, fixed, place, translator))
        for place in fixed.places
    ]
    words.append((text("cli-ac-shelves"), shelves_in_words(view, fixed, translator)))
    return Drawing(
        status(view, translator),
        drawn.lines(),
        words,
        [text("cli-ac-legend")],
        {translator.name("colour", colour): tint for colour, tint in TINTS.items()},
        in_brief(view, fixed, translator),
    )


def in_brief(view: AmongCultistsView, fixed: Board, translator: Translator) -> list[str]:
    """Return a line for each room, for each hall with something in it, and for the shelves."""
    lines = []
    for place in fixed.places:
        name, *found = [part for part in inside(view, fixed, place, translator) if part]
        if found:
            lines.append(text("cli-ac-line", name=name, found=listed(found)))
    shelves = [shelf_short(view, fixed, shelf.id, translator) for shelf in fixed.shelves]
    lines.append(text("cli-ac-line", name=text("cli-ac-shelves"), found=listed(shelves)))
    return [*lines, text("cli-ac-legend-brief")]


def room_at(view: AmongCultistsView, place: str) -> RoomView | None:
    """Return the room at a place; None for a hall."""
    return next((room for room in view.rooms if room.id == place), None)


def people_at(view: AmongCultistsView, place: str) -> list[SeatView]:
    """Return who is at a place, ghosts included, in seating order."""
    return [view.players[seat] for seat in view.order if view.players[seat].place == place]


def inside(view: AmongCultistsView, fixed: Board, place: str, translator: Translator) -> list[str]:
    """Return what is written into a place on the plan."""
    lines = [translator.name("place", place)]
    room = room_at(view, place)
    if room:
        lines.append(translator.name("shelf", fixed.shelf_of[place].id))
        lines.append(room_short(room))
    lines += guests(view, place, room)
    names = [short_name(player, translator) for player in people_at(view, place)]
    return [*lines, listed(names)]


def room_short(room: RoomView) -> str:
    """Return the books, cards and token of a room in a few characters."""
    if room.completed:
        return text("cli-ac-completed")
    message = "cli-ac-room-searched-short" if room.searched else "cli-ac-room-short"
    return text(message, books=room.books, cards=room.cards)


def guests(view: AmongCultistsView, place: str, room: RoomView | None) -> list[str]:
    """Return intruders, the gate, the vote token and the icon of a room token at a place."""
    found = [
        (place == view.fishman, "cli-ac-fishman-here"),
        (room is not None and room.intruder, "cli-ac-cultist-here"),
        (room is not None and room.gate, "cli-ac-gate-here"),
        (room is not None and room.vote, "cli-ac-vote-here"),
        (room is not None and room.icon is True, "cli-ac-unsafe-here"),
    ]
    return [text(message) for there, message in found if there]


def short_name(player: SeatView, translator: Translator) -> str:
    """Return a name for the plan; the viewer and ghosts are marked."""
    name = translator.name("seat", player.seat)
    if player.seat == translator.me:
        name = text("cli-ac-me")
    return text("cli-ac-ghost-short", name=name) if player.ghost else name


def in_words(
    view: AmongCultistsView, fixed: Board, place: str, translator: Translator
) -> list[str]:
    """Return a place in words, for reading aloud."""
    room = room_at(view, place)
    parts = [text("cli-ac-hall")]
    if room:
        parts = [translator.name("shelf", fixed.shelf_of[place].id), room_in_words(room)]
    parts += guests(view, place, room)
    names = [long_name(player, translator) for player in people_at(view, place)]
    parts.append(text("cli-ac-here", names=listed(names)) if names else text("cli-ac-nobody-here"))
    doors = [translator.name("place", way) for way in fixed.doors[place]]
    return [*parts, text("cli-ac-doors", places=listed(doors))]


def room_in_words(room: RoomView) -> str:
    """Return the books, cards and token of a room in words."""
    if room.completed:
        return text("cli-ac-completed")
    message = "cli-ac-room-searched" if room.searched else "cli-ac-room"
    return text(message, books=room.books, cards=room.cards)


def long_name(player: SeatView, translator: Translator) -> str:
    """Return a name, marked if it is a ghost's."""
    name = seat_name(player.seat, translator)
    return text("cli-ac-ghost-of", name=name) if player.ghost else name


def shelf_short(view: AmongCultistsView, fixed: Board, shelf: str, translator: Translator) -> str:
    """Return a shelf for the corner of the plan."""
    found = next(s for s in fixed.shelves if s.id == shelf)
    name = translator.name("shelf", shelf)
    on_it = view.shelves[shelf]
    return text("cli-ac-shelf", shelf=name, on=on_it, of=found.books, points=found.points)


def shelves_in_words(view: AmongCultistsView, fixed: Board, translator: Translator) -> list[str]:
    """Return all shelves in words, for reading aloud."""
    return [
        text(
            "cli-ac-shelf-words",
            shelf=translator.name("shelf", shelf.id),
            on=view.shelves[shelf.id],
            of=shelf.books,
            points=shelf.points,
        )
        for shelf in fixed.shelves
    ]


def status(view: AmongCultistsView, translator: Translator) -> list[str]:
    """Return what holds for the whole building, a line for each thing."""
    knife = seat_name(view.knife, translator)
    power = "cli-ac-power-on" if view.power else "cli-ac-power-off"
    points = text("cli-ac-points", points=view.points, goal=view.goal, knife=knife)
    lines = [
        joined([points, text(power)]),
        *event_lines(view, translator),
    ]
    if view.gate:
        lines.append(gate_line(view))
    if view.no_gifts:
        lines.append(text("cli-ac-no-gifts", round=view.no_gifts_until))
    if view.fixed.outside:
        lines.append(outside(view, translator))
    return lines


def gate_line(view: AmongCultistsView) -> str:
    """Return the state of the gate, and how long it can be closed."""
    if view.gate == "open" and view.gate_to_end:
        return text("cli-ac-gate-open-last")
    return text(GATES[view.gate], round=view.gate_deadline)


def event_lines(view: AmongCultistsView, translator: Translator) -> list[str]:
    """Return the event in force, if it still has an effect, and all past events."""
    if not view.past:
        return [text("cli-ac-no-event")]
    clock = listed([translator.name("event", event) for event in view.past])
    lines = [text("cli-ac-clock", clock=clock)]
    if view.effect in FORCES:
        event = translator.name("event", view.effect)
        lines.insert(0, text(FORCES[view.effect], event=event, round=view.effect_round))
    return lines


def outside(view: AmongCultistsView, translator: Translator) -> str:
    """Return the Fishman, the cultists outside, and the decks beside the map."""
    where = text("cli-ac-lake")
    if view.fishman:
        where = translator.name("place", view.fishman)
    return text(
        "cli-ac-outside",
        where=where,
        tokens=len(view.tokens),
        pile=view.draw_pile,
        unsafe=view.unsafe,
    )


def seats(view: AmongCultistsView, translator: Translator, plain: bool, covered: bool) -> Grid:
    """Return a row for each character, in seating order."""
    headers = texts(
        "cli-ac-header-name",
        "cli-ac-header-place",
        "cli-ac-header-hand-plain" if plain else "cli-ac-header-hand",
        "cli-ac-header-pulse",
        "cli-ac-header-role",
        "cli-ac-header-marks",
    )
    rows = [seat_row(view, view.players[seat], translator, covered) for seat in view.order]
    known_as = [translator.name("character", view.players[seat].character) for seat in view.order]
    return Grid(
        "",
        headers,
        rows,
        brief=tuple(seat_in_brief(*row) for row in rows),
        spare=(text("cli-ac-header-known-as"), *known_as),
    )


def seat_in_brief(name: str, place: str, hand: str, pulse: str, role: str, marks: str) -> str:
    """Return a row as one line for narrow screens; hidden roles are left out."""
    shown = "" if role == text("cli-ac-hidden") else role
    found = [place, text("cli-ac-hand-brief", hand=hand), text("cli-ac-pulse-brief", pulse=pulse)]
    found += [part for part in (shown, marks) if part]
    return text("cli-ac-line", name=name, found=listed(found))


def seat_row(
    view: AmongCultistsView, player: SeatView, translator: Translator, covered: bool
) -> list[str]:
    """Return what lies in front of a character."""
    return [
        seat_name(player.seat, translator),
        translator.name("place", player.place),
        text("cli-ac-hand", encounter=player.encounter_count, room=player.room_count),
        str(player.pulse_count),
        role(player, translator, covered),
        listed(marks(view, player, translator)),
    ]


def role(player: SeatView, translator: Translator, covered: bool) -> str:
    """Return a character's role as far as the viewer may see it; if covered, a key reveals it."""
    if covered and not player.shown:
        return text("cli-ac-press-c") if player.seat == translator.me else text("cli-ac-hidden")
    if player.role is None:
        return text("cli-ac-hidden")
    name = translator.name("role", player.role)
    if player.shown or translator.me in (None, player.seat):
        return name
    return text("cli-ac-known-to-you", role=name)


def marks(view: AmongCultistsView, player: SeatView, translator: Translator) -> list[str]:
    """Return what else everybody can see of a character."""
    found = []
    if player.seat == view.active:
        found.append(text("cli-ac-mark-turn"))
    if player.seat == view.knife:
        found.append(text("cli-ac-mark-knife"))
    if player.ghost:
        found.append(text("cli-ac-mark-ghost", round=player.died))
    if player.automa and player.route is not None and view.phase != "night":
        found.append(
            text("cli-ac-mark-route", colours=line_of(view, player.route, view.round, translator))
        )
    if player.seat == view.gate_partner:
        found.append(text("cli-ac-mark-gate"))
    return found


def line_of(view: AmongCultistsView, route: int, number: int, translator: Translator) -> str:
    """Return the colours of a route in a round; empty after the last round."""
    lines = zip(view.fixed.route_rounds, ROUTES[route], strict=True)
    colours = next((line for rounds, line in lines if number in rounds), [])
    return listed([translator.name("colour", colour) for colour in colours])


def names_at(view: AmongCultistsView, place: str, translator: Translator) -> str:
    """Return the living at a place, except the viewer."""
    there = [p.seat for p in people_at(view, place) if not p.ghost and p.seat != translator.me]
    return seat_names(there, translator)
