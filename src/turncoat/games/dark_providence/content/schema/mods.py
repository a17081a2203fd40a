"""Mods: lasting effects, and effects at the end of the game."""

from typing import Literal

from turncoat.games.dark_providence.content.schema.values import (
    Entry,
    Natural,
    Positive,
    SpotKind,
    snake_case,
)
from turncoat.games.dark_providence.content.schema.verbs import Effect


class Mod(Entry, frozen=True, tag_field="mod", tag=snake_case):
    """A lasting effect."""


class Immune(Mod, frozen=True):
    agent: Literal["this"]
    to: list[Literal["assassinate", "possess_convert", "take_brain"]]


class FreeStep(Mod, frozen=True):
    agent: Literal["this"]
    per_turn: Positive


class AgentInfluence(Mod, frozen=True):
    agent: Literal["this"]
    city: Natural
    base: Natural


class UseCost(Mod, frozen=True):
    effects: list[Effect]


class OnGate(Mod, frozen=True):
    do: list[Effect]


class OnFirstClaim(Mod, frozen=True):
    do: list[Effect]


class OnAddInfluence(Mod, frozen=True):
    per_turn: Positive
    do: list[Effect]


class GrantAction(Mod, frozen=True):
    to: Literal["own_hired_cards"]
    effects: list[Effect]


class StrengthBonus(Mod, frozen=True):
    kinds: list[Literal["assassinate", "gate_open", "gate_close"]]
    n: Positive
    where: Literal["any", "coastal", "whateley_city"]
    consume: bool = False


class TieWins(Mod, frozen=True):
    kinds: list[SpotKind]


class OnSanityTest(Mod, frozen=True):
    draw: Positive
    keep: Positive


class HandLimit(Mod, frozen=True):
    n: Positive


AnyMod = (
    Immune | FreeStep | AgentInfluence | UseCost | OnGate | OnFirstClaim | OnAddInfluence
    | GrantAction | StrengthBonus | TieWins | OnSanityTest | HandLimit
)  # fmt: skip


class End(Entry, frozen=True, tag_field="end", tag=snake_case):
    """An end-of-game effect."""


class FlipAlignment(End, frozen=True):
    optional: bool = True


class EndVp(End, frozen=True, tag="vp"):
    n: Positive
    per: Literal["insanity_tokens"]
    cap: Positive


class TieBreak(End, frozen=True):
    rule: Literal["win_all_ties"]


AnyEnd = FlipAlignment | EndVp | TieBreak
