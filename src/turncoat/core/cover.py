"""The cover: hides what only its owner may know on a screen that others can see.

A game's grammar declares what is public: events, topics together with all their options, and parts
of the view. Anything undeclared is covered. A covered view does not depend on the seat's secrets,
so nothing drawn from it can reveal them.
"""

from collections.abc import Mapping
from copy import copy
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from turncoat.core.terms import Event, Term

# For a field: an empty tuple means always public; otherwise the field is public only if one of the
# named fields beside it is true. For a kind of term: an empty tuple means that all arguments are
# public; otherwise only those at the given positions.
Seen: TypeAlias = tuple[str, ...] | tuple[int, ...]
Part: TypeAlias = Seen | Mapping[str, "Part"]
Public: TypeAlias = Mapping[str, Part]
# The declaration completed with everything that it leaves out, for clients in any language.
Tree: TypeAlias = dict[str, Any]

V = TypeVar("V", bound=msgspec.Struct)

ALWAYS: Final[Seen] = ()
# Placeholders for a covered string and a covered number in a term.
UNSEEN: Final = ""
UNCOUNTED: Final = -1
# The placeholder for a covered field, by its type.
BLANKS: Final[dict[type[inspect.Type], Any]] = {
    inspect.BoolType: False,
    inspect.IntType: 0,
    inspect.StrType: "",
    inspect.ListType: [],
    inspect.VarTupleType: [],
    inspect.DictType: {},
}


def fields(*names: str) -> dict[str, Part]:
    """Declare fields that are always public."""
    return dict.fromkeys(names, ALWAYS)


def tree_of(view_type: type[msgspec.Struct], public: Public) -> Tree:
    """Return, for each field of a view, whether it is public and what replaces it if it is not."""
    found = inspect.type_info(view_type)
    assert isinstance(found, inspect.StructType)
    return {field.name: _branch(field.type, public.get(field.name)) for field in found.fields}


def _branch(kind: inspect.Type, seen: Part | None) -> Any:
    if seen is None:
        return _covered(kind)
    if isinstance(seen, tuple):
        return {"blank": _blank(kind), "if": list(seen)} if seen else True
    inside = _struct_in(kind)
    if inside is None:
        return {"words": {word: list(places) or True for word, places in seen.items()}}
    return {"inside": tree_of(inside.cls, seen)}


def _covered(kind: inspect.Type) -> Any:
    """Return the branch of a field of which nothing is public."""
    if isinstance(kind, inspect.StructType):
        return {"inside": tree_of(kind.cls, {})}
    return {"blank": _blank(kind)}


def _struct_in(kind: inspect.Type) -> inspect.StructType | None:
    """Return the struct in a field, or in a field's list or dictionary; None if there is none."""
    if isinstance(kind, inspect.ListType):
        return _struct_in(kind.item_type)
    if isinstance(kind, inspect.DictType):
        return _struct_in(kind.value_type)
    return kind if isinstance(kind, inspect.StructType) else None


def _blank(kind: inspect.Type) -> Any:
    """Return the placeholder for a covered field: an empty value of its type."""
    if isinstance(kind, inspect.UnionType):
        return None if kind.includes_none else _blank(kind.types[0])
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    found = [blank for known, blank in BLANKS.items() if isinstance(kind, known)]
    return found[0]


class Declared(Protocol):
    """The part of a game's grammar that declares what is public."""

    public_events: Mapping[str, tuple[str, ...]]
    public_topics: Mapping[str, tuple[str, ...]]
    public_view: Public


class Cover:
    """The cover of one game. `tree` is its complete declaration, as sent to clients."""

    def __init__(self, view_type: type[msgspec.Struct], declared: Declared) -> None:
        self.declared = declared
        self.tree = tree_of(view_type, declared.public_view)

    def shows(self, event: Event) -> bool:
        """Return whether an event of this kind is public."""
        return event[0] in self.declared.public_events

    def shows_question(self, topic: Term) -> bool:
        """Return whether a topic of this kind and all its options are public."""
        return topic[0] in self.declared.public_topics

    def view(self, view: V) -> V:
        """Return a copy of a view without anything that only its seat may know."""
        return _cover_struct(self.tree, view)


def _cover_struct(tree: Tree, thing: V) -> V:
    changes = {
        name: _cover_field(branch, thing, getattr(thing, name))
        for name, branch in tree.items()
        if branch is not True
    }
    return msgspec.structs.replace(thing, **changes)


def _cover_field(branch: Any, beside: msgspec.Struct, value: Any) -> Any:
    if "inside" in branch:
        return _cover_inside(branch["inside"], value)
    if "words" in branch:
        return [_cover_term(branch["words"], term) for term in value]
    shown = any(getattr(beside, name) for name in branch.get("if", []))
    return value if shown else copy(branch["blank"])


def _cover_inside(tree: Tree, value: Any) -> Any:
    if isinstance(value, list):
        return [_cover_struct(tree, one) for one in value]
    if isinstance(value, dict):
        return {name: _cover_struct(tree, one) for name, one in value.items()}
    return _cover_struct(tree, value)


def _cover_term(words: Mapping[str, Any], term: Term) -> Term:
    places = words.get(str(term[0]), [])
    if places is True:
        return term
    shown = {0, *places}
    return tuple(word if at in shown else _placeholder(word) for at, word in enumerate(term))


def _placeholder(word: str | int) -> str | int:
    return UNSEEN if isinstance(word, str) else UNCOUNTED
