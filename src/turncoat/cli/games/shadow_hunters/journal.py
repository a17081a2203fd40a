"""The journal: what a seat knows, and how it knows it."""

from collections import Counter
from collections.abc import Sequence

from turncoat.cli.games.shadow_hunters.board import character
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import listed, text, texts
from turncoat.cli.terminal.screen import Grid
from turncoat.core.terms import Seat
from turncoat.core.view import HeardClaim, PrivateClaim
from turncoat.games.shadow_hunters.views.schema import GiftView, SeatView, ShadowHuntersView
from turncoat.locales.translator import Translator


def journal(view: ShadowHuntersView, translator: Translator) -> list[Grid]:
    """Return characters, green cards, attacks and claims."""
    grids = [characters(view, translator)]
    if view.gifts:
        grids.append(green_cards(view.gifts, translator))
    if view.attacks:
        grids.append(attacks(view, translator))
    if view.heard:
        grids.append(claims("cli-sh-journal-claims", view.heard, translator))
    if view.heard_apart:
        grids.append(claims("cli-sh-journal-claims-apart", view.heard_apart, translator))
    return grids


def characters(view: ShadowHuntersView, translator: Translator) -> Grid:
    """Return who is who, or who everybody can deduce they may still be."""
    rows = [
        [
            seat_name(player.seat, translator),
            character(player, translator, covered=False),
            may_be(player, view.pool, translator),
        ]
        for player in view.players
    ]
    headers = texts("cli-sh-header-name", "cli-sh-header-character", "cli-sh-header-may-be")
    return Grid(text("cli-sh-journal-characters"), headers, rows)


def may_be(player: SeatView, pool: list[str], translator: Translator) -> str:
    """Return the characters that are possible for a hidden seat."""
    if player.character is not None or player.revealed:
        return ""
    left = [character for character in pool if character in player.may_be]
    if left == pool:
        return text("cli-sh-anybody")
    return listed([translator.name("character", character) for character in left])


def green_cards(gifts: list[GiftView], translator: Translator) -> Grid:
    """Return every green card that was given, with its face where the viewer saw it."""
    rows = [
        [
            from_to(gift.giver, gift.receiver, translator),
            card_face(gift, translator),
            answer(gift, translator),
        ]
        for gift in gifts
        if gift.receiver >= 0
    ]
    headers = texts("cli-sh-header-gift", "cli-sh-header-card", "cli-sh-header-outcome")
    return Grid(text("cli-sh-journal-green"), headers, rows)


def from_to(giver: Seat, receiver: Seat, translator: Translator) -> str:
    """Return two names with an arrow between them."""
    names = seat_name(giver, translator), seat_name(receiver, translator)
    return text("cli-sh-from-to", giver=names[0], receiver=names[1])


def card_face(gift: GiftView, translator: Translator) -> str:
    """Return the name and the text of a green card."""
    if gift.card is None:
        return text("cli-sh-unknown-card")
    name = translator.name("card", gift.card)
    return text("cli-sh-card", card=name, says=translator.card_text(gift.card))


def answer(gift: GiftView, translator: Translator) -> str:
    """Return what followed, and at the end whether it was a lie."""
    if not gift.outcome:
        return text("cli-sh-no-answer")
    said = translator.name("outcome", outcome(gift))
    return text("cli-sh-lie", outcome=said) if gift.lie else said


def outcome(gift: GiftView) -> str:
    """Return what followed, as claims name it; equipment that changed hands by its own name."""
    return str(gift.outcome[1] if gift.outcome[0] == "hand_over" else gift.outcome[0])


def attacks(view: ShadowHuntersView, translator: Translator) -> Grid:
    """Return who attacked whom, and how often."""
    rows = [
        [from_to(attacker, target, translator), text("cli-sh-times", number=times)]
        for (attacker, target), times in Counter(view.attacks).items()
    ]
    headers = texts("cli-sh-header-attack", "cli-sh-header-times")
    return Grid(text("cli-sh-journal-attacks"), headers, rows)


def claims(title: str, said: Sequence[HeardClaim | PrivateClaim], translator: Translator) -> Grid:
    """Return the claims, marked where they contradict an earlier one."""
    rows = [[translator.claim(one.seat, one.claim), mark(one)] for one in said]
    return Grid(text(title), [text("cli-sh-header-claim"), ""], rows)


def mark(one: HeardClaim | PrivateClaim) -> str:
    """Return a mark if a claim contradicts an earlier one."""
    # For public claims this is a position, and 0 is not the same as False.
    said_otherwise = one.contradicts is not None and one.contradicts is not False
    return text("cli-sh-contradicts") if said_otherwise else ""
