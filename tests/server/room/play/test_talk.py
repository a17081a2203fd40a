"""Talk: claims and free text, who hears them, mute, links and rate limits."""

import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, RoomHarness
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


def harness_of(game: str = "shadow_hunters", **settings: object) -> RoomHarness:
    """Ada and Ben play, Cyd watches."""
    harness = RoomHarness(game, CLAIMS[game][0], **settings).dealt_from(SECRET)
    return harness.start(ADA, BEN, bots="uniform").join(CYD)


def claimed(harness: RoomHarness, name: str) -> list[Event]:
    """The events about claims that somebody was told."""
    return [event for event in harness.story(name) if event[0] == "claims"]


# Claims.


@EVERY_GAME
def test_all_hear_a_claim_those_who_watch_too(game: str) -> None:
    harness = harness_of(game)
    _, claim = CLAIMS[game]

    harness.do(ADA, commands.Say, seat=0, claim=claim)

    told = ("claims", 0, 0, *claim)
    assert claimed(harness, ADA) == claimed(harness, BEN) == claimed(harness, CYD) == [told]


@EVERY_GAME
def test_a_claim_is_in_everybodys_view(game: str) -> None:
    harness = harness_of(game)
    _, claim = CLAIMS[game]

    harness.do(BEN, commands.Say, seat=1, claim=claim)

    seen = {"seat": 1, "claim": list(claim), "contradicts": None}
    assert harness.table(ADA).view["heard"] == [seen]
    assert harness.table(CYD).view["heard"] == [seen]


@EVERY_GAME
@pytest.mark.parametrize("claim", [(), ("nonsense",), ("trust",), ("trust", 99), ("trust", "0")])
def test_what_is_no_claim_is_refused(game: str, claim: Claim) -> None:
    harness = harness_of(game)

    assert harness.refusal(ADA, commands.Say, seat=0, claim=claim) == "not_a_claim"


@EVERY_GAME
def test_nobody_claims_something_in_the_name_of_another(game: str) -> None:
    harness = harness_of(game)

    assert harness.refusal(BEN, commands.Say, seat=0, claim=CLAIMS[game][1]) == "not_yours"
    assert harness.refusal(CYD, commands.Say, seat=0, claim=CLAIMS[game][1]) == "not_yours"


def test_claims_can_be_made_where_free_text_can_not() -> None:
    harness = harness_of(free_text=False)

    harness.do(ADA, commands.Say, seat=0, claim=("trust", 1))

    assert claimed(harness, BEN) == [("claims", 0, 0, "trust", 1)]


def test_before_the_deal_there_is_nothing_to_claim() -> None:
    harness = RoomHarness().join(ADA).seat(ADA)

    assert harness.refusal(ADA, commands.Say, seat=0, claim=("trust", 1)) == "not_now"


# Free text.


@EVERY_GAME
def test_all_read_what_is_written_those_who_watch_too(game: str) -> None:
    harness = harness_of(game)

    harness.do(BEN, commands.Write, text="It was not me.", seat=1)

    read = [(1, "It was not me.")]
    assert harness.texts(ADA) == harness.texts(BEN) == harness.texts(CYD) == read


def test_what_is_written_is_sent_once() -> None:
    harness = harness_of()
    harness.raw(BEN)

    harness.do(ADA, commands.Write, text="Good evening.", seat=0)

    said = frames.Text(
        number=0, member=harness.ids[ADA], seat=0, text="Good evening.", language="en"
    )
    assert harness.news(BEN) == [said]
    assert harness.news(BEN) == []


def test_in_the_lobby_everybody_writes_without_a_seat() -> None:
    harness = RoomHarness().join(ADA, BEN)

    harness.do(BEN, commands.Write, text="Shall we?")

    assert harness.texts(ADA) == [(None, "Shall we?")]


def test_after_the_end_everybody_writes_without_a_seat() -> None:
    harness = harness_of()
    harness.play([ADA, BEN])

    harness.do(CYD, commands.Write, text="Well played.")

    assert harness.texts(ADA) == [(None, "Well played.")]
    assert harness.refusal(ADA, commands.Write, text="Thanks.", seat=0) == "not_now"


def test_those_who_watch_say_nothing_to_those_who_play() -> None:
    harness = harness_of()

    assert harness.refusal(CYD, commands.Write, text="It is Ben!") == "not_yours"
    assert harness.refusal(CYD, commands.Write, text="It is Ben!", seat=0) == "not_yours"


def test_a_player_writes_from_a_seat_of_its_own_alone() -> None:
    harness = harness_of()

    assert harness.refusal(ADA, commands.Write, text="I am Ben.", seat=1) == "not_yours"
    assert harness.refusal(ADA, commands.Write, text="I am nobody.") == "not_yours"
    assert harness.refusal(ADA, commands.Write, text="I am a bot.", seat=2) == "not_yours"


def test_where_the_host_wants_no_free_text_there_is_none() -> None:
    harness = harness_of(free_text=False)

    assert harness.refusal(ADA, commands.Write, text="Hello", seat=0) == "no_free_text"


@pytest.mark.parametrize(
    "text",
    [
        "see https://x.y/z", "WWW.somewhere", "turncoat.com", "go to ab-c.CZ now", "ftp://x",
        "   ", "\u200b\u202e", "\u2800", "line\x07", "x\ud800", "turn\u200bcoat.com",
        "ｗｗｗ．x．y",
    ],
)  # fmt: skip
def test_links_and_texts_that_show_nothing_are_refused(text: str) -> None:
    harness = harness_of()

    assert harness.refusal(ADA, commands.Write, text=text, seat=0) == "bad_text"


@pytest.mark.parametrize(
    "text", ["Me.Not you.", "3.5 wounds", "Žluťoučký kůň… (maybe)", "ja – ty? 🐺", "e.g. Ben"]
)
def test_what_only_looks_a_little_like_a_link_is_let_through(text: str) -> None:
    harness = harness_of()

    harness.do(ADA, commands.Write, text=text, seat=0)

    assert harness.texts(BEN) == [(0, text)]


def test_spaces_in_a_text_are_tidied() -> None:
    harness = harness_of()

    harness.do(ADA, commands.Write, text="  one \n\n two ", seat=0)

    assert harness.texts(BEN) == [(0, "one two")]


def talked_out(harness: RoomHarness) -> RoomHarness:
    """Write as many texts as are kept, and then two more."""
    for number in range(MOST_TEXTS):
        harness.room.note(changes.Wrote(1, 0, f"{number}", audience_of(harness, 0)))
    harness.do(BEN, commands.Write, text="Enough?", seat=1)
    harness.do(ADA, commands.Write, text="Never.", seat=0)
    return harness


def audience_of(harness: RoomHarness, seat: int) -> int:
    """The audience of a seat's claims and texts."""
    match = harness.room.game.match
    return match.rules.audience_of(match.table, seat)


def test_a_room_that_has_heard_much_forgets_the_oldest_of_it() -> None:
    harness = talked_out(harness_of())

    kept = [text.text for text in harness.room.texts.values()]

    assert kept == [*(str(number) for number in range(2, MOST_TEXTS)), "Enough?", "Never."]
    assert harness.texts(CYD)[-2:] == [(1, "Enough?"), (0, "Never.")]


def test_what_is_forgotten_is_gone_from_the_journal_too() -> None:
    harness = talked_out(harness_of())
    written = [entry for entry in harness.room.unsaved if isinstance(entry.change, changes.Wrote)]
    folded = [fold for entry in written for fold in entry.folds]

    again, from_all = harness.restarted(), harness.restarted(folded=False)

    assert folded == [(entry.number, entry.number + 1) for entry in written[:2]]
    kept = [vars(text) for text in harness.room.texts.values()]
    assert [vars(text) for text in again.texts.values()] == kept
    assert [vars(text) for text in from_all.texts.values()] == kept


def test_whoever_has_read_what_is_forgotten_reads_on() -> None:
    harness = harness_of()
    harness.do(ADA, commands.Write, text="First.", seat=0)
    harness.raw(BEN)
    talked_out(harness)
    harness.raw(BEN)

    harness.do(ADA, commands.Write, text="Last.", seat=0)

    [text] = harness.news(BEN)
    assert isinstance(text, frames.Text)
    assert (text.number, text.text) == (MOST_TEXTS + 1, "Last.")
    page = outbox.text_page(harness.room, harness.sent_states[BEN], 10)
    assert [text.text for text in page.texts] == [str(number) for number in range(3, 11)]
    assert len(harness.sent_states[BEN].sent_texts) <= MOST_TEXTS + PAGE


def test_much_that_is_said_apart_takes_no_text_from_the_others() -> None:
    harness = harness_of()
    harness.do(ADA, commands.Write, text="First.", seat=0)

    for _ in range(MOST_TEXTS + 1):
        harness.room.note(changes.Wrote(2, 1, "psst", 2))

    assert harness.texts(CYD) == [(0, "First.")]
    assert len(harness.room.texts) == MOST_TEXTS + 1


def test_a_seat_that_claims_too_much_does_not_silence_the_others() -> None:
    harness = harness_of()
    share = CLAIMS_OF_PEOPLE // len(harness.room.chairs)
    for number in range(share):
        harness.room.note(changes.Said(0, ("trust", 1 + number % 3)))

    assert harness.refusal(ADA, commands.Say, seat=0, claim=("trust", 1)) == "too_many"
    assert harness.refusal(BEN, commands.Say, seat=1, claim=("trust", 0)) == ""


def test_whoever_writes_has_the_seat_back() -> None:
    harness = harness_of()
    harness.do(BEN, commands.Leave)

    harness.do(BEN, commands.Write, text="I am here.", seat=1)

    assert not harness.room_frame(ADA).chairs[1].away


# Mute.


def test_whoever_is_muted_is_read_no_more() -> None:
    harness = harness_of()

    harness.do(BEN, commands.Mute, member=harness.ids[ADA])
    harness.do(ADA, commands.Write, text="Ben! Ben!", seat=0)

    assert harness.texts(BEN) == []
    assert harness.texts(CYD) == [(0, "Ben! Ben!")]


def test_nobody_else_learns_who_is_muted() -> None:
    harness = harness_of()
    harness.raw(ADA)

    harness.do(BEN, commands.Mute, member=harness.ids[ADA])

    assert harness.raw(ADA) == []
    assert harness.room_frame(ADA).muted == []
    assert harness.room_frame(BEN).muted == [harness.ids[ADA]]


def test_whoever_is_muted_no_more_is_read_again() -> None:
    harness = harness_of()
    harness.do(BEN, commands.Mute, member=harness.ids[ADA])
    harness.do(ADA, commands.Write, text="Ben?", seat=0)

    harness.do(BEN, commands.Mute, member=harness.ids[ADA], muted=False)

    assert harness.texts(BEN) == [(0, "Ben?")]
    assert harness.room_frame(BEN).muted == []


def test_nobody_mutes_somebody_who_is_not_there() -> None:
    harness = harness_of()

    assert harness.refusal(ADA, commands.Mute, member=99) == "no_such_member"


# Rate limits.


def chatter(harness: RoomHarness, name: str, seat: int, times: int) -> None:
    """Let somebody talk this many times, alternately with a text and a claim."""
    for turn in range(times):
        if turn % 2:
            harness.do(name, commands.Say, seat=seat, claim=("trust", 2))
        else:
            harness.do(name, commands.Write, text="Well…", seat=seat)


def test_talk_beyond_the_burst_is_refused_as_too_fast() -> None:
    harness = harness_of()

    chatter(harness, ADA, 0, BURST)

    assert harness.refusal(ADA, commands.Write, text="And…", seat=0) == "too_fast"
    assert harness.refusal(ADA, commands.Say, seat=0, claim=("trust", 1)) == "too_fast"


def test_talk_is_allowed_again_after_the_talk_period() -> None:
    harness = harness_of()
    chatter(harness, ADA, 0, BURST)

    harness.wait(TALK_PERIOD / 1000)

    assert harness.refusal(ADA, commands.Write, text="As I said.", seat=0) == ""


def test_the_rate_limit_on_talk_counts_each_player_apart() -> None:
    harness = harness_of()
    chatter(harness, ADA, 0, BURST)

    assert harness.refusal(BEN, commands.Write, text="My turn.", seat=1) == ""


def test_refused_talk_does_not_count_towards_the_rate_limit() -> None:
    harness = harness_of()
    chatter(harness, ADA, 0, BURST - 1)
    harness.refusal(ADA, commands.Write, text="www.x.y", seat=0)
    harness.refusal(ADA, commands.Say, seat=0, claim=("trust", 99))

    assert harness.refusal(ADA, commands.Write, text="Phew.", seat=0) == ""
