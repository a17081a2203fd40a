"""Cards and main agents."""

from typing import Annotated, Literal

from msgspec import Meta

from turncoat.games.dark_providence.content.schema.mods import AnyEnd, AnyMod
from turncoat.games.dark_providence.content.schema.values import (
    CardId,
    Entry,
    Natural,
    Positive,
    Resource,
    Whole,
)
from turncoat.games.dark_providence.content.schema.verbs import Effect


class Requirement(Entry, frozen=True):
    insanity_below: Positive


class Action(Entry, frozen=True):
    """A card's action."""

    mode: Literal["action", "free"]
    effects: Annotated[list[Effect], Meta(min_length=1)]
    after: Literal["discard", "destroy"] = "discard"
    limit: Literal["turn", "game"] | None = None
    requires: Requirement | None = None


class Reaction(Entry, frozen=True):
    trigger: Literal["used_action", "discarded", "destroyed"]
    effects: list[Effect]


class Agent(Entry, frozen=True):
    token_strength: Natural


class Points(Entry, frozen=True):
    general: Whole = 0
    investigator: Whole = 0
    cultist: Whole = 0


class Card(Entry, frozen=True):
    """A card. `facts` names what comes from a source; everything else on it is our design."""

    id: CardId
    name: str
    name_cs: str
    kind: Literal["starter", "base", "city", "mythos"]
    count: Positive
    resources: dict[Resource, Positive]
    agent: Agent | None
    action: Action | None
    reaction: Reaction | None
    on_claim: list[Effect]
    ongoing: list[AnyMod]
    end_game: list[AnyEnd]
    vp: Points
    sanity: bool
    text: str
    facts: list[str]
    solo: bool


class MainAgent(Entry, frozen=True):
    id: CardId
    name: str
    name_cs: str
    gender: str
    token_strength: Natural
    signature: CardId
    facts: list[str]


class Starter(Entry, frozen=True):
    common: list[CardId]
    size: Positive
