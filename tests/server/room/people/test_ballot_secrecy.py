"""Secret ballots: what others can tell, and when the result is told."""

from collections.abc import Callable

import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from turncoat.games import GAMES
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room.people.ballots import BALLOT, SLOW_BALLOT

SECRET = "5e" * 32
PEOPLE = [ADA, BEN, CYD, DAN, "Eve"]
PLAYERS = {"among_cultists": 5, "dark_providence": 4, "shadow_hunters": 4}
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def harness_of(game: str = "shadow_hunters") -> RoomHarness:
    """Only people play, and one more watches."""
    harness = RoomHarness(game, PLAYERS[game]).dealt_from(SECRET).start(*PEOPLE[: PLAYERS[game]])
    return harness.join("Watcher")


def outcome(harness: RoomHarness) -> tuple[str, bool] | None:
    """The result of the last ballot, as everybody sees it."""
    return harness.room_frame(ADA).last_ballot


# What others can tell.


def called_by_ada_alone(harness: RoomHarness) -> None:
    harness.do(ADA, commands.Call, ballot="pause")


def called_by_ben_alone(harness: RoomHarness) -> None:
    harness.do(BEN, commands.Call, ballot="pause")


def called_by_ben_and_rejected_by_ada(harness: RoomHarness) -> None:
    harness.do(BEN, commands.Call, ballot="pause")
    harness.do(ADA, commands.Vote, yes=False)


def called_by_ben_who_changed_its_mind(harness: RoomHarness) -> None:
    harness.do(BEN, commands.Call, ballot="pause")
    harness.do(BEN, commands.Vote, yes=False)


def called_by_ben_and_wanted_by_ada(harness: RoomHarness) -> None:
    harness.do(BEN, commands.Call, ballot="pause")
    harness.do(ADA, commands.Vote, yes=True)


@EVERY_GAME
@pytest.mark.parametrize(
    "happens",
    [
        called_by_ben_alone,
        called_by_ben_and_rejected_by_ada,
        called_by_ben_who_changed_its_mind,
        called_by_ben_and_wanted_by_ada,
    ],
)
@pytest.mark.parametrize("reader", [CYD, "Watcher"])
def test_nobody_can_tell_who_called_who_voted_and_how_many(
    reader: str, happens: Callable[[RoomHarness], None], game: str
) -> None:
    one, other = harness_of(game), harness_of(game)

    called_by_ada_alone(one)
    happens(other)

    assert one.raw(reader) == other.raw(reader)

    one.wait(BALLOT)
    other.wait(BALLOT)

    assert outcome(one) == outcome(other) == ("pause", False)
    assert one.raw(reader) == other.raw(reader)


def test_nobody_can_tell_by_how_much_a_ballot_has_passed() -> None:
    just_enough, all_of_them = harness_of(), harness_of()

    just_enough.agree("pause", ADA, BEN, CYD)
    all_of_them.agree("pause", ADA, BEN, CYD, DAN)

    assert outcome(just_enough) == outcome(all_of_them) == ("pause", True)
    assert just_enough.raw("Watcher") == all_of_them.raw("Watcher")


def test_a_vote_sends_nothing_to_others() -> None:
    harness = harness_of()
    harness.do(ADA, commands.Call, ballot="pause")
    harness.raw(CYD)

    harness.do(BEN, commands.Vote, yes=True)

    assert harness.raw(CYD) == []
    assert len(harness.raw(BEN)) > 0


# When it is told.


def test_the_result_comes_at_its_moment_however_soon_all_have_voted() -> None:
    harness = harness_of()
    harness.do(ADA, commands.Call, ballot="pause")
    harness.do(BEN, commands.Vote, yes=True)
    harness.do(CYD, commands.Vote, yes=True)
    harness.do(DAN, commands.Vote, yes=True)

    harness.wait(BALLOT - 0.001)

    assert outcome(harness) is None

    harness.wait(0.001)

    assert outcome(harness) == ("pause", True)
    assert harness.room_frame(ADA).ballot is None


def test_at_correspondence_pace_a_ballot_takes_its_time() -> None:
    harness = RoomHarness(clocks=Clocks(pace="correspondence")).start(ADA, BEN)
    harness.do(ADA, commands.Call, ballot="pause")
    harness.do(BEN, commands.Vote, yes=True)

    harness.wait(SLOW_BALLOT - 1)

    assert outcome(harness) is None

    harness.wait(1)

    assert outcome(harness) == ("pause", True)


def test_whoever_plays_alone_has_the_result_at_once() -> None:
    harness = RoomHarness().start(ADA)

    harness.do(ADA, commands.Call, ballot="pause")

    assert outcome(harness) == ("pause", True)


def test_whoever_is_left_alone_has_the_result_at_once() -> None:
    harness = RoomHarness().start(ADA, BEN)
    harness.do(ADA, commands.Call, ballot="pause")

    harness.do(BEN, commands.Leave)

    assert outcome(harness) == ("pause", True)
