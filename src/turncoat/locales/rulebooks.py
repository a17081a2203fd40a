"""Where the rulebooks are: one Markdown file for each game and language."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from turncoat.games import OWN_PACKAGE, package_of
from turncoat.locales.catalogue import ENGLISH, is_folder


class Rulebook(NamedTuple):
    """A rulebook as Markdown, the language it is in, and where it was found."""

    language: str
    text: str
    path: str


def rulebook_of(game: str, language: str) -> Rulebook | None:
    """Return a game's rulebook in a language or else in English; None if it has none.

    Raises UnknownGame.
    """
    for code in dict.fromkeys((language, ENGLISH)):
        for folder in folders_of(package_of(game)):
            page = folder.joinpath(code, f"{game}.md")
            if page.is_file():
                return Rulebook(code, page.read_text("utf-8"), str(page))
    return None


def folders_of(package: str) -> list[Traversable]:
    """Return the folders that may hold the rulebooks of a package.

    In a checkout of this project the rulebooks are in `docs/rules`.
    """
    if not is_folder(package):
        return []
    shipped = files(package).joinpath("rulebooks")
    if package != OWN_PACKAGE:
        return [shipped]
    return [shipped, *(above / "docs" / "rules" for above in Path(__file__).resolve().parents)]
