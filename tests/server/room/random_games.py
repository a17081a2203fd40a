"""Whole games with random commands of all kinds, and the state that a room must not lose."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from tests.server.room.room_harness import ADA, BEN, CYD, DAN, RoomHarness
from tests.two_worlds import CLAIMS
from turncoat.server.protocol import commands
from turncoat.server.room import inbox, outbox
from turncoat.server.room.outbox import SentState
from turncoat.server.room.play import clocks
from turncoat.server.room.room import Room

PLAYERS = {"among_cultists": 5, "dark_providence": 4, "shadow_hunters": 5}
PLAYING = [ADA, BEN, CYD]
MOST = 6_000
# Fields of a game that are compared in another way: `complete` by when the question closes.
COMPARED_SEPARATELY = ("_match", "story", "complete")

Action: TypeAlias = Callable[[RoomHarness, Random], None]


def random_game(
    game: str, seed: int, bots: str = "uniform", **settings: Any
) -> tuple[RoomHarness, Random]:
    """A game of three people, bots and one spectator, and the random numbers to play it with."""
    random = Random(seed)
    secret = random.randbytes(32).hex()
    harness = RoomHarness(game, PLAYERS[game], **settings).dealt_from(secret)
    return harness.join(*PLAYING, DAN).start(*PLAYING, bots=bots), random


def act_until_end(harness: RoomHarness, random: Random, staying: bool = False) -> Iterator[int]:
    """Do one random thing after another until the game ends; yield the number of each step."""
    for step in range(MOST):
        if harness.room.phase != "playing":
            return
        act_at_random(harness, random, staying)
        yield step
    raise AssertionError("it takes too long")


def act_at_random(harness: RoomHarness, random: Random, staying: bool = False) -> None:
    """Do one random thing, usually answer; sometimes time passes. If `staying`, nobody leaves."""
    actions: list[Action] = [talk, text, ballot, step_back, offer, mute, change_language]
    if random.random() < 0.3:
        random.choice(actions if staying else [*actions, go])(harness, random)
    elif harness.room.paused:
        harness.wait(((inbox.wakes_at(harness.room) or 0) - harness.now) / 1000)
    elif not harness.play_once(PLAYING, random) or random.random() < 0.2:
        harness.wait(random.choice((0.3, 1.2, 5, 40)))


def talk(harness: RoomHarness, random: Random) -> None:
    seat = random.randrange(3)
    claim = random.choice(random.choice(CLAIMS[harness.room.settings.game]))
    harness.refusal(PLAYING[seat], commands.Say, seat=seat, claim=claim)


def text(harness: RoomHarness, random: Random) -> None:
    seat = random.randrange(3)
    harness.refusal(PLAYING[seat], commands.Write, seat=seat, text=f"Hm, {random.random()}.")


def ballot(harness: RoomHarness, random: Random) -> None:
    """Somebody calls a ballot, and most people vote for it."""
    about = random.choice(("pause", "resume", "extend", "remove"))
    seat = random.randrange(3) if about == "remove" else None
    harness.refusal(random.choice(PLAYING), commands.Call, ballot=about, seat=seat)
    for name in PLAYING:
        harness.refusal(name, commands.Vote, yes=random.random() < 0.9)


def step_back(harness: RoomHarness, random: Random) -> None:
    number = harness.room.game.number
    for seat, name in enumerate(PLAYING):
        harness.refusal(name, commands.Undo, seat=seat, question=number)


def offer(harness: RoomHarness, random: Random) -> None:
    seat, number = random.randrange(3), harness.room.game.number
    for option in harness.room.game.match.offers(seat)[:1]:
        harness.refusal(PLAYING[seat], commands.Offer, seat=seat, question=number, option=option)


def go(harness: RoomHarness, random: Random) -> None:
    """Somebody leaves, or returns if they are away."""
    seat = random.randrange(3)
    if harness.room.chairs[seat].away:
        harness.refusal(PLAYING[seat], commands.Return, seat=seat)
    else:
        harness.refusal(PLAYING[seat], commands.Leave)


def mute(harness: RoomHarness, random: Random) -> None:
    other, on = harness.ids[random.choice(PLAYING)], random.random() < 0.5
    harness.refusal(DAN, commands.Mute, member=other, muted=on)


def change_language(harness: RoomHarness, random: Random) -> None:
    harness.refusal(CYD, commands.Rename, name=CYD, language=random.choice(("cs", "pl", "nl")))


# What a room must remember.


def same_people_connected(again: Room, room: Room) -> Room:
    """Copy who is connected from `room` to `again`, as if everybody had reconnected at once."""
    again.runtime.sockets = dict(room.runtime.sockets)
    again.runtime.away_since = dict(room.runtime.away_since)
    again.runtime.shown_present = set(room.runtime.shown_present)
    return again


def durable_state(room: Room) -> dict[str, Any]:
    """All state of a room that must survive a restart."""
    return {
        **{f"frames to {member}": outbox.news(room, SentState(member)) for member in room.members},
        "facts": room.numbered,
        "phase": (room.phase, room.deals, room.version, room.settings),
        "deal": (room.secret, room.nonces),
        "members": [vars(member) for member in room.members.values()],
        "host": (room.host, room.joined),
        "chairs": [vars(chair) for chair in room.chairs],
        "texts": [vars(text) for text in room.texts.values()],
        "ballot": room.ballot and vars(room.ballot),
        "ballots": (room.last_ballot, room.last_call, room.failed),
        "pause": (room.paused_at, room.paused_until),
        **(durable_game_state(room) if room.has_game else {}),
    }


def durable_game_state(room: Room) -> dict[str, Any]:
    """All state of the current game that must survive a restart."""
    game, match = room.game, room.game.match
    running = room.phase == "playing" and not room.paused
    return {
        "story": (game.story.events, game.story.by_viewer),
        "log": (match.key, match.log, match.waiting(), match.interrupted),
        "said": [(said.seat, said.claim, said.contradicts) for said in match.said],
        "table": match.rules.pack(match.table),
        "question": {
            name: it for name, it in vars(game).items() if name not in COMPARED_SEPARATELY
        },
        "clocks": [at for at, _ in clocks.question_dues(room)] if running else [],
    }
