"""Green cards (SH-20 to SH-23): read in secret, given away, obeyed without a word."""

from typing import Final

from turncoat.core.decision import ask, ask_in_window
from turncoat.core.terms import ALL, Option, bit
from turncoat.games.shadow_hunters.character import Character
from turncoat.games.shadow_hunters.content import GREEN, GREEN_CARDS, GreenCard
from turncoat.games.shadow_hunters.fighting.protection import OTHER
from turncoat.games.shadow_hunters.fighting.wounds import give, heal, wound
from turncoat.games.shadow_hunters.table import Gift, Player, Table

NOTHING: Final[Option] = ("nothing",)
SHOW: Final[Option] = ("show",)


async def draw_green(table: Table, giver: Player) -> None:
    """SH-20  Draw a green card and give it to another player of your choice."""
    gift = take_green(table, giver)
    choice = await ask(
        giver.seat,
        ("give", gift.card),
        lambda: [("give", other.seat) for other in table.others(giver)],
    )
    await give_green(table, gift, giver, table.players[int(choice[1])])


def take_green(table: Table, giver: Player) -> Gift:
    """SH-20  Only the giver and the dead see the card."""
    card = table.green.draw(table.chance)
    gift = Gift(table.green.times_made, giver.seat, card, table.knowing(giver))
    table.gifts.append(gift)
    table.tell(ALL, ("draws", giver.seat, GREEN))
    table.tell(gift.known, ("green_drawn", giver.seat, card))
    return gift


async def give_green(table: Table, gift: Gift, giver: Player, receiver: Player) -> None:
    """SH-20, SH-21  The receiver obeys; everybody sees who gave it to whom and the outcome."""
    gift.receiver = receiver.seat
    gift.known |= bit(receiver.seat)
    gift.void = receiver.void
    table.tell(ALL, ("gives_green", giver.seat, receiver.seat))
    table.tell(table.knowing(receiver), ("green_received", giver.seat, receiver.seat, gift.card))
    outcome = await ask_in_window(
        receiver.seat,
        ("green", giver.seat, gift.card),
        lambda: answers(
            GREEN_CARDS[gift.card],
            receiver.character,
            receiver.wounds > 0,
            receiver.gear,
            gift.void,
        ),
    )
    gift.hurt = receiver.wounds > 0
    gift.outcome = outcome
    table.green.discards.append(gift.card)
    table.tell(ALL, ("green_outcome", giver.seat, receiver.seat, *outcome))
    await obey(table, giver, receiver, outcome)


def answers(
    card: GreenCard, character: Character, hurt: bool, gear: list[str], void: bool
) -> list[Option]:
    """SH-20a, SH-22, SH-23  The answers a receiver has; Ulrich has both."""
    obedient = demanded(card, hurt, gear)
    if character.lies_to_green_cards and not void and card.demand != "show":
        return [*obedient, NOTHING]
    return obedient if fits(card, character) else [NOTHING]


def fits(card: GreenCard, character: Character) -> bool:
    """SH-74  Whether the card fits this character."""
    tough = card.at_least <= character.hit_points <= card.at_most
    return tough and character.kind in card.kinds


def is_lie(gift: Gift, character: Character) -> bool:
    """SH-23  Whether the answer to a green card was false, as only Ulrich's may be."""
    card = GREEN_CARDS[gift.card]
    if not gift.outcome or card.demand == "show":
        return False
    return (gift.outcome == NOTHING) == fits(card, character)


def demanded(card: GreenCard, hurt: bool, gear: list[str]) -> list[Option]:
    """SH-74  Return what the card demands of a character that it fits."""
    if card.demand == "show":
        return [SHOW]
    if card.demand == "heal" and hurt:
        return [("heal", card.amount)]
    if card.demand == "toll":
        return [*(("hand_over", owned) for owned in gear), ("take", card.amount)]
    return [("take", card.amount)]


async def obey(table: Table, giver: Player, receiver: Player, outcome: Option) -> None:
    """SH-21, SH-22a  Carry out the answer."""
    kind = outcome[0]
    if kind == "heal":
        heal(table, receiver, int(outcome[1]))
    elif kind == "take":
        await wound(table, receiver, int(outcome[1]), OTHER, giver)
    elif kind == "hand_over":
        give(table, receiver, giver, str(outcome[1]))
    elif kind == "show":
        to = table.knowing(giver, receiver)
        table.tell(to, ("sees", giver.seat, receiver.seat, receiver.character.id))
