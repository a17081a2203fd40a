"""Verbs: every effect is one of them, with its fields."""

from typing import Annotated, Literal

from msgspec import Meta

from turncoat.games.dark_providence.content.schema.values import (
    CardId,
    Entry,
    Natural,
    Positive,
    SpotKind,
    Whole,
    snake_case,
)

PieceType = Literal["main", "hired", "mi_go", "deep_one", "this"]
AnyTarget = Literal["any", "base", "city", "mythos", "base_or_city"]


class Verb(Entry, frozen=True, tag_field="verb", tag=snake_case):
    """One effect."""


class Pieces(Entry, frozen=True):
    """Which agents or Deep Ones an effect is about."""

    owner: Literal["own", "other", "any"]
    type: Annotated[list[PieceType], Meta(min_length=1)]
    side: Literal["normal", "possessed", "any"] = "any"
    city: Literal["any", "this_city", "with_own_agent"] = "any"


class GainCubes(Verb, frozen=True):
    n: Positive
    source: Literal["general", "limbo", "board", "limbo_or_board"]


class AddInfluence(Verb, frozen=True):
    n: Positive
    target: AnyTarget | Literal["other_base"]
    source: Literal["supply", "general", "limbo"] = "supply"
    spread: bool = False


class ReturnInfluence(Verb, frozen=True):
    n: Positive | Literal["all"]
    who: Literal["one_other", "each_other"]
    target: AnyTarget


class ExileInfluence(Verb, frozen=True):
    n: Positive | Literal["all"]
    who: Literal["one_other", "each_other"]
    target: AnyTarget


class ShiftInfluence(Verb, frozen=True):
    n: Positive


class Lock(Verb, frozen=True):
    op: Literal["place", "remove", "either"]
    n: Positive


class Track(Verb, frozen=True):
    track: Literal["ritual", "investigation"]
    by: Whole


class Draw(Verb, frozen=True):
    n: Positive


class Discard(Verb, frozen=True):
    who: Literal["self", "one_other", "each_other", "same_other"]
    n: Positive
    pick: Literal["owner", "actor", "random"]


class Recover(Verb, frozen=True):
    n: Positive


class Purge(Verb, frozen=True):
    n: Positive
    source: Literal["hand_or_discard"]


class Move(Verb, frozen=True):
    agents: Pieces
    count: Positive
    distance: Positive | Literal["any"]
    to: Literal["any", "city_without_gate"] = "any"


class Assassinate(Verb, frozen=True):
    performer: Literal["this", "any_own"]
    bonus: Natural = 0
    possessed_ok: bool = False


class Gate(Verb, frozen=True):
    mode: Literal["close", "open", "either"]
    performer: Literal["this", "any_own"]
    bonus: Natural = 0


class Possess(Verb, frozen=True):
    mode: Literal["own", "convert"]


class TakeAgent(Verb, frozen=True):
    victims: Pieces


class DestroyAgent(Verb, frozen=True):
    victims: Pieces


class TakeBrain(Verb, frozen=True):
    victims: Pieces


class Revive(Verb, frozen=True):
    source: Literal["any_crypt", "own_crypt"]
    place: Literal["this_city", "any_city"]


class Claim(Verb, frozen=True):
    kind: Annotated[list[SpotKind], Meta(min_length=1)]
    need: Literal["cube", "tie", "none", "deep_ones"]
    where: Literal["any", "with_own_agent", "value_le_deep_ones"]
    ignore_lock: bool = False
    cubes: Literal["limbo"] = "limbo"


class ClaimReserve(Verb, frozen=True):
    stop_at: Literal["agent", "any"]
    place: Literal["any_city", "this_city"]


class ExtraAction(Verb, frozen=True):
    n: Positive


class SanityTest(Verb, frozen=True):
    who: Literal["self", "one_other"]
    draws: Positive


class Calm(Verb, frozen=True):
    n: Positive


class Vp(Verb, frozen=True):
    n: Positive
    who: Literal["self"] = "self"


class Peek(Verb, frozen=True):
    what: Literal["alignment", "hand", "city_stack", "mythos_deck", "own_deck"]
    who: Literal["one_other"] = "one_other"
    n: Positive | Literal["all"] = "all"
    then: Literal["", "choose_top", "one_to_row", "reorder"] = ""


class RefreshBase(Verb, frozen=True):
    n: Positive
    fate: Literal["bottom", "destroy"]


class MythosRow(Verb, frozen=True):
    op: Literal["add"]
    n: Positive


class PlaceToken(Verb, frozen=True):
    token: Literal["cthulhu", "martial_law", "whateley"]
    where: Literal["any_city", "three_cities_without_gate"]


class TakeTokens(Verb, frozen=True):
    token: Literal["deep_one"]
    n: Positive


class TakeCard(Verb, frozen=True):
    card: CardId


class DeepOnes(Verb, frozen=True):
    n: Positive


class EndCheck(Verb, frozen=True):
    cond: Annotated[str, Meta(pattern=r"^deep_ones_in_play>=[1-9][0-9]{0,2}\Z")]


class Choose(Verb, frozen=True):
    options: Annotated[list[list["Effect"]], Meta(min_length=1)]


class May(Verb, frozen=True):
    cost: list["Effect"]
    then: list["Effect"]


Effect = (
    GainCubes | AddInfluence | ReturnInfluence | ExileInfluence | ShiftInfluence | Lock | Track
    | Draw | Discard | Recover | Purge | Move | Assassinate | Gate | Possess | TakeAgent
    | DestroyAgent | TakeBrain | Revive | Claim | ClaimReserve | ExtraAction | SanityTest | Calm
    | Vp | Peek | RefreshBase | MythosRow | PlaceToken | TakeTokens | TakeCard | DeepOnes
    | EndCheck | Choose | May
)  # fmt: skip
