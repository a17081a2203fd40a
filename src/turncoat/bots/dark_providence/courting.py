"""Where to put influence, what to claim, and which cubes to take back."""

from turncoat.bots.dark_providence import worth
from turncoat.bots.dark_providence.mind import Mind, Spot, Suit
from turncoat.bots.dark_providence.standing import chance_to_win
from turncoat.games.dark_providence.public.spots import ON_CITY, ON_MYTHOS

# How likely a longer lead is to last; the weights give the chance for the shortest.
LASTS = (0.75, 0.86, 0.92)
# Used instead of a value.
OWN_CITY = -1000.0
HOPELESS = -2000.0
A_START = 0.22
TOO_FAR = 5


def claim_value(mind: Mind, spot: Spot) -> float:
    """The value of a claim now: what it gives, less the cubes spent, and how the game would end."""
    value = worth.spot(mind, spot) - mind.weights.cube * mind.cubes[mind.me.seat].get(spot, 0)
    if spot[0] == ON_CITY:
        gain = mind.box.control(spot[1])
        if mind.me.vp + gain >= mind.mark:
            owner = mind.view.control.get(spot[1])
            lost = {owner: gain} if owner is not None and owner < mind.view.options.players else {}
            return 30.0 * (chance_to_win(mind, gain, lost) - 0.35)
    return value


def best_claim(mind: Mind) -> float:
    """The best claim I could make now."""
    return max([claim_value(mind, spot) for spot in mind.led], default=0.0)


def court(mind: Mind, spot: Spot, cubes: int) -> float:
    """The value of adding that many cubes there: how much closer a claim is, times its value."""
    if spot not in mind.suits:
        mind.suits[spot] = suit(mind, spot)
    worth_it, before, calm, held = mind.suits[spot]
    if worth_it == OWN_CITY:
        return defend(mind, spot, cubes)
    if worth_it == HOPELESS:
        return -0.5
    gained = hold(mind, before + cubes, calm) - held
    return worth_it * gained - mind.weights.cube * cubes


def suit(mind: Mind, spot: Spot) -> Suit:
    """Return what a spot is worth to a player, how far they lead, and what the lead is worth."""
    if is_mine(mind, spot):
        return (OWN_CITY, 0, False, 0.0)
    if not mind.may_claim(spot):
        return (HOPELESS, 0, False, 0.0)
    value = worth.spot(mind, spot)
    better = sum(other != spot and worth.spot(mind, other) > value for other in mind.led)
    mine, rival = mind.standing(spot)
    held = hold(mind, mine - rival, rival == 0) if spot in mind.cubes[mind.me.seat] else 0.0
    return (value * mind.weights.waiting**better, mine - rival, rival == 0, held)


def is_mine(mind: Mind, spot: Spot) -> bool:
    """Whether this is a city of mine that somebody could take."""
    mine = spot[0] == ON_CITY and mind.view.control.get(spot[1]) == mind.me.seat
    return mine and spot not in mind.view.locks


def defend(mind: Mind, spot: Spot, cubes: int) -> float:
    """The value of cubes on my own city, so that nobody has more there."""
    ahead = mind.mine(spot) - mind.rival(spot)
    saved = danger(mind, ahead) - danger(mind, ahead + cubes)
    return mind.weights.defence * mind.box.control(spot[1]) * saved - mind.weights.cube * cubes


def danger(mind: Mind, ahead: int) -> float:
    """Return how likely I am to lose my city before my next turn; a player with more takes it."""
    if ahead < 0:
        return 0.85
    return (0.25, 0.16, 0.1, 0.06)[min(ahead, 3)]


def hold(mind: Mind, lead: int, calm: bool = False) -> float:
    """Return how likely I am to have the most there on my next turn; more likely without rivals."""
    if lead > 0:
        far = lead + calm - 2
        return mind.weights.lasts if far < 0 else LASTS[min(far, len(LASTS) - 1)]
    return A_START / (1.5 - lead) if lead > -TOO_FAR else 0.0


def best_courtship(mind: Mind) -> tuple[float, int]:
    """The best use of one Influence action, and how many cubes it takes."""
    sums = {min(paid, mind.me.supply) for paid in mind.sums("influence")}
    best = (0.0, 0)
    for spot in mind.spots:
        for cubes in sums:
            value = court(mind, spot, cubes)
            if value > best[0]:
                best = (value, cubes)
    return best


def stale(mind: Mind, spot: Spot) -> float:
    """Return how little a cube does where it is; the less it does, the sooner it is taken back."""
    if is_mine(mind, spot):
        return -defend(mind, spot, 0) - 1.0
    if not mind.may_claim(spot):
        return 2.0
    behind = mind.rival(spot) - mind.mine(spot)
    if behind < 0:
        return -worth.spot(mind, spot)
    return 0.4 * behind - 0.2 * worth.spot(mind, spot)


def idle(mind: Mind) -> int:
    """Return how many of my cubes are of no use where they are."""
    mine = mind.cubes[mind.me.seat]
    return sum(count for spot, count in mine.items() if stale(mind, spot) > 0)


def best_spot(mind: Mind, cubes: int) -> float:
    """The best place for that many cubes."""
    return max([court(mind, spot, cubes) for spot in mind.spots], default=0.0)


def ties(mind: Mind, spot: Spot) -> bool:
    """Whether I have a cube there and nobody has more."""
    return spot in mind.cubes[mind.me.seat] and mind.mine(spot) >= mind.rival(spot)


def scarcity(mind: Mind) -> float:
    """The value of one more cube in the supply."""
    return mind.weights.supply * (1.9 if mind.me.supply < 3 else 1.2 if mind.me.supply < 6 else 0.6)


def harm(mind: Mind, spot: Spot, cubes: int) -> float:
    """The value of the strongest rival having that many cubes fewer there."""
    rivals = sorted((mind.influence(other, spot) for other in mind.others), reverse=True)
    strongest, second = rivals[0], (rivals[1] if len(rivals) > 1 else 0)
    left = max(strongest - cubes, second)
    mine = mind.mine(spot)
    value = max(0.3, worth.spot(mind, spot)) if kind_is_open(mind, spot) else 0.2
    if spot in mind.cubes[mind.me.seat]:
        return value * (hold(mind, mine - left) - hold(mind, mine - strongest)) + 0.05 * cubes
    return 0.35 * value * (1 if strongest > second and left <= second else 0) + 0.05 * cubes


def kind_is_open(mind: Mind, spot: Spot) -> bool:
    """Whether there is still something of this kind to claim."""
    kind, place = spot
    if kind == ON_MYTHOS:
        return place in mind.view.row
    return kind == ON_CITY or place in mind.view.tops
