"""Verbs of agents: move, assassinate, gate, possess, take, destroy, revive."""

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions import gates, murder
from turncoat.games.dark_providence.actions.asking import ask_open_city
from turncoat.games.dark_providence.actions.travel import move_piece, place_of
from turncoat.games.dark_providence.board.agents import (
    destroy_agent,
    enter,
    hand_over,
    has_card,
    has_room,
    leave,
    owner_of_deep_ones,
    pieces,
)
from turncoat.games.dark_providence.board.tracks import lose_old_one
from turncoat.games.dark_providence.cards import take_away
from turncoat.games.dark_providence.content.box import MI_GO
from turncoat.games.dark_providence.content.schema.verbs import (
    Assassinate,
    DestroyAgent,
    Gate,
    Move,
    Possess,
    Revive,
    TakeAgent,
    TakeBrain,
)
from turncoat.games.dark_providence.engine import DONE, VERBS, Deed
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table

# Moving.


def goals(table: Table, start: str, effect: Move) -> list[Option]:
    """Open cities within reach, at no cost."""
    if effect.distance == "any":
        cities = [city for city in table.open_cities() if city != start]
    else:
        counts = table.box.roads.counts(table.cthulhu, table.martial_law)[start]
        cities = [city for city, count in counts.items() if 0 < count <= effect.distance]
    if effect.to == "city_without_gate":
        cities = [city for city in cities if city not in table.gates]
    return [("go", city) for city in cities]


def owner_of(table: Table, piece: Option) -> Player:
    name = str(piece[1])
    return owner_of_deep_ones(table, name) if piece[0] == "deep_one" else table.owner_of(name)


def movable(
    table: Table, me: Player, effect: Move, deed: Deed, moved: list[Option]
) -> list[Option]:
    """Pieces that have not moved and can reach a city; one Deep One for each city."""
    return [
        piece
        for piece in pieces(table, me, effect.agents, deed)
        if moved.count(piece) < how_many(table, piece)
        and goals(table, place_of(owner_of(table, piece), piece), effect)
    ]


def how_many(table: Table, piece: Option) -> int:
    """How many such pieces there are: one agent, or several Deep Ones in a city."""
    if piece[0] != "deep_one":
        return 1
    return owner_of(table, piece).deep_ones.count(str(piece[1]))


def can_move(table: Table, me: Player, effect: Move, deed: Deed) -> bool:
    return bool(movable(table, me, effect, deed, []))


async def move(table: Table, me: Player, effect: Move, deed: Deed) -> None:
    """Move up to `count` pieces, each along up to `distance` roads, other players' too."""
    moved: list[Option] = []
    while len(moved) < effect.count:
        able = movable(table, me, effect, deed, moved)
        if not able:
            return
        piece = await choose(me.seat, ("mover",), [*able, DONE])
        if piece == DONE:
            return
        owner = owner_of(table, piece)
        start = place_of(owner, piece)
        goal = await choose(me.seat, ("goal", *piece), goals(table, start, effect))
        move_piece(table, owner, piece, str(goal[1]))
        moved.append(("deep_one", goal[1]) if piece[0] == "deep_one" else piece)


# Assassination and gates.


def can_kill(table: Table, me: Player, effect: Assassinate, deed: Deed) -> bool:
    return bool(murder.killers(table, me, effect, deed))


def can_make_gate(table: Table, me: Player, effect: Gate, deed: Deed) -> bool:
    return bool(gates.makers(table, me, effect, deed))


# Possession (DP-45).


def possessable(table: Table, me: Player, effect: Possess) -> list[Option]:
    if effect.mode == "own":
        return [("piece", agent) for agent in me.agents if agent not in me.possessed]
    if not has_room(table, me):
        return []
    places = [me.agents[agent] for agent in me.possessed]
    return [
        ("piece", agent)
        for other in table.others(me)
        for agent in other.hired
        if other.agents[agent] in places
        and agent not in other.possessed
        and "possess_convert" not in table.box.immune.get(agent, [])
    ]


def can_possess(table: Table, me: Player, effect: Possess, deed: Deed) -> bool:
    return bool(possessable(table, me, effect))


async def possess(table: Table, me: Player, effect: Possess, deed: Deed) -> None:
    """DP-45  Turn one of the player's own agents, or take and turn another player's."""
    option = await choose(me.seat, ("possess", effect.mode), possessable(table, me, effect))
    agent = str(option[1])
    if effect.mode == "convert":
        hand_over(table, table.owner_of(agent), agent, me)
    me.possessed.append(agent)
    table.tell(ALL, ("possessed", me.seat, agent))


# Taking, destroying, brains, revival.


def can_take(table: Table, me: Player, effect: TakeAgent, deed: Deed) -> bool:
    return has_room(table, me) and bool(pieces(table, me, effect.victims, deed))


async def take_agent(table: Table, me: Player, effect: TakeAgent, deed: Deed) -> None:
    """Give the actor control of an agent."""
    option = await choose(me.seat, ("take_agent",), pieces(table, me, effect.victims, deed))
    agent = str(option[1])
    hand_over(table, table.owner_of(agent), agent, me)


def can_destroy(table: Table, me: Player, effect: DestroyAgent, deed: Deed) -> bool:
    return bool(pieces(table, me, effect.victims, deed))


async def destroy(table: Table, me: Player, effect: DestroyAgent, deed: Deed) -> None:
    """Destroy an agent or a Deep One; it goes to nobody's crypt."""
    option = await choose(me.seat, ("destroy_agent",), pieces(table, me, effect.victims, deed))
    name = str(option[1])
    if option[0] == "deep_one":
        owner = owner_of_deep_ones(table, name)
        owner.deep_ones.remove(name)
        table.deep_lost += 1
        table.tell(ALL, ("deep_one_destroyed", owner.seat, name))
    else:
        await destroy_agent(table, table.owner_of(name), name)


def brains(table: Table, me: Player, effect: TakeBrain, deed: Deed) -> list[Option]:
    return [
        piece
        for piece in pieces(table, me, effect.victims, deed)
        if "take_brain" not in table.box.immune.get(str(piece[1]), [])
    ]


def can_take_brain(table: Table, me: Player, effect: TakeBrain, deed: Deed) -> bool:
    here = any(MI_GO in player.agents or MI_GO in player.crypt for player in table.players)
    spare = table.box.content.components.mi_go > 0 and MI_GO not in table.lost_tokens
    return spare and not here and has_room(table, me)


async def take_brain(table: Table, me: Player, effect: TakeBrain, deed: Deed) -> None:
    """DP-48a  Put the victim under the card; the Mi-Go enters its city."""
    options = brains(table, me, effect, deed)
    if not options:
        city = await ask_open_city(table, me, ("place_token", MI_GO))
    else:
        agent = str((await choose(me.seat, ("take_brain",), options))[1])
        owner = table.owner_of(agent)
        carded = has_card(owner, agent)
        city = leave(owner, agent)
        table.brains.append(agent)
        table.tell(ALL, ("brain_taken", me.seat, owner.seat, agent))
        if carded:
            take_away(table, owner, agent)
    enter(table, me, MI_GO, city)


def revivable(table: Table, me: Player, effect: Revive) -> list[Option]:
    """Hired agents in crypts; in the solo game also those beside the Great Old One (DP-60b)."""
    crypts = [me.crypt]
    if effect.source == "any_crypt":
        crypts += [other.crypt for other in table.others(me)]
        crypts += [table.solo.crypt] if table.solo else []
    return [("revive", agent) for crypt in crypts for agent in crypt if agent in table.box.agents]


def can_revive(table: Table, me: Player, effect: Revive, deed: Deed) -> bool:
    placed = effect.place == "any_city" or deed.card in me.agents
    return placed and has_room(table, me) and bool(revivable(table, me, effect))


async def revive(table: Table, me: Player, effect: Revive, deed: Deed) -> None:
    """DP-45a  Bring a token back without its card."""
    option = await choose(me.seat, ("revive",), revivable(table, me, effect))
    agent = str(option[1])
    if effect.place == "this_city":
        city = me.agents[deed.card]
    else:
        city = await ask_open_city(table, me, ("place_agent", agent))
    for player in table.players:
        if agent in player.crypt:
            player.crypt.remove(agent)
    if table.solo and agent in table.solo.crypt:
        table.solo.crypt.remove(agent)
        lose_old_one(table, table.box.numbers.solo.kill_vp)
    me.revived.append(agent)
    enter(table, me, agent, city)


VERBS[Move] = (can_move, move)
VERBS[Assassinate] = (can_kill, murder.assassinate)
VERBS[Gate] = (can_make_gate, gates.make_gate)
VERBS[Possess] = (can_possess, possess)
VERBS[TakeAgent] = (can_take, take_agent)
VERBS[DestroyAgent] = (can_destroy, destroy)
VERBS[TakeBrain] = (can_take_brain, take_brain)
VERBS[Revive] = (can_revive, revive)
