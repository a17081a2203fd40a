"""Set-up (DP-2 to DP-5, DP-60) and the placing of main agents."""

from typing import Final

from turncoat.core.chance import Chance
from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option, bit
from turncoat.games.dark_providence.board.agents import enter
from turncoat.games.dark_providence.board.sanity import INSANITY, SANITY
from turncoat.games.dark_providence.board.stacks import add_to_row, turn_up
from turncoat.games.dark_providence.cards import draw
from turncoat.games.dark_providence.content.box import BASE, CITY, MYTHOS, Box
from turncoat.games.dark_providence.options import Options
from turncoat.games.dark_providence.pile import loose
from turncoat.games.dark_providence.player import Player, fresh_player
from turncoat.games.dark_providence.public.alignments import CULTIST, DISSENTERS, INVESTIGATOR
from turncoat.games.dark_providence.table import Solo, Table, bare_table
from turncoat.games.dark_providence.turn import begin_turn

# DP-4: the sets of alignment cards that are dealt from, by the number of players.
ONE_OF_EACH: Final = [[CULTIST, INVESTIGATOR, *DISSENTERS]]
PAIRS: Final = [CULTIST, CULTIST, INVESTIGATOR, INVESTIGATOR]
PAIRS_AND_ONE: Final = [[*PAIRS, dissenter] for dissenter in DISSENTERS]
ALIGNMENT_SETS: Final[dict[int, list[list[str]]]] = {
    1: [[INVESTIGATOR]],
    2: ONE_OF_EACH,
    3: ONE_OF_EACH,
    4: PAIRS_AND_ONE,
    5: PAIRS_AND_ONE,
}


def deal(box: Box, options: Options, chance: Chance) -> Table:
    """DP-2 to DP-5  Set up a table."""
    alignments = deal_alignments(options.players, chance)
    mains = deal_agents(box, options, chance)
    players = [fresh_player(box, seat, main, alignments[seat]) for seat, main in enumerate(mains)]
    table = bare_table(box, options, chance, players[:])
    table.spare = alignments[options.players :]
    lay_board(table)
    if options.players == 1:
        lay_solo(table)
    table.start_seat = chance.below(options.players)
    for player in players:
        table.tell(ALL, ("plays_agent", player.seat, player.main))
        table.tell(bit(player.seat), ("you_are", player.alignment))
    lay_cards(table)
    for player in players:
        draw(table, player, box.numbers.hand)
    table.tell(ALL, ("starts", table.start_seat))
    place_first(table)
    return table


def deal_alignments(players: int, chance: Chance) -> list[str]:
    """DP-4  Two or three: one of each kind. Four or five: two pairs and one dissenter."""
    sets = ALIGNMENT_SETS[players]
    cards = list(sets[0] if len(sets) == 1 else sets[chance.below(len(sets))])
    if players > 1:
        chance.shuffle(cards)
    return cards


def largest_team(players: int) -> int:
    """DP-4  A pair, and with four or five a dissenter who wants the same for a while."""
    return min(players, 2 if players <= 3 else 3)


def deal_agents(box: Box, options: Options, chance: Chance) -> list[str]:
    """DP-3  Give each seat the agent the host named, or a random one."""
    named = options.agents + [""] * (options.players - len(options.agents))
    free = [agent for agent in box.main_agents if agent not in named]
    chance.shuffle(free)
    return [agent or free.pop() for agent in named]


def lay_board(table: Table) -> None:
    """DP-2  Lay out stacks, reserve, mythos deck and bag."""
    box, players = table.box, table.options.players
    base = box.of_kind(BASE)
    table.chance.shuffle(base)
    for city in box.city_ids:
        size = box.stack_size[players]
        table.stacks[city] = loose(base[:size])
        base = base[size:]
    table.reserve = loose(base)
    removed = box.numbers.solo.remove_mythos if players == 1 else []
    table.mythos_deck = loose([card for card in box.of_kind(MYTHOS) if card not in removed])
    table.gone += removed
    table.city_cards = box.of_kind(CITY)
    parts = box.content.components
    table.bag = [INSANITY] * parts.insanity_tokens + [SANITY] * parts.sanity_tokens
    table.ritual = box.content.tracks.ritual.start
    table.investigation = box.content.tracks.investigation.start


def lay_cards(table: Table) -> None:
    """DP-2  Turn up the top base card of each city, and lay out the mythos row."""
    for city in table.box.city_ids:
        turn_up(table, city)
    add_to_row(table, table.box.row_size[table.options.players])


def lay_solo(table: Table) -> None:
    """DP-60, DP-60a  Set up a Great Old One with its behaviour cards and two hidden cultists."""
    box, chance = table.box, table.chance
    [goo] = (
        [table.options.great_old_one]
        if table.options.great_old_one
        else chance.pick(1, list(box.great_old_ones))
    )
    table.solo = Solo(goo, box.numbers.solo.goo_start_vp, list(box.behaviours))
    table.tell(ALL, ("great_old_one", goo))
    for card in sorted(box.content.solo.cultist_cards, key=lambda card: card.number):
        table.players.append(lay_cultist(box, card.number, card.id))
        enter(table, table.players[-1], card.id, card.start)


def lay_cultist(box: Box, seat: int, name: str) -> Player:
    """DP-60a  A cultist with all cubes and control tokens of its colour, hidden side up."""
    cultist = Player(seat, name, CULTIST, cultist=True)
    cultist.supply = box.numbers.solo.cultist_cubes
    cultist.tokens = box.numbers.solo.cultist_control_tokens
    return cultist


# Placing main agents.


def place_first(table: Table) -> None:
    """DP-5  Start placing in reverse turn order, or place main agents at random."""
    table.active_seat = (table.start_seat - 1) % table.seats
    if not table.options.random_cities:
        return
    cities = table.chance.pick(table.seats, free_cities(table))
    for player, city in zip(table.players, cities, strict=False):
        enter(table, player, player.main, city)
    table.active_seat = table.start_seat
    begin_turn(table)


def free_cities(table: Table) -> list[str]:
    """DP-5, DP-60a  Cities without an agent."""
    taken = [city for player in table.players for city in player.agents.values()]
    return [city for city in table.box.city_ids if city not in taken]


async def place(table: Table) -> None:
    """DP-5  Ask for the city of one main agent and place it."""
    me = table.active
    options: list[Option] = [("place", city) for city in free_cities(table)]
    option = await choose(me.seat, ("place_main",), options)
    enter(table, me, me.main, str(option[1]))
    if me.seat == table.start_seat:
        begin_turn(table)
    else:
        table.active_seat = (me.seat - 1) % table.seats
