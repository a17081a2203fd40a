"""What is logged: that something happened, and never what was sent."""

import logging

import msgspec
import pytest

from tests.server.guests import (
    BAD,
    Wire,
    entered,
    get,
    join,
    open_room,
    play_out,
    post,
    problem,
    refusal,
)
from tests.server.running import Running, running
from turncoat.server.logs import FIELDS, Bare, only_known_fields, without_values

RATE = 100


class Evening:
    """All kinds of things happen in a house that has a log; then too many."""

    def __init__(self, house: Running) -> None:
        host = open_room(house)
        guest = join(house, host.room, "Benjamin")
        moved = post(house, f"/api/rooms/{host.room}/moves", token=guest.token).json()["code"]
        post(house, f"/api/rooms/{host.room}/moves/redeem", {"code": moved})
        post(house, f"/api/rooms/{host.token}/members", {"name": host.token})
        post(house, "/api/rooms", b"[" * 60_000)
        post(house, "/api/replays", b'{"format":"' + host.token.encode())
        get(house, f"/api/nowhere?token={host.token}", host.token)
        with entered(house, host) as wire:
            for frame in BAD:
                wire.send(frame)
            wire.socket.send(b"\xff" + host.token.encode(), text=True)
            wire.ask("write", text="I am the vampire")
            wire.rest()
        with Wire(house) as wire:
            wire.hello(guest.room, guest.token)
        play_out(house, host)
        self.watched = [get(house, "/health") for _ in range(2 * RATE)]
        self.figures = [get(house, "/metrics") for _ in range(RATE // 4)]
        self.asked = [get(house, f"/api/rooms/{host.room}") for _ in range(2 * RATE)]
        with Wire(house) as wire:
            self.heard = wire.hello(host.room, host.token)
        self.log = house.stop()
        self.lines = [msgspec.json.decode(line) for line in self.log.splitlines()]
        self.secrets = [host.token, guest.token, moved, "Benjamin", "Ada", "vampire"]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """It is over, and the house is closed."""
    folder = tmp_path_factory.mktemp("logged")
    with running("--data", str(folder), "--rate", str(RATE)) as house:
        return Evening(house)


def test_no_token_name_or_word_is_ever_logged(evening: Evening) -> None:
    assert not any(secret in evening.log for secret in evening.secrets)


def test_every_line_is_an_object_of_known_fields(evening: Evening) -> None:
    assert [line["event"] for line in evening.lines] == ["room opened", "game ended", "closed"]
    assert {field for line in evening.lines for field in line} <= FIELDS


def test_whoever_asks_too_often_is_refused_until_some_of_it_has_flowed_back(
    evening: Evening,
) -> None:
    refused = [answer for answer in evening.asked if answer.status_code != 200]

    assert evening.asked[0].status_code == 200
    assert {problem(answer) for answer in refused} == {(429, "too_fast")}
    assert int(refused[0].headers["RateLimit-Reset"]) <= 60


def test_whoever_watches_over_the_house_is_counted_apart(evening: Evening) -> None:
    statuses = [answer.status_code for answer in evening.watched]

    refused = [answer for answer in evening.watched if answer.status_code != 200]
    assert statuses[:RATE] == [200] * RATE
    assert {problem(answer) for answer in refused} == {(429, "too_fast")}
    assert 429 in [answer.status_code for answer in evening.figures]
    assert evening.asked[0].status_code == 200


def test_whoever_asked_too_often_may_still_play(evening: Evening) -> None:
    assert refusal(evening.heard) == ""


def test_of_an_exception_only_its_kind_and_place_are_logged() -> None:
    try:
        raise ValueError("the vampire is Ada")
    except ValueError as error:
        line = without_values(None, "error", {"event": "broken", "exc_info": error})

    assert line["kind"] == "ValueError"
    assert len(line["exception"]) == 1
    assert "vampire" not in str(line)


def test_what_nobody_thought_of_is_not_logged() -> None:
    line = only_known_fields(None, "info", {"event": "x", "room": "CODE", "token": "secret"})

    assert line == {"event": "x", "room": "CODE"}


def test_of_the_words_of_a_library_nothing_is_logged() -> None:
    try:
        raise ValueError("the vampire is Ada")
    except ValueError as error:
        caught = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 1, "Ada %s", ("x",), caught)

    line = msgspec.json.decode(Bare().format(record))

    assert (line["event"], line["level"], line["kind"]) == ("uvicorn.error", "error", "ValueError")
    assert not any(word in str(line) for word in ("Ada", "vampire"))
