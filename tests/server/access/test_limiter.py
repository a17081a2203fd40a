"""Limits by address: by a clock that is never set back, and with an end to what is remembered."""

import time

import httpx
import pytest

from tests.server.running import running
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
    doors = limits.Doors(rate=2)

    taken = [doors.requests.take("here", time.monotonic()) for _ in range(3)]

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
        running("--data", str(folder), "--rate", "100") as server,
        httpx.Client(base_url=server.address) as visitor,
    ):
        small = visitor.post("/api/replays", content=b"{}")
        large = visitor.post("/api/replays", content=file)
        again = visitor.post("/api/replays", content=iter([file]))

    assert small.headers["RateLimit-Remaining"] == "99"
    assert 30 < int(large.headers["RateLimit-Remaining"]) < 40
    assert (again.status_code, again.json()["error"]) == (429, "too_fast")
    assert int(again.headers["Retry-After"]) > 10
