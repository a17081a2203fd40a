"""What things are worth to a bot, in victory points."""

from collections.abc import Sequence
from typing import Any

from turncoat.bots.dark_providence.mind import Mind, Spot, verb
from turncoat.bots.dark_providence.standing import chance_to_win, exposure, gate_counts
from turncoat.games.dark_providence.public.alignments import CULTIST, INVESTIGATOR, own_track
from turncoat.games.dark_providence.public.paying import TRACKS
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY

A_CARD = 0.3


def uses_left(mind: Mind) -> float:
    """Return how often a card that joins the deck now will be drawn."""
    return mind.weights.uses * (1.0 - mind.late)


def card(mind: Mind, name: str) -> float:
    """The value of a card in the deck: its best resource, its token, its VP."""
    printed = mind.box.cards[name]
    each = sorted((resource(mind, kind, n) for kind, n in printed.resources.items()), reverse=True)
    use = (each[0] if each else 0.0) + 0.15 * sum(each[1:])
    if printed.action:
        use = max(use, mind.weights.an_action) + 0.1
    total = max(0.1, use - mind.weights.poor_card) * uses_left(mind) + printed.vp.general
    total += (1 - mind.late) * powers(mind, name)
    if printed.agent:
        total += 0.5 + mind.weights.presence * (1 - mind.late) + 0.35 * printed.agent.token_strength
        total += printed.vp.investigator if mind.alignment == INVESTIGATOR else 0
    return total


def powers(mind: Mind, name: str) -> float:
    """The value of a card's repeatable powers: gates that count for me, assassinations."""
    action = mind.box.cards[name].action
    if action is None:
        return 0.0
    total = 0.0
    for one in every(action.effects):
        if verb(one) == "gate" and makes(mind, one.mode):
            total = max(total, mind.weights.gates * (0.3 if action.after == "destroy" else 1.0))
        elif verb(one) == "assassinate":
            total = max(total, mind.weights.murders)
    return total


def makes(mind: Mind, mode: str) -> bool:
    """Whether such gates count for me."""
    kinds = {"open": ["open"], "close": ["closed"], "either": ["open", "closed"]}[mode]
    return any(gate_counts(mind.alignment, kind) for kind in kinds)


def every(some: Sequence[Any]) -> list[Any]:
    """All effects, including nested ones."""
    found: list[Any] = []
    for one in some:
        found.append(one)
        if verb(one) == "choose":
            for option in one.options:
                found += every(option)
        elif verb(one) == "may":
            found += every(one.then)
    return found


def resource(mind: Mind, kind: str, count: int) -> float:
    """The value of a resource, played once."""
    if kind in ("influence", "money", "strength"):
        return float(getattr(mind.weights, kind)) * count
    return max(0.12, step(mind, kind)) * count


def step(mind: Mind, symbol: str) -> float:
    """The value of one step of a track: my own up, or the other one down."""
    track, up = TRACKS[symbol]
    if mind.solo and symbol == "ritual_down":
        return 0.35 if races(mind) else 0.05
    if track == own_track(mind.alignment):
        step = mind.weights.own_step * impatience(mind)
        return step if up else -step
    if mind.solo:
        return -0.05
    return -mind.weights.other_step if up else mind.weights.other_step


def races(mind: Mind) -> bool:
    """DP-67a  Whether the Great Old One wins by the tracks."""
    return mind.view.solo is not None and mind.view.solo.goal == "ritual_minus_investigation"


def impatience(mind: Mind) -> float:
    """After many rounds, prefer what ends the game: tracks end it, cities change hands."""
    return 1.0 + max(0, mind.view.round - mind.weights.patience) / 8


def mythos(mind: Mind, name: str) -> float:
    """The value of a mythos card: its VP and its effects."""
    printed = mind.box.cards[name]
    total = float(printed.vp.general)
    total += printed.vp.cultist * (1.0 if mind.alignment == CULTIST else 0.15)
    total += sum(effect(mind, one) for one in printed.on_claim)
    total += mind.weights.ongoing * (1 - mind.late) * len(printed.ongoing)
    if printed.action:
        total += (
            mind.weights.mythos_action
            * (1 - mind.late)
            * max(0.3, effects(mind, printed.action.effects))
        )
    if mind.solo:
        total += 1.0
    return total + 0.8 * len(printed.end_game) + 0.4


def city(mind: Mind, name: str) -> float:
    """The value of a city: its VP, its card, and what another player loses."""
    value = float(mind.box.control(name))
    weights = mind.weights
    total = (weights.city + weights.city_late * mind.late) * value
    total += weights.city_card * card(mind, mind.box.cities[name].card)
    owner = mind.view.control.get(name)
    if owner is not None and owner != mind.me.seat:
        total += value * (0.8 if mind.solo else weights.steal * rivalry(mind, owner))
    return total


def rivalry(mind: Mind, seat: int) -> float:
    """Return how much I want this player to lose: more if they lead, less if perhaps on my side."""
    player = mind.view.players[seat]
    best = max(other.vp for other in mind.others)
    ally = player.alignment == mind.alignment and mind.alignment in (INVESTIGATOR, CULTIST)
    return (0.3 if ally else 0.8) + (0.5 if player.vp == best else 0.0)


def spot(mind: Mind, where: Spot) -> float:
    """The value of a claim there, including the sanity test."""
    if where not in mind.worths:
        mind.worths[where] = _spot(mind, where)
    return mind.worths[where]


def _spot(mind: Mind, where: Spot) -> float:
    kind, name = where
    if kind == ON_CITY:
        total, printed = city(mind, name), ""
    elif kind == ON_BASE:
        printed = mind.view.tops[name]
        total = card(mind, printed)
    else:
        printed = name
        total = mythos(mind, name)
    if printed and mind.box.cards[printed].sanity:
        total -= sanity_risk(mind)
    return total


def sanity_risk(mind: Mind) -> float:
    """The cost of a sanity test: the third insanity ends the game, except for cultists."""
    bag = mind.view.bag
    if not bag or mind.me.mad:
        return 0.0
    share = bag.count("insanity") / len(bag)
    mods = [mod for card in mind.me.mythos for mod in mind.box.cards[card].ongoing]
    if any(verb(mod) == "on_sanity_test" for mod in mods):
        share *= share
    left = mind.box.numbers.insanity_limit - mind.me.insanity
    if left > 1:
        return share * (0.3 if left > 2 else 1.0)
    if mind.alignment == CULTIST:
        return share * 3.0
    return share * (mind.weights.madness - 14.0 * chance_to_win(mind, -exposure(mind)))


# Effects.


def effects(mind: Mind, some: Sequence[Any]) -> float:
    """The value of several effects."""
    return sum(effect(mind, one) for one in some)


def effect(mind: Mind, one: Any) -> float:
    """The general value of an effect, without looking at the board."""
    kind = verb(one)
    if kind == "choose":
        return max(effects(mind, option) for option in one.options)
    if kind == "may":
        return max(0.0, effects(mind, one.cost) + effects(mind, one.then))
    if kind == "track":
        symbol = ("ritual" if one.track == "ritual" else "invest") + (
            "_up" if one.by > 0 else "_down"
        )
        return step(mind, symbol) * float(abs(one.by))
    if kind in ("vp", "extra_action"):
        return float(one.n) * (1.0 if kind == "vp" else 0.7)
    if kind == "calm":
        return (0.0, 0.5, 2.5)[min(mind.me.insanity, 2)]
    if kind == "sanity_test":
        return -sanity_risk(mind) if one.who == "self" else 0.5
    return SIMPLE.get(kind, 0.3)


SIMPLE = {
    "draw": 0.9,
    "discard": 0.3,
    "peek": 0.5,
    "take_agent": 2.5,
    "take_brain": 2.2,
    "destroy_agent": 1.5,
    "place_token": 0.9,
    "take_tokens": 1.2,
    "take_card": 0.8,
    "claim_reserve": 2.2,
    "claim": 2.5,
    "revive": 2.0,
    "end_check": 0.0,
}
