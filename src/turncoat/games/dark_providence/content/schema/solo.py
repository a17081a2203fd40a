"""The solo game: its cards and its numbers."""

from typing import Literal

from turncoat.games.dark_providence.content.schema.acts import AnyAct
from turncoat.games.dark_providence.content.schema.values import CardId, Entry, Natural, Positive


class Goal(Entry, frozen=True):
    test: Literal[
        "agents_gained", "gates_opened_by_cultists", "cities_controlled_by_cultists",
        "base_cards_claimed_by_cultists", "mythos_claimed_by_cultists",
        "ritual_minus_investigation",
    ]  # fmt: skip
    at_least: Positive
    note: str = ""


class GreatOldOne(Entry, frozen=True):
    id: CardId
    name: str
    mythos: CardId
    goal: Goal
    cultist1: list[AnyAct]
    cultist2: list[AnyAct]
    text: str
    facts: list[str]


class Behaviour(Entry, frozen=True):
    id: CardId
    cultist1: list[AnyAct]
    cultist2: list[AnyAct]


class Powers(Entry, frozen=True):
    """What one side of a cultist card adds."""

    influence: Natural
    money: Natural
    strength: Natural


class CultistCard(Entry, frozen=True):
    id: CardId
    number: Literal[1, 2]
    start: CardId
    token_strength: Natural
    hidden: Powers
    revealed: Powers


class Solo(Entry, frozen=True):
    great_old_ones: list[GreatOldOne]
    behaviour: list[Behaviour]
    cultist_cards: list[CultistCard]


class SoloStart(Entry, frozen=True):
    cultist1: CardId
    cultist2: CardId


class SoloRules(Entry, frozen=True):
    goo_start_vp: Natural
    vp_per_hidden_cultist: Natural
    goo_insanity_limit: Positive
    mythos_vp: Natural
    mythos_match_vp: Natural
    kill_vp: Natural
    remove_mythos: list[CardId]
    start: SoloStart
    cultist_cubes: Positive
    cultist_control_tokens: Positive
