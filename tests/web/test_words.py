"""Every text of the page is in the catalogue, and every message of the catalogue is used."""

import re
from collections.abc import Iterator
from pathlib import Path

from turncoat.locales.catalogue import load

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
ID = re.compile(r"[\"'`](web-[a-z0-9-]+[a-z0-9])[\"'`]")
BEGUN = re.compile(r"`(web-[a-z0-9-]*-)\$\{")
MARKUP = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->|\{[^{}]*\}", re.DOTALL)
TAG = re.compile(r"<[^<>]*>", re.DOTALL)
SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")


def sources() -> Iterator[Path]:
    return (path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))


def found(pattern: re.Pattern[str]) -> set[str]:
    """Everything in the page's sources that matches this pattern."""
    return {word for path in sources() for word in pattern.findall(path.read_text("utf-8"))}


def test_every_message_that_is_used_exists() -> None:
    assert found(ID) - set(load("en")) == set()


def test_every_message_that_exists_is_used() -> None:
    known = {name for name in load("en") if name.startswith("web-")}
    begun = tuple(found(BEGUN))

    assert {name for name in known - found(ID) if not name.startswith(begun)} == set()


def test_no_sentence_stands_in_a_page() -> None:
    pages = [path for path in sources() if path.suffix == ".svelte"]

    assert [(page.name, text) for page in pages for text in plain_texts(page)] == []


def plain_texts(page: Path) -> list[str]:
    """The sentences that are written in a component itself, outside scripts and expressions."""
    text = page.read_text("utf-8")
    while (bare := MARKUP.sub(" ", text)) != text:
        text = bare
    return [part for part in TAG.split(text) if SENTENCE.search(part)]
