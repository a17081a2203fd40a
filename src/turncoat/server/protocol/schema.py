"""The protocol as JSON Schema: made from the messages themselves, for clients in any language."""

from typing import Any, Final, get_args

import msgspec

from turncoat.games import GAMES
from turncoat.server.protocol import frames, requests
from turncoat.server.protocol.errors import REFUSALS

FILE_TITLE: Final = "Turncoat: a finished game"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def messages() -> dict[str, Any]:
    """Every request and frame, the view of each game, and the closed list of refusals."""
    asks, tells = get_args(requests.AnyRequest), get_args(frames.AnyFrame)
    views = {name: rules.view_type for name, rules in GAMES.items()}
    kinds = (*asks, *tells, *views.values())
    references, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    found = dict(zip(kinds, references, strict=True))
    return {
        "$schema": DIALECT,
        "title": "Turncoat: what is said over the websocket",
        "requests": {"anyOf": [found[kind] for kind in asks]},
        "frames": {"anyOf": [found[kind] for kind in tells]},
        "views": {name: found[kind] for name, kind in views.items()},
        "refusals": {"enum": list(REFUSALS)},
        "$defs": tidied(components),
    }


def of_file(kind: type[Any], title: str) -> dict[str, Any]:
    """The form of a file."""
    [reference], components = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, "title": title, **reference, "$defs": tidied(components)}


def tidied(value: Any) -> Any:
    """Descriptions without the indentation of their source."""
    if isinstance(value, dict):
        return {key: tidied_field(key, inside) for key, inside in value.items()}
    if isinstance(value, list):
        return [tidied(inside) for inside in value]
    return value


def tidied_field(key: str, value: Any) -> Any:
    if key == "description" and isinstance(value, str):
        return "\n\n".join(" ".join(part.split()) for part in value.split("\n\n"))
    return tidied(value)
