"""Agents and Deep Ones as pieces (DP-14, DP-23, DP-45, DP-46): entering, leaving, new owners."""

from typing import Final

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option, Term
from turncoat.games.dark_providence.cards import out_of_game, take_away
from turncoat.games.dark_providence.content.box import MI_GO
from turncoat.games.dark_providence.content.schema.verbs import Pieces
from turncoat.games.dark_providence.engine import Deed, react
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.claiming import room_for_agent
from turncoat.games.dark_providence.table import Table

DEEP_ONE: Final = "deep_one"
MAIN: Final = "main"
HIRED: Final = "hired"
NORMAL: Final = "normal"
POSSESSED: Final = "possessed"


def has_room(table: Table, me: Player) -> bool:
    """DP-23, DP-23a  Whether a player has fewer than six agents: main, hired, Mi-Go."""
    return room_for_agent(table.box, me)


def enter(table: Table, me: Player, agent: str, city: str) -> None:
    """DP-23, DP-48  Put a token on the board; a fixed city need not be open."""
    me.agents[agent] = city
    table.tell(ALL, ("enters", me.seat, agent, city))


def leave(owner: Player, agent: str) -> str:
    """Remove a token from its owner; return its city."""
    if agent in owner.possessed:
        owner.possessed.remove(agent)
    if agent in owner.revived:
        owner.revived.remove(agent)
    return owner.agents.pop(agent)


def has_card(owner: Player, agent: str) -> bool:
    """DP-14, DP-45a  Whether an agent has a card: not main agents, the Mi-Go or revived agents."""
    return agent not in (owner.main, MI_GO) and agent not in owner.revived


async def destroy_agent(table: Table, owner: Player, agent: str) -> None:
    """DP-14  Destroy token and card together; the frame returns."""
    carded = has_card(owner, agent)
    leave(owner, agent)
    table.lost_tokens.append(agent)
    table.tell(ALL, ("agent_destroyed", owner.seat, agent))
    if carded:
        await lose_card(table, owner, agent)


async def lose_card(table: Table, owner: Player, card: str) -> None:
    """DP-10d, DP-14  Destroy and replace the card of a lost agent; then its reaction."""
    if take_away(table, owner, card):
        out_of_game(table, card)
        await was_destroyed(table, owner, card)


async def destroy_card(table: Table, owner: Player, card: str) -> None:
    """DP-13, DP-14  Destroy a card that has left its place; then its reaction."""
    remove_card(table, owner, card)
    await was_destroyed(table, owner, card)


def remove_card(table: Table, owner: Player, card: str) -> None:
    """DP-14  Take a card out of the game, and its token off the board."""
    out_of_game(table, card)
    if card in owner.agents and has_card(owner, card):
        leave(owner, card)
        table.lost_tokens.append(card)
        table.tell(ALL, ("agent_destroyed", owner.seat, card))


async def was_destroyed(table: Table, owner: Player, card: str) -> None:
    """DP-13  Offer the reaction of a destroyed card to the player who owned it."""
    reaction = table.box.cards[card].reaction
    if reaction and reaction.trigger == "destroyed" and not table.ended:
        await react(table, owner, card, reaction.effects)


def hand_over(table: Table, owner: Player, agent: str, me: Player) -> None:
    """DP-10d, DP-45  Give a player control of an agent, with its card."""
    carded = has_card(owner, agent)
    revived, possessed = agent in owner.revived, agent in owner.possessed
    me.agents[agent] = leave(owner, agent)
    if revived:
        me.revived.append(agent)
    if possessed:
        me.possessed.append(agent)
    table.tell(ALL, ("taken_over", me.seat, owner.seat, agent))
    if carded and take_away(table, owner, agent):
        me.discards.append(agent)


def performers(me: Player, who: str, deed: Deed) -> list[str]:
    """DP-30a, DP-32a  The agents that may do it: any of the player's, or only the card's."""
    if who == "any_own":
        return list(me.agents)
    return [deed.card] if deed.card in me.agents else []


async def ask_performer(me: Player, topic: Term, able: list[Option], seen: list[Option]) -> str:
    """DP-30a, DP-32a  Return the agent that does it; asks if others see more than one (`seen`)."""
    if len(seen) > 1:
        return str((await choose(me.seat, topic, able))[1])
    return str(able[0][1])


# The pieces that an effect speaks of: ("piece", agent) or ("deep_one", city).


def pieces(table: Table, me: Player, which: Pieces, deed: Deed) -> list[Option]:
    """List the pieces that match a filter: owner, type, side and city."""
    found: list[Option] = []
    for player in table.players:
        if which.owner == "any" or (which.owner == "own") == (player is me):
            found += [
                ("piece", agent)
                for agent, city in player.agents.items()
                if _type_fits(player, agent, which, deed)
                and _side_fits(player, agent, which.side)
                and _city_fits(table, me, city, which.city, deed)
            ]
            if DEEP_ONE in which.type and which.side != POSSESSED:
                found += [
                    ("deep_one", city)
                    for city in dict.fromkeys(player.deep_ones)
                    if _city_fits(table, me, city, which.city, deed)
                ]
    return found


def _type_fits(owner: Player, agent: str, which: Pieces, deed: Deed) -> bool:
    if agent == deed.card and "this" in which.type:
        return True
    if agent == owner.main:
        return MAIN in which.type
    return MI_GO in which.type if agent == MI_GO else HIRED in which.type


def _side_fits(owner: Player, agent: str, side: str) -> bool:
    return side == "any" or (side == POSSESSED) == (agent in owner.possessed)


def _city_fits(table: Table, me: Player, city: str, where: str, deed: Deed) -> bool:
    if where == "this_city":
        return me.agents.get(deed.card) == city
    return where == "any" or city in me.agents.values()


def owner_of_deep_ones(table: Table, city: str) -> Player:
    """The player whose Deep One is there."""
    return next(player for player in table.players if city in player.deep_ones)
