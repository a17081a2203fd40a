"""Which room card is which (AC-2, AC-46, AC-52 to AC-54, AC-87): given everybody's role.

A card that was drawn is one that lay there. Where that may have been several, one is chosen; each
source (a seat's deck, the cards of the set-up, the draw pile) has only so many of each face.
"""

from collections import Counter

from turncoat.core.chance import Chance
from turncoat.core.words import Seat
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.clean_up import FIRE_ROUND
from turncoat.games.among_cultists.content import (
    BY_CHARACTERS,
    FAILURE,
    SABOTAGE,
    UNSAFE,
    cards,
)
from turncoat.games.among_cultists.imagining.cast import Cast
from turncoat.games.among_cultists.ledger import DRAWN, LAID, PILE, START
from turncoat.games.among_cultists.roles import ROLES
from turncoat.games.among_cultists.round import CLEAN_UP
from turncoat.games.among_cultists.view import AmongCultistsView, SeatView

Faces = dict[int, str]


class Draw:
    """A card was drawn: its line, its face, and the lines of the cards that it may have been."""

    __slots__ = ("face", "line", "may_be")

    def __init__(self, line: int, face: str, may_be: list[int]) -> None:
        self.line = line
        self.face = face
        self.may_be = may_be


class RoomCards:
    """One attempt at giving every room card a face."""

    def __init__(
        self, view: AmongCultistsView, board: Board, cast: Cast, fire: Seat, chance: Chance
    ) -> None:
        self.view = view
        self.chance = chance
        self.faces: Faces = {}
        # The line of the card that each draw took.
        self.taken: dict[int, int] = {}
        # What is left of each source, by face.
        self.left = sources(view, board, cast)
        self.source_of: dict[int, Seat] = {}
        for line, words in enumerate(view.ledger):
            if words[0] == LAID:
                self.source_of[line] = int(words[1])
                if words[3]:
                    self._settle(line, str(words[3]))
        # AC-87: the Firestarter, and a face that it still had in hand when it burned.
        self.fire = fire
        self.unlaid = ""
        self.steps = 0

    def found(self, steps: int) -> bool:
        """Whether all faces could be found within so many steps."""
        if not self._light_fire():
            return False
        choices = [(self._choices(draw), draw) for draw in read_draws(self.view)]
        choices.sort(key=lambda choice: choice[0])
        self.steps = steps
        if any(not number for number, _ in choices) or not self._take([d for _, d in choices]):
            return False
        self._fill()
        return True

    def _choices(self, draw: Draw) -> int:
        """How many cards it may have been; those with the fewest are settled first."""
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

    def _light_fire(self) -> bool:
        """AC-87  Who is the Firestarter and lived through round 5 had laid both red cards."""
        if self.fire < 0 or not fire_is_over(self.view):
            return True
        player = self.view.players[self.fire]
        if player.automa or self.fire == self.view.seat or self.view.ended:
            return True
        if player.ghost and player.died <= FIRE_ROUND:
            if burned(player):
                self.unlaid = self.chance.pick(1, [FAILURE, SABOTAGE])[0]
            return True
        laid = [
            str(n) for n, s in self.source_of.items() if s == self.fire and self._before_fire(n)
        ]
        if len(laid) < 2:
            return False
        failure, sabotage = self.chance.pick(2, laid)
        self._settle(int(failure), FAILURE)
        self._settle(int(sabotage), SABOTAGE)
        return True

    def _take(self, draws: list[Draw]) -> bool:
        """One draw after another takes a card that may have been there; backs out of dead ends."""
        if not draws:
            return True
        draw = draws[0]
        able = [
            str(line)
            for line in draw.may_be
            if line not in self.taken.values() and self._can_be(line, draw.face)
        ]
        self.chance.shuffle(able)
        able.sort(key=lambda line: self._worth(int(line), draw.face))
        for name in able:
            self.steps -= 1
            if self.steps < 0:
                return False
            line = int(name)
            new = line not in self.faces
            if new:
                self._settle(line, draw.face)
            if draw.line >= 0:
                self.taken[draw.line] = line
            if self._take(draws[1:]):
                return True
            self.taken.pop(draw.line, None)
            if new:
                self._unsettle(line)
        return False

    def _worth(self, line: int, face: str) -> int:
        """Prefer a card that can be nothing else."""
        if line in self.faces:
            return 0
        left = self.left[self.source_of[line]]
        return sum(count > 0 for other, count in left.items() if other != face)

    def _fill(self) -> None:
        """Everything else is as it happens to fall."""
        for source, left in self.left.items():
            open_lines = [
                n for n, s in self.source_of.items() if s == source and n not in self.faces
            ]
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
    """AC-2  Where room cards come from: each seat's deck, the set-up, the draw pile."""
    printed = BY_CHARACTERS[board.count]["room_start"]
    found = {START: Counter[str](printed), PILE: Counter[str](printed)}
    for seat, role in cast.items():
        found[seat] = Counter(ROLES[role].room_cards)
        for face in view.players[seat].room_cards or ():
            found[seat][face] -= 1
    return found


def fire_is_over(view: AmongCultistsView) -> bool:
    """AC-66, AC-87  The end of round 5 has been."""
    start = view.start or view
    return view.round > FIRE_ROUND or (view.round == FIRE_ROUND and start.phase == CLEAN_UP)


def burned(player: SeatView) -> bool:
    """AC-87  Everybody knows that it was the Firestarter and died of it."""
    return player.death == "role"


def read_draws(view: AmongCultistsView) -> list[Draw]:
    """Every draw with the cards that it may have been."""
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
                # Drawn cards go back; only the first Sabotage has to come from somewhere.
                if words[2] == SABOTAGE and not found:
                    found.append(Draw(-1, SABOTAGE, stack[:]))
            elif words[3] and stack:
                found.append(Draw(line, str(words[2]), [stack.pop()]))
            else:
                if not words[3]:
                    loose += stack
                    stack.clear()
                found.append(Draw(line, str(words[2]), loose[:]))
    return [draw for found in draws.values() for draw in found]
