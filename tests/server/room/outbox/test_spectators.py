"""Those who only watch: what is public and no more; later, or not at all."""

from random import Random

import msgspec
import pytest

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.server.protocol import commands, frames
from turncoat.server.protocol.settings import Clocks, Spectators
from turncoat.server.room import inbox, outbox
from turncoat.server.room.outbox import SentState
from turncoat.server.room.room import Room

SECRET = "5e" * 32
PLAYERS = {"among_cultists": 4, "dark_providence": 3, "shadow_hunters": 4}
EVERY_GAME = pytest.mark.parametrize("game", list(PLAYERS))
DELAY = 20


def hall_of(game: str = "shadow_hunters", delay: int = 0, **settings: object) -> Hall:
    """Ada and Ben play with bots, Cyd has no seat."""
    spectators = Spectators(delay=delay)
    hall = Hall(game, PLAYERS[game], spectators=spectators, **settings).dealt_from(SECRET)
    return hall.join(ADA, BEN, CYD).start(ADA, BEN, bots="uniform")


def act(hall: Hall, random: Random) -> None:
    """Somebody does something: an answer as a rule, now and then something else."""
    throw, game = random.random(), hall.room.game
    takers = [seat for seat in (0, 1) if game.match.can_undo(seat)]
    if takers and throw < 0.3:
        seat = takers[0]
        hall.refusal((ADA, BEN)[seat], commands.Undo, seat=seat, question=game.number)
    elif throw < 0.35:
        hall.refusal(ADA, commands.Say, seat=0, claim=("trust", 1))
    elif throw < 0.4:
        hall.refusal(BEN, commands.Write, text="Hm.", seat=1)
    elif throw < 0.45:
        hall.refusal(BEN, commands.Call, ballot="extend")
    else:
        hall.play_once([ADA, BEN], random)


def watched(hall: Hall, seconds: int) -> list[tuple[int, frames.AnyFrame]]:
    """What Cyd is sent of a game in which something happens every second, and when."""
    random = Random(0)
    seen = [(hall.now, frame) for frame in hall.news(CYD)]
    for _ in range(seconds):
        hall.wait(1)
        act(hall, random)
        seen += [(hall.now, frame) for frame in hall.news(CYD)]
    return seen


def of_the_game(seen: list[tuple[int, frames.AnyFrame]]) -> list[tuple[int, frames.AnyFrame]]:
    """Without the lobby, and with the same settings for all."""
    found: list[tuple[int, frames.AnyFrame]] = []
    for at, frame in seen:
        if not isinstance(frame, frames.Room):
            found.append((at, frame))
        elif frame.phase != "lobby":
            found.append((at, msgspec.structs.replace(frame, settings=Hall().room.settings)))
    return found


def pictures(room: Room, member: int) -> list[list[frames.AnyFrame]]:
    """What somebody sees now, and every second until there is no more to come."""
    start, seen = room.now, []
    for second in range(DELAY + 1):
        room.now = start + second * 1000
        seen.append(on_connecting(room, member))
    return seen


def on_connecting(room: Room, member: int) -> list[frames.AnyFrame]:
    """What somebody would see of the table."""
    unsaved = [frames.read(frame) for frame in outbox.news(room, SentState(member))]
    return [frame for frame in unsaved if not isinstance(frame, frames.Room)]


# What is public.


@EVERY_GAME
def test_a_watcher_sees_the_table_as_all_may_see_it(game: str) -> None:
    hall = hall_of(game)
    match = hall.room.game.match

    table = hall.table(CYD)

    public = frames.write(frames.TableFrame(
        seat=None, view=match.view(None, restart=False), question=1, decision=None, chosen=None,
        offers=[], can_undo=False, may_talk=False,
    ))  # fmt: skip
    assert frames.write(table) == public


@EVERY_GAME
def test_a_watcher_is_told_what_all_are_told(game: str) -> None:
    hall = hall_of(game)
    hall.play([ADA, BEN], until=lambda h: h.room.game.number > 40)
    match = hall.room.game.match

    assert hall.story(CYD) == match.events(None)
    assert set(match.events(0)) - set(hall.story(CYD)) != set()


@EVERY_GAME
def test_the_room_says_the_same_to_a_watcher_as_to_a_player(game: str) -> None:
    hall = hall_of(game)

    watcher, player = hall.looks(CYD), hall.looks(ADA)

    assert watcher.your_seats == []
    assert watcher.asking == player.asking
    assert (watcher.members, watcher.chairs) == (player.members, player.chairs)


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
def test_a_watcher_does_nothing_for_a_seat(
    seat: int, request_: type[commands.Command], fields: dict[str, object]
) -> None:
    hall = hall_of()

    assert hall.refusal(CYD, request_, seat=seat, **fields) == "not_yours"


def test_a_player_who_left_sees_its_own_table_and_not_that_of_a_watcher() -> None:
    hall = hall_of()
    before = hall.table(BEN)

    hall.do(BEN, commands.Leave)
    hall.connect(BEN)

    assert hall.table(BEN) == before
    assert hall.table(BEN).seat == 1


def test_after_the_end_a_watcher_sees_what_is_open() -> None:
    hall = hall_of()
    hall.play([ADA, BEN])

    assert hall.looks(CYD).deal.secret == SECRET
    assert hall.looks(CYD).result == hall.looks(ADA).result


# Later.


@EVERY_GAME
def test_with_a_delay_a_watcher_sees_the_same_as_without_in_the_same_order_only_later(
    game: str,
) -> None:
    at_once = of_the_game(watched(hall_of(game), 60))
    later = of_the_game(watched(hall_of(game, DELAY), 60 + DELAY))

    assert len(at_once) > 60
    assert [(at - DELAY * 1000, frame) for at, frame in later] == at_once


def test_what_was_taken_back_is_taken_back_later_too() -> None:
    later = watched(hall_of("dark_providence", DELAY), 60)

    stories = [frame for _, frame in later if isinstance(frame, frames.Story)]
    ends = [story.since + len(story.events) for story in stories]
    assert any(story.since < end for story, end in zip(stories[1:], ends, strict=False))


@EVERY_GAME
def test_before_the_delay_is_over_a_watcher_sees_nothing(game: str) -> None:
    hall = hall_of(game, DELAY)
    hall.raw(CYD)

    hall.play_once([ADA, BEN], Random(0))
    hall.wait(DELAY - 0.001)

    assert hall.raw(CYD) == []
    assert hall.looks(CYD).phase == "lobby"
    assert hall.raw(ADA) != []


def test_once_the_delay_is_over_a_watcher_sees_the_deal() -> None:
    hall = hall_of(delay=DELAY)

    hall.wait(DELAY)

    assert hall.looks(CYD).phase == "playing"
    assert hall.table(CYD).question == 1


def test_whoever_comes_in_later_sees_no_more_than_those_who_watch_already() -> None:
    hall = hall_of(delay=DELAY)
    hall.wait(DELAY)
    hall.play([ADA, BEN], until=lambda h: h.room.game.number > 9)

    hall.join(DAN)

    assert hall.table(DAN) == hall.table(CYD)
    assert hall.table(DAN).question < hall.table(ADA).question


def test_with_a_delay_those_who_play_see_all_at_once() -> None:
    hall = hall_of(delay=DELAY)

    hall.play([ADA, BEN], until=lambda h: h.room.game.number > 9)

    assert hall.table(ADA).question == hall.room.game.number


def test_in_the_lobby_there_is_no_delay() -> None:
    hall = Hall(spectators=Spectators(delay=DELAY)).join(ADA, CYD)

    hall.do(ADA, commands.Sit, seat=0)
    hall.do(ADA, commands.Write, text="Hello!")

    assert hall.looks(CYD).chairs[0].name == ADA
    assert hall.texts(CYD) == [(None, "Hello!")]


def test_texts_are_read_later_too() -> None:
    hall = hall_of(delay=DELAY)
    hall.do(ADA, commands.Write, text="Good evening.", seat=0)

    hall.wait(DELAY - 0.001)

    assert hall.texts(CYD) == []
    assert hall.texts(BEN) == [(0, "Good evening.")]

    hall.wait(0.001)

    assert hall.texts(CYD) == [(0, "Good evening.")]


def test_what_the_dead_wrote_is_not_read_before_the_end_is_seen() -> None:
    hall = hall_of(delay=DELAY)
    hall.room.game.match.table.players[0].alive = False
    hall.do(ADA, commands.Write, text="It was Ben.", seat=0)
    hall.room.game.match.table.players[0].alive = True
    hall.play([ADA, BEN], until=lambda h: h.now >= 20_000)
    hall.play([ADA, BEN])

    hall.wait(DELAY - 1)

    assert hall.looks(CYD).phase == "playing"
    assert hall.texts(CYD) == []

    hall.wait(2)

    assert hall.looks(CYD).phase == "ended"
    assert hall.texts(CYD) == [(0, "It was Ben.")]


def test_whoever_was_removed_sees_the_table_later() -> None:
    hall = hall_of(delay=90)
    hall.do(BEN, commands.Leave)
    hall.play([ADA], until=lambda h: h.room.game.number > 9)

    hall.do(ADA, commands.Call, ballot="remove", seat=1)

    assert hall.looks(BEN).your_seats == []
    assert hall.looks(BEN).phase == "lobby"


def test_mute_works_at_once_for_those_who_see_later() -> None:
    hall = hall_of(delay=DELAY)
    hall.do(ADA, commands.Write, text="Hello.", seat=0)

    hall.do(CYD, commands.Mute, member=hall.ids[ADA])
    hall.wait(DELAY)

    assert hall.looks(CYD).muted == [hall.ids[ADA]]
    assert hall.texts(CYD) == []


def test_when_all_was_shown_nothing_more_is_due() -> None:
    hall = hall_of(delay=DELAY, clocks=Clocks(pace="untimed"))
    hall.play([ADA, BEN])

    hall.wait(DELAY + 1)

    assert inbox.wakes_at(hall.room) is None
    assert len(hall.room.runtime.delayed_snapshots) == 1


@EVERY_GAME
def test_a_restart_shows_nothing_early_and_loses_nothing(game: str) -> None:
    hall = hall_of(game, DELAY)
    watched(hall, 60)

    again = hall.restarted()

    assert len(hall.room.runtime.delayed_snapshots) > 9
    assert pictures(again, hall.ids[CYD]) == pictures(hall.room, hall.ids[CYD])


# Not at all.


def test_where_nobody_may_watch_whoever_has_no_seat_sees_only_the_room() -> None:
    hall = Hall(spectators=Spectators(allowed=False)).join(ADA, CYD).start(ADA)
    hall.do(ADA, commands.Write, text="Among us…", seat=0)

    assert {type(frame) for frame in hall.news(CYD)} == {frames.Room}


def test_where_nobody_may_watch_those_who_play_see_the_table() -> None:
    hall = Hall(spectators=Spectators(allowed=False)).start(ADA)

    assert hall.table(ADA).seat == 0
