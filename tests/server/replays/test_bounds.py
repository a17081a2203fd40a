"""Game files are checked for their size before they are replayed; pages of steps are bounded."""

import msgspec
import pytest

from tests.server.guests import get, post, problem
from tests.server.hostile.forgery import played, sealed, talkative
from tests.server.running import Running
from turncoat.core import record
from turncoat.core.errors import BadRecord
from turncoat.games import GAMES
from turncoat.server.limits import LARGEST_FILE
from turncoat.server.protocol import pages
from turncoat.server.replays import game_file
from turncoat.server.replays.bounds import BOUNDS, LARGEST_TABLE, MOST_CLAIMS
from turncoat.server.replays.tasks import Task, answer

GAME = "shadow_hunters"
every_game = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture
def untouched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails the test if a record is replayed."""

    def play(data: bytes, games: object) -> None:
        raise AssertionError("something was played")

    monkeypatch.setattr(record, "replay", play)


def too_many_answers(saved: record.Record) -> None:
    saved.log = saved.log[:1] * (BOUNDS[GAME].answers + 1)


def too_many_claims(saved: record.Record) -> None:
    saved.log += [(2, 0, ("trust", 1))] * (MOST_CLAIMS + 1)


def too_much_said(saved: record.Record) -> None:
    saved.said = [(0, ("trust", 1), 1, -1)] * (MOST_CLAIMS + 1)


def too_large_a_table(saved: record.Record) -> None:
    saved.restart = b"x" * (LARGEST_TABLE + 1)


@pytest.mark.parametrize(
    "forge", [too_many_answers, too_many_claims, too_much_said, too_large_a_table]
)
@pytest.mark.parametrize("what", ["verdict", "steps", "last"])
def test_a_file_beyond_the_bounds_is_refused_unplayed(
    untouched: None, forge: object, what: str
) -> None:
    secret, saved, _, _ = played(GAME, "bounds")
    saved = msgspec.structs.replace(saved)
    saved.log = saved.log[:]
    assert callable(forge)
    forge(saved)

    task = msgspec.convert({"what": what, "file": b""}, Task)
    task = msgspec.structs.replace(task, file=sealed(secret, saved))

    assert answer(task).refusal == "too_large"


@every_game
def test_each_game_has_bounds_and_a_file_within_them_is_fair(game: str) -> None:
    assert game in BOUNDS
    assert game_file.verify(talkative(game, MOST_CLAIMS)).fair


@every_game
def test_one_claim_too_many_is_too_many(game: str) -> None:
    with pytest.raises(BadRecord, match="length"):
        game_file.verify(talkative(game, MOST_CLAIMS + 1))


def test_numbers_without_measure_are_refused() -> None:
    file = msgspec.json.decode(talkative(GAME, 0), type=game_file.GameFile)
    deal = msgspec.structs.replace(file.deal, nonces=["00" * 70_000, *file.deal.nonces[1:]])
    file = msgspec.structs.replace(file, deal=deal, checksum="")
    file = msgspec.structs.replace(file, checksum=game_file._checksum(file))

    assert answer(Task(what="verdict", file=game_file.write(file))).refusal == "bad_file"


def test_the_server_refuses_what_is_too_long(server: Running) -> None:
    file = talkative(GAME, 30_000)

    assert len(file) < LARGEST_FILE
    assert problem(post(server, "/api/replays", file)) == (413, "too_large")


# Pages of steps.


def steps(file: bytes, first: int, count: int, viewers: str = "open") -> pages.Steps:
    return msgspec.json.decode(game_file.steps(file, viewers, first, count), type=pages.Steps)


def test_a_page_of_steps_plays_no_further_than_its_last(monkeypatch: pytest.MonkeyPatch) -> None:
    file, seen = talkative(GAME, 500), []
    replay = record.replay

    def watched(data: bytes, games: object) -> object:
        for match in replay(data, GAMES):
            seen.append(len(match.log))
            yield match

    monkeypatch.setattr(record, "replay", watched)

    found = steps(file, 5, 10)

    assert [step.number for step in found.steps] == [*range(5, 15)]
    assert found.all == len(game_file.read(file).match.log) + 1
    assert max(seen) == 15


def test_a_page_of_steps_is_bounded_and_the_next_goes_on_after_it() -> None:
    file = talkative(GAME, MOST_CLAIMS)
    first = MOST_CLAIMS + 20

    page = game_file.steps(file, "open", first, 100)
    found = msgspec.json.decode(page, type=pages.Steps)
    after = steps(file, first + len(found.steps), 1)

    assert 1 <= len(found.steps) < 100
    assert len(page) <= game_file.LARGEST_PAGE + 100_000
    assert after.steps[0].number == first + len(found.steps)


def test_the_last_step_is_found_however_much_was_said(server: Running) -> None:
    file = talkative(GAME, MOST_CLAIMS, "last")
    number = game_file.read(file).id
    assert post(server, "/api/replays", file).status_code == 201

    last = msgspec.json.decode(get(server, f"/api/replays/{number}/last").content, type=pages.Step)

    assert last.number == len(game_file.read(file).match.log)
