"""The viewer's own card, all characters that may be in the game, and the end."""

from collections import Counter

from turncoat.cli.games.shadow_hunters.cast import KIND_OF, POINTS_OF
from turncoat.cli.games.shadow_hunters.journal import green_cards
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import text, texts
from turncoat.cli.terminal.screen import Grid
from turncoat.games.shadow_hunters.content import COLOURS, FULL_DECKS
from turncoat.games.shadow_hunters.views.schema import GiftView, ShadowHuntersView
from turncoat.locales.translator import Translator


def welcome(view: ShadowHuntersView, translator: Translator) -> list[str]:
    """Return the game in three sentences, and how many of each kind are dealt."""
    return [text("cli-sh-welcome"), text("cli-sh-in-play", **view.dealt)]


def card(view: ShadowHuntersView, translator: Translator) -> list[str]:
    """Return the viewer's character and ability, and what their equipment does."""
    if view.seat is None:
        return []
    me = view.players[view.seat]
    if me.character is None:
        return []
    lines = [
        text(
            "cli-sh-you-are",
            character=translator.name("character", me.character),
            kind=translator.name("kind", KIND_OF[me.character]),
            points=POINTS_OF[me.character],
        ),
        text("cli-sh-ability", ability=translator.ability(me.character)),
        text("cli-sh-goal", goal=translator.goal(me.character)),
    ]
    for owned in me.gear:
        name = translator.name("card", owned)
        lines.append(text("cli-sh-card", card=name, says=translator.card_text(owned)))
    return lines


def almanac(view: ShadowHuntersView, translator: Translator) -> list[Grid]:
    """Return all characters of the pool, how many of each kind are dealt, and all cards."""
    headers = texts(
        "cli-sh-header-character",
        "cli-sh-header-points",
        "cli-sh-header-ability",
        "cli-sh-header-goal",
    )
    grids = []
    for kind, number in view.dealt.items():
        rows = [
            [
                translator.name("character", character),
                str(POINTS_OF[character]),
                translator.ability(character),
                translator.goal(character),
            ]
            for character in view.pool
            if KIND_OF[character] == kind
        ]
        title = text("cli-sh-almanac-kind", kind=kind, number=number)
        grids += [Grid(title, headers, rows)] if rows else []
    return [*grids, *(cards(view, colour, translator) for colour in COLOURS)]


def cards(view: ShadowHuntersView, colour: str, translator: Translator) -> Grid:
    """Return what the cards of one colour do, and how many there are of each."""
    deck = Counter(FULL_DECKS[colour, view.options.deck_size])
    rows = [
        [translator.name("card", card), str(number), translator.card_text(card)]
        for card, number in deck.items()
    ]
    headers = texts("cli-sh-header-card-name", "cli-sh-header-copies", "cli-sh-header-says")
    return Grid(text("cli-sh-almanac-cards", colour=colour), headers, rows)


def ending(views: list[ShadowHuntersView], translator: Translator) -> list[Grid]:
    """Return who was who, who won and why, and every green card with its face."""
    view = views[0]
    headers = texts(
        "cli-sh-header-name",
        "cli-sh-header-character",
        "cli-sh-header-fate",
        "cli-sh-header-result",
        "cli-sh-header-goal",
    )
    rows = []
    for player, own in zip(view.players, views, strict=True):
        character = str(own.players[player.seat].character)
        name = translator.name("character", character)
        kind = translator.name("kind", KIND_OF[character])
        won = player.seat in view.winners
        rows.append(
            [
                seat_name(player.seat, translator),
                text("cli-sh-known", character=name, kind=kind),
                text("cli-sh-alive" if player.alive else "cli-sh-dead"),
                text("cli-sh-won" if won else "cli-sh-lost"),
                translator.goal(character),
            ]
        )
    grids = [Grid(text(outcome(view, translator)), headers, rows)]
    if view.gifts:
        grids.append(green_cards(all_faces(views), translator))
    return grids


def outcome(view: ShadowHuntersView, translator: Translator) -> str:
    """The heading of the end: whether the reader has won, if the reader played."""
    if translator.me is None or not view.ended:
        return "cli-sh-ending"
    return "cli-sh-ending-won" if translator.me in view.winners else "cli-sh-ending-lost"


def all_faces(views: list[ShadowHuntersView]) -> list[GiftView]:
    """Return every green card from the view that shows its face."""
    return [
        next((gift for gift in seen if gift.card is not None), seen[0])
        for seen in zip(*(view.gifts for view in views), strict=True)
    ]
