"""Set-up (SH-1 to SH-6): places, decks, characters and the starting player."""

from turncoat.core.chance import Chance
from turncoat.core.deck import Deck
from turncoat.core.terms import ALL, bit
from turncoat.games.shadow_hunters.character import CHARACTERS, Character, mask
from turncoat.games.shadow_hunters.content import (
    COLOURS,
    KINDS_BY_PLAYERS,
    PLACES,
    full_deck,
)
from turncoat.games.shadow_hunters.options import Options, pool_of
from turncoat.games.shadow_hunters.table import Board, Player, Table
from turncoat.games.shadow_hunters.turn import OPENING, begin_turn


def deal(options: Options, chance: Chance) -> Table:
    """SH-1 to SH-5  Return a dealt table: board, decks, characters and starting player."""
    pool = [CHARACTERS[character] for character in pool_of(options)]
    slots = chance.pick(len(PLACES), PLACES)
    red, blue, green = [Deck(full_deck(colour, options.deck_size), []) for colour in COLOURS]
    dealt = deal_characters(options, pool, chance)
    anybody = mask(pool)
    players = [Player(seat, character, anybody) for seat, character in enumerate(dealt)]
    board = Board(options, slots, pool, KINDS_BY_PLAYERS[options.players])
    table = Table(
        len(players), chance, "turn", board=board, players=players, red=red, blue=blue, green=green
    )
    table.reckon_unseen()
    table.start_seat = table.active_seat = chance.below(options.players)
    announce(table)
    return table


def deal_characters(options: Options, pool: list[Character], chance: Chance) -> list[Character]:
    """SH-4, SH-4a  Draw from the pool by kind, then deal."""
    ids = [character.id for character in pool]
    if options.pool == "mixed":
        ids = one_of_each_initial(ids, chance)
    dealt: list[str] = []
    for kind, count in KINDS_BY_PLAYERS[options.players].items():
        dealt += chance.pick(count, [c for c in ids if CHARACTERS[c].kind == kind])
    return [CHARACTERS[character] for character in chance.pick(len(dealt), dealt)]


def one_of_each_initial(ids: list[str], chance: Chance) -> list[str]:
    """SH-4a  The mixed pool has one of each pair of twins; nobody sees which."""
    twins: dict[str, list[str]] = {}
    for character in ids:
        twins.setdefault(CHARACTERS[character].initial, []).append(character)
    return [chance.pick(1, pair)[0] for pair in twins.values()]


def announce(table: Table) -> None:
    """SH-5, SH-6  Tell each player its character and everybody the board and who starts."""
    table.tell(ALL, ("board", *table.board.slots))
    for player in table.players:
        table.tell(bit(player.seat), ("you_are", player.character.id))
    table.tell(ALL, ("begins", table.start_seat))
    first = table.options.opening_prophecy_from_players
    if first and table.seats >= first:
        table.phase = OPENING
    else:
        begin_turn(table)
