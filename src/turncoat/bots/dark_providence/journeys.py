"""Journeys: where an agent would be worth more."""

from turncoat.bots.dark_providence import courting, worth
from turncoat.bots.dark_providence.mind import Mind, Spot, verb


def best_journey(mind: Mind) -> tuple[float, str, str]:
    """The best move of an agent: to a gate it could make soon, or to lead by being there."""
    money = sum(mind.values("money"))
    routes = mind.box.roads.costs(mind.view.cthulhu, mind.view.martial_law)
    best = (0.0, "", "")
    for agent, here in mind.me.agents.items():
        for goal, cost in routes[here].items():
            if 0 < cost <= money:
                value = stay(mind, agent, goal) - stay(mind, agent, here) - 0.06 * cost
                if value > best[0]:
                    best = (value, agent, goal)
    return best


def stay(mind: Mind, agent: str, city: str) -> float:
    """The value of having an agent in a city: influence, and a gate it could make."""
    total = 0.0
    here = mind.me.agents[agent] == city
    spots: list[Spot] = [("on_base", city), ("on_city", city)]
    for spot in spots:
        if spot in mind.spots and mind.may_claim(spot):
            lead = mind.mine(spot) - mind.rival(spot) + (0 if here else 1)
            more = courting.hold(mind, lead) - courting.hold(mind, lead - 1)
            total += 0.3 * worth.spot(mind, spot) * more
    if city not in mind.view.gates and makes_gates(mind):
        total += 0.12 * mind.box.gate(city) + 0.1 * (6 - mind.box.gate(city))
    return total


def makes_gates(mind: Mind) -> bool:
    """Whether a card in hand can open or close a gate."""
    actions = [mind.box.actions[card] for card in mind.hand if card in mind.box.actions]
    return any(verb(one) == "gate" for action in actions for one in worth.every(action.effects))
