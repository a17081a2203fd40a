"""A short introduction, the viewer's own cards, and every card that can be looked up."""

from collections import Counter

from turncoat.cli.games.dark_providence.scene import Scene, does_something, numbered
from turncoat.cli.games.dark_providence.score import in_parts, own_score, total
from turncoat.cli.terminal.i18n import folded, listed, text, texts
from turncoat.cli.terminal.screen import Grid
from turncoat.games.dark_providence.public.alignments import HIDDEN
from turncoat.games.dark_providence.table import PLACING
from turncoat.games.dark_providence.views.schema import SeatView


def welcome(scene: Scene) -> list[str]:
    """Return the game in a few sentences, and the abbreviations on the board."""
    solo = scene.view.solo
    if solo:
        name = scene.translator.name("great_old_one", solo.id)
        says = scene.translator.great_old_one_text(solo.id)
        lines = [
            text("cli-dp-welcome-solo", mark=scene.view.target),
            text("cli-dp-named", name=name, says=says),
        ]
    else:
        lines = [text("cli-dp-welcome", mark=scene.view.target, players=scene.view.options.players)]
    return [*lines, text("cli-dp-legend"), text("cli-dp-legend-letters")]


def card(scene: Scene) -> list[str]:
    """Return the viewer's alignment and what it scores, the hand, and the other cards."""
    me = scene.me
    if me is None or me.alignment is None or me.hand is None:
        return []
    name = scene.alignment(me.alignment)
    solo, translator = scene.view.solo, scene.translator
    goal = translator.solo_goal() if solo else translator.alignment_goal(me.alignment)
    lines = [text("cli-dp-you-are", alignment=name, goal=goal), *estimate(scene)]
    lines += hand(scene, me)
    lines.append(text("cli-dp-your-deck", cards=counted(scene, deck_of(me))))
    if me.discards:
        lines.append(text("cli-dp-your-discards", cards=counted(scene, me.discards)))
    for owned in me.mythos:
        lines.append(text("cli-dp-named", name=scene.card(owned), says=scene.says(owned)))
    return lines


def brief(scene: Scene) -> list[str]:
    """Return the alignment, the score so far and the hand; everything before the first turn."""
    me = scene.me
    if me is None or me.alignment is None or me.hand is None:
        return []
    if scene.view.phase == PLACING:
        return card(scene)
    message = "cli-dp-brief" if me.revealed == HIDDEN else "cli-dp-brief-revealed"
    name = scene.alignment(me.alignment)
    return [text(message, alignment=name), *estimate(scene), *hand(scene, me)]


def estimate(scene: Scene) -> list[str]:
    """Return what the viewer would score now."""
    parts = own_score(scene)
    if not parts:
        return [text("cli-dp-score-none")]
    return [text("cli-dp-score", total=total(parts), parts=in_parts(parts, scene))]


def hand(scene: Scene, me: SeatView) -> list[str]:
    """Return a line for each card in hand, and the cards used this turn."""
    lines = [text("cli-dp-your-hand" if me.hand else "cli-dp-empty-hand")]
    for name, number in Counter(me.hand).items():
        lines.append(
            text(
                "cli-dp-hand-line",
                number=number,
                card=scene.card(name),
                facts=scene.resources(name),
                says=deed(scene, name),
            )
        )
    if me.used:
        lines.append(text("cli-dp-your-used", cards=counted(scene, me.used)))
    return lines


def deed(scene: Scene, card: str) -> str:
    """Return the text of a card that does something besides being played."""
    acts = does_something(scene.box, card)
    return text("cli-dp-hand-says", says=scene.says(card)) if acts else ""


def deck_of(me: SeatView) -> list[str]:
    """Return what is left in the deck, sorted."""
    return sorted(card for layer in me.deck.cards for card in layer or [])


def counted(scene: Scene, cards: list[str]) -> str:
    """Return how many there are of each card."""
    return listed(numbered([scene.card(card) for card in cards])) or text("cli-dp-none")


# What can be looked up.


def almanac(scene: Scene) -> list[Grid]:
    """Return the cards on the board, the viewer's own, and those in front of others."""
    view = scene.view
    grids = [
        pages(scene, text("cli-dp-almanac-row"), view.row),
        pages(scene, text("cli-dp-almanac-bases"), list(view.tops.values())),
    ]
    me = scene.me
    if me is not None:
        own = [*me.unseen, *me.discards, *me.used]
        grids.append(pages(scene, text("cli-dp-almanac-own"), own))
    beside = [card for player in view.players for card in player.mythos]
    grids.append(pages(scene, text("cli-dp-almanac-mythos"), beside))
    if view.solo:
        grids.append(old_one(scene))
    grids.append(roads(scene))
    shown = [grid for grid in grids if grid.rows]
    return [*shown[:-1], shown[-1]._replace(note=text("cli-dp-almanac-note"))]


def pages(scene: Scene, title: str, cards: list[str]) -> Grid:
    """Return cards with their numbers and texts, each once."""
    headers = texts("cli-dp-header-card", "cli-dp-header-says")
    rows = [[scene.card(name), page(scene, name)] for name in sorted(set(cards), key=scene.card)]
    return Grid(title, headers, rows)


def page(scene: Scene, card: str) -> str:
    """Return everything that is printed on a card."""
    facts = listed(scene.facts(card))
    says = scene.says(card)
    return text("cli-dp-page", facts=facts, says=says) if facts else says


def old_one(scene: Scene, all_cards: bool = False) -> Grid:
    """DP-61  The Great Old One and the behaviour cards still to come, or all of them."""
    solo = scene.view.solo
    assert solo
    name = scene.translator.name("great_old_one", solo.id)
    rows = [[name, scene.translator.great_old_one_text(solo.id)]]
    rows += [
        [scene.translator.name("behaviour", card), scene.translator.behaviour_text(card)]
        for card in (scene.box.behaviours if all_cards else solo.behaviours)
    ]
    headers = texts("cli-dp-header-card", "cli-dp-header-says")
    return Grid(text("cli-dp-almanac-old-one"), headers, rows)


def look_up(words: str, scene: Scene) -> list[Grid]:
    """Return all cards and cities whose names contain these words."""
    wanted = folded(words).split()

    def fits(name: str) -> bool:
        return all(word in folded(name) for word in wanted)

    cards = [card for card in scene.box.cards if fits(scene.card(card))]
    grids = [pages(scene, text("cli-dp-almanac-found"), cards)]
    if scene.view.solo:
        solo = old_one(scene, all_cards=True)
        grids.append(solo._replace(rows=[row for row in solo.rows if fits(row[0])]))
    ways = roads(scene)
    if not fits(ways.title):
        ways = ways._replace(rows=[row for row in ways.rows if fits(row[0])])
    grids.append(ways)
    return [grid for grid in grids if grid.rows]


def roads(scene: Scene) -> Grid:
    """Return where the roads of each city lead, and what they cost."""
    rows = []
    for city in scene.box.city_ids:
        ways = [
            text("cli-dp-road", city=scene.city(other), cost=cost)
            for other, cost in scene.box.roads.neighbours[city]
        ]
        rows.append([scene.city(city), text("cli-plain-next").join(ways)])
    headers = texts("cli-dp-header-city", "cli-dp-header-roads")
    return Grid(text("cli-dp-almanac-roads"), headers, rows)
