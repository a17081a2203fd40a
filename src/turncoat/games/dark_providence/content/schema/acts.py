"""Acts: what cultists and Great Old Ones do in the solo game."""

from typing import Literal

from turncoat.games.dark_providence.content.schema.values import (
    Entry,
    Natural,
    Positive,
    Whole,
    snake_case,
)


class Act(Entry, frozen=True, tag_field="act", tag=snake_case, kw_only=True):
    """What a cultist does (DP-63), or an act of a Great Old One's line."""

    only_if: Literal["", "previous_ok", "previous_failed"] = ""


class InfCity(Act, frozen=True):
    n: Positive


class InfBase(Act, frozen=True):
    n: Positive


class InfMythos(Act, frozen=True):
    n: Positive


class ClaimCity(Act, frozen=True):
    pass


class ClaimBase(Act, frozen=True):
    pass


class ClaimMythos(Act, frozen=True):
    pass


class Kill(Act, frozen=True, tag="assassinate"):
    strength: Natural


class OpenGate(Act, frozen=True):
    strength: Natural


class Special(Act, frozen=True, tag="effect"):
    pass


class InfEachFirstBase(Act, frozen=True):
    n: Positive
    count: Positive


class InfEachFirstCity(Act, frozen=True):
    n: Positive
    count: Positive
    filter: Literal["player_controlled", "not_cultist_controlled"] = "not_cultist_controlled"


class InfEachMythos(Act, frozen=True):
    n: Positive


class ClaimFirstBase(Act, frozen=True, tag="claim_first_base_with_cubes"):
    cubes: Positive


class ClaimFirstMythos(Act, frozen=True, tag="claim_first_mythos_with_cubes"):
    cubes: Positive


class ClaimReserveTop(Act, frozen=True):
    pass


class TokenToFirst(Act, frozen=True):
    token: Literal["cthulhu", "martial_law"]
    filter: Literal["player_controlled", "not_cultist_controlled"]


class MythosAdd(Act, frozen=True):
    n: Positive


class MoveTrack(Act, frozen=True, tag="track"):
    track: Literal["ritual", "investigation"]
    by: Whole


class PlayerTest(Act, frozen=True, tag="player_sanity_test"):
    if_main_in_city: bool = False


class Walk(Act, frozen=True, tag="travel"):
    pass


AnyAct = (
    InfCity | InfBase | InfMythos | ClaimCity | ClaimBase | ClaimMythos | Kill | OpenGate | Special
    | InfEachFirstBase | InfEachFirstCity | InfEachMythos | ClaimFirstBase | ClaimFirstMythos
    | ClaimReserveTop | TokenToFirst | MythosAdd | MoveTrack | PlayerTest
    | Walk
)  # fmt: skip
