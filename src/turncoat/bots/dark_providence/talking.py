"""What a bot says: which alignment it claims, and whom it suspects."""

from turncoat.bots.dark_providence.mind import Mind
from turncoat.bots.dark_providence.standing import casts
from turncoat.core.terms import Claim
from turncoat.games.dark_providence.public.alignments import CULTIST, INVESTIGATOR

SURE = 0.7


def say(mind: Mind, whim: float) -> Claim | None:
    """Make a claim now and then: at most one a round, and rarely the same twice."""
    view = mind.view
    if mind.solo or view.round < 2 or not view.fresh or whim > 0.12:
        return None
    said = [heard.claim for heard in view.heard if heard.seat == mind.me.seat]
    for claim in (suspicion(mind), pretence(mind)):
        if claim is not None and claim not in said:
            return claim
    return None


def pretence(mind: Mind) -> Claim:
    """Claim to be an investigator, whatever I am."""
    return ("is", mind.me.seat, INVESTIGATOR)


def suspicion(mind: Mind) -> Claim | None:
    """Suspect a player who seems to be on the other side; when hiding, the leader."""
    against = CULTIST if mind.alignment != CULTIST else INVESTIGATOR
    ways = casts(mind)
    for player in mind.others:
        share = sum(weight for cast, weight in ways if cast[player.seat] == against)
        if share > SURE and player.alignment is None:
            return ("suspect", player.seat)
    return None
