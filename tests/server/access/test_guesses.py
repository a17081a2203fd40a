"""Room codes, tokens and replays can't be found by guessing, over REST or with `hello`."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.server.guests import Wire, get, open_room, post, problem, refusal
from tests.server.hostile.guessing import guess_over_rest, guess_over_socket
from tests.server.running import Running, running
from turncoat.server import limits

RATE = 200
ALLOWED = RATE // limits.GUESSES
# How many more guesses the refilling budget may allow while a test runs on a slow machine.
MEANWHILE = 15


@pytest.fixture
def game_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a low rate limit, new for each test."""
    folder = tmp_path_factory.mktemp("guessed")
    with running("--data", str(folder), "--rate", str(RATE)) as server:
        yield server


def test_guesses_over_the_socket_are_limited_like_those_over_rest(game_server: Running) -> None:
    over_socket = Counter(guess_over_socket(game_server.address, "127.0.0.3", 3 * ALLOWED))
    over_rest = Counter(guess_over_rest(game_server.address, "127.0.0.4", 3 * ALLOWED))

    assert ALLOWED // 2 <= over_socket["unknown_room"] <= ALLOWED + MEANWHILE
    assert ALLOWED <= over_rest["unknown_room"] <= ALLOWED + MEANWHILE
    # Some websockets are refused because there are too many of them.
    assert set(over_socket) - {"not let in"} == set(over_rest) == {"unknown_room", "too_fast"}


def test_both_ways_have_one_budget(game_server: Running) -> None:
    guess_over_rest(game_server.address, "127.0.0.3", ALLOWED + MEANWHILE)

    answers = Counter(guess_over_socket(game_server.address, "127.0.0.3", MEANWHILE))

    assert answers["unknown_room"] < MEANWHILE // 2


def test_whoever_guesses_hinders_nobody_at_another_address(game_server: Running) -> None:
    host = open_room(game_server)
    guess_over_rest(game_server.address, "127.0.0.3", ALLOWED + MEANWHILE)

    assert get(game_server, f"/api/rooms/{host.room}").status_code == 200


def exhaust(game_server: Running) -> None:
    """Use up all guesses of the address that the tests' other requests come from."""
    guess_over_rest(game_server.address, "127.0.0.1", ALLOWED + MEANWHILE)


def test_who_has_a_token_comes_in_even_when_a_neighbour_guesses(game_server: Running) -> None:
    host = open_room(game_server)
    exhaust(game_server)

    with Wire(game_server) as wire:
        assert refusal(wire.hello(host.room, host.token)) == ""


def test_a_wrong_token_of_a_real_room_sounds_like_a_wrong_room(game_server: Running) -> None:
    host = open_room(game_server)
    exhaust(game_server)
    heard = []
    for room in (host.room, "ZZZZZZ"):
        with Wire(game_server) as wire:
            heard.append(refusal(wire.hello(room, "A" * 43)))

    assert heard == ["too_fast", "too_fast"]


def test_wrong_codes_to_move_a_seat_are_guesses(game_server: Running) -> None:
    host = open_room(game_server)
    path = f"/api/rooms/{host.room}/transfers/redeem"

    answers = [
        problem(post(game_server, path, {"code": f"{n:016}"})) for n in range(ALLOWED + MEANWHILE)
    ]

    assert answers[0] == (401, "wrong_token")
    assert (429, "too_fast") in answers


def test_what_is_there_costs_no_guess(game_server: Running) -> None:
    host = open_room(game_server)

    asked = ALLOWED + MEANWHILE
    statuses = {get(game_server, f"/api/rooms/{host.room}").status_code for _ in range(asked)}

    assert statuses == {200}
