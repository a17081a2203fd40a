"""Assassination by a cultist (DP-63, DP-63e)."""

from turncoat.core.decision import choose
from turncoat.core.terms import Option
from turncoat.games.dark_providence.actions.murder import MAIN_AGENT, bury, kill_deep_one
from turncoat.games.dark_providence.board.agents import lose_card
from turncoat.games.dark_providence.board.tracks import gain_old_one
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.victims import ASSASSINATE
from turncoat.games.dark_providence.solo.cultist import place, strength
from turncoat.games.dark_providence.solo.sanity import after_its_turn
from turncoat.games.dark_providence.table import Solo, Table


def victims(table: Table, city: str) -> list[Option]:
    """DP-63e  Hired agents and Deep Ones there; the main agent only without any hired agent."""
    me = table.players[0]
    found: list[Option] = [
        ("victim", agent)
        for agent in me.hired
        if me.agents[agent] == city
        and agent not in me.possessed
        and ASSASSINATE not in table.box.immune.get(agent, [])
    ]
    if not me.hired and me.agents.get(me.main) == city and me.main not in me.possessed:
        found.append(("victim", me.main))
    return [*found, ("deep_one", city)] if city in me.deep_ones else found


async def assassinate(table: Table, solo: Solo, cultist: Player, printed: int) -> bool:
    """DP-63, DP-63e  Kill a victim the player chooses; return whether that was possible."""
    city = place(cultist)
    me = table.players[0]
    able = victims(table, city)
    enough = strength(table, cultist, printed) >= table.box.control(city)
    if me.vp < table.box.numbers.main_agent_kill_min_vp or not able or not enough:
        return False
    victim = able[0]
    if len(able) > 1:
        victim = await choose(me.seat, ("lose_agent", cultist.main), able)
    await fall(table, solo, cultist, me, victim)
    return True


async def fall(table: Table, solo: Solo, cultist: Player, me: Player, victim: Option) -> None:
    """DP-63, DP-67  Put the token beside the Great Old One; a main agent ends the game."""
    name = str(victim[1])
    if victim[0] == "deep_one":
        kill_deep_one(table, me, name)
        return
    carded = bury(table, cultist, me, name, solo.crypt)
    gain_old_one(table, table.box.numbers.solo.kill_vp)
    if name == me.main:
        after_its_turn(table, solo, MAIN_AGENT)
    elif carded:
        await lose_card(table, me, name)
