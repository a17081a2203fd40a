"""Tallies over many games: points, and how often the player who claimed a card won."""

from collections.abc import Iterator, Mapping
from itertools import chain, repeat
from typing import TypeAlias

from turncoat.cli.terminal.i18n import decimal, text, texts, whole
from turncoat.cli.terminal.screen import Grid
from turncoat.lab.simulate import Tally
from turncoat.locales.translator import Translator

Counted: TypeAlias = Mapping[str, Mapping[str, Tally]]


def tallies(counted: Counted, translator: Translator) -> list[Grid]:
    """Return points, then claims."""
    grids = [points(counted.get("points", {})), claims(counted, translator)]
    return [grid for grid in grids if grid.rows]


def points(counted: Mapping[str, Tally]) -> Grid:
    """Return the mean and the spread of all scores."""
    scores = sorted(chain.from_iterable(expanded(counted)))
    if not scores:
        return Grid("", [], [])
    last = len(scores) - 1
    places = [round(last * part / 4) for part in range(5)]
    rows = [
        [
            whole(len(scores)),
            decimal(sum(scores) / len(scores), 1),
            *(whole(scores[p]) for p in places),
        ]
    ]
    headers = texts(
        "cli-dp-header-scores",
        "cli-dp-header-mean",
        "cli-dp-header-lowest",
        "cli-dp-header-quarter",
        "cli-dp-header-median",
        "cli-dp-header-three-quarters",
        "cli-dp-header-highest",
    )
    return Grid(text("cli-dp-tally-points"), headers, rows)


def expanded(counted: Mapping[str, Tally]) -> Iterator[Iterator[int]]:
    """Return every score as often as it occurred."""
    return (repeat(int(score), tally.total) for score, tally in counted.items())


def claims(counted: Counted, translator: Translator) -> Grid:
    """Return how often each card was claimed, and how often its claimant won."""
    claimed, by_winners = counted.get("claimed", {}), counted.get("claimed_by_winners", {})
    rows = []
    for card, tally in sorted(claimed.items(), key=lambda item: -item[1].total):
        won = by_winners[card].total if card in by_winners else 0
        share = text("cli-percent", number=round(100 * won / tally.total))
        rows.append([translator.name("card", card), whole(tally.total), whole(won), share])
    headers = texts(
        "cli-dp-header-card",
        "cli-dp-header-claims",
        "cli-dp-header-by-winners",
        "cli-simulate-header-share",
    )
    return Grid(translator.tally("claimed"), headers, rows)
