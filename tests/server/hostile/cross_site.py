"""What pages of other sites can try from the browser of somebody who can reach the server: requests
to its address, requests to a name that resolves to it (DNS rebinding), and websockets."""

import socket
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

SITE = "http://evil.example"
OPENING = {"settings": {"game": "shadow_hunters", "players": 4}, "name": "Eve"}


def rebound(address: str, path: str, host: str, source: str = "127.0.0.1") -> httpx.Response:
    """A request under a host name that was made to resolve to the server."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, base_url=address) as browser:
        return browser.get(path, headers={"Host": host})


def rebound_rooms(address: str, site: str, source: str = "127.0.0.1") -> httpx.Response:
    """A request for the list of rooms under the host name of another site."""
    return rebound(address, "/api/rooms", site.removeprefix("http://"), source)


def cross_site_post(address: str, origin: str, source: str = "127.0.0.1") -> httpx.Response:
    """A page of another site opens a room in its visitor's name."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, base_url=address) as browser:
        return browser.post("/api/rooms", json=OPENING, headers={"Origin": origin})


def cross_site_socket(
    address: str, origin: str | None, host: str | None = None, source: str = "127.0.0.1"
) -> int:
    """A page of another site opens a websocket. Returns the status of the answer."""
    place = urlsplit(address)
    line = socket.create_connection((place.hostname, place.port), 10, (source, 0))
    where = f"ws://{host or place.netloc}/api/rooms/ZZZZZZ/play"
    named = Origin(origin) if origin else None
    try:
        with connect(where, sock=line, origin=named, close_timeout=0.1):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code
