"""Rate limits for REST and the web page, and for guessing names."""

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
# Paths for monitoring. They are counted separately, so that neither gets in the way of the other.
MONITORING: Final = ("/health", "/ready")
# Everything outside this path is the web page, which has its own limit.
FOR_PROGRAMS: Final = "/api"
# Paths with codes and IDs that strangers would have to guess.
GUESSED: Final = ("/api/rooms/", "/api/replays/")
NOT_FOUND: Final = (401, 404)


class Rates:
    """Counts requests by address before they are handled."""

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
        # The rest of a large request's price is owed: it may be more than the bucket holds.
        bucket.owe(price_of(scope) - 1)
        await self._count_guess(scope, receive, with_headers(send, rate_headers(bucket)))

    def _limiter_for(self, scope: Scope) -> Limiter:
        path = normalize_path(scope["path"])
        if path in MONITORING:
            return self.limiter.monitors
        return self.limiter.requests if first_part(path) == FOR_PROGRAMS else self.limiter.pages

    async def _count_guess(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request that names a room or replay as a guess, and undo that if it exists."""
        if not normalize_path(scope["path"]).startswith(GUESSED):
            await self.app(scope, receive, send)
            return
        visitor = visitor_of(scope)
        guesses = self.limiter.guesses.bucket(visitor, self.clock())
        if not guesses.take(self.clock()):
            await refuse(scope, receive, send, TOO_MANY_REQUESTS, TOO_FAST, too_fast(guesses))
            return

        async def see(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] not in NOT_FOUND:
                self.limiter.guesses.give_back(visitor)
            await send(message)

        await self.app(scope, receive, see)


def price_of(scope: Scope) -> float:
    """As how many requests one counts: reading a large body takes as long as answering many."""
    headers = dict(scope["headers"])
    if b"transfer-encoding" in headers:
        return 1 + LARGEST_FILE // SIZE_OF_ONE
    size = headers.get(b"content-length", b"0")
    return 1 + min(int(size) if size.isdigit() else LARGEST_FILE, LARGEST_FILE) // SIZE_OF_ONE


def first_part(path: str) -> str:
    """The first part of a path: `/api` for `/api/rooms`."""
    return "/" + path.split("/")[1]


def rate_headers(bucket: Bucket) -> dict[str, str]:
    """The usual rate limit headers."""
    return {
        "ratelimit-policy": f"{bucket.burst:.0f}; w={bucket.burst / bucket.per_second:.0f}",
        "ratelimit-limit": f"{bucket.burst:.0f}",
        "ratelimit-remaining": str(max(0, int(bucket.level))),
        "ratelimit-reset": str(bucket.seconds_to(bucket.burst)),
    }


def too_fast(bucket: Bucket) -> dict[str, str]:
    """The headers of a response that says how long to wait."""
    seconds = str(bucket.seconds_to(1))
    return rate_headers(bucket) | {"ratelimit-reset": seconds, "retry-after": seconds}


def with_headers(send: Send, more: dict[str, str]) -> Send:
    """A `send` that adds headers, unless the response already has them."""

    async def add(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = [*message["headers"]]
            known = {name.lower() for name, _ in there}
            pairs: Any = [(name.encode(), value.encode()) for name, value in more.items()]
            message["headers"] = there + [pair for pair in pairs if pair[0] not in known]
        await send(message)

    return add
