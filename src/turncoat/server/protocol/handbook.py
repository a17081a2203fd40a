"""The protocol in words: a page made from the schemas, as Markdown and as HTML."""

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from turncoat.server.protocol.schema import messages

INTRODUCTION: Final = """\
# The protocol

Play goes over one websocket, `/api/play`. Every message is a JSON object in a text frame. The first
must be `hello`, with the token of a member; whoever shows none hears nothing. Every request has a
number `id` and is answered by `done` or `refused` with that number in `to`; before `done` comes
everything that the request has brought about. Whatever happens at the table is on disk before
anybody is told of it.

Options, events, topics and claims are lists that begin with their kind, such as
`["move", "library"]`; clients turn them into words. `view` in a `table` frame has the form that
`views` in the schema names for the game.

This page and `messages.schema.json` beside it are made from the source by `make docs`.
"""


def markdown() -> str:
    """The whole page."""
    schema = messages()
    lines = ["# The protocol", "", *(f"{part}\n" for part in INTRODUCTION)]
    lines += [
        "This page and `messages.schema.json` beside it are made from the source by `make docs`."
    ]
    for title, part in (("Requests", "requests"), ("Frames", "frames")):
        lines += ["", f"## {title}"]
        for reference in schema[part]["anyOf"]:
            lines += message(named(schema, reference))
    lines += ["", "## Refusals", "", ", ".join(f"`{r}`" for r in schema["refusals"]["enum"]) + "."]
    return "\n".join(lines) + "\n"


def named(schema: dict[str, Any], reference: dict[str, str]) -> dict[str, Any]:
    """What a reference stands for."""
    found: dict[str, Any] = schema["$defs"][reference["$ref"].removeprefix("#/$defs/")]
    return found


def message(definition: dict[str, Any]) -> Iterator[str]:
    """One message: its tag, what it says, and its fields."""
    fields = dict(definition["properties"])
    tag_field = "do" if "do" in fields else "is"
    tag = fields.pop(tag_field)["enum"][0]
    yield from ("", f"### `{tag}`", "", definition.get("description", ""), "")
    for name, field in fields.items():
        if name != "id":
            optional = "" if name in definition["required"] else ", optional"
            yield f"- `{name}`: {kind_of(field)}{optional}"


def kind_of(field: dict[str, Any]) -> str:
    """What a field holds, in a few words."""
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "anyOf" in field:
        return " or ".join(kind_of(kind) for kind in field["anyOf"])
    if "enum" in field:
        return " or ".join(f"`{value}`" for value in field["enum"])
    if field.get("type") == "array":
        inside = field.get("items") or {"anyOf": field.get("prefixItems", [{}])}
        return f"list of {kind_of(inside) or 'anything'}"
    return str(field.get("type", "anything"))


def page(openapi: dict[str, Any]) -> str:
    """REST and websocket on one page, without anything from elsewhere."""
    rows = [
        f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(about.get('description') or about.get('summary') or '')}</td></tr>"
        for path, methods in openapi["paths"].items()
        for method, about in methods.items()
    ]
    return PAGE.format(rows="\n".join(rows), messages=as_html(markdown()))


def as_html(text: str) -> str:
    """The few marks that the page uses: headings, lists, paragraphs."""
    return "\n".join(block_as_html(coded(escape(b, quote=False))) for b in text.split("\n\n"))


def block_as_html(block: str) -> str:
    """What stands between two empty lines."""
    level = len(block) - len(block.lstrip("#"))
    if level:
        return f"<h{level + 1}>{block.lstrip('# ')}</h{level + 1}>"
    if block.startswith("- "):
        items = "".join(f"<li>{line[2:]}</li>" for line in block.splitlines())
        return f"<ul>{items}</ul>"
    return f"<p>{block}</p>" if block.strip() else ""


def coded(text: str) -> str:
    """What stands between backquotes is code."""
    parts = text.split("`")
    return "".join(f"<code>{p}</code>" if place % 2 else p for place, p in enumerate(parts))


PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Turncoat: doors for programs</title>
<meta name="viewport" content="width=device-width">
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; }}
body {{ padding: 0 1rem; }}
td {{ padding: .3rem .8rem .3rem 0; vertical-align: top; }}
code {{ background: #8882; padding: 0 .25em; border-radius: .2em; }}
:root {{ color-scheme: light dark; }}
</style></head><body>
<h1>Doors for programs</h1>
<h2>REST</h2>
<p>The whole schema: <a href="/api/schema/openapi.json">openapi.json</a>; of the websocket:
<a href="/api/schema/messages.json">messages.json</a>.</p>
<table>{rows}</table>
{messages}
</body></html>
"""
