"""The delay for spectators also holds for every page of the server."""

import msgspec
import pytest

from tests.server.guests import begin, connected, get, open_room, play_out, post, problem
from tests.server.running import Running
from turncoat.server import fair
from turncoat.server.protocol import pages
from turncoat.server.replays import game_file

LONG = {"delay": 900}
REPLAY = ["", "/file", "/steps?viewer=open", "/last", "/verdict"]


def listed(server: Running) -> list[str]:
    """The codes of all listed rooms."""
    page = msgspec.json.decode(get(server, "/api/rooms").content, type=list[pages.OpenRoom])
    return [room.code for room in page]


@pytest.fixture(scope="module")
def played(server: Running) -> tuple[pages.Joined, str, dict[str, str]]:
    """A game that ended before spectators may see that it began: Ada's entry, the number of the
    replay, and the public page of the room before the game.
    """
    entry = open_room(server, listed=True, spectators=LONG)
    with connected(server, entry) as wire:
        for seat in range(4):
            wire.ask("sit", seat=seat)
    before = get(server, f"/api/rooms/{entry.room}").json()
    with connected(server, entry) as wire:
        for seat in range(4):
            wire.ask("stand", seat=seat)
    return entry, play_out(server, entry), before


def test_a_room_looks_as_before_its_game_however_far_that_is(
    server: Running, played: tuple[pages.Joined, str, dict[str, str]]
) -> None:
    entry, _, before = played

    assert get(server, f"/api/rooms/{entry.room}").json() == before
    assert before["phase"] == "lobby"


def test_a_room_stays_in_the_list_until_its_game_may_be_seen(
    server: Running, played: tuple[pages.Joined, str, dict[str, str]]
) -> None:
    at_once = open_room(server, listed=True)
    with connected(server, at_once) as wire:
        begin(wire)

    codes = listed(server)

    assert played[0].room in codes
    assert at_once.room not in codes


def test_there_is_no_story_before_it_may_be_seen(
    server: Running, played: tuple[pages.Joined, str, dict[str, str]]
) -> None:
    story = get(server, f"/api/rooms/{played[0].room}/story", played[0].token)

    assert problem(story) == (409, "not_now")


@pytest.mark.parametrize("page", REPLAY)
def test_the_replay_is_not_found_by_what_everybody_was_shown(
    server: Running, played: tuple[pages.Joined, str, dict[str, str]], page: str
) -> None:
    _, number, before = played

    by_commitment = get(server, f"/api/replays/{before['commitment'][:16]}{page}")

    assert problem(by_commitment) == (404, "unknown_page")
    assert get(server, f"/api/replays/{number}{page}").status_code == 200


def test_the_number_of_a_replay_comes_from_the_secret_of_its_deal(
    server: Running, played: tuple[pages.Joined, str, dict[str, str]]
) -> None:
    file = get(server, f"/api/replays/{played[1]}/file").json()

    assert played[1] == file["id"] == fair.replay_number(file["deal"]["secret"])


def test_a_file_that_is_numbered_by_its_commitment_is_still_taken(
    server: Running, played: tuple[pages.Joined, str, dict[str, str]]
) -> None:
    file = gamefile_of_old(get(server, f"/api/replays/{played[1]}/file").content)

    response = post(server, "/api/replays", file)

    assert response.status_code == 201
    assert response.json()["id"] == msgspec.json.decode(file)["deal"]["commitment"][:16]


def gamefile_of_old(data: bytes) -> bytes:
    """The game file as 0.5.0 wrote it, numbered by its commitment."""
    file = game_file.read(data)
    numbered = msgspec.structs.replace(file, id=file.deal.commitment[:16], checksum="")
    return game_file.write(game_file.sealed(numbered))
