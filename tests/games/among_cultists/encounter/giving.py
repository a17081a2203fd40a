"""Encounters in the dark, and all their possible outcomes."""

from collections.abc import Iterable
from itertools import permutations

from tests.games.among_cultists.scenes import Play, Scene, party
from tests.games.among_cultists.steps import GIVING
from turncoat.core.terms import Seat

Gifts = tuple[tuple[Seat, Seat], ...]


def about_to_enter(company: int, scene: Scene | None = None, mover: Seat = 0) -> Scene:
    """The first `company` seats are in the dark Security Office, the mover still next door."""
    scene = scene or party(max(5, company))
    everybody = range(len(scene.table.players))
    scene.at("D2", *everybody).at("R", *range(company)).at("D1", mover)
    return scene.phase("movement").dark().knife(mover)


def come_in(scene: Scene) -> Play:
    return scene.play().choose("go", "R")


def gifts(play: Play) -> Gifts:
    """Return who gave to whom."""
    return tuple(sorted((int(e[1]), int(e[2])) for e in play.events(topic="gives")))


def reachable_outcomes(play: Play) -> set[Gifts]:
    """Return all outcomes that can be reached by the offered options."""
    if not set(play.asked().values()) <= GIVING:
        return {gifts(play)}
    return {
        outcome
        for option in play.options()
        if option != ("give", "dead")
        for outcome in reachable_outcomes(Play(play.match.clone()).choose(*option))
    }


def allowed_outcomes(givers: Iterable[Seat], company: int) -> set[Gifts]:
    """Return all outcomes that AC-25 allows."""
    givers = sorted(givers)
    return {
        tuple(zip(givers, receivers, strict=True))
        for receivers in permutations(range(company), len(givers))
        if all(giver != receiver for giver, receiver in zip(givers, receivers, strict=True))
    }
