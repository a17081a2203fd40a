"""Connections by address: somebody who holds many does not keep others out."""

import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from time import monotonic, sleep

import httpx
import pytest

from tests.server.guests import Wire, open_room, refusal
from tests.server.hostile.crowding import idle_connection, is_open
from tests.server.running import Running, running
from turncoat.server import limits
from turncoat.server.access.connections import Bounds, Connections
from turncoat.server.access.proxies import Proxies

SMALL = Bounds(most=12, most_idle=8, each=6, each_idle=4)


class Line:
    """A connection that remembers whether it was aborted."""

    def __init__(self) -> None:
        self.cut = False

    def abort(self) -> None:
        self.cut = True


def entered(connections: Connections, address: str, many: int) -> list[Line]:
    """Open `many` idle connections from one address."""
    lines = [Line() for _ in range(many)]
    for line in lines:
        connections.enter(line, address)
    return lines


def cut(lines: list[Line]) -> list[bool]:
    return [line.cut for line in lines]


# Connections on their own.


def test_of_too_many_idle_ones_from_one_address_the_oldest_goes() -> None:
    lines = entered(Connections(SMALL), "127.0.0.2", 6)

    assert cut(lines) == [True, True, False, False, False, False]


def test_a_network_of_ipv6_counts_as_one() -> None:
    connections = Connections(SMALL)

    lines = [entered(connections, f"2001:db8::{n}", 1)[0] for n in range(1, 7)]
    other = entered(connections, "2001:db8:0:1::1", 1)

    assert cut(lines) == [True, True, False, False, False, False]
    assert cut(other) == [False]


def test_who_is_answered_or_plays_is_not_cut_off() -> None:
    connections = Connections(SMALL)
    playing = entered(connections, "127.0.0.2", 3)
    for line in playing:
        connections.busy(line)

    lines = entered(connections, "127.0.0.2", 5)

    assert cut(playing) == [False] * 3
    # One address may have six connections in all, busy or idle.
    assert cut(lines) == [True, True, False, False, False]


def test_where_all_are_busy_the_newcomer_goes() -> None:
    connections = Connections(SMALL)
    for line in entered(connections, "127.0.0.2", 4) + entered(connections, "127.0.0.2", 2):
        connections.busy(line)
    playing = connections._count["127.0.0.2"]
    for line in entered(connections, "127.0.0.2", SMALL.each - playing):
        connections.busy(line)

    assert cut(entered(connections, "127.0.0.2", 1)) == [True]
    assert cut(entered(connections, "127.0.0.3", 1)) == [False]


def test_when_all_are_too_many_the_busiest_address_makes_room() -> None:
    connections = Connections(SMALL)
    crowd = entered(connections, "127.0.0.2", 4)
    pair = entered(connections, "127.0.0.3", 2)
    others = [entered(connections, f"127.0.1.{n}", 1)[0] for n in range(3)]

    assert cut(crowd) == [True, False, False, False]
    assert cut(pair) == [False, False]
    assert cut(others) == [False, False, False]


def test_what_is_idle_again_is_the_youngest() -> None:
    connections = Connections(SMALL)
    first, second, *_ = entered(connections, "127.0.0.2", 4)
    connections.busy(first)
    connections.idle(first)

    entered(connections, "127.0.0.2", 1)

    assert cut([first, second]) == [False, True]


def test_a_trusted_proxy_may_have_as_many_as_there_are() -> None:
    connections = Connections(SMALL, Proxies.named(["10.0.0.0/8", "unix"]))

    lines = entered(connections, "10.1.2.3", 6) + entered(connections, "", 6)

    assert cut(lines) == [False] * 12
    assert cut(entered(connections, "10.1.2.3", 1)) == [True]


def test_nothing_is_kept_of_those_who_are_gone() -> None:
    connections = Connections(SMALL)
    lines = [line for n in range(2, 5) for line in entered(connections, f"127.0.0.{n}", 5)]

    for line in lines:
        connections.leave(line)
        connections.idle(line)

    assert len(connections) == 0
    assert not connections._count
    assert not connections._idle
    assert connections._idle_in_all == 0


@pytest.mark.parametrize("descriptors", [64, 256, 1024, 4096, 20_000, 65_536])
def test_there_are_always_descriptors_left(descriptors: int) -> None:
    bounds = Bounds.within(descriptors)

    assert bounds.most <= descriptors - min(256, descriptors // 2)
    assert 0 < bounds.each_idle < bounds.most_idle < bounds.most
    assert bounds.each < bounds.most


# On a server.


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that starts with a limit of 512 open files."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
    with running("--data", str(tmp_path_factory.mktemp("small"))) as server:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
        yield server


def test_as_many_descriptors_are_asked_for_as_are_allowed(small: Running) -> None:
    soft, hard = resource.prlimit(small.process.pid, resource.RLIMIT_NOFILE)

    assert soft == min(hard, 65_536)


def test_three_hundred_idle_connections_a_second_hinder_no_visitor(small: Running) -> None:
    resource.prlimit(small.process.pid, resource.RLIMIT_NOFILE, (512, 512))
    host = open_room(small)
    command = [sys.executable, "-m", "tests.server.hostile.crowding", "127.0.0.1"]
    crowd = subprocess.Popen(
        [*command, str(small.port), "300", "6", "127.0.0.2"], stdout=subprocess.PIPE, text=True
    )
    assert crowd.stdout is not None
    crowd.stdout.readline()
    failed, visits, end = 0, 0, monotonic() + 5
    while monotonic() < end:
        visits += 1
        try:
            failed += not visited(small, f"127.0.0.{10 + visits % 200}")
        except (httpx.HTTPError, OSError):
            failed += 1
    with Wire(small) as wire:
        refused = refusal(wire.hello(host.room, host.token))
    opened, left = map(int, crowd.communicate(timeout=60)[0].split())

    assert opened > 600
    assert left <= limits.MOST_IDLE
    assert visits > 5
    assert failed == 0
    assert refused == ""


def visited(server: Running, source: str) -> bool:
    """Whether a new client from an address gets an answer."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=10) as client:
        return client.get(f"{server.address}/health").status_code == 200


REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize("more", [b"", b"\r\n", b"G"])
def test_an_idle_connection_is_closed_however_little_comes_over_it(
    small: Running, more: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", small.port), 10, ("127.0.0.5", 0)) as line:
        line.sendall(REQUEST)
        assert line.recv(12) == b"HTTP/1.1 200"
        # Read the rest of the answer, so that only the end of the connection is left.
        sleep(0.2)
        line.recv(0x10000)
        line.sendall(more)
        end = monotonic() + 3 * limits.PATIENCE
        line.setblocking(False)
        while is_open(line) and monotonic() < end:
            sleep(0.1)

        assert not is_open(line)


def test_of_one_address_the_oldest_go_and_the_last_are_answered(small: Running) -> None:
    with ExitStack() as stack:
        lines = [
            stack.enter_context(idle_connection("127.0.0.1", small.port, "127.0.0.6"))
            for _ in range(limits.MOST_IDLE + 20)
        ]
        sleep(1)
        still = [is_open(line) for line in lines]
        lines[-1].settimeout(10)
        lines[-1].sendall(REQUEST)
        answer = lines[-1].recv(12)

    assert still[:20] == [False] * 20
    assert all(still[30:])
    assert answer == b"HTTP/1.1 200"
