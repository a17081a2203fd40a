"""Dataclasses whose fields are declared once: copying, packing and imagining follow from that.

Tables are copied at every restart point, so `copy` has to be as fast as one written by hand. Like
`__init__` of a dataclass, it is generated as source when its class is made. Where the games are
compiled, `tools/expand.py` writes it into the source first.
"""

import sys
from collections.abc import Callable, Collection, Mapping
from dataclasses import Field, fields
from types import NoneType
from typing import Any, ClassVar, Final, Self, TypeVar, get_args, get_origin, get_type_hints

# In a field's metadata: the function that copies it, where its type does not say how.
COPY: Final = "copy"
NO_NAMES: Final[dict[str, str]] = {}


class Copyable:
    """The base of dataclasses with a generated `copy`. `FIELDS` has inherited fields first."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Self:
        """Return an independent copy. Raises NotImplementedError without `with_copy`."""
        raise NotImplementedError(f"{type(self).__name__} is not decorated with with_copy")


C = TypeVar("C", bound=Copyable)
V = TypeVar("V")


def with_copy(cls: type[C]) -> type[C]:
    """Give a dataclass its `copy` and its `FIELDS`. Returns the same class."""
    made: Any = cls
    declared = fields(made)
    name = cls.__name__
    lines = [f"twin.{field.name} = {copy_of(field)}" for field in declared]
    body = [f"twin = {name}.__new__({name})", *lines, "return twin"]
    made.copy = generated("copy", ("self",), body, vars(sys.modules[cls.__module__]))
    made.copy.__doc__ = "Return an independent copy."
    made.FIELDS = tuple(field.name for field in declared)
    return cls


def copy_of(field: Field[Any]) -> str:
    """Return the expression that copies a field of `self`."""
    value = f"self.{field.name}"
    if COPY in field.metadata:
        return f"{field.metadata[COPY].__name__}({value})"
    return copy_expression(field.type, value)


def copy_expression(kind: Any, value: str) -> str:
    """Return the expression that copies a value of this type.

    Lists, dicts and objects with a `copy` method are copied, and such objects in lists and dicts.
    Everything else is shared, lists in lists included.
    """
    origin, arguments = get_origin(kind) or kind, get_args(kind)
    if NoneType in arguments:
        [inner] = [argument for argument in arguments if argument is not NoneType]
        copied = copy_expression(inner, value)
        return value if copied == value else f"{copied} if {value} is not None else None"
    if origin is list:
        return f"[each.copy() for each in {value}]" if has_copy(arguments[0]) else f"{value}[:]"
    if origin is dict and has_copy(arguments[1]):
        return f"{{key: each.copy() for key, each in {value}.items()}}"
    return f"{value}.copy()" if hasattr(origin, "copy") else value


def has_copy(kind: Any) -> bool:
    """Return whether this is a class with a `copy` method, and not a list or dict."""
    return hasattr(kind, "copy") and get_origin(kind) is None


def transfer(to: type[C], seen: type[V], apart: Collection[str] = ()) -> Callable[[C, V], None]:
    """Return a function that copies all fields that a view has too, except those in `apart`."""
    body = transfer_lines(to, seen, apart)
    lay: Callable[[C, V], None] = generated("lay", ("to", "seen"), body, {})
    return lay


def transfer_lines(to: type[Copyable], seen: type, apart: Collection[str] = ()) -> list[str]:
    """Return the body of what `transfer` returns."""
    hints = get_type_hints(seen)
    names = [name for name in to.FIELDS if name in hints and name not in apart]
    return [f"to.{name} = {copy_expression(hints[name], f'seen.{name}')}" for name in names]


def others(kind: type[Copyable], apart: Collection[str]) -> tuple[str, ...]:
    """Return the names of all fields except `apart`, in the order of their declaration."""
    return tuple(name for name in kind.FIELDS if name not in apart)


def reader(
    names: Collection[str], first_names: Mapping[str, str] = NO_NAMES
) -> Callable[[Copyable], dict[str, Any]]:
    """Return a function that returns these fields by name, or by their first name if renamed."""
    items = [f"{first_names.get(name, name)!r}: self.{name}" for name in names]
    body = [f"return {{{', '.join(items)}}}"]
    read: Callable[[Copyable], dict[str, Any]] = generated("read", ("self",), body, {})
    return read


def set_fields(thing: C, values: Mapping[str, Any]) -> C:
    """Set fields by name. Returns the same object."""
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


def generated(
    name: str, parameters: tuple[str, ...], body: list[str], names: dict[str, Any]
) -> Any:
    """Return a function with this source; it sees `names` as its globals."""
    source = f"def {name}({', '.join(parameters)}):\n" + "".join(f"    {line}\n" for line in body)
    made: dict[str, Any] = {}
    exec(source, names, made)
    return made[name]
