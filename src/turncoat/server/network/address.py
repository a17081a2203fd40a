"""The address of the server, for others on the network and for this machine."""

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

EVERYWHERE: Final = ("0.0.0.0", "::")


def own_address(bound: socket.socket) -> str:
    """The URL at which others on the network reach the server; empty for a Unix socket."""
    if isinstance(bound.getsockname(), str):
        return ""
    host, port = bound.getsockname()[:2]
    if host in EVERYWHERE:
        host = reachable_host()
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def local_address(address: str, host: str) -> str:
    """The URL for this machine itself."""
    return f"http://localhost:{urlsplit(address).port}" if host in EVERYWHERE else address


def reachable_host() -> str:
    """This machine's address on the network, found without sending a packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def only_here(link: str) -> bool:
    """Whether a link works only on the machine where it is opened."""
    try:
        host = urlsplit(link).hostname or ""
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def for_others(called: str, known: str) -> str:
    """The URL to give to others, if somebody reached the server as `called`: a loopback address
    would not work for them.
    """
    return known if known and only_here(called) else called
