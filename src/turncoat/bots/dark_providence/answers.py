"""Scores for the steps within an action: each option is judged by what the action is for."""

from collections.abc import Callable
from typing import Any, TypeAlias

from turncoat.bots.dark_providence import courting, deeds, journeys, menu, uses, worth
from turncoat.bots.dark_providence.mind import Mind, Spot, verb
from turncoat.bots.dark_providence.standing import chance_to_win, gate_counts
from turncoat.core.terms import Option, Term
from turncoat.games.dark_providence.public.alignments import OPPOSITE
from turncoat.games.dark_providence.views.schema import SeatView

Weigh: TypeAlias = Callable[[Mind, Term, Option], float]
DONE: Option = ("done",)


def spot_of(option: Option) -> Spot:
    """The card or city with influence that an option names."""
    return (str(option[0]), str(option[1]))


def turn(mind: Mind, topic: Term, option: Option) -> float:
    return menu.weigh(mind, option)


def place_main(mind: Mind, topic: Term, option: Option) -> float:
    """Prefer a good base card, a valuable city and a gate within reach."""
    city = str(option[1])
    return (
        0.5 * worth.spot(mind, ("on_base", city))
        + 0.4 * mind.box.control(city)
        - 0.3 * mind.box.gate(city)
    )


# Paying.


def pay(mind: Mind, topic: Term, option: Option) -> float:
    """Pay as much as the action needs, with the cards that have the least other use."""
    resource, paid = str(topic[1]), int(topic[2])
    wanted = aim(mind, resource, paid)
    if option == DONE:
        return 0.0 if paid >= wanted else -5.0
    card = str(option[1])
    value = mind.box.resources[card][resource]
    over = max(0, paid + value - wanted)
    waste = 1.0 * over if resource == "influence" else 0.0
    other = max(
        [
            worth.resource(mind, kind, n)
            for kind, n in mind.box.resources[card].items()
            if kind != resource
        ],
        default=0.0,
    )
    action = 0.25 if mind.box.cards[card].action else 0.0
    eager = 2.0 if paid < wanted else -2.0
    return eager + 0.2 * value - waste - 0.5 * other - action


def aim(mind: Mind, resource: str, paid: int) -> int:
    """Return how much to pay in all."""
    first = mind.view.answers[0][2][0] if mind.view.answers else ""
    if first == "influence":
        return courted(mind, paid)
    return 99


def courted(mind: Mind, paid: int) -> int:
    """Return how many cubes the best Influence action takes, counting the cards played so far."""
    able = [paid] if paid else []
    able += [paid + more for more in mind.sums("influence")]
    best = (0.0, max(paid, 1))
    for cubes in {min(sum_, mind.me.supply) for sum_ in able}:
        value = courting.best_spot(mind, cubes)
        if value > best[0]:
            best = (value, cubes)
    return best[1]


# Cubes, claims and locks.


def influence(mind: Mind, topic: Term, option: Option) -> float:
    return courting.court(mind, spot_of(option), int(topic[1]))


def add_to(mind: Mind, topic: Term, option: Option) -> float:
    return 0.0 if option == DONE else courting.court(mind, spot_of(option), int(topic[1]))


def claim(mind: Mind, topic: Term, option: Option) -> float:
    return courting.claim_value(mind, spot_of(option))


def take_cube(mind: Mind, topic: Term, option: Option) -> float:
    """Take cubes from Limbo first, then from where they are of no use."""
    if option == DONE:
        return 0.0
    return 1.0 if option == ("limbo",) else courting.stale(mind, spot_of(option))


def lock(mind: Mind, topic: Term, option: Option) -> float:
    """Lock what a rival would claim; unlock what I would claim."""
    if option == DONE:
        return 0.0
    spot = (str(option[1]), str(option[2]))
    if not courting.kind_is_open(mind, spot):
        return -0.5
    value = worth.spot(mind, spot)
    ahead = mind.mine(spot) - mind.rival(spot)
    if option[0] == "unlock":
        return 0.6 * value * courting.hold(mind, ahead) - 0.3 * (ahead < 0)
    if spot[0] == "on_city" and mind.view.control.get(spot[1]) == mind.me.seat:
        return mind.box.control(spot[1]) * (mind.weights.a_lock if mind.rival(spot) > 0 else 0.2)
    return 0.4 * value if ahead < 0 and mind.rival(spot) > 1 else -0.4 * value


def whose_cubes(mind: Mind, topic: Term, option: Option) -> float:
    return courting.harm(mind, spot_of(option), 3)


def player_with_cubes(mind: Mind, topic: Term, option: Option) -> float:
    """Choose the strongest rival there."""
    seat = int(option[1])
    spot = (str(topic[1]), str(topic[2]))
    return mind.influence(mind.view.players[seat], spot) + worth.rivalry(mind, seat)


def shift_to(mind: Mind, topic: Term, option: Option) -> float:
    return courting.court(mind, spot_of(option), 2)


def shift_from(mind: Mind, topic: Term, option: Option) -> float:
    return 0.0 if option == DONE else courting.stale(mind, spot_of(option))


# Moving.


def traveller(mind: Mind, topic: Term, option: Option) -> float:
    """Choose the piece that the journey is for."""
    _, agent, _ = journeys.best_journey(mind)
    if option == DONE:
        return 0.5
    named = any(words[0] == "go" for _, _, words in mind.view.answers)
    return 1.0 if option == ("piece", agent) and not named else 0.0


def goal(mind: Mind, topic: Term, option: Option) -> float:
    """Move my piece where it is worth most, and a rival's where it is worth least."""
    city = str(option[1])
    if topic[1] != "piece":
        return mind.box.control(city) * 0.1
    agent = str(topic[2])
    if agent not in mind.me.agents:
        return -0.1 * mind.box.control(city)
    return journeys.stay(mind, agent, city)


def mover(mind: Mind, topic: Term, option: Option) -> float:
    if option == DONE:
        return 0.0
    agent = str(option[1])
    if option[0] == "piece" and agent in mind.me.agents:
        here = journeys.stay(mind, agent, mind.me.agents[agent])
        return max(journeys.stay(mind, agent, city) for city in mind.box.city_ids) - here - 0.2
    return 0.1


def place(mind: Mind, topic: Term, option: Option) -> float:
    """Place a token or an agent."""
    city = str(option[1])
    what = str(topic[-1])
    owner = mind.view.control.get(city)
    if what == "cthulhu":
        theirs = owner is not None and owner != mind.me.seat
        hurt = worth.rivalry(mind, owner) if theirs and owner is not None else -1.0
        return hurt * mind.box.control(city) if owner is not None else 0.0
    if what == "martial_law":
        return -sum(1 for place in mind.me.agents.values() if place == city)
    if what == "whateley":
        near = city in mind.me.agents.values()
        return mind.box.gate(city) + (2.0 if near else 0.0)
    return 0.5 * mind.box.control(city) + worth.spot(mind, ("on_city", city)) * 0.1


def land(mind: Mind, topic: Term, option: Option) -> float:
    """Gather Deep Ones where they can claim a city."""
    if option == DONE:
        return 0.0
    city = str(option[1])
    mine = mind.view.control.get(city) == mind.me.seat
    return 1.0 + mind.me.deep_ones.count(city) - 0.2 * mind.box.control(city) - 2.0 * mine


# Agents.


def killer(mind: Mind, topic: Term, option: Option) -> float:
    city = mind.me.agents[str(option[1])]
    found = deeds.victims(mind, city, False)
    return max([deeds.murder_value(mind, owner, victim) for owner, victim in found], default=0.0)


def victim(mind: Mind, topic: Term, option: Option) -> float:
    if option[0] == "deep_one":
        return 0.4
    return deeds.murder_value(mind, owner_of(mind, str(option[1])), str(option[1]))


def owner_of(mind: Mind, agent: str) -> SeatView:
    """The player whose agent this is."""
    return next(player for player in mind.view.players if agent in player.agents)


def gate_maker(mind: Mind, topic: Term, option: Option) -> float:
    agent = str(option[1])
    city = mind.me.agents[agent]
    return max(deeds.gate_value(mind, city, kind, agent) for kind in ("open", "closed"))


def gate_kind(mind: Mind, topic: Term, option: Option) -> float:
    """Choose the kind that scores; as a dissenter, the one that gives away least."""
    if not gate_counts(mind.alignment, str(option[1])):
        return -1.0
    alike = sum(
        kind == option[1] for owner, kind in mind.view.gates.values() if owner == mind.me.seat
    )
    return 1.0 + 0.1 * alike


def rivals_agent(mind: Mind, topic: Term, option: Option) -> float:
    """Take, turn or destroy a rival's best agent; of my own, the cheapest."""
    if option[0] == "deep_one":
        return 0.8
    agent = str(option[1])
    value = worth.card(mind, agent) if agent in mind.box.cards else 1.0
    if topic[0] == "possess" and topic[1] == "own":
        return value
    return -value if agent in mind.me.agents else value


def revive(mind: Mind, topic: Term, option: Option) -> float:
    return worth.card(mind, str(option[1]))


def lose_agent(mind: Mind, topic: Term, option: Option) -> float:
    """Give a cultist the victim that is worth least."""
    if option[0] == "deep_one":
        return 0.0
    agent = str(option[1])
    return -50.0 if agent == mind.me.main else -worth.card(mind, agent)


# Cards.


def give_up(mind: Mind, topic: Term, option: Option) -> float:
    """Give up the card that is worth least, and no more than necessary."""
    if option == DONE:
        return -0.9
    return -worth.card(mind, str(option[1]))


def want(mind: Mind, topic: Term, option: Option) -> float:
    """Choose the card that is worth most to me, or to the player who loses it."""
    return 0.0 if option == DONE else worth.card(mind, str(option[1]))


def purge(mind: Mind, topic: Term, option: Option) -> float:
    """Destroy the weakest cards of the deck."""
    if option == DONE:
        return 0.0
    card = str(option[1])
    own_agent = mind.box.cards[card].agent is not None
    weak = mind.box.cards[card].kind == "starter" and worth.card(mind, card) < 1.6
    return 0.5 if weak and not own_agent else -1.0


def want_mythos(mind: Mind, topic: Term, option: Option) -> float:
    return worth.mythos(mind, str(option[1]))


def refresh(mind: Mind, topic: Term, option: Option) -> float:
    """Replace a base card that somebody else would get."""
    if option == DONE:
        return 0.0
    spot = ("on_base", str(option[1]))
    return 0.4 * worth.spot(mind, spot) * (mind.rival(spot) > mind.mine(spot)) - 0.2 * mind.mine(
        spot
    )


# Players and choices.


def a_rival(mind: Mind, topic: Term, option: Option) -> float:
    """Choose the player whom it pays most to know or to hurt."""
    player = mind.view.players[int(option[1])]
    unknown = 1.0 if player.alignment is None else 0.0
    return player.vp * 0.1 + (unknown if topic[0] == "see_alignment" else 0.0)


def see_stack(mind: Mind, topic: Term, option: Option) -> float:
    spot = ("on_base", str(option[1]))
    return mind.mine(spot) - mind.rival(spot)


def choose(mind: Mind, topic: Term, option: Option) -> float:
    """Choose the option of a card that is worth most now."""
    card = str(option[2])
    printed = mind.box.cards[card]
    found = [*(printed.action.effects if printed.action else []), *printed.on_claim]
    options = [one.options for one in worth.every(found) if verb(one) == "choose"]
    number = int(option[1]) - 1
    return max(
        [uses.effects(mind, some[number], card) for some in options if number < len(some)],
        default=0.0,
    )


def agree(mind: Mind, topic: Term, option: Option) -> float:
    """Accept optional effects, except a gate that would drive me mad."""
    if option == ("no",):
        return 0.0
    card = mind.box.cards[str(topic[1])]
    if topic[0] == "may" and card.action:
        effects: list[Any] = list(card.action.effects)
        inner = [one.then for one in effects if verb(one) == "may"]
        return sum(uses.effects(mind, then, card.id) for then in inner) + 1e-3
    return 0.5


def impostor(mind: Mind, topic: Term, option: Option) -> float:
    """Change sides if that makes winning more likely."""
    if option == ("no",):
        return chance_to_win(mind)
    return chance_to_win(mind, turned=OPPOSITE[mind.alignment])


def keep(mind: Mind, topic: Term, option: Option) -> float:
    """Keep sanity, unless I can't go mad any more."""
    return float(option[1] == "sanity") if not mind.me.mad else 0.0


def number(mind: Mind, topic: Term, option: Option) -> float:
    return float(option[1])


WEIGHED_BY: dict[str, Weigh] = {
    "place_main": place_main,
    "turn": turn,
    "pay": pay,
    "influence": influence,
    "take_cube": take_cube,
    "add_to": add_to,
    "how_many": number,
    "whose_cubes": whose_cubes,
    "player_with_cubes": player_with_cubes,
    "shift_to": shift_to,
    "shift_from": shift_from,
    "claim": claim,
    "lock": lock,
    "traveller": traveller,
    "mover": mover,
    "goal": goal,
    "flee": goal,
    "killer": killer,
    "victim": victim,
    "gate_maker": gate_maker,
    "gate_kind": gate_kind,
    "possess": rivals_agent,
    "take_agent": rivals_agent,
    "destroy_agent": rivals_agent,
    "take_brain": rivals_agent,
    "revive": revive,
    "place_agent": place,
    "place_token": place,
    "land": land,
    "refresh": refresh,
    "keep_token": keep,
    "who_tests": a_rival,
    "discard": give_up,
    "throw": give_up,
    "discard_of": want,
    "who_discards": a_rival,
    "recover": want,
    "purge": purge,
    "see_alignment": a_rival,
    "see_hand": a_rival,
    "see_stack": see_stack,
    "choose_top": want,
    "to_row": want_mythos,
    "reorder": want,
    "choose": choose,
    "may": agree,
    "reaction": agree,
    "lose_agent": lose_agent,
    "impostor": impostor,
}
