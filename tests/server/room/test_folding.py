"""A lobby is folded when the cards are dealt: one entry says how it came out."""

from inspect import signature
from typing import Any, get_args

import msgspec
import pytest

from tests.server.room.bustle import (
    PLAYING,
    bustle_on,
    bustling,
    memory,
    same_people_connected,
)
from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.server.protocol import commands
from turncoat.server.room import changes, folding, inbox
from turncoat.server.room.folding import MOST_STEPS, fold
from turncoat.server.room.room import JournalEntry
from turncoat.server.room.state import Ballot, Banned, Chair, Member

SECRET = "5e" * 32
EVERY_GAME = pytest.mark.parametrize(
    "game", ["among_cultists", "dark_providence", "shadow_hunters"]
)
# What was dealt, answered, said or written; and what a room or a lobby begins with.
NEVER_FOLDED = {
    changes.Opened, changes.Dealt, changes.Chose,
    changes.Closed, changes.Interrupted, changes.TookBack,
    changes.Said, changes.Wrote, changes.Noticed,
    changes.NoticeLifted, changes.SatIn, changes.Returned,
    changes.Resumed, changes.Deserted, changes.Attended,
    changes.Again, changes.RoomClosed, changes.Numbered,
}  # fmt: skip


def busy_lobby() -> Hall:
    """Much has happened before anybody is ready."""
    hall = Hall().dealt_from(SECRET).join(ADA, BEN, CYD, DAN)
    hall.do(DAN, commands.Write, text="Hello.")
    hall.do(BEN, commands.Sit, seat=1)
    hall.do(BEN, commands.Rename, name="Benno", language="cs")
    hall.do(CYD, commands.Mute, member=hall.ids[DAN])
    hall.do(ADA, commands.Kick, member=hall.ids[DAN])
    hall.do(ADA, commands.Lock, locked=True)
    hall.do(ADA, commands.SeatBot, seat=2, level="uniform")
    hall.do(ADA, commands.SeatBot, seat=3, level="sensible")
    listed = msgspec.structs.replace(hall.room.settings, listed=True)
    hall.do(ADA, commands.Arrange, settings=listed)
    hall.do(ADA, commands.Sit, seat=0)
    hall.do(ADA, commands.HandOver, member=hall.ids[BEN])
    hall.do(ADA, commands.Call, ballot="host")
    hall.wait(300)
    hall.do(BEN, commands.Ready, nonce="0b")
    return hall


def left(hall: Hall) -> list[JournalEntry]:
    """What is in the journal after all."""
    unsaved = hall.room.unsaved
    gone = {n for one in unsaved for first, end in one.folds for n in range(first, end)}
    return [one for one in unsaved if one.number not in gone]


def both(hall: Hall) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a room remembers from its journal, and from all that was ever in it."""
    rooms = (hall.restarted(), hall.restarted(folded=False))
    one, other = (memory(same_people_connected(room, hall.room)) for room in rooms)
    return one, other


# Folded or not.


@EVERY_GAME
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_folded_room_is_equal_to_one_that_was_not(game: str, seed: int) -> None:
    hall, random = bustling(game, seed)
    for step in bustle_on(hall, random):
        if step > 60:
            break

    folded, whole = both(hall)

    assert len(left(hall)) < len(hall.room.unsaved)
    assert folded == whole == memory(hall.room)


def test_a_busy_lobby_is_equal_whether_it_was_folded_or_not() -> None:
    hall = busy_lobby()
    before = memory(hall.room)
    fold(hall.room)

    folded, whole = both(hall)

    assert folded == whole == memory(hall.room)
    assert {**folded, "facts": 0} == {**before, "facts": 0}
    assert vars_of(hall.restarted()) == vars_of(hall.restarted(folded=False))


def vars_of(room: Any) -> dict[str, Any]:
    """What only a lobby knows."""
    bans = {member: vars(ban) for member, ban in room.bans.items()}
    return {"locked": room.locked, "bans": bans, "failed": room.failed, "erased": room.erased}


@EVERY_GAME
def test_a_second_lobby_is_folded_as_well(game: str) -> None:
    hall, _ = bustling(game, 7)
    hall.play(PLAYING)
    hall.do(ADA, commands.Again)
    hall.do(DAN, commands.Write, text="Once more?")
    hall.do(CYD, commands.Rename, name=CYD, language="pl")
    for number, name in enumerate(PLAYING):
        hall.do(name, commands.Ready, nonce=f"0{number}")
    hall.play(PLAYING, until=lambda h: h.room.game.number > 5)

    folded, whole = both(hall)

    kinds = [type(one.change) for one in left(hall)]
    assert folded == whole == memory(hall.room)
    assert kinds.count(changes.Lobby) == kinds.count(changes.Dealt) == hall.room.deals == 2
    assert changes.Readied not in kinds


def test_at_the_deal_only_what_was_written_and_the_outcome_is_left() -> None:
    hall = busy_lobby()
    hall.do(ADA, commands.Ready, nonce="0a")

    assert [type(one.change) for one in left(hall)] == [
        changes.Opened, changes.Wrote, changes.Lobby, changes.Dealt,
    ]  # fmt: skip


def test_what_was_dealt_answered_said_or_written_is_never_folded() -> None:
    hall, random = bustling("dark_providence", 8)
    assert list(bustle_on(hall, random)) != []

    kept = left(hall)

    gone = {type(one.change) for one in hall.room.unsaved if one not in kept}
    assert gone <= set(changes.OF_A_LOBBY)
    assert not gone & NEVER_FOLDED


def test_of_every_fact_it_is_said_whether_it_is_folded() -> None:
    every = set(get_args(changes.AnyChange))

    assert set(changes.OF_A_LOBBY) | NEVER_FOLDED == every
    assert not set(changes.OF_A_LOBBY) & NEVER_FOLDED


@pytest.mark.parametrize(
    ("state", "kept"),
    [
        (vars(Member(1, "Ada", "en", "", program=False, display=False)), changes.LobbyMember),
        ({**vars(Chair(0)), "seat": None}, changes.LobbyChair),
        (vars(Banned("Ada", "", "")), changes.LobbyBan),
        (vars(Ballot("host", None, 0, 0)), changes.LobbyBallot),
    ],
)
def test_nothing_that_a_lobby_knows_is_forgotten(
    state: dict[str, Any], kept: type[msgspec.Struct]
) -> None:
    fields = set(signature(kept).parameters)

    assert set(state) - {"seat"} <= fields


# A lobby in which nothing is ever dealt.


def test_a_lobby_that_goes_on_for_ever_takes_no_more_room_than_so_many_steps() -> None:
    hall = Hall().join(ADA, BEN)
    for turn in range(3 * MOST_STEPS):
        hall.do(BEN, commands.Rename, name=BEN, language=("cs", "pl")[turn % 2])
    hall.do(BEN, commands.Write, text="Is anybody there?")

    folded, whole = both(hall)

    assert len(hall.room.unsaved) > 3 * MOST_STEPS
    assert len(left(hall)) < MOST_STEPS + 5
    assert folded == whole == memory(hall.room)


def test_a_journal_of_old_that_was_never_folded_comes_to_the_same_room() -> None:
    hall, random = bustling("shadow_hunters", 4)
    for step in bustle_on(hall, random):
        if step > 40:
            break
    old = [one for one in hall.room.unsaved if not isinstance(one.change, changes.Lobby)]
    journal = [(n, one.at, one.change, one.kept, one.told) for n, one in enumerate(old, 1)]

    again = same_people_connected(inbox.restore(journal, hall.now), hall.room)

    assert {**memory(again), "facts": 0} == {**memory(hall.room), "facts": 0}


def test_the_outcome_of_a_lobby_comes_out_of_the_journal_as_it_went_in() -> None:
    hall = busy_lobby()
    change = changes.Lobby(**folding.outcome(hall.room))

    assert changes.unpack(changes.pack(change)) == change
