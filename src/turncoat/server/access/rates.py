"""How often one address may ask over REST or for the page, and how often it may guess."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from turncoat.server.access.visitor import refuse, visitor_of
from turncoat.server.limits import LARGEST_FILE, SIZE_OF_ONE, Bucket, ConnectionLimiter, Limiter
from turncoat.server.protocol.errors import TOO_FAST

TOO_MANY_REQUESTS: Final = 429
# Asked by programs that watch over the server; counted apart, so that neither hinders the other.
WATCHING: Final = ("/health", "/ready")
# Whatever is not for programs is the page, which has a measure of its own.
FOR_PROGRAMS: Final = "/api"
# What stands behind these is known to whoever was told; others would have to guess it.
GUESSED: Final = ("/api/rooms/", "/api/replays/")
MISSED: Final = (401, 404)


class Rates:
    """Counts requests by address before anything is done for them."""

    def __init__(
        self, app: ASGIApp, limiter: ConnectionLimiter, clock: Callable[[], float] = monotonic
    ) -> None:
        self.app = app
        self.limiter = limiter
        self.clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        bucket = self._limiter_for(scope).bucket(visitor_of(scope), self.clock())
        if not bucket.take(self.clock()):
            await refuse(scope, receive, send, TOO_MANY_REQUESTS, TOO_FAST, too_fast(bucket))
            return
        # What is large is paid for afterwards: it may count as more than can be had at once.
        bucket.owe(price_of(scope) - 1)
        await self._count_guess(scope, receive, with_headers(send, told(bucket)))

    def _limiter_for(self, scope: Scope) -> Limiter:
        path = normalize_path(scope["path"])
        if path in WATCHING:
            return self.limiter.spectators
        return self.limiter.commands if first_part(path) == FOR_PROGRAMS else self.limiter.pages

    async def _count_guess(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What is asked for by its name costs a guess, which is given back if it is there."""
        if not normalize_path(scope["path"]).startswith(GUESSED):
            await self.app(scope, receive, send)
            return
        visitor = visitor_of(scope)
        guesses = self.limiter.guesses.bucket(visitor, self.clock())
        if not guesses.take(self.clock()):
            await refuse(scope, receive, send, TOO_MANY_REQUESTS, TOO_FAST, too_fast(guesses))
            return

        async def see(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] not in MISSED:
                self.limiter.guesses.give_back(visitor)
            await send(message)

        await self.app(scope, receive, see)


def price_of(scope: Scope) -> float:
    """As how many requests one counts: to read a large one takes as long as to answer many."""
    headers = dict(scope["headers"])
    if b"transfer-encoding" in headers:
        return 1 + LARGEST_FILE // SIZE_OF_ONE
    size = headers.get(b"content-length", b"0")
    return 1 + min(int(size) if size.isdigit() else LARGEST_FILE, LARGEST_FILE) // SIZE_OF_ONE


def first_part(path: str) -> str:
    """`/api` of `/api/rooms`."""
    return "/" + path.split("/")[1]


def told(bucket: Bucket) -> dict[str, str]:
    """How much is left, as most servers say it."""
    return {
        "ratelimit-policy": f"{bucket.burst:.0f}; w={bucket.burst / bucket.per_second:.0f}",
        "ratelimit-limit": f"{bucket.burst:.0f}",
        "ratelimit-remaining": str(max(0, int(bucket.level))),
        "ratelimit-reset": str(bucket.seconds_to(bucket.burst)),
    }


def too_fast(bucket: Bucket) -> dict[str, str]:
    """How long to wait."""
    seconds = str(bucket.seconds_to(1))
    return told(bucket) | {"ratelimit-reset": seconds, "retry-after": seconds}


def with_headers(send: Send, more: dict[str, str]) -> Send:
    """The same way out, with these headers on it unless they are there already."""

    async def add(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = [*message["headers"]]
            known = {name.lower() for name, _ in there}
            pairs: Any = [(name.encode(), value.encode()) for name, value in more.items()]
            message["headers"] = there + [pair for pair in pairs if pair[0] not in known]
        await send(message)

    return add
