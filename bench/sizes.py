"""How much work a run does."""

from typing import Final, NamedTuple


class Size(NamedTuple):
    """How much each repetition does. There are never fewer than seven repetitions."""

    repetitions: int
    floor_sends: int
    games: int
    bot_games: int
    games_with_moments: int
    moments: int
    times: int
    held: int


FULL: Final = Size(
    repetitions=9,
    floor_sends=100_000,
    games=60,
    bot_games=6,
    games_with_moments=60,
    moments=200,
    times=10,
    held=1000,
)
QUICK: Final = Size(
    repetitions=7,
    floor_sends=1_000,
    games=1,
    bot_games=1,
    games_with_moments=1,
    moments=5,
    times=1,
    held=10,
)
