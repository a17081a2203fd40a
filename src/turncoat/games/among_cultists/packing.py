"""Packing a table into bytes and back, for records."""

from typing import Any

import msgspec

from turncoat.core.chance import Chance
from turncoat.core.fields import others, reader, set_fields
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.ledger import Line
from turncoat.games.among_cultists.options import Options
from turncoat.games.among_cultists.roles import ROLES
from turncoat.games.among_cultists.table import Player, Room, Table, bare_table, fresh_player

# Fields that are packed in another way, or can be worked out.
APART = (
    "seats", "chance", "phase", "events", "seal_count", "ended", "winners", "board", "players",
    "rooms", "history", "ledger",
)  # fmt: skip
PLAIN = ("phase", *others(Table, APART), "ended", "winners")
APART_OF_PLAYER = ("seat", "automa", "character", "role", "ability", "route", "pulse")
read_table = reader(PLAIN)
read_player = reader(others(Player, APART_OF_PLAYER))
read_room = reader(Room.FIELDS)


class PackedPlayer(msgspec.Struct):
    """A character."""

    character: str
    role: str
    route: int
    pulse: list[tuple[str, Seat, int]]
    plain: dict[str, Any]


class Packed(msgspec.Struct):
    """A table."""

    options: Options
    order: list[Seat]
    key: bytes
    count: int
    players: list[PackedPlayer]
    rooms: dict[str, dict[str, Any]]
    history: list[tuple[int, int]]
    ledger: list[Line]
    plain: dict[str, Any]


def pack(table: Table) -> bytes:
    """Return the whole table, with all secrets, as bytes."""
    return msgspec.msgpack.encode(
        Packed(
            table.board.options,
            table.board.order,
            table.chance.key,
            table.chance.count,
            [_pack_player(player) for player in table.players],
            {place: read_room(room) for place, room in table.rooms.items()},
            table.history,
            table.ledger,
            read_table(table),
        )
    )


def _pack_player(player: Player) -> PackedPlayer:
    return PackedPlayer(
        player.character, player.role.id, player.route, player.pulse, read_player(player)
    )


def unpack(packed: bytes) -> Table:
    """Return the table; raises msgspec errors for other bytes."""
    bare = msgspec.msgpack.decode(packed, type=Packed)
    board = Board(bare.options, bare.order)
    table = bare_table(
        board,
        Chance(bare.key, bare.count),
        [_player(board, seat, player) for seat, player in enumerate(bare.players)],
        {place: set_fields(Room(0, False), room) for place, room in bare.rooms.items()},
    )
    table.history = bare.history
    table.ledger = bare.ledger
    return set_fields(table, bare.plain)


def _player(board: Board, seat: Seat, packed: PackedPlayer) -> Player:
    player = fresh_player(board, seat, packed.character, ROLES[packed.role], packed.route)
    player.pulse = packed.pulse
    return set_fields(player, packed.plain)
