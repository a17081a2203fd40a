"""Assassination (DP-30 to DP-31a, DP-66)."""

from typing import Final

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.reveal import show_alignment
from turncoat.games.dark_providence.actions.strength import pay_strength, spare
from turncoat.games.dark_providence.board.agents import (
    ask_performer,
    has_card,
    leave,
    lose_card,
    owner_of_deep_ones,
    performers,
)
from turncoat.games.dark_providence.board.tracks import lose_old_one
from turncoat.games.dark_providence.content.schema.verbs import Assassinate
from turncoat.games.dark_providence.engine import Deed, from_outside
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.alignments import BY_MURDER, CULTIST
from turncoat.games.dark_providence.public.strength import strength_in
from turncoat.games.dark_providence.public.victims import ASSASSINATE, may_die
from turncoat.games.dark_providence.table import Table

MAIN_AGENT: Final = "main_agent"


def need(table: Table, me: Player, city: str, bonus: int) -> int:
    """DP-30  The strength that further cards have to add."""
    return table.box.control(city) - strength_in(table.box, table, me, city, ASSASSINATE) - bonus


def victims(table: Table, me: Player, city: str, possessed_ok: bool) -> list[Option]:
    """DP-30, DP-30b, DP-30c  Other players' agents and Deep Ones in the city that may be killed."""
    found: list[Option] = []
    for other in table.others(me):
        for agent, place in other.agents.items():
            if place == city and may_die(table.box, table, other, agent, possessed_ok):
                found.append(("victim", agent))
        if city in other.deep_ones:
            found.append(("deep_one", city))
    return found


def killers(table: Table, me: Player, effect: Assassinate, deed: Deed) -> list[Option]:
    """DP-30a  The agents that could do it; seen from outside, without knowing the hand."""
    more = spare(table, me, deed)
    return [
        ("piece", agent)
        for agent in performers(me, effect.performer, deed)
        if need(table, me, me.agents[agent], effect.bonus) <= more
        and victims(table, me, me.agents[agent], effect.possessed_ok)
    ]


async def assassinate(table: Table, me: Player, effect: Assassinate, deed: Deed) -> None:
    """DP-30a  Choose the agent and the victim, play further cards, kill."""
    able = killers(table, me, effect, deed)
    seen = killers(table, me, effect, from_outside(deed))
    agent = await ask_performer(me, ("killer",), able, seen)
    city = me.agents[agent]
    victim = await choose(me.seat, ("victim", agent), victims(table, me, city, effect.possessed_ok))
    table.tell(ALL, ("attacks", me.seat, agent, *victim))
    await pay_strength(table, me, need(table, me, city, effect.bonus))
    await kill(table, me, victim)


async def kill(table: Table, me: Player, victim: Option) -> None:
    """DP-30, DP-30b, DP-46  Remove the victim's token and card, then offer reactions."""
    if victim[0] == "deep_one":
        owner = owner_of_deep_ones(table, str(victim[1]))
        kill_deep_one(table, owner, str(victim[1]))
        return
    agent = str(victim[1])
    owner = table.owner_of(agent)
    if agent == owner.main:
        strike_main(table, me, owner)
        return
    if bury(table, me, owner, agent, me.crypt):
        await lose_card(table, owner, agent)


def bury(table: Table, killer: Player, owner: Player, agent: str, crypt: list[str]) -> bool:
    """DP-30, DP-63  Move an agent's token to a crypt; return whether the agent has a card."""
    carded = has_card(owner, agent)
    leave(owner, agent)
    crypt.append(agent)
    table.tell(ALL, ("murdered", killer.seat, owner.seat, agent))
    return carded


def kill_deep_one(table: Table, owner: Player, city: str) -> None:
    """DP-46  An assassinated Deep One goes to its owner's supply, not to a crypt."""
    owner.deep_ones.remove(city)
    owner.deep_supply += 1
    table.tell(ALL, ("deep_one_killed", owner.seat, city))


def strike_main(table: Table, me: Player, owner: Player) -> None:
    """DP-31, DP-31a, DP-66  The owner reveals: a cultist is safe, otherwise the game ends."""
    if owner.cultist:
        unmask(table, owner)
        return
    show_alignment(table, owner, BY_MURDER)
    if owner.alignment == CULTIST:
        table.tell(ALL, ("murder_fails", owner.seat, owner.main))
        return
    leave(owner, owner.main)
    me.crypt.append(owner.main)
    table.tell(ALL, ("murdered", me.seat, owner.seat, owner.main))
    table.will_end(MAIN_AGENT)


def unmask(table: Table, cultist: Player) -> None:
    """DP-66  Turn a cultist's card over; the Great Old One loses VP and the token stays."""
    cultist.revealed = BY_MURDER
    table.tell(ALL, ("unmasked", cultist.seat, cultist.main))
    lose_old_one(table, table.box.numbers.solo.vp_per_hidden_cultist)
