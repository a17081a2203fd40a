"""Spectators see what is public and no more: at once, with a delay, or not at all."""

from random import Random

import msgspec
import pytest

from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Clocks, Spectators
from turncoat.server.room import inbox, outbox
from turncoat.server.room.outbox import SentState
from turncoat.server.room.room import Room

SECRET = "5e" * 32
PLAYERS = {"among_cultists": 4, "dark_providence": 3, "shadow_hunters": 4}
EVERY_GAME = pytest.mark.parametrize("game", list(PLAYERS))
DELAY = 20


def harness_of(game: str = "shadow_hunters", delay: int = 0, **settings: object) -> RoomHarness:
    """Ada and Ben play with bots, Cyd has no seat."""
    spectators = Spectators(delay=delay)
    harness = RoomHarness(game, PLAYERS[game], spectators=spectators, **settings).dealt_from(SECRET)
    return harness.join(ADA, BEN, CYD).start(ADA, BEN, bots="uniform")


def act(harness: RoomHarness, random: Random) -> None:
    """Let Ada or Ben do something random, usually answer."""
    throw, game = random.random(), harness.room.game
    takers = [seat for seat in (0, 1) if game.match.can_undo(seat)]
    if takers and throw < 0.3:
        seat = takers[0]
        harness.refusal((ADA, BEN)[seat], commands.Undo, seat=seat, question=game.number)
    elif throw < 0.35:
        harness.refusal(ADA, commands.Say, seat=0, claim=("trust", 1))
    elif throw < 0.4:
        harness.refusal(BEN, commands.Write, text="Hm.", seat=1)
    elif throw < 0.45:
        harness.refusal(BEN, commands.Call, ballot="extend")
    else:
        harness.play_once([ADA, BEN], random)


def watched(harness: RoomHarness, seconds: int) -> list[tuple[int, frames.AnyFrame]]:
    """The frames that Cyd is sent while something happens every second, with their times."""
    random = Random(0)
    seen = [(harness.now, frame) for frame in harness.news(CYD)]
    for _ in range(seconds):
        harness.wait(1)
        act(harness, random)
        seen += [(harness.now, frame) for frame in harness.news(CYD)]
    return seen


def of_the_game(seen: list[tuple[int, frames.AnyFrame]]) -> list[tuple[int, frames.AnyFrame]]:
    """Leave out the room frames of the lobby, and give all others the same settings."""
    found: list[tuple[int, frames.AnyFrame]] = []
    for at, frame in seen:
        if not isinstance(frame, frames.Room):
            found.append((at, frame))
        elif frame.phase != "lobby":
            found.append((at, msgspec.structs.replace(frame, settings=RoomHarness().room.settings)))
    return found


def pictures(room: Room, member: int) -> list[list[frames.AnyFrame]]:
    """What somebody would see now, and after every second until the delay is over."""
    start, seen = room.now, []
    for second in range(DELAY + 1):
        room.now = start + second * 1000
        seen.append(on_connecting(room, member))
    return seen


def on_connecting(room: Room, member: int) -> list[frames.AnyFrame]:
    """The frames that somebody would be sent on connecting now, without the room frame."""
    unsaved = [frames.read(frame) for frame in outbox.news(room, SentState(member))]
    return [frame for frame in unsaved if not isinstance(frame, frames.Room)]


# What is public.


@EVERY_GAME
def test_a_spectator_sees_the_table_as_all_may_see_it(game: str) -> None:
    harness = harness_of(game)
    match = harness.room.game.match

    table = harness.table(CYD)

    public = frames.write(frames.TableFrame(
        seat=None, view=match.view(None, restart=False), question=1, decision=None, chosen=None,
        offers=[], can_undo=False, may_talk=False,
    ))  # fmt: skip
    assert frames.write(table) == public


@EVERY_GAME
def test_a_spectator_is_told_what_all_are_told(game: str) -> None:
    harness = harness_of(game)
    harness.play([ADA, BEN], until=lambda h: h.room.game.number > 40)
    match = harness.room.game.match

    assert harness.story(CYD) == match.events(None)
    assert set(match.events(0)) - set(harness.story(CYD)) != set()


@EVERY_GAME
def test_the_room_says_the_same_to_a_spectator_as_to_a_player(game: str) -> None:
    harness = harness_of(game)

    spectator, player = harness.room_frame(CYD), harness.room_frame(ADA)

    assert spectator.your_seats == []
    assert spectator.asking == player.asking
    assert (spectator.members, spectator.chairs) == (player.members, player.chairs)


@pytest.mark.parametrize(
    ("request_", "fields"),
    [
        (commands.Answer, {"question": 1, "option": ("throw",)}),
        (commands.Offer, {"question": 1, "option": ("reveal",)}),
        (commands.Undo, {"question": 1}),
        (commands.Return, {}),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_spectator_does_nothing_for_a_seat(
    seat: int, request_: type[commands.Command], fields: dict[str, object]
) -> None:
    harness = harness_of()

    assert harness.refusal(CYD, request_, seat=seat, **fields) == "not_yours"


def test_a_player_who_left_sees_its_own_table_and_not_that_of_a_spectator() -> None:
    harness = harness_of()
    before = harness.table(BEN)

    harness.do(BEN, commands.Leave)
    harness.connect(BEN)

    assert harness.table(BEN) == before
    assert harness.table(BEN).seat == 1


def test_after_the_end_a_spectator_sees_what_is_open() -> None:
    harness = harness_of()
    harness.play([ADA, BEN])

    assert harness.room_frame(CYD).deal.secret == SECRET
    assert harness.room_frame(CYD).result == harness.room_frame(ADA).result


# With a delay.


@EVERY_GAME
def test_with_a_delay_a_spectator_sees_the_same_as_without_in_the_same_order_only_later(
    game: str,
) -> None:
    at_once = of_the_game(watched(harness_of(game), 60))
    later = of_the_game(watched(harness_of(game, DELAY), 60 + DELAY))

    assert len(at_once) > 60
    assert [(at - DELAY * 1000, frame) for at, frame in later] == at_once


def test_what_was_taken_back_is_taken_back_later_too() -> None:
    later = watched(harness_of("dark_providence", DELAY), 60)

    stories = [frame for _, frame in later if isinstance(frame, frames.Story)]
    ends = [story.since + len(story.events) for story in stories]
    assert any(story.since < end for story, end in zip(stories[1:], ends, strict=False))


@EVERY_GAME
def test_before_the_delay_is_over_a_spectator_sees_nothing(game: str) -> None:
    harness = harness_of(game, DELAY)
    harness.raw(CYD)

    harness.play_once([ADA, BEN], Random(0))
    harness.wait(DELAY - 0.001)

    assert harness.raw(CYD) == []
    assert harness.room_frame(CYD).phase == "lobby"
    assert harness.raw(ADA) != []


def test_once_the_delay_is_over_a_spectator_sees_the_deal() -> None:
    harness = harness_of(delay=DELAY)

    harness.wait(DELAY)

    assert harness.room_frame(CYD).phase == "playing"
    assert harness.table(CYD).question == 1


def test_whoever_comes_in_later_sees_no_more_than_those_who_watch_already() -> None:
    harness = harness_of(delay=DELAY)
    harness.wait(DELAY)
    harness.play([ADA, BEN], until=lambda h: h.room.game.number > 9)

    harness.join(DAN)

    assert harness.table(DAN) == harness.table(CYD)
    assert harness.table(DAN).question < harness.table(ADA).question


def test_with_a_delay_those_who_play_see_all_at_once() -> None:
    harness = harness_of(delay=DELAY)

    harness.play([ADA, BEN], until=lambda h: h.room.game.number > 9)

    assert harness.table(ADA).question == harness.room.game.number


def test_in_the_lobby_there_is_no_delay() -> None:
    harness = RoomHarness(spectators=Spectators(delay=DELAY)).join(ADA, CYD)

    harness.do(ADA, commands.Sit, seat=0)
    harness.do(ADA, commands.Write, text="Hello!")

    assert harness.room_frame(CYD).chairs[0].name == ADA
    assert harness.texts(CYD) == [(None, "Hello!")]


def test_texts_are_read_later_too() -> None:
    harness = harness_of(delay=DELAY)
    harness.do(ADA, commands.Write, text="Good evening.", seat=0)

    harness.wait(DELAY - 0.001)

    assert harness.texts(CYD) == []
    assert harness.texts(BEN) == [(0, "Good evening.")]

    harness.wait(0.001)

    assert harness.texts(CYD) == [(0, "Good evening.")]


def test_what_the_dead_wrote_is_not_read_before_the_end_is_seen() -> None:
    harness = harness_of(delay=DELAY)
    harness.room.game.match.table.players[0].alive = False
    harness.do(ADA, commands.Write, text="It was Ben.", seat=0)
    harness.room.game.match.table.players[0].alive = True
    harness.play([ADA, BEN], until=lambda h: h.now >= 20_000)
    harness.play([ADA, BEN])

    harness.wait(DELAY - 1)

    assert harness.room_frame(CYD).phase == "playing"
    assert harness.texts(CYD) == []

    harness.wait(2)

    assert harness.room_frame(CYD).phase == "ended"
    assert harness.texts(CYD) == [(0, "It was Ben.")]


def test_whoever_was_removed_sees_the_table_later() -> None:
    harness = harness_of(delay=90)
    harness.do(BEN, commands.Leave)
    harness.play([ADA], until=lambda h: h.room.game.number > 9)

    harness.do(ADA, commands.Call, ballot="remove", seat=1)

    assert harness.room_frame(BEN).your_seats == []
    assert harness.room_frame(BEN).phase == "lobby"


def test_mute_works_at_once_for_those_who_see_later() -> None:
    harness = harness_of(delay=DELAY)
    harness.do(ADA, commands.Write, text="Hello.", seat=0)

    harness.do(CYD, commands.Mute, member=harness.ids[ADA])
    harness.wait(DELAY)

    assert harness.room_frame(CYD).muted == [harness.ids[ADA]]
    assert harness.texts(CYD) == []


def test_when_all_was_shown_nothing_more_is_due() -> None:
    harness = harness_of(delay=DELAY, clocks=Clocks(pace="untimed"))
    harness.play([ADA, BEN])

    harness.wait(DELAY + 1)

    assert inbox.wakes_at(harness.room) is None
    assert len(harness.room.runtime.delayed_snapshots) == 1


@EVERY_GAME
def test_a_restart_shows_nothing_early_and_loses_nothing(game: str) -> None:
    harness = harness_of(game, DELAY)
    watched(harness, 60)

    again = harness.restarted()

    assert len(harness.room.runtime.delayed_snapshots) > 9
    assert pictures(again, harness.ids[CYD]) == pictures(harness.room, harness.ids[CYD])


# Where nobody may watch.


def test_where_nobody_may_watch_whoever_has_no_seat_sees_only_the_room() -> None:
    harness = RoomHarness(spectators=Spectators(allowed=False)).join(ADA, CYD).start(ADA)
    harness.do(ADA, commands.Write, text="Among us…", seat=0)

    assert {type(frame) for frame in harness.news(CYD)} == {frames.Room}


def test_where_nobody_may_watch_those_who_play_see_the_table() -> None:
    harness = RoomHarness(spectators=Spectators(allowed=False)).start(ADA)

    assert harness.table(ADA).seat == 0
