"""The six places (SH-11, SH-13) and what they offer."""

from typing import Final

from turncoat.core.decision import ask
from turncoat.core.terms import ALL, Option
from turncoat.games.shadow_hunters.cards import EVENT_CARDS
from turncoat.games.shadow_hunters.cards.choosing import equipment_of_others
from turncoat.games.shadow_hunters.content import BLUE, EQUIPMENT, GREEN, RED
from turncoat.games.shadow_hunters.fighting.protection import TREE
from turncoat.games.shadow_hunters.fighting.wounds import give, heal, wound
from turncoat.games.shadow_hunters.green_cards import draw_green
from turncoat.games.shadow_hunters.table import Player, Table, chosen
from turncoat.games.shadow_hunters.winning import check_equipment_goals

SKIP: Final[Option] = ("skip",)

# SH-13: the decks to draw from.
DECKS_AT: Final[dict[str, list[Option]]] = {
    "morganas_hut": [("draw", GREEN), SKIP],
    "spring_of_wisdom": [("draw", RED), ("draw", BLUE), ("draw", GREEN), SKIP],
    "chapel": [("draw", BLUE), SKIP],
    "graveyard": [("draw", RED), SKIP],
}


async def may_use_place(table: Table, me: Player) -> None:
    """SH-11  Ask whether to use the place, unless it has nothing to offer."""
    if me.place == "stone_circle" and not equipment_of_others(table, me):
        return
    option = await ask(me.seat, ("place", me.place), lambda: place_options(table, me))
    kind = option[0]
    if kind == "draw":
        await draw(table, me, str(option[1]))
    elif kind == "tree_wound":
        await wound(table, chosen(table, me, option), 2, TREE, me)
    elif kind == "tree_heal":
        heal(table, chosen(table, me, option), 1)
    elif kind == "take":
        give(table, table.players[int(option[1])], me, str(option[2]))


def place_options(table: Table, me: Player) -> list[Option]:
    """SH-13  The options at the place where the player stands."""
    if me.place in DECKS_AT:
        return DECKS_AT[me.place]
    if me.place == "stone_circle":
        return [*equipment_of_others(table, me), SKIP]
    options: list[Option] = []
    for player in table.living():
        options += [("tree_wound", player.seat), ("tree_heal", player.seat)]
    return [*options, SKIP]


async def draw(table: Table, me: Player, colour: str) -> None:
    """SH-13, SH-14, SH-14a  Draw a card: carry out an event, keep equipment."""
    if colour == GREEN:
        await draw_green(table, me)
        return
    card = table.deck(colour).draw(table.chance)
    table.tell(ALL, ("draws_card", me.seat, colour, card))
    if card in EQUIPMENT:
        me.gear.append(card)
        check_equipment_goals(table, me)
    else:
        table.resolving = card
        await EVENT_CARDS[card](table, me)
        table.resolving = ""
        table.discard(card)
