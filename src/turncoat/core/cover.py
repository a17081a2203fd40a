"""The cover: what of a seat's own screen a neighbour may see.

A game declares beside its words what is public: events, questions with all their options, and the
parts of a view. Whatever is not declared is covered. A covered view is the same whatever the
secrets of its seat are, so whatever is drawn from it gives nothing away.
"""

from collections.abc import Mapping
from copy import copy
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from turncoat.core.terms import Event, Term

# Of a field: always public, if empty; else only where one of these fields beside it holds.
# Of a line of words, by its kind: all of it, if empty; else only the words in these places.
Seen: TypeAlias = tuple[str, ...] | tuple[int, ...]
Part: TypeAlias = Seen | Mapping[str, "Part"]
Public: TypeAlias = Mapping[str, Part]
# The same with everything filled in that is not declared, for clients in any language.
Tree: TypeAlias = dict[str, Any]

V = TypeVar("V", bound=msgspec.Struct)

ALWAYS: Final[Seen] = ()
# What stands in place of a covered word or number in a line.
UNSEEN: Final = ""
UNCOUNTED: Final = -1
# What stands in place of a covered field, by its type.
BLANKS: Final[dict[type[inspect.Type], Any]] = {
    inspect.BoolType: False,
    inspect.IntType: 0,
    inspect.StrType: "",
    inspect.ListType: [],
    inspect.VarTupleType: [],
    inspect.DictType: {},
}


def fields(*names: str) -> dict[str, Part]:
    """Fields that everybody may see."""
    return dict.fromkeys(names, ALWAYS)


def tree_of(view_type: type[msgspec.Struct], public: Public) -> Tree:
    """What is public of a view, and what stands in place of everything else."""
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
    """Nothing of it is public."""
    if isinstance(kind, inspect.StructType):
        return {"inside": tree_of(kind.cls, {})}
    return {"blank": _blank(kind)}


def _struct_in(kind: inspect.Type) -> inspect.StructType | None:
    """The struct that a field holds, or a list or a dictionary of them."""
    if isinstance(kind, inspect.ListType):
        return _struct_in(kind.item_type)
    if isinstance(kind, inspect.DictType):
        return _struct_in(kind.value_type)
    return kind if isinstance(kind, inspect.StructType) else None


def _blank(kind: inspect.Type) -> Any:
    """What a covered field looks like: nothing of its own type, the same for everybody."""
    if isinstance(kind, inspect.UnionType):
        return None if kind.includes_none else _blank(kind.types[0])
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    found = [blank for known, blank in BLANKS.items() if isinstance(kind, known)]
    return found[0]


class Declared(Protocol):
    """What the words of a game declare."""

    PUBLIC_EVENTS: dict[str, tuple[str, ...]]
    PUBLIC_TOPICS: dict[str, tuple[str, ...]]
    PUBLIC_VIEW: Public


class Cover:
    """The cover of one game."""

    def __init__(self, view_type: type[msgspec.Struct], declared: Declared) -> None:
        self.declared = declared
        self.tree = tree_of(view_type, declared.PUBLIC_VIEW)

    def shows(self, event: Event) -> bool:
        """Whether everybody is told of it."""
        return event[0] in self.declared.PUBLIC_EVENTS

    def shows_question(self, topic: Term) -> bool:
        """Whether everybody knows what is asked and what may be answered."""
        return topic[0] in self.declared.PUBLIC_TOPICS

    def view(self, view: V) -> V:
        """A view without anything that only its seat may know."""
        return _thing(self.tree, view)


def _thing(tree: Tree, thing: V) -> V:
    changes = {
        name: _field(branch, thing, getattr(thing, name))
        for name, branch in tree.items()
        if branch is not True
    }
    return msgspec.structs.replace(thing, **changes)


def _field(branch: Any, beside: msgspec.Struct, value: Any) -> Any:
    if "inside" in branch:
        return _inside(branch["inside"], value)
    if "words" in branch:
        return [_line(branch["words"], line) for line in value]
    shown = any(getattr(beside, name) for name in branch.get("if", []))
    return value if shown else copy(branch["blank"])


def _inside(tree: Tree, value: Any) -> Any:
    if isinstance(value, list):
        return [_thing(tree, one) for one in value]
    if isinstance(value, dict):
        return {name: _thing(tree, one) for name, one in value.items()}
    return _thing(tree, value)


def _line(words: Mapping[str, Any], line: Term) -> Term:
    places = words.get(str(line[0]), [])
    if places is True:
        return line
    shown = {0, *places}
    return tuple(word if at in shown else _unseen(word) for at, word in enumerate(line))


def _unseen(word: str | int) -> str | int:
    return UNSEEN if isinstance(word, str) else UNCOUNTED
