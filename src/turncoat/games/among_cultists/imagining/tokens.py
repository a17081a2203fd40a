"""Event tokens that were looked at in secret, and what happened to them (AC-37, AC-39)."""

from typing import Final

from turncoat.core.chance import Chance
from turncoat.core.errors import NoConsistentTable
from turncoat.core.terms import Term
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.ledger import BACK, GONE, TOKEN
from turncoat.games.among_cultists.round import EVENT, MOVEMENT, NIGHT
from turncoat.games.among_cultists.setup import full_bag
from turncoat.games.among_cultists.views.schema import AmongCultistsView

GUESSES: Final = 10_000

Token = tuple[str, str]


def imagine_tokens(view: AmongCultistsView, board: Board, chance: Chance) -> list[Token]:
    """Return a token and its fate for each look; raises NoConsistentTable."""
    looks = [words for words in view.ledger if words[0] == TOKEN]
    for _ in range(GUESSES):
        tokens = _guess(view, looks, board, chance)
        if tokens is not None:
            return tokens
    raise NoConsistentTable


def _guess(
    view: AmongCultistsView, looks: list[Term], board: Board, chance: Chance
) -> list[Token] | None:
    """Guess once: a removed token is never drawn later, a kept one was in the bag."""
    never_drawn = full_bag(board)
    seen = [str(words[2]) for words in looks if words[3] == GONE]
    for drawn in view.past + seen:
        never_drawn.remove(drawn)
    removed: list[str] = []
    tokens: list[Token] = []
    for words in looks:
        bag = full_bag(board)
        for gone in view.past[: int(words[4])] + removed:
            bag.remove(gone)
        drawn, fate = str(words[2]), str(words[3])
        if not drawn:
            fate = chance.pick(1, [BACK, GONE])[0]
            able = bag if fate == BACK else never_drawn
            if not able:
                return None
            drawn = chance.pick(1, able)[0]
            if fate == GONE:
                never_drawn.remove(drawn)
        if drawn not in bag:
            return None
        removed += [drawn] * (fate == GONE)
        tokens.append((drawn, fate))
    return tokens if not never_drawn or not bag_was_empty(view) else None


def bag_was_empty(view: AmongCultistsView) -> bool:
    """AC-30  Whether a round had no event because the bag was empty."""
    not_yet = view.phase in (NIGHT, MOVEMENT, EVENT)
    return len(view.past) < view.round - not_yet
