"""Caddy and nginx with the files of `deploy/`, in front of a real server."""

import os
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.deploy.tools import DEPLOY, tool
from tests.server.running import Running, running

STARTS_IN = 60.0
NAME = "turncoat.example"
RATE = 600


class Front:
    """A server behind a proxy."""

    def __init__(self, server: Running, port: int) -> None:
        self.server = server
        self.address = f"https://localhost:{port}"
        self.port = port

    def visitor(self, number: int) -> httpx.Client:
        """A client with its own address; all of 127.0.0.0/8 is this machine."""
        transport = httpx.HTTPTransport(
            verify=accept_any_certificate(), local_address=f"127.0.0.{number}"
        )
        return httpx.Client(base_url=self.address, transport=transport)


def accept_any_certificate() -> ssl.SSLContext:
    """Accepts every certificate, since those of the proxies are self-signed."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@pytest.fixture(scope="module", params=["caddy", "nginx"])
def front(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    """A server behind each proxy."""
    tool(request.param)
    folder = tmp_path_factory.mktemp("front")
    port = free_port()
    trusted = ["--trusted-proxy", "127.0.0.1", "--public-address", f"https://localhost:{port}"]
    with running("--data", str(folder / "data"), *trusted, "--rate", str(RATE)) as server:
        started = {"caddy": caddy, "nginx": nginx}[request.param]
        with started(folder, port, server.port):
            front = Front(server, port)
            wait_for(front)
            yield front


@contextmanager
def caddy(folder: Path, port: int, upstream: int) -> Iterator[None]:
    """Run Caddy, which makes its own certificate for localhost and doesn't install it."""
    own = folder / "Caddyfile"
    quiet = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    own.write_text(f"{quiet}\nimport {DEPLOY}/Caddyfile\n")
    environment = {
        **os.environ, "SITE": f"https://localhost:{port}", "UPSTREAM": f"127.0.0.1:{upstream}",
        "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder),
    }  # fmt: skip
    command = [tool("caddy"), "run", "--adapter", "caddyfile", "--config", str(own)]
    with ended(subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)):
        yield


@contextmanager
def nginx(folder: Path, port: int, upstream: int) -> Iterator[None]:
    """Run nginx with the file as it is, except for the name, the ports and the certificate."""
    certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text()
    changes = {
        r"listen \[::\].*\n": "\n",
        r"listen 443 ": f"listen 127.0.0.1:{port} ",
        r"listen 80;": f"listen 127.0.0.1:{free_port()};",
        r"127\.0\.0\.1:8421": f"127.0.0.1:{upstream}",
        r"/etc/turncoat/tls": str(folder),
        re.escape(NAME): "localhost",
    }
    for old, new in changes.items():
        text, times = re.subn(old, new, text)
        assert times, old
    site, main = folder / "site.conf", folder / "nginx.conf"
    site.write_text(text)
    places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    temporary = "".join(f"{place}_temp_path {folder}/{place};\n" for place in places)
    user = "user root;\n" if os.geteuid() == 0 else ""
    main.write_text(
        f"{user}daemon off;\npid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\n"
        f"http {{\n{temporary}include {site};\n}}\n"
    )
    command = [tool("nginx"), "-c", str(main), "-p", str(folder), "-e", str(folder / "errors")]
    with ended(subprocess.Popen(command, stderr=subprocess.DEVNULL)):
        yield


def certificate(folder: Path) -> None:
    """Write a self-signed certificate to this folder."""
    subprocess.run(
        [tool("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1",
         "-subj", "/CN=localhost", "-keyout", str(folder / "privkey.pem"),
         "-out", str(folder / "fullchain.pem")],
        check=True, capture_output=True,
    )  # fmt: skip


@contextmanager
def ended(process: "subprocess.Popen[bytes]") -> Iterator[None]:
    """End this process after the `with` block."""
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(front: Front) -> None:
    """Wait until the proxy passes requests on."""
    end = monotonic() + STARTS_IN
    while monotonic() < end:
        try:
            with front.visitor(9) as client:
                if client.get("/health").status_code == 200:
                    return
        except httpx.TransportError:
            pass
        sleep(0.1)
    raise AssertionError("the proxy does not answer")


def test_the_page_and_rest_go_through(front: Front) -> None:
    with front.visitor(2) as client:
        page = client.get("/")
        games = client.get("/api/games")

    assert page.status_code == 200
    assert "<html" in page.text
    assert "max-age" in page.headers["Strict-Transport-Security"]
    assert len(games.json()) == 3


def test_links_are_as_people_see_them(front: Front) -> None:
    body = {"settings": {"game": "shadow_hunters", "players": 4}, "name": "Ada"}
    with front.visitor(2) as client:
        entry = client.post("/api/rooms", json=body).json()

    assert entry["link"] == f"{front.address}/r/{entry['room']}"


def test_a_websocket_goes_through_and_its_origin_is_checked(front: Front) -> None:
    body = {"settings": {"game": "shadow_hunters", "players": 4}, "name": "Ada"}
    with front.visitor(2) as client:
        entry = client.post("/api/rooms", json=body).json()
    hello = f'{{"do":"hello","id":1,"protocol":2,"token":"{entry["token"]}"}}'
    address = f"wss://localhost:{front.port}/api/rooms/{entry['room']}/play"

    with opened(address, front.address) as wire:
        wire.send(hello)
        heard = str(wire.recv(20))

    assert '"is":"welcome"' in heard
    with pytest.raises(InvalidStatus):
        opened(address, "https://elsewhere.example")


def opened(address: str, origin: str) -> ClientConnection:
    """A websocket as a browser opens it from a page of this origin."""
    return connect(address, ssl=accept_any_certificate(), origin=Origin(origin), legacy=True)


def left(client: httpx.Client, **headers: str) -> int:
    """How many requests the client may still send from the address that the server sees."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return int(client.get("/api/games", headers=named).headers["RateLimit-Remaining"])


def test_every_visitor_is_counted_by_their_own_address(front: Front) -> None:
    with front.visitor(11) as one, front.visitor(12) as other:
        first = [left(one) for _ in range(5)]
        fresh = left(other)

    assert first[-1] < first[0]
    assert fresh > first[-1]


def test_what_visitors_say_about_their_address_is_not_believed(front: Front) -> None:
    with front.visitor(13) as liar:
        told = [
            left(liar, X_Forwarded_For=f"198.51.100.{number}", X_Real_IP=f"198.51.100.{number}",
                 Forwarded=f"for=198.51.100.{number}")
            for number in range(8)
        ]  # fmt: skip

    # All are counted together, though the limit is refilled in the meantime.
    assert min(told) <= told[0] - 3


def test_a_file_of_the_largest_size_is_not_stopped_by_the_proxy(front: Front) -> None:
    with front.visitor(2) as client:
        large = client.post("/api/replays", content=b" " * 999_000 + b"{}")

    assert large.json()["error"] == "bad_message"
