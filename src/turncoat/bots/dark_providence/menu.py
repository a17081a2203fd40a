"""What to do next: every action of the menu, weighed in victory points."""

from turncoat.bots.dark_providence import courting, journeys, uses, worth
from turncoat.bots.dark_providence.mind import Mind
from turncoat.bots.dark_providence.standing import chance_to_win, exposure
from turncoat.core.terms import Option

# Below this an action is not worth the cards; but an action is there to be used.
NOT_WORTH_IT = -0.05
# A claim comes first or not at all; everything else can still be done after it.
FIRST_OF_ALL = 10.0


def weigh(mind: Mind, option: Option) -> float:
    """What an entry of the menu is worth."""
    kind = str(option[0])
    if kind == "claim":
        value = courting.best_claim(mind)
        return value + FIRST_OF_ALL if value > 0 else value
    if kind == "influence":
        return courting.best_courtship(mind)[0]
    if kind == "retrieve":
        return retrieve(mind)
    if kind == "buy":
        return buy(mind)
    if kind in ("ritual_up", "ritual_down", "invest_up", "invest_down"):
        return track(mind, kind)
    if kind == "travel":
        return journeys.best_journey(mind)[0]
    if kind == "discard_cards":
        return discard(mind)
    if kind == "reveal":
        return 40.0 * (chance_to_win(mind, -exposure(mind)) - 0.45)
    if kind in ("use", "use_granted", "use_mythos"):
        return uses.use(mind, kind, str(option[1]))
    return 0.0 if kind == "pass" else NOT_WORTH_IT


def retrieve(mind: Mind) -> float:
    """Cubes from Limbo, and those that lie where they are of no use."""
    sums = mind.sums("influence")
    idle = mind.me.limbo + courting.idle(mind)
    return courting.scarcity(mind) * min(sums[-1], idle) if sums else 0.0


def buy(mind: Mind) -> float:
    """More cubes for good."""
    price = mind.box.numbers.buy
    cubes = min(sum(mind.values("money")) // price.money * price.cubes, mind.me.general)
    return cubes * (courting.scarcity(mind) + mind.weights.bought * (1 - mind.late))


def track(mind: Mind, symbol: str) -> float:
    """Steps on a track; the last space ends the game."""
    ladder = mind.box.content.tracks.ritual
    place = mind.view.ritual
    if symbol.startswith("invest"):
        ladder, place = mind.box.content.tracks.investigation, mind.view.investigation
    steps = sum(mind.values(symbol))
    room = ladder.last - place if symbol.endswith("_up") else place
    if symbol.endswith("_up") and steps >= room:
        return 30.0 * (chance_to_win(mind) - 0.4)
    quiet = 0.75 if mind.late < 0.35 and not mind.solo else 1.0
    return quiet * worth.step(mind, symbol) * min(steps, room)


def discard(mind: Mind) -> float:
    """Rid of cards that do nothing, so that better ones come."""
    return 0.04 * sum(1 for card in mind.hand if worth.card(mind, card) < 1.0) - 0.02
