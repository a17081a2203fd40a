"""Where `turncoat serve` listens, and which proxies it trusts."""

import errno
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from turncoat.cli.terminal.exit_codes import CANNOT_LISTEN
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.config import Given, Settings

if TYPE_CHECKING:
    from turncoat.server.access.access import Access

REASONS: Final[dict[int | None, str]] = {
    errno.EADDRINUSE: "cli-serve-in-use",
    errno.EACCES: "cli-serve-not-allowed",
    errno.EADDRNOTAVAIL: "cli-serve-not-here",
}


def access_of(settings: Settings) -> "Access":
    """Return who may connect, according to the settings. Raises UserError."""
    from turncoat.server.access.access import Access
    from turncoat.server.access.proxies import Proxies

    public = settings.public_address
    names = tuple(map(name_in, public))
    shown = public[0].rstrip("/") if public else ""
    for proxy in settings.trusted_proxy:
        try:
            Proxies.named([proxy])
        except ValueError:
            raise UserError(text("cli-serve-bad-proxy", proxy=proxy)) from None
    proxies = Proxies.named(settings.trusted_proxy)
    return Access(settings.rate, proxies, (*names, settings.host), shown)


def name_in(address: str) -> str:
    """Return the host name in a public address. Raises UserError."""
    from turncoat.server.access.hosts import host_in

    try:
        return host_in(address)
    except ValueError:
        raise UserError(text("cli-serve-bad-public")) from None


def socket_file(found: Given) -> str | None:
    """Return the Unix socket to listen on, or None to listen on a port.

    A setting from a stronger source wins; if both come from the same source, raises UserError.
    """
    file = found.settings.unix_socket
    if file is None or found.over("host", "unix_socket") or found.over("port", "unix_socket"):
        return None
    if found.level("unix_socket") in (found.level("host"), found.level("port")):
        raise UserError(text("cli-serve-unix-alone"))
    return file


@contextmanager
def bound_to(host: str, port: int, file: str | None) -> Iterator[socket.socket]:
    """Yield a listening socket, and remove its file afterwards. Raises UserError."""
    if file is None:
        with at_port(host, port) as bound:
            yield bound
        return
    from turncoat.server.network.unix import removed_afterwards

    with at_file(file) as bound, removed_afterwards(bound):
        yield bound


def at_port(host: str, port: int) -> socket.socket:
    """Return a socket that listens on a port. Raises UserError."""
    from turncoat.server.serving import listening

    try:
        return listening(host, port)
    except OSError as error:
        sentence = text("cli-serve-taken", host=host, port=str(port), why=why_not(error))
        raise UserError(sentence, CANNOT_LISTEN) from None


def at_file(file: str) -> socket.socket:
    """Return a socket that listens on a file. Raises UserError."""
    from turncoat.server.network.unix import listening_at

    if not hasattr(socket, "AF_UNIX"):
        raise UserError(text("cli-serve-unix-none"))
    try:
        return listening_at(Path(file))
    except OSError as error:
        sentence = text("cli-serve-no-unix", file=file, why=why_not(error))
        raise UserError(sentence, CANNOT_LISTEN) from None


def why_not(error: OSError) -> str:
    """Return why one can't listen somewhere; for a rare reason, as the system calls it."""
    if isinstance(error, socket.gaierror):
        return text("cli-serve-no-name")
    if error.errno in REASONS:
        return text(REASONS[error.errno])
    return error.strerror or str(error)
