"""An imagined world: everything the viewer does not see, filled in."""

from collections import Counter
from typing import Final

from turncoat.core.chance import Chance, Luck
from turncoat.core.terms import LogEntry, Term
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.content import ALIVE, DEAD
from turncoat.games.among_cultists.imagining.cast import Cast
from turncoat.games.among_cultists.imagining.gifts import Faces
from turncoat.games.among_cultists.imagining.room_cards import RoomCards
from turncoat.games.among_cultists.imagining.tokens import imagine_tokens
from turncoat.games.among_cultists.ledger import (
    GIVEN,
    GONE,
    LAID,
    LOOKED,
    PILE,
    TOKEN,
    Line,
    given,
    known,
    laid,
    looked,
    token,
)
from turncoat.games.among_cultists.views.schema import AmongCultistsView
from turncoat.games.among_cultists.views.view import SECRET_OPTIONS

# The ledger line that each secret option leads to; its face is at the same index.
LINE_OF: Final = {"give": GIVEN, "lay": LAID, "token": TOKEN}
FACE: Final = 3


class World:
    """Everybody's role, and the ledger with all faces."""

    def __init__(
        self,
        view: AmongCultistsView,
        board: Board,
        cast: Cast,
        routes: list[int],
        pulse: Faces,
        rooms: RoomCards,
        chance: Chance,
    ) -> None:
        self.view = view
        self.start = view.start or view
        self.board = board
        self.cast = cast
        self.routes = routes
        self._tokens = iter(imagine_tokens(view, board, chance))
        self._seen = {player.seat: Counter[str]() for player in view.players}
        self.ledger: list[Line] = []
        for number, words in enumerate(view.ledger):
            face = pulse.get(number) or rooms.faces.get(number, "")
            self.ledger.append(self._line(words, face))

    def _line(self, words: Term, face: str) -> Line:
        """Return a ledger line as its owner knows it."""
        kind = words[0]
        if kind == GIVEN:
            self._seen[int(words[2])][face] += 1
            return given(int(words[1]), int(words[2]), face, int(words[4]))
        if kind == LAID:
            return laid(int(words[1]), str(words[2]), face, int(words[4]))
        if kind == LOOKED:
            seen = self._seen[int(words[2])]
            return looked(int(words[1]), int(words[2]), seen[ALIVE], seen[DEAD], int(words[5]))
        if kind == TOKEN:
            drawn, fate = next(self._tokens)
            return token(int(words[1]), drawn, fate, int(words[4]))
        return known(words)

    def answers(self) -> list[LogEntry]:
        """Return all answers since the restart point, including secret ones."""
        since = self.since()
        told: list[LogEntry] = []
        for kind, seat, words in self.view.answers:
            answer = words
            if words[0] in SECRET_OPTIONS and len(words) == 1:
                wanted = LINE_OF[str(words[0])]
                line = next(w for w in since if w[0] == wanted and w[1] == seat)
                since.remove(line)
                answer = (words[0], line[FACE])
            told.append((kind, seat, answer))
        return told

    def since(self) -> list[Term]:
        """Return the ledger lines since the restart point."""
        return [whole for _, whole, _ in self.ledger[self.start.ledger_length :]]

    def luck(self) -> list[Luck]:
        """Return the draws since the restart point, with imagined faces for unseen ones."""
        unseen = iter([fell for words in self.since() for fell in self._fell(words)])
        return [next(unseen) if fell is None else fell for fell in self.view.luck]

    def _fell(self, words: Term) -> list[str]:
        """Return the face drawn unseen in this line, if there was one."""
        if words[0] in (GIVEN, LAID) and words[1] in (PILE, self.board.automa):
            return [str(words[FACE])]
        return [str(words[2])] if words[0] == TOKEN else []

    def removed_before(self) -> list[str]:
        """AC-37  Return the tokens removed before the restart point."""
        past = [whole for _, whole, _ in self.ledger[: self.start.ledger_length]]
        return [str(w[2]) for w in past if w[0] == TOKEN and w[FACE] == GONE]
