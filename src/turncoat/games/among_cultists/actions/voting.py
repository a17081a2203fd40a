"""Votes (AC-47, AC-57, AC-58): a discussion, blind ballots, and the Knife."""

from typing import Final

from turncoat.core.decision import ask, ask_in_window, ask_together
from turncoat.core.terms import ALL, GO_ON, Option, Seat
from turncoat.games.among_cultists.ghosts import BY_VOTE, after_deeds, become_ghost
from turncoat.games.among_cultists.ledger import VOTE, known
from turncoat.games.among_cultists.roles import USED_KNIFE
from turncoat.games.among_cultists.table import Player, Table

ABSTAIN: Final[Option] = ("abstain",)
NOBODY: Final = -1
# What the phase is called while people discuss and vote, so that clients can say so.
DISCUSSION: Final = "discussion"


async def vote(table: Table) -> None:
    """AC-58  Hold a vote: discussion, ballots, the Knife, the result."""
    table.phase, phase = DISCUSSION, table.phase
    await discuss(table)
    double = counts_double(table)
    ballots = await cast_ballots(table)
    changed = await change_ballot(table, ballots)
    table.phase = phase
    counts = count(table, ballots, double)
    out = most_votes(counts)
    table.note(known((VOTE, table.round, out, double, *(ballots[p.seat] for p in table.players))))
    if out == NOBODY:
        table.tell(ALL, ("nobody_out",))
    else:
        await eliminate(table, table.players[out])
    # AC-85: naming somebody with a double vote is a use of the Knife; AUTOMA never does.
    if changed or ballots.get(double, NOBODY) != NOBODY:
        await after_deeds(table, table.players[table.knife], (USED_KNIFE,))


async def discuss(table: Table) -> None:
    """AC-38, AC-58  Discuss until everybody is ready; No Connection skips this."""
    if table.effect == "no_connection":
        return
    topic = ("discussion", table.board.options.discussion_seconds)
    await ask_together([ask_in_window(s, topic, lambda: [GO_ON]) for s in range(table.seats)])


def counts_double(table: Table) -> Seat:
    """AC-58, AC-95  Return whose ballot counts twice, or NOBODY.

    With seven or eight players it is the living holder of the Knife, and AUTOMA at any table if it
    has the Knife.
    """
    holder = table.players[table.knife]
    if holder.ghost or not (table.board.knife_doubles or holder.automa):
        return NOBODY
    table.tell(ALL, ("counts_double", holder.seat))
    return holder.seat


async def cast_ballots(table: Table) -> dict[Seat, Seat]:
    """AC-58, AC-95  Ask all people, ghosts too, at the same time; AUTOMA abstains."""
    options = ballot(table)
    answers = await ask_together(
        [ask(seat, ("vote",), lambda: options) for seat in range(table.seats)]
    )
    ballots = {seat: choice(option) for seat, option in answers.items()}
    if table.board.automa >= 0:
        ballots[table.board.automa] = NOBODY
    for seat in table.board.clockwise[table.knife]:
        tell_choice(table, "votes", seat, ballots[seat])
    return ballots


def ballot(table: Table) -> list[Option]:
    """AC-58  List the choices: nobody, or any living character."""
    return [ABSTAIN, *(("vote", player.seat) for player in table.living())]


def choice(option: Option) -> Seat:
    """Return the seat that a ballot names, or NOBODY."""
    return NOBODY if option == ABSTAIN else int(option[1])


def tell_choice(table: Table, event: str, seat: Seat, named: Seat) -> None:
    """AC-58  Tell everybody what a seat chose."""
    if named == NOBODY:
        table.tell(ALL, (f"{event}_nobody", seat))
    else:
        table.tell(ALL, (event, seat, named))


async def change_ballot(table: Table, ballots: dict[Seat, Seat]) -> bool:
    """AC-58  With up to six, let the Knife change a ballot; return whether it did."""
    holder = table.players[table.knife]
    if table.board.knife_doubles or not table.holds_knife(holder):
        return False
    before = ballots[holder.seat]
    option = await ask(
        holder.seat,
        ("change_vote",),
        lambda: [GO_ON, *(o for o in ballot(table) if choice(o) != before)],
    )
    if option == GO_ON:
        return False
    ballots[holder.seat] = choice(option)
    tell_choice(table, "changes_vote", holder.seat, ballots[holder.seat])
    return True


def count(table: Table, ballots: dict[Seat, Seat], double: Seat) -> dict[Seat, int]:
    """AC-58  Count and announce the votes for each character and the abstentions."""
    counts: dict[Seat, int] = {}
    for seat, named in ballots.items():
        counts[named] = counts.get(named, 0) + (2 if seat == double else 1)
    for named in sorted(counts):
        if named != NOBODY:
            table.tell(ALL, ("counted", named, counts[named]))
    if NOBODY in counts:
        table.tell(ALL, ("abstentions", counts[NOBODY]))
    return counts


def most_votes(counts: dict[Seat, int]) -> Seat:
    """AC-58  Return who has more votes than anybody else and than there are abstentions."""
    most = max(counts.values())
    leaders = [named for named, number in counts.items() if number == most]
    return leaders[0] if len(leaders) == 1 else NOBODY


async def eliminate(table: Table, player: Player) -> None:
    """AC-58, AC-96  Make a character a ghost; with one Cultist, AUTOMA shows its role."""
    table.tell(ALL, ("voted_out", player.seat))
    if player.automa and table.board.cultists == 1:
        table.show_role(player)
    await become_ghost(table, player, BY_VOTE)
