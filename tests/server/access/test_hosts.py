"""The host names a server answers to, and requests from pages of other sites."""

import socket
from collections.abc import Iterator

import httpx
import pytest

from tests.cli.running import run
from tests.server.hostile.cross_site import cross_site_post, cross_site_socket, rebound
from tests.server.running import Running, running
from turncoat.locales.catalogue import LANGUAGES, load
from turncoat.server.access.hosts import Hosts, host_in, same_site

PUBLIC = "https://play.example.org"


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8421", "LOCALHOST", "localhost.", "a.localhost", "127.0.0.1:8421",
        "192.168.1.20:8421", "[::1]:8421", "[fe80::1]", "mypc", "mypc:8421", "mypc.local",
        "MyPC.Local:80", "mypc.lan", "mypc.home.arpa", "mypc.internal", "my_pc.local",
        "play.example.org", "play.example.org:443", "play.example.org.", "93.184.216.34",
    ],
)  # fmt: skip
def test_names_that_nobody_can_buy_are_ours_and_those_that_were_configured(host: str) -> None:
    assert Hosts(["play.example.org"]).knows(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8421", "play.example.org.evil.example", "xplay.example.org",
        "mypc.fritz.box", "local.evil.example", "localhost.evil.example", "evil.local.example",
        "127.0.0.1.evil.example", "192.168.1.20.nip.io", "x'", "x;y", "*", "", "x" * 300, "[::1",
        "localhost:8421:1", "localhost:", "a@localhost", "localhost/", "evil.example#.local", "x y",
    ],
)  # fmt: skip
def test_any_other_name_may_be_a_trick(host: str) -> None:
    assert not Hosts(["play.example.org"]).knows(host)


def test_the_name_of_the_machine_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Box.Example.NET")

    assert Hosts().knows("box.example.net:8421")


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8421", "localhost:8421", True),
        ("http://LOCALHOST:8421", "localhost:8421", True),
        ("https://play.example.org", "play.example.org", True),
        ("https://play.example.org", "play.example.org:443", True),
        ("http://play.example.org", "play.example.org:80", True),
        ("http://[::1]:8421", "[::1]:8421", True),
        ("http://localhost:8422", "localhost:8421", False),
        ("http://localhost", "localhost:8421", False),
        ("http://127.0.0.1:8421", "localhost:8421", False),
        ("http://evil.example", "localhost:8421", False),
        ("http://localhost:8421.evil.example", "localhost:8421", False),
        ("https://play.example.org", "play.example.org:80", False),
        ("null", "localhost:8421", False),
        ("file://", "", False),
        ("chrome-extension://localhost:8421", "localhost:8421", False),
        ("", "", False),
    ],
)
def test_only_the_page_of_the_server_itself_is_of_the_same_site(
    origin: str, host: str, same: bool
) -> None:
    assert same_site(origin, host) == same


# On a server.


@pytest.fixture(scope="module")
def game_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a public address."""
    folder = str(tmp_path_factory.mktemp("named"))
    with running("--data", folder, "--public-address", PUBLIC, "--host", "127.0.0.1") as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/rooms", "/health", "/api/docs", "/x"])
def test_a_site_that_brings_its_own_name_here_reads_nothing(
    game_server: Running, path: str
) -> None:
    answer = rebound(game_server.address, path, "evil.example")

    assert (answer.status_code, answer.json()["error"]) == (421, "unknown_host")


def test_two_names_at_once_are_none(game_server: Running) -> None:
    with socket.create_connection(("127.0.0.1", game_server.port), 10) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
        status = line.recv(12)

    assert status in (b"HTTP/1.1 400", b"HTTP/1.1 421")


def test_people_are_told_what_to_do_about_a_name(game_server: Running) -> None:
    headers = {"Host": "mypc.fritz.box", "Accept": "text/html"}
    answer = httpx.get(game_server.address, headers=headers)

    assert answer.status_code == 421
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "--public-address" in answer.text
    assert "fritz" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_in_the_language_of_their_browser(
    game_server: Running, language: str
) -> None:
    headers = {"Host": "mypc.fritz.box", "Accept": "text/html", "Accept-Language": language}
    answer = httpx.get(game_server.address, headers=headers)

    assert answer.text.strip() == load(language).text("page-unknown-host")
    assert answer.headers["Content-Language"] == language


def test_a_configured_name_is_known_and_stands_in_links(game_server: Running) -> None:
    answer = rebound(game_server.address, "/api/games", "play.example.org")
    body = {"settings": {"game": "shadow_hunters", "players": 4}, "name": "Ada"}
    here = httpx.post(f"{game_server.address}/api/rooms", json=body).json()["link"]

    assert answer.status_code == 200
    # The request came to 127.0.0.1, which would be no use in a link for others.
    assert here.startswith(f"{PUBLIC}/r/")


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        (None, None, 101),
        ("http://evil.example", None, 403),
        ("null", None, 403),
        ("https://play.example.org", "play.example.org", 101),
        ("http://evil.example", "evil.example", 403),
        (None, "evil.example", 403),
    ],
)
def test_websockets_are_for_pages_of_the_server_itself_and_for_programs(
    game_server: Running, origin: str | None, host: str | None, status: int
) -> None:
    assert cross_site_socket(game_server.address, origin, host) == status


def test_its_own_page_may_open_a_websocket(game_server: Running) -> None:
    assert cross_site_socket(game_server.address, game_server.address) == 101


def test_a_page_of_another_site_changes_nothing(game_server: Running) -> None:
    other, own = (
        cross_site_post(game_server.address, o)
        for o in ("http://evil.example", game_server.address)
    )

    assert (other.status_code, other.json()["error"]) == (403, "other_site")
    assert own.status_code == 201


# Headers of every answer.


@pytest.mark.parametrize(
    "path",
    [
        "/", "/about", "/api/docs", "/api/games", "/api/rooms", "/api/rooms/ZZZZZZ", "/api/schema",
        "/api/schema/openapi.json", "/api/schema/messages.json", "/api/schema/grammar.json",
        "/api/schema/game.json", "/api/nowhere", "/nowhere", "/health", "/api/rooms/ZZZZZZ/play",
    ],
)  # fmt: skip
@pytest.mark.parametrize("host", ["localhost", "evil.example"])
def test_every_answer_is_taken_for_what_it_is_and_tells_nobody_where_it_was(
    game_server: Running, path: str, host: str
) -> None:
    answer = rebound(game_server.address, path, host)

    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"


def test_the_handbook_has_the_policy_of_the_page(game_server: Running) -> None:
    page, handbook = (httpx.get(game_server.address + path).headers for path in ("/", "/api/docs"))

    rules = handbook["Content-Security-Policy"].split("; ")
    assert "default-src 'none'" in rules
    assert "frame-ancestors 'none'" in rules
    assert handbook["Content-Security-Policy"] == page["Content-Security-Policy"]


def test_html_is_never_sent_without_a_policy(game_server: Running) -> None:
    accept = {"Accept": "text/html"}
    for path in ["/api/docs", "/api/schema", "/api/schema/nowhere", "/nowhere", "/api/rooms/%00"]:
        answer = httpx.get(game_server.address + path, headers=accept)
        html = answer.headers["Content-Type"].startswith("text/html")
        assert not html or "default-src 'none'" in answer.headers["Content-Security-Policy"], path


# The option.


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("https://play.example.org", "play.example.org"),
        ("https://play.example.org/", "play.example.org"),
        ("http://Play.Example.org:8421", "play.example.org"),
        ("http://[2001:db8::1]:8421", "2001:db8::1"),
    ],
)
def test_a_public_address_names_the_server(address: str, name: str) -> None:
    assert host_in(address) == name


@pytest.mark.parametrize(
    "address",
    [
        "", "play.example.org", "ftp://play.example.org", "https://", "https://a b", "https://x/y",
        "https://ada:secret@play.example.org", "https://play.example.org/?x", "https://x#y",
    ],
)  # fmt: skip
def test_anything_else_is_refused(address: str) -> None:
    refused = run("serve", "--public-address", address)

    assert refused.exit_code == 2
    assert "Give an address such as https://play.example.org" in refused.stderr
    assert "secret" not in refused.stderr
