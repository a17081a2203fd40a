"""What the journal shows of the story: what only the viewer was told, and how everybody voted."""

from typing import NamedTuple

from turncoat.cli.games.generic import fields
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.screen import Grid
from turncoat.core.talk import CLAIMS, CLAIMS_APART
from turncoat.core.terms import Event
from turncoat.locales.translator import Translator


class Told(NamedTuple):
    """An event and the name of its round."""

    round: str
    event: Event


def chronicle(events: list[Event], translator: Translator) -> list[Grid]:
    """Return the tables that are not empty."""
    told = with_rounds(events, translator)
    return [grid for grid in (secrets(told, translator), votes(told, translator)) if grid.rows]


def with_rounds(events: list[Event], translator: Translator) -> list[Told]:
    """Return each event with its round."""
    current, label = text("cli-generic-before"), fields.round_label(translator)
    found = []
    for event in events:
        if event[0] == "round" and len(event) > 1:
            current = text("cli-generic-round-name", label=label, number=event[1])
        found.append(Told(current, event))
    return found


def secrets(told: list[Told], translator: Translator) -> Grid:
    """Return what not everybody was told, without claims."""
    public = {*translator.grammar.public_events, CLAIMS, CLAIMS_APART}
    rows = [[one.round, translator.event(one.event)] for one in told if one.event[0] not in public]
    headers = [fields.round_label(translator), text("cli-generic-told-header")]
    return Grid(text("cli-generic-told"), headers, rows)


def votes(told: list[Told], translator: Translator) -> Grid:
    """Return a row for each player, and a column for each round with votes."""
    cast = [one for one in told if one.event[0] in translator.grammar.votes]
    rounds = [*dict.fromkeys(one.round for one in cast)]
    voters = range(len(translator.names)) if cast else ()
    rows = [
        [
            seat_name(seat, translator),
            *(
                listed(
                    [
                        voted_for(one.event, translator)
                        for one in cast
                        if one.event[1] == seat and one.round == column
                    ]
                )
                for column in rounds
            ),
        ]
        for seat in voters
    ]
    return Grid(text("cli-generic-votes"), [text("cli-generic-player"), *rounds], rows)


def voted_for(event: Event, translator: Translator) -> str:
    """Return whom or what a vote is for; a dash if nothing."""
    kinds = translator.grammar.events[str(event[0])][1:]
    words = zip(kinds, event[2:], strict=True)
    return listed([fields.word(kind, word, translator) for kind, word in words]) or text(
        "cli-generic-none"
    )
