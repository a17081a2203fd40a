"""The protocol as JSON Schema, generated from the messages themselves, for clients in any
language.
"""

from functools import cache
from typing import Any, Final, get_args

import msgspec

from turncoat.bots.registry import levels
from turncoat.core.cover import tree_of
from turncoat.core.game import Game
from turncoat.core.grammar import Grammar, Shape
from turncoat.games import game_named, own_names
from turncoat.locales.table_options import ids, listable
from turncoat.server.protocol import commands, frames, settings
from turncoat.server.protocol.errors import REFUSALS
from turncoat.server.protocol.version import PROTOCOL

FILE_TITLE: Final = "Turncoat: a finished game"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

# Kinds of arguments besides those that a game names.
KINDS: Final = {
    "seat": "the number of a seat, from 0",
    "number": "a number",
    "flag": "0 for no, 1 for yes; of a claim, whether it contradicts an earlier one",
    "option*": "the remaining items are an option of the game, with its own arguments",
    "claim*": "the remaining items are a claim of the first seat, with its own arguments",
    "cast*": "the remaining items are one character for each seat, from seat 0 on",
}
STARRED: Final = "a kind with a star stands for any number of arguments up to the end"


@cache
def messages() -> dict[str, Any]:
    """Every command and frame, the view of each game, and the list of refusals."""
    command_types, frame_types = get_args(commands.AnyCommand), get_args(frames.AnyFrame)
    views = {name: game_named(name).rules.view_type for name in own_names()}
    kinds = (*command_types, *frame_types, *views.values())
    references, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    found = dict(zip(kinds, references, strict=True))
    return {
        "$schema": DIALECT,
        "title": "Turncoat: messages over the websocket",
        "protocol": PROTOCOL,
        "commands": {"anyOf": [found[kind] for kind in command_types]},
        "frames": {"anyOf": [found[kind] for kind in frame_types]},
        "views": {name: found[kind] for name, kind in views.items()},
        "refusals": {"enum": list(REFUSALS)},
        "$defs": tidied(components),
    }


@cache
def grammars() -> dict[str, Any]:
    """The grammar of every game: its terms, the kinds of their arguments, and the rule behind
    each.
    """
    return {
        "title": "Turncoat: the grammars of the games",
        "kinds": {**KINDS, "*": STARRED},
        "games": {name: grammar_document(game_named(name)) for name in own_names()},
    }


def grammar_document(game: Game) -> dict[str, Any]:
    """The grammar of one game. A term lists the kinds of its arguments once for each of its
    forms.
    """
    grammar = game.grammar
    return {
        "prefix": grammar.prefix,
        "kinds": grammar.names,
        "names": {
            family: ids(grammar.prefix, family) for family in sorted({*grammar.names.values()})
        },
        "claims": {word: forms_of(shape) for word, shape in grammar.claims.items()},
        "topics": {word: forms_of(shape) for word, shape in grammar.topics.items()},
        "options": {word: forms_of(shape) for word, shape in grammar.options.items()},
        "events": {word: forms_of(shape) for word, shape in grammar.events.items()},
        "idle": grammar.idle,
        "final": {"topics": grammar.final_topics, "options": grammar.final_options},
        "abilities": grammar.abilities,
        "values": grammar.values,
        "why": grammar.why,
        "about_others": grammar.about_others,
        "votes": grammar.votes,
        "limits": grammar.limits,
        "out_of_play": grammar.out_of_play,
        "fields": grammar.fields,
        "setup": setup_document(game),
        "untimed": grammar.untimed,
        "first_game": grammar.first_game,
        "bots": levels(game.rules.name),
        "public": public(grammar, game.rules.view_type),
    }


def public(grammar: Grammar, view_type: type[msgspec.Struct]) -> dict[str, Any]:
    """Return what others may see on a seat's screen. Everything else is to be covered."""
    return {
        "events": list(grammar.public_events),
        "topics": list(grammar.public_topics),
        "offers": grammar.has_offers,
        "view": tree_of(view_type, grammar.public_view),
    }


def setup_document(game: Game) -> dict[str, Any]:
    """The table options of a game. The number of players is there for every game."""
    counts = {"players": {"values": list(game.rules.player_counts)}}
    return counts | {field: setup_of(game.grammar, field) for field in game.grammar.setup}


def setup_of(grammar: Grammar, field: str) -> dict[str, Any]:
    """A table option: its values, the default first, or the IDs that it may list."""
    if field not in grammar.setup_lists:
        return {"values": list(grammar.setup[field])}
    family, _, each_seat = grammar.setup_lists[field]
    return {"family": family, "ids": listable(grammar, field), "each_seat": each_seat}


def forms_of(shape: Shape | list[Shape]) -> list[list[str]]:
    """The kinds of the arguments, for each form of a term."""
    return [list(form) for form in (shape if isinstance(shape, list) else [shape])]


@cache
def room_settings() -> dict[str, Any]:
    """The settings of a room: the defaults, the lengths that each pace stands for, and the largest
    values, also of names and texts.
    """
    defaults = msgspec.to_builtins(settings.Settings(game="none", players=1))
    del defaults["game"], defaults["players"], defaults["options"]
    defaults["clocks"] = {"pace": settings.Clocks().pace}
    return {
        "title": "Turncoat: the settings of a room",
        "defaults": defaults,
        "paces": settings.USUAL,
        "limits": {
            **limits_of(settings.Clocks),
            **limits_of(settings.Spectators),
            "name": commands.LONGEST_NAME,
            "text": commands.LONGEST_TEXT,
        },
    }


def limits_of(kind: type[msgspec.Struct]) -> dict[str, int]:
    """The largest value of each number among the fields."""
    fields = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
    types = {name: field.get("anyOf", [field])[0] for name, field in fields.items()}
    return {name: form["maximum"] for name, form in types.items() if "maximum" in form}


@cache
def of_file(kind: type[Any], title: str) -> dict[str, Any]:
    """The schema of a file."""
    [reference], components = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, "title": title, **reference, "$defs": tidied(components)}


def tidied(value: Any) -> Any:
    """A schema whose descriptions have no source indentation."""
    if isinstance(value, dict):
        return {key: tidied_field(key, inside) for key, inside in value.items()}
    if isinstance(value, list):
        return [tidied(inside) for inside in value]
    return value


def tidied_field(key: str, value: Any) -> Any:
    if key == "description" and isinstance(value, str):
        return "\n\n".join(" ".join(part.split()) for part in value.split("\n\n"))
    return tidied(value)
