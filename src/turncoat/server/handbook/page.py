"""The whole handbook."""

from collections.abc import Iterator
from html import escape
from inspect import isclass
from itertools import pairwise
from typing import Any, Final, get_args

import msgspec
from markdown_it import MarkdownIt

from turncoat.server.handbook.forms import Schema, fields, name_of
from turncoat.server.handbook.rest import routes
from turncoat.server.protocol import frames, pages, requests
from turncoat.server.protocol.errors import MEANINGS
from turncoat.server.protocol.schema import tidied

# Where the schemas are, for those who read the handbook in a house.
IN_A_HOUSE: Final = {
    "openapi": "/api/schema/openapi.json",
    "messages": "/api/schema/messages.json",
    "game": "/api/schema/game.json",
}

INTRODUCTION: Final = """\
# The protocol

A program opens rooms and comes into them over [REST](#rest), and plays over
[one websocket](#the-websocket). Whatever it gets is what a person in its place would get. There is
a client for Python, `turncoat.client`; for other languages there are schemas:
[REST]({openapi}), [the websocket]({messages}) with the views of all games, and
[the file of a finished game]({game}).

- [REST](#rest)
- The websocket: [in general](#the-websocket), [requests](#requests), [frames](#frames)
- [Forms](#forms)
- [Refusals](#refusals)
"""

THE_WEBSOCKET: Final = """\
## The websocket

It is at `/api/play`. Every message is a JSON object in a text frame. The first must be
[`hello`](#hello), with the token of a member; whoever shows none hears nothing. Every request has a
number `id` of its own, and is answered by [`done`](#done) or [`refused`](#refused) with that number
in `to`. Before `done` comes everything that the request has brought about. Whatever happens at the
table is on disk before anybody is told of it.

Options, events, topics and claims are lists that begin with their kind, such as
`["move", "library"]`; clients turn them into words. The `view` of a [`table`](#table) has the form
that `views` in the schema names for the game.

Times are milliseconds of the house's own clock, which stands still while the server is down. A
frame is whole: what came before under the same name (and seat) is forgotten.
"""

REFUSALS: Final = """\
## Refusals

Each means that nothing has changed. None depends on a secret.
"""


def markdown(openapi: dict[str, Any], links: dict[str, str]) -> str:
    """The whole handbook."""
    asks, tells = get_args(requests.AnyRequest), get_args(frames.AnyFrame)
    forms = components((*asks, *tells, *forms_of_rest()))
    lines = [INTRODUCTION.format(**links), "## REST", *routes(tidied(openapi)), "", THE_WEBSOCKET]
    for title, kinds, tag in (("Requests", asks, "do"), ("Frames", tells, "is")):
        lines += [f"### {title}"]
        for kind in kinds:
            lines += message(forms.pop(kind.__name__), tag)
        lines += [""]
    lines += ["## Forms"]
    file = f"A finished game, as [its schema]({links['game']}) says."
    forms["GameFile"] = {"description": file, "properties": {}}
    for name, form in sorted(forms.items()):
        lines += section(name, form, ())
    lines += ["", REFUSALS]
    lines += [f"- `{reason}`: {meaning}" for reason, meaning in MEANINGS.items()]
    return "\n".join(lines) + "\n"


def forms_of_rest() -> Iterator[type[msgspec.Struct]]:
    """What is sent and answered there."""
    for kind in vars(pages).values():
        if isclass(kind) and issubclass(kind, msgspec.Struct) and kind is not pages.Body:
            yield kind


def components(kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, Schema]:
    """The forms of all these, and of what is in them, by name."""
    references, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    assert [name_of(reference) for reference in references] == [kind.__name__ for kind in kinds]
    forms: dict[str, Schema] = tidied(found)
    return forms


def message(form: Schema, tag: str) -> Iterator[str]:
    """A request or a frame."""
    name = form["properties"][tag]["enum"][0]
    return section(f"`{name}`", form, (tag, "id"))


def section(title: str, form: Schema, but: tuple[str, ...]) -> Iterator[str]:
    """What it is, and its fields."""
    yield from ("", f"#### {title}", "", form.get("description", ""), "")
    yield from fields(form, but)


def html(openapi: dict[str, Any]) -> str:
    """The handbook as a house shows it, with nothing from elsewhere."""
    reader = MarkdownIt("commonmark", {"html": False})
    tokens = reader.parse(markdown(openapi, IN_A_HOUSE))
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            token.attrSet("id", anchor(inside.content))
    body = reader.renderer.render(tokens, reader.options, {})
    return PAGE.format(title=escape(openapi["info"]["title"]), body=body)


def anchor(title: str) -> str:
    """The name of a heading in links."""
    return title.strip("`").lower().replace(" ", "-")


PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}: the protocol</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 16px/1.55 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; }}
body {{ padding: 0 1rem; overflow-wrap: anywhere; }}
h1, h2, h3, h4 {{ line-height: 1.25; margin: 1.6em 0 .4em; }}
h2 {{ border-top: 1px solid #8886; padding-top: 1em; margin-top: 2em; }}
p, ul {{ margin: .4em 0; }}
ul {{ padding-left: 1.3em; }}
code {{ background: #8882; padding: .05em .3em; border-radius: .25em; font-size: .92em; }}
:target {{ outline: 2px solid #c80; outline-offset: .3em; }}
</style></head><body>
{body}
</body></html>
"""
