"""Lengths of time in words."""

import pytest

from turncoat.cli.terminal.durations import duration


@pytest.mark.parametrize(
    ("milliseconds", "told"),
    [
        (-5, "0 s"), (0, "0 s"), (1, "1 s"), (999, "1 s"), (4_000, "4 s"), (90_000, "90 s"),
        (90_001, "2 min"), (120_000, "2 min"), (344_000, "6 min"), (7_199_000, "120 min"),
        (7_200_000, "2 h"), (86_400_000, "1 day"), (90_000_000, "25 h"), (172_799_000, "47 h"),
        (172_800_000, "2 days"), (14 * 86_400_000, "14 days"),
    ],
)  # fmt: skip
def test_a_length_is_one_number(milliseconds: int, told: str) -> None:
    assert duration(milliseconds) == told
