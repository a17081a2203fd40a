"""The page about languages has the counts of today."""

import pytest

from tests.locales.counts import PAGE, PLACE, table
from tests.locales.spelling import CAN_SPELL


@pytest.mark.skipif(not CAN_SPELL, reason="hunspell is not installed")
def test_the_counts_are_those_of_the_catalogues_and_rulebooks() -> None:
    [counts] = PLACE.findall(PAGE.read_text("utf-8"))

    assert counts == table(), "python -m tests.locales.counts --write"
