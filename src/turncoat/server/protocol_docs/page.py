"""The whole handbook."""

import re
from collections.abc import Iterator
from html import escape
from inspect import isclass
from itertools import pairwise
from typing import Any, Final, get_args

import msgspec
from markdown_it import MarkdownIt

from turncoat.games import GAMES
from turncoat.server import limits
from turncoat.server.protocol import commands, frames, pages
from turncoat.server.protocol.errors import MEANINGS
from turncoat.server.protocol.schema import tidied, words
from turncoat.server.protocol_docs.examples import conversation
from turncoat.server.protocol_docs.fields import Schema, fields, name_of
from turncoat.server.protocol_docs.grammar import words_in_general, words_of_game
from turncoat.server.protocol_docs.limits import LIMITS, THE_END, rest
from turncoat.server.protocol_docs.phases import by_phase, when
from turncoat.server.protocol_docs.rest import routes

# Where the schemas are, and the words of each game, for those who read the handbook in a house.
IN_A_HOUSE: Final = {
    "openapi": "/api/schema/openapi.json",
    "messages": "/api/schema/messages.json",
    "words": "/api/schema/grammar.json",
    "game": "/api/schema/game.json",
    **{game: f"#{game}" for game in GAMES},
}

INTRODUCTION: Final = """\
# The protocol

A program opens rooms and comes into them over [REST](#rest), and plays over
[one websocket](#the-websocket). Whatever it gets is what a person in its place would get. There is
a client for Python, `turncoat.client`; for other languages there are schemas:
[REST]({openapi}), [the websocket]({messages}) with the views of all games,
[the words of the games]({words}), and [the file of a finished game]({game}).

- [REST](#rest)
- The websocket: [in general](#the-websocket), [a conversation](#a-conversation),
  [requests](#requests), [frames](#frames), [why it ends](#why-a-connection-ends)
- [Words](#words) of each game
- [Limits](#limits)
- [Forms](#forms)
- [Refusals](#refusals)
"""

THE_WEBSOCKET: Final = f"""\
## The websocket

It is at `/api/play`. Every message is a JSON object in a text frame. What a client sends is a
request, and says which by its field `do`; what the server sends is a frame, and says which by its
field `is`. The first request must be [`hello`](#hello), with the token of a member; whoever shows
none hears nothing.

Every request has a number `id` too, from 0 to 2^53 and chosen by the client, and is answered by
[`done`](#done) or [`refused`](#refused) with that number in `to`. Before `done` comes everything
that the request has brought about. Whatever happens at the table is on disk before anybody is told
of it. A request that could not be read is refused with its number all the same, and with the path
of the field at fault in `field` (at most {limits.LONGEST_PATH} characters), as far as it has them;
otherwise `to` is -1 and `field` is empty.

Options, events, topics and claims are lists that begin with a [word](#words) of the game, such as
`["move", "chapel"]`; clients turn them into sentences. The `view` of a [`table`](#table) has the
form that `views` in the schema names for the game.

Times are milliseconds of the house's own clock, which stands still while the server is down. A
frame is whole: what came before under the same name (and seat) is forgotten.
"""

REFUSALS: Final = """\
## Refusals

Each means that nothing has changed. None depends on a secret.
"""


def markdown(openapi: dict[str, Any], links: dict[str, str]) -> str:
    """The whole handbook, but for the words of each game."""
    asks, tells = get_args(commands.AnyCommand), get_args(frames.AnyFrame)
    forms = components((*asks, *tells, *forms_of_rest()))
    lines = [INTRODUCTION.format(**links), *rest(), *routes(tidied(openapi)), ""]
    lines += [THE_WEBSOCKET, *conversation(), "### Requests", "", *by_phase()]
    for kind in asks:
        lines += message(forms.pop(kind.__name__), "do", when(kind))
    lines += ["", "### Frames"]
    for kind in tells:
        lines += message(forms.pop(kind.__name__), "is")
    lines += ["", THE_END, *words_in_general(links, GAMES), "", LIMITS, "## Forms"]
    file = f"A finished game, as [its schema]({links['game']}) says."
    forms["GameFile"] = {"description": file, "properties": {}}
    for name, form in sorted(forms.items()):
        lines += section(name, form)
    lines += ["", REFUSALS]
    lines += [f"- `{reason}`: {meaning}" for reason, meaning in MEANINGS.items()]
    return "\n".join(lines) + "\n"


def game_page(game: str, level: int = 1, home: str = "README.md") -> str:
    """The words of a game, as a page of its own or as a part of the whole."""
    lines = words_of_game(game, words()["games"][game], level, home)
    return "\n".join(lines).strip() + "\n"


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


def message(form: Schema, tag: str, more: str = "") -> Iterator[str]:
    """A request or a frame, with the tag that it is known by."""
    name = form["properties"][tag]["enum"][0]
    yield from headed(f"`{name}`", f"{form['description']} {more}".rstrip())
    yield f"- `{tag}`: `{name}`"
    yield from fields(form, (tag, "id"))


def section(title: str, form: Schema) -> Iterator[str]:
    """What a form is, and its fields."""
    yield from headed(title, form.get("description", ""))
    yield from fields(form)


def headed(title: str, about: str) -> Iterator[str]:
    """What a message or a form is."""
    yield from ("", f"#### {title}", "", about, "")


def html(openapi: dict[str, Any]) -> str:
    """The handbook as a house shows it, with nothing from elsewhere."""
    reader = MarkdownIt("commonmark", {"html": False})
    told = [markdown(openapi, IN_A_HOUSE), *(game_page(game, 2, "") for game in GAMES)]
    tokens = reader.parse("\n".join(told))
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            token.attrSet("id", anchor(inside.content))
    body = reader.renderer.render(tokens, reader.options, {})
    return PAGE.format(title=escape(openapi["info"]["title"]), body=body)


def anchor(title: str) -> str:
    """The name of a heading in links."""
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
