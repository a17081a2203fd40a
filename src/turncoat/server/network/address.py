"""Where a house is: what others on the network call it, and what it calls itself."""

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

EVERYWHERE: Final = ("0.0.0.0", "::")


def own_address(bound: socket.socket) -> str:
    """The address under which others on the network reach this machine; a file has none."""
    if isinstance(bound.getsockname(), str):
        return ""
    host, port = bound.getsockname()[:2]
    if host in EVERYWHERE:
        host = reachable_host()
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def local_address(address: str, host: str) -> str:
    """What this machine itself calls the house."""
    return f"http://localhost:{urlsplit(address).port}" if host in EVERYWHERE else address


def reachable_host() -> str:
    """What this machine is called on the way out; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def only_here(link: str) -> bool:
    """Whether a link leads nowhere but to the machine that it is opened on."""
    try:
        host = urlsplit(link).hostname or ""
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def for_others(called: str, known: str) -> str:
    """What others should call a house that somebody has called so: what only one machine
    understands is no use to them."""
    return known if known and only_here(called) else called
