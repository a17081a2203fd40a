"""Gates and assassinations: which are possible, and what they are worth."""

from typing import Any

from turncoat.bots.dark_providence import worth
from turncoat.bots.dark_providence.mind import Mind, verb
from turncoat.bots.dark_providence.standing import chance_to_win, gate_counts
from turncoat.games.dark_providence.public.alignments import CULTIST, INVESTIGATOR
from turncoat.games.dark_providence.view import SeatView

# Cards spent for strength could have been used for something else.
A_STRENGTH = 0.12


def strength(mind: Mind, city: str, kind: str) -> int:
    """DP-30, DP-32  The strength of my agents and Deep Ones there, with mythos cards."""
    total = sum(mind.box.strength[a] for a, place in mind.me.agents.items() if place == city)
    total += mind.me.deep_ones.count(city) * mind.box.content.tokens.deep_one_strength
    for card in mind.me.mythos:
        mods: list[Any] = [*mind.box.cards[card].ongoing]
        for mod in mods:
            if verb(mod) == "strength_bonus" and kind in mod.kinds:
                total += bonus(mind, city, mod)
    return total


def bonus(mind: Mind, city: str, mod: Any) -> int:
    """DP-32a  Dagon in coastal cities, the Whateleys where their tokens are."""
    if mod.where == "coastal" and not mind.box.cities[city].coastal:
        return 0
    if mod.where == "whateley_city" and city not in mind.view.whateleys:
        return 0
    return int(mod.n)


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
    """What the owner of an agent loses with it."""
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
            if place == city and may_die(mind, owner, agent, possessed_ok):
                found.append((owner, agent))
    return found


def may_die(mind: Mind, owner: SeatView, agent: str, possessed_ok: bool) -> bool:
    """DP-30c, DP-31, DP-45, DP-66  Not Houdini, not the possessed, rarely a main agent."""
    least = mind.box.numbers.main_agent_kill_min_vp
    if owner.cultist:
        return not owner.revealed and mind.view.solo is not None and mind.view.solo.vp >= least
    if agent in owner.possessed and not possessed_ok:
        return False
    if agent == owner.main:
        safe = owner.revealed and owner.alignment == CULTIST
        return len(owner.agents) == 1 and owner.vp >= least and not safe
    return "assassinate" not in mind.box.immune.get(agent, [])


def best_murder(mind: Mind, effect: Any, card: str) -> float:
    """The best assassination that this card can do now."""
    spare = sum(mind.values("strength", card))
    best = 0.0
    for agent, city in mind.me.agents.items():
        if effect.performer == "this" and agent != card:
            continue
        need = mind.box.control(city) - strength(mind, city, "assassinate") - effect.bonus
        if need <= spare:
            for owner, victim in victims(mind, city, effect.possessed_ok):
                value = murder_value(mind, owner, victim) - A_STRENGTH * max(0, need)
                best = max(best, value)
    return best
