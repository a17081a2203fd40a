"""The lobby: seats of people, bots and programs, and the settings."""

from typing import Any

import msgspec
import pytest

from tests.server.room.room_harness import ADA, BEN, RoomHarness
from turncoat.games import GAMES
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import USUAL, Clocks, Settings
from turncoat.server.room import inbox

LEAST = {"among_cultists": 4, "dark_providence": 1, "shadow_hunters": 4}


def owners(harness: RoomHarness) -> list[int | None]:
    """The member of each seat; None if there is none."""
    return [chair.member for chair in harness.room_frame(ADA).chairs]


# Taking and leaving seats.


def test_whoever_sits_down_has_the_seat() -> None:
    harness = RoomHarness().join(ADA, BEN)

    harness.do(BEN, commands.Sit, seat=2)

    assert owners(harness) == [None, None, harness.ids[BEN], None]
    assert harness.room_frame(BEN).your_seats == [2]
    assert harness.room_frame(ADA).chairs[2].name == BEN


def test_one_member_may_take_several_seats() -> None:
    harness = RoomHarness().join(ADA)

    harness.do(ADA, commands.Sit, seat=3)
    harness.do(ADA, commands.Sit, seat=1)

    assert harness.room_frame(ADA).your_seats == [1, 3]


def test_a_member_with_several_seats_sees_the_table_with_each_pair_of_eyes() -> None:
    harness = RoomHarness().join(ADA).seat(bots="uniform")
    harness.do(ADA, commands.Clear, seat=3)
    harness.do(ADA, commands.Sit, seat=3)
    harness.do(ADA, commands.Clear, seat=1)
    harness.do(ADA, commands.Sit, seat=1)
    harness.do(ADA, commands.Ready)

    seen = [frame.seat for frame in harness.news(ADA) if isinstance(frame, frames.TableFrame)]

    assert seen == [1, 3]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_taken_seat_is_refused(seat: int) -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(ADA, commands.Sit, seat=0)
    harness.do(ADA, commands.SeatBot, seat=1, level="sensible")

    assert harness.refusal(BEN, commands.Sit, seat=seat) == "seat_taken"


def test_a_seat_that_is_not_there_is_refused() -> None:
    harness = RoomHarness(players=4).join(ADA)

    assert harness.refusal(ADA, commands.Sit, seat=4) == "no_such_seat"


def test_whoever_stands_frees_the_seat() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(BEN, commands.Sit, seat=2)

    harness.do(BEN, commands.Stand, seat=2)

    assert owners(harness) == [None] * 4


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_frees_the_seat_of_another(seat: int) -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(BEN, commands.Sit, seat=0)
    harness.do(ADA, commands.SeatBot, seat=1, level="sensible")

    assert harness.refusal(ADA, commands.Stand, seat=seat) == "not_yours"


@pytest.mark.parametrize("request_", [commands.Sit, commands.Stand])
def test_nobody_changes_seats_in_mid_game(request_: type[commands.Command]) -> None:
    harness = RoomHarness().start(ADA, BEN)

    assert harness.refusal(ADA, request_, seat=0) == "not_now"


# Bots.


@pytest.mark.parametrize("level", ["sensible", "uniform"])
def test_the_host_seats_a_bot_of_a_level(level: str) -> None:
    harness = RoomHarness().join(ADA)

    harness.do(ADA, commands.SeatBot, seat=1, level=level)

    chair = harness.room_frame(ADA).chairs[1]
    assert (chair.level, chair.member) == (level, None)
    assert chair.name


def test_a_bot_that_gets_another_level_keeps_its_name() -> None:
    harness = RoomHarness().join(ADA)
    harness.do(ADA, commands.SeatBot, seat=1, level="uniform")
    name = harness.room_frame(ADA).chairs[1].name

    harness.do(ADA, commands.SeatBot, seat=1, level="sensible")

    chair = harness.room_frame(ADA).chairs[1]
    assert (chair.name, chair.level) == (name, "sensible")


def test_eight_bots_have_eight_names() -> None:
    harness = RoomHarness(players=8).join("Sam").seat()

    assert len({chair.name for chair in harness.room_frame("Sam").chairs} - {"Sam"}) == 8


def test_a_bot_of_no_level_is_refused() -> None:
    harness = RoomHarness().join(ADA)

    assert harness.refusal(ADA, commands.SeatBot, seat=1, level="perfect") == "unknown_bot"


def test_a_bot_gets_no_seat_that_a_person_has() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(BEN, commands.Sit, seat=1)

    assert harness.refusal(ADA, commands.SeatBot, seat=1, level="sensible") == "seat_taken"


def test_the_host_takes_a_bot_away() -> None:
    harness = RoomHarness().join(ADA)
    harness.do(ADA, commands.SeatBot, seat=1, level="sensible")

    harness.do(ADA, commands.Clear, seat=1)

    assert harness.room_frame(ADA).chairs[1] == frames.Chair(1, "", None, "", False, 0)


def test_where_there_is_no_bot_none_is_taken_away() -> None:
    harness = RoomHarness().join(ADA)
    harness.do(ADA, commands.Sit, seat=0)

    assert harness.refusal(ADA, commands.Clear, seat=0) == "not_now"
    assert harness.refusal(ADA, commands.Clear, seat=1) == "not_now"


# Programs.


def seat_program(harness: RoomHarness, host: str, seat: int) -> int:
    """The host gives a seat to a program."""
    me = harness.room.members[harness.ids[host]]
    harness.ids["Robot"] = inbox.join_program(
        harness.room, harness.now, me, seat, "Robot", "en", "hash-r"
    )
    return harness.ids["Robot"]


def test_the_host_gives_a_seat_to_a_program() -> None:
    harness = RoomHarness().join(ADA)

    program = seat_program(harness, ADA, 2)

    room = harness.room_frame(ADA)
    assert room.chairs[2].member == program
    assert [member.program for member in room.members] == [False, True]


def test_a_program_takes_part_in_the_ready_check() -> None:
    harness = RoomHarness().join(ADA).seat(ADA)
    harness.do(ADA, commands.Clear, seat=3)
    seat_program(harness, ADA, 3)

    harness.do(ADA, commands.Ready, nonce="0a")

    assert harness.room_frame(ADA).phase == "lobby"

    harness.do("Robot", commands.Ready, nonce="0b")

    assert harness.room_frame(ADA).phase == "playing"
    assert harness.room_frame(ADA).deal.nonces == ["0a", "", "", "0b"]


def test_a_program_whose_seat_is_freed_is_gone_with_its_token() -> None:
    harness = RoomHarness().join(ADA)
    program = seat_program(harness, ADA, 2)

    harness.do(ADA, commands.Stand, seat=2)

    assert owners(harness) == [None] * 4
    assert program not in harness.room.members


def test_a_program_whose_chair_is_taken_away_is_gone() -> None:
    harness = RoomHarness(players=5).join(ADA)
    program = seat_program(harness, ADA, 4)

    fewer = msgspec.structs.replace(harness.room.settings, players=4)
    harness.do(ADA, commands.Arrange, settings=fewer)

    assert program not in harness.room.members


def test_a_program_takes_no_other_seat() -> None:
    harness = RoomHarness().join(ADA)
    seat_program(harness, ADA, 2)

    assert harness.refusal("Robot", commands.Sit, seat=1) == "not_yours"


@pytest.mark.parametrize(("host", "seat", "why"), [(BEN, 2, "not_host"), (ADA, 0, "seat_taken")])
def test_a_program_gets_no_seat_in_vain(host: str, seat: int, why: str) -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(ADA, commands.Sit, seat=0)

    with pytest.raises(Refused, match=why):
        seat_program(harness, host, seat)

    assert len(harness.room.members) == 2


def test_a_program_gets_no_seat_in_mid_game() -> None:
    harness = RoomHarness().start(ADA)

    with pytest.raises(Refused, match="not_now"):
        seat_program(harness, ADA, 1)


def test_a_program_never_becomes_the_host() -> None:
    harness = RoomHarness().join(ADA)
    program = seat_program(harness, ADA, 2)

    assert harness.refusal(ADA, commands.HandOver, member=program) == "not_now"

    harness.do(ADA, commands.Leave)

    assert harness.room.host == 0


# Settings.


@pytest.mark.parametrize("game", list(GAMES))
def test_settings_are_filled_in(game: str) -> None:
    harness = RoomHarness(game, LEAST[game]).join(ADA)

    settings = harness.room_frame(ADA).settings

    assert msgspec.structs.asdict(settings.clocks) == {"pace": "live", **USUAL["live"]}
    assert settings.options == GAMES[game].write_options(GAMES[game].read_options(LEAST[game], {}))


def test_lengths_that_the_host_has_set_are_kept() -> None:
    harness = RoomHarness(clocks=Clocks(pace="correspondence", move=60, notice=0)).join(ADA)

    clocks = harness.room_frame(ADA).settings.clocks

    assert (clocks.move, clocks.notice) == (60, 0)
    assert clocks.bank == USUAL["correspondence"]["bank"]


@pytest.mark.parametrize(
    ("changes", "why", "field"),
    [
        ({"game": "chess"}, "unknown_game", "game"),
        ({"players": 1}, "bad_settings", "players"),
        ({"options": {"pool": "nobody"}}, "bad_settings", "pool"),
        ({"options": {"dead_see": True, "dead_talk": True}}, "bad_settings", "dead_talk"),
        ({"options": {"no_such_thing": 1}}, "bad_settings", "no_such_thing"),
    ],
)
def test_settings_that_no_game_can_be_dealt_with_are_refused(
    changes: dict[str, Any], why: str, field: str
) -> None:
    harness = RoomHarness().join(ADA)
    before = harness.room.settings
    wanted = msgspec.structs.replace(Settings(game="shadow_hunters", players=4), **changes)

    with pytest.raises(Refused) as caught:
        harness.do(ADA, commands.Arrange, settings=wanted)

    assert (caught.value.reason, caught.value.field) == (why, field)
    assert harness.room.settings == before


def test_another_game_has_its_own_number_of_chairs() -> None:
    harness = RoomHarness(players=8).join(ADA, BEN).seat(ADA)
    harness.do(ADA, commands.Clear, seat=7)
    harness.do(BEN, commands.Sit, seat=7)

    harness.do(ADA, commands.Arrange, settings=Settings(game="dark_providence", players=3))

    assert owners(harness) == [harness.ids[ADA], None, None]
    assert harness.room_frame(BEN).your_seats == []


def test_nothing_is_arranged_in_mid_game() -> None:
    harness = RoomHarness().start(ADA)

    assert harness.refusal(ADA, commands.Arrange, settings=harness.room.settings) == "not_now"
