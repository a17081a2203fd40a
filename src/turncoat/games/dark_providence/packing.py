"""Tables as bytes, for records."""

from typing import Any

import msgspec

from turncoat.core.chance import Chance
from turncoat.core.fields import others
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.pile import Pile
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.table import Solo, Table

# Fields that are packed in another way, or not at all because they start out empty.
APART = (
    "seats", "chance", "phase", "events", "seal_count", "ended", "winners", "box", "options",
    "players", "gates", "locks", "stacks", "reserve", "mythos_deck", "played", "looking",
    "picking", "scores", "tally", "solo", "drawn",
)  # fmt: skip
APART_OF_PLAYER = ("seat", "main", "alignment", "cultist", "deck", "cubes", "known_hand")
PLAIN = ("phase", "seal_count", *others(Table, APART), "ended", "winners")
PLAYER = others(Player, APART_OF_PLAYER)
SOLO = others(Solo, ("id", "vp", "behaviours"))
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
    return Table(
        bare.options.players,
        Chance(bare.key, bare.count),
        box=box,
        options=bare.options,
        players=[_player(player) for player in bare.players],
        gates=bare.gates,
        locks=bare.locks,
        stacks=bare.stacks,
        reserve=bare.reserve,
        mythos_deck=bare.mythos_deck,
        scores=bare.scores,
        tally=bare.tally,
        solo=_solo(bare.solo) if bare.solo else None,
        **{NAMES.get(name, name): value for name, value in bare.plain.items()},
    )


def _player(packed: PackedPlayer) -> Player:
    return Player(
        packed.seat,
        packed.main,
        packed.alignment,
        packed.cultist,
        deck=packed.deck,
        cubes=dict(packed.cubes),
        known_hand=packed.known_hand,
        **packed.plain,
    )


def _solo(packed: PackedSolo) -> Solo:
    return Solo(packed.id, packed.vp, packed.behaviours, **packed.plain)
