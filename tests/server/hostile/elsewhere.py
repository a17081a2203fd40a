"""Pages of other sites in the browser of somebody who can reach the server: by its address, by a
name of their own that leads there (rebinding), and by websockets."""

import socket
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

SITE = "http://evil.example"
OPENING = {"settings": {"game": "shadow_hunters", "players": 4}, "name": "Eve"}


def rebound(address: str, path: str, host: str, source: str = "127.0.0.1") -> httpx.Response:
    """A page asks for something under a name that now leads to the server."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, base_url=address) as browser:
        return browser.get(path, headers={"Host": host})


def rebound_rooms(address: str, site: str, source: str = "127.0.0.1") -> httpx.Response:
    """The rooms of a server, under the name of a site."""
    return rebound(address, "/api/rooms", site.removeprefix("http://"), source)


def cross_site_post(address: str, origin: str, source: str = "127.0.0.1") -> httpx.Response:
    """A page opens a room for whoever looks at it."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, base_url=address) as browser:
        return browser.post("/api/rooms", json=OPENING, headers={"Origin": origin})


def cross_site_socket(
    address: str, origin: str | None, host: str | None = None, source: str = "127.0.0.1"
) -> int:
    """A page opens a websocket; the status of the answer."""
    place = urlsplit(address)
    line = socket.create_connection((place.hostname, place.port), 10, (source, 0))
    where = f"ws://{host or place.netloc}/api/rooms/ZZZZZZ/play"
    named = Origin(origin) if origin else None
    try:
        with connect(where, sock=line, origin=named, close_timeout=0.1):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code
