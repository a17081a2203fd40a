"""Members of a room: names, the host, leaving, being sent away, moving to another device."""

import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, LIVE, RoomHarness
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import erasing, inbox
from turncoat.server.room.people.admission import MOST_MEMBERS


def names(harness: RoomHarness) -> list[str]:
    """Who is in the room, as everybody sees it."""
    return [member.name for member in harness.room_frame(ADA).members]


def join_refusal(harness: RoomHarness, name: str) -> tuple[str, str]:
    """Why somebody may not join under this name, and which field is to blame."""
    with pytest.raises(Refused) as caught:
        harness.join(name)
    return caught.value.reason, caught.value.field


# Coming in.


def test_whoever_comes_first_is_the_host() -> None:
    harness = RoomHarness().join(ADA, BEN)

    assert harness.room_frame(BEN).host == harness.ids[ADA]


def test_a_guest_is_seen_with_name_and_language() -> None:
    harness = RoomHarness().join(ADA)

    [member] = harness.room_frame(ADA).members

    assert member == frames.Member(harness.ids[ADA], ADA, "en", False, False, True, False)


def test_spaces_in_a_name_are_tidied() -> None:
    harness = RoomHarness().join(ADA, "  Jean \t Luc ")

    assert names(harness) == [ADA, "Jean Luc"]


def test_a_name_is_the_same_however_its_signs_are_put_together() -> None:
    harness = RoomHarness().join(ADA, "Zoe\u0308")

    assert join_refusal(harness, "Zo\u00eb") == ("name_taken", "name")
    assert names(harness) == [ADA, "Zo\u00eb"]


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "\u200b", "\u202e", "A\x00", "A\x1b[1m", "\ud800", "evil.com", "http://a",
        "ev\u200bil.com", "ｅvil．com",
    ],
)  # fmt: skip
def test_a_name_that_shows_nothing_or_leads_elsewhere_is_refused(name: str) -> None:
    harness = RoomHarness().join(ADA)

    assert join_refusal(harness, name) == ("bad_name", "name")
    assert names(harness) == [ADA]


@pytest.mark.parametrize("name", [ADA, "ADA", " ada ", "A\u200bda", "Аdа", "Ａｄａ", "\u2066Ada"])
def test_nobody_comes_in_under_the_name_of_another(name: str) -> None:
    harness = RoomHarness().join(ADA)

    assert join_refusal(harness, name) == ("name_taken", "name")


def test_nobody_comes_in_under_the_name_of_a_bot() -> None:
    harness = RoomHarness().join(ADA)
    harness.do(ADA, commands.SeatBot, seat=2, level="sensible")
    bot = harness.room_frame(ADA).chairs[2].name

    assert join_refusal(harness, bot.upper()) == ("name_taken", "name")


def test_a_bot_gets_no_name_that_somebody_has() -> None:
    harness = RoomHarness().join("Indy")

    harness.do("Indy", commands.SeatBot, seat=0, level="sensible")
    harness.do("Indy", commands.SeatBot, seat=1, level="sensible")

    bots = [chair.name for chair in harness.room_frame("Indy").chairs[:2]]
    assert len({"Indy", *bots}) == 3


def test_a_room_is_full_at_some_point() -> None:
    harness = RoomHarness().join(*[f"Guest {number}" for number in range(MOST_MEMBERS)])

    assert join_refusal(harness, "One more") == ("too_many", "")
    assert len(harness.room.members) == MOST_MEMBERS


def test_whoever_comes_in_mid_game_watches() -> None:
    harness = RoomHarness().start(ADA, BEN)

    harness.join(CYD)

    assert harness.room_frame(CYD).your_seats == []
    assert harness.table(CYD).seat is None


def test_nobody_comes_in_mid_game_where_nobody_may_watch() -> None:
    harness = RoomHarness(spectators=Spectators(allowed=False)).start(ADA, BEN)

    assert join_refusal(harness, CYD) == ("no_spectators", "")


def test_the_number_of_somebody_who_left_is_given_to_nobody_else() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(BEN, commands.Leave)

    harness.join(CYD)

    assert harness.ids[CYD] not in (harness.ids[ADA], harness.ids[BEN])


# Names.


def test_a_name_can_be_changed_before_the_deal() -> None:
    harness = RoomHarness().join(ADA, BEN)

    harness.do(BEN, commands.Rename, name="Benno", language="cs")

    assert [(m.name, m.language) for m in harness.room_frame(ADA).members] == [
        (ADA, "en"),
        ("Benno", "cs"),
    ]


def test_ones_own_name_can_be_written_otherwise() -> None:
    harness = RoomHarness().join(ADA)

    harness.do(ADA, commands.Rename, name="ADA", language="en")

    assert names(harness) == ["ADA"]


def test_nobody_takes_the_name_of_another() -> None:
    harness = RoomHarness().join(ADA, BEN)

    assert harness.refusal(BEN, commands.Rename, name="ada", language="en") == "name_taken"


def test_nobody_takes_another_name_in_mid_game() -> None:
    harness = RoomHarness().start(ADA, BEN)

    assert harness.refusal(BEN, commands.Rename, name="Benno", language="en") == "not_now"


def test_another_language_is_free_in_mid_game() -> None:
    harness = RoomHarness().start(ADA, BEN)

    harness.do(BEN, commands.Rename, name=BEN, language="pl")

    assert harness.room_frame(ADA).members[1].language == "pl"


# The host.


def test_the_host_hands_over() -> None:
    harness = RoomHarness().join(ADA, BEN)

    harness.do(ADA, commands.HandOver, member=harness.ids[BEN])

    assert harness.room_frame(ADA).host == harness.ids[BEN]
    assert harness.refusal(ADA, commands.SeatBot, seat=0, level="sensible") == "not_host"


def test_the_host_hands_over_in_mid_game_too() -> None:
    harness = RoomHarness().start(ADA, BEN)

    harness.do(ADA, commands.HandOver, member=harness.ids[BEN])

    assert harness.room_frame(ADA).host == harness.ids[BEN]


@pytest.mark.parametrize(
    ("request_", "fields"),
    [
        (commands.HandOver, {"member": 2}),
        (commands.Kick, {"member": 1}),
        (commands.SeatBot, {"seat": 0, "level": "sensible"}),
        (commands.Clear, {"seat": 0}),
        (commands.Arrange, {"settings": RoomHarness().room.settings}),
    ],
)
def test_only_the_host_may_do_what_is_the_hosts(
    request_: type[commands.Command], fields: dict[str, object]
) -> None:
    harness = RoomHarness().join(ADA, BEN)

    assert harness.refusal(BEN, request_, **fields) == "not_host"


def test_nobody_hands_over_to_somebody_who_is_not_there() -> None:
    harness = RoomHarness().join(ADA)

    assert harness.refusal(ADA, commands.HandOver, member=7) == "no_such_member"


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    harness = RoomHarness().join(ADA, BEN, CYD)

    harness.do(ADA, commands.Leave)

    assert harness.room_frame(CYD).host == harness.ids[BEN]


def test_when_all_have_left_whoever_comes_is_host() -> None:
    harness = RoomHarness().join(ADA)
    harness.do(ADA, commands.Leave)

    harness.join(BEN)

    assert harness.room_frame(BEN).host == harness.ids[BEN]


# Leaving.


def test_whoever_leaves_the_lobby_is_gone_for_good() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(BEN, commands.Sit, seat=1)

    harness.do(BEN, commands.Leave)

    assert names(harness) == [ADA]
    assert harness.room_frame(ADA).chairs[1].member is None
    assert harness.refusal(BEN, commands.Sit, seat=1) == "no_such_member"


def test_when_somebody_leaves_a_seat_in_the_lobby_all_have_to_be_ready_anew() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(ADA, commands.Sit, seat=0)
    harness.do(BEN, commands.Sit, seat=1)
    harness.do(ADA, commands.Ready, nonce="0a")

    harness.do(BEN, commands.Leave)

    assert not harness.room_frame(ADA).members[0].ready


def test_a_guest_without_a_seat_leaves_and_nobody_has_to_be_ready_anew() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(ADA, commands.Sit, seat=0)
    harness.do(ADA, commands.Ready, nonce="0a")

    harness.do(BEN, commands.Leave)

    assert harness.room_frame(ADA).members[0].ready


def test_a_member_who_leaves_in_mid_game_keeps_the_way_back() -> None:
    harness = RoomHarness(clocks=LIVE).start(ADA, BEN)

    harness.do(BEN, commands.Leave)

    assert harness.room_frame(ADA).chairs[1].away
    assert harness.room_frame(BEN).your_seats == [1]

    harness.do(BEN, commands.Return, seat=1)

    assert not harness.room_frame(ADA).chairs[1].away


def test_bots_sit_in_for_every_seat_of_a_member_who_leaves() -> None:
    harness = RoomHarness(clocks=LIVE, several_seats=True).join(ADA, BEN)
    harness.do(BEN, commands.Sit, seat=3)
    harness.do(BEN, commands.Sit, seat=2)
    harness.do(ADA, commands.Sit, seat=0)
    harness.do(ADA, commands.SeatBot, seat=1, level="uniform")
    harness.do(ADA, commands.Ready)
    harness.do(BEN, commands.Ready)

    harness.do(BEN, commands.Leave)

    assert [chair.away for chair in harness.room_frame(ADA).chairs] == [False, False, True, True]


def test_a_spectator_who_leaves_in_mid_game_is_gone() -> None:
    harness = RoomHarness().start(ADA, BEN).join(CYD)

    harness.do(CYD, commands.Leave)

    assert names(harness) == [ADA, BEN]


def test_whoever_leaves_after_the_end_frees_the_seat() -> None:
    harness = RoomHarness().dealt_from("5e" * 32).start(ADA, BEN)
    harness.play([ADA, BEN])

    harness.do(BEN, commands.Leave)

    assert harness.room.phase == "ended"
    assert harness.room_frame(ADA).chairs[1].member is None
    assert names(harness) == [ADA]


# Being sent away.


def test_the_host_sends_somebody_away_before_the_start() -> None:
    harness = RoomHarness().join(ADA, BEN)
    harness.do(BEN, commands.Sit, seat=0)

    harness.do(ADA, commands.Kick, member=harness.ids[BEN])

    assert names(harness) == [ADA]
    assert harness.room_frame(ADA).chairs[0].member is None


def test_the_host_sends_nobody_away_from_a_game() -> None:
    harness = RoomHarness().start(ADA, BEN).join(CYD)

    assert harness.refusal(ADA, commands.Kick, member=harness.ids[BEN]) == "not_now"
    assert harness.refusal(ADA, commands.Kick, member=harness.ids[CYD]) == "not_now"


def test_the_host_does_not_send_away_the_host() -> None:
    harness = RoomHarness().join(ADA, BEN)

    assert harness.refusal(ADA, commands.Kick, member=harness.ids[ADA]) == "not_now"


# Another device.


def test_of_a_member_only_the_last_token_is_kept() -> None:
    harness = RoomHarness().start(ADA, BEN)

    inbox.move(harness.room, harness.now, harness.ids[BEN], "hash-other")

    assert harness.room.members[harness.ids[BEN]].token == "hash-other"
    assert harness.room_frame(BEN).your_seats == [1]
    assert "hash-Ben" not in [member.token for member in harness.restarted().members.values()]


def test_no_token_is_in_any_frame() -> None:
    harness = RoomHarness().start(ADA, BEN).join(CYD)

    sent = "".join(harness.raw(ADA) + harness.raw(BEN) + harness.raw(CYD))

    assert "hash-" not in sent


def test_no_name_is_remembered_of_somebody_who_was_erased() -> None:
    harness = RoomHarness().join(ADA, BEN, CYD)
    assert BEN in harness.room.runtime.looks

    erasing.erase(harness.room, harness.ids[BEN])

    assert harness.room.runtime.looks == {}


# Nothing is left of those who have gone.


@pytest.mark.parametrize("erased", [False, True])
def test_whoever_has_gone_is_not_remembered_as_being_here(erased: bool) -> None:
    harness = RoomHarness().join(ADA)
    for _ in range(20):
        harness.join(BEN)
        harness.do(BEN, commands.Write, text="Hello.")
        if erased:
            inbox.erase(harness.room, harness.now, harness.ids[BEN])
        else:
            harness.do(BEN, commands.Leave)

    live = harness.room.runtime
    known = (live.sockets, live.came, live.acted, live.spoken, live.away_since)
    assert set().union(*known) <= {harness.ids[ADA]}
    assert set(live.sockets) == {harness.ids[ADA]}
