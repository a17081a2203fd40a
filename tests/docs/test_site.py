"""The documentation site: every public name has its entry, and no link is broken."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest

import turncoat
from tools.site import faults
from turncoat.locales.catalogue import LANGUAGES

ROOT = Path(__file__).parents[2]
REFERENCE = "docs/reference/turncoat.html"


@pytest.fixture(scope="module")
def site() -> Iterator[Path]:
    """The site as `make site` builds it, which fails on any warning and any broken link."""
    folder = Path(mkdtemp())
    # Signatures are read from the sources, which a compiled copy does not have.
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "tools/site.py", str(folder / "site")]
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)

    assert built.returncode == 0, built.stdout + built.stderr
    yield folder / "site"
    rmtree(folder)


def entry(page: str, name: str) -> str:
    """The text of a name's entry in the reference, without its signature."""
    head = rf'<dt class="sig[^>]*id="turncoat\.{name}">.*?</dt>'
    found = re.search(head + r"\s*<dd>(.*?)</dd>", page, re.DOTALL)
    return re.sub(r"<[^>]*>", "", found[1]).strip() if found else ""


def test_every_public_name_has_an_entry_with_a_text(site: Path) -> None:
    page = (site / REFERENCE).read_text("utf-8")
    bare = [name for name in turncoat.__all__ if name != "games" and len(entry(page, name)) < 20]

    assert bare == []
    assert 'id="module-turncoat.games"' in page


def test_every_page_of_the_documentation_is_on_the_site(site: Path) -> None:
    sources = [ROOT / "ARCHITECTURE.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"]
    sources += (ROOT / "docs").rglob("*.md")
    pages = [site / source.relative_to(ROOT).with_suffix(".html") for source in sources]

    assert [page for page in pages if not page.is_file()] == []


def test_every_page_is_marked_with_its_language(site: Path) -> None:
    rulebooks = {
        book.relative_to(ROOT).with_suffix(".html"): book.parent.name
        for book in (ROOT / "docs" / "rules").rglob("*.md")
    }
    marked = {
        page.relative_to(site): re.findall(r"<html[^>]* lang=\"(\w+)\"", page.read_text("utf-8"))
        for page in (site / "docs").rglob("*.html")
    }

    assert rulebooks.keys() <= marked.keys()
    assert {*rulebooks.values()} == {*LANGUAGES}
    assert [
        (page, codes) for page, codes in marked.items() if codes != [rulebooks.get(page, "en")]
    ] == []


@pytest.mark.parametrize(
    ("link", "fault"),
    [
        ('<a href="other.html#here">', ""),
        ('<a href="https://example.org/anything">', ""),
        ('<a href="other.html#gone">', "there is no such anchor"),
        ('<a href="#gone">', "there is no such anchor"),
        ('<a href="gone.html">', "there is no such file"),
        ('<img src="gone.png">', "there is no such file"),
        ('<script src="https://example.org/script.js"></script>', "is loaded from elsewhere"),
    ],
)
def test_a_broken_link_is_found(link: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "other.html").write_text('<p id="here">')
    (tmp_path / "page.html").write_text(link)

    found = [each.rpartition(": ")[2] for each in faults(tmp_path)]

    assert found == ([fault] if fault else [])
