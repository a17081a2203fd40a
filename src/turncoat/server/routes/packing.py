"""Answers that are packed already, or packed where no table has to wait for it."""

import asyncio
import gzip
import re
from typing import Final

from litestar.response import Response

from turncoat.server.routes.route import AnyHttpRequest

# Routes with this option are left alone by the framework, which packs while everybody waits.
PACKED: Final = "packed"
WORTH_PACKING: Final = 2_000
LEVEL: Final = 6
TAKES_GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)


def accepts_gzip(request: AnyHttpRequest) -> bool:
    """Whether the browser can unpack."""
    return bool(TAKES_GZIP.search(request.headers.get("accept-encoding", "")))


async def as_json(
    page: bytes, request: AnyHttpRequest, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """A page that is written already; it may be large."""
    told = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(page) >= WORTH_PACKING and accepts_gzip(request):
        told["Content-Encoding"] = "gzip"
        page = await asyncio.to_thread(gzip.compress, page, LEVEL, mtime=0)
    return Response(page, media_type="application/json", headers=told)
