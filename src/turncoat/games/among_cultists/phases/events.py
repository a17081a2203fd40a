"""Events (AC-30 to AC-39): one token each round, which takes effect at once."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from turncoat.core.decision import ask
from turncoat.core.terms import ALL, GO_ON, Option, bit
from turncoat.games.among_cultists.actions.status import look, may_reveal, reveal
from turncoat.games.among_cultists.actions.unsafe_passage import draw_unsafe
from turncoat.games.among_cultists.content import CENTRAL_HALL, UNSAFE
from turncoat.games.among_cultists.ghosts import after_deeds
from turncoat.games.among_cultists.ledger import BACK, GONE, PILE, token
from turncoat.games.among_cultists.phases.encounter import meet, they_meet
from turncoat.games.among_cultists.roles import USED_KNIFE
from turncoat.games.among_cultists.table import GATE_OPEN, Player, Table

MIRROR: Final = "mirror"
DRAW_TOKEN: Final[Option] = ("draw_token",)
REMOVE: Final[Option] = ("token", GONE)
PUT_BACK: Final[Option] = ("token", BACK)
WINDOW_CARDS: Final = 2


async def draw_event(table: Table) -> None:
    """AC-30, AC-39  End the last effect and draw the next event, if the bag has one."""
    if not table.bag:
        table.tell(ALL, ("no_event",))
        return
    drawn = table.chance.draw(table.bag)
    before = table.past[-1] if table.past else ""
    table.past.append(drawn)
    table.tell(ALL, ("event", drawn))
    if drawn == MIRROR:
        await mirror(table, before)
    else:
        table.effect = drawn
        await EFFECTS[drawn](table)


async def mirror(table: Table, before: str) -> None:
    """AC-39  Repeat the event of the previous round for the current holder of the Knife."""
    if not before:
        table.tell(ALL, ("nothing_mirrored",))
        return
    table.tell(ALL, ("mirrored", before))
    if before in LASTING:
        return
    if before == "gate_opens":
        prolong_gate(table)
    else:
        await EFFECTS[before](table)


async def lightning(table: Table) -> None:
    """AC-31  Flip the power; groups that meet only now do so at once."""
    places = in_order(table)
    before = [they_meet(table, place, len(table.company(place))) for place in places]
    table.power = not table.power
    table.tell(ALL, ("power", int(table.power)))
    for place, met in zip(places, before, strict=True):
        company = table.company(place)
        if not met and they_meet(table, place, len(company)):
            await meet(table, company, table.knife)


def in_order(table: Table) -> list[str]:
    """AC-31  Sort: the Knife's location, the Central Hall, then the ring from its start."""
    knife = table.players[table.knife].place
    ring = [place for place in (CENTRAL_HALL, *table.board.ring) if place != knife]
    return [knife, *ring]


async def secret_doors(table: Table) -> None:
    """AC-32, AC-32a  Join the rooms of each colour; those in different rooms may meet at once."""
    done: list[str] = []
    for place in in_order(table):
        here = table.here(place)
        company = table.company(place)
        apart = len({player.place for player in company}) > 1
        if here[0] not in done and apart and they_meet(table, place, len(company)):
            await meet(table, company, table.knife)
        done.append(here[0])


async def nothing_now(table: Table) -> None:
    """AC-33, AC-38  Nothing happens now; other rules ask for this effect."""


async def gate_opens(table: Table) -> None:
    """AC-34  Open the gate and set its deadline."""
    table.gate = GATE_OPEN
    table.gate_deadline = table.round + table.board.gate_rounds
    table.tell(ALL, ("gate_opens", table.gate_deadline))


def prolong_gate(table: Table) -> None:
    """AC-39  Put off the deadline by one round, if the gate is open."""
    if table.gate == GATE_OPEN:
        table.gate_deadline += 1
        table.tell(ALL, ("gate_opens", table.gate_deadline))


async def watching_eyes(table: Table) -> None:
    """AC-35  A living holder of the Knife may look at somebody's pulse cards."""
    me = table.players[table.knife]
    if not table.holds_knife(me):
        return
    others = [player for player in table.living() if player is not me]
    option = await ask(
        me.seat, ("watching_eyes",), lambda: [GO_ON, *(("look", p.seat) for p in others)]
    )
    if option == GO_ON:
        return
    target = table.players[int(option[1])]
    table.tell(ALL, ("looks", me.seat, target.seat))
    look(table, me, target)
    if await may_reveal(table, me, target):
        await reveal(table, me, target, (USED_KNIFE,))
    else:
        table.tell(ALL, ("no_reveal", me.seat, target.seat))
        await after_deeds(table, me, (USED_KNIFE,))


async def broken_panes(table: Table) -> None:
    """AC-36  Move two cards into the unsafe-passage deck and resolve one of it."""
    for _ in range(min(WINDOW_CARDS, len(table.draw_pile))):
        face = table.chance.draw(table.draw_pile, seen=False)
        table.lay_card(PILE, UNSAFE, face, table.round)
        table.tell(ALL, ("pile_card_unsafe",))
    draw_unsafe(table)


async def under_control(table: Table) -> None:
    """AC-37  A living holder of the Knife may look at a token and remove it."""
    me = table.players[table.knife]
    if not table.bag or not table.holds_knife(me):
        return
    if await ask(me.seat, ("under_control",), lambda: [GO_ON, DRAW_TOKEN]) == GO_ON:
        return
    table.tell(ALL, ("draws_token", me.seat))
    await decide_token(table, me)
    await after_deeds(table, me, (USED_KNIFE,))


async def decide_token(table: Table, me: Player) -> None:
    """AC-37  Ask what to do with the token; nobody else learns it."""
    drawn = table.chance.draw(table.bag, seen=False)
    table.note(token(me.seat, drawn, "", table.round))
    table.tell(bit(me.seat), ("sees_token", drawn))
    option = await ask(me.seat, ("token", drawn), lambda: [PUT_BACK, REMOVE])
    table.ledger[-1] = token(me.seat, drawn, str(option[1]), table.round)
    if option == PUT_BACK:
        table.bag.append(drawn)
    table.tell(bit(me.seat), ("token_fate", drawn, str(option[1])))


Effect: TypeAlias = Callable[[Table], Awaitable[None]]

EFFECTS: Final[dict[str, Effect]] = {
    "lightning": lightning,
    "secret_doors": secret_doors,
    "no_connection": nothing_now,
    "watching_eyes": watching_eyes,
    "high_morale": nothing_now,
    "under_control": under_control,
    "gate_opens": gate_opens,
    "broken_panes": broken_panes,
    "low_morale": nothing_now,
}

# AC-33a, AC-39: effects that the Mirror prolongs without a break.
LASTING: Final = ("secret_doors", "no_connection", "high_morale", "low_morale")
