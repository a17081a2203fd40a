"""The whole documentation of the protocol."""

import re
from collections.abc import Iterator
from html import escape
from inspect import isclass
from itertools import pairwise
from typing import Any, Final, get_args

import msgspec
from markdown_it import MarkdownIt

from turncoat.games import own_names
from turncoat.server import limits
from turncoat.server.protocol import commands, frames, pages
from turncoat.server.protocol.errors import MEANINGS
from turncoat.server.protocol.schema import grammars, tidied
from turncoat.server.protocol_docs.examples import example
from turncoat.server.protocol_docs.fields import Schema, fields, name_of
from turncoat.server.protocol_docs.grammar import terms_in_general, terms_of_game
from turncoat.server.protocol_docs.limits import CLOSE_CODES, LIMITS, rest
from turncoat.server.protocol_docs.phases import by_phase, when
from turncoat.server.protocol_docs.rest import routes

# Links to the schemas and grammars, for the documentation that a server shows.
ON_A_SERVER: Final = {
    "openapi": "/api/schema/openapi.json",
    "messages": "/api/schema/messages.json",
    "grammar": "/api/schema/grammar.json",
    "settings": "/api/schema/settings.json",
    "game": "/api/schema/game.json",
    **{game: f"#{game}" for game in own_names()},
}

INTRODUCTION: Final = """\
# The protocol

A client opens and joins rooms over [REST](#rest), and plays over [a websocket](#the-websocket).
It is sent exactly what a person in its place may know. For Python there is a client,
`turncoat.client`; for other languages there are schemas of [REST]({openapi}),
[messages and views]({messages}), [the games' grammars]({grammar}) and [game files]({game}), and
[the defaults of a room's settings]({settings}).

- [REST](#rest)
- [The websocket](#the-websocket): [an example](#example), [commands](#commands),
  [frames](#frames), [close codes](#close-codes)
- [Terms](#terms) of each game
- [Limits](#limits)
- [Data types](#data-types)
- [Refusals](#refusals)
"""

THE_WEBSOCKET: Final = f"""\
## The websocket

Connect to `/api/rooms/CODE/play`. Every message is a JSON object in a text frame. Messages from
the client are commands, named by their field `do`. Messages from the server are frames, named by
their field `is`. The first command must be [`hello`](#hello), with the token of a member of the
room; without a valid token the server sends nothing but a refusal.

Every command has a number `id`, from 0 to 2^53 and chosen by the client. The server answers it
with [`done`](#done) or [`refused`](#refused), which repeat the number in `to`. Everything that a
command causes is sent before `done`, and nothing is sent before it is on disk. If a command can't
be decoded, `refused` still has its number, and in `field` the path of the field at fault (at most
{limits.LONGEST_PATH} characters), as far as they can be read; otherwise `to` is -1 and `field` is
empty.

Options, events, topics and claims are [terms](#terms): lists that begin with a word of the game,
such as `["move", "chapel"]`. Clients turn them into sentences. The type of the `view` in a
[`table`](#table) frame is listed for each game under `views` in the schema.

Times are milliseconds of the server's clock, which stops while the server is down. Each frame is
complete: it replaces the last one of the same kind and seat.
"""

REFUSALS: Final = """\
## Refusals

A refused request has changed nothing. Refusals never depend on secrets.
"""


def markdown(openapi: dict[str, Any], links: dict[str, str]) -> str:
    """The documentation as Markdown, without the terms of each game."""
    command_types, frame_types = get_args(commands.AnyCommand), get_args(frames.AnyFrame)
    forms = components((*command_types, *frame_types, *forms_of_rest()))
    lines = [INTRODUCTION.format(**links), *rest(), *routes(tidied(openapi)), ""]
    lines += [THE_WEBSOCKET, *example(), "### Commands", "", *by_phase()]
    for kind in command_types:
        lines += message(forms.pop(kind.__name__), "do", when(kind))
    lines += ["", "### Frames"]
    for kind in frame_types:
        lines += message(forms.pop(kind.__name__), "is")
    lines += ["", CLOSE_CODES, *terms_in_general(links, own_names()), "", LIMITS, "## Data types"]
    file = f"A finished game. See [its schema]({links['game']})."
    forms["GameFile"] = {"description": file, "properties": {}}
    for name, form in sorted(forms.items()):
        lines += section(name, form)
    lines += ["", REFUSALS]
    lines += [f"- `{reason}`: {meaning}" for reason, meaning in MEANINGS.items()]
    return "\n".join(lines) + "\n"


def game_page(game: str, level: int = 1, home: str = "README.md") -> str:
    """The terms of a game, as a page of its own or as a part of the whole."""
    lines = terms_of_game(game, grammars()["games"][game], level, home)
    return "\n".join(lines).strip() + "\n"


def forms_of_rest() -> Iterator[type[msgspec.Struct]]:
    """The types of all REST bodies."""
    for kind in vars(pages).values():
        if isclass(kind) and issubclass(kind, msgspec.Struct) and kind is not pages.Body:
            yield kind


def components(kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, Schema]:
    """The schemas of these types, and of all types inside them, by name."""
    references, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    assert [name_of(reference) for reference in references] == [kind.__name__ for kind in kinds]
    forms: dict[str, Schema] = tidied(found)
    return forms


def message(form: Schema, tag: str, more: str = "") -> Iterator[str]:
    """A command or frame: its description, tag and fields."""
    name = form["properties"][tag]["enum"][0]
    yield from headed(f"`{name}`", f"{form['description']} {more}".rstrip())
    yield f"- `{tag}`: `{name}`"
    yield from fields(form, (tag, "id"))


def section(title: str, form: Schema) -> Iterator[str]:
    """A type: its description and fields."""
    yield from headed(title, form.get("description", ""))
    yield from fields(form)


def headed(title: str, about: str) -> Iterator[str]:
    """A heading and a description."""
    yield from ("", f"#### {title}", "", about, "")


def html(openapi: dict[str, Any]) -> str:
    """The documentation as a server shows it, without resources from other sites."""
    reader = MarkdownIt("commonmark", {"html": False})
    sources = [markdown(openapi, ON_A_SERVER), *(game_page(game, 2, "") for game in own_names())]
    tokens = reader.parse("\n".join(sources))
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            token.attrSet("id", anchor(inside.content))
    body = reader.renderer.render(tokens, reader.options, {})
    return PAGE.format(title=escape(openapi["info"]["title"]), body=body)


def anchor(title: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[`:]", "", title).lower().replace(" ", "-")


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
pre {{ background: #8882; border-radius: .4em; padding: .6em .8em; margin: .6em 0; }}
pre {{ white-space: pre-wrap; line-height: 1.4; }}
pre code {{ background: none; padding: 0; }}
code {{ background: #8882; padding: .05em .3em; border-radius: .25em; font-size: .92em; }}
:target {{ outline: 2px solid #c80; outline-offset: .3em; }}
</style></head><body>
{body}
</body></html>
"""
