"""Worlds that differ only in the secrets of one seat, as frames for its page.

A world is a match in which the seat has other secrets, while everything public is the same: another
deal, or a match that is imagined from a spectator's view. The room around it is always the same, so
that the frames differ only in what the seat alone may know.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count
from random import Random
from typing import Final, NamedTuple

import msgspec

from tests.games.dead_talk import with_two_dead
from tests.games.random_play import deal, step
from tests.server.room.room_harness import RoomHarness
from tests.server.room.twins import copy_of_room
from tests.two_worlds import twin_of
from turncoat.core.chance import key_from_seed
from turncoat.core.match import AnyMatch, Match
from turncoat.core.terms import ALL, Audience, Event, Seat, bit
from turncoat.games import GAMES, game_named
from turncoat.server.room.outbox import PAGE, SentState, news
from turncoat.server.room.room import Room
from turncoat.server.room.state import Game, Text

PLAYERS: Final = {
    "among_cultists": 6, "dark_providence": 3, "night_ferry": 6, "shadow_hunters": 5,
}  # fmt: skip
NAMES: Final = ("Ada", "Ben", "Cyd", "Dan", "Eve", "Fay")
# The number of the pending question, and when it was asked.
NUMBER: Final = 7
OPENED: Final = 1_000
# How many of the last events are told.
LINES: Final = 30
NIGHT: Final = "night"
# What the dead write to each other.
WHISPER: Final = "It was nobody but Ben"
# How many twins are imagined to find one in which the seat has other choices, not just other cards.
TWINS: Final = 3

Told = list[tuple[Audience, Event]]


class World(NamedTuple):
    """One of several worlds that look the same to everybody but the seat."""

    room: Room
    seat: Seat

    @property
    def frames(self) -> list[str]:
        """All frames that the seat's page is sent."""
        member = self.room.chairs[self.seat].member
        assert member is not None
        return news(self.room, SentState(member))


class Question(NamedTuple):
    """A question to a seat, in two worlds."""

    topic: str
    worlds: tuple[World, World]


@cache
def harness_of(game: str) -> RoomHarness:
    """A room in which a game with people in every seat has just begun."""
    names = NAMES[: PLAYERS[game]]
    return RoomHarness(game, len(names)).start(*names)


def room_around(match: AnyMatch, told: Told) -> Room:
    """A room in which this match is played."""
    room = copy_of_room(harness_of(match.rules.name).room)
    game = Game(match, match.table.seats, OPENED)
    game.number = NUMBER
    game.story.add(told)
    room.begin(game)
    return room


# The night of Among Cultists.


def nights() -> dict[str, World]:
    """The first seat in deals that differ only in secrets, by its role."""
    characters = [p.character for p in dealt("who plays", []).table.players]
    found: dict[str, World] = {}
    public = b""
    for number in range(400):
        match = dealt(str(number), characters)
        seen = msgspec.json.encode(match.view(None, False))
        public = public or seen
        role = match.table.players[0].role.id
        if seen == public and role not in found:
            found[role] = World(room_around(match, match.story_since(0)), 0)
    return found


def dealt(seed: str, characters: list[str]) -> AnyMatch:
    """A new match with six players, one of them the Seer."""
    rules = GAMES["among_cultists"]
    options = rules.read_options(6, {"preset": "standard", "characters": characters})
    match: AnyMatch = Match.deal(rules, options, key_from_seed(seed))
    return match


# The dead of Shadow Hunters.


def among_the_dead() -> tuple[World, World]:
    """Two worlds of a dead seat: in the first, another dead seat talks to it.

    In both, there are more public messages than fit on a page, and a public claim.
    """
    quiet, (speaker, hearer) = with_two_dead()
    living = next(player.seat for player in quiet.table.players if player.alive)
    loud, since = quiet.clone(), max(0, quiet.story_length - LINES)
    audience = bit(speaker) | bit(hearer)
    loud.say(speaker, ("suspect", living))
    for match in (loud, quiet):
        match.say(living, ("trust", speaker))
    loud.say(speaker, ("trust", living))
    rooms = [room_around(match, match.story_since(since)) for match in (loud, quiet)]
    for number in range(PAGE + LINES):
        for room in rooms:
            room.add_text(Text(1, living, f"Line {number}.", ALL))
        rooms[0].add_text(Text(1, speaker, f"{WHISPER} {number}.", audience))
    return World(rooms[0], hearer), World(rooms[1], hearer)


# What several seats choose at once.


def ballots(held: Iterable[int | None]) -> list[World]:
    """A seat at a vote, once for each number: it has chosen that option, or nothing for None."""
    for seed in count():
        match, random = deal("among_cultists", PLAYERS["among_cultists"], f"ballots {seed}")
        while match.pending and not is_vote(match):
            step(match, random)
        if match.pending:
            return [with_ballot(match, place) for place in held]
    raise AssertionError


def is_vote(match: AnyMatch) -> bool:
    """Whether the players are asked to vote."""
    return next(iter(match.pending.values())).topic[0] == "vote"


def with_ballot(match: AnyMatch, place: int | None) -> World:
    """The first seat that is asked has chosen this option, and the others have not chosen."""
    seat = next(iter(match.pending))
    told = [one for one in match.story_since(0)[-LINES:] if one[1][0] != NIGHT]
    room = room_around(match.clone(), told)
    if place is not None:
        room.game.held[seat] = match.pending[seat].options[place]
    return World(room, seat)


# Questions.


def questions(game: str, topics: set[str]) -> Iterator[Question]:
    """Yield each of these questions once, in two worlds, as it comes up in random games."""
    missing = topics.copy()
    for seed in count():
        match, random = deal(game, PLAYERS[game], f"worlds {seed}")
        while match.pending and missing:
            for seat, decision in match.pending.items():
                topic = str(decision.topic[0])
                if topic in missing and (worlds := two_worlds(match, seat, random)):
                    missing.remove(topic)
                    yield Question(topic, worlds)
            step(match, random)
        if not missing:
            return


def two_worlds(match: AnyMatch, seat: Seat, random: Random) -> tuple[World, World] | None:
    """The real world and one in which the seat has other secrets; None if none was found."""
    if list(match.pending) != match.view(None, False).asked:
        return None
    twins = [twin_of(match, None, str(random.random())) for _ in range(TWINS)]
    mine = match.pending[seat]
    others = [twin for twin in twins if twin.view(seat, False) != match.view(seat, False)]
    # Prefer a twin with other choices.
    others.sort(key=lambda twin: twin.pending[seat].options == mine.options)
    if not others:
        return None
    # Leave out the night, whose dialog would cover the page.
    told = [one for one in match.story_since(0)[-LINES:] if one[1][0] != NIGHT]
    shared = game_named(match.rules.name).grammar.public_events
    public = [(audience, event) for audience, event in told if event[0] in shared]
    return (
        World(room_around(match.clone(), told), seat),
        World(room_around(others[0], public), seat),
    )
