"""Build the documentation site, and check every link in it: `make site`.

`python tools/site.py FOLDER` writes it to another folder than build/site.
"""

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from shutil import rmtree
from typing import Final
from urllib.parse import unquote, urlsplit

from sphinx.cmd.build import build_main

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "build" / "site"
HOME: Final = "docs/index.html"
START: Final = f"""<!doctype html>
<html lang="en">
<title>Turncoat</title>
<meta http-equiv="refresh" content="0; url={HOME}">
<a href="{HOME}">Turncoat</a>
</html>
"""
# Elements that a browser loads with the page; an address in any other is only a link.
LOADED: Final = ("script", "link", "img", "source", "iframe")


class Page(HTMLParser):
    """The anchors of an HTML page, the links in it, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.anchors = {""}
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the anchor and the links of an element."""
        found = dict(attrs)
        self.anchors.add(found.get("id") or "")
        for address in (found.get("href"), found.get("src")):
            if address is not None:
                (self.loads if tag in LOADED else self.links).append(address)


def build(site: Path) -> int:
    """Build the site from scratch. Returns Sphinx's exit code, nonzero if there are warnings."""
    rmtree(site, ignore_errors=True)
    kept = site.parent / f"{site.name}-doctrees"
    rmtree(kept, ignore_errors=True)
    places = ["-c", str(ROOT / "docs"), "-d", str(kept), str(ROOT), str(site)]
    code = build_main(["--quiet", "--fail-on-warning", "--builder", "html", *places])
    if code == 0:
        (site / "index.html").write_text(START, "utf-8")
    return code


def faults(site: Path) -> Iterator[str]:
    """Yield what is wrong with the links of a built site."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    for page in pages.values():
        for address in page.links + page.loads:
            fault = fault_of(address, page, pages)
            if fault:
                yield f"{page.path.relative_to(site)}: {address}: {fault}"


def fault_of(address: str, page: Page, pages: dict[Path, Page]) -> str:
    """Return what is wrong with an address on a page, or an empty string."""
    parts = urlsplit(address)
    if parts.scheme == "data":
        return ""
    if parts.scheme or parts.netloc:
        return "is loaded from elsewhere" if address in page.loads else ""
    path = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
    if not path.is_file():
        return "there is no such file"
    anchor = unquote(parts.fragment)
    if path in pages and anchor not in pages[path].anchors:
        return "there is no such anchor"
    return ""


def main(site: Path) -> int:
    """Build and check the site, and print what is wrong with it. Returns an exit code."""
    code = build(site)
    if code:
        return code
    found = list(faults(site))
    print("\n".join(found) or f"The site is in {site}; open index.html there in a browser.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SITE))
