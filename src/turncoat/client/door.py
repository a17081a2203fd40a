"""The door of a house: rooms are opened and entered over REST."""

from typing import Self
from urllib.parse import urlsplit

import httpx
import msgspec

from turncoat.server.protocol import pages
from turncoat.server.protocol.errors import UNKNOWN_PAGE
from turncoat.server.protocol.settings import Settings


class NotTaken(Exception):
    """The server has refused something, for a reason from its closed list."""

    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(f"{reason} ({field})" if field else reason)
        self.reason = reason
        self.field = field


class Door:
    """A house, by its address: `http://host:port`."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.address = f"{parts.scheme}://{parts.netloc}"

    @classmethod
    def of_room(cls, link: str) -> tuple[Self, str]:
        """The house and the code in the link of a room."""
        code = urlsplit(link).path.rstrip("/").rpartition("/")[2]
        if not code:
            raise NotTaken(UNKNOWN_PAGE)
        return cls(link), code.upper()

    @property
    def socket(self) -> str:
        """Where the websocket is."""
        return f"ws{self.address.removeprefix('http')}/api/play"

    def open(self, settings: Settings, name: str, language: str = "en") -> pages.Entry:
        """A new room, with oneself as the host."""
        body = pages.NewRoom(settings=settings, name=name, language=language)
        return self._post("/api/rooms", body)

    def join(self, code: str, name: str, language: str = "en") -> pages.Entry:
        """Come into a room."""
        body = pages.NewMember(name=name, language=language)
        return self._post(f"/api/rooms/{code}/members", body)

    def join_program(self, code: str, token: str, seat: int, name: str) -> pages.Entry:
        """A token for a program that shall play a seat; for hosts."""
        body = pages.NewProgram(seat=seat, name=name)
        return self._post(f"/api/rooms/{code}/programs", body, token)

    def redeem(self, code: str, move: str) -> pages.Entry:
        """Take over the seats of another device, by the code that it gave."""
        body = pages.Redeemed(code=move)
        return self._post(f"/api/rooms/{code}/moves/redeem", body)

    def _post(self, path: str, body: pages.Body, token: str = "") -> pages.Entry:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        response = httpx.post(
            self.address + path, content=msgspec.json.encode(body), headers=headers
        )
        if response.is_error:
            problem = msgspec.json.decode(response.content, type=pages.Problem)
            raise NotTaken(problem.error, problem.field)
        return msgspec.json.decode(response.content, type=pages.Entry)
