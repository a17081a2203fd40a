"""The fields of a view in words, as the grammar lists them."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from turncoat.cli.table.guide import View
from turncoat.cli.terminal.i18n import listed, text, whole
from turncoat.core.cover import Tree, tree_of
from turncoat.core.game import Game
from turncoat.core.terms import Seat
from turncoat.locales.translator import Translator

PLAYERS: Final = "players"


class Field(NamedTuple):
    """A field of the view, or of each player: its name, its kind, and whether it is a list.

    `branch` is what the cover says about it.
    """

    name: str
    kind: str
    is_list: bool
    branch: Any

    @property
    def is_secret(self) -> bool:
        """Whether the field can be something that only its owner knows."""
        return self.branch is not True

    def is_shown(self, beside: object) -> bool:
        """Return whether others may see it, as the fields beside it are now."""
        if not isinstance(self.branch, Mapping) or "blank" not in self.branch:
            return True
        return any(getattr(beside, name) for name in self.branch.get("if", ()))


class Fields:
    """The fields of one game that a generic table draws, in the order of its grammar."""

    def __init__(self, game: Game) -> None:
        tree = tree_of(game.rules.view_type, game.grammar.public_view)
        players = tree.get(PLAYERS, {})
        inside: Tree = players.get("inside", {}) if isinstance(players, dict) else {}
        self.of_table: list[Field] = []
        self.of_players: list[Field] = []
        for path, kind in game.grammar.fields.items():
            first, _, last = path.partition(".")
            found, branches = (self.of_players, inside) if last else (self.of_table, tree)
            name = last or first
            # What is not declared is secret.
            branch = branches.get(name, {"blank": None})
            found.append(Field(name, kind.removesuffix("*"), kind.endswith("*"), branch))


def players_in(view: View) -> list[Any]:
    """Return the players of a view; none if it has no such list."""
    return list(getattr(view, PLAYERS, []))


def own_player(view: View) -> Any | None:
    """Return the viewer's own entry among the players; None for a spectator."""
    players = players_in(view)
    return players[view.seat] if view.seat is not None and view.seat < len(players) else None


def table_label(field: Field, translator: Translator) -> str:
    """Return the label of a field of the table."""
    return label(f"field-{field.name}", field.name, translator)


def player_label(field: Field, translator: Translator) -> str:
    """Return the label of a field of the players."""
    return label(f"field-{PLAYERS}-{field.name}", field.name, translator)


def label(message: str, name: str, translator: Translator) -> str:
    """Return a message of the game, or a field's own name if the message is missing."""
    message = f"{translator.grammar.prefix}-{message}"
    return translator.catalogue.text(message) if message in translator.catalogue else name


def value(field: Field, thing: Any, translator: Translator, covered: bool = False) -> str:
    """Return the value of a field in words; if covered, only what others may see."""
    found = getattr(thing, field.name, None)
    if found is None or (covered and not field.is_shown(thing)):
        return text("cli-generic-unknown")
    if field.kind == "number" and not field.is_list:
        return number(field.name, thing, translator)
    if not field.is_list:
        return word(field.kind, found, translator)
    entries = [entry(field, at, one, translator) for at, one in enumerate(found)]
    return listed(entries) or text("cli-generic-none")


def entry(field: Field, position: int, found: Any, translator: Translator) -> str:
    """Return one value of a list, with its place in the list if the game has words for that."""
    shown = word(field.kind, found, translator)
    message = f"{translator.grammar.prefix}-field-{field.name}-entry"
    if message not in translator.catalogue:
        return shown
    return translator.catalogue.text(message, position=position, value=shown)


def number(name: str, thing: Any, translator: Translator) -> str:
    """Return a number, with its highest value if the game declares it: “3 of 10”."""
    found = getattr(thing, name)
    limit = getattr(thing, translator.grammar.limits.get(name, ""), None)
    return whole(found) if limit is None else text("cli-generic-of", number=found, limit=limit)


def round_label(translator: Translator) -> str:
    """Return what the game calls a round."""
    return label("field-round", text("cli-generic-round"), translator)


def word(kind: str, found: Any, translator: Translator) -> str:
    """Return one value in words."""
    if found is None:
        return text("cli-generic-unknown")
    if found == "":
        return text("cli-generic-none")
    if kind == "number":
        return whole(found)
    if kind == "flag":
        return text("cli-generic-yes" if found else "cli-generic-no")
    return translator.name(kind, found)


def line(name: str, shown: str) -> str:
    """Return a label and a value as a line."""
    return text("cli-generic-line", label=name, value=shown)


def explanations(kind: str, found: Any, translator: Translator) -> list[str]:
    """Return what the game says about something: its goal, then what it does."""
    grammar, catalogue = translator.grammar, translator.catalogue
    if kind not in grammar.names or not isinstance(found, str) or not found:
        return []
    name = f"{grammar.prefix}-{grammar.names[kind]}-{found}"
    messages = [f"{name}-{part}" for part in ("goal", "text")]
    players = len(translator.names)
    return [catalogue.text(one, players=players) for one in messages if one in catalogue]


def explained(field: Field, thing: Any, translator: Translator) -> list[str]:
    """Return what the game says about all values of a field."""
    found = getattr(thing, field.name, None)
    values = found if field.is_list and found else [found]
    return [text for one in values for text in explanations(field.kind, one, translator)]


def known(field: Field, player: Any) -> bool:
    """Return whether a view knows anything about a field of a player."""
    return getattr(player, field.name, None) not in (None, "", [])


def seat_of(player: Any, position: Seat) -> Seat:
    """Return the seat of a player: its own field, or its position in the list."""
    return int(getattr(player, "seat", position))
