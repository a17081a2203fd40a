"""The journal: what a seat knows, and how it knows it."""

from collections import Counter
from functools import reduce
from operator import and_
from typing import Final

from turncoat.cli.games.dark_providence.almanac import counted
from turncoat.cli.games.dark_providence.scene import Scene, numbered
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import listed, text, texts
from turncoat.cli.terminal.screen import Grid
from turncoat.games.dark_providence.views.schema import PileView, SeatView

REVEALED: Final = {
    "action": "cli-dp-revealed-action",
    "murder": "cli-dp-revealed-murder",
    "madness": "cli-dp-revealed-madness",
    "defeat": "cli-dp-revealed-defeat",
}


def journal(scene: Scene) -> list[Grid]:
    """Return everything that is known, by subject, without empty tables."""
    grids = [who_is_who(scene), hands(scene), stacks(scene), piles(scene), claims(scene)]
    return [grid for grid in grids if grid.rows]


def who_is_who(scene: Scene) -> Grid:
    """Return alignments as far as the viewer knows them, and how."""
    rows = [[seat_name(p.seat, scene.translator), known(scene, p)] for p in scene.people]
    headers = texts("cli-dp-header-name", "cli-dp-header-alignment")
    return Grid(text("cli-dp-journal-who"), headers, rows, dealt(scene))


def dealt(scene: Scene) -> str:
    """DP-4  Return which alignment cards were dealt from, as far as everybody knows."""
    sets = [Counter(cards) for cards in scene.view.dealt]
    shared = reduce(and_, sets)
    rest = [card for cards in sets for card in (cards - shared).elements()]
    cards = listed(numbered([scene.alignment(card) for card in shared.elements()]))
    if not rest:
        return text("cli-dp-dealt", cards=cards)
    others = listed([scene.alignment(card) for card in rest])
    return text("cli-dp-dealt-one-of", cards=cards, others=others)


def known(scene: Scene, player: SeatView) -> str:
    """Return an alignment and how it was revealed."""
    if player.alignment is None:
        return text("cli-dp-hidden")
    name = scene.alignment(player.alignment)
    if player.revealed:
        return text(REVEALED[player.revealed], alignment=name)
    if player.seat == scene.translator.me:
        return text("cli-dp-hidden-own", alignment=name)
    return text("cli-dp-known-to-you", alignment=name)


def hands(scene: Scene) -> Grid:
    """DP-16  Return what the viewer saw in hands, and what everybody can count."""
    rows = []
    for player in scene.people:
        seen = counted(scene, player.known) if player.known else ""
        discards = counted(scene, [*player.discards, *player.used])
        name = seat_name(player.seat, scene.translator)
        rows.append([name, seen, counted(scene, player.unseen), discards])
    headers = texts(
        "cli-dp-header-name", "cli-dp-header-seen", "cli-dp-header-unseen", "cli-dp-header-discards"
    )
    return Grid(text("cli-dp-journal-hands"), headers, rows)


def stacks(scene: Scene) -> Grid:
    """Return what the viewer knows about stacks."""
    view = scene.view
    piles = [(scene.city(city), pile) for city, pile in view.stacks.items()]
    piles.append((text("cli-dp-reserve"), view.reserve))
    piles.append((text("cli-dp-mythos-deck"), view.mythos_deck))
    rows = [[name, layers(scene, pile)] for name, pile in piles if any(pile.cards)]
    headers = texts("cli-dp-header-stack", "cli-dp-header-known")
    return Grid(text("cli-dp-journal-stacks"), headers, rows)


def layers(scene: Scene, pile: PileView) -> str:
    """Return a pile from the top, as far as it is known."""
    found = []
    for size, cards in zip(reversed(pile.sizes), reversed(pile.cards), strict=True):
        unknown = text("cli-dp-unknown-cards", number=size)
        found.append(unknown if cards is None else listed([scene.card(c) for c in cards]))
    return text("cli-dp-then").join(found)


def piles(scene: Scene) -> Grid:
    """Return what has left the game, and what lies under the Mi-Go."""
    view = scene.view
    rows = []
    if view.gone:
        rows.append([text("cli-dp-gone"), counted(scene, view.gone)])
    if view.brains:
        rows.append([text("cli-dp-brains"), listed([scene.agent(a) for a in view.brains])])
    if view.solo and view.solo.mythos:
        rows.append([text("cli-dp-old-one-has"), counted(scene, view.solo.mythos)])
    return Grid(text("cli-dp-journal-piles"), ["", text("cli-dp-header-cards-plain-list")], rows)


def claims(scene: Scene) -> Grid:
    """Return the claims, marked where they contradict an earlier one."""
    rows = [
        [
            scene.translator.claim(heard.seat, heard.claim),
            "" if heard.contradicts is None else text("cli-dp-contradicts"),
        ]
        for heard in scene.view.heard
    ]
    headers = [text("cli-dp-header-claim"), ""]
    return Grid(text("cli-dp-journal-claims"), headers, rows)
