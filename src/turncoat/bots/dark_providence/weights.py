"""What a player goes by, in victory points; found by letting players with other weights play."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Each is what one of something is worth, or a share."""

    # A resource each time that it is played, and how often a card is played in a whole game.
    influence: float = 0.34
    money: float = 0.2
    strength: float = 0.2
    an_action: float = 0.45
    uses: float = 3.0
    # What the weakest starting cards bring: a better card takes the place of one of them.
    poor_card: float = 0.25
    # A card that makes gates or murders, early in the game.
    gates: float = 4.0
    murders: float = 0.6
    # An agent on the board, early in the game.
    presence: float = 1.6
    # Mythos cards: what works all the time, and what can be used.
    ongoing: float = 2.2
    mythos_action: float = 2.5
    # Cities: the share of their VP that stays, and what a rival's loss is worth.
    city: float = 0.45
    city_late: float = 0.3
    city_card: float = 0.5
    steal: float = 0.15
    defence: float = 1.3
    # A cube that goes to a card or city, and one more in the supply.
    cube: float = 0.5
    supply: float = 0.22
    bought: float = 0.35
    # After so many rounds one would like to come to an end.
    patience: int = 22
    # A step of the own track, and of the other one.
    own_step: float = 0.55
    other_step: float = 0.26
    # How likely a lead of one cube lasts for a round.
    lasts: float = 0.55
    # One claim a turn: what is led besides the best waits, and may be lost.
    waiting: float = 0.6
    a_lock: float = 0.45
    madness: float = 9.0


USUAL = Weights()
