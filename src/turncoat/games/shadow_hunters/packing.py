"""Tables as bytes and back, for records."""

from typing import Any

import msgspec

from turncoat.core.chance import Chance
from turncoat.core.deck import Deck
from turncoat.core.fields import others, reader, set_fields
from turncoat.core.terms import Audience, Option, Seat
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import KINDS_BY_PLAYERS
from turncoat.games.shadow_hunters.options import Options, pool_of
from turncoat.games.shadow_hunters.table import Board, Gift, Player, Table

# Fields that are packed in another way, or can be worked out.
APART = (
    "seats", "chance", "phase", "events", "seal_count", "ended", "winners", "board", "players",
    "red", "blue", "green", "gifts", "attacks",
)  # fmt: skip
PLAIN = ("phase", *others(Table, APART), "ended", "winners", "attacks")
read_table = reader(PLAIN)
read_player = reader(others(Player, ("seat", "character")))


class Packed(msgspec.Struct):
    """A whole table in the order in which it is written."""

    options: Options
    key: bytes
    count: int
    slots: list[str]
    decks: list[tuple[list[str], list[str], int]]
    players: list[tuple[str, dict[str, Any]]]
    gifts: list[tuple[int, Seat, str, Audience, Seat, Option, bool, bool]]
    plain: dict[str, Any]


def pack(table: Table) -> bytes:
    """Return the whole table as bytes, secrets included."""
    return msgspec.msgpack.encode(
        Packed(
            table.options,
            table.chance.key,
            table.chance.count,
            table.board.slots,
            [(d.pile, d.discards, d.times_made) for d in (table.red, table.blue, table.green)],
            [(p.character.id, read_player(p)) for p in table.players],
            [
                (g.made, g.giver, g.card, g.known, g.receiver, g.outcome, g.hurt, g.void)
                for g in table.gifts
            ],
            read_table(table),
        )
    )


def unpack(packed: bytes) -> Table:
    """Rebuild a table from its bytes."""
    bare = msgspec.msgpack.decode(packed, type=Packed)
    pool = [CHARACTERS[character] for character in pool_of(bare.options)]
    red, blue, green = [Deck(*deck) for deck in bare.decks]
    table = Table(
        bare.options.players,
        Chance(bare.key, bare.count),
        "",
        board=Board(bare.options, bare.slots, pool, KINDS_BY_PLAYERS[bare.options.players]),
        players=[_player(seat, *player) for seat, player in enumerate(bare.players)],
        red=red,
        blue=blue,
        green=green,
        gifts=[Gift(*gift) for gift in bare.gifts],
    )
    set_fields(table, bare.plain)
    table.attacks = [(attacker, target) for attacker, target in table.attacks]
    return table


def _player(seat: Seat, character: str, fields: dict[str, Any]) -> Player:
    return set_fields(Player(seat, CHARACTERS[character], 0), fields)
