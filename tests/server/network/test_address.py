"""The address of a server, and the links it gives."""

import pytest

from turncoat.server.network.address import (
    for_others,
    local_address,
    only_here,
    own_address,
    reachable_host,
)
from turncoat.server.serving import listening


@pytest.mark.parametrize(
    ("link", "near"),
    [
        ("http://127.0.0.1:8421/r/ABCDEF", True), ("http://127.1.2.3/r/ABCDEF", True),
        ("http://localhost:8421/r/ABCDEF", True), ("http://[::1]:8421/r/ABCDEF", True),
        ("http://192.168.1.20:8421/r/ABCDEF", False), ("https://house.example/r/A", False),
    ],
)  # fmt: skip
def test_an_address_of_this_machine_alone_is_known(link: str, near: bool) -> None:
    assert only_here(link) is near


@pytest.mark.parametrize(
    ("called", "known", "shared"),
    [
        ("http://localhost:8421", "http://192.168.1.20:8421", "http://192.168.1.20:8421"),
        ("http://127.0.0.1:8421", "http://127.0.0.1:8421", "http://127.0.0.1:8421"),
        ("http://localhost:8421", "", "http://localhost:8421"),
        ("https://house.example", "http://192.168.1.20:8421", "https://house.example"),
    ],
)
def test_a_link_is_of_use_to_others(called: str, known: str, shared: str) -> None:
    assert for_others(called, known) == shared


def test_a_server_for_everybody_knows_its_address_on_the_network() -> None:
    with listening("0.0.0.0", 0) as bound:
        address = own_address(bound)

        assert address == f"http://{reachable_host()}:{bound.getsockname()[1]}"
        assert local_address(address, "0.0.0.0") == f"http://localhost:{bound.getsockname()[1]}"
