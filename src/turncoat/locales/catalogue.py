"""A catalogue: all messages of one language. What it can't say it refuses to say."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Argument: TypeAlias = str | int

LANGUAGES: Final = ("en",)
# Where a message or a term begins, and where one stands in another.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MissingMessage(Exception):
    """There is no such message, or it could not be said with these arguments."""


class Catalogue:
    """The messages of one language, from the texts of its files.

    Each is parsed when it is first needed: a program says few of them, and to parse all would
    slow down every start.
    """

    def __init__(self, language: str, texts: list[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for name, source in (entry for text in texts for entry in entries_in(text)):
            if name in self._unread:
                raise MissingMessage(f"{language}: {name} is there twice")
            self._unread[name] = source
        self._ids = {name for name in self._unread if not name.startswith("-")}

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._ids))

    def text(self, message_id: str, **args: Argument) -> str:
        """One message; a name that is not in the catalogue raises MissingWords."""
        return self.forms(message_id, **args)[""]

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row, as the language puts them; nothing for none."""
        row = "".join(items[:1])
        for item in items[1:-1]:
            row = self.text("list-next", list=row, item=item)
        return self.text("list-last", list=row, item=items[-1]) if len(items) > 1 else row

    def forms(self, message_id: str, **args: Argument) -> dict[str, str]:
        """A message under "" and its attributes under their names: a noun in all its cases."""
        if message_id not in self._ids:
            raise MissingMessage(f"{self.language}: {message_id}")
        self._read(message_id)
        message = self._bundle.get_message(message_id)
        patterns = {"": message.value, **message.attributes}
        found: dict[str, str] = {}
        for form, pattern in patterns.items():
            if pattern is None:
                raise MissingMessage(f"{self.language}: {message_id} is empty")
            said, errors = self._bundle.format_pattern(pattern, args)
            if errors:
                raise MissingMessage(f"{self.language}: {message_id}: {errors[0]}")
            found[form] = str(said)
        return found

    def _read(self, name: str) -> None:
        """Parse a message or a term, and whatever it refers to."""
        if (source := self._unread.get(name)) is None:
            return
        for other in REFERENCE.findall(source):
            self._read(other)
        self._bundle.add_resource(resource_of(source))
        # Last, so that another thread finds all of it, or reads it as well.
        self._unread.pop(name, None)


def entries_in(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms in the text of a Fluent file, each with its lines."""
    begins = list(ENTRY.finditer(text))
    for entry, after in zip_longest(begins, begins[1:]):
        yield entry[1], text[entry.start() : after.start() if after else None]


def messages_in(text: str) -> list[str]:
    """The ids in the text of a Fluent file; a line that is not Fluent raises MissingWords."""
    return [entry.id.name for entry in resource_of(text).body if isinstance(entry, ast.Message)]


def resource_of(text: str) -> ast.Resource:
    """What a text says; a line that is not Fluent raises MissingWords."""
    resource: ast.Resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise MissingMessage(entry.content or "")
    return resource


@cache
def load(language: str) -> Catalogue:
    """The catalogue of a language, from all files in its folder."""
    if language not in LANGUAGES:
        raise MissingMessage(language)
    folder = files("turncoat.locales").joinpath(language)
    pages = sorted(
        (page for page in folder.iterdir() if page.name.endswith(".ftl")),
        key=lambda page: page.name,
    )
    return Catalogue(language, [page.read_text("utf-8") for page in pages])
