"""Faces of room cards (AC-2, AC-46, AC-52 to AC-54, AC-87), given everybody's role.

A drawn card is one of those that were in the deck. If several could have been drawn, one is chosen.
Each source (a seat's deck, the set-up, the draw pile) has a limited number of each face.
"""

from collections import Counter
from typing import Final

from turncoat.core.chance import Chance
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.content import (
    BY_CHARACTERS,
    FAILURE,
    SABOTAGE,
    UNSAFE,
    cards,
)
from turncoat.games.among_cultists.imagining.cast import Cast
from turncoat.games.among_cultists.ledger import DRAWN, LAID, PILE, START
from turncoat.games.among_cultists.phases.clean_up import FIRE_ROUND
from turncoat.games.among_cultists.roles import ROLES
from turncoat.games.among_cultists.round import CLEAN_UP
from turncoat.games.among_cultists.views.schema import AmongCultistsView, SeatView

Faces = dict[int, str]

# In place of a ledger line, for a card that is known to be in a deck but was not drawn.
LEFT_THERE: Final = -1


class Draw:
    """A drawn or known card: its face, and the laid cards that it may have been.

    A card is identified by the ledger line in which it was laid, a draw by its own line.
    """

    __slots__ = ("face", "line", "may_be")

    def __init__(self, line: int, face: str, may_be: list[int]) -> None:
        self.line = line
        self.face = face
        self.may_be = may_be


class RoomCards:
    """One attempt to give every room card a face."""

    def __init__(
        self, view: AmongCultistsView, board: Board, cast: Cast, fire: Seat, chance: Chance
    ) -> None:
        self.view = view
        self.chance = chance
        self.faces: Faces = {}
        # The card that each draw took, by its line.
        self.taken: dict[int, int] = {}
        # How many of each face each source has left.
        self.left = sources(view, board, cast)
        self.source_of: dict[int, Seat] = {}
        for line, words in enumerate(view.ledger):
            if words[0] == LAID:
                self.source_of[line] = int(words[1])
                if words[3]:
                    self._settle(line, str(words[3]))
        # AC-87: the Firestarter, and the red face that was still in hand when it died.
        self.fire = fire
        self.unlaid = ""
        self.steps = 0

    def found(self, steps: int) -> bool:
        """Whether all faces were found within this many steps."""
        draws = read_draws(self.view) + self._fuel()
        self.steps = steps
        for face in self._in_hand():
            self.unlaid = face
            choices = [(self._choices(draw), draw) for draw in draws]
            choices.sort(key=lambda choice: choice[0])
            if all(number for number, _ in choices) and self._take([d for _, d in choices]):
                self._fill()
                return True
        return False

    def _choices(self, draw: Draw) -> int:
        """Sort key: draws with the fewest candidates come first."""
        return sum(self._can_be(line, draw.face) for line in draw.may_be)

    def _lines_of(self, source: Seat) -> list[int]:
        return [line for line, by in self.source_of.items() if by == source]

    def _settle(self, line: int, face: str) -> None:
        self.faces[line] = face
        self.left[self.source_of[line]][face] -= 1

    def _unsettle(self, line: int) -> None:
        self.left[self.source_of[line]][self.faces.pop(line)] += 1

    def _can_be(self, line: int, face: str) -> bool:
        if line in self.faces:
            return self.faces[line] == face
        source = self.source_of[line]
        if source == self.fire and face == self.unlaid and self._before_fire(line):
            return False
        return self.left[source][face] > 0

    def _before_fire(self, line: int) -> bool:
        return int(self.view.ledger[line][4]) <= FIRE_ROUND

    def _fire_tells(self) -> bool:
        """AC-87  Whether the end of round 5 says anything about the Firestarter's cards."""
        if self.fire < 0 or not fire_is_over(self.view):
            return False
        player = self.view.players[self.fire]
        return not (player.automa or self.fire == self.view.seat or self.view.ended)

    def _in_hand(self) -> list[str]:
        """AC-87  Return the red faces one of which was still in hand; none if it did not die."""
        if self._fire_tells() and burned(self.view.players[self.fire]):
            return self.chance.pick(2, [FAILURE, SABOTAGE])
        return [""]

    def _fuel(self) -> list[Draw]:
        """AC-87  A Firestarter who survived round 5 has laid both red cards."""
        if not self._fire_tells():
            return []
        player = self.view.players[self.fire]
        if player.ghost and player.died <= FIRE_ROUND:
            return []
        laid = [line for line in self._lines_of(self.fire) if self._before_fire(line)]
        return [Draw(LEFT_THERE, face, laid) for face in (FAILURE, SABOTAGE)]

    def _take(self, draws: list[Draw]) -> bool:
        """Assign a card to each draw, with backtracking; return whether it worked."""
        if not draws:
            return True
        draw = draws[0]
        gone = self.taken.values() if draw.line != LEFT_THERE else ()
        able = [n for n in draw.may_be if n not in gone and self._can_be(n, draw.face)]
        self.chance.shuffle(able)
        able.sort(key=lambda line: self._worth(line, draw.face))
        for line in able:
            self.steps -= 1
            if self.steps < 0:
                return False
            new = line not in self.faces
            if new:
                self._settle(line, draw.face)
            if draw.line != LEFT_THERE:
                self.taken[draw.line] = line
            if self._take(draws[1:]):
                return True
            self.taken.pop(draw.line, None)
            if new:
                self._unsettle(line)
        return False

    def _worth(self, line: int, face: str) -> int:
        """Sort key: prefer a card with no other use."""
        if line in self.faces:
            return 0
        left = self.left[self.source_of[line]]
        return sum(count > 0 for other, count in left.items() if other != face)

    def _fill(self) -> None:
        """Give all other cards a random face."""
        for source, left in self.left.items():
            open_lines = [line for line in self._lines_of(source) if line not in self.faces]
            rest = cards(left)
            while True:
                self.chance.shuffle(rest)
                laid = dict(zip(open_lines, rest, strict=False))
                if all(self._may_lie(line, face) for line, face in laid.items()):
                    break
            self.faces |= laid

    def _may_lie(self, line: int, face: str) -> bool:
        wrong = self.source_of[line] == self.fire and face == self.unlaid
        return not (wrong and self._before_fire(line))


def sources(view: AmongCultistsView, board: Board, cast: Cast) -> dict[Seat, Counter[str]]:
    """AC-2  Return the sources of room cards: each seat's deck, the set-up, the draw pile."""
    printed = BY_CHARACTERS[board.count]["room_start"]
    found = {START: Counter[str](printed), PILE: Counter[str](printed)}
    for seat, role in cast.items():
        found[seat] = Counter(ROLES[role].room_cards)
        for face in view.players[seat].room_cards or ():
            found[seat][face] -= 1
    return found


def fire_is_over(view: AmongCultistsView) -> bool:
    """AC-66, AC-87  Whether the Firestarter's step in the clean-up of round 5 is over."""
    start = view.start or view
    return start.round > FIRE_ROUND or (start.round == FIRE_ROUND and start.phase == CLEAN_UP)


def burned(player: SeatView) -> bool:
    """AC-87  Whether everybody knows that this character died as the Firestarter."""
    return player.death == "role"


def read_draws(view: AmongCultistsView) -> list[Draw]:
    """Return all draws with the cards that each may have taken."""
    decks: dict[str, tuple[list[int], list[int]]] = {}
    draws: dict[str, list[Draw]] = {}
    for line, words in enumerate(view.ledger):
        if words[0] == LAID:
            place = str(words[2])
            decks.setdefault(place, ([], []))[1].append(line)
        elif words[0] == DRAWN:
            place = str(words[1])
            loose, stack = decks.setdefault(place, ([], []))
            found = draws.setdefault(place, [])
            if place == UNSAFE:
                # Cards drawn from here go back, so only the first Sabotage needs a source.
                if words[2] == SABOTAGE and not found:
                    found.append(Draw(LEFT_THERE, SABOTAGE, stack[:]))
            elif words[3] and stack:
                found.append(Draw(line, str(words[2]), [stack.pop()]))
            else:
                if not words[3]:
                    loose += stack
                    stack.clear()
                found.append(Draw(line, str(words[2]), loose[:]))
    return [draw for found in draws.values() for draw in found]
