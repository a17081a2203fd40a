"""The web page: loaded when the application is built, and served from memory."""

import re
from pathlib import Path
from typing import Final

from litestar import HttpMethod, Router, route
from litestar.response import Response
from litestar.utils import normalize_path

from turncoat.server.access.languages import Notice
from turncoat.server.routes.packing import StaticFile, respond, static_file_of
from turncoat.server.routes.route import AnyHttpRequest

# Where `make page` and the wheel put it.
FOLDER: Final = Path(__file__).resolve().parents[2] / "page"
INDEX: Final = "/index.html"
# Their names contain a hash of the content, so browsers need not ask again.
NAMED_BY_CONTENT: Final = "/assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
# All of these are the same page, which reads the address itself.
ADDRESSES: Final = [
    "/", "/r/{code:str}", "/tv/{code:str}", "/new", "/new/{game:str}", "/rules",
    "/rules/{game:str}", "/rules/{game:str}/{rule:str}", "/about",
]  # fmt: skip
# Paths that begin with these are for programs.
FOR_PROGRAMS: Final = ("api", "assets", "health", "ready")
METHODS: Final = [HttpMethod.GET, HttpMethod.HEAD]

TEXT: Final = "text/plain"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": TEXT,
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
UNKNOWN_KIND: Final = "application/octet-stream"

# No resources from other sites, and no requests to them. Svelte needs inline styles.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; connect-src 'self'"
)
PLAIN_HOST: Final = re.compile(
    r"([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?", re.IGNORECASE
)
OWN_MACHINE: Final = re.compile(r"(?i)(localhost|127\.[0-9.]+|\[::1\])(:\d{1,5})?")


def static_file(path: Path) -> StaticFile:
    """One file."""
    return static_file_of(KINDS.get(path.suffix, UNKNOWN_KIND), path.read_bytes())


def load_files(folder: Path) -> dict[str, StaticFile]:
    """All files in a folder, by path; none if the page was not built."""
    return {
        f"/{path.relative_to(folder).as_posix()}": static_file(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def router(found: dict[str, StaticFile]) -> Router:
    """The routes of the page and its files."""
    index = found.get(INDEX)
    files = sorted(found.keys() - {INDEX})
    notice = Notice("page-not-built")

    @route(ADDRESSES, http_method=METHODS)
    async def page(request: AnyHttpRequest) -> Response[bytes]:
        """Serve the page."""
        return opened(index, request) if index else not_built(notice, request)

    @route(files, http_method=METHODS)
    async def file(request: AnyHttpRequest) -> Response[bytes]:
        """Serve a file of the page."""
        path = normalize_path(request.scope["path"])
        return respond(found[path], request, {"Cache-Control": kept(path)})

    handlers = [page, file] if files else [page]
    return Router("/", route_handlers=handlers, include_in_schema=False)


def kept(path: str) -> str:
    """Return how long a browser may keep a file."""
    return FOR_EVER if path.startswith(NAMED_BY_CONTENT) else "no-cache"


def opened(index: StaticFile, request: AnyHttpRequest) -> Response[bytes]:
    """The page with its policies."""
    return respond(index, request, {"Cache-Control": "no-cache", **policies(request)})


def policies(request: AnyHttpRequest) -> dict[str, str]:
    """The security headers of a page."""
    host = request.headers.get("host", "")
    found = {"Content-Security-Policy": POLICY + sockets_of(host)}
    # Otherwise browsers ignore it and log an error.
    if request.scope["scheme"] == "https" or OWN_MACHINE.fullmatch(host):
        found["Cross-Origin-Opener-Policy"] = "same-origin"
    return found


def nothing_there(index: StaticFile, request: AnyHttpRequest) -> Response[bytes]:
    """The page with status 404; the page itself shows a message."""
    response = opened(index, request)
    response.status_code = 404
    response.headers["Vary"] = "Accept, Accept-Encoding"
    return response


def is_for_people(request: AnyHttpRequest) -> bool:
    """Whether a browser navigates to this address."""
    first = normalize_path(request.scope["path"]).split("/")[1]
    reads = "text/html" in request.headers.get("accept", "").lower()
    return reads and request.method in METHODS and first not in FOR_PROGRAMS


def sockets_of(host: str) -> str:
    """The websocket sources, for browsers that do not count them as 'self'."""
    return f" ws://{host} wss://{host}" if PLAIN_HOST.fullmatch(host) else ""


def not_built(notice: Notice, request: AnyHttpRequest) -> Response[bytes]:
    """A message that says how to build the page."""
    text, headers = notice.text(request.headers.get("accept-language"))
    headers["Cache-Control"] = "no-store"
    return Response(text.encode(), status_code=503, media_type=TEXT, headers=headers)
