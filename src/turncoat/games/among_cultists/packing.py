"""Packing a table into bytes and back, for records."""

from typing import Any

import msgspec

from turncoat.core.chance import Chance
from turncoat.core.fields import others
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.ledger import Line
from turncoat.games.among_cultists.options import Options
from turncoat.games.among_cultists.roles import ROLES
from turncoat.games.among_cultists.table import Player, Room, Table, fresh_player

# Fields that are packed in another way, or can be worked out.
APART = (
    "seats", "chance", "phase", "events", "seal_count", "ended", "winners", "board", "players",
    "rooms", "history", "ledger",
)  # fmt: skip
PLAIN = ("phase", *others(Table, APART), "ended", "winners")
PLAYER = others(Player, ("seat", "automa", "character", "role", "ability", "route", "pulse"))


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
            {place: fields(room, Room.FIELDS) for place, room in table.rooms.items()},
            table.history,
            table.ledger,
            fields(table, PLAIN),
        )
    )


def fields(thing: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the named attributes."""
    return {name: getattr(thing, name) for name in names}


def _pack_player(player: Player) -> PackedPlayer:
    return PackedPlayer(
        player.character, player.role.id, player.route, player.pulse, fields(player, PLAYER)
    )


def unpack(packed: bytes) -> Table:
    """Return the table; raises msgspec errors for other bytes."""
    bare = msgspec.msgpack.decode(packed, type=Packed)
    board = Board(bare.options, bare.order)
    return Table(
        board.options.players,
        Chance(bare.key, bare.count),
        board=board,
        players=[_player(board, seat, player) for seat, player in enumerate(bare.players)],
        rooms={place: Room(**room) for place, room in bare.rooms.items()},
        history=bare.history,
        ledger=bare.ledger,
        **bare.plain,
    )


def _player(board: Board, seat: Seat, packed: PackedPlayer) -> Player:
    player = fresh_player(board, seat, packed.character, ROLES[packed.role], packed.route)
    player.pulse = packed.pulse
    for name, value in packed.plain.items():
        setattr(player, name, value)
    return player
