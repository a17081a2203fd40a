"""The form of a content file: what is printed on boards and cards, checked while it is read.

Every effect is one of the verbs of the file's vocabulary, with the fields of that verb. The rules
use the base classes `Verb`, `Mod` and `Act`, because unions of all kinds take the compiler minutes.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Resource = Literal[
    "influence", "money", "strength", "ritual_up", "ritual_down", "invest_up", "invest_down"
]
Positive = Annotated[int, Meta(ge=1, le=999)]
Natural = Annotated[int, Meta(ge=0, le=999)]
Whole = Annotated[int, Meta(ge=-999, le=999)]
OnPaper = Annotated[int, Meta(ge=-9999, le=9999)]
OneAtMost = Annotated[int, Meta(ge=0, le=1)]
CardId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*\Z")]
PlayerCount = Literal["1", "2", "3", "4", "5"]
PieceType = Literal["main", "hired", "mi_go", "deep_one", "this"]
SpotKind = Literal["base", "city", "mythos"]
AnyTarget = Literal["any", "base", "city", "mythos", "base_or_city"]


class Verb(Struct, frozen=True, tag_field="verb", tag=str, forbid_unknown_fields=True):
    """One effect."""


class Pieces(Struct, frozen=True, forbid_unknown_fields=True):
    """Which agents or Deep Ones an effect is about."""

    owner: Literal["own", "other", "any"]
    type: Annotated[list[PieceType], Meta(min_length=1)]
    side: Literal["normal", "possessed", "any"] = "any"
    city: Literal["any", "this_city", "with_own_agent"] = "any"


class GainCubes(Verb, frozen=True, tag="gain_cubes"):
    n: Positive
    source: Literal["general", "limbo", "board", "limbo_or_board"]


class AddInfluence(Verb, frozen=True, tag="add_influence"):
    n: Positive
    target: AnyTarget | Literal["other_base"]
    source: Literal["supply", "general", "limbo"] = "supply"
    spread: bool = False


class ReturnInfluence(Verb, frozen=True, tag="return_influence"):
    n: Positive | Literal["all"]
    who: Literal["one_other", "each_other"]
    target: AnyTarget


class ExileInfluence(Verb, frozen=True, tag="exile_influence"):
    n: Positive | Literal["all"]
    who: Literal["one_other", "each_other"]
    target: AnyTarget


class ShiftInfluence(Verb, frozen=True, tag="shift_influence"):
    n: Positive


class Lock(Verb, frozen=True, tag="lock"):
    op: Literal["place", "remove", "either"]
    n: Positive


class Track(Verb, frozen=True, tag="track"):
    track: Literal["ritual", "investigation"]
    by: Whole


class Draw(Verb, frozen=True, tag="draw"):
    n: Positive


class Discard(Verb, frozen=True, tag="discard"):
    who: Literal["self", "one_other", "each_other", "same_other"]
    n: Positive
    pick: Literal["owner", "actor", "random"]


class Recover(Verb, frozen=True, tag="recover"):
    n: Positive


class Purge(Verb, frozen=True, tag="purge"):
    n: Positive
    source: Literal["hand_or_discard"]


class Move(Verb, frozen=True, tag="move"):
    agents: Pieces
    count: Positive
    distance: Positive | Literal["any"]
    to: Literal["any", "city_without_gate"] = "any"


class Assassinate(Verb, frozen=True, tag="assassinate"):
    performer: Literal["this", "any_own"]
    bonus: Natural = 0
    possessed_ok: bool = False


class Gate(Verb, frozen=True, tag="gate"):
    mode: Literal["close", "open", "either"]
    performer: Literal["this", "any_own"]
    bonus: Natural = 0


class Possess(Verb, frozen=True, tag="possess"):
    mode: Literal["own", "convert"]


class TakeAgent(Verb, frozen=True, tag="take_agent"):
    victims: Pieces


class DestroyAgent(Verb, frozen=True, tag="destroy_agent"):
    victims: Pieces


class TakeBrain(Verb, frozen=True, tag="take_brain"):
    victims: Pieces


class Revive(Verb, frozen=True, tag="revive"):
    source: Literal["any_crypt", "own_crypt"]
    place: Literal["this_city", "any_city"]


class Claim(Verb, frozen=True, tag="claim"):
    kind: Annotated[list[SpotKind], Meta(min_length=1)]
    need: Literal["cube", "tie", "none", "deep_ones"]
    where: Literal["any", "with_own_agent", "value_le_deep_ones"]
    ignore_lock: bool = False
    cubes: Literal["limbo"] = "limbo"


class ClaimReserve(Verb, frozen=True, tag="claim_reserve"):
    stop_at: Literal["agent", "any"]
    place: Literal["any_city", "this_city"]


class ExtraAction(Verb, frozen=True, tag="extra_action"):
    n: Positive


class SanityTest(Verb, frozen=True, tag="sanity_test"):
    who: Literal["self", "one_other"]
    draws: Positive


class Calm(Verb, frozen=True, tag="calm"):
    n: Positive


class Vp(Verb, frozen=True, tag="vp"):
    n: Positive
    who: Literal["self"] = "self"


class Peek(Verb, frozen=True, tag="peek"):
    what: Literal["alignment", "hand", "city_stack", "mythos_deck", "own_deck"]
    who: Literal["one_other"] = "one_other"
    n: Positive | Literal["all"] = "all"
    then: Literal["", "choose_top", "one_to_row", "reorder"] = ""


class RefreshBase(Verb, frozen=True, tag="refresh_base"):
    n: Positive
    fate: Literal["bottom", "destroy"]


class MythosRow(Verb, frozen=True, tag="mythos_row"):
    op: Literal["add"]
    n: Positive


class PlaceToken(Verb, frozen=True, tag="place_token"):
    token: Literal["cthulhu", "martial_law", "whateley"]
    where: Literal["any_city", "three_cities_without_gate"]


class TakeTokens(Verb, frozen=True, tag="take_tokens"):
    token: Literal["deep_one"]
    n: Positive


class TakeCard(Verb, frozen=True, tag="take_card"):
    card: CardId


class DeepOnes(Verb, frozen=True, tag="deep_ones"):
    n: Positive


class EndCheck(Verb, frozen=True, tag="end_check"):
    cond: Annotated[str, Meta(pattern=r"^deep_ones_in_play>=[1-9][0-9]{0,2}\Z")]


class Choose(Verb, frozen=True, tag="choose"):
    options: Annotated[list[list["Effect"]], Meta(min_length=1)]


class May(Verb, frozen=True, tag="may"):
    cost: list["Effect"]
    then: list["Effect"]


Effect = (
    GainCubes | AddInfluence | ReturnInfluence | ExileInfluence | ShiftInfluence | Lock | Track
    | Draw | Discard | Recover | Purge | Move | Assassinate | Gate | Possess | TakeAgent
    | DestroyAgent | TakeBrain | Revive | Claim | ClaimReserve | ExtraAction | SanityTest | Calm
    | Vp | Peek | RefreshBase | MythosRow | PlaceToken | TakeTokens | TakeCard | DeepOnes
    | EndCheck | Choose | May
)  # fmt: skip


class Mod(Struct, frozen=True, tag_field="mod", tag=str, forbid_unknown_fields=True):
    """A lasting effect."""


class Immune(Mod, frozen=True, tag="immune"):
    agent: Literal["this"]
    to: list[Literal["assassinate", "possess_convert", "take_brain"]]


class FreeStep(Mod, frozen=True, tag="free_step"):
    agent: Literal["this"]
    per_turn: Positive


class AgentInfluence(Mod, frozen=True, tag="agent_influence"):
    agent: Literal["this"]
    city: Natural
    base: Natural


class UseCost(Mod, frozen=True, tag="use_cost"):
    effects: list[Effect]


class OnGate(Mod, frozen=True, tag="on_gate"):
    do: list[Effect]


class OnFirstClaim(Mod, frozen=True, tag="on_first_claim"):
    do: list[Effect]


class OnAddInfluence(Mod, frozen=True, tag="on_add_influence"):
    per_turn: Positive
    do: list[Effect]


class GrantAction(Mod, frozen=True, tag="grant_action"):
    to: Literal["own_hired_cards"]
    effects: list[Effect]


class StrengthBonus(Mod, frozen=True, tag="strength_bonus"):
    kinds: list[Literal["assassinate", "gate_open", "gate_close"]]
    n: Positive
    where: Literal["any", "coastal", "whateley_city"]
    consume: bool = False


class TieWins(Mod, frozen=True, tag="tie_wins"):
    kinds: list[SpotKind]


class OnSanityTest(Mod, frozen=True, tag="on_sanity_test"):
    draw: Positive
    keep: Positive


class HandLimit(Mod, frozen=True, tag="hand_limit"):
    n: Positive


AnyMod = (
    Immune | FreeStep | AgentInfluence | UseCost | OnGate | OnFirstClaim | OnAddInfluence
    | GrantAction | StrengthBonus | TieWins | OnSanityTest | HandLimit
)  # fmt: skip


class End(Struct, frozen=True, tag_field="end", tag=str, forbid_unknown_fields=True):
    """An end-of-game effect."""


class FlipAlignment(End, frozen=True, tag="flip_alignment"):
    optional: bool = True


class EndVp(End, frozen=True, tag="vp"):
    n: Positive
    per: Literal["insanity_tokens"]
    cap: Positive


class TieBreak(End, frozen=True, tag="tie_break"):
    rule: Literal["win_all_ties"]


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    insanity_below: Positive


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """A card's action."""

    mode: Literal["action", "free"]
    effects: Annotated[list[Effect], Meta(min_length=1)]
    after: Literal["discard", "destroy"] = "discard"
    limit: Literal["turn", "game"] | None = None
    requires: Requirement | None = None


class Reaction(Struct, frozen=True, forbid_unknown_fields=True):
    trigger: Literal["used_action", "discarded", "destroyed"]
    effects: list[Effect]


class Agent(Struct, frozen=True, forbid_unknown_fields=True):
    token_strength: Natural


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    general: Whole = 0
    investigator: Whole = 0
    cultist: Whole = 0


class Card(Struct, frozen=True, forbid_unknown_fields=True):
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
    end_game: list[FlipAlignment | EndVp | TieBreak]
    vp: Points
    sanity: bool
    text: str
    facts: list[str]
    solo: bool


class City(Struct, frozen=True, forbid_unknown_fields=True):
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


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    a: CardId
    b: CardId
    cost: Positive
    fact: bool = False


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    cities: list[City]
    roads: list[Road]
    cultist_path: list[CardId]
    cultist_portal: list[CardId]
    facts: list[str]


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """A track: its last space, and the VP of each space."""

    start: Natural
    last: Positive
    vp: list[Whole]
    facts: list[str]


class VpTrack(Struct, frozen=True, forbid_unknown_fields=True):
    start: Natural
    last: Positive


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    ritual: Ladder
    investigation: Ladder
    vp: VpTrack


class MainAgent(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    name: str
    name_cs: str
    gender: str
    token_strength: Natural
    signature: CardId
    facts: list[str]


class Starter(Struct, frozen=True, forbid_unknown_fields=True):
    common: list[CardId]
    size: Positive


class Components(Struct, frozen=True, forbid_unknown_fields=True):
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


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    min: Literal[1]
    max: Literal[5]


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    money: Positive
    cubes: Positive


class StackEmpty(Struct, frozen=True, forbid_unknown_fields=True):
    ritual: Natural
    mythos_add: Natural


class SoloStart(Struct, frozen=True, forbid_unknown_fields=True):
    cultist1: CardId
    cultist2: CardId


class SoloRules(Struct, frozen=True, forbid_unknown_fields=True):
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


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
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


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    cthulhu: str
    martial_law: str
    whateley: str
    mi_go: str
    deep_one: str
    deep_one_strength: Natural
    mi_go_strength: Natural


class Act(Struct, frozen=True, tag_field="act", tag=str, forbid_unknown_fields=True, kw_only=True):
    """What a cultist does (DP-63), or an act of a Great Old One's line."""

    only_if: Literal["", "previous_ok", "previous_failed"] = ""


class InfCity(Act, frozen=True, tag="inf_city"):
    n: Positive


class InfBase(Act, frozen=True, tag="inf_base"):
    n: Positive


class InfMythos(Act, frozen=True, tag="inf_mythos"):
    n: Positive


class ClaimCity(Act, frozen=True, tag="claim_city"):
    pass


class ClaimBase(Act, frozen=True, tag="claim_base"):
    pass


class ClaimMythos(Act, frozen=True, tag="claim_mythos"):
    pass


class Kill(Act, frozen=True, tag="assassinate"):
    strength: Natural


class OpenGate(Act, frozen=True, tag="open_gate"):
    strength: Natural


class Special(Act, frozen=True, tag="effect"):
    pass


class InfEachFirstBase(Act, frozen=True, tag="inf_each_first_base"):
    n: Positive
    count: Positive


class InfEachFirstCity(Act, frozen=True, tag="inf_each_first_city"):
    n: Positive
    count: Positive
    filter: Literal["player_controlled", "not_cultist_controlled"] = "not_cultist_controlled"


class InfEachMythos(Act, frozen=True, tag="inf_each_mythos"):
    n: Positive


class ClaimFirstBase(Act, frozen=True, tag="claim_first_base_with_cubes"):
    cubes: Positive


class ClaimFirstMythos(Act, frozen=True, tag="claim_first_mythos_with_cubes"):
    cubes: Positive


class ClaimReserveTop(Act, frozen=True, tag="claim_reserve_top"):
    pass


class TokenToFirst(Act, frozen=True, tag="token_to_first"):
    token: Literal["cthulhu", "martial_law"]
    filter: Literal["player_controlled", "not_cultist_controlled"]


class MythosAdd(Act, frozen=True, tag="mythos_add"):
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


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    test: Literal[
        "agents_gained", "gates_opened_by_cultists", "cities_controlled_by_cultists",
        "base_cards_claimed_by_cultists", "mythos_claimed_by_cultists",
        "ritual_minus_investigation",
    ]  # fmt: skip
    at_least: Positive
    note: str = ""


class GreatOldOne(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    name: str
    mythos: CardId
    goal: Goal
    cultist1: list[AnyAct]
    cultist2: list[AnyAct]
    text: str
    facts: list[str]


class Behaviour(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    cultist1: list[AnyAct]
    cultist2: list[AnyAct]


class Powers(Struct, frozen=True, forbid_unknown_fields=True):
    """What one side of a cultist card adds."""

    influence: Natural
    money: Natural
    strength: Natural


class CultistCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    number: Literal[1, 2]
    start: CardId
    token_strength: Natural
    hidden: Powers
    revealed: Powers


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    great_old_ones: list[GreatOldOne]
    behaviour: list[Behaviour]
    cultist_cards: list[CultistCard]


class Content(Struct, frozen=True):
    """The whole file; its notes (`meta`, `scoring`, `vocabulary`, `examples`) are for readers."""

    components: Components
    rules: Numbers
    tracks: Tracks
    tokens: Tokens
    map: Map
    main_agents: list[MainAgent]
    starter: Starter
    cards: list[Card]
    solo: Solo
