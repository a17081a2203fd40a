"""After a soak: every answer that was confirmed is in the database, every finished game is fair."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bench.soak.tables import SoakSeat
from tests.server.kills import snapshot
from turncoat.server import gamefile
from turncoat.server.room import facts


class Proof:
    """What was found."""

    def __init__(self) -> None:
        self.answers = 0
        self.games = 0
        self.wrong: list[str] = []


def proven(database: str, seats: Iterable[SoakSeat]) -> Proof:
    """Compare what seats were promised with what is stored, once the server is down."""
    proof, kept = Proof(), snapshot.take(database)
    for seat in seats:
        rows = (facts.unpack(row.fact) for row in kept.journals.get(seat.room, []))
        stored = answers_of(seat.seat, rows)
        proof.answers += len(seat.confirmed)
        if not all(any(other == option for other in stored) for option in promised(seat)):
            proof.wrong.append(f"{seat.room}: an answer of seat {seat.seat} is lost")
    for replay, file in kept.replays.items():
        proof.games += 1
        if not gamefile.verify(file.encode()).fair:
            proof.wrong.append(f"game {replay} can't be proven")
    return proof


def promised(seat: SoakSeat) -> Iterator[Any]:
    """The answers of a seat that were confirmed, in order."""
    return (tuple(msgspec.json.decode(option)) for option in seat.confirmed)


def answers_of(seat: int, rows: Iterable[Any]) -> Iterator[Any]:
    """What a journal holds of a seat's answers, in order; held ones once, when they are held."""
    for fact in rows:
        if isinstance(fact, facts.Chose) and fact.seat == seat:
            yield fact.option
        elif isinstance(fact, facts.Closed):
            yield from (option for other, option in fact.answers if other == seat)
