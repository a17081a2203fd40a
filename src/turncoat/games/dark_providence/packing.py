"""Tables as bytes, for records."""

from typing import Any

import msgspec

from turncoat.core.chance import Chance
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.pile import Pile
from turncoat.games.dark_providence.player import Player, Spot, bare_player
from turncoat.games.dark_providence.table import Solo, Table

PLAIN = (
    "phase", "seal_count", "spare", "start_seat", "active_seat", "round", "control", "tops", "row",
    "city_cards", "bag", "ritual", "investigation", "cthulhu", "martial_law", "whateleys",
    "deep_left", "brains", "gone", "lost_tokens", "deep_lost", "actions", "fresh", "claims",
    "ending", "ended", "winners",
)  # fmt: skip
PLAYER = (
    "revealed", "flipped", "known_to", "vp", "hand", "discards", "used", "supply", "general",
    "limbo", "tokens", "agents", "possessed", "revived", "deep_ones", "deep_supply",
    "claimed_deep_ones", "crypt", "insanity", "sanity", "mad", "mythos", "spent",
    "spent_for_good",
)  # fmt: skip
SOLO = (
    "insanity", "sanity", "past", "agents", "bases", "mythos", "gates", "crypt", "doom",
)  # fmt: skip
# Renamed fields keep their first name in packed tables, because records are compared by bytes.
FIRST_NAMES = {"seal_count": "sealed"}
NAMES = {first: name for name, first in FIRST_NAMES.items()}


class PackedPlayer(msgspec.Struct):
    """One player, or a cultist."""

    seat: Seat
    main: str
    alignment: str
    cultist: bool
    deck: Pile
    cubes: list[tuple[Spot, int]]
    known_hand: list[tuple[str, int]]
    plain: dict[str, Any]


class PackedSolo(msgspec.Struct):
    """The Great Old One."""

    id: str
    vp: int
    behaviours: list[str]
    plain: dict[str, Any]


class Packed(msgspec.Struct):
    """The whole table."""

    options: Options
    key: bytes
    count: int
    players: list[PackedPlayer]
    gates: dict[str, tuple[Seat, str]]
    locks: list[Spot]
    stacks: dict[str, Pile]
    reserve: Pile
    mythos_deck: Pile
    scores: list[list[tuple[str, int]]]
    tally: list[tuple[Seat, str]]
    solo: PackedSolo | None
    plain: dict[str, Any]


def pack(table: Table) -> bytes:
    """The whole table with all its secrets, as bytes."""
    return msgspec.msgpack.encode(
        Packed(
            table.options,
            table.chance.key,
            table.chance.count,
            [_pack_player(player) for player in table.players],
            table.gates,
            table.locks,
            table.stacks,
            table.reserve,
            table.mythos_deck,
            table.scores,
            table.tally,
            _pack_solo(table.solo) if table.solo else None,
            _fields(table, PLAIN),
        )
    )


def _fields(thing: object, names: tuple[str, ...]) -> dict[str, Any]:
    return {FIRST_NAMES.get(name, name): getattr(thing, name) for name in names}


def _pack_player(player: Player) -> PackedPlayer:
    return PackedPlayer(
        player.seat, player.main, player.alignment, player.cultist, player.deck,
        list(player.cubes.items()), player.known_hand, _fields(player, PLAYER),
    )  # fmt: skip


def _pack_solo(solo: Solo) -> PackedSolo:
    return PackedSolo(solo.id, solo.vp, solo.behaviours, _fields(solo, SOLO))


def unpack(box: Box, packed: bytes) -> Table:
    """Rebuild a table from its bytes."""
    bare = msgspec.msgpack.decode(packed, type=Packed)
    players = [_player(player) for player in bare.players]
    table = Table(box, bare.options, Chance(bare.key, bare.count), players)
    table.gates = bare.gates
    table.locks = bare.locks
    table.stacks = bare.stacks
    table.reserve = bare.reserve
    table.mythos_deck = bare.mythos_deck
    table.scores = bare.scores
    table.tally = bare.tally
    if bare.solo:
        table.solo = Solo(bare.solo.id, bare.solo.vp, bare.solo.behaviours)
        _set(table.solo, bare.solo.plain)
    _set(table, bare.plain)
    return table


def _player(packed: PackedPlayer) -> Player:
    player = bare_player(packed.seat, packed.main, packed.alignment, packed.cultist)
    player.deck = packed.deck
    player.cubes = dict(packed.cubes)
    player.known_hand = packed.known_hand
    _set(player, packed.plain)
    return player


def _set(thing: object, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        setattr(thing, NAMES.get(name, name), value)
