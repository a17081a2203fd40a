"""The REST side of the client: opening and joining rooms, and reading finished games."""

from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from turncoat.server.protocol import pages
from turncoat.server.protocol.errors import UNKNOWN_PAGE
from turncoat.server.protocol.settings import Settings

Result = TypeVar("Result")


class ConnectionLost(Exception):
    """The server can't be reached, or the connection broke and could not be restored."""


class CommandRefused(Exception):
    """The server refused a request.

    `reason` is from the server's closed list of errors; `field` is the part of the request at
    fault, or empty.
    """

    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(f"{reason} ({field})" if field else reason)
        self.reason = reason
        self.field = field


class RestClient:
    """A client for the server at an address, such as `http://host:port`.

    Every method that makes a request raises CommandRefused if the server refuses it, and
    ConnectionLost if the server can't be reached.
    """

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.address = f"{parts.scheme}://{parts.netloc}"

    @classmethod
    def from_link(cls, link: str) -> tuple[Self, str]:
        """Return a client for the server of a room's link, and the room's code.

        Raises CommandRefused if the link has no code.
        """
        code = urlsplit(link).path.rstrip("/").rpartition("/")[2]
        if not code:
            raise CommandRefused(UNKNOWN_PAGE)
        return cls(link), code.upper()

    def socket_of(self, code: str) -> str:
        """Return the address of a room's websocket."""
        return f"ws{self.address.removeprefix('http')}/api/rooms/{code}/play"

    def rooms(self) -> list[pages.OpenRoom]:
        """Return the listed rooms whose game has not started."""
        return self._request("GET", "/api/rooms", list[pages.OpenRoom])

    def open(self, settings: Settings, name: str, language: str = "en") -> pages.Joined:
        """Open a new room and join it as its host."""
        body = pages.NewRoom(settings=settings, name=name, language=language)
        return self._post("/api/rooms", body)

    def join(self, code: str, name: str, language: str = "en", before: str = "") -> pages.Joined:
        """Join a room. `before` is a token from an earlier membership of the same room, if any."""
        body = pages.NewMember(name=name, language=language)
        return self._post(f"/api/rooms/{code}/members", body, before)

    def neighbours(self, code: str, token: str, member: int) -> pages.Neighbours:
        """Return who else in the room shares a member's address. For hosts."""
        path = f"/api/rooms/{code}/members/{member}/neighbours"
        return self._request("GET", path, pages.Neighbours, None, token)

    def join_program(self, code: str, token: str, seat: int, name: str) -> pages.Joined:
        """Return a token with which a program can play a seat. For hosts."""
        body = pages.NewProgram(seat=seat, name=name)
        return self._post(f"/api/rooms/{code}/programs", body, token)

    def join_display(self, code: str, token: str, name: str, language: str = "en") -> pages.Joined:
        """Return a token for a display, which shows only what is public. For hosts."""
        body = pages.NewDisplay(name=name, language=language)
        return self._post(f"/api/rooms/{code}/displays", body, token)

    def transfer(self, code: str, token: str) -> pages.Transfer:
        """Return a link with which another device can take over the seats of a token."""
        return self._request("POST", f"/api/rooms/{code}/transfers", pages.Transfer, None, token)

    def forget_me(self, code: str, token: str) -> pages.Forgotten:
        """Have the server erase a member's name and texts, also from replays."""
        return self._request("DELETE", f"/api/rooms/{code}/me", pages.Forgotten, None, token)

    def redeem(self, code: str, transfer_code: str) -> pages.Joined:
        """Take over the seats of another device with the code from its transfer link."""
        body = pages.Redeemed(code=transfer_code)
        return self._post(f"/api/rooms/{code}/transfers/redeem", body)

    def last_views(self, game: str) -> list[Any]:
        """Return each seat's last view of a finished game, as plain data."""
        last = self._request("GET", f"/api/replays/{game}/last", dict[str, Any])
        return list(last["views"])

    def game_file(self, game: str) -> bytes:
        """Return the game file of a finished game, with the proof of its deal."""
        file: msgspec.Raw = self._request("GET", f"/api/replays/{game}/file", msgspec.Raw)
        return bytes(file)

    def _post(self, path: str, body: pages.Body, token: str = "") -> pages.Joined:
        return self._request("POST", path, pages.Joined, body, token)

    def _request(
        self,
        verb: str,
        path: str,
        kind: type[Result],
        body: pages.Body | None = None,
        token: str = "",
    ) -> Result:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        content = None if body is None else msgspec.json.encode(body)
        try:
            response = httpx.request(verb, self.address + path, content=content, headers=headers)
            if not response.is_error:
                return msgspec.json.decode(response.content, type=kind)
            problem = msgspec.json.decode(response.content, type=pages.Problem)
        except msgspec.DecodeError:
            raise CommandRefused(UNKNOWN_PAGE) from None
        # The standard library raises ValueError for something that is not an address at all.
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, OSError):
            raise ConnectionLost from None
        raise CommandRefused(problem.error, problem.field)
