"""A catalogue: all messages of one language. What it can't say it refuses to say."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Argument: TypeAlias = str | int

LANGUAGES: Final = ("en",)


class MissingWords(Exception):
    """There is no such message, or it could not be said with these arguments."""


class Catalogue:
    """The messages of one language, from the texts of its files."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: set[str] = set()
        for text in texts:
            page = FluentResource(text)
            for message in messages_on(page):
                if message in self._ids:
                    raise MissingWords(f"{language}: {message} is there twice")
                self._ids.add(message)
            self._bundle.add_resource(page)

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
            raise MissingWords(f"{self.language}: {message_id}")
        message = self._bundle.get_message(message_id)
        patterns = {"": message.value, **message.attributes}
        found: dict[str, str] = {}
        for form, pattern in patterns.items():
            if pattern is None:
                raise MissingWords(f"{self.language}: {message_id} is empty")
            said, errors = self._bundle.format_pattern(pattern, args)
            if errors:
                raise MissingWords(f"{self.language}: {message_id}: {errors[0]}")
            found[form] = str(said)
        return found


def messages_in(text: str) -> list[str]:
    """The ids in the text of a Fluent file."""
    return messages_on(FluentResource(text))


def messages_on(page: ast.Resource) -> list[str]:
    """The ids in a Fluent file; a line that is not Fluent raises MissingWords."""
    ids = []
    for entry in page.body:
        if isinstance(entry, ast.Junk):
            raise MissingWords(entry.content or "")
        if isinstance(entry, ast.Message):
            ids.append(entry.id.name)
    return ids


@cache
def load(language: str) -> Catalogue:
    """The catalogue of a language, from all files in its folder."""
    if language not in LANGUAGES:
        raise MissingWords(language)
    folder = files("turncoat.locales").joinpath(language)
    pages = sorted(
        (page for page in folder.iterdir() if page.name.endswith(".ftl")),
        key=lambda page: page.name,
    )
    return Catalogue(language, [page.read_text("utf-8") for page in pages])
