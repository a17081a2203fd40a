"""A lobby is folded when a game is dealt: one journal entry replaces all its steps."""

from inspect import signature
from typing import Any, get_args

import msgspec
import pytest

from tests.server.room.random_games import (
    PLAYING,
    act_until_end,
    durable_state,
    random_game,
    same_people_connected,
)
from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
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


def busy_lobby() -> RoomHarness:
    """A lobby after commands of many kinds; Ben is ready, Ada is not."""
    harness = RoomHarness().dealt_from(SECRET).join(ADA, BEN, CYD, DAN)
    harness.do(DAN, commands.Write, text="Hello.")
    harness.do(BEN, commands.Sit, seat=1)
    harness.do(BEN, commands.Rename, name="Benno", language="cs")
    harness.do(CYD, commands.Mute, member=harness.ids[DAN])
    harness.do(ADA, commands.Kick, member=harness.ids[DAN])
    harness.do(ADA, commands.Lock, locked=True)
    harness.do(ADA, commands.SeatBot, seat=2, level="uniform")
    harness.do(ADA, commands.SeatBot, seat=3, level="sensible")
    listed = msgspec.structs.replace(harness.room.settings, listed=True)
    harness.do(ADA, commands.Arrange, settings=listed)
    harness.do(ADA, commands.Sit, seat=0)
    harness.do(ADA, commands.HandOver, member=harness.ids[BEN])
    harness.do(ADA, commands.Call, ballot="host")
    harness.wait(300)
    harness.do(BEN, commands.Ready, nonce="0b")
    return harness


def left(harness: RoomHarness) -> list[JournalEntry]:
    """The journal entries that folding has left."""
    unsaved = harness.room.unsaved
    gone = {n for one in unsaved for first, end in one.folds for n in range(first, end)}
    return [one for one in unsaved if one.number not in gone]


def both(harness: RoomHarness) -> tuple[dict[str, Any], dict[str, Any]]:
    """The state of the room rebuilt from its journal, and from all entries that it ever had."""
    rooms = (harness.restarted(), harness.restarted(folded=False))
    one, other = (durable_state(same_people_connected(room, harness.room)) for room in rooms)
    return one, other


# Folded or not.


@EVERY_GAME
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_folded_room_is_equal_to_one_that_was_not(game: str, seed: int) -> None:
    harness, random = random_game(game, seed)
    for step in act_until_end(harness, random):
        if step > 60:
            break

    folded, whole = both(harness)

    assert len(left(harness)) < len(harness.room.unsaved)
    assert folded == whole == durable_state(harness.room)


def test_a_busy_lobby_is_equal_whether_it_was_folded_or_not() -> None:
    harness = busy_lobby()
    before = durable_state(harness.room)
    fold(harness.room)

    folded, whole = both(harness)

    assert folded == whole == durable_state(harness.room)
    assert {**folded, "facts": 0} == {**before, "facts": 0}
    assert vars_of(harness.restarted()) == vars_of(harness.restarted(folded=False))


def vars_of(room: Any) -> dict[str, Any]:
    """More of the state that steps of a lobby can change."""
    bans = {member: vars(ban) for member, ban in room.bans.items()}
    return {"locked": room.locked, "bans": bans, "failed": room.failed, "erased": room.erased}


@EVERY_GAME
def test_a_second_lobby_is_folded_as_well(game: str) -> None:
    harness, _ = random_game(game, 7)
    harness.play(PLAYING)
    harness.do(ADA, commands.Again)
    harness.do(DAN, commands.Write, text="Once more?")
    harness.do(CYD, commands.Rename, name=CYD, language="pl")
    for number, name in enumerate(PLAYING):
        harness.do(name, commands.Ready, nonce=f"0{number}")
    harness.play(PLAYING, until=lambda h: h.room.game.number > 5)

    folded, whole = both(harness)

    kinds = [type(one.change) for one in left(harness)]
    assert folded == whole == durable_state(harness.room)
    assert kinds.count(changes.Lobby) == kinds.count(changes.Dealt) == harness.room.deals == 2
    assert changes.Readied not in kinds


def test_at_the_deal_only_what_was_written_and_the_outcome_is_left() -> None:
    harness = busy_lobby()
    harness.do(ADA, commands.Ready, nonce="0a")

    assert [type(one.change) for one in left(harness)] == [
        changes.Opened, changes.Wrote, changes.Lobby, changes.Dealt,
    ]  # fmt: skip


def test_what_was_dealt_answered_said_or_written_is_never_folded() -> None:
    harness, random = random_game("dark_providence", 8)
    assert list(act_until_end(harness, random)) != []

    kept = left(harness)

    gone = {type(one.change) for one in harness.room.unsaved if one not in kept}
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


# A lobby in which no game is ever dealt.


def test_a_lobby_that_goes_on_for_ever_takes_no_more_room_than_so_many_steps() -> None:
    harness = RoomHarness().join(ADA, BEN)
    for turn in range(3 * MOST_STEPS):
        harness.do(BEN, commands.Rename, name=BEN, language=("cs", "pl")[turn % 2])
    harness.do(BEN, commands.Write, text="Is anybody there?")

    folded, whole = both(harness)

    assert len(harness.room.unsaved) > 3 * MOST_STEPS
    assert len(left(harness)) < MOST_STEPS + 5
    assert folded == whole == durable_state(harness.room)


def test_a_journal_of_old_that_was_never_folded_comes_to_the_same_room() -> None:
    harness, random = random_game("shadow_hunters", 4)
    for step in act_until_end(harness, random):
        if step > 40:
            break
    old = [one for one in harness.room.unsaved if not isinstance(one.change, changes.Lobby)]
    journal = [(n, one.at, one.change, one.kept, one.told) for n, one in enumerate(old, 1)]

    again = same_people_connected(inbox.restore(journal, harness.now), harness.room)

    assert {**durable_state(again), "facts": 0} == {**durable_state(harness.room), "facts": 0}


def test_the_outcome_of_a_lobby_comes_out_of_the_journal_as_it_went_in() -> None:
    harness = busy_lobby()
    change = changes.Lobby(**folding.outcome(harness.room))

    assert changes.unpack(changes.pack(change)) == change
