"""Rules that are gone: of a game begun with them each seat keeps its story, and no more."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.room.bustle import PLAYING, bustle_on, bustling
from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from turncoat.core.terms import Event
from turncoat.games import GAMES
from turncoat.server.protocol import commands, frames
from turncoat.server.room import changes, inbox

SECRET = "5e" * 32
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
EVERYBODY = [*PLAYING, DAN]


def in_mid_game(game: str) -> Hall:
    """Much has happened, and more was about to; Dan has watched."""
    hall, random = bustling(game, 2)
    for step in bustle_on(hall, random):
        if step == 60:
            break
    assert hall.room.phase == "playing"
    return hall


def outdate(hall: Hall, **other: Any) -> Hall:
    """The server comes back with other rules than those of the first deal."""
    other = other or {"version": "0"}
    dealt = next(entry for entry in hall.room.unsaved if isinstance(entry.change, changes.Dealt))
    dealt.change = msgspec.structs.replace(dealt.change, **other)
    again = hall.restarted()
    again.unsaved = hall.room.unsaved + again.unsaved
    hall.room = again
    return hall


def ready(hall: Hall) -> None:
    """All want to play."""
    for name in PLAYING:
        hall.do(name, commands.Ready, nonce="0a")


@EVERY_GAME
@pytest.mark.parametrize("changes", [{"version": "0"}, {"content": "other cards"}])
def test_a_game_by_rules_that_are_gone_is_outdated(game: str, changes: dict[str, str]) -> None:
    hall = outdate(in_mid_game(game), **changes)

    room = hall.looks(ADA)

    assert room.phase == "outdated"
    assert room.version == changes.get("version", GAMES[game].version)
    assert (room.asking, room.result, room.deal.secret) == (None, None, "")


@EVERY_GAME
def test_each_seat_keeps_its_own_story(game: str) -> None:
    hall = in_mid_game(game)
    before = [hall.story(name) for name in EVERYBODY]

    outdate(hall)

    assert [hall.story(name) for name in EVERYBODY] == before
    assert before[0] != before[1] != before[3]


def test_what_the_dead_claimed_in_a_story_of_0_5_0_is_not_taken_for_public() -> None:
    hall = Hall(players=4).dealt_from(SECRET).start(ADA, BEN, CYD, DAN)
    for seat in (0, 1):
        hall.room.game.match.table.players[seat].alive = False
    hall.do(ADA, commands.Say, seat=0, claim=("suspect", 2))
    hall.do(CYD, commands.Say, seat=2, claim=("suspect", 3))
    for entry in hall.room.unsaved:
        entry.told = [(heard, as_in_0_5_0(event)) for heard, event in entry.told]

    outdate(hall)

    told = [event for event in hall.story(BEN) if str(event[0]).startswith("claims")]
    assert told == [("claims_apart", 0, 0, "suspect", 2), ("claims", 2, 0, "suspect", 3)]


def as_in_0_5_0(event: Event) -> Event:
    """As it was told before claims that not everybody heard had a name of their own."""
    return ("claims", *event[1:]) if event[0] == "claims_apart" else event


def test_what_was_taken_back_is_in_no_story() -> None:
    hall, random = bustling("dark_providence", 2)
    assert len(list(bustle_on(hall, random))) > 0
    assert len(hall.changes(changes.TookBack)) > 5
    before = [hall.story(name) for name in EVERYBODY]

    outdate(hall)

    assert [hall.story(name) for name in EVERYBODY] == before


def test_what_was_taken_back_last_is_in_no_story() -> None:
    hall = Hall("dark_providence", 3).dealt_from(SECRET).start(*PLAYING)
    before = hall.story(BEN)
    [seat] = hall.decisions
    hall.play_once(PLAYING, Random(0))
    assert len(hall.story(BEN)) > len(before)

    hall.do(PLAYING[seat], commands.Undo, seat=seat, question=hall.room.game.number)
    outdate(hall)

    assert hall.story(BEN) == before


@EVERY_GAME
def test_there_is_no_table_to_look_at(game: str) -> None:
    hall = outdate(in_mid_game(game))

    hall.connect(ADA)
    hall.connect(DAN)

    assert not [f for f in hall.news(ADA) + hall.news(DAN) if isinstance(f, frames.TableFrame)]


def test_what_was_written_can_still_be_read() -> None:
    hall = Hall().dealt_from(SECRET).start(*PLAYING)
    hall.do(ADA, commands.Write, text="Remember me.", seat=0)

    outdate(hall)

    assert hall.texts(BEN) == [(0, "Remember me.")]


@EVERY_GAME
def test_nothing_is_asked_and_nothing_is_due(game: str) -> None:
    hall = outdate(in_mid_game(game))

    hall.wait(100_000)

    assert hall.decisions == {}
    assert inbox.wakes_at(hall.room) is None
    assert hall.looks(ADA).phase == "outdated"


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
    hall = outdate(Hall().dealt_from(SECRET).start(*PLAYING))

    assert hall.refusal(ADA, request_, **fields) == "not_now"


def test_a_ballot_that_was_open_is_open_no_more() -> None:
    hall = Hall().dealt_from(SECRET).start(*PLAYING)
    hall.do(ADA, commands.Call, ballot="remake")

    outdate(hall)
    hall.wait(60)

    assert hall.looks(ADA).ballot is None
    assert hall.refusal(BEN, commands.Vote, yes=True) == "no_ballot"


def test_a_pause_is_over() -> None:
    hall = Hall().dealt_from(SECRET).start(*PLAYING)
    hall.agree("pause", *PLAYING)
    assert hall.looks(ADA).paused is not None

    outdate(hall)

    assert hall.looks(ADA).paused is None
    assert inbox.wakes_at(hall.room) is None


def test_people_come_and_go_as_after_the_end() -> None:
    hall = outdate(Hall().dealt_from(SECRET).start(*PLAYING))

    hall.do(BEN, commands.Leave)
    hall.join("Eve")
    hall.do("Eve", commands.Write, text="What happened?")

    assert [member.name for member in hall.looks(ADA).members] == [ADA, CYD, "Eve"]
    assert hall.texts(ADA) == [(None, "What happened?")]


# Another game.


@EVERY_GAME
def test_the_same_people_may_play_again_by_the_new_rules(game: str) -> None:
    hall, _ = bustling(game, 2)
    outdate(hall)

    hall.do(ADA, commands.Again)
    ready(hall)

    assert hall.looks(ADA).phase == "playing"
    assert hall.looks(ADA).version == GAMES[game].version
    assert hall.table(ADA).question == 1


@EVERY_GAME
def test_what_follows_on_a_game_by_rules_that_are_gone_comes_out_of_the_journal(game: str) -> None:
    hall, _ = bustling(game, 2)
    outdate(hall)
    hall.do(ADA, commands.Again)
    ready(hall)
    hall.play(PLAYING, until=lambda h: h.room.game.number > 9)
    before = [hall.story(name) for name in EVERYBODY], hall.table(ADA)

    hall.room = hall.restarted()

    assert ([hall.story(name) for name in EVERYBODY], hall.table(ADA)) == before


def test_a_game_that_was_made_anew_since_is_not_outdated() -> None:
    hall = Hall().dealt_from(SECRET).start(*PLAYING)
    hall.agree("remake", *PLAYING)

    outdate(hall)

    assert hall.looks(ADA).phase == "lobby"


def test_a_game_that_had_ended_is_outdated_too() -> None:
    hall = Hall().dealt_from(SECRET).start(*PLAYING)
    hall.play(PLAYING)
    before = hall.story(BEN)

    outdate(hall)

    assert hall.looks(BEN).phase == "outdated"
    assert hall.story(BEN) == before
