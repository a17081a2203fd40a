"""Walking: the best way of a few doors, by what entering and ending at each place is worth."""

from collections.abc import Callable
from typing import TypeAlias

from turncoat.bots.among_cultists.mind import Mind
from turncoat.core.view import Shown
from turncoat.core.words import Option

Worth: TypeAlias = Callable[[Mind, str], float]


def walk(mind: Mind, decision: Shown, entering: Worth, ending: Worth) -> Option:
    """One step of the best way; it is thought over again only if something happened."""
    left = int(decision.topic[1])
    if mind.steps and mind.began[0] == mind.view.round and mind.steps[0] in decision.options:
        return taken(mind, mind.steps)
    mind.look_around()
    if mind.began[0] != mind.view.round or left == mind.move_points:
        mind.began = (mind.view.round, mind.me.place)
    steps = best_way(mind, left, entering, ending)
    if not steps or steps[0] not in decision.options:
        mind.steps = []
        return decision.options[0]
    return taken(mind, steps)


def taken(mind: Mind, steps: list[Option]) -> Option:
    """The first of these steps; whom I meet there may be a reason to think again."""
    mind.steps = [] if mind.others_at(str(steps[0][1])) else steps[1:]
    return steps[0]


def best_way(mind: Mind, left: int, entering: Worth, ending: Worth) -> list[Option]:
    """Door by door, keeping the best way to each place."""
    began = mind.began[1]
    secret = mind.view.effect == "secret_doors"
    doors = mind.plan.joined_doors if secret else mind.plan.doors
    barred = mind.view.fishman if mind.view.knife != mind.seat else ""
    found: dict[str, float] = {}
    entered: dict[str, float] = {}
    best, steps = -1e9, []
    ways: dict[str, tuple[float, tuple[str, ...]]] = {mind.me.place: (0.0, ())}
    for step in range(left + 1):
        for place, (worth, way) in ways.items():
            for end in mind.plan.joined[place] if secret else (place,):
                if end != began:
                    if end not in found:
                        found[end] = ending(mind, end)
                    # Of two ways that are worth the same, the shorter one.
                    value = worth + found[end] - step * 0.001
                    if value > best:
                        best, steps = value, [*(("go", p) for p in way), ("stop", end)]
        if step == left:
            break
        ahead: dict[str, tuple[float, tuple[str, ...]]] = {}
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
    return steps


def teleport(mind: Mind, decision: Shown, ending: Worth) -> Option:
    """A ghost goes straight to the best place."""
    mind.look_around()
    return max(decision.options, key=lambda option: ending(mind, str(option[1])))
