"""Rooms for terminals: without time limits, and with friends who are programs."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import Any

from tests.cli.online.person import PATIENCE, AutoAnswer, Person
from tests.server.running import Running
from turncoat.client import Question, RemoteTable, RestClient
from turncoat.core.terms import Option
from turncoat.games import game_named
from turncoat.server.protocol import pages
from turncoat.server.protocol.settings import Clocks, Settings

# No time limits, and no waiting for windows or bots.
QUICK = Clocks(pace="untimed", window=0, interval_ms=0)
# Bots act so late that people can do everything else first.
STILL = Clocks(pace="untimed", window=0, interval_ms=10_000)


def open_room(
    game_server: Running, game: str = "shadow_hunters", players: int = 4, **more: Any
) -> pages.Joined:
    """Eva opens a room and is its host."""
    options = {**game_named(game).grammar.untimed, **more.pop("options", {})}
    more.setdefault("clocks", QUICK)
    settings = Settings(game=game, players=players, options=options, **more)
    return RestClient(game_server.address).open(settings, "Eva")


@contextmanager
def eva_alone(
    game_server: Running, game: str = "shadow_hunters", players: int = 4, **more: Any
) -> Iterator[Person]:
    """Eva at her terminal, alone in the lobby of her room."""
    entry = open_room(game_server, game, players, **more)
    with Person(entry.link, entry.token) as eva:
        eva.until("Enter to start")
        yield eva


@contextmanager
def eva_and_ben(
    game_server: Running, game: str = "shadow_hunters", players: int = 4, **more: Any
) -> Iterator[tuple[Person, RemoteTable]]:
    """Eva at her terminal in seat 0, and Ben, a program, in all other seats, before the deal."""
    entry = open_room(game_server, game, players, several_seats=True, **more)
    with Person(entry.link, entry.token) as eva, RemoteTable.join(entry.link, "Ben") as ben:
        eva.until("Enter to start")
        eva.type("1")
        eva.until("1. Eva (you)", "Enter to start")
        for seat in range(1, players):
            ben.sit(seat)
        eva.until(f"Ben takes seat {players}.", "Enter to start")
        yield eva, ben


@contextmanager
def dealt(
    game_server: Running, game: str = "shadow_hunters", players: int = 4, **more: Any
) -> Iterator[tuple[Person, RemoteTable]]:
    """The same, after the deal."""
    with eva_and_ben(game_server, game, players, **more) as (eva, ben):
        eva.type("")
        eva.until("You are ready.")
        ben.ready()
        yield eva, ben


Choice = Callable[[Question], Option]


def first(question: Question) -> Option:
    """Choose the first option."""
    return question.options[0]


def play_until(ben: RemoteTable, done: Callable[[], bool], choice: Choice = first) -> None:
    """Ben answers for all his seats until `done` returns true."""
    deadline, asked = monotonic() + PATIENCE, dict[int, int]()
    while not done():
        assert monotonic() < deadline
        ben.listen(0.02)
        for seat, table in list(ben.tables.items()):
            is_new_question = (
                table.decision and table.chosen is None and asked.get(seat or 0) != table.question
            )
            if is_new_question and seat is not None and not done():
                asked[seat] = table.question
                question = Question(table, table.decision, ben.view(seat))
                ben.answer(question, choice(question))


def waits_for(ben: RemoteTable, eva: Person) -> Callable[[], bool]:
    """A check for whether Ben is asked, Eva is not, and both know it."""

    def waits() -> bool:
        here, there = ben.room.asking, eva.table.room.asking
        known = here is not None and there is not None and here.number == there.number
        return known and here is not None and 0 not in here.seats and eva.keyboard.idles

    return waits


def play_until_eva_waits(eva: Person, ben: RemoteTable) -> None:
    """Eva answers with the first option each time, until only Ben is asked."""
    eva.keyboard.auto_answer = lambda prompt: "1"
    play_until(ben, waits_for(ben, eva))
    eva.keyboard.auto_answer = None


def any_number(seed: int) -> AutoAnswer:
    """Types random numbers, agrees to everything, and waits after the end."""
    random = Random(seed)

    def type_number(prompt: str) -> str | None:
        if "to play again" in prompt:
            return None
        numbers = re.search(r"1 (?:to|or) (\d+)", prompt)
        if numbers:
            return str(random.randint(1, int(numbers[1])))
        return "y" if "y for yes" in prompt else ""

    return type_number
