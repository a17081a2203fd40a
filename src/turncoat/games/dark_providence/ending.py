"""The end of the game (DP-50 to DP-54): Impostor, scores, winners."""

from turncoat.core.decision import choose
from turncoat.core.terms import ALL
from turncoat.games.dark_providence.engine import NO, YES
from turncoat.games.dark_providence.public.alignments import OPPOSITE
from turncoat.games.dark_providence.public.scoring import total
from turncoat.games.dark_providence.public.winning import eliminated, winners
from turncoat.games.dark_providence.scoring import final_standing, flips, score
from turncoat.games.dark_providence.solo.goal import GOAL
from turncoat.games.dark_providence.table import Solo, Table


async def finish(table: Table) -> None:
    """DP-50a  End the game: the Impostor decides, then everybody is scored."""
    if table.solo:
        finish_solo(table, table.solo)
        return
    for player in table.from_active():
        if flips(table, player):
            answer = await choose(player.seat, ("impostor",), [YES, NO])
            if answer == YES:
                player.flipped = True
    table.seal_count += 1
    table.tell(ALL, ("game_over", table.ending))
    turn_up_all(table)
    table.scores = [score(table, player) for player in table.players]
    totals = [total(parts) for parts in table.scores]
    for player in table.players:
        table.tell(ALL, ("scores", player.seat, totals[player.seat]))
    for seat in eliminated(*final_standing(table)):
        table.tell(ALL, ("eliminated", seat))
    table.winners = winners(*final_standing(table))
    table.tell(ALL, ("wins", *table.winners))
    table.ended = table.ending


def finish_solo(table: Table, solo: Solo) -> None:
    """DP-67a, DP-68  The Great Old One wins by its goal, or if it has more VP than you score."""
    table.seal_count += 1
    table.tell(ALL, ("game_over", table.ending))
    me = table.players[0]
    table.scores = [score(table, me)]
    points = total(table.scores[0])
    table.tell(ALL, ("scores", me.seat, points))
    table.tell(ALL, ("old_one_scores", solo.vp))
    if table.ending != GOAL and points >= solo.vp:
        table.winners = [me.seat]
        table.tell(ALL, ("wins", me.seat))
    else:
        table.tell(ALL, ("old_one_wins", solo.id))
    table.ended = table.ending


def turn_up_all(table: Table) -> None:
    """DP-51a  Turn up all alignments; the Impostor's may have changed."""
    for player in table.players:
        if player.flipped:
            player.alignment = OPPOSITE[player.alignment]
            table.tell(ALL, ("impostor", player.seat, player.alignment))
        else:
            table.tell(ALL, ("was", player.seat, player.alignment))
