"""Checks after a soak: all confirmed answers are stored, and all finished games are fair."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import select

from bench.soak.tables import SoakSeat
from tests.server.kills.snapshot import read_only_store
from turncoat.server.replays import game_file
from turncoat.server.room import changes
from turncoat.server.store.tables import REPLAYS


class CheckResult:
    """How many answers and games were checked, and what is wrong with them."""

    def __init__(self) -> None:
        self.answers = 0
        self.games = 0
        self.wrong: list[str] = []


def check(database: str, seats: Iterable[SoakSeat]) -> CheckResult:
    """Compare the confirmed answers with the stored ones, once the server is down."""
    result = CheckResult()
    with read_only_store(database) as store:
        for seat in seats:
            stored = answers_of(seat.seat, (entry[2] for entry in store.journal(seat.room)))
            result.answers += len(seat.confirmed)
            if not all(
                any(other == option for other in stored) for option in confirmed_answers(seat)
            ):
                result.wrong.append(f"{seat.room}: an answer of seat {seat.seat} is lost")
        with store.engine.connect() as connection:
            for replay, file in connection.execute(select(REPLAYS.c.id, REPLAYS.c.file)):
                result.games += 1
                if not game_file.verify(file.encode()).fair:
                    result.wrong.append(f"game {replay} can't be proven")
    return result


def confirmed_answers(seat: SoakSeat) -> Iterator[Any]:
    """Return the confirmed answers of a seat, in order."""
    return (tuple(msgspec.json.decode(option)) for option in seat.confirmed)


def answers_of(seat: int, rows: Iterable[Any]) -> Iterator[Any]:
    """Yield a seat's answers from a journal, in order; held ones again when the question closes."""
    for change in rows:
        if isinstance(change, changes.Chose) and change.seat == seat:
            yield change.option
        elif isinstance(change, changes.Closed):
            yield from (option for other, option in change.answers if other == seat)
