"""The end (SH-60 to SH-64): goals, winners and the last round."""

from typing import Final

from turncoat.core.errors import Ended
from turncoat.core.terms import ALL
from turncoat.games.shadow_hunters.character import Character
from turncoat.games.shadow_hunters.content import HUMAN, VAMPIRE, WEREWOLF
from turncoat.games.shadow_hunters.table import Batch, Player, Table

LAST_ROUND: Final = 100
ROUNDS_OVER: Final = "rounds_over"
DEAD_HUMANS: Final = "dead_humans"


def check_goals(table: Table, batch: Batch) -> None:
    """SH-60  End the game if an ending goal is met. Raises Ended."""
    reason = side_wiped_out(table) if batch.dead else ""
    for character in table.board.ending:
        for player in table.players:
            if ends(table, character, player, batch):
                reason = reason or character.id
    if reason:
        end_game(table, batch, reason)


def check_equipment_goals(table: Table, owner: Player) -> None:
    """SH-60  Check the goals after a change of equipment. Raises Ended."""
    batch = Batch(None)
    for character in table.board.ending:
        if ends(table, character, owner, batch):
            end_game(table, batch, character.id)


def ends(table: Table, character: Character, player: Player, batch: Batch) -> bool:
    """Whether this goal ends the game.

    If it is met by a player who is another character, everybody knows who that player is not.
    """
    if not character.ends(table, player, batch):
        return False
    if player.character is character:
        return True
    player.may_be &= ~character.bit
    return False


def side_wiped_out(table: Table) -> str:
    """SH-61  The reason for the end if a side is wiped out, otherwise ""."""
    if all_out(table, VAMPIRE):
        return WEREWOLF
    if all_out(table, WEREWOLF):
        return VAMPIRE
    if three_dead_humans(table):
        return DEAD_HUMANS
    return ""


def all_out(table: Table, kind: str) -> bool:
    """Whether nobody of this kind is alive."""
    return kind not in [player.character.kind for player in table.players if player.alive]


def three_dead_humans(table: Table) -> bool:
    """SH-7  The variant for seven players: three dead humans make the vampires win."""
    if not table.options.vampires_win_on_three_dead_humans:
        return False
    dead = [p for p in table.players if not p.alive and p.character.kind == HUMAN]
    return len(dead) >= 3


def rounds_over(table: Table) -> None:
    """SH-64  End the game after the last round. Raises Ended."""
    end_game(table, Batch(None), ROUNDS_OVER)


def end_game(table: Table, batch: Batch, reason: str) -> None:
    """SH-60  Reveal everybody, name the winners and raise Ended."""
    for player in table.players:
        if not player.revealed:
            player.revealed = True
            table.tell(ALL, ("reveals", player.seat, player.character.id))
    for player in sorted(table.players, key=judged_last):
        if player.character.wins(table, player, batch):
            table.winners.append(player.seat)
    table.winners.sort()
    table.ended = reason
    table.unseen = 0
    table.tell(ALL, ("ends", reason))
    for seat in table.winners:
        table.tell(ALL, ("wins", seat, table.players[seat].character.id))
    raise Ended


def judged_last(player: Player) -> bool:
    """SH-62  Whether the goal depends on another player's victory."""
    return player.character.judged_last
