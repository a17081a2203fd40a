"""Votes (AC-47, AC-57, AC-58): a discussion, blind ballots, and the Knife."""

from typing import Final

from turncoat.core.decision import ask, ask_in_window, ask_together
from turncoat.core.words import ALL, GO_ON, Option, Seat
from turncoat.games.among_cultists.ghosts import BY_VOTE, after_deeds, become_ghost
from turncoat.games.among_cultists.ledger import VOTE, known
from turncoat.games.among_cultists.roles import USED_KNIFE
from turncoat.games.among_cultists.table import Player, Table

ABSTAIN: Final[Option] = ("abstain",)
NOBODY: Final = -1


async def vote(table: Table) -> None:
    """AC-58  Discussion, ballots, the Knife, the count."""
    await discuss(table)
    ballots = await cast_ballots(table)
    knife_used = await change_ballot(table, ballots)
    weights = weigh(table, ballots)
    out = most_votes(ballots, weights)
    table.note(known((VOTE, table.round, out, *(ballots[s] for s in range(table.seats)))))
    if out == NOBODY:
        table.tell(ALL, ("nobody_out",))
    else:
        await eliminate(table, table.players[out])
    if knife_used or doubled(table, ballots):
        await after_deeds(table, table.players[table.knife], (USED_KNIFE,))


async def discuss(table: Table) -> None:
    """AC-38, AC-58  It ends when all are ready or time is up; none without connection."""
    if table.effect == "no_connection":
        return
    topic = ("discussion", table.board.options.discussion_seconds)
    table.phase, phase = "discussion", table.phase
    await ask_together([ask_in_window(s, topic, lambda: [GO_ON]) for s in range(table.seats)])
    table.phase = phase


async def cast_ballots(table: Table) -> dict[Seat, Seat]:
    """AC-58, AC-95  All people, ghosts too, choose at the same time; the AUTOMA abstains."""
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
    """AC-58  A living character, oneself too, or nobody."""
    return [ABSTAIN, *(("vote", player.seat) for player in table.living())]


def choice(option: Option) -> Seat:
    """Whom a ballot names."""
    return NOBODY if option == ABSTAIN else int(option[1])


def tell_choice(table: Table, event: str, seat: Seat, named: Seat) -> None:
    """AC-58  All choices are shown."""
    if named == NOBODY:
        table.tell(ALL, (f"{event}_nobody", seat))
    else:
        table.tell(ALL, (event, seat, named))


async def change_ballot(table: Table, ballots: dict[Seat, Seat]) -> bool:
    """AC-58  With up to six, the living holder of the Knife may change its own choice once."""
    holder = table.players[table.knife]
    if table.board.count > 6 or not table.holds_knife(holder):
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


def doubled(table: Table, ballots: dict[Seat, Seat]) -> bool:
    """AC-58, AC-85  With seven and eight, naming somebody is a use of the Knife."""
    holder = table.players[table.knife]
    named = ballots[table.knife] != NOBODY
    # Whoever was voted out held the Knife until then, but has no use to die of any more.
    return table.board.count > 6 and table.holds_knife(holder) and named


def weigh(table: Table, ballots: dict[Seat, Seat]) -> dict[Seat, int]:
    """AC-58, AC-95  How much each ballot counts."""
    weights = dict.fromkeys(ballots, 1)
    holder = table.players[table.knife]
    if not holder.ghost and (table.board.count > 6 or holder.automa):
        weights[holder.seat] = 2
    return weights


def most_votes(ballots: dict[Seat, Seat], weights: dict[Seat, int]) -> Seat:
    """AC-58  More votes than each other one, and more than the abstentions; or nobody."""
    counts: dict[Seat, int] = {}
    for seat, named in ballots.items():
        counts[named] = counts.get(named, 0) + weights[seat]
    most = max(counts.values())
    leaders = [named for named, count in counts.items() if count == most]
    return leaders[0] if len(leaders) == 1 else NOBODY


async def eliminate(table: Table, player: Player) -> None:
    """AC-58, AC-96  It becomes a ghost; the AUTOMA's role is shown if there is one Cultist."""
    table.tell(ALL, ("voted_out", player.seat))
    if player.automa and table.board.cultists == 1:
        table.show_role(player)
    await become_ghost(table, player, BY_VOTE)
