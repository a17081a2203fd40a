"""A room's settings in one line."""

from typing import Any

import pytest

from turncoat.cli.online.settings import summary
from turncoat.server.protocol.settings import Clocks, Settings, Spectators


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "live, 45 s per move, free chat, spectators allowed"),
        (
            {"clocks": Clocks(pace="untimed"), "free_text": False},
            "no time limits, ready-made statements only, spectators allowed",
        ),
        (
            {"clocks": Clocks(pace="correspondence"), "spectators": Spectators(allowed=False)},
            "correspondence, 1 day per move, free chat, no spectators",
        ),
        (
            {"clocks": Clocks(move=0), "spectators": Spectators(delay=120), "listed": True},
            "live, free chat, spectators allowed with a delay of 2 min, listed publicly",
        ),
    ],
)
def test_what_matters_to_those_who_come_is_told(given: dict[str, Any], told: str) -> None:
    assert summary(Settings(game="shadow_hunters", players=4, **given)) == told
