"""The board and the numbers of the rulebook: map, tracks, components."""

from typing import Literal

from turncoat.games.dark_providence.content.schema.solo import SoloRules
from turncoat.games.dark_providence.content.schema.values import (
    CardId,
    Entry,
    Natural,
    OneAtMost,
    OnPaper,
    PlayerCount,
    Positive,
    Whole,
)


class City(Entry, frozen=True):
    id: CardId
    name: str
    name_cs: str
    control: Positive
    gate: Positive
    x: OnPaper
    y: OnPaper
    coastal: bool
    card: CardId
    facts: list[str]


class Road(Entry, frozen=True):
    a: CardId
    b: CardId
    cost: Positive
    fact: bool = False


class Map(Entry, frozen=True):
    cities: list[City]
    roads: list[Road]
    cultist_path: list[CardId]
    cultist_portal: list[CardId]
    facts: list[str]


class VpTrack(Entry, frozen=True):
    start: Natural
    last: Positive


class Ladder(VpTrack, frozen=True):
    """A track with the VP of each space."""

    vp: list[Whole]
    facts: list[str]


class Tracks(Entry, frozen=True):
    ritual: Ladder
    investigation: Ladder
    vp: VpTrack


class Components(Entry, frozen=True):
    """DP-1  How many there are of everything."""

    facts: str
    alignment_cards: Positive
    mythos_cards: Positive
    base_cards: Positive
    city_cards: Positive
    starting_cards: Positive
    main_agent_tokens: Positive
    hired_agent_tokens: Positive
    frames_per_colour: Positive
    cubes_per_colour: Positive
    control_tokens_per_colour: Positive
    locks: Natural
    insanity_tokens: Natural
    sanity_tokens: Natural
    gate_tokens: Positive
    mi_go: OneAtMost
    deep_ones: Natural
    whateleys: Natural
    martial_law: OneAtMost
    cthulhu_figure: OneAtMost
    goo_cards: Positive
    behaviour_cards: Positive
    cultist_cards: Positive
    cultist_tokens: Positive


class Players(Entry, frozen=True):
    min: Literal[1]
    max: Literal[5]


class Price(Entry, frozen=True):
    money: Positive
    cubes: Positive


class StackEmpty(Entry, frozen=True):
    ritual: Natural
    mythos_add: Natural


class Numbers(Entry, frozen=True):
    """The numbers of the rulebook."""

    players: Players
    hand: Positive
    actions: Positive
    start_cubes_supply: Positive
    start_cubes_vp_track: Natural
    agent_limit: Positive
    base_cards_per_city: dict[PlayerCount, Positive]
    mythos_row: dict[PlayerCount, Positive]
    vp_threshold: dict[PlayerCount, Positive]
    alignments: dict[str, list[str]]
    insanity_limit: Positive
    hidden_bonus: Whole
    dissenter_reveal_penalty: Whole
    main_agent_kill_min_vp: Natural
    crypt_vp: Whole
    possessed_vp: Whole
    deep_ones_cultist_vp: Whole
    buy: Price
    city_stack_empty: StackEmpty
    solo: SoloRules
    facts: str


class Tokens(Entry, frozen=True):
    cthulhu: str
    martial_law: str
    whateley: str
    mi_go: str
    deep_one: str
    deep_one_strength: Natural
    mi_go_strength: Natural
