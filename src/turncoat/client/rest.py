"""The door of a house: rooms are opened and entered over REST."""

from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from turncoat.server.protocol import pages
from turncoat.server.protocol.errors import UNKNOWN_PAGE
from turncoat.server.protocol.settings import Settings

Page = TypeVar("Page")


class ConnectionLost(Exception):
    """Nobody answers: there is no house there, or the connection broke for good."""


class CommandRefused(Exception):
    """The server has refused something, for a reason from its closed list."""

    def __init__(self, reason: str, field: str = "") -> None:
        super().__init__(f"{reason} ({field})" if field else reason)
        self.reason = reason
        self.field = field


class RestClient:
    """A house, by its address: `http://host:port`."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.address = f"{parts.scheme}://{parts.netloc}"

    @classmethod
    def of_room(cls, link: str) -> tuple[Self, str]:
        """The house and the code in the link of a room."""
        code = urlsplit(link).path.rstrip("/").rpartition("/")[2]
        if not code:
            raise CommandRefused(UNKNOWN_PAGE)
        return cls(link), code.upper()

    def socket_of(self, code: str) -> str:
        """The address of a room's websocket."""
        return f"ws{self.address.removeprefix('http')}/api/rooms/{code}/play"

    def rooms(self) -> list[pages.OpenRoom]:
        """The rooms that are listed and have not begun."""
        return self._page("GET", "/api/rooms", list[pages.OpenRoom])

    def open(self, settings: Settings, name: str, language: str = "en") -> pages.Joined:
        """A new room, with oneself as the host."""
        body = pages.NewRoom(settings=settings, name=name, language=language)
        return self._post("/api/rooms", body)

    def join(self, code: str, name: str, language: str = "en", before: str = "") -> pages.Joined:
        """Come into a room; whoever had a token there before shows it."""
        body = pages.NewMember(name=name, language=language)
        return self._post(f"/api/rooms/{code}/members", body, before)

    def neighbours(self, code: str, token: str, member: int) -> pages.Neighbours:
        """Who else in the room comes from the same address as a member; for hosts."""
        path = f"/api/rooms/{code}/members/{member}/neighbours"
        return self._page("GET", path, pages.Neighbours, None, token)

    def join_program(self, code: str, token: str, seat: int, name: str) -> pages.Joined:
        """A token for a program that shall play a seat; for hosts."""
        body = pages.NewProgram(seat=seat, name=name)
        return self._post(f"/api/rooms/{code}/programs", body, token)

    def join_display(self, code: str, token: str, name: str, language: str = "en") -> pages.Joined:
        """A token for a screen that shows what is public; for hosts."""
        body = pages.NewDisplay(name=name, language=language)
        return self._post(f"/api/rooms/{code}/displays", body, token)

    def move(self, code: str, token: str) -> pages.Transfer:
        """A link with which another device takes over the seats that a token opens."""
        return self._page("POST", f"/api/rooms/{code}/transfers", pages.Transfer, None, token)

    def forget_me(self, code: str, token: str) -> pages.Forgotten:
        """Have the server forget who has a token: the name and all texts, also in replays."""
        return self._page("DELETE", f"/api/rooms/{code}/me", pages.Forgotten, None, token)

    def redeem(self, code: str, move: str) -> pages.Joined:
        """Take over the seats of another device, by the code that it gave."""
        body = pages.Redeemed(code=move)
        return self._post(f"/api/rooms/{code}/transfers/redeem", body)

    def last_views(self, game: str) -> list[Any]:
        """What each seat knew at the end of a finished game, in the form of its game."""
        last = self._page("GET", f"/api/replays/{game}/last", dict[str, Any])
        return list(last["views"])

    def game_file(self, game: str) -> bytes:
        """A finished game as a file, with the proof of its deal."""
        file: msgspec.Raw = self._page("GET", f"/api/replays/{game}/file", msgspec.Raw)
        return bytes(file)

    def _post(self, path: str, body: pages.Body, token: str = "") -> pages.Joined:
        return self._page("POST", path, pages.Joined, body, token)

    def _page(
        self,
        verb: str,
        path: str,
        kind: type[Page],
        body: pages.Body | None = None,
        token: str = "",
    ) -> Page:
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
        # Not even an address: what the standard library says of one is a ValueError.
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, OSError):
            raise ConnectionLost from None
        raise CommandRefused(problem.error, problem.field)
