"""What to do next: every action of a turn, scored in victory points."""

from turncoat.bots.dark_providence import courting, journeys, uses, worth
from turncoat.bots.dark_providence.mind import Mind
from turncoat.bots.dark_providence.standing import chance_to_win, exposure
from turncoat.core.terms import Option

# Below this an action is not worth its cards; above it, better use an action than pass.
NOT_WORTH_IT = -0.05
# A claim must come first; everything else can still be done after it.
FIRST_OF_ALL = 10.0


def weigh(mind: Mind, option: Option) -> float:
    """The value of an option of the turn."""
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
    """The value of taking back cubes from Limbo and from where they are of no use."""
    sums = mind.sums("influence")
    idle = mind.me.limbo + courting.idle(mind)
    return courting.scarcity(mind) * min(sums[-1], idle) if sums else 0.0


def buy(mind: Mind) -> float:
    """The value of more cubes for the rest of the game."""
    price = mind.box.numbers.buy
    cubes = min(sum(mind.values("money")) // price.money * price.cubes, mind.me.general)
    return cubes * (courting.scarcity(mind) + mind.weights.bought * (1 - mind.late))


def track(mind: Mind, symbol: str) -> float:
    """The value of steps on a track; the last space ends the game."""
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
    """The value of getting rid of useless cards, so that better ones come."""
    return 0.04 * sum(1 for card in mind.hand if worth.card(mind, card) < 1.0) - 0.02
