"""Discards: the action (DP-34), costs, and discards forced on others (DP-17)."""

from turncoat.core.decision import ask_together, choose
from turncoat.core.terms import Option, Seat
from turncoat.games.dark_providence.cards import discard
from turncoat.games.dark_providence.engine import DONE, react
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table


def discardable(me: Player) -> list[Option]:
    """One option for each card in the hand."""
    return [("discard", card) for card in dict.fromkeys(me.hand)]


async def discard_action(table: Table, me: Player) -> None:
    """DP-34  Discard any number of cards from the hand, at least one."""
    thrown: list[str] = []
    while me.hand:
        stop: list[Option] = [DONE] if thrown else []
        option = await choose(me.seat, ("discard",), discardable(me) + stop)
        if option == DONE:
            break
        discard(table, me, str(option[1]))
        thrown.append(str(option[1]))
    await were_discarded(table, me, thrown)


async def were_discarded(table: Table, me: Player, cards: list[str]) -> None:
    """DP-13  Offer the reactions of cards that were discarded without being played."""
    for card in cards:
        reaction = table.box.cards[card].reaction
        if reaction and reaction.trigger == "discarded":
            await react(table, me, card, reaction.effects)


async def force_discards(
    table: Table, me: Player, affected: list[Player], count: int, pick: str
) -> None:
    """DP-17  Several players discard at once and in secret; then reactions follow in order."""
    if pick == "owner":
        thrown = await secret_picks(table, affected, count)
    else:
        thrown = {
            player.seat: await open_picks(table, me, player, count, pick) for player in affected
        }
    for player in table.from_active():
        await were_discarded(table, player, thrown.get(player.seat, []))


async def secret_picks(table: Table, affected: list[Player], count: int) -> dict[Seat, list[str]]:
    """Let each player pick from their own hand; nothing is shown before all have finished."""
    picked: dict[Seat, list[str]] = {player.seat: [] for player in affected}
    table.picking = True
    for _ in range(count):
        answers = await ask_together(
            [choose(p.seat, ("throw",), _rest_of(p, picked)) for p in affected if _left(p, picked)]
        )
        for seat, option in answers.items():
            picked[seat].append(str(option[1]))
    table.picking = False
    for player in affected:
        for card in picked[player.seat]:
            discard(table, player, card)
    return picked


def _left(player: Player, picked: dict[Seat, list[str]]) -> list[str]:
    rest = player.hand[:]
    for card in picked[player.seat]:
        rest.remove(card)
    return rest


def _rest_of(player: Player, picked: dict[Seat, list[str]]) -> list[Option]:
    return [("throw", card) for card in dict.fromkeys(_left(player, picked))]


def strippable(player: Player) -> list[Option]:
    """One option for each card in another player's hand."""
    return [("strip", card) for card in sorted(set(player.hand))]


async def open_picks(table: Table, me: Player, player: Player, count: int, pick: str) -> list[str]:
    """Let the actor, or chance, pick cards from a hand."""
    picked: list[str] = []
    while player.hand and len(picked) < count:
        if pick == "actor":
            option = await choose(me.seat, ("discard_of", player.seat), strippable(player))
            card = str(option[1])
        else:
            card = table.draw_loose(f"hand{player.seat}", player.hand[:])
        discard(table, player, card)
        picked.append(card)
    return picked
