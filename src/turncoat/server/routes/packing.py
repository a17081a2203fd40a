"""Compressed responses, made in advance or in another thread, so that no table waits for them."""

import asyncio
import gzip
import re
from collections.abc import Callable
from typing import Final, NamedTuple

from litestar.response import Response

from turncoat.server.routes.route import AnyHttpRequest

JSON: Final = "application/json"
WORTH_PACKING: Final = 2_000
LEVEL: Final = 6
TAKES_GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)


class StaticFile(NamedTuple):
    """A response body, plain and compressed."""

    kind: str
    plain: bytes
    packed: bytes


def static_file_of(kind: str, plain: bytes) -> StaticFile:
    """Compress a body."""
    return StaticFile(kind, plain, gzip.compress(plain, mtime=0))


def respond(
    static_file: StaticFile, request: AnyHttpRequest, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """A response, compressed if that helps and the client accepts it."""
    sent = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(static_file.packed) < len(static_file.plain) and accepts_gzip(request):
        sent["Content-Encoding"] = "gzip"
        return Response(static_file.packed, media_type=static_file.kind, headers=sent)
    return Response(static_file.plain, media_type=static_file.kind, headers=sent)


class DocumentCache:
    """A cache of documents that many ask for. Each is built and compressed once, in another
    thread.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._files: dict[str, asyncio.Future[StaticFile]] = {}

    async def static_file(self, name: str, kind: str, write: Callable[[], bytes]) -> StaticFile:
        """A document by its name. Clients that ask while it is being built wait for the same
        one.
        """
        if name not in self._files:
            if len(self._files) >= self.most:
                del self._files[next(iter(self._files))]
            written = asyncio.to_thread(lambda: static_file_of(kind, write()))
            self._files[name] = asyncio.ensure_future(written)
        return await asyncio.shield(self._files[name])


def accepts_gzip(request: AnyHttpRequest) -> bool:
    """Whether the client accepts gzip."""
    return bool(TAKES_GZIP.search(request.headers.get("accept-encoding", "")))


async def as_json(
    page: bytes, request: AnyHttpRequest, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """A JSON response for one client, which may be large."""
    sent = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(page) >= WORTH_PACKING and accepts_gzip(request):
        sent["Content-Encoding"] = "gzip"
        page = await asyncio.to_thread(gzip.compress, page, LEVEL, mtime=0)
    return Response(page, media_type=JSON, headers=sent)
