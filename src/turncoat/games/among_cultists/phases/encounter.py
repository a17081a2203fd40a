"""Encounters (AC-24 to AC-27): characters who meet give each other a card, face down."""

from turncoat.core.decision import Decision, ask, ask_together
from turncoat.core.terms import ALL, Option, Seat, bit
from turncoat.games.among_cultists.content import ENCOUNTER_CARDS
from turncoat.games.among_cultists.table import Player, Table


async def enter(table: Table, me: Player, place: str) -> None:
    """AC-24  Move a character into a location, where it may meet somebody."""
    me.place = place
    table.tell(ALL, ("enters", me.seat, place))
    company = table.company(place)
    if they_meet(table, place, len(company)):
        await meet(table, company, me.seat)


def they_meet(table: Table, place: str, company: int) -> bool:
    """AC-24  Whether a company meets: two always, three or more only in the dark."""
    return company == 2 or (company > 2 and not table.lit(place))


async def meet(table: Table, company: list[Player], first: Seat) -> None:
    """AC-25, AC-81  Each gives one card and gets one, unless the Infected stops it."""
    around = [player for player in table.clockwise_from(first) if player in company]
    table.tell(ALL, ("encounter", *[player.seat for player in around]))
    if table.round <= table.no_gifts_until:
        table.tell(ALL, ("no_gifts",))
    elif len(around) == 2:
        await exchange(table, around[0], around[1])
    else:
        await pass_around(table, around)


async def exchange(table: Table, one: Player, other: Player) -> None:
    """AC-25, AC-26  Two choose at the same time; without cards one gives none."""
    asked = [player for player in (one, other) if player.encounter_cards and not player.automa]
    answers = await ask_together([gift(player, _other(player, one, other)) for player in asked])
    for giver in (one, other):
        if giver.automa:
            give_from_top(table, giver, _other(giver, one, other))
        elif giver.seat in answers:
            give(table, giver, _other(giver, one, other), str(answers[giver.seat][1]))


def _other(player: Player, one: Player, other: Player) -> Player:
    return other if player is one else one


def gift(giver: Player, receiver: Player) -> Decision:
    """AC-25  Ask for a card; even those who hold only Alive cards are asked."""
    return ask(giver.seat, ("give", receiver.seat), lambda: gifts(giver))


def gifts(giver: Player) -> list[Option]:
    """List the kinds of card that somebody can give."""
    return [("give", face) for face in ENCOUNTER_CARDS if face in giver.encounter_cards]


async def pass_around(table: Table, around: list[Player]) -> None:
    """AC-25, AC-26  In the dark each in turn gives to somebody without a card."""
    givers = [player for player in around if player.encounter_cards]
    without = around[:]
    while givers:
        giver = givers.pop(0)
        receivers = may_receive(giver, givers, without)
        receiver = await choose_receiver(table, giver, receivers)
        without.remove(receiver)
        if giver.automa:
            give_from_top(table, giver, receiver)
        else:
            table.tell(ALL, ("turns_to", giver.seat, receiver.seat))
            option = await gift(giver, receiver)
            give(table, giver, receiver, str(option[1]))


def may_receive(giver: Player, still: list[Player], without: list[Player]) -> list[Player]:
    """AC-25  List the receivers that leave the last giver somebody else to give to."""
    return [
        receiver
        for receiver in without
        if receiver is not giver
        and not (len(still) == 1 and [r for r in without if r is not receiver] == still)
    ]


async def choose_receiver(table: Table, giver: Player, receivers: list[Player]) -> Player:
    """AC-25, AC-93  Ask for the receiver; AUTOMA takes the one with the fewest pulse cards."""
    if giver.automa:
        around = [p for p in table.clockwise_from(giver.seat) if p in receivers]
        return min(around, key=lambda player: len(player.pulse))
    if len(receivers) == 1:
        return receivers[0]
    option = await ask(giver.seat, ("give_to",), lambda: [("to", r.seat) for r in receivers])
    return table.players[int(option[1])]


def give(table: Table, giver: Player, receiver: Player, face: str) -> None:
    """AC-25  Move a card from the giver's hand to the receiver's pulse cards."""
    giver.encounter_cards.remove(face)
    table.lay_pulse(giver.seat, receiver, face, table.round)
    table.tell(ALL, ("gives", giver.seat, receiver.seat))
    table.tell(bit(giver.seat), ("gave", receiver.seat, face))


def give_from_top(table: Table, giver: Player, receiver: Player) -> None:
    """AC-91, AC-93  AUTOMA gives the top card of its pile, unseen, if there is one."""
    if giver.encounter_cards:
        face = table.chance.draw(giver.encounter_cards, seen=False)
        table.lay_pulse(giver.seat, receiver, face, table.round)
        table.tell(ALL, ("gives", giver.seat, receiver.seat))
