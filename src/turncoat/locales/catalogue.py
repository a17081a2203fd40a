"""A catalogue: all messages of one language. A missing message is an error, never a blank."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from itertools import zip_longest
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from turncoat.games import packages

Argument: TypeAlias = str | int

ENGLISH: Final = "en"
HERE: Final = files("turncoat").joinpath("locales")
LANGUAGES: Final = (
    ENGLISH,
    *sorted(
        folder.name
        for folder in HERE.iterdir()
        if folder.name != ENGLISH and folder.joinpath("web.ftl").is_file()
    ),
)
"""The supported languages: those with a folder here, English first."""
TEXTS_KEPT: Final = 4096
# The start of a message or a Fluent term, and a reference to one inside another.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MissingMessage(Exception):
    """There is no such message, or it can't be formatted with these arguments.

    `message_id` is the message that is missing; empty for other faults.
    """

    def __init__(self, fault: str, message_id: str = "") -> None:
        super().__init__(fault)
        self.message_id = message_id


class Name(str):
    """A name as text that also knows its other forms, by what each adds: "_in" for “in Boston”.

    A message that has a name as an argument gets all its forms: `$city`, `$city_in`.
    """

    forms: Mapping[str, Argument]

    def __new__(cls, text: str, forms: Mapping[str, Argument]) -> "Name":
        name = super().__new__(cls, text)
        name.forms = forms
        return name


class Catalogue:
    """The messages of one language, from the contents of its files.

    `english` are the files of packages that lack the language; `language_of` says which messages
    are from there. Each message is parsed when it is first needed: a program uses only a few, and
    parsing all of them would slow down every start. Raises MissingMessage if an id occurs twice.
    """

    def __init__(self, language: str, texts: list[str], english: Sequence[str] = ()) -> None:
        self.language = language
        self._fallback = Catalogue(ENGLISH, [*english]) if english else None
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for name, source in (entry for text in texts for entry in entries_in(text)):
            if name in self._unparsed:
                raise MissingMessage(f"{language}: {name} is there twice")
            self._unparsed[name] = source
        self._ids = {name for name in self._unparsed if not name.startswith("-")}
        # A board repeats most of its words at every question.
        self._cached = lru_cache(TEXTS_KEPT, typed=True)(self._formatted)

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._ids or self._falls_back(message_id)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted({*self._ids, *(self._fallback or ())}))

    def language_of(self, message_id: str) -> str:
        """Return the language that a message is in: this catalogue's, or English."""
        return ENGLISH if self._falls_back(message_id) else self.language

    def text(self, message_id: str, **args: Argument) -> str:
        """Return a formatted message.

        Raises MissingMessage if there is none or an argument is missing.
        """
        return self._cached(message_id, **with_forms(args))

    def _formatted(self, message_id: str, **args: Argument) -> str:
        return self.forms(message_id, **args)[""]

    def listed(self, items: Sequence[str]) -> str:
        """Return several items as a list in words, such as 'a, b and c'; empty for no items."""
        row = "".join(items[:1])
        for item in items[1:-1]:
            row = self.text("list-next", list=row, item=item)
        return self.text("list-last", list=row, item=items[-1]) if len(items) > 1 else row

    def forms(self, message_id: str, **args: Argument) -> dict[str, str]:
        """Return a message under "" and its attributes by name, such as the cases of a noun.

        Raises MissingMessage if there is none or an argument is missing.
        """
        if self._fallback and self._falls_back(message_id):
            return self._fallback.forms(message_id, **args)
        if message_id not in self._ids:
            raise MissingMessage(f"{self.language}: {message_id}", message_id)
        self._parse(message_id)
        message = self._bundle.get_message(message_id)
        patterns = {"": message.value, **message.attributes}
        found: dict[str, str] = {}
        for form, pattern in patterns.items():
            if pattern is None:
                raise MissingMessage(f"{self.language}: {message_id} is empty", message_id)
            formatted, errors = self._bundle.format_pattern(pattern, args)
            if errors:
                raise MissingMessage(f"{self.language}: {message_id}: {errors[0]}")
            found[form] = str(formatted)
        return found

    def _falls_back(self, message_id: str) -> bool:
        return message_id not in self._ids and message_id in (self._fallback or ())

    def _parse(self, name: str) -> None:
        """Parse a message or Fluent term and everything it refers to."""
        if (source := self._unparsed.get(name)) is None:
            return
        for other in REFERENCE.findall(source):
            self._parse(other)
        self._bundle.add_resource(resource_of(source))
        # Removed last, so that another thread finds the complete message, or parses it as well.
        self._unparsed.pop(name, None)


def with_forms(args: Mapping[str, Argument]) -> dict[str, Argument]:
    """Return arguments in which each form of a name is one of its own."""
    found = dict(args)
    for key, value in args.items():
        if isinstance(value, Name):
            found |= {key + form: text for form, text in value.forms.items() if form}
    return found


def entries_in(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id and source of each message and Fluent term in a file."""
    starts = list(ENTRY.finditer(text))
    for entry, after in zip_longest(starts, starts[1:]):
        yield entry[1], text[entry.start() : after.start() if after else None]


def messages_in(text: str) -> list[str]:
    """Return the ids of all messages in a file.

    Raises MissingMessage for a line that is not Fluent.
    """
    return [entry.id.name for entry in resource_of(text).body if isinstance(entry, ast.Message)]


def resource_of(text: str) -> ast.Resource:
    """Parse the contents of a file. Raises MissingMessage for a line that is not Fluent."""
    resource: ast.Resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise MissingMessage(entry.content or "")
    return resource


def supported(language: str) -> str:
    """Return the language, or its main one, if there is a catalogue for it; otherwise English."""
    return next(one for one in (language, language.partition("-")[0], ENGLISH) if one in LANGUAGES)


@cache
def load(language: str) -> Catalogue:
    """Return the catalogue of a language, with the messages of all installed games.

    Raises MissingMessage if the language is not supported.
    """
    if language not in LANGUAGES:
        raise MissingMessage(language)
    own: list[str] = []
    english: list[str] = []
    for package in packages():
        if found := files_of(package, language):
            own += found
        else:
            english += files_of(package, ENGLISH)
    return Catalogue(language, own, english)


def is_folder(package: str) -> bool:
    """Return whether a package is a folder: a single module has no room for other files."""
    spec = find_spec(package)
    return spec is not None and spec.submodule_search_locations is not None


def files_of(package: str, language: str) -> list[str]:
    """Return the contents of a package's Fluent files in a language; empty if it has none."""
    if not is_folder(package):
        return []
    folder = files(package).joinpath("locales", language)
    if not folder.is_dir():
        return []
    paths = sorted(folder.iterdir(), key=lambda path: path.name)
    return [path.read_text("utf-8") for path in paths if path.name.endswith(".ftl")]
