"""Addresses are kept only as hashes, under keys that change."""

import pytest
from sqlalchemy import text

from turncoat.server.origins import KEY_LIFE, NEW_KEY_EVERY, Origins, network_of
from turncoat.server.store.store import Store

ADDRESS = "203.0.113.7"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_a_visitor_is_an_address_or_a_64(address: str, network: str) -> None:
    assert network_of(address) == network


def opened(database: str) -> Store:
    store = Store(database)
    store.migrate()
    return store


def test_an_origin_is_recognised_until_its_key_is_forgotten(database: str) -> None:
    store = opened(database)
    origin = Origins(store.address_keys(0)).of(ADDRESS)

    half_way = Origins(store.address_keys(NEW_KEY_EVERY))
    later = Origins(store.address_keys(KEY_LIFE))

    assert half_way.same(origin, ADDRESS)
    assert not half_way.same(origin, "203.0.113.8")
    assert half_way.of(ADDRESS) != origin
    assert not later.same(origin, ADDRESS)
    store.close()


def test_keys_that_have_had_their_time_are_not_kept(database: str) -> None:
    store = opened(database)
    first = {key.key for key in store.address_keys(0)}

    store.address_keys(KEY_LIFE)

    with store.engine.connect() as connection:
        kept = set(connection.execute(text("SELECT key FROM address_keys")).scalars())
    assert kept
    assert not kept & first
    store.close()


def test_the_same_key_serves_for_half_a_week(database: str) -> None:
    store = opened(database)

    assert store.address_keys(0) == store.address_keys(NEW_KEY_EVERY - 1)
    store.close()


def test_no_address_has_no_origin(database: str) -> None:
    store = opened(database)
    origins = Origins(store.address_keys(0))

    assert origins.of("") == ""
    assert not origins.same("", "")
    store.close()
