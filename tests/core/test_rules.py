"""What a game inherits from `Rules`."""

from typing import Any

import pytest

from tests.core.toy import RULES, deal
from turncoat.core.chance import Chance, key_from_seed
from turncoat.core.rules import Rules

TABLE = deal().table


class Unfinished(Rules[Any, Any, Any]):
    """A game that implements nothing."""


@pytest.mark.parametrize(
    ("method", "arguments"),
    [
        ("largest_team", [None]),
        ("read_options", [2, {}]),
        ("deal", [None, Chance(key_from_seed("rules"))]),
        ("run", [TABLE]),
        ("interrupt", [TABLE, 0, ("leave",)]),
        ("view", [TABLE, 0]),
        ("imagine", [None, Chance(key_from_seed("rules"))]),
        ("outcome", [TABLE]),
        ("action_space", []),
        ("pack", [TABLE]),
        ("unpack", [b""]),
    ],
)
def test_a_missing_method_is_named(method: str, arguments: list[Any]) -> None:
    with pytest.raises(NotImplementedError, match=rf"^Unfinished\.{method}$"):
        getattr(Unfinished(), method)(*arguments)


def test_a_game_has_no_talk_and_no_offers_unless_it_says_so() -> None:
    rules = Unfinished()

    assert rules.audience_of(TABLE, 0) == 0
    assert not rules.is_claim(TABLE, ("side", "red"))
    assert not rules.contradicts(TABLE, 0, ("side", "red"), ("side", "blue"))
    assert rules.offers(TABLE, 0) == []


def test_a_copied_table_shares_nothing_with_the_original() -> None:
    table = deal().start

    twin = RULES.copy(table)
    twin.hands[0].append("lamp")
    twin.chance.roll(6)

    assert RULES.pack(deal().start) == RULES.pack(table)
    assert RULES.pack(twin) != RULES.pack(table)
