"""Short descriptions of fields and their types."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

Schema = Mapping[str, Any]

# Minimum, maximum and unit of numbers, texts and lists.
LIMITS: Final = (
    ("minimum", "maximum", ""),
    ("minLength", "maxLength", " characters"),
    ("minItems", "maxItems", " items"),
)


def fields(form: Schema, but: tuple[str, ...] = ()) -> Iterator[str]:
    """The fields of a type, one line each."""
    for name, field in form["properties"].items():
        if name not in but:
            needed = name in form.get("required", ())
            yield f"- `{name}`: {described(field, needed)}"


def described(field: Schema, needed: bool = True) -> str:
    """The type of a field, and its default if it is optional."""
    said = kind_of(field)
    if "description" in field:
        said += f", {field['description']}"
    return said if needed else f"{said}; {left_out(field.get('default'))}"


def left_out(default: Any) -> str:
    """Return what a default means for the reader."""
    if isinstance(default, bool):
        return f"default `{str(default).lower()}`"
    if isinstance(default, int) or (isinstance(default, str) and default):
        return f"default `{default}`"
    return "optional"


def limits(field: Schema) -> Iterator[str]:
    """The bounds of a field."""
    for fewest, most, unit in LIMITS:
        if fewest in field and most in field:
            yield f"{field[fewest]:.0f} to {field[most]:.0f}{unit}"
        elif most in field:
            yield f"at most {field[most]:.0f}{unit}"
        elif fewest in field:
            yield f"at least {field[fewest]:.0f}{unit}"
    if "pattern" in field:
        yield f"matching `{field['pattern']}`"


def kind_of(field: Schema) -> str:
    """The type of a field."""
    if "$ref" in field:
        name = name_of(field)
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf"):
        if several in field:
            return " or ".join(dict.fromkeys(kind_of(kind) for kind in field[several]))
    if "enum" in field:
        return " or ".join(f"`{value}`" for value in field["enum"])
    kind = list_of(field) if field.get("type") == "array" else str(field.get("type", "anything"))
    within = ", ".join(limits(field))
    return f"{kind} ({within})" if within else kind


def list_of(field: Schema) -> str:
    """A list of one type, or a tuple."""
    if "prefixItems" in field:
        return f"list of {' and '.join(kind_of(kind) for kind in field['prefixItems'])}"
    return f"list of {kind_of(field.get('items') or {})}"


def name_of(reference: Schema) -> str:
    """The name of the type that a reference points to."""
    return str(reference["$ref"]).rpartition("/")[2]
