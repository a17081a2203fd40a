"""The ready check, the deal that follows from it, and another game after the end."""

from typing import Any

import msgspec
import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES
from turncoat.server import fair
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Settings, Spectators
from turncoat.server.room import changes

SECRET = "5e" * 32
PLAYERS = {"among_cultists": 4, "dark_providence": 2, "shadow_hunters": 4}


def ready(harness: RoomHarness) -> list[str]:
    """Who is ready, as everybody sees it."""
    return [member.name for member in harness.room_frame(ADA).members if member.ready]


def one_is_ready() -> RoomHarness:
    """Two people in a lobby with two bots; Ada is ready."""
    harness = RoomHarness().join(ADA, BEN).seat(ADA, BEN)
    harness.do(ADA, commands.Ready, nonce="0a")
    return harness


def ended() -> RoomHarness:
    """Two people have played to the end; Cyd has watched."""
    harness = RoomHarness().dealt_from(SECRET).start(ADA, BEN).join(CYD)
    harness.play([ADA, BEN])
    return harness


# The ready check.


def test_everybody_sees_who_is_ready() -> None:
    harness = one_is_ready()

    assert ready(harness) == [ADA]
    assert harness.room.phase == "lobby"


@pytest.mark.parametrize("game", list(GAMES))
def test_when_all_are_ready_the_cards_are_dealt(game: str) -> None:
    harness = RoomHarness(game, PLAYERS[game]).start(ADA, BEN)

    assert harness.room_frame(ADA).phase == "playing"
    assert harness.room_frame(ADA).version == GAMES[game].version
    assert harness.table(ADA).seat == 0
    assert harness.room_frame(ADA).asking is not None


def test_as_long_as_a_seat_is_free_nothing_is_dealt() -> None:
    harness = RoomHarness().join(ADA).seat(ADA)
    harness.do(ADA, commands.Clear, seat=3)

    harness.do(ADA, commands.Ready, nonce="0a")

    assert harness.room.phase == "lobby"


def test_whoever_has_no_seat_is_not_waited_for() -> None:
    harness = RoomHarness().join(CYD).start(ADA, BEN)

    assert harness.room.phase == "playing"


def test_whoever_has_no_seat_is_never_ready() -> None:
    harness = RoomHarness().join(ADA)

    assert harness.refusal(ADA, commands.Ready, nonce="0a") == "not_yours"


def test_somebody_may_be_ready_no_more() -> None:
    harness = one_is_ready()

    harness.do(ADA, commands.Ready, ready=False)
    harness.do(BEN, commands.Ready, nonce="0b")

    assert ready(harness) == [BEN]
    assert harness.room.phase == "lobby"


CHANGED = Settings(game="shadow_hunters", players=4, listed=True)


@pytest.mark.parametrize(
    ("name", "request_", "fields"),
    [
        (ADA, commands.Arrange, {"settings": CHANGED}),
        (ADA, commands.SeatBot, {"seat": 3, "level": "uniform"}),
        (ADA, commands.Clear, {"seat": 3}),
        (BEN, commands.Stand, {"seat": 1}),
        (ADA, commands.Kick, {"member": 2}),
    ],
)
def test_whatever_changes_the_game_all_have_to_be_ready_for_anew(
    name: str, request_: type[commands.Command], fields: dict[str, Any]
) -> None:
    harness = one_is_ready()

    harness.do(name, request_, **fields)

    assert ready(harness) == []


def test_a_bot_on_a_free_seat_leaves_everybody_ready() -> None:
    harness = one_is_ready()
    harness.do(ADA, commands.Clear, seat=3)
    harness.do(BEN, commands.Ready, nonce="0b")

    harness.do(ADA, commands.SeatBot, seat=3, level="uniform")

    assert ready(harness) == [BEN]
    assert harness.room.phase == "lobby"


def test_the_last_bot_begins_the_game_if_everybody_is_ready() -> None:
    harness = one_is_ready()
    harness.do(ADA, commands.Clear, seat=3)
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.do(BEN, commands.Ready, nonce="0b")

    harness.do(ADA, commands.SeatBot, seat=3, level="uniform")

    assert harness.room.phase == "playing"
    assert harness.room.nonces == ["0a", "0b", "", ""]


def test_a_room_full_of_bots_waits_for_somebody() -> None:
    harness = RoomHarness().join(ADA)

    for seat in range(4):
        harness.do(ADA, commands.SeatBot, seat=seat, level="uniform")

    assert harness.room.phase == "lobby"


def test_whoever_is_seated_later_makes_all_think_again() -> None:
    harness = one_is_ready().join(CYD)
    harness.do(ADA, commands.Clear, seat=3)
    harness.do(ADA, commands.Ready, nonce="0a")

    harness.do(CYD, commands.Sit, seat=3)

    assert ready(harness) == []


def test_whoever_only_comes_in_changes_nothing() -> None:
    harness = one_is_ready()

    harness.join(CYD)

    assert ready(harness) == [ADA]


def test_settings_that_have_gone_bad_make_nobody_ready() -> None:
    harness = one_is_ready()
    gone = msgspec.structs.replace(harness.room.settings, options={"pool": "of_yore"})
    harness.room.arrange(gone)

    assert harness.refusal(BEN, commands.Ready, nonce="0b") == "bad_settings"
    assert ready(harness) == [ADA]


def test_in_mid_game_nobody_is_ready_for_another() -> None:
    harness = RoomHarness().start(ADA, BEN)

    assert harness.refusal(ADA, commands.Ready) == "not_now"
    assert ready(harness) == []


# The deal.


def test_the_commitment_stands_before_anybody_has_a_seat() -> None:
    harness = RoomHarness().dealt_from(SECRET).join(ADA)
    before = harness.room_frame(ADA).deal

    harness.start(ADA, BEN)

    assert before.commitment == fair.commitment_to(SECRET)
    assert harness.room_frame(ADA).deal.commitment == before.commitment


def test_nobody_sees_the_numbers_of_others_before_the_deal() -> None:
    harness = one_is_ready()

    deal = harness.room_frame(BEN).deal

    assert (deal.nonces, deal.secret) == ([], "")


def test_the_game_is_dealt_from_the_secret_and_the_numbers_of_all() -> None:
    harness = RoomHarness().dealt_from(SECRET).join(ADA, BEN).seat(ADA, BEN)
    harness.do(ADA, commands.Ready, nonce="0a0b")
    harness.do(BEN, commands.Ready, nonce="ff")
    rules = GAMES["shadow_hunters"]

    key = fair.deal_key(SECRET, ["0a0b", "ff", "", ""])
    again: AnyMatch = Match.deal(rules, rules.read_options(4, {}), key)

    assert harness.room.game.match.view(1) == again.view(1)
    assert harness.room_frame(ADA).deal.nonces == ["0a0b", "ff", "", ""]


def test_the_secret_is_shown_only_after_the_end() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(ADA, BEN)

    assert SECRET not in "".join(harness.raw(ADA))

    harness.play([ADA, BEN])

    assert harness.room_frame(ADA).deal.secret == SECRET


def test_after_the_end_all_see_who_has_won() -> None:
    harness = ended()

    result = harness.room_frame(CYD).result

    assert result is not None
    assert result.ended
    assert result.winners == harness.room.game.match.table.winners
    assert result.game == fair.replay_number(SECRET)


# Another game.


def test_after_the_end_the_same_people_sit_in_the_lobby_again() -> None:
    harness = ended()

    harness.do(BEN, commands.Again)

    room = harness.room_frame(ADA)
    assert (room.phase, room.version, room.result) == ("lobby", "", None)
    assert [chair.member for chair in room.chairs] == [
        harness.ids[ADA],
        harness.ids[BEN],
        None,
        None,
    ]
    assert [chair.level for chair in room.chairs] == ["", "", "sensible", "sensible"]
    assert ready(harness) == []


def test_another_game_is_dealt_from_a_secret_of_its_own() -> None:
    harness = ended()

    harness.do(ADA, commands.Again)
    deal = harness.room_frame(ADA).deal

    assert deal.commitment != fair.commitment_to(SECRET)
    assert (deal.secret, deal.nonces) == ("", [])


def test_another_game_is_played_to_its_own_end() -> None:
    harness = ended()
    harness.do(ADA, commands.Again)
    harness.do(ADA, commands.Ready, nonce="0a")
    harness.do(BEN, commands.Ready, nonce="0b")

    harness.play([ADA, BEN])

    [first, second] = harness.changes(changes.Dealt)
    assert (first.version, first.options) == (second.version, second.options)
    assert first.replay != second.replay
    assert harness.room.deals == 2
    assert harness.room_frame(ADA).deal.secret == harness.changes(changes.Again)[0].secret


def test_in_mid_game_there_is_no_other_game() -> None:
    harness = RoomHarness().start(ADA, BEN)

    assert harness.refusal(ADA, commands.Again) == "not_now"


def test_whoever_only_watched_clears_no_table() -> None:
    harness = ended()

    assert harness.refusal(CYD, commands.Again) == "not_yours"
    assert harness.room_frame(ADA).result is not None


def test_a_host_without_a_seat_may_clear_the_table() -> None:
    harness = ended()
    harness.do(ADA, commands.HandOver, member=harness.ids[CYD])

    harness.do(CYD, commands.Again)

    assert harness.room_frame(ADA).phase == "lobby"


def test_the_seats_of_another_game_may_be_others() -> None:
    harness = ended()
    harness.do(ADA, commands.Again)
    harness.do(BEN, commands.Stand, seat=1)
    harness.do(CYD, commands.Sit, seat=1)

    harness.do(ADA, commands.Ready)
    harness.do(CYD, commands.Ready)

    assert harness.table(CYD).seat == 1
    assert harness.table(BEN).seat is None


def test_where_nobody_may_watch_a_seat_left_for_good_shows_nothing_of_the_next_game() -> None:
    harness = RoomHarness(spectators=Spectators(allowed=False)).dealt_from(SECRET).start(ADA, BEN)
    harness.play([ADA, BEN])
    harness.do(ADA, commands.Again)
    harness.do(BEN, commands.Stand, seat=1)
    harness.do(ADA, commands.SeatBot, seat=1, level="uniform")
    harness.raw(BEN)

    harness.do(ADA, commands.Ready)

    assert [type(frame).__name__ for frame in harness.news(BEN)] == ["Room"]
