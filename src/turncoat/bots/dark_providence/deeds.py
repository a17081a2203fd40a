"""Gates and assassinations: which are possible, and what they are worth."""

from typing import Any

from turncoat.bots.dark_providence import worth
from turncoat.bots.dark_providence.mind import Mind
from turncoat.bots.dark_providence.standing import chance_to_win, gate_counts
from turncoat.games.dark_providence.public.alignments import CULTIST, INVESTIGATOR
from turncoat.games.dark_providence.public.strength import strength_in
from turncoat.games.dark_providence.public.victims import ASSASSINATE, may_die
from turncoat.games.dark_providence.views.schema import SeatView

# Cards spent for strength could have been used for something else.
A_STRENGTH = 0.12


def strength(mind: Mind, city: str, kind: str) -> int:
    """DP-30, DP-32  My strength there, for this kind of action."""
    return strength_in(mind.box, mind.view, mind.me, city, kind)


def gate_value(mind: Mind, city: str, kind: str, agent: str) -> float:
    """The value of a gate: its VP if it counts for me, less the test and the agent at risk."""
    if not gate_counts(mind.alignment, kind):
        return -1.0
    gain = mind.box.gate(city)
    value = float(gain) - worth.sanity_risk(mind)
    if agent != mind.me.main and agent in mind.box.cards and mind.view.bag:
        share = mind.view.bag.count("insanity") / len(mind.view.bag)
        value -= share * 0.6 * worth.card(mind, agent)
    return value


def best_gate(mind: Mind, effect: Any, card: str) -> float:
    """The best gate that this card can open or close now."""
    kinds = {"open": ["open"], "close": ["closed"], "either": ["open", "closed"]}[effect.mode]
    spare = sum(mind.values("strength", card))
    best = 0.0
    for agent, city in mind.me.agents.items():
        if city in mind.view.gates or (effect.performer == "this" and agent != card):
            continue
        for kind in kinds:
            named = "gate_open" if kind == "open" else "gate_close"
            need = mind.box.gate(city) - strength(mind, city, named) - effect.bonus
            if need <= spare:
                cost = A_STRENGTH * max(0, need)
                best = max(best, gate_value(mind, city, kind, agent) - cost)
    return best


def loss(mind: Mind, owner: SeatView, agent: str) -> float:
    """Return what the owner of an agent loses with it."""
    if agent not in mind.box.cards:
        return 1.0
    return 0.55 * worth.card(mind, agent) * worth.rivalry(mind, owner.seat)


def murder_value(mind: Mind, owner: SeatView, agent: str) -> float:
    """The value of an assassination; killing a main agent may end the game."""
    if mind.solo:
        return 4.0
    crypt = 0.0 if mind.alignment == INVESTIGATOR else 1.0
    if agent != owner.main:
        return crypt + loss(mind, owner, agent)
    if owner.alignment == CULTIST:
        return -1.0
    return 25.0 * (chance_to_win(mind, int(crypt)) - 0.4)


def victims(mind: Mind, city: str, possessed_ok: bool) -> list[tuple[SeatView, str]]:
    """DP-30, DP-31  The pieces I could assassinate there."""
    found: list[tuple[SeatView, str]] = []
    for owner in mind.others:
        for agent, place in owner.agents.items():
            if place == city and may_die(mind.box, mind.view, owner, agent, possessed_ok):
                found.append((owner, agent))
    return found


def best_murder(mind: Mind, effect: Any, card: str) -> float:
    """The best assassination that this card can do now."""
    spare = sum(mind.values("strength", card))
    best = 0.0
    for agent, city in mind.me.agents.items():
        if effect.performer == "this" and agent != card:
            continue
        need = mind.box.control(city) - strength(mind, city, ASSASSINATE) - effect.bonus
        if need <= spare:
            for owner, victim in victims(mind, city, effect.possessed_ok):
                value = murder_value(mind, owner, victim) - A_STRENGTH * max(0, need)
                best = max(best, value)
    return best
