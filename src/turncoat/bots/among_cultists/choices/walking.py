"""Walking: the best way, by the worth of entering and ending at each place."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.terms import Option
from turncoat.core.view import DecisionView

Worth: TypeAlias = Callable[[Mind, str], float]
# For each place, the best way there so far: its worth and its steps.
Ways: TypeAlias = dict[str, tuple[float, tuple[str, ...]]]

# Prefers the shorter of two ways with the same worth.
A_DOOR: Final = 0.001
NO_WAY: Final = -1e9


def walk(mind: Mind, decision: DecisionView, entering: Worth, ending: Worth) -> Option:
    """Take a step of the best way; plan again only after meeting somebody."""
    left = int(decision.topic[1])
    setting_out = left == mind.move_points
    if mind.steps and not setting_out and mind.steps[0] in decision.options:
        return mind.steps.pop(0)
    steps = best_way(mind, left, entering, ending)
    if not steps or steps[0] not in decision.options:
        mind.steps = []
        return decision.options[0]
    mind.steps = undisturbed(mind, steps)
    return mind.steps.pop(0)


def undisturbed(mind: Mind, steps: list[Option]) -> list[Option]:
    """Return the steps up to the first place where somebody is."""
    for at, step in enumerate(steps):
        if mind.around.others_at(str(step[1])):
            return steps[: at + 1]
    return steps


def best_way(mind: Mind, left: int, entering: Worth, ending: Worth) -> list[Option]:
    """Return the best way, searching door by door."""
    ends: dict[str, float] = {}
    best: float = NO_WAY
    steps: list[Option] = []
    for doors, ways in enumerate(spreading(mind, left, entering)):
        for place, (worth, way) in ways.items():
            for end in mind.around.here(place):
                if end == mind.view.began:
                    continue
                if end not in ends:
                    ends[end] = ending(mind, end)
                value = worth + ends[end] - doors * A_DOOR
                if value > best:
                    best, steps = value, [*(("go", to) for to in way), ("stop", end)]
    return steps


def spreading(mind: Mind, left: int, entering: Worth) -> Iterator[Ways]:
    """Yield the ways of each length; no way visits a place twice."""
    secret = mind.view.effect == "secret_doors"
    doors = mind.plan.joined_doors if secret else mind.plan.doors
    barred = mind.view.fishman if mind.view.knife != mind.seat else ""
    entered: dict[str, float] = {}
    ways: Ways = {mind.me.place: (0.0, ())}
    yield ways
    for _ in range(left):
        ahead: Ways = {}
        for place, (worth, way) in ways.items():
            for to in doors[place]:
                if to == barred or to in way:
                    continue
                if to not in entered:
                    entered[to] = entering(mind, to)
                value = worth + entered[to]
                known = ahead.get(to)
                if known is None or value > known[0]:
                    ahead[to] = (value, (*way, to))
        ways = ahead
        yield ways


def teleport(mind: Mind, decision: DecisionView, ending: Worth) -> Option:
    """Move a ghost to the best place."""
    return max(decision.options, key=lambda option: ending(mind, str(option[1])))
