"""Tables as bytes and back, for records."""

from typing import Any

import msgspec

from turncoat.core.chance import Chance
from turncoat.core.deck import Deck
from turncoat.core.terms import Audience, Option, Seat
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import KINDS_BY_PLAYERS
from turncoat.games.shadow_hunters.options import Options, pool_of
from turncoat.games.shadow_hunters.table import Board, Gift, Player, Table, fresh_player

PLAIN = (
    "phase", "start_seat", "active_seat", "round", "extra_turns", "acted", "resolving", "closed",
    "ghosts", "unseen", "ended", "winners", "attacks",
)  # fmt: skip
PLAYER = (
    "may_be", "revealed", "alive", "place", "wounds", "gear", "warded", "barred", "void", "used",
)  # fmt: skip


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
            [(p.character.id, {name: getattr(p, name) for name in PLAYER}) for p in table.players],
            [
                (g.made, g.giver, g.card, g.known, g.receiver, g.outcome, g.hurt, g.void)
                for g in table.gifts
            ],
            {name: getattr(table, name) for name in PLAIN},
        )
    )


def unpack(packed: bytes) -> Table:
    """Rebuild a table from its bytes."""
    bare = msgspec.msgpack.decode(packed, type=Packed)
    pool = [CHARACTERS[character] for character in pool_of(bare.options)]
    red, blue, green = [Deck(*deck) for deck in bare.decks]
    table = Table(
        Board(bare.options, bare.slots, pool, KINDS_BY_PLAYERS[bare.options.players]),
        Chance(bare.key, bare.count),
        [_player(seat, *player) for seat, player in enumerate(bare.players)],
        red,
        blue,
        green,
    )
    for name, value in bare.plain.items():
        setattr(table, name, value)
    table.attacks = [(attacker, target) for attacker, target in table.attacks]
    table.gifts = [_gift(*gift) for gift in bare.gifts]
    return table


def _player(seat: Seat, character: str, fields: dict[str, Any]) -> Player:
    player = fresh_player(seat, CHARACTERS[character], 0)
    for name, value in fields.items():
        setattr(player, name, value)
    return player


def _gift(
    made: int, giver: Seat, card: str, known: Audience,
    receiver: Seat, outcome: Option, hurt: bool, void: bool,
) -> Gift:  # fmt: skip
    gift = Gift(made, giver, card, known)
    gift.receiver = receiver
    gift.outcome = outcome
    gift.hurt = hurt
    gift.void = void
    return gift
