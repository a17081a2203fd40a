"""What a searching bot does: build a view, imagine a table that fits, and continue from there."""

from collections.abc import Iterator
from itertools import count
from statistics import mean
from typing import Any

import msgspec

from bench.figures import BYTES, Reading, Setting, Workload, average, spread, timed_at
from bench.moments import asked_seat, matches_with_restart_points
from bench.sizes import Size
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.match import AnyMatch, Match


def workloads(setting: Setting, size: Size) -> list[Workload]:
    """Return workloads for the view, its encoding, the imagined table, and an imagined match."""
    matches = matches_with_restart_points(setting, size)
    views = [view_of(match) for match in matches]
    rules = matches[0].rules
    encode = msgspec.json.Encoder().encode

    def view() -> list[Reading]:
        return [average("view", timed_at(matches, size.times, view_of))]

    def encoding() -> list[Reading]:
        length = mean(len(encode(view)) for view in views)
        spent = timed_at(views, size.times, encode)
        return [average("view to JSON", spent), Reading("view as JSON", BYTES, length)]

    def table() -> list[Reading]:
        chances = fresh_chances()
        spent = timed_at(views, size.times, lambda view: rules.imagine(view, next(chances)))
        return spread("imagine the table", spent)

    def match() -> list[Reading]:
        chances = fresh_chances()
        spent = timed_at(matches, size.times, lambda match: imagined(match, next(chances)))
        return spread("imagine the match, view and all", spent)

    return [Workload(setting, run) for run in (view, encoding, table, match)]


def view_of(match: AnyMatch) -> Any:
    """Return the view of the seat that is asked, with what it needs to imagine tables."""
    return match.view(asked_seat(match), derived=False)


def imagined(match: AnyMatch, chance: Chance) -> AnyMatch:
    """Return the match as the seat that is asked might imagine it."""
    return Match.imagined(match.rules, view_of(match), chance)


def fresh_chances() -> Iterator[Chance]:
    """Yield a different chance for each call, the same ones in each repetition."""
    keys = [key_from_seed(seed) for seed in range(1000)]
    return (Chance(keys[world % len(keys)]) for world in count())
