"""Gates (DP-32, DP-32a)."""

from typing import Final

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.strength import pay_strength, spare
from turncoat.games.dark_providence.board.agents import ask_performer, destroy_agent, performers
from turncoat.games.dark_providence.board.sanity import sanity_test
from turncoat.games.dark_providence.content.box import MI_GO
from turncoat.games.dark_providence.content.schema.mods import OnGate
from turncoat.games.dark_providence.content.schema.verbs import Gate
from turncoat.games.dark_providence.engine import Deed, from_outside, resolve
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.alignments import CLOSED, OPEN
from turncoat.games.dark_providence.public.strength import strength_in
from turncoat.games.dark_providence.table import Table

KINDS: Final = {"open": [OPEN], "close": [CLOSED], "either": [OPEN, CLOSED]}
BONUS_KIND: Final = {OPEN: "gate_open", CLOSED: "gate_close"}


def need(table: Table, me: Player, city: str, kind: str, bonus: int) -> int:
    """DP-32  The strength that further cards have to add."""
    return table.box.gate(city) - strength_in(table.box, table, me, city, BONUS_KIND[kind]) - bonus


def kinds_for(table: Table, me: Player, city: str, effect: Gate, more: int) -> list[str]:
    """DP-32  Return what the gate in a city can be made, given extra strength from the hand."""
    if city in table.gates or me.tokens == 0:
        return []
    kinds = KINDS[effect.mode]
    return [kind for kind in kinds if need(table, me, city, kind, effect.bonus) <= more]


def makers(table: Table, me: Player, effect: Gate, deed: Deed) -> list[Option]:
    """DP-32a  The agents that could do it; seen from outside, without knowing the hand."""
    more = spare(table, me, deed)
    return [
        ("piece", agent)
        for agent in performers(me, effect.performer, deed)
        if kinds_for(table, me, me.agents[agent], effect, more)
    ]


async def make_gate(table: Table, me: Player, effect: Gate, deed: Deed) -> None:
    """DP-32a  Choose agent and side, pay, place the gate, take the sanity test; then reactions."""
    able = makers(table, me, effect, deed)
    seen = makers(table, me, effect, from_outside(deed))
    agent = await ask_performer(me, ("gate_maker",), able, seen)
    city = me.agents[agent]
    kinds = kinds_for(table, me, city, effect, spare(table, me, deed))
    kind = kinds[0]
    if effect.mode == "either":
        options: list[Option] = [("gate", kind) for kind in kinds]
        kind = str((await choose(me.seat, ("gate_kind", city), options))[1])
    await pay_strength(table, me, need(table, me, city, kind, effect.bonus))
    place_gate(table, me, city, kind)
    if await sanity_test(table, me) and agent in me.agents and agent not in (me.main, MI_GO):
        await destroy_agent(table, me, agent)
    for card, mod in table.ongoing(me, OnGate):
        await resolve(table, me, mod.do, Deed(card))


def place_gate(table: Table, me: Player, city: str, kind: str) -> None:
    """DP-32, DP-32a  Place gate token and control token; remove any Whateley token there."""
    table.gates[city] = (me.seat, kind)
    me.tokens -= 1
    if city in table.whateleys:
        table.whateleys.remove(city)
    table.tell(ALL, ("gate", me.seat, city, kind))
