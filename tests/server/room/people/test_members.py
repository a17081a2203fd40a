"""Who is in the room: names, hosts, leaving, being sent away, another device."""

import pytest

from tests.server.room.hall import ADA, BEN, CYD, LIVE, Hall
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.errors import Refused
from turncoat.server.protocol.settings import Spectators
from turncoat.server.room import erasing, inbox
from turncoat.server.room.people.admission import MOST_MEMBERS


def names(hall: Hall) -> list[str]:
    """Who is in the room, as everybody sees it."""
    return [member.name for member in hall.looks(ADA).members]


def no_entry(hall: Hall, name: str) -> tuple[str, str]:
    """Why somebody may not come in under this name, and what is at fault."""
    with pytest.raises(Refused) as caught:
        hall.join(name)
    return caught.value.reason, caught.value.field


# Coming in.


def test_whoever_comes_first_is_the_host() -> None:
    hall = Hall().join(ADA, BEN)

    assert hall.looks(BEN).host == hall.ids[ADA]


def test_a_guest_is_seen_with_name_and_language() -> None:
    hall = Hall().join(ADA)

    [member] = hall.looks(ADA).members

    assert member == frames.Member(hall.ids[ADA], ADA, "en", False, False, True, False)


def test_spaces_in_a_name_are_tidied() -> None:
    hall = Hall().join(ADA, "  Jean \t Luc ")

    assert names(hall) == [ADA, "Jean Luc"]


def test_a_name_is_the_same_however_its_signs_are_put_together() -> None:
    hall = Hall().join(ADA, "Zoe\u0308")

    assert no_entry(hall, "Zo\u00eb") == ("name_taken", "name")
    assert names(hall) == [ADA, "Zo\u00eb"]


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "\u200b", "\u202e", "A\x00", "A\x1b[1m", "\ud800", "evil.com", "http://a",
        "ev\u200bil.com", "ｅvil．com",
    ],
)  # fmt: skip
def test_a_name_that_shows_nothing_or_leads_elsewhere_is_refused(name: str) -> None:
    hall = Hall().join(ADA)

    assert no_entry(hall, name) == ("bad_name", "name")
    assert names(hall) == [ADA]


@pytest.mark.parametrize("name", [ADA, "ADA", " ada ", "A\u200bda", "Аdа", "Ａｄａ", "\u2066Ada"])
def test_nobody_comes_in_under_the_name_of_another(name: str) -> None:
    hall = Hall().join(ADA)

    assert no_entry(hall, name) == ("name_taken", "name")


def test_nobody_comes_in_under_the_name_of_a_bot() -> None:
    hall = Hall().join(ADA)
    hall.do(ADA, commands.SeatBot, seat=2, level="sensible")
    bot = hall.looks(ADA).chairs[2].name

    assert no_entry(hall, bot.upper()) == ("name_taken", "name")


def test_a_bot_gets_no_name_that_somebody_has() -> None:
    hall = Hall().join("Indy")

    hall.do("Indy", commands.SeatBot, seat=0, level="sensible")
    hall.do("Indy", commands.SeatBot, seat=1, level="sensible")

    bots = [chair.name for chair in hall.looks("Indy").chairs[:2]]
    assert len({"Indy", *bots}) == 3


def test_a_room_is_full_at_some_point() -> None:
    hall = Hall().join(*[f"Guest {number}" for number in range(MOST_MEMBERS)])

    assert no_entry(hall, "One more") == ("too_many", "")
    assert len(hall.room.members) == MOST_MEMBERS


def test_whoever_comes_in_mid_game_watches() -> None:
    hall = Hall().start(ADA, BEN)

    hall.join(CYD)

    assert hall.looks(CYD).your_seats == []
    assert hall.table(CYD).seat is None


def test_nobody_comes_in_mid_game_where_nobody_may_watch() -> None:
    hall = Hall(spectators=Spectators(allowed=False)).start(ADA, BEN)

    assert no_entry(hall, CYD) == ("no_spectators", "")


def test_the_number_of_somebody_who_left_is_given_to_nobody_else() -> None:
    hall = Hall().join(ADA, BEN)
    hall.do(BEN, commands.Leave)

    hall.join(CYD)

    assert hall.ids[CYD] not in (hall.ids[ADA], hall.ids[BEN])


# Names.


def test_a_name_can_be_changed_before_the_deal() -> None:
    hall = Hall().join(ADA, BEN)

    hall.do(BEN, commands.Rename, name="Benno", language="cs")

    assert [(m.name, m.language) for m in hall.looks(ADA).members] == [(ADA, "en"), ("Benno", "cs")]


def test_ones_own_name_can_be_written_otherwise() -> None:
    hall = Hall().join(ADA)

    hall.do(ADA, commands.Rename, name="ADA", language="en")

    assert names(hall) == ["ADA"]


def test_nobody_takes_the_name_of_another() -> None:
    hall = Hall().join(ADA, BEN)

    assert hall.refusal(BEN, commands.Rename, name="ada", language="en") == "name_taken"


def test_nobody_takes_another_name_in_mid_game() -> None:
    hall = Hall().start(ADA, BEN)

    assert hall.refusal(BEN, commands.Rename, name="Benno", language="en") == "not_now"


def test_another_language_is_free_in_mid_game() -> None:
    hall = Hall().start(ADA, BEN)

    hall.do(BEN, commands.Rename, name=BEN, language="pl")

    assert hall.looks(ADA).members[1].language == "pl"


# The host.


def test_the_host_hands_over() -> None:
    hall = Hall().join(ADA, BEN)

    hall.do(ADA, commands.HandOver, member=hall.ids[BEN])

    assert hall.looks(ADA).host == hall.ids[BEN]
    assert hall.refusal(ADA, commands.SeatBot, seat=0, level="sensible") == "not_host"


def test_the_host_hands_over_in_mid_game_too() -> None:
    hall = Hall().start(ADA, BEN)

    hall.do(ADA, commands.HandOver, member=hall.ids[BEN])

    assert hall.looks(ADA).host == hall.ids[BEN]


@pytest.mark.parametrize(
    ("request_", "fields"),
    [
        (commands.HandOver, {"member": 2}),
        (commands.Kick, {"member": 1}),
        (commands.SeatBot, {"seat": 0, "level": "sensible"}),
        (commands.Clear, {"seat": 0}),
        (commands.Arrange, {"settings": Hall().room.settings}),
    ],
)
def test_only_the_host_may_do_what_is_the_hosts(
    request_: type[commands.Command], fields: dict[str, object]
) -> None:
    hall = Hall().join(ADA, BEN)

    assert hall.refusal(BEN, request_, **fields) == "not_host"


def test_nobody_hands_over_to_somebody_who_is_not_there() -> None:
    hall = Hall().join(ADA)

    assert hall.refusal(ADA, commands.HandOver, member=7) == "no_such_member"


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    hall = Hall().join(ADA, BEN, CYD)

    hall.do(ADA, commands.Leave)

    assert hall.looks(CYD).host == hall.ids[BEN]


def test_when_all_have_left_whoever_comes_is_host() -> None:
    hall = Hall().join(ADA)
    hall.do(ADA, commands.Leave)

    hall.join(BEN)

    assert hall.looks(BEN).host == hall.ids[BEN]


# Leaving.


def test_whoever_leaves_the_lobby_is_gone_for_good() -> None:
    hall = Hall().join(ADA, BEN)
    hall.do(BEN, commands.Sit, seat=1)

    hall.do(BEN, commands.Leave)

    assert names(hall) == [ADA]
    assert hall.looks(ADA).chairs[1].member is None
    assert hall.refusal(BEN, commands.Sit, seat=1) == "no_such_member"


def test_when_somebody_leaves_a_seat_in_the_lobby_all_have_to_be_ready_anew() -> None:
    hall = Hall().join(ADA, BEN)
    hall.do(ADA, commands.Sit, seat=0)
    hall.do(BEN, commands.Sit, seat=1)
    hall.do(ADA, commands.Ready, nonce="0a")

    hall.do(BEN, commands.Leave)

    assert not hall.looks(ADA).members[0].ready


def test_a_guest_without_a_seat_leaves_and_nobody_has_to_be_ready_anew() -> None:
    hall = Hall().join(ADA, BEN)
    hall.do(ADA, commands.Sit, seat=0)
    hall.do(ADA, commands.Ready, nonce="0a")

    hall.do(BEN, commands.Leave)

    assert hall.looks(ADA).members[0].ready


def test_a_member_who_leaves_in_mid_game_keeps_the_way_back() -> None:
    hall = Hall(clocks=LIVE).start(ADA, BEN)

    hall.do(BEN, commands.Leave)

    assert hall.looks(ADA).chairs[1].away
    assert hall.looks(BEN).your_seats == [1]

    hall.do(BEN, commands.Return, seat=1)

    assert not hall.looks(ADA).chairs[1].away


def test_bots_sit_in_for_every_seat_of_a_member_who_leaves() -> None:
    hall = Hall(clocks=LIVE, several_seats=True).join(ADA, BEN)
    hall.do(BEN, commands.Sit, seat=3)
    hall.do(BEN, commands.Sit, seat=2)
    hall.do(ADA, commands.Sit, seat=0)
    hall.do(ADA, commands.SeatBot, seat=1, level="uniform")
    hall.do(ADA, commands.Ready)
    hall.do(BEN, commands.Ready)

    hall.do(BEN, commands.Leave)

    assert [chair.away for chair in hall.looks(ADA).chairs] == [False, False, True, True]


def test_a_watcher_who_leaves_in_mid_game_is_gone() -> None:
    hall = Hall().start(ADA, BEN).join(CYD)

    hall.do(CYD, commands.Leave)

    assert names(hall) == [ADA, BEN]


def test_whoever_leaves_after_the_end_frees_the_seat() -> None:
    hall = Hall().dealt_from("5e" * 32).start(ADA, BEN)
    hall.play([ADA, BEN])

    hall.do(BEN, commands.Leave)

    assert hall.room.phase == "ended"
    assert hall.looks(ADA).chairs[1].member is None
    assert names(hall) == [ADA]


# Being sent away.


def test_the_host_sends_somebody_away_before_the_start() -> None:
    hall = Hall().join(ADA, BEN)
    hall.do(BEN, commands.Sit, seat=0)

    hall.do(ADA, commands.Kick, member=hall.ids[BEN])

    assert names(hall) == [ADA]
    assert hall.looks(ADA).chairs[0].member is None


def test_the_host_sends_nobody_away_from_a_game() -> None:
    hall = Hall().start(ADA, BEN).join(CYD)

    assert hall.refusal(ADA, commands.Kick, member=hall.ids[BEN]) == "not_now"
    assert hall.refusal(ADA, commands.Kick, member=hall.ids[CYD]) == "not_now"


def test_the_host_does_not_send_away_the_host() -> None:
    hall = Hall().join(ADA, BEN)

    assert hall.refusal(ADA, commands.Kick, member=hall.ids[ADA]) == "not_now"


# Another device.


def test_of_a_member_only_the_last_token_is_kept() -> None:
    hall = Hall().start(ADA, BEN)

    inbox.move(hall.room, hall.now, hall.ids[BEN], "hash-other")

    assert hall.room.members[hall.ids[BEN]].token == "hash-other"
    assert hall.looks(BEN).your_seats == [1]
    assert "hash-Ben" not in [member.token for member in hall.restarted().members.values()]


def test_no_token_is_in_any_frame() -> None:
    hall = Hall().start(ADA, BEN).join(CYD)

    sent = "".join(hall.raw(ADA) + hall.raw(BEN) + hall.raw(CYD))

    assert "hash-" not in sent


def test_no_name_is_remembered_of_somebody_who_was_erased() -> None:
    hall = Hall().join(ADA, BEN, CYD)
    assert BEN in hall.room.runtime.looks

    erasing.erase(hall.room, hall.ids[BEN])

    assert hall.room.runtime.looks == {}


# Nothing is left of those who have gone.


@pytest.mark.parametrize("erased", [False, True])
def test_whoever_has_gone_is_not_remembered_as_being_here(erased: bool) -> None:
    hall = Hall().join(ADA)
    for _ in range(20):
        hall.join(BEN)
        hall.do(BEN, commands.Write, text="Hello.")
        if erased:
            inbox.erase(hall.room, hall.now, hall.ids[BEN])
        else:
            hall.do(BEN, commands.Leave)

    live = hall.room.runtime
    known = (live.sockets, live.came, live.acted, live.spoken, live.away_since)
    assert set().union(*known) <= {hall.ids[ADA]}
    assert set(live.sockets) == {hall.ids[ADA]}
