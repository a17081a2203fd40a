"""The end (DP-50 to DP-54): alignments, all parts of the scores, who won and why."""

from typing import Final

from turncoat.cli.games.dark_providence.almanac import counted
from turncoat.cli.games.dark_providence.journal import known
from turncoat.cli.games.dark_providence.scene import Scene
from turncoat.cli.games.dark_providence.solo import goal
from turncoat.cli.table.seats import seat_name, seat_names
from turncoat.cli.terminal.i18n import listed, text, texts
from turncoat.cli.terminal.screen import Grid, joined
from turncoat.core.terms import Event, Seat
from turncoat.games.dark_providence.public.scoring import PARTS
from turncoat.games.dark_providence.views.schema import DarkProvidenceView, SeatView
from turncoat.locales.translator import Translator

# The position of the first card in events told to one seat.
SHOWN_CARDS: Final = {
    "you_draw": 1,
    "sees_hand": 2,
    "sees_stack": 2,
    "sees_mythos": 1,
    "sees_deck": 1,
}


def ending(scene: Scene, views: list[DarkProvidenceView]) -> list[Grid]:
    """Return who was who and who won, then the scores in parts, then the hands."""
    grids = [result(scene, views), scores(scene), hands(scene, views)]
    return [grid for grid in grids if grid.rows]


def result(scene: Scene, views: list[DarkProvidenceView]) -> Grid:
    """Return a row for each player, and one for the Great Old One."""
    view = scene.view
    rows = []
    for seen in views:
        assert seen.seat is not None
        player = seen.players[seen.seat]
        rows.append(
            [
                seat_name(player.seat, scene.translator),
                alignment(scene, player),
                str(view.totals[player.seat] if view.totals else player.vp),
                fate(scene, player),
                listed([scene.card(card) for card in player.mythos]),
            ]
        )
    if view.solo:
        won = bool(view.ended) and not view.winners and bool(view.scores)
        rows.append(
            [
                scene.translator.name("great_old_one", view.solo.id),
                "",
                str(view.solo.vp),
                won_or_lost(view, won),
                listed([scene.card(card) for card in view.solo.mythos]),
            ]
        )
    headers = texts(
        "cli-dp-header-name",
        "cli-dp-header-alignment",
        "cli-dp-header-score",
        "cli-dp-header-result",
        "cli-dp-header-mythos",
    )
    return Grid(text(outcome(scene)), headers, rows, note(scene))


def alignment(scene: Scene, player: SeatView) -> str:
    """Return a player's alignment, and how it was revealed if it was before the end."""
    if player.revealed:
        return known(scene, player)
    return scene.alignment(player.alignment) if player.alignment else ""


def outcome(scene: Scene) -> str:
    """Return a message for whether the viewer has won, if they played."""
    if scene.translator.me is None or not scene.view.scores:
        return "cli-dp-ending"
    won = scene.translator.me in scene.view.winners
    return "cli-dp-ending-won" if won else "cli-dp-ending-lost"


def fate(scene: Scene, player: SeatView) -> str:
    """Return whether a player has won or was eliminated."""
    view = scene.view
    if player.seat in view.eliminated:
        return text("cli-dp-out")
    return won_or_lost(view, player.seat in view.winners)


def won_or_lost(view: DarkProvidenceView, won: bool) -> str:
    """Return whether somebody has won; empty if the game did not end."""
    return text("cli-dp-won" if won else "cli-dp-lost") if view.scores else ""


def note(scene: Scene) -> str:
    """Return why it ended, and who was lowest or how near the Great Old One came."""
    view = scene.view
    why = scene.translator.end(view.ended) if view.scores else ""
    if view.solo:
        return text("cli-dp-ending-solo", why=why, goal=goal(view.solo))
    return why if view.lowest is None else joined([why, lowest(scene, view.lowest)])


def lowest(scene: Scene, last: Seat) -> str:
    """DP-53  Return whose score eliminated whom."""
    view = scene.view
    return text(
        "cli-dp-ending-lowest",
        name=seat_name(last, scene.translator),
        score=view.totals[last],
        alignment=scene.alignment(str(view.players[last].alignment)),
        names=seat_names(view.eliminated, scene.translator),
    )


def scores(scene: Scene) -> Grid:
    """Return all scores in parts: a row for each part, a column for each player."""
    view = scene.view
    found = {part for score in view.scores for part, _ in score}
    parts = [part for part in PARTS if part in found]
    rows = [
        [scene.translator.name("part", part), *(points(score, part) for score in view.scores)]
        for part in parts
    ]
    if rows:
        rows.append([text("cli-dp-total"), *map(str, view.totals)])
    names = [seat_name(seat, scene.translator) for seat in range(len(view.scores))]
    return Grid(text("cli-dp-scores"), [text("cli-dp-header-part"), *names], rows)


def points(score: list[tuple[str, int]], part: str) -> str:
    """Return one cell; empty if the player did not score this part."""
    found = dict(score).get(part)
    return "" if found is None else str(found)


def hands(scene: Scene, views: list[DarkProvidenceView]) -> Grid:
    """Return what everybody still had in hand."""
    rows = []
    for seen in views:
        assert seen.seat is not None
        player = seen.players[seen.seat]
        rows.append([seat_name(player.seat, scene.translator), counted(scene, player.hand or [])])
    headers = texts("cli-dp-header-name", "cli-dp-header-hand")
    return Grid(text("cli-dp-hands"), headers, rows)


def opened(event: Event, seat: Seat, translator: Translator) -> str:
    """Return the sentence for an event told to one seat, for an open replay."""
    kind, name = event[0], translator.name("seat", seat)
    if kind == "you_are":
        alignment = translator.name("alignment", event[1])
        return text("cli-dp-opened-is", name=name, alignment=alignment)
    if kind == "sees_alignment":
        other, alignment = translator.name("seat", event[1]), translator.name("alignment", event[2])
        return text("cli-dp-opened-sees", name=name, other=other, alignment=alignment)
    if kind not in SHOWN_CARDS:
        return ""
    cards = listed([translator.name("card", card) for card in event[SHOWN_CARDS[str(kind)] :]])
    message = "cli-dp-opened-draws" if kind == "you_draw" else "cli-dp-opened-cards"
    return text(message, name=name, cards=cards)
