"""The parts of a view."""

import msgspec

from turncoat.core.terms import Option, Seat
from turncoat.core.view import PrivateClaim, View
from turncoat.games.shadow_hunters.options import Options


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it. `character` is None if the viewer does not know it."""

    seat: Seat
    character: str | None
    revealed: bool
    alive: bool
    place: str
    wounds: int
    gear: list[str]
    warded: bool
    barred: bool
    void: bool
    used: bool
    may_be: list[str]


class GiftView(msgspec.Struct, frozen=True):
    """A green card that was given. `card` is None if the viewer never saw it.

    Once the game is over, `lie` says whether the receiver answered falsely.
    """

    made: int
    giver: Seat
    receiver: Seat
    card: str | None
    outcome: Option
    hurt: bool
    void: bool
    lie: bool


class DeckView(msgspec.Struct, frozen=True):
    """What is public about a deck; of green discards, which lie face down, only the number."""

    left: int
    times_made: int
    discards: list[str] | int


class ShadowHuntersView(View, kw_only=True):
    """What one seat may know. `heard_apart` is what the dead said among themselves.

    - `areas`: the places of each area.
    - `pool`: the characters that can be in the game; `dealt`: how many of each kind are.
    - `peaceful`: whether attacks are not allowed yet.
    - `must_attack`: the equipment that makes the active player attack whenever they can.
    """

    heard_apart: list[PrivateClaim] = msgspec.field(default_factory=list)
    options: Options
    phase: str
    slots: list[str]
    areas: list[list[str]]
    pool: list[str]
    dealt: dict[str, int]
    peaceful: bool
    must_attack: str
    players: list[SeatView]
    red: DeckView
    blue: DeckView
    green: DeckView
    start_seat: Seat
    active_seat: Seat
    round: int
    extra_turns: int
    acted: bool
    resolving: str
    closed: bool
    gifts: list[GiftView]
    attacks: list[tuple[Seat, Seat]]
    ended: str
    winners: list[Seat]
    start: "ShadowHuntersView | None"
