"""Limits by address: they use a monotonic clock, and remember a bounded number of addresses."""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager

import httpx
import pytest

from tests.server.guests import Wire, refusal
from tests.server.running import Running, running
from turncoat.server import limits
from turncoat.server.limits import Limiter


def test_each_address_has_a_bucket_of_its_own() -> None:
    limiter = Limiter(burst=2, per_second=1)

    here = [limiter.take("here", 5.0) for _ in range(3)]
    there = limiter.take("there", 5.0)

    assert here == [True, True, False]
    assert there


def test_what_was_not_needed_is_given_back_and_no_more() -> None:
    limiter = Limiter(burst=2, per_second=1)
    limiter.take("here", 5.0, 2)

    limiter.give_back("here")
    limiter.give_back("nobody")

    assert [limiter.take("here", 5.0) for _ in range(2)] == [True, False]
    limiter.give_back("here", 10)
    assert [limiter.take("here", 5.0) for _ in range(3)] == [True, True, False]


def test_an_address_is_forgotten_when_its_bucket_must_be_full_again() -> None:
    limiter = Limiter(burst=10, per_second=1)
    for number in range(100):
        limiter.take(f"address {number}", 5.0)

    limiter.take("later", 15.0)

    assert len(limiter) == 1


def test_a_crowd_of_addresses_does_not_forgive_one_that_has_taken_all() -> None:
    limiter = Limiter(burst=10, per_second=0.001, most=100)
    limiter.take("attacker", 1.0, 10)

    for number in range(10_000):
        limiter.take(f"address {number}", 2.0)

    assert len(limiter) <= 101
    assert not limiter.take("attacker", 3.0)


def test_it_takes_as_long_to_refill_as_is_said() -> None:
    limiter = Limiter(burst=600, per_second=10)
    limiter.take("here", 5.0, 600)
    bucket = limiter.bucket("here", 5.0)

    assert bucket.seconds_to(1) == 1
    assert bucket.seconds_to(600) == 60
    assert limiter.bucket("here", 35.0).seconds_to(600) == 30


def test_no_limit_is_measured_by_a_clock_that_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 10.0**12)
    limiter = limits.ConnectionLimiter(rate=2)

    taken = [limiter.requests.take("here", time.monotonic()) for _ in range(3)]

    assert taken == [True, True, False]


def test_requests_are_counted_down_and_what_is_nowhere_counts_too(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("counted")
    with (
        running("--data", str(folder), "--rate", "20") as server,
        httpx.Client(base_url=server.address) as visitor,
    ):
        first = visitor.get("/api/games")
        nowhere = [visitor.get("/api/nowhere").status_code for _ in range(19)]
        refused = visitor.get("/api//games/")
        page = visitor.get("/about")

    assert first.headers["RateLimit-Limit"] == "20"
    assert first.headers["RateLimit-Policy"] == "20; w=60"
    assert first.headers["RateLimit-Remaining"] == "19"
    assert nowhere == [404] * 19
    assert (refused.status_code, refused.json()["error"]) == (429, "too_fast")
    assert 1 <= int(refused.headers["Retry-After"]) <= 3
    assert refused.headers["RateLimit-Reset"] == refused.headers["Retry-After"]
    assert page.status_code in (200, 503)


def test_a_large_request_counts_as_many(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("large")
    file = b"{" + b" " * (limits.LARGEST_FILE - 2) + b"}"
    with (
        running("--data", str(folder), "--rate", "20") as server,
        httpx.Client(base_url=server.address) as visitor,
    ):
        small = visitor.post("/api/replays", content=b"{}")
        large = visitor.post("/api/replays", content=file)
        again = visitor.post("/api/replays", content=iter([file]))

    assert small.headers["RateLimit-Remaining"] == "19"
    # A large request is accepted as long as any budget is left, and is charged afterwards.
    assert (large.status_code, large.headers["RateLimit-Remaining"]) == (400, "0")
    assert (again.status_code, again.json()["error"]) == (429, "too_fast")
    assert 100 < int(again.headers["Retry-After"]) <= 132


def test_what_is_owed_is_not_forgotten_before_it_is_paid() -> None:
    limiter = Limiter(burst=10, per_second=1)
    limiter.bucket("here", 5.0).owe(30)

    limiter.take("there", 16.0)

    assert not limiter.take("here", 24.9)
    assert limiter.take("here", 26.1)


# Bursts.


@pytest.mark.parametrize(
    ("rate", "at_once"), [(600, 60), (1_000_000, 100_000), (100, 60), (60, 60), (5, 5)]
)
def test_what_may_come_at_once_is_a_tenth_of_a_minute_or_a_few(rate: int, at_once: int) -> None:
    connections = limits.ConnectionLimiter(rate)

    for limiter in (connections.requests, connections.monitors):
        taken = sum(limiter.take("here", 5.0) for _ in range(at_once + 100))
        in_a_minute = sum(limiter.take("here", 5.0 + n / 1000) for n in range(60_000))

        assert taken == at_once
        assert in_a_minute == pytest.approx(min(rate, 60_000), abs=2)


def test_the_page_has_a_measure_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    with server_at_default_rate(tmp_path_factory) as server:
        transport = httpx.HTTPTransport(local_address="127.0.0.7")
        with httpx.Client(base_url=server.address, transport=transport) as visitor:
            first = visitor.get("/")
            more = limits.PAGE_AT_ONCE + limits.PAGE_RATE // limits.MINUTE * 30
            statuses = Counter(visitor.get("/nowhere").status_code for _ in range(more))
            # Some get through, because the bucket refills meanwhile.
            later = {visitor.get("/").status_code for _ in range(50)}
            games = visitor.get("/api/games")

    assert first.headers["RateLimit-Limit"] == str(limits.PAGE_AT_ONCE)
    assert first.headers["RateLimit-Policy"] == f"{limits.PAGE_AT_ONCE}; w=20"
    assert set(statuses) == {404, 429}
    assert statuses[404] >= limits.PAGE_AT_ONCE - 1
    assert 429 in later
    assert games.status_code == 200


def server_at_default_rate(factory: pytest.TempPathFactory) -> AbstractContextManager[Running]:
    return running("--data", str(factory.mktemp("usual")), "--rate", str(limits.RATE))


# Many devices behind one address.

PHONES = 8
FILES = 110


def arrive(server: Running, code: str, name: str) -> list[int]:
    """A new phone loads the whole page, joins the room and connects. Returns the HTTP statuses."""
    with httpx.Client(base_url=server.address) as phone:
        paths = ["/", *(f"/assets/file-{number}.js" for number in range(FILES))]
        paths += ["/api/games", "/api/rooms", f"/api/rooms/{code}", f"/api/rooms/{code}"]
        statuses = [phone.get(path).status_code for path in paths]
        joined = phone.post(f"/api/rooms/{code}/members", json={"name": name, "language": "en"})
    with Wire(server) as wire:
        heard = refusal(wire.hello(code, joined.json()["token"]))
    assert heard == ""
    return [*statuses, joined.status_code]


def test_eight_phones_behind_one_address_come_in_at_once(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with server_at_default_rate(tmp_path_factory) as server:
        body = {"settings": {"game": "shadow_hunters", "players": 8}, "name": "Ada"}
        code = httpx.post(f"{server.address}/api/rooms", json=body).json()["room"]
        names = [f"Guest {letter}" for letter in "bcdefghi"]
        with ThreadPoolExecutor(PHONES) as phones:
            found = list(phones.map(lambda name: arrive(server, code, name), names))

    statuses = Counter(status for one in found for status in one)
    assert statuses[429] == 0
    assert statuses[201] == PHONES
