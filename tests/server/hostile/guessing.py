"""Guessing room codes from one address without pauses, over REST or with `hello`."""

from itertools import product

import httpx
import msgspec
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from turncoat.client import RestClient
from turncoat.server.protocol import frames, pages
from turncoat.server.protocol.version import PROTOCOL
from turncoat.server.tokens import ALPHABET, CODE_LENGTH

TOKEN = "A" * 43


def codes(most: int) -> list[str]:
    """Codes that almost certainly no room has, because rooms get random codes."""
    found = product(ALPHABET, repeat=CODE_LENGTH)
    return ["".join(letters) for letters, _ in zip(found, range(most), strict=False)]


def guess_over_rest(address: str, source: str, most: int) -> list[str]:
    """Guess codes over REST, and return the answer to each."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, base_url=address) as client:
        pages_ = [client.get(f"/api/rooms/{code}") for code in codes(most)]
    return [msgspec.json.decode(page.content, type=pages.Problem).error for page in pages_]


def guess_over_socket(address: str, source: str, most: int) -> list[str]:
    """Guess codes with a websocket each, and return the answer to each."""
    return [guess(address, source, code) for code in codes(most)]


def guess(address: str, source: str, code: str) -> str:
    """Say hello to a room, and return why that was refused."""
    hello = {"do": "hello", "id": 1, "protocol": PROTOCOL, "token": TOKEN}
    here = (source, 0)
    try:
        where = RestClient(address).socket_of(code)
        with connect(where, source_address=here, close_timeout=0.1) as wire:
            wire.send(msgspec.json.encode(hello).decode())
            frame = frames.read(wire.recv(10))
    except InvalidStatus:
        return "not let in"
    return frame.error if isinstance(frame, frames.Refusal) else ""
