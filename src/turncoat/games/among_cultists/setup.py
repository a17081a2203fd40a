"""Set-up (AC-1 to AC-9): roles, decks, routes, rooms, tokens and the first Knife."""

from turncoat.core.chance import Chance
from turncoat.core.terms import ALL, Seat
from turncoat.games.among_cultists.board import Board, seating
from turncoat.games.among_cultists.content import (
    ALIVE,
    BY_CHARACTERS,
    CHARACTERS,
    CULTIST_TOKENS,
    DECKS,
    ROUTES,
    cards,
)
from turncoat.games.among_cultists.ledger import START
from turncoat.games.among_cultists.options import Options
from turncoat.games.among_cultists.roles import CULTIST, INVESTIGATOR, ROLES, Role, bits
from turncoat.games.among_cultists.table import Player, Room, Table, bare_table, fresh_player


def deal(options: Options, chance: Chance) -> Table:
    """AC-5 to AC-9  Return a table with everything dealt, before the night."""
    first_knife = chance.below(options.players)
    board = Board(options, seating(options, place_automa(options, first_knife, chance)))
    table = bare_table(board, chance, deal_players(board, chance), lay_rooms(board, chance))
    table.knife = first_knife
    start_rooms(table)
    start_pulse(table)
    table.draw_pile = cards(BY_CHARACTERS[board.count]["room_start"])
    table.bag = full_bag(board)
    table.unsafe = unsafe_deck(board)
    table.tokens = [] if options.first_game else CULTIST_TOKENS[:]
    announce(table)
    return table


def place_automa(options: Options, first_knife: Seat, chance: Chance) -> int:
    """AC-90  Return how many people sit before AUTOMA."""
    if options.automa_seat == "right_of_start":
        return first_knife
    if options.automa_seat == "random":
        return chance.below(options.players)
    return int(options.automa_seat.removeprefix("after_"))


def deal_players(board: Board, chance: Chance) -> list[Player]:
    """AC-5, AC-5a  Deal roles with their decks, routes and characters."""
    roles = chance.pick(board.count, deal_roles(board, chance))
    routes = chance.pick(board.count, list(range(len(ROUTES))))
    named = list(board.options.characters)
    rest = chance.pick(len(CHARACTERS), [c for c in CHARACTERS if c not in named])
    named += [""] * (board.count - len(named))
    possible = anybody(board)
    players = []
    for seat in range(board.count):
        character = named[seat] or rest.pop()
        player = fresh_player(board, seat, character, ROLES[roles[seat]], routes[seat])
        player.may_be = possible
        players.append(player)
    return players


def deal_roles(board: Board, chance: Chance) -> list[str]:
    """AC-9  Return the roles in the game; the rest are plain Investigators."""
    roles = [CULTIST.id] * board.cultists + board.cast + chance.pick(1, board.one_of)
    return roles + [INVESTIGATOR.id] * (board.count - len(roles))


def anybody(board: Board) -> int:
    """AC-9a  Return the bits of all roles that may be in the game."""
    named: list[Role] = [CULTIST, INVESTIGATOR]
    named += [ROLES[role] for role in (*board.cast, *board.one_of)]
    return bits(named)


def lay_rooms(board: Board, chance: Chance) -> dict[str, Room]:
    """AC-7  Give each room its books and a random face-down token."""
    icons = chance.pick(len(board.rooms), cards(BY_CHARACTERS[board.count]["room_tokens"]))
    return {
        place: Room(board.books[place], icon == "unsafe")
        for place, icon in zip(board.rooms, icons, strict=True)
    }


def start_rooms(table: Table) -> None:
    """AC-7  Give each room one face-down starting card."""
    start = cards(BY_CHARACTERS[table.board.count]["room_start"])
    for place, face in zip(table.rooms, table.chance.pick(len(start), start), strict=True):
        table.lay_card(START, place, face, 0)


def start_pulse(table: Table) -> None:
    """AC-6  Deal the first pulse cards; each Cultist gets Alive."""
    pile = cards(BY_CHARACTERS[table.board.count]["start_pulse"])
    if not pile:
        return
    for _ in range(table.board.cultists):
        pile.remove(ALIVE)
    table.chance.shuffle(pile)
    for player in table.players:
        face = ALIVE if player.role is CULTIST else pile.pop()
        table.lay_pulse(START, player, face, 0)
    table.discards += pile


def full_bag(board: Board) -> list[str]:
    """AC-4  Return all event tokens of this game."""
    return cards(board.events)


def unsafe_deck(board: Board) -> list[str]:
    """AC-4, AC-9  Return the unsafe-passage deck; a first game has none."""
    return [] if board.options.first_game else DECKS["unsafe"][:]


def announce(table: Table) -> None:
    """AC-5a, AC-8, AC-9a, AC-90  Tell everybody what is public before the night."""
    for player in table.players:
        table.tell(ALL, ("plays", player.seat, player.character))
    if table.board.automa >= 0:
        automa = table.players[table.board.automa]
        table.tell(ALL, ("automa_route", automa.seat, automa.route))
    table.tell(ALL, ("roles", *table.board.cast))
    if table.board.one_of:
        table.tell(ALL, ("one_of", *table.board.one_of))
    table.tell(ALL, ("begins", table.knife))
