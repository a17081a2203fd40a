"""The value of cards' actions in the current position."""

from collections.abc import Sequence
from typing import Any

from turncoat.bots.dark_providence import courting, deeds, worth
from turncoat.bots.dark_providence.mind import Mind, verb
from turncoat.bots.dark_providence.standing import chance_to_win
from turncoat.games.dark_providence.public.alignments import CULTIST


def use(mind: Mind, kind: str, card: str) -> float:
    """The value of a card's action, less what the card could be played for."""
    printed = mind.box.cards[card]
    if kind == "use_granted":
        return 0.5
    assert printed.action
    value = effects(mind, printed.action.effects, card)
    if kind == "use":
        plays = [worth.resource(mind, what, n) for what, n in printed.resources.items()]
        value -= 0.8 * max(plays, default=0.0)
        if printed.action.after == "destroy":
            value -= 0.25 * worth.card(mind, card)
    return value + (0.3 if printed.action.mode == "free" else 0.0)


def effects(mind: Mind, some: Sequence[Any], card: str) -> float:
    """The value of several effects in the current position."""
    return sum(effect(mind, one, card) for one in some)


def effect(mind: Mind, one: Any, card: str) -> float:
    """The value of one effect in the current position."""
    kind = verb(one)
    if kind == "choose":
        return max(effects(mind, option, card) for option in one.options)
    if kind == "may":
        return max(0.0, effects(mind, one.cost, card) + effects(mind, one.then, card))
    if kind == "gate":
        return deeds.best_gate(mind, one, card)
    if kind == "assassinate":
        return deeds.best_murder(mind, one, card)
    if kind == "gain_cubes":
        return gain(mind, one)
    if kind in ("return_influence", "exile_influence"):
        return best_harm(mind, one)
    if kind == "add_influence":
        return max(0.0, courting.best_spot(mind, one.n))
    if kind == "claim":
        return best_forced_claim(mind, one)
    if kind == "discard" and one.who == "self":
        return -worth.A_CARD * float(one.n)
    if kind == "destroy_agent" and one.victims.owner == "own":
        return -min([worth.card(mind, agent) for agent in hired(mind)], default=0.0)
    if kind == "lock":
        return best_lock(mind, one)
    if kind == "possess":
        return 1.0 if mind.alignment == CULTIST else 0.25
    if kind == "track":
        return steps(mind, one)
    if kind == "deep_ones":
        landed = float(min(one.n, mind.me.deep_supply))
        return landed * (1.8 if mind.alignment == CULTIST else 1.1)
    return worth.effect(mind, one)


def best_lock(mind: Mind, one: Any) -> float:
    """The value of the best lock: mostly of making a city of mine safe."""
    safe = [
        mind.box.control(city) * (mind.weights.a_lock if mind.rival(("on_city", city)) else 0.2)
        for city, owner in mind.view.control.items()
        if owner == mind.me.seat and ("on_city", city) not in mind.view.locks
    ]
    return float(sum(sorted(safe, reverse=True)[: min(one.n, mind.view.locks_left)])) or 0.2


def steps(mind: Mind, one: Any) -> float:
    """The value of moving a track by a card; the last space ends the game."""
    tracks = mind.box.content.tracks
    ritual = one.track == "ritual"
    place = mind.view.ritual if ritual else mind.view.investigation
    last = tracks.ritual.last if ritual else tracks.investigation.last
    if place + one.by >= last:
        return 30.0 * (chance_to_win(mind) - 0.4)
    return worth.effect(mind, one)


def hired(mind: Mind) -> list[str]:
    """My hired agents."""
    return [agent for agent in mind.me.agents if agent in mind.box.cards]


def gain(mind: Mind, one: Any) -> float:
    """The value of cubes in the supply."""
    if one.source == "general":
        each = courting.scarcity(mind) + mind.weights.bought * (1 - mind.late)
        return float(min(one.n, mind.me.general)) * each
    there = mind.me.limbo if "limbo" in one.source else 0
    if "board" in one.source:
        there += courting.idle(mind)
    return float(min(one.n, there)) * courting.scarcity(mind)


def best_harm(mind: Mind, one: Any) -> float:
    """The best place to remove a rival's cubes from."""
    spots = {spot for other in mind.others for spot in mind.cubes[other.seat]}
    count = 9 if one.n == "all" else one.n
    fitting = [spot for spot in spots if fits(spot[0], one.target)]
    best = max([courting.harm(mind, spot, count) for spot in fitting], default=0.0)
    return best * (1.3 if verb(one) == "exile_influence" else 1.0)


def fits(kind: str, target: str) -> bool:
    """Whether a spot matches an effect's target."""
    return target == "any" or kind.removeprefix("on_") in target


def best_forced_claim(mind: Mind, one: Any) -> float:
    """The best claim that an effect allows."""
    found = [
        courting.claim_value(mind, spot)
        for spot in mind.spots
        if spot[0].removeprefix("on_") in one.kind
        and mind.may_claim(spot)
        and (one.need != "tie" or courting.ties(mind, spot))
    ]
    return max(found, default=0.0)
