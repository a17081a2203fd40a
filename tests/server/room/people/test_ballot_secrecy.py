"""Secret ballots: what others can tell, and when the result is told."""

from collections.abc import Callable

import pytest

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.games import GAMES
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Clocks
from turncoat.server.room.people.ballots import BALLOT, SLOW_BALLOT

SECRET = "5e" * 32
PEOPLE = [ADA, BEN, CYD, DAN, "Eve"]
PLAYERS = {"among_cultists": 5, "dark_providence": 4, "shadow_hunters": 4}
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


def hall_of(game: str = "shadow_hunters") -> Hall:
    """Nobody but people play; another watches."""
    hall = Hall(game, PLAYERS[game]).dealt_from(SECRET).start(*PEOPLE[: PLAYERS[game]])
    return hall.join("Watcher")


def outcome(hall: Hall) -> tuple[str, bool] | None:
    """How the last ballot came out, as everybody sees it."""
    return hall.looks(ADA).last_ballot


# What others can tell.


def called_by_ada_alone(hall: Hall) -> None:
    hall.do(ADA, commands.Call, ballot="pause")


def called_by_ben_alone(hall: Hall) -> None:
    hall.do(BEN, commands.Call, ballot="pause")


def called_by_ben_and_rejected_by_ada(hall: Hall) -> None:
    hall.do(BEN, commands.Call, ballot="pause")
    hall.do(ADA, commands.Vote, yes=False)


def called_by_ben_who_changed_its_mind(hall: Hall) -> None:
    hall.do(BEN, commands.Call, ballot="pause")
    hall.do(BEN, commands.Vote, yes=False)


def called_by_ben_and_wanted_by_ada(hall: Hall) -> None:
    hall.do(BEN, commands.Call, ballot="pause")
    hall.do(ADA, commands.Vote, yes=True)


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
    reader: str, happens: Callable[[Hall], None], game: str
) -> None:
    one, other = hall_of(game), hall_of(game)

    called_by_ada_alone(one)
    happens(other)

    assert one.raw(reader) == other.raw(reader)

    one.wait(BALLOT)
    other.wait(BALLOT)

    assert outcome(one) == outcome(other) == ("pause", False)
    assert one.raw(reader) == other.raw(reader)


def test_nobody_can_tell_by_how_much_a_ballot_has_passed() -> None:
    just_enough, all_of_them = hall_of(), hall_of()

    just_enough.agree("pause", ADA, BEN, CYD)
    all_of_them.agree("pause", ADA, BEN, CYD, DAN)

    assert outcome(just_enough) == outcome(all_of_them) == ("pause", True)
    assert just_enough.raw("Watcher") == all_of_them.raw("Watcher")


def test_a_vote_sends_nothing_to_others() -> None:
    hall = hall_of()
    hall.do(ADA, commands.Call, ballot="pause")
    hall.raw(CYD)

    hall.do(BEN, commands.Vote, yes=True)

    assert hall.raw(CYD) == []
    assert len(hall.raw(BEN)) > 0


# When it is told.


def test_the_result_comes_at_its_moment_however_soon_all_have_voted() -> None:
    hall = hall_of()
    hall.do(ADA, commands.Call, ballot="pause")
    hall.do(BEN, commands.Vote, yes=True)
    hall.do(CYD, commands.Vote, yes=True)
    hall.do(DAN, commands.Vote, yes=True)

    hall.wait(BALLOT - 0.001)

    assert outcome(hall) is None

    hall.wait(0.001)

    assert outcome(hall) == ("pause", True)
    assert hall.looks(ADA).ballot is None


def test_at_correspondence_pace_a_ballot_takes_its_time() -> None:
    hall = Hall(clocks=Clocks(pace="correspondence")).start(ADA, BEN)
    hall.do(ADA, commands.Call, ballot="pause")
    hall.do(BEN, commands.Vote, yes=True)

    hall.wait(SLOW_BALLOT - 1)

    assert outcome(hall) is None

    hall.wait(1)

    assert outcome(hall) == ("pause", True)


def test_whoever_plays_alone_has_the_result_at_once() -> None:
    hall = Hall().start(ADA)

    hall.do(ADA, commands.Call, ballot="pause")

    assert outcome(hall) == ("pause", True)


def test_whoever_is_left_alone_has_the_result_at_once() -> None:
    hall = Hall().start(ADA, BEN)
    hall.do(ADA, commands.Call, ballot="pause")

    hall.do(BEN, commands.Leave)

    assert outcome(hall) == ("pause", True)
