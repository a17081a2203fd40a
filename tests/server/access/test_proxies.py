"""Trusted proxies: whose forwarded headers are believed, and which of them."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_IMODE, S_ISSOCK

import httpx
import pytest
from websockets.sync.client import connect, unix_connect

from tests.cli.running import run
from tests.server.running import Running, running
from turncoat.server.access.proxies import Proxies
from turncoat.server.network.unix import listening_at

NAMED = ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32", "unix"]


@pytest.mark.parametrize(
    ("peer", "said", "visitor"),
    [
        # Peers that are not trusted proxies.
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),
        ("192.0.2.8", ["198.51.100.1"], "192.0.2.8"),
        # From the right, skipping trusted proxies.
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["6.6.6.6, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["6.6.6.6, 198.51.100.1, 10.9.9.9, 192.0.2.7"], "198.51.100.1"),
        ("10.0.0.1", ["6.6.6.6", "198.51.100.1", "192.0.2.7"], "198.51.100.1"),
        ("10.0.0.1", ["10.6.6.6, 198.51.100.1"], "198.51.100.1"),
        # The visitor may itself be a trusted proxy.
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        # Ports, brackets, and IPv4 addresses in IPv6.
        ("10.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("2001:db8::1", ["[2001:dead::1]:4711"], "2001:dead::1"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["::ffff:198.51.100.1"], "198.51.100.1"),
        # Nothing, or nonsense: the last known address counts.
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", ["unknown"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.1, <script>, 10.0.0.2"], "10.0.0.2"),
        # A Unix socket has no peer address.
        ("", ["198.51.100.1"], "198.51.100.1"),
        ("", [], ""),
    ],
)
def test_the_visitor_is_the_first_from_the_right_who_is_no_proxy(
    peer: str, said: list[str], visitor: str
) -> None:
    assert Proxies.named(NAMED).visitor(peer, said) == visitor


def test_nobody_is_trusted_unless_named() -> None:
    nobody = Proxies.named([])

    assert not any(map(nobody.trusts, ["127.0.0.1", "::1", "", "10.0.0.1", "unix", "nonsense"]))


# On a server.


def remaining(client: httpx.Client, **headers: str) -> int:
    """How many requests are left to the visitor that these headers name."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return int(client.get("/api/games", headers=named).headers["RateLimit-Remaining"])


def link(client: httpx.Client, headers: dict[str, str]) -> str:
    """The link of a new room, as the server gives it."""
    body = {"settings": {"game": "shadow_hunters", "players": 4}, "name": "Ada"}
    return str(client.post("/api/rooms", json=body, headers=headers).json()["link"])


FORWARDED = {
    "X-Forwarded-For": "198.51.100.1",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "mypc.local",
}


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server without trusted proxies, with the variable set that uvicorn itself would obey."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("FORWARDED_ALLOW_IPS", "*")
        with running("--data", str(tmp_path_factory.mktemp("alone")), "--rate", "60") as server:
            yield server


def test_without_a_trusted_proxy_nobody_is_believed(alone: Running) -> None:
    with httpx.Client(base_url=alone.address) as client:
        left = [remaining(client, X_Forwarded_For=f"198.51.100.{n}") for n in range(5)]
        told = link(client, FORWARDED)

    assert left == sorted(left, reverse=True)
    assert left[0] > left[-1]
    assert told.startswith(alone.address)


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy on the same machine."""
    folder = str(tmp_path_factory.mktemp("behind"))
    trusted = ["--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8"]
    with running("--data", folder, "--rate", "60", *trusted) as server:
        yield server


def test_behind_a_proxy_each_visitor_counts_alone(behind: Running) -> None:
    with httpx.Client(base_url=behind.address) as client:
        left = [remaining(client, X_Forwarded_For=f"198.51.100.{n}") for n in range(5)]
        spoofed = [
            remaining(client, X_Forwarded_For=f"6.6.6.{n}, 203.0.113.9, 10.0.0.2") for n in range(5)
        ]

    assert left == [59] * 5
    assert spoofed[0] == 59
    assert spoofed[-1] < 59


def test_a_proxy_says_how_the_server_is_called(behind: Running) -> None:
    with httpx.Client(base_url=behind.address) as client:
        told = link(client, FORWARDED)

    assert told.startswith("https://mypc.local/r/")


def test_whoever_is_no_proxy_is_not_believed_beside_one(behind: Running) -> None:
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=behind.address, transport=transport) as client:
        left = [remaining(client, X_Forwarded_For=f"198.51.100.{n}") for n in range(5)]

    assert left[-1] < left[0]


def test_websockets_behind_a_proxy_count_for_their_visitors(behind: Running) -> None:
    where = behind.address.replace("http", "ws") + "/api/rooms/ZZZZZZ/play"
    heard = []
    for n in range(40):
        with connect(where, additional_headers={"X-Forwarded-For": f"203.0.114.{n}"}) as wire:
            wire.send('{"do":"hello","id":1,"protocol":2,"token":"' + "A" * 43 + '"}')
            heard.append("unknown_room" in str(wire.recv(10)))

    assert heard == [True] * 40


# A Unix socket.


@contextmanager
def at_file(path: Path, *options: str) -> Iterator["subprocess.Popen[str]"]:
    """A server that listens on a Unix socket at a path."""
    command = [sys.executable, "-m", "turncoat", "serve", "--unix-socket", str(path)]
    command += ["--data", str(path.parent / "data"), *options]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            assert process.stdout is not None
            assert str(path) in process.stdout.readline()
            yield process
        finally:
            process.terminate()
            process.communicate(timeout=30)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "turncoat.socket"


def client_at(path: Path) -> httpx.Client:
    return httpx.Client(transport=httpx.HTTPTransport(uds=str(path)), base_url="http://localhost")


def test_a_server_listens_at_a_file_and_takes_it_along(path: Path) -> None:
    with at_file(path, "--trusted-proxy", "unix") as process:
        mode = path.lstat().st_mode
        with client_at(path) as client:
            left = [remaining(client, X_Forwarded_For=f"198.51.100.{n}") for n in range(3)]
        hello = '{"do":"hello","id":1,"protocol":2,"token":"' + "A" * 43 + '"}'
        with unix_connect(str(path), "ws://localhost/api/rooms/ZZZZZZ/play") as wire:
            wire.send(hello)
            heard = str(wire.recv(10))
        process.terminate()
        process.wait(30)

    assert S_ISSOCK(mode)
    assert S_IMODE(mode) == 0o660
    assert len(set(left)) == 1
    assert "unknown_room" in heard
    assert not path.exists()


def test_what_a_killed_server_has_left_is_replaced(path: Path) -> None:
    listening_at(path).close()

    with at_file(path), client_at(path) as client:
        assert client.get("/health").status_code == 200


def test_a_file_at_which_somebody_listens_is_left_alone(path: Path) -> None:
    with listening_at(path) as other:
        other.listen()
        refused = run("serve", "--unix-socket", str(path), "--data", str(path.parent / "data"))

    assert refused.exit_code == 10
    assert f"Can’t listen on {path}: it is already in use." in refused.stderr


def test_a_file_that_is_no_socket_is_left_alone(path: Path) -> None:
    path.write_text("mine")

    refused = run("serve", "--unix-socket", str(path), "--data", str(path.parent / "data"))

    assert refused.exit_code == 10
    assert path.read_text() == "mine"


def test_a_server_listens_at_one_place(path: Path) -> None:
    refused = run("serve", "--unix-socket", str(path), "--port", "8421")

    assert "Give either a Unix socket or a host and port, not both." in refused.stderr


@pytest.mark.parametrize("proxy", ["", "proxy.example.org", "10.0.0.0/33", "*", "300.0.0.1"])
def test_a_proxy_is_an_address_or_a_network(proxy: str) -> None:
    refused = run("serve", "--trusted-proxy", proxy)

    assert refused.exit_code == 2
    assert f"“{proxy}” is not an address or a network" in refused.stderr
