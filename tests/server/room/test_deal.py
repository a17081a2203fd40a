"""The ready check, the deal that follows from it, and another game after the end."""

from typing import Any

import msgspec
import pytest

from tests.server.room.hall import ADA, BEN, CYD, Hall
from turncoat.core.match import AnyMatch, Match
from turncoat.games import GAMES
from turncoat.server import fair
from turncoat.server.protocol import commands
from turncoat.server.protocol.settings import Settings, Spectators
from turncoat.server.room import changes

SECRET = "5e" * 32
PLAYERS = {"among_cultists": 4, "dark_providence": 2, "shadow_hunters": 4}


def ready(hall: Hall) -> list[str]:
    """Who is ready, as everybody sees it."""
    return [member.name for member in hall.looks(ADA).members if member.ready]


def one_is_ready() -> Hall:
    """Two people in a lobby with two bots; Ada is ready."""
    hall = Hall().join(ADA, BEN).seat(ADA, BEN)
    hall.do(ADA, commands.Ready, nonce="0a")
    return hall


def ended() -> Hall:
    """Two people have played to the end; Cyd has watched."""
    hall = Hall().dealt_from(SECRET).start(ADA, BEN).join(CYD)
    hall.play([ADA, BEN])
    return hall


# The ready check.


def test_everybody_sees_who_is_ready() -> None:
    hall = one_is_ready()

    assert ready(hall) == [ADA]
    assert hall.room.phase == "lobby"


@pytest.mark.parametrize("game", list(GAMES))
def test_when_all_are_ready_the_cards_are_dealt(game: str) -> None:
    hall = Hall(game, PLAYERS[game]).start(ADA, BEN)

    assert hall.looks(ADA).phase == "playing"
    assert hall.looks(ADA).version == GAMES[game].version
    assert hall.table(ADA).seat == 0
    assert hall.looks(ADA).asking is not None


def test_as_long_as_a_seat_is_free_nothing_is_dealt() -> None:
    hall = Hall().join(ADA).seat(ADA)
    hall.do(ADA, commands.Clear, seat=3)

    hall.do(ADA, commands.Ready, nonce="0a")

    assert hall.room.phase == "lobby"


def test_whoever_has_no_seat_is_not_waited_for() -> None:
    hall = Hall().join(CYD).start(ADA, BEN)

    assert hall.room.phase == "playing"


def test_whoever_has_no_seat_is_never_ready() -> None:
    hall = Hall().join(ADA)

    assert hall.refusal(ADA, commands.Ready, nonce="0a") == "not_yours"


def test_somebody_may_be_ready_no_more() -> None:
    hall = one_is_ready()

    hall.do(ADA, commands.Ready, ready=False)
    hall.do(BEN, commands.Ready, nonce="0b")

    assert ready(hall) == [BEN]
    assert hall.room.phase == "lobby"


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
    hall = one_is_ready()

    hall.do(name, request_, **fields)

    assert ready(hall) == []


def test_a_bot_on_a_free_seat_leaves_everybody_ready() -> None:
    hall = one_is_ready()
    hall.do(ADA, commands.Clear, seat=3)
    hall.do(BEN, commands.Ready, nonce="0b")

    hall.do(ADA, commands.SeatBot, seat=3, level="uniform")

    assert ready(hall) == [BEN]
    assert hall.room.phase == "lobby"


def test_the_last_bot_begins_the_game_if_everybody_is_ready() -> None:
    hall = one_is_ready()
    hall.do(ADA, commands.Clear, seat=3)
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0b")

    hall.do(ADA, commands.SeatBot, seat=3, level="uniform")

    assert hall.room.phase == "playing"
    assert hall.room.nonces == ["0a", "0b", "", ""]


def test_a_room_full_of_bots_waits_for_somebody() -> None:
    hall = Hall().join(ADA)

    for seat in range(4):
        hall.do(ADA, commands.SeatBot, seat=seat, level="uniform")

    assert hall.room.phase == "lobby"


def test_whoever_is_seated_later_makes_all_think_again() -> None:
    hall = one_is_ready().join(CYD)
    hall.do(ADA, commands.Clear, seat=3)
    hall.do(ADA, commands.Ready, nonce="0a")

    hall.do(CYD, commands.Sit, seat=3)

    assert ready(hall) == []


def test_whoever_only_comes_in_changes_nothing() -> None:
    hall = one_is_ready()

    hall.join(CYD)

    assert ready(hall) == [ADA]


def test_settings_that_have_gone_bad_make_nobody_ready() -> None:
    hall = one_is_ready()
    gone = msgspec.structs.replace(hall.room.settings, options={"pool": "of_yore"})
    hall.room.arrange(gone)

    assert hall.refusal(BEN, commands.Ready, nonce="0b") == "bad_settings"
    assert ready(hall) == [ADA]


def test_in_mid_game_nobody_is_ready_for_another() -> None:
    hall = Hall().start(ADA, BEN)

    assert hall.refusal(ADA, commands.Ready) == "not_now"
    assert ready(hall) == []


# The deal.


def test_the_commitment_stands_before_anybody_has_a_seat() -> None:
    hall = Hall().dealt_from(SECRET).join(ADA)
    before = hall.looks(ADA).deal

    hall.start(ADA, BEN)

    assert before.commitment == fair.commitment_to(SECRET)
    assert hall.looks(ADA).deal.commitment == before.commitment


def test_nobody_sees_the_numbers_of_others_before_the_deal() -> None:
    hall = one_is_ready()

    deal = hall.looks(BEN).deal

    assert (deal.nonces, deal.secret) == ([], "")


def test_the_game_is_dealt_from_the_secret_and_the_numbers_of_all() -> None:
    hall = Hall().dealt_from(SECRET).join(ADA, BEN).seat(ADA, BEN)
    hall.do(ADA, commands.Ready, nonce="0a0b")
    hall.do(BEN, commands.Ready, nonce="ff")
    rules = GAMES["shadow_hunters"]

    key = fair.deal_key(SECRET, ["0a0b", "ff", "", ""])
    again: AnyMatch = Match.deal(rules, rules.read_options(4, {}), key)

    assert hall.room.game.match.view(1) == again.view(1)
    assert hall.looks(ADA).deal.nonces == ["0a0b", "ff", "", ""]


def test_the_secret_is_shown_only_after_the_end() -> None:
    hall = Hall().dealt_from(SECRET).start(ADA, BEN)

    assert SECRET not in "".join(hall.raw(ADA))

    hall.play([ADA, BEN])

    assert hall.looks(ADA).deal.secret == SECRET


def test_after_the_end_all_see_who_has_won() -> None:
    hall = ended()

    result = hall.looks(CYD).result

    assert result is not None
    assert result.ended
    assert result.winners == hall.room.game.match.table.winners
    assert result.game == fair.replay_number(SECRET)


# Another game.


def test_after_the_end_the_same_people_sit_in_the_lobby_again() -> None:
    hall = ended()

    hall.do(BEN, commands.Again)

    room = hall.looks(ADA)
    assert (room.phase, room.version, room.result) == ("lobby", "", None)
    assert [chair.member for chair in room.chairs] == [hall.ids[ADA], hall.ids[BEN], None, None]
    assert [chair.level for chair in room.chairs] == ["", "", "sensible", "sensible"]
    assert ready(hall) == []


def test_another_game_is_dealt_from_a_secret_of_its_own() -> None:
    hall = ended()

    hall.do(ADA, commands.Again)
    deal = hall.looks(ADA).deal

    assert deal.commitment != fair.commitment_to(SECRET)
    assert (deal.secret, deal.nonces) == ("", [])


def test_another_game_is_played_to_its_own_end() -> None:
    hall = ended()
    hall.do(ADA, commands.Again)
    hall.do(ADA, commands.Ready, nonce="0a")
    hall.do(BEN, commands.Ready, nonce="0b")

    hall.play([ADA, BEN])

    [first, second] = hall.changes(changes.Dealt)
    assert (first.version, first.options) == (second.version, second.options)
    assert first.replay != second.replay
    assert hall.room.deals == 2
    assert hall.looks(ADA).deal.secret == hall.changes(changes.Again)[0].secret


def test_in_mid_game_there_is_no_other_game() -> None:
    hall = Hall().start(ADA, BEN)

    assert hall.refusal(ADA, commands.Again) == "not_now"


def test_whoever_only_watched_clears_no_table() -> None:
    hall = ended()

    assert hall.refusal(CYD, commands.Again) == "not_yours"
    assert hall.looks(ADA).result is not None


def test_a_host_without_a_seat_may_clear_the_table() -> None:
    hall = ended()
    hall.do(ADA, commands.HandOver, member=hall.ids[CYD])

    hall.do(CYD, commands.Again)

    assert hall.looks(ADA).phase == "lobby"


def test_the_seats_of_another_game_may_be_others() -> None:
    hall = ended()
    hall.do(ADA, commands.Again)
    hall.do(BEN, commands.Stand, seat=1)
    hall.do(CYD, commands.Sit, seat=1)

    hall.do(ADA, commands.Ready)
    hall.do(CYD, commands.Ready)

    assert hall.table(CYD).seat == 1
    assert hall.table(BEN).seat is None


def test_where_nobody_may_watch_a_seat_left_for_good_shows_nothing_of_the_next_game() -> None:
    hall = Hall(spectators=Spectators(allowed=False)).dealt_from(SECRET).start(ADA, BEN)
    hall.play([ADA, BEN])
    hall.do(ADA, commands.Again)
    hall.do(BEN, commands.Stand, seat=1)
    hall.do(ADA, commands.SeatBot, seat=1, level="uniform")
    hall.raw(BEN)

    hall.do(ADA, commands.Ready)

    assert [type(frame).__name__ for frame in hall.news(BEN)] == ["Room"]
