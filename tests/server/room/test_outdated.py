"""Games whose rules are gone: each seat keeps its story of the game, and nothing else."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.room.random_games import PLAYING, act_until_end, random_game
from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from turncoat.core.terms import Event
from turncoat.games import GAMES
from turncoat.server.protocol import commands, frames
from turncoat.server.room import changes, inbox

SECRET = "5e" * 32
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
EVERYBODY = [*PLAYING, DAN]


def in_mid_game(game: str) -> RoomHarness:
    """A game after 60 random steps; Dan watches."""
    harness, random = random_game(game, 2)
    for step in act_until_end(harness, random):
        if step == 60:
            break
    assert harness.room.phase == "playing"
    return harness


def outdate(harness: RoomHarness, **other: Any) -> RoomHarness:
    """Restart the room as if its first game had been dealt by other rules."""
    other = other or {"version": "0"}
    dealt = next(entry for entry in harness.room.unsaved if isinstance(entry.change, changes.Dealt))
    dealt.change = msgspec.structs.replace(dealt.change, **other)
    again = harness.restarted()
    again.unsaved = harness.room.unsaved + again.unsaved
    harness.room = again
    return harness


def ready(harness: RoomHarness) -> None:
    """All players say that they are ready."""
    for name in PLAYING:
        harness.do(name, commands.Ready, nonce="0a")


@EVERY_GAME
@pytest.mark.parametrize("changes", [{"version": "0"}, {"content": "other cards"}])
def test_a_game_by_rules_that_are_gone_is_outdated(game: str, changes: dict[str, str]) -> None:
    harness = outdate(in_mid_game(game), **changes)

    room = harness.room_frame(ADA)

    assert room.phase == "outdated"
    assert room.version == changes.get("version", GAMES[game].version)
    assert (room.asking, room.result, room.deal.secret) == (None, None, "")


@EVERY_GAME
def test_each_seat_keeps_its_own_story(game: str) -> None:
    harness = in_mid_game(game)
    before = [harness.story(name) for name in EVERYBODY]

    outdate(harness)

    assert [harness.story(name) for name in EVERYBODY] == before
    assert before[0] != before[1] != before[3]


def test_what_the_dead_claimed_in_a_story_of_0_5_0_is_not_taken_for_public() -> None:
    harness = RoomHarness(players=4).dealt_from(SECRET).start(ADA, BEN, CYD, DAN)
    for seat in (0, 1):
        harness.room.game.match.table.players[seat].alive = False
    harness.do(ADA, commands.Say, seat=0, claim=("suspect", 2))
    harness.do(CYD, commands.Say, seat=2, claim=("suspect", 3))
    for entry in harness.room.unsaved:
        entry.told = [(heard, as_in_0_5_0(event)) for heard, event in entry.told]

    outdate(harness)

    told = [event for event in harness.story(BEN) if str(event[0]).startswith("claims")]
    assert told == [("claims_apart", 0, 0, "suspect", 2), ("claims", 2, 0, "suspect", 3)]


def as_in_0_5_0(event: Event) -> Event:
    """The event as version 0.5.0 told it, which had no `claims_apart`."""
    return ("claims", *event[1:]) if event[0] == "claims_apart" else event


def test_what_was_taken_back_is_in_no_story() -> None:
    harness, random = random_game("dark_providence", 2)
    assert len(list(act_until_end(harness, random))) > 0
    assert len(harness.changes(changes.TookBack)) > 5
    before = [harness.story(name) for name in EVERYBODY]

    outdate(harness)

    assert [harness.story(name) for name in EVERYBODY] == before


def test_what_was_taken_back_last_is_in_no_story() -> None:
    harness = RoomHarness("dark_providence", 3).dealt_from(SECRET).start(*PLAYING)
    before = harness.story(BEN)
    [seat] = harness.decisions
    harness.play_once(PLAYING, Random(0))
    assert len(harness.story(BEN)) > len(before)

    harness.do(PLAYING[seat], commands.Undo, seat=seat, question=harness.room.game.number)
    outdate(harness)

    assert harness.story(BEN) == before


@EVERY_GAME
def test_there_is_no_table_to_look_at(game: str) -> None:
    harness = outdate(in_mid_game(game))

    harness.connect(ADA)
    harness.connect(DAN)

    assert not [
        f for f in harness.news(ADA) + harness.news(DAN) if isinstance(f, frames.TableFrame)
    ]


def test_what_was_written_can_still_be_read() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(*PLAYING)
    harness.do(ADA, commands.Write, text="Remember me.", seat=0)

    outdate(harness)

    assert harness.texts(BEN) == [(0, "Remember me.")]


@EVERY_GAME
def test_nothing_is_asked_and_nothing_is_due(game: str) -> None:
    harness = outdate(in_mid_game(game))

    harness.wait(100_000)

    assert harness.decisions == {}
    assert inbox.wakes_at(harness.room) is None
    assert harness.room_frame(ADA).phase == "outdated"


@pytest.mark.parametrize(
    ("request_", "fields"),
    [
        (commands.Answer, {"seat": 0, "question": 1, "option": ("throw",)}),
        (commands.Offer, {"seat": 0, "question": 1, "option": ("reveal",)}),
        (commands.Undo, {"seat": 0, "question": 1}),
        (commands.Say, {"seat": 0, "claim": ("trust", 1)}),
        (commands.Write, {"seat": 0, "text": "Hello?"}),
        (commands.Return, {"seat": 0}),
        (commands.Call, {"ballot": "pause"}),
        (commands.Ready, {}),
        (commands.Sit, {"seat": 0}),
    ],
)
def test_nobody_plays_on(request_: type[commands.Command], fields: dict[str, Any]) -> None:
    harness = outdate(RoomHarness().dealt_from(SECRET).start(*PLAYING))

    assert harness.refusal(ADA, request_, **fields) == "not_now"


def test_a_ballot_that_was_open_is_open_no_more() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(*PLAYING)
    harness.do(ADA, commands.Call, ballot="remake")

    outdate(harness)
    harness.wait(60)

    assert harness.room_frame(ADA).ballot is None
    assert harness.refusal(BEN, commands.Vote, yes=True) == "no_ballot"


def test_a_pause_is_over() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(*PLAYING)
    harness.agree("pause", *PLAYING)
    assert harness.room_frame(ADA).paused is not None

    outdate(harness)

    assert harness.room_frame(ADA).paused is None
    assert inbox.wakes_at(harness.room) is None


def test_people_come_and_go_as_after_the_end() -> None:
    harness = outdate(RoomHarness().dealt_from(SECRET).start(*PLAYING))

    harness.do(BEN, commands.Leave)
    harness.join("Eve")
    harness.do("Eve", commands.Write, text="What happened?")

    assert [member.name for member in harness.room_frame(ADA).members] == [ADA, CYD, "Eve"]
    assert harness.texts(ADA) == [(None, "What happened?")]


# Another game.


@EVERY_GAME
def test_the_same_people_may_play_again_by_the_new_rules(game: str) -> None:
    harness, _ = random_game(game, 2)
    outdate(harness)

    harness.do(ADA, commands.Again)
    ready(harness)

    assert harness.room_frame(ADA).phase == "playing"
    assert harness.room_frame(ADA).version == GAMES[game].version
    assert harness.table(ADA).question == 1


@EVERY_GAME
def test_what_follows_on_a_game_by_rules_that_are_gone_comes_out_of_the_journal(game: str) -> None:
    harness, _ = random_game(game, 2)
    outdate(harness)
    harness.do(ADA, commands.Again)
    ready(harness)
    harness.play(PLAYING, until=lambda h: h.room.game.number > 9)
    before = [harness.story(name) for name in EVERYBODY], harness.table(ADA)

    harness.room = harness.restarted()

    assert ([harness.story(name) for name in EVERYBODY], harness.table(ADA)) == before


def test_a_game_that_was_made_anew_since_is_not_outdated() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(*PLAYING)
    harness.agree("remake", *PLAYING)

    outdate(harness)

    assert harness.room_frame(ADA).phase == "lobby"


def test_a_game_that_had_ended_is_outdated_too() -> None:
    harness = RoomHarness().dealt_from(SECRET).start(*PLAYING)
    harness.play(PLAYING)
    before = harness.story(BEN)

    outdate(harness)

    assert harness.room_frame(BEN).phase == "outdated"
    assert harness.story(BEN) == before
