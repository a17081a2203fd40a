"""Whole games in which all that can happen does, and what a room must remember of it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from tests.server.room.hall import ADA, BEN, CYD, DAN, Hall
from tests.two_worlds import CLAIMS
from turncoat.server.protocol import commands
from turncoat.server.room import inbox, outbox
from turncoat.server.room.outbox import SentState
from turncoat.server.room.play import clocks
from turncoat.server.room.room import Room

PLAYERS = {"among_cultists": 5, "dark_providence": 4, "shadow_hunters": 5}
PLAYING = [ADA, BEN, CYD]
MOST = 6_000
# What is compared in another way: `complete` by the beat that follows from it.
ELSEWHERE = ("_match", "story", "complete")

Deed: TypeAlias = Callable[[Hall, Random], None]


def bustling(game: str, seed: int, bots: str = "uniform", **settings: Any) -> tuple[Hall, Random]:
    """Three people play with bots and one watches; and the chance to play it by."""
    random = Random(seed)
    secret = random.randbytes(32).hex()
    hall = Hall(game, PLAYERS[game], **settings).dealt_from(secret)
    return hall.join(*PLAYING, DAN).start(*PLAYING, bots=bots), random


def bustle_on(hall: Hall, random: Random, staying: bool = False) -> Iterator[int]:
    """Something happens again and again, up to the end of the game; the steps are counted."""
    for step in range(MOST):
        if hall.room.phase != "playing":
            return
        bustle(hall, random, staying)
        yield step
    raise AssertionError("it takes too long")


def bustle(hall: Hall, random: Random, staying: bool = False) -> None:
    """Something happens: an answer as a rule, or else anything; time passes now and then."""
    deeds: list[Deed] = [talk, text, ballot, step_back, offer, mute, change_language]
    if random.random() < 0.3:
        random.choice(deeds if staying else [*deeds, go])(hall, random)
    elif hall.room.paused:
        hall.wait(((inbox.wakes_at(hall.room) or 0) - hall.now) / 1000)
    elif not hall.play_once(PLAYING, random) or random.random() < 0.2:
        hall.wait(random.choice((0.3, 1.2, 5, 40)))


def talk(hall: Hall, random: Random) -> None:
    seat = random.randrange(3)
    claim = random.choice(random.choice(CLAIMS[hall.room.settings.game]))
    hall.refusal(PLAYING[seat], commands.Say, seat=seat, claim=claim)


def text(hall: Hall, random: Random) -> None:
    seat = random.randrange(3)
    hall.refusal(PLAYING[seat], commands.Write, seat=seat, text=f"Hm, {random.random()}.")


def ballot(hall: Hall, random: Random) -> None:
    """One calls, and most of the others agree."""
    about = random.choice(("pause", "resume", "extend", "remove"))
    seat = random.randrange(3) if about == "remove" else None
    hall.refusal(random.choice(PLAYING), commands.Call, ballot=about, seat=seat)
    for name in PLAYING:
        hall.refusal(name, commands.Vote, yes=random.random() < 0.9)


def step_back(hall: Hall, random: Random) -> None:
    number = hall.room.game.number
    for seat, name in enumerate(PLAYING):
        hall.refusal(name, commands.Undo, seat=seat, question=number)


def offer(hall: Hall, random: Random) -> None:
    seat, number = random.randrange(3), hall.room.game.number
    for option in hall.room.game.match.offers(seat)[:1]:
        hall.refusal(PLAYING[seat], commands.Offer, seat=seat, question=number, option=option)


def go(hall: Hall, random: Random) -> None:
    """Away, or back again."""
    seat = random.randrange(3)
    if hall.room.chairs[seat].away:
        hall.refusal(PLAYING[seat], commands.Return, seat=seat)
    else:
        hall.refusal(PLAYING[seat], commands.Leave)


def mute(hall: Hall, random: Random) -> None:
    other, on = hall.ids[random.choice(PLAYING)], random.random() < 0.5
    hall.refusal(DAN, commands.Mute, member=other, muted=on)


def change_language(hall: Hall, random: Random) -> None:
    hall.refusal(CYD, commands.Rename, name=CYD, language=random.choice(("cs", "pl", "nl")))


# What a room must remember.


def same_people_connected(again: Room, room: Room) -> Room:
    """Who is connected a restart may forget: all come back at once."""
    again.runtime.sockets = dict(room.runtime.sockets)
    again.runtime.away_since = dict(room.runtime.away_since)
    again.runtime.shown_present = set(room.runtime.shown_present)
    return again


def memory(room: Room) -> dict[str, Any]:
    """All that a room knows, as far as it must not be lost."""
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
        **(game_memory(room) if room.has_game else {}),
    }


def game_memory(room: Room) -> dict[str, Any]:
    """The same of the game on the table."""
    game, match = room.game, room.game.match
    running = room.phase == "playing" and not room.paused
    return {
        "story": (game.story.events, game.story.by_viewer),
        "log": (match.key, match.log, match.waiting(), match.interrupted),
        "said": [(said.seat, said.claim, said.contradicts) for said in match.said],
        "table": match.rules.pack(match.table),
        "question": {name: it for name, it in vars(game).items() if name not in ELSEWHERE},
        "clocks": [at for at, _ in clocks.question_dues(room)] if running else [],
    }
