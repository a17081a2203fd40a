"""The terminal creates new bots for every answer, and they still play consistently."""

from tests.games.random_play import deal
from turncoat.cli.table.bots import Bots
from turncoat.cli.table.saves import Party
from turncoat.core.terms import Seat

GAMES = 5


def walks_of_a_game(seed: int) -> list[list[str]]:
    """For each walk in one game of bots, the places at which its player was asked to move."""
    match, _ = deal("among_cultists", 5 + seed % 4, f"walks {seed}")
    seats = match.table.seats
    bots = Bots(match, Party(names=["x"] * seats, people=[], bots="sensible"))
    walks: list[list[str]] = []
    walking: tuple[int, Seat] = (0, 0)
    while match.pending:
        seat = next(iter(match.pending))
        if match.pending[seat].topic[0] == "move":
            if walking != (match.table.round, seat):
                walking = (match.table.round, seat)
                walks.append([])
            walks[-1].append(match.table.players[seat].place)
        bots.act()
    return walks


def test_bots_do_not_walk_in_circles() -> None:
    walks = [walk for seed in range(GAMES) for walk in walks_of_a_game(seed)]
    circles = [walk for walk in walks if len(set(walk)) < len(walk)]

    assert len(walks) > 20 * GAMES
    assert len(circles) < len(walks) / 50
