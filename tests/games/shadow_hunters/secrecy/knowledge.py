"""What a seat knows of characters and green cards."""

from tests.games.shadow_hunters.scenes import Play
from turncoat.core.terms import Seat


def end_turn(play: Play, place: str) -> Play:
    """The active player goes to a place where nobody is in range, and ends the turn."""
    return play.move(place).skip_place().go_on()


def known(play: Play, seat: Seat | None) -> list[str | None]:
    """The character of each player, or None if the seat does not know it."""
    return [player.character for player in play.view(seat).players]


def green_cards(play: Play, seat: Seat | None) -> list[str | None]:
    """Each green card given, or None if the seat does not know it."""
    return [gift.card for gift in play.view(seat).gifts]
