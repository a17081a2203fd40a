"""The guide to any game that has none of its own, from its grammar and catalogue alone."""

from typing import ClassVar

from turncoat.cli.games.generic import chronicle, claims, fields
from turncoat.cli.games.generic.fields import Field, Fields
from turncoat.cli.table.guide import Guide, Step, View
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import folded, text, texts
from turncoat.cli.terminal.screen import Grid, Sheet
from turncoat.core.game import Game
from turncoat.core.grammar import Shape
from turncoat.core.terms import Claim, Event, Option, Seat, Term
from turncoat.locales.table_options import ids
from turncoat.locales.translator import Translator

# Events that begin a new paragraph of the story.
OPENING = ("round", "turn", "ends")


def generic_guide(game: Game) -> Guide:
    """Return a guide to a game that has none of its own."""
    declared = game.grammar

    class OwnGuide(GenericGuide):
        examples: ClassVar = dict.fromkeys(declared.setup_lists, "cli-generic-list")
        has_offers = declared.has_offers
        always_asked = game.rules.gatherings
        shared_topics = game.rules.gatherings

    return OwnGuide(game)


class GenericGuide(Guide):
    """See `turncoat.cli.table.guide.Guide`."""

    def __init__(self, game: Game) -> None:
        self.setup = dict(game.grammar.setup)
        self.game = game
        self.fields = Fields(game)

    def welcome(self, view: View, translator: Translator) -> list[str]:
        intro = f"{translator.grammar.prefix}-intro"
        return [translator.catalogue.text(intro)] if intro in translator.catalogue else []

    def title(self, view: View, translator: Translator) -> str:
        if getattr(view, "ended", ""):
            return text("cli-generic-over")
        stage = text("cli-generic-together")
        part = f"{translator.grammar.prefix}-stage-{getattr(view, 'stage', '')}"
        if part in translator.catalogue:
            stage = translator.catalogue.text(part)
        elif len(view.asked) == 1:
            [seat] = view.asked
            is_me = "yes" if seat == translator.me else "no"
            name = translator.name("seat", seat)
            stage = text("cli-generic-turn", name=name, is_me=is_me)
        if not getattr(view, "round", 0):
            return stage
        number = fields.number("round", view, translator)
        label = fields.round_label(translator)
        return text("cli-generic-title", label=label, number=number, stage=stage)

    def board(self, view: View, translator: Translator, plain: bool) -> Sheet:
        shown = [field for field in self.fields.of_table if not field.is_secret]
        lines = [
            fields.line(
                fields.table_label(field, translator), fields.value(field, view, translator)
            )
            for field in shown
        ]
        return Sheet(lines, [], [])

    def seats(self, view: View, translator: Translator, plain: bool, covered: bool) -> Grid:
        rows = [
            [
                seat_name(fields.seat_of(player, position), translator),
                *(fields.value(f, player, translator, covered) for f in self.fields.of_players),
            ]
            for position, player in enumerate(fields.players_in(view))
        ]
        return Grid("", self.headers(translator), rows)

    def headers(self, translator: Translator) -> list[str]:
        """Return the headers of a table of players."""
        labels = [fields.player_label(field, translator) for field in self.fields.of_players]
        return [text("cli-generic-player"), *labels]

    def card(self, view: View, translator: Translator) -> list[str]:
        own = fields.own_player(view)
        mine = [] if own is None else self.secrets(self.fields.of_players)
        parts = [(field, own, fields.player_label(field, translator)) for field in mine]
        if view.seat is not None:
            table = self.secrets(self.fields.of_table)
            parts += [(field, view, fields.table_label(field, translator)) for field in table]
        lines = []
        for field, thing, label in parts:
            lines.append(fields.line(label, fields.value(field, thing, translator)))
            lines += fields.explained(field, thing, translator)
        return lines

    def secrets(self, found: list[Field]) -> list[Field]:
        """Return those fields that only their owner may know."""
        return [field for field in found if field.is_secret]

    def almanac(self, view: View, translator: Translator) -> list[Grid]:
        grids: list[Grid] = []
        for kind in translator.grammar.names:
            family = ids(translator.grammar.prefix, translator.grammar.names[kind])
            rows = [
                [translator.name(kind, word), " ".join(told)]
                for word in family
                if (told := fields.explanations(kind, word, translator))
            ]
            headers = texts("cli-generic-name", "cli-generic-meaning")
            if rows and all(grid.rows != rows for grid in grids):
                grids.append(Grid("", headers, rows))
        return grids

    def look_up(self, words: str, view: View, translator: Translator) -> list[Grid]:
        grids = self.almanac(view, translator)
        found = [
            grid._replace(rows=[row for row in grid.rows if folded(words) in folded(row[0])])
            for grid in grids
        ]
        return [grid for grid in found if grid.rows]

    def journal(self, view: View, translator: Translator) -> list[Grid]:
        secret = self.secrets(self.fields.of_players)
        rows = [
            [
                seat_name(fields.seat_of(player, position), translator),
                *(fields.value(field, player, translator) for field in secret),
            ]
            for position, player in enumerate(fields.players_in(view))
            if any(fields.known(field, player) for field in secret)
        ]
        labels = [fields.player_label(field, translator) for field in secret]
        grids = [Grid(text("cli-generic-known"), [text("cli-generic-player"), *labels], rows)]
        said = [
            [
                translator.claim(one.seat, one.claim),
                text("cli-generic-contradicts") if one.contradicts is not None else "",
            ]
            for one in view.heard
        ]
        grids.append(Grid(text("cli-generic-claims"), [text("cli-generic-claim-header"), ""], said))
        return [grid for grid in grids if grid.rows]

    def chronicle(self, events: list[Event], translator: Translator) -> list[Grid]:
        return chronicle.chronicle(events, translator)

    def why(self, topic: Term, view: View) -> list[str]:
        why, kind = self.game.grammar.why, str(topic[0])
        return [why[kind]] if kind in why else []

    def question_note(self, topic: Term, translator: Translator) -> str:
        things = note(topic, self.game.grammar.topics.get(str(topic[0]), ()), translator)
        return " ".join(text for text in (translator.ask_text(topic), things) if text)

    def detail(self, option: Option, view: View, translator: Translator) -> str:
        shapes = self.game.grammar.options.get(str(option[0]), ())
        fitting = shapes if isinstance(shapes, list) else [shapes]
        [shape] = [s for s in fitting if len(s) == len(option) - 1][:1] or [()]
        return note(option, shape, translator)

    def event_note(self, event: Event, translator: Translator) -> str:
        return ""

    def opens_turn(self, event: Event) -> bool:
        return event[0] in OPENING

    def opened(self, event: Event, seat: Seat, translator: Translator) -> str:
        told = Translator(
            translator.catalogue, self.game.rules.name, translator.names, seat, translator.printed
        )
        name = translator.name("seat", seat)
        return text("cli-generic-opened", name=name, sentence=told.event(event))

    def claim_step(self, said: Claim, view: View, translator: Translator) -> Step | None:
        return claims.claim_step(said, view, translator)

    def out_of_turn(self, view: View, offers: list[Option]) -> tuple[Term, list[Option]]:
        return tuple(str(offer) for offer in offers), offers

    def ending(self, views: list[View], translator: Translator) -> list[Grid]:
        winners = getattr(views[0], "winners", [])
        drawn = self.fields.of_players
        rows = [
            [
                seat_name(seat, translator),
                *(fields.value(field, fields.own_player(own), translator) for field in drawn),
                text("cli-generic-won" if seat in winners else "cli-generic-lost"),
            ]
            for seat, own in enumerate(views)
        ]
        title = "cli-generic-ending"
        if translator.me in winners:
            title = "cli-generic-ending-won"
        elif translator.me is not None:
            title = "cli-generic-ending-lost"
        headers = [*self.headers(translator), text("cli-generic-result")]
        heading = " ".join(filter(None, (self.reason(views[0], translator), text(title))))
        return [Grid(heading, headers, rows)]

    def reason(self, view: View, translator: Translator) -> str:
        """Return why the game ended, if it says so."""
        ended = getattr(view, "ended", "")
        return translator.end(ended) if ended and "end" in translator.grammar.names else ""

    def side(self, side: str, translator: Translator) -> str:
        for kind, family in translator.grammar.names.items():
            if f"{translator.grammar.prefix}-{family}-{side}" in translator.catalogue:
                return translator.name(kind, side)
        return side


def note(term: Term, shape: Shape, translator: Translator) -> str:
    """Return what the game says about the things that a term names."""
    found = [
        told
        for kind, word in zip(shape, term[1:], strict=False)
        for told in fields.explanations(kind, word, translator)
    ]
    return " ".join(found)
