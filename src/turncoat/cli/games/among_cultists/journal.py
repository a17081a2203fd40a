"""The journal: what a seat knows, and how it knows it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from turncoat.cli.games.among_cultists.board import board_of
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import listed, text, texts
from turncoat.cli.terminal.screen import Grid, joined
from turncoat.core.terms import Seat, Term
from turncoat.games.among_cultists.content import ROUTES, UNSAFE
from turncoat.games.among_cultists.ledger import (
    DRAWN,
    GIVEN,
    LAID,
    LOOKED,
    PILE,
    QUIET,
    REVEALED,
    START,
    TOKEN,
    UNCOUNTED,
    UNSEEN,
    VOTE,
)
from turncoat.games.among_cultists.views.schema import AmongCultistsView, SeatView
from turncoat.locales.translator import Translator

NOBODY: Final = -1
# Where a card came from: without its face, and with it.
FROM_PLAYER: Final = ("cli-ac-from", "cli-ac-from-face")
SOURCES: Final = {
    START: ("cli-ac-from-start", "cli-ac-from-start-face"),
    PILE: ("cli-ac-from-pile", "cli-ac-from-pile-face"),
}


def journal(view: AmongCultistsView, translator: Translator) -> list[Grid]:
    """Return everything that was noted, by subject, without empty tables."""
    ledger = view.ledger
    grids = [
        who_is_who(view, translator),
        pulse_cards(view, ledger, translator),
        looks(ledger, translator),
        room_cards(view, ledger, translator),
        tokens(ledger, translator),
        votes(ledger, translator),
        claims(view, translator),
    ]
    return [grid for grid in grids if grid.rows]


def lines(ledger: Iterable[Term], kind: str) -> Iterator[Term]:
    """Return the ledger lines of one kind, without the kind."""
    return (line[1:] for line in ledger if line[0] == kind)


def who_is_who(view: AmongCultistsView, translator: Translator) -> Grid:
    """Return roles as far as the viewer knows them and how, and what everybody can deduce."""
    headers = texts(
        "cli-ac-header-name", "cli-ac-header-role", "cli-ac-header-may-be", "cli-ac-header-routes"
    )
    rows = [
        [
            seat_name(seat, translator),
            known(view, view.players[seat], translator),
            may_be(view, view.players[seat], translator),
            routes(view.players[seat], translator),
        ]
        for seat in view.order
    ]
    return Grid(text("cli-ac-journal-roles"), headers, rows, text("cli-ac-journal-roles-note"))


def known(view: AmongCultistsView, player: SeatView, translator: Translator) -> str:
    """Return a role and how it was learned, and whether the character was dead from the start."""
    found = []
    if player.role is not None:
        name = translator.name("role", player.role)
        how = "cli-ac-know-night"
        if player.seat == view.seat:
            how = "cli-ac-know-own"
        elif player.shown:
            how = "cli-ac-know-shown"
        found.append(text(how, role=name))
    if player.seat in (view.dead_already or []):
        found.append(text("cli-ac-know-dead"))
    if player.ghost:
        death = translator.name("death", player.death)
        found.append(text("cli-ac-ghost-since", round=player.died, death=death))
    return joined(found)


def may_be(view: AmongCultistsView, player: SeatView, translator: Translator) -> str:
    """Return the roles that public facts allow."""
    if player.role is not None:
        return ""
    if len(player.may_be) == len(view.fixed.roles):
        return text("cli-ac-anything")
    return listed([translator.name("role", name) for name in player.may_be])


def routes(player: SeatView, translator: Translator) -> str:
    """AC-28  The routes that fit a character's room actions; that none fits is a clue."""
    if player.automa and player.route is not None:
        return str(player.route + 1)
    found = [str(at + 1) for at in range(len(ROUTES)) if player.fitting_routes >> at & 1]
    if len(found) == len(ROUTES):
        return text("cli-ac-any-route")
    return listed(found) or text("cli-ac-no-route")


def pulse_cards(view: AmongCultistsView, ledger: list[Term], translator: Translator) -> Grid:
    """AC-1a  Return who gave whom a card and when, with its face where the viewer knows it."""
    given: dict[Seat, list[str]] = {seat: [] for seat in view.order}
    for giver, receiver, face, round_number in lines(ledger, GIVEN):
        given[int(receiver)].append(one_card(int(giver), str(face), round_number, translator))
    rows = [[seat_name(seat, translator), listed(cards)] for seat, cards in given.items() if cards]
    headers = texts("cli-ac-header-name", "cli-ac-header-given")
    return Grid(text("cli-ac-journal-pulse"), headers, rows, text("cli-ac-rounds-note"))


def one_card(who: Seat, face: str, round_number: str | int, translator: Translator) -> str:
    """Return a card in a deck: from whom, from when and, if known, its face."""
    unseen, seen = SOURCES.get(who, FROM_PLAYER)
    name = "" if who in SOURCES else by_name(who, translator)
    if face == UNSEEN:
        return text(unseen, name=name, round=round_number)
    return text(seen, name=name, round=round_number, face=translator.name("room_card", face))


def by_name(who: Seat, translator: Translator) -> str:
    """Return whose card it was, briefly."""
    return text("cli-ac-you") if who == translator.me else translator.name("seat", who)


def looks(ledger: list[Term], translator: Translator) -> Grid:
    """AC-35, AC-45  Return who looked at whose pulse cards, and what followed."""
    rows = []
    for line, after in pairwise([*ledger, ("",)]):
        if line[0] == LOOKED:
            _, who, target, alive, dead, round_number = line
            names = {
                "who": seat_name(int(who), translator),
                "target": seat_name(int(target), translator),
            }
            rows.append(
                [
                    text("cli-ac-looked", **names),
                    str(round_number),
                    seen(int(alive), int(dead)),
                    text(REVEALED_OR_NOT.get(str(after[0]), "cli-ac-kept-quiet")),
                ]
            )
    headers = texts(
        "cli-ac-header-look", "cli-ac-header-round", "cli-ac-header-seen", "cli-ac-header-outcome"
    )
    return Grid(text("cli-ac-journal-looks"), headers, rows)


REVEALED_OR_NOT: Final = {REVEALED: "cli-ac-revealed", QUIET: "cli-ac-kept-quiet"}


def seen(alive: int, dead: int) -> str:
    """Return what somebody saw, if the viewer knows it."""
    if alive == UNCOUNTED:
        return text("cli-ac-unknown")
    return text("cli-ac-pulse", alive=alive, dead=dead)


def room_cards(view: AmongCultistsView, ledger: list[Term], translator: Translator) -> Grid:
    """AC-52, AC-54  Return what was laid where, and what was drawn there publicly."""
    laid: dict[str, list[str]] = {}
    drawn: dict[str, list[str]] = {}
    for who, place, face, round_number in lines(ledger, LAID):
        laid.setdefault(str(place), []).append(
            one_card(int(who), str(face), round_number, translator)
        )
    for place, face, _, who in lines(ledger, DRAWN):
        name = translator.name("room_card", face)
        if int(who) >= 0:
            name = text("cli-ac-drawn-by", name=by_name(int(who), translator), face=name)
        drawn.setdefault(str(place), []).append(name)
    rows = [
        [translator.name("lay_place", place), listed(laid[place]), listed(drawn.get(place, []))]
        for place in [*board_of(view).rooms, UNSAFE]
        if place in laid and (view.ended or drawn.get(place) or len(laid[place]) > 1)
    ]
    headers = texts("cli-ac-header-place", "cli-ac-header-laid", "cli-ac-header-turned-up")
    return Grid(text("cli-ac-journal-rooms"), headers, rows, text("cli-ac-rounds-note"))


def tokens(ledger: list[Term], translator: Translator) -> Grid:
    """AC-37  Event tokens drawn in secret."""
    rows = []
    for who, event, fate, round_number in lines(ledger, TOKEN):
        known_event = translator.name("event", event) if event else text("cli-ac-unknown")
        known_fate = translator.name("fate", fate) if fate else ""
        rows.append([seat_name(int(who), translator), str(round_number), known_event, known_fate])
    headers = texts(
        "cli-ac-header-name", "cli-ac-header-round", "cli-ac-header-event", "cli-ac-header-outcome"
    )
    return Grid(text("cli-ac-journal-tokens"), headers, rows)


def votes(ledger: list[Term], translator: Translator) -> Grid:
    """AC-58  Return who voted for whom, and who was voted out."""
    rows = []
    for round_number, out, double, *ballots in lines(ledger, VOTE):
        rows.append(
            [str(round_number), voted(out, translator), counted(ballots, double, translator)]
        )
    headers = texts("cli-ac-header-round", "cli-ac-header-out", "cli-ac-header-ballots")
    return Grid(text("cli-ac-journal-votes"), headers, rows)


def counted(ballots: Sequence[str | int], double: str | int, translator: Translator) -> str:
    """Return the voters by candidate, most votes first, abstentions last."""
    voters: dict[int, list[str]] = {}
    for seat, whom in enumerate(ballots):
        name = translator.name("seat", seat)
        voter = text("cli-ac-counts-twice", who=name) if seat == double else name
        voters.setdefault(int(whom), []).append(voter)
    order = sorted(voters, key=lambda whom: (whom == NOBODY, -len(voters[whom])))
    return joined(
        [
            text(
                "cli-ac-abstained" if whom == NOBODY else "cli-ac-ballots",
                whom=voted(whom, translator),
                who=listed(voters[whom]),
            )
            for whom in order
        ]
    )


def voted(whom: str | int, translator: Translator) -> str:
    """Return a name, or nobody."""
    return text("cli-ac-nobody") if whom == NOBODY else translator.name("seat", whom)


def claims(view: AmongCultistsView, translator: Translator) -> Grid:
    """Return the claims, marked where they contradict an earlier one."""
    rows = [
        [
            translator.claim(heard.seat, heard.claim),
            "" if heard.contradicts is None else text("cli-ac-contradicts"),
        ]
        for heard in view.heard
    ]
    headers = [text("cli-ac-header-claim"), ""]
    return Grid(text("cli-ac-journal-claims"), headers, rows)
