"""Imagining what is face down: the cities' stacks, the reserve and the mythos deck."""

from collections import Counter

from turncoat.core.chance import Chance
from turncoat.core.terms import Audience
from turncoat.games.dark_providence.content.box import BASE, MYTHOS, Box
from turncoat.games.dark_providence.pile import Pile
from turncoat.games.dark_providence.table import MYTHOS_DECK, RESERVE
from turncoat.games.dark_providence.views.schema import DarkProvidenceView, PileView


def base_piles(
    box: Box, view: DarkProvidenceView, start: DarkProvidenceView, me: Audience, chance: Chance
) -> tuple[dict[str, Pile], Pile]:
    """Imagine the stacks of all cities and the reserve from the base cards not seen elsewhere."""
    left = Counter(box.of_kind(BASE))
    left.subtract(start.tops.values())
    left.subtract(start.brains)
    left.subtract(out_of_game(box, start))
    for player in start.players:
        left.subtract(player.unseen + player.discards + player.used)
    pool = Pool(+Counter({card: left[card] for card in left if box.cards[card].kind == BASE}))
    outlines = {
        city: Outline(pile, needed(view, start, city)) for city, pile in start.stacks.items()
    }
    outlines[RESERVE] = Outline(start.reserve, drawn_from(view, RESERVE))
    piles = pool.fill(outlines, me, chance)
    return {city: piles[city] for city in start.stacks}, piles[RESERVE]


def out_of_game(box: Box, start: DarkProvidenceView) -> list[str]:
    """Base cards that are destroyed or beside the Great Old One."""
    kept: list[str] = []
    if start.solo and box.keeps_agents(start.solo.id):
        kept = start.solo.agents
    return start.gone + kept


def mythos_pile(
    box: Box, view: DarkProvidenceView, start: DarkProvidenceView, me: Audience, chance: Chance
) -> Pile:
    """Imagine the mythos deck from the mythos cards not seen elsewhere."""
    left = Counter(box.of_kind(MYTHOS))
    left.subtract(start.row + start.gone + (start.solo.mythos if start.solo else []))
    for player in start.players:
        left.subtract(player.mythos)
    pool = Pool(+Counter({card: left[card] for card in left if box.cards[card].kind == MYTHOS}))
    outline = Outline(start.mythos_deck, drawn_from(view, MYTHOS_DECK))
    return pool.fill({MYTHOS_DECK: outline}, me, chance)[MYTHOS_DECK]


def needed(view: DarkProvidenceView, start: DarkProvidenceView, city: str) -> list[str]:
    """Cards a stack must have had: those that came out of it, and those seen in it since."""
    inside = Counter(card for cards in view.stacks[city].cards for card in cards or [])
    if start.tops.get(city) and start.tops[city] in inside:
        put_under = view.tops.get(city) != start.tops[city] or view.drawn
        inside[start.tops[city]] -= 1 if put_under else 0
    return drawn_from(view, city) + list((+inside).elements())


def drawn_from(view: DarkProvidenceView, pile: str) -> list[str]:
    """Return what the viewer saw drawn from a pile since the restart point."""
    return [card for name, card in view.drawn if name == pile and card]


class Outline:
    """A pile as the viewer sees it, and the cards that must be in it."""

    def __init__(self, seen: PileView, needed: list[str]) -> None:
        self.seen = seen
        known = Counter(card for cards in seen.cards for card in cards or [])
        self.needed = list((Counter(needed) - known).elements())


class Pool:
    """Cards that may be anywhere face down."""

    def __init__(self, left: Counter[str]) -> None:
        self.left = left

    def fill(self, outlines: dict[str, Outline], me: Audience, chance: Chance) -> dict[str, Pile]:
        """Fill a pile: first what is known, then what is needed, then anything."""
        for outline in outlines.values():
            for cards in outline.seen.cards:
                self.left.subtract(cards or [])
            self.left.subtract(outline.needed)
        rest = list(self.left.elements())
        chance.shuffle(rest)
        return {name: self.layers(outline, rest, me) for name, outline in outlines.items()}

    def layers(self, outline: Outline, rest: list[str], me: Audience) -> Pile:
        """Fill layers from the top down, so that drawn cards were where they were drawn."""
        found: list[tuple[tuple[str, ...], Audience]] = []
        seen = outline.seen
        for size, cards in reversed(list(zip(seen.sizes, seen.cards, strict=True))):
            if cards is not None:
                found.append((tuple(cards), me))
                continue
            inside = outline.needed[:size]
            outline.needed = outline.needed[size:]
            while len(inside) < size:
                inside.append(rest.pop())
            found.append((tuple(inside), 0))
        return tuple(reversed(found))
