"""What a seat may know (SH-43, SH-45)."""

from functools import cache

from turncoat.core.chance import Luck
from turncoat.core.rules import ViewContext, context_of
from turncoat.core.terms import Seat, bit
from turncoat.core.view import heard, heard_apart
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import COLOUR_OF, GREEN
from turncoat.games.shadow_hunters.fighting.attack import is_peaceful, must_attack
from turncoat.games.shadow_hunters.green_cards import is_lie
from turncoat.games.shadow_hunters.table import Gift, Player, Table
from turncoat.games.shadow_hunters.views.schema import (
    DeckView,
    GiftView,
    SeatView,
    ShadowHuntersView,
)


def view(table: Table, seat: Seat | None, context: ViewContext[Table] | None) -> ShadowHuntersView:
    """SH-45  Return what is public and what this seat was shown; `None` is a spectator."""
    known = known_characters(table, seat)
    now = context_of(table, context)
    derived = now.derived
    return ShadowHuntersView(
        seat=seat,
        asked=now.asked,
        chosen=now.chosen,
        heard=heard(now),
        heard_apart=heard_apart(now),
        answers=now.answers,
        luck=luck(table, seat, context) if context else [],
        start=view(now.start, seat, None) if now.restart else None,
        options=table.options,
        phase=table.phase,
        slots=table.board.slots[:],
        areas=areas(table) if derived else [],
        pool=possible_characters(table) if derived else [],
        dealt=table.board.kinds.copy() if derived else {},
        peaceful=derived and is_peaceful(table) and not table.ended,
        must_attack=must_attack(table.active) if derived else "",
        players=[seat_view(table, player, player.seat in known) for player in table.players],
        red=DeckView(len(table.red.pile), table.red.times_made, table.red.discards[:]),
        blue=DeckView(len(table.blue.pile), table.blue.times_made, table.blue.discards[:]),
        green=DeckView(len(table.green.pile), table.green.times_made, len(table.green.discards)),
        start_seat=table.start_seat,
        active_seat=table.active_seat,
        round=table.round,
        extra_turns=table.extra_turns,
        acted=table.acted,
        resolving=table.resolving,
        closed=table.closed,
        gifts=[gift_view(gift, seat, told_lie(table, gift)) for gift in table.gifts],
        attacks=table.attacks[:],
        ended=table.ended,
        winners=table.winners[:],
    )


def possible_characters(table: Table) -> list[str]:
    """SH-4, SH-4a  Return the characters of the pool whose kind is in the game."""
    kinds = table.board.kinds
    return [character.id for character in table.board.pool if kinds[character.kind]]


def areas(table: Table) -> list[list[str]]:
    """SH-1  Return the places of each area."""
    return [area[:] for place, area in table.board.areas.items() if area[0] == place]


def known_characters(table: Table, seat: Seat | None) -> set[Seat]:
    """The seats whose character this seat knows: its own, revealed or shown to it, or all."""
    if bit(seat) & table.ghosts:
        return {player.seat for player in table.players}
    known = {player.seat for player in table.players if player.revealed or player.seat == seat}
    return known | {g.receiver for g in table.gifts if g.outcome == ("show",) and g.giver == seat}


def seat_view(table: Table, player: Player, known: bool) -> SeatView:
    """Return one seat, with its character only if the viewer knows it."""
    # By position, in the order of the fields: views are built often, and names take longer.
    return SeatView(
        player.seat,
        player.character.id if known else None,
        player.revealed,
        player.alive,
        player.place,
        player.wounds,
        player.gear[:],
        player.warded,
        player.barred,
        player.void,
        player.used,
        [] if player.revealed else names_of(player.may_be)[:],
    )


@cache
def names_of(characters: int) -> list[str]:
    """The characters that these bits stand for, in the order of the content file."""
    return [c.id for c in CHARACTERS.values() if c.bit & characters]


def told_lie(table: Table, gift: Gift) -> bool:
    """SH-23, SH-60  Whether the end shows that a green card was answered falsely."""
    return table.ended != "" and is_lie(gift, table.players[gift.receiver].character)


def gift_view(gift: Gift, seat: Seat | None, lie: bool) -> GiftView:
    """Return a green card that was given, named only if the viewer saw it."""
    card = seen_card(gift, seat)
    # By position, in the order of the fields: views are built often, and names take longer.
    return GiftView(
        gift.made,
        gift.giver,
        gift.receiver,
        card,
        gift.outcome,
        gift.hurt,
        gift.void,
        lie and card is not None,
    )


def seen_card(gift: Gift, seat: Seat | None) -> str | None:
    """SH-20, SH-43  Return a green card if the viewer saw it."""
    return gift.card if gift.known & bit(seat) else None


def luck(table: Table, seat: Seat | None, context: ViewContext[Table]) -> list[Luck]:
    """Rolls and cards drawn since the restart point; an unseen green card is None."""
    given = iter(table.gifts[len(context.start.gifts) :])
    seen: list[Luck] = []
    for fell in table.chance.results:
        if isinstance(fell, str) and COLOUR_OF[fell] == GREEN:
            seen.append(seen_card(next(given), seat))
        else:
            seen.append(fell)
    return seen
