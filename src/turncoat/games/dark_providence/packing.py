"""Tables as bytes, for records."""

from typing import Any

import msgspec

from turncoat.core.chance import Chance
from turncoat.core.fields import others, reader, set_fields, transfer
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.pile import Pile
from turncoat.games.dark_providence.player import Player, Spot
from turncoat.games.dark_providence.table import Solo, Table, bare_table

# Fields that are packed in another way, or not at all because they start out empty.
APART = (
    "seats", "chance", "phase", "events", "seal_count", "ended", "winners", "box", "options",
    "players", "gates", "locks", "stacks", "reserve", "mythos_deck", "played", "looking", "preview",
    "picking", "scores", "tally", "solo", "drawn",
)  # fmt: skip
APART_OF_PLAYER = ("seat", "main", "alignment", "cultist", "deck", "cubes", "known_hand")
PLAIN = ("phase", "seal_count", *others(Table, APART), "ended", "winners")
# Renamed fields keep their first name in packed tables, because records are compared by bytes.
FIRST_NAMES = {"seal_count": "sealed"}
NAMES = {first: name for name, first in FIRST_NAMES.items()}
read_table = reader(PLAIN, FIRST_NAMES)
read_player = reader(others(Player, APART_OF_PLAYER))
read_solo = reader(others(Solo, ("id", "vp", "behaviours")))


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


# What `Packed` has in another form than the table; the rest has a type there, so that decoding
# does not make lists of tuples.
CHANGED = ("options", "players", "solo")
TYPED = [name for name in others(Table, CHANGED) if name in Packed.__struct_fields__]
read_typed = reader(TYPED)
lay_typed = transfer(Table, Packed, CHANGED)


def pack(table: Table) -> bytes:
    """The whole table with all its secrets, as bytes."""
    return msgspec.msgpack.encode(
        Packed(
            options=table.options,
            key=table.chance.key,
            count=table.chance.count,
            players=[_pack_player(player) for player in table.players],
            solo=_pack_solo(table.solo) if table.solo else None,
            plain=read_table(table),
            **read_typed(table),
        )
    )


def _pack_player(player: Player) -> PackedPlayer:
    return PackedPlayer(
        player.seat, player.main, player.alignment, player.cultist, player.deck,
        list(player.cubes.items()), player.known_hand, read_player(player),
    )  # fmt: skip


def _pack_solo(solo: Solo) -> PackedSolo:
    return PackedSolo(solo.id, solo.vp, solo.behaviours, read_solo(solo))


def unpack(box: Box, packed: bytes) -> Table:
    """Rebuild a table from its bytes."""
    bare = msgspec.msgpack.decode(packed, type=Packed)
    players = [_player(player) for player in bare.players]
    table = bare_table(box, bare.options, Chance(bare.key, bare.count), players)
    if bare.solo:
        solo = Solo(bare.solo.id, bare.solo.vp, bare.solo.behaviours)
        table.solo = set_fields(solo, bare.solo.plain)
    lay_typed(table, bare)
    return set_fields(table, {NAMES.get(name, name): bare.plain[name] for name in bare.plain})


def _player(packed: PackedPlayer) -> Player:
    player = Player(packed.seat, packed.main, packed.alignment, packed.cultist)
    player.deck = packed.deck
    player.cubes = dict(packed.cubes)
    player.known_hand = packed.known_hand
    return set_fields(player, packed.plain)
