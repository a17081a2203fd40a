"""The bot's weights, in victory points, tuned by playing against other weights."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Each is what one of something is worth, or a share."""

    # A resource each time it is played, and how often a card is played in a game.
    influence: float = 0.34
    money: float = 0.2
    strength: float = 0.2
    an_action: float = 0.45
    uses: float = 3.0
    # The weakest starting cards: a better card takes the place of one of them.
    poor_card: float = 0.25
    # A card for gates or assassinations, early in the game.
    gates: float = 4.0
    murders: float = 0.6
    # An agent on the board, early in the game.
    presence: float = 1.6
    # Mythos cards: lasting effects and actions.
    ongoing: float = 2.2
    mythos_action: float = 2.5
    # Cities: the share of their VP that I keep, and the value of a rival's loss.
    city: float = 0.45
    city_late: float = 0.3
    city_card: float = 0.5
    steal: float = 0.15
    defence: float = 1.3
    # A cube on a card or city, and one more in the supply.
    cube: float = 0.5
    supply: float = 0.22
    bought: float = 0.35
    # The round from which the bot wants the game to end.
    patience: int = 22
    # A step of my own track, and of the other one.
    own_step: float = 0.55
    other_step: float = 0.26
    # How likely a lead of one cube is to last for a round.
    lasts: float = 0.55
    # Only one claim a turn: other leads have to wait and may be lost.
    waiting: float = 0.6
    a_lock: float = 0.45
    madness: float = 9.0


USUAL = Weights()
