"""Talk: claims and free text, who hears them, mute, links and haste."""

import pytest

from tests.server.room.hall import ADA, BEN, CYD, Hall
from turncoat.core.terms import Claim, Event
from turncoat.server.protocol import commands, frames
from turncoat.server.replays.bounds import CLAIMS_OF_PEOPLE
from turncoat.server.room import changes, outbox
from turncoat.server.room.outbox import PAGE
from turncoat.server.room.talk import BURST, MOST_TEXTS, TALK_PERIOD

SECRET = "5e" * 32
CLAIMS: dict[str, tuple[int, Claim]] = {
    "among_cultists": (4, ("side", "investigators")),
    "dark_providence": (2, ("is", 0, "cultist")),
    "shadow_hunters": (4, ("kind", 0, "human")),
}
EVERY_GAME = pytest.mark.parametrize("game", list(CLAIMS))


def hall_of(game: str = "shadow_hunters", **settings: object) -> Hall:
    """Ada and Ben play, Cyd watches."""
    hall = Hall(game, CLAIMS[game][0], **settings).dealt_from(SECRET)
    return hall.start(ADA, BEN, bots="uniform").join(CYD)


def claimed(hall: Hall, name: str) -> list[Event]:
    """What was claimed, as somebody was told it."""
    return [event for event in hall.story(name) if event[0] == "claims"]


# Claims.


@EVERY_GAME
def test_all_hear_a_claim_those_who_watch_too(game: str) -> None:
    hall = hall_of(game)
    _, claim = CLAIMS[game]

    hall.do(ADA, commands.Say, seat=0, claim=claim)

    told = ("claims", 0, 0, *claim)
    assert claimed(hall, ADA) == claimed(hall, BEN) == claimed(hall, CYD) == [told]


@EVERY_GAME
def test_a_claim_is_in_everybodys_view(game: str) -> None:
    hall = hall_of(game)
    _, claim = CLAIMS[game]

    hall.do(BEN, commands.Say, seat=1, claim=claim)

    seen = {"seat": 1, "claim": list(claim), "contradicts": None}
    assert hall.table(ADA).view["heard"] == [seen]
    assert hall.table(CYD).view["heard"] == [seen]


@EVERY_GAME
@pytest.mark.parametrize("claim", [(), ("nonsense",), ("trust",), ("trust", 99), ("trust", "0")])
def test_what_is_no_claim_is_refused(game: str, claim: Claim) -> None:
    hall = hall_of(game)

    assert hall.refusal(ADA, commands.Say, seat=0, claim=claim) == "not_a_claim"


@EVERY_GAME
def test_nobody_claims_something_in_the_name_of_another(game: str) -> None:
    hall = hall_of(game)

    assert hall.refusal(BEN, commands.Say, seat=0, claim=CLAIMS[game][1]) == "not_yours"
    assert hall.refusal(CYD, commands.Say, seat=0, claim=CLAIMS[game][1]) == "not_yours"


def test_claims_can_be_made_where_free_text_can_not() -> None:
    hall = hall_of(free_text=False)

    hall.do(ADA, commands.Say, seat=0, claim=("trust", 1))

    assert claimed(hall, BEN) == [("claims", 0, 0, "trust", 1)]


def test_before_the_deal_there_is_nothing_to_claim() -> None:
    hall = Hall().join(ADA).seat(ADA)

    assert hall.refusal(ADA, commands.Say, seat=0, claim=("trust", 1)) == "not_now"


# Free text.


@EVERY_GAME
def test_all_read_what_is_written_those_who_watch_too(game: str) -> None:
    hall = hall_of(game)

    hall.do(BEN, commands.Write, text="It was not me.", seat=1)

    read = [(1, "It was not me.")]
    assert hall.texts(ADA) == hall.texts(BEN) == hall.texts(CYD) == read


def test_what_is_written_is_sent_once() -> None:
    hall = hall_of()
    hall.raw(BEN)

    hall.do(ADA, commands.Write, text="Good evening.", seat=0)

    said = frames.Text(number=0, member=hall.ids[ADA], seat=0, text="Good evening.")
    assert hall.news(BEN) == [said]
    assert hall.news(BEN) == []


def test_in_the_lobby_everybody_writes_without_a_seat() -> None:
    hall = Hall().join(ADA, BEN)

    hall.do(BEN, commands.Write, text="Shall we?")

    assert hall.texts(ADA) == [(None, "Shall we?")]


def test_after_the_end_everybody_writes_without_a_seat() -> None:
    hall = hall_of()
    hall.play([ADA, BEN])

    hall.do(CYD, commands.Write, text="Well played.")

    assert hall.texts(ADA) == [(None, "Well played.")]
    assert hall.refusal(ADA, commands.Write, text="Thanks.", seat=0) == "not_now"


def test_those_who_watch_say_nothing_to_those_who_play() -> None:
    hall = hall_of()

    assert hall.refusal(CYD, commands.Write, text="It is Ben!") == "not_yours"
    assert hall.refusal(CYD, commands.Write, text="It is Ben!", seat=0) == "not_yours"


def test_a_player_writes_from_a_seat_of_its_own_alone() -> None:
    hall = hall_of()

    assert hall.refusal(ADA, commands.Write, text="I am Ben.", seat=1) == "not_yours"
    assert hall.refusal(ADA, commands.Write, text="I am nobody.") == "not_yours"
    assert hall.refusal(ADA, commands.Write, text="I am a bot.", seat=2) == "not_yours"


def test_where_the_host_wants_no_free_text_there_is_none() -> None:
    hall = hall_of(free_text=False)

    assert hall.refusal(ADA, commands.Write, text="Hello", seat=0) == "no_free_text"


@pytest.mark.parametrize(
    "text",
    [
        "see https://x.y/z", "WWW.somewhere", "turncoat.com", "go to ab-c.CZ now", "ftp://x",
        "   ", "\u200b\u202e", "\u2800", "line\x07", "x\ud800", "turn\u200bcoat.com",
        "ｗｗｗ．x．y",
    ],
)  # fmt: skip
def test_links_and_texts_that_show_nothing_are_refused(text: str) -> None:
    hall = hall_of()

    assert hall.refusal(ADA, commands.Write, text=text, seat=0) == "bad_text"


@pytest.mark.parametrize(
    "text", ["Me.Not you.", "3.5 wounds", "Žluťoučký kůň… (maybe)", "ja – ty? 🐺", "e.g. Ben"]
)
def test_what_only_looks_a_little_like_a_link_is_let_through(text: str) -> None:
    hall = hall_of()

    hall.do(ADA, commands.Write, text=text, seat=0)

    assert hall.texts(BEN) == [(0, text)]


def test_spaces_in_a_text_are_tidied() -> None:
    hall = hall_of()

    hall.do(ADA, commands.Write, text="  one \n\n two ", seat=0)

    assert hall.texts(BEN) == [(0, "one two")]


def talked_out(hall: Hall) -> Hall:
    """As much was written as is kept, and then twice more."""
    for number in range(MOST_TEXTS):
        hall.room.note(changes.Wrote(1, 0, f"{number}", audience_of(hall, 0)))
    hall.do(BEN, commands.Write, text="Enough?", seat=1)
    hall.do(ADA, commands.Write, text="Never.", seat=0)
    return hall


def audience_of(hall: Hall, seat: int) -> int:
    """Who hears a seat."""
    match = hall.room.game.match
    return match.rules.audience_of(match.table, seat)


def test_a_room_that_has_heard_much_forgets_the_oldest_of_it() -> None:
    hall = talked_out(hall_of())

    kept = [text.text for text in hall.room.texts.values()]

    assert kept == [*(str(number) for number in range(2, MOST_TEXTS)), "Enough?", "Never."]
    assert hall.texts(CYD)[-2:] == [(1, "Enough?"), (0, "Never.")]


def test_what_is_forgotten_is_gone_from_the_journal_too() -> None:
    hall = talked_out(hall_of())
    written = [entry for entry in hall.room.unsaved if isinstance(entry.change, changes.Wrote)]
    folded = [fold for entry in written for fold in entry.folds]

    again, from_all = hall.restarted(), hall.restarted(folded=False)

    assert folded == [(entry.number, entry.number + 1) for entry in written[:2]]
    kept = [vars(text) for text in hall.room.texts.values()]
    assert [vars(text) for text in again.texts.values()] == kept
    assert [vars(text) for text in from_all.texts.values()] == kept


def test_whoever_has_read_what_is_forgotten_reads_on() -> None:
    hall = hall_of()
    hall.do(ADA, commands.Write, text="First.", seat=0)
    hall.raw(BEN)
    talked_out(hall)
    hall.raw(BEN)

    hall.do(ADA, commands.Write, text="Last.", seat=0)

    [text] = hall.news(BEN)
    assert isinstance(text, frames.Text)
    assert (text.number, text.text) == (MOST_TEXTS + 1, "Last.")
    page = outbox.text_page(hall.room, hall.sights[BEN], 10)
    assert [text.text for text in page.texts] == [str(number) for number in range(3, 11)]
    assert len(hall.sights[BEN].sent_texts) <= MOST_TEXTS + PAGE


def test_much_that_is_said_apart_takes_no_text_from_the_others() -> None:
    hall = hall_of()
    hall.do(ADA, commands.Write, text="First.", seat=0)

    for _ in range(MOST_TEXTS + 1):
        hall.room.note(changes.Wrote(2, 1, "psst", 2))

    assert hall.texts(CYD) == [(0, "First.")]
    assert len(hall.room.texts) == MOST_TEXTS + 1


def test_a_seat_that_claims_too_much_does_not_silence_the_others() -> None:
    hall = hall_of()
    share = CLAIMS_OF_PEOPLE // len(hall.room.chairs)
    for number in range(share):
        hall.room.note(changes.Said(0, ("trust", 1 + number % 3)))

    assert hall.refusal(ADA, commands.Say, seat=0, claim=("trust", 1)) == "too_many"
    assert hall.refusal(BEN, commands.Say, seat=1, claim=("trust", 0)) == ""


def test_whoever_writes_has_the_seat_back() -> None:
    hall = hall_of()
    hall.do(BEN, commands.Leave)

    hall.do(BEN, commands.Write, text="I am here.", seat=1)

    assert not hall.looks(ADA).chairs[1].away


# Mute.


def test_whoever_is_muted_is_read_no_more() -> None:
    hall = hall_of()

    hall.do(BEN, commands.Mute, member=hall.ids[ADA])
    hall.do(ADA, commands.Write, text="Ben! Ben!", seat=0)

    assert hall.texts(BEN) == []
    assert hall.texts(CYD) == [(0, "Ben! Ben!")]


def test_nobody_else_learns_who_is_muted() -> None:
    hall = hall_of()
    hall.raw(ADA)

    hall.do(BEN, commands.Mute, member=hall.ids[ADA])

    assert hall.raw(ADA) == []
    assert hall.looks(ADA).muted == []
    assert hall.looks(BEN).muted == [hall.ids[ADA]]


def test_whoever_is_muted_no_more_is_read_again() -> None:
    hall = hall_of()
    hall.do(BEN, commands.Mute, member=hall.ids[ADA])
    hall.do(ADA, commands.Write, text="Ben?", seat=0)

    hall.do(BEN, commands.Mute, member=hall.ids[ADA], muted=False)

    assert hall.texts(BEN) == [(0, "Ben?")]
    assert hall.looks(BEN).muted == []


def test_nobody_mutes_somebody_who_is_not_there() -> None:
    hall = hall_of()

    assert hall.refusal(ADA, commands.Mute, member=99) == "no_such_member"


# Haste.


def chatter(hall: Hall, name: str, seat: int, times: int) -> None:
    """Somebody says the same again and again, in one way and the other."""
    for turn in range(times):
        if turn % 2:
            hall.do(name, commands.Say, seat=seat, claim=("trust", 2))
        else:
            hall.do(name, commands.Write, text="Well…", seat=seat)


def test_nobody_talks_without_a_breath() -> None:
    hall = hall_of()

    chatter(hall, ADA, 0, BURST)

    assert hall.refusal(ADA, commands.Write, text="And…", seat=0) == "too_fast"
    assert hall.refusal(ADA, commands.Say, seat=0, claim=("trust", 1)) == "too_fast"


def test_after_a_breath_talk_goes_on() -> None:
    hall = hall_of()
    chatter(hall, ADA, 0, BURST)

    hall.wait(TALK_PERIOD / 1000)

    assert hall.refusal(ADA, commands.Write, text="As I said.", seat=0) == ""


def test_others_may_talk_while_somebody_has_to_breathe() -> None:
    hall = hall_of()
    chatter(hall, ADA, 0, BURST)

    assert hall.refusal(BEN, commands.Write, text="My turn.", seat=1) == ""


def test_what_was_refused_takes_no_breath() -> None:
    hall = hall_of()
    chatter(hall, ADA, 0, BURST - 1)
    hall.refusal(ADA, commands.Write, text="www.x.y", seat=0)
    hall.refusal(ADA, commands.Say, seat=0, claim=("trust", 99))

    assert hall.refusal(ADA, commands.Write, text="Phew.", seat=0) == ""
