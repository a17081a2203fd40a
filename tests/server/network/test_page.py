"""The web page: its addresses, its headers, and a server without it."""

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest

from turncoat.locales.catalogue import load
from turncoat.server.access.access import Access
from turncoat.server.access.proxies import Proxies
from turncoat.server.app import build
from turncoat.server.bots.workers import BotWorkers
from turncoat.server.game_server import GameServer
from turncoat.server.serving import Server, config_for, listening
from turncoat.server.store.store import Store, in_folder

RATE = 5
STARTS_IN = 30.0
PROXY = Proxies.named(["127.0.0.1"])
INDEX = "<!doctype html><title>Turncoat</title>" + "<p>Come in.</p>" * 20
SCRIPT = "export const seats = 8;\n" * 50
ADDRESSES = [
    "/", "/r/ABCDEF", "/tv/ABCDEF", "/new", "/new/shadow_hunters", "/rules",
    "/rules/shadow_hunters", "/rules/shadow_hunters/SH-11", "/about", "/rules/", "/r/%00",
]  # fmt: skip
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FILES = ["/favicon.svg", "/assets/main-1a2b3c.js", "/assets/serif-4d5e6f.woff2"]


@contextmanager
def server_with(page: Path, data: Path) -> Iterator[httpx.Client]:
    """Run a server with the web page in a folder; yields a client that accepts no compression."""
    game_server, ready = GameServer(Store(in_folder(data)), BotWorkers(1)), Event()
    bound = listening("127.0.0.1", 0)
    app = build(game_server, Access(RATE, PROXY, ("example.org", "localhost.example.org")), page)
    server = Server(config_for(app, PROXY), game_server, ready.set)
    thread = Thread(target=lambda: asyncio.run(server.serve(sockets=[bound])), daemon=True)
    thread.start()
    assert ready.wait(STARTS_IN)
    address = f"http://127.0.0.1:{bound.getsockname()[1]}"
    plain = {"Accept-Encoding": "identity"}
    with httpx.Client(base_url=address, headers=plain, timeout=STARTS_IN) as visitor:
        yield visitor
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a server with a small page."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1a2b3c.js").write_text(SCRIPT)
    (folder / "assets" / "serif-4d5e6f.woff2").write_bytes(bytes(range(256)))
    with server_with(folder, tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a server whose page was never built."""
    folder = tmp_path_factory.mktemp("nothing") / "page"
    with server_with(folder, tmp_path_factory.mktemp("data")) as found:
        yield found


def packed(visitor: httpx.Client, path: str, accepted: str = "gzip, br") -> tuple[str, bytes]:
    """The encoding of an answer, and its body as it was sent."""
    headers = {"Accept-Encoding": accepted}
    with visitor.stream("GET", path, headers=headers) as response:
        return response.headers.get("Content-Encoding", ""), b"".join(response.iter_raw())


def problem(response: httpx.Response) -> tuple[int, Any]:
    """The status and the reason of a refusal."""
    return response.status_code, response.json()["error"]


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_page_is_the_page(visitor: httpx.Client, path: str) -> None:
    response = visitor.get(path)

    assert (response.status_code, response.text) == (200, INDEX)
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    assert response.headers["Cache-Control"] == "no-cache"


def test_the_page_may_speak_to_its_own_server_alone(visitor: httpx.Client) -> None:
    headers = visitor.get("/").headers
    allowed = {
        rule.split()[0]: rule.split()[1:] for rule in headers["Content-Security-Policy"].split("; ")
    }

    host = visitor.base_url.netloc.decode()
    assert allowed.pop("connect-src") == ["'self'", f"ws://{host}", f"wss://{host}"]
    assert allowed == {
        "default-src": ["'none'"], "script-src": ["'self'"],
        "style-src": ["'self'", "'unsafe-inline'"], "img-src": ["'self'", "data:"],
        "font-src": ["'self'"], "manifest-src": ["'self'"], "base-uri": ["'none'"],
        "form-action": ["'none'"], "frame-ancestors": ["'none'"],
    }  # fmt: skip
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("headers", "sent"),
    [
        ({"Host": "localhost:8421"}, True),
        ({"Host": "127.0.0.1:8421"}, True),
        ({"Host": "[::1]:8421"}, True),
        ({"Host": "192.168.1.20:8421"}, False),
        ({"Host": "localhost.example.org"}, False),
        ({"Host": "example.org", "X-Forwarded-Proto": "https"}, True),
    ],
)
def test_no_other_window_gets_hold_of_it_where_browsers_can_see_to_that(
    visitor: httpx.Client, headers: dict[str, str], sent: bool
) -> None:
    found = visitor.get("/", headers=headers).headers

    assert found.get("Cross-Origin-Opener-Policy") == ("same-origin" if sent else None)


@pytest.mark.parametrize("host", ["x'", "x;y", "*", "", "x" * 300, "[::1"])
def test_a_strange_host_is_not_ours(visitor: httpx.Client, host: str) -> None:
    assert problem(visitor.get("/", headers={"Host": host})) == (421, "unknown_host")


@pytest.mark.parametrize("path", FILES)
def test_a_file_is_there_under_its_name(visitor: httpx.Client, path: str) -> None:
    response = visitor.get(path)

    kinds = {"svg": "image/svg+xml", "js": "text/javascript; charset=utf-8", "woff2": "font/woff2"}
    assert response.status_code == 200
    assert response.headers["Content-Type"] == kinds[path.rpartition(".")[2]]
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Vary"] == "Accept-Encoding"


def test_what_is_named_by_its_content_is_kept_for_ever(visitor: httpx.Client) -> None:
    kept = [visitor.get(path).headers["Cache-Control"] for path in FILES]

    assert kept == ["no-cache", *["public, max-age=31536000, immutable"] * 2]


@pytest.mark.parametrize(("path", "text"), [("/", INDEX), ("/assets/main-1a2b3c.js", SCRIPT)])
def test_it_is_packed_for_whoever_can_unpack_it(
    visitor: httpx.Client, path: str, text: str
) -> None:
    how, body = packed(visitor, path)

    assert how == "gzip"
    assert gzip.decompress(body).decode() == text
    assert len(body) < len(text) / 2


@pytest.mark.parametrize(
    "accepted", ["identity", "br", "gzip;q=0", "br, gzip ; q=0.0", "x-gzipped"]
)
def test_it_is_not_packed_for_others(visitor: httpx.Client, accepted: str) -> None:
    assert packed(visitor, "/assets/main-1a2b3c.js", accepted) == ("", SCRIPT.encode())


def test_what_packing_would_lengthen_is_not_packed(visitor: httpx.Client) -> None:
    assert packed(visitor, FILES[2]) == ("", bytes(range(256)))


@pytest.mark.parametrize("path", ["/", "/r/ABCDEF", *FILES])
def test_one_can_ask_for_the_head_alone(visitor: httpx.Client, path: str) -> None:
    head, whole = visitor.head(path), visitor.get(path)

    assert (head.status_code, head.content) == (200, b"")
    assert set(head.headers) == set(whole.headers)
    assert head.headers["Content-Length"] == str(len(whole.content))


@pytest.mark.parametrize(
    "path",
    [
        "/index.html", "/nowhere", "/r", "/r/A/B", "/r/..%2f..", "/assets", "/assets/",
        "/assets/main.js", "/assets/%2e%2e/index.html", "/assets/..%2f..%2f__init__.py",
        "/%2e%2e/__init__.py", "/assets/main-1a2b3c.js%00", "/favicon.ico",
    ],
)  # fmt: skip
def test_there_is_nothing_else(visitor: httpx.Client, path: str) -> None:
    assert problem(visitor.get(path)) == (404, "unknown_page")


@pytest.mark.parametrize("path", ["/nowhere", "/nowhere/deep/down", "/r/", "/r/A/B", "/apiary"])
def test_people_get_the_page_where_nothing_is(visitor: httpx.Client, path: str) -> None:
    response = visitor.get(path, headers=BROWSER)

    assert (response.status_code, response.text) == (404, INDEX)
    assert response.headers["Content-Security-Policy"]
    assert "Accept" in response.headers["Vary"].split(", ")
    assert visitor.head(path, headers=BROWSER).status_code == 404


@pytest.mark.parametrize("path", ["/api", "/api/nowhere", "//api/nowhere", "/assets/main.js"])
def test_what_is_for_programs_answers_people_likewise(visitor: httpx.Client, path: str) -> None:
    address = f"{str(visitor.base_url).rstrip('/')}{path}"

    assert problem(visitor.get(address, headers=BROWSER)) == (404, "unknown_page")


def test_nothing_is_sent_to_where_nothing_is(visitor: httpx.Client) -> None:
    assert problem(visitor.post("/nowhere", headers=BROWSER)) == (404, "unknown_page")


@pytest.mark.parametrize("path", ["//assets//main-1a2b3c.js", "/favicon.svg/"])
def test_slashes_too_many_do_no_harm(visitor: httpx.Client, path: str) -> None:
    response = visitor.get(f"{str(visitor.base_url).rstrip('/')}{path}")

    assert response.status_code == 200


@pytest.mark.parametrize("path", ["/", "/favicon.svg"])
def test_the_page_is_only_read(visitor: httpx.Client, path: str) -> None:
    assert problem(visitor.post(path)) == (405, "bad_message")


def test_browsers_are_counted_apart_from_programs(visitor: httpx.Client) -> None:
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.9")
    with httpx.Client(transport=elsewhere, base_url=visitor.base_url) as other:
        games = [other.get("/api/games").status_code for _ in range(RATE + 1)]
        seen = [other.get(path).status_code for path in ["/", *FILES] * RATE]

    assert games == [200] * RATE + [429]
    assert set(seen) == {200}


def test_the_page_is_no_part_of_the_schema(stranger: httpx.Client) -> None:
    paths = stranger.get("/api/schema/openapi.json").json()["paths"]

    assert [path for path in paths if not path.startswith(("/api/", "/health", "/ready"))] == []


@pytest.mark.parametrize("path", ADDRESSES)
def test_where_the_page_was_not_built_it_is_told_how_to(stranger: httpx.Client, path: str) -> None:
    response = stranger.get(path)

    assert response.status_code == 503
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert response.headers["Cache-Control"] == "no-store"
    assert "make page" in response.text


def test_how_to_build_the_page_is_told_in_the_language_of_the_browser(
    stranger: httpx.Client,
) -> None:
    response = stranger.get("/", headers={"Accept-Language": "pl,en;q=0.7"})

    assert response.text.strip() == load("pl").text("page-not-built")
    assert response.headers["Content-Language"] == "pl"


def test_without_a_page_the_server_is_open_all_the_same(stranger: httpx.Client) -> None:
    assert stranger.get("/health").status_code == 200
    assert len(stranger.get("/api/games").json()) == 3
    assert problem(stranger.get("/favicon.svg")) == (404, "unknown_page")
    assert problem(stranger.get("/nowhere", headers=BROWSER)) == (404, "unknown_page")
