"""A room's settings in one line."""

from typing import Any

import pytest

from turncoat.cli.online.settings import summary
from turncoat.server.protocol.settings import Clocks, Settings, Spectators


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "live, 45 s for a move, people talk as they like, others may watch"),
        (
            {"clocks": Clocks(pace="untimed"), "free_text": False},
            "without clocks, people speak in claims only, others may watch",
        ),
        (
            {"clocks": Clocks(pace="correspondence"), "spectators": Spectators(allowed=False)},
            "by correspondence, 24 h for a move, people talk as they like, nobody may watch",
        ),
        (
            {"clocks": Clocks(move=0), "spectators": Spectators(delay=120), "listed": True},
            "live, people talk as they like, others may watch 2 min late, listed in the house",
        ),
    ],
)
def test_what_matters_to_those_who_come_is_told(given: dict[str, Any], told: str) -> None:
    assert summary(Settings(game="shadow_hunters", players=4, **given)) == told
