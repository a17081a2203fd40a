"""The party: which seats are people, and everybody's name."""

from typing import Final

from turncoat.bots.registry import levels
from turncoat.cli.table.saves import Party
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.usage import not_one_of
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.errors import BadRecord
from turncoat.core.terms import Seat
from turncoat.server.protocol.commands import LONGEST_NAME

# None of them begins with the initial of a character.
NAMES: Final = (
    "bot-name-1", "bot-name-2", "bot-name-3", "bot-name-4",
    "bot-name-5", "bot-name-6", "bot-name-7", "bot-name-8",
)  # fmt: skip


def make_party(
    players: int, people: int | None, seats: tuple[int, ...], names: tuple[str, ...], bots: str
) -> Party:
    """Return a party. Seats are numbered from 1 at the keyboard and from 0 everywhere else."""
    taken = seats_of_people(players, people, seats)
    return Party(names=names_of_all(players, taken, names), people=taken, bots=bots)


def seats_of_people(players: int, people: int | None, seats: tuple[int, ...]) -> list[Seat]:
    """Return the requested seats, filled up with the first free ones. Raises UserError."""
    if people is None:
        people = len(seats) or 1
    if people > players:
        raise UserError(text("cli-too-many-people", people=people, players=players))
    if len(set(seats)) != len(seats):
        raise UserError(text("cli-seat-twice"))
    if len(seats) > people:
        raise UserError(text("cli-too-many-seats", people=people))
    for seat in seats:
        check_seat(seat, players)
    free = [seat for seat in range(players) if seat + 1 not in seats]
    return sorted([seat - 1 for seat in seats] + free[: people - len(seats)])


def check_seat(seat: int, players: int) -> None:
    """Raise UserError if there is no such seat."""
    if not 1 <= seat <= players:
        raise UserError(text("cli-no-such-seat", seat=seat, players=players))


def names_of_all(players: int, people: list[Seat], given: tuple[str, ...]) -> list[str]:
    """Return everybody's name: the given ones go to people first, then to bots."""
    if len(given) > players:
        raise UserError(text("cli-too-many-names", players=players))
    order = [*people, *(seat for seat in range(players) if seat not in people)]
    names = {seat: checked(name) for seat, name in zip(order, given, strict=False)}
    if len({name.lower() for name in names.values()}) < len(names):
        raise UserError(text("cli-name-twice"))
    used = {name.lower() for name in names.values()}
    spare = (name for name in map(text, NAMES) if name.lower() not in used)
    return [names[seat] if seat in names else next(spare) for seat in range(players)]


def checked_party(party: Party, players: int, game: str) -> Party:
    """Return the party of a file. Raises BadRecord if it does not fit the table."""
    sane = len(party.names) == players and set(party.people) <= set(range(players))
    if not sane or not party.people or party.bots not in levels(game):
        raise BadRecord("unreadable", "party")
    try:
        names = [checked(name) for name in party.names]
    except UserError:
        raise BadRecord("unreadable", "names") from None
    return Party(names=names, people=sorted(set(party.people)), bots=party.bots)


def checked(name: str) -> str:
    """Return a name without extra spaces. Raises UserError if it is too long or not printable."""
    short = " ".join(name.split())
    if not short or len(short) > LONGEST_NAME or not name.isprintable():
        raise UserError(text("cli-bad-name", longest=LONGEST_NAME))
    return short


def check_bot(name: str, game: str) -> None:
    """Raise UserError if a game has no bot of this level."""
    if name not in levels(game):
        raise UserError(not_one_of("cli-unknown-level", name, list(levels(game))))
