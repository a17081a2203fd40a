"""Which encounter cards were Dead (AC-6, AC-25 to AC-27, AC-45): given who the Cultists are."""

from turncoat.core.chance import Chance
from turncoat.core.words import Seat
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.content import ALIVE, BY_CHARACTERS, DEAD
from turncoat.games.among_cultists.ledger import GIVEN, LOOKED, QUIET, REVEALED, START, UNCOUNTED
from turncoat.games.among_cultists.roles import CULTIST
from turncoat.games.among_cultists.view import AmongCultistsView

DEAD_CARDS = CULTIST.encounter_cards.count(DEAD)
ALIVE_CARDS = CULTIST.encounter_cards.count(ALIVE)
MANY = 99

Faces = dict[int, str]


class Pulse:
    """The pulse cards of one character: lines of the ledger, and how many may be Dead.

    `open` are lines whose face has to be found. A limit (so many cards, least, most) bounds the
    Dead cards among the first so many.
    """

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.open: list[int] = []
        self.limits: list[tuple[int, int, int]] = []


def pulse_faces(
    view: AmongCultistsView, board: Board, cultists: list[Seat], chance: Chance
) -> Faces | None:
    """A face for every encounter card that was given, or None if these can't be the Cultists."""
    pulses, known, givers = read_pulses(view, cultists)
    for victim in first_victims(view, board, cultists, chance):
        faces = known.copy()
        for line, words in enumerate(view.ledger):
            if words[0] == GIVEN and words[1] == START:
                faces[line] = DEAD if words[2] == victim else ALIVE
        if _fill(list(pulses.values()), faces, givers, chance):
            return faces
    return None


def leaves_it_open(
    view: AmongCultistsView, board: Board, cultists: list[Seat], faces: Faces
) -> bool:
    """AC-70, AC-71, AC-73  Whoever is asked to name the Seer has not killed enough to have won."""
    if view.ended or not all(view.players[seat].shown for seat in cultists):
        return True
    if board.cultists == 1 and view.players[cultists[0]].ghost:
        return True
    before = view.round if board.cultists == 2 else view.round + 1
    dead = [p.seat for p in view.players if p.ghost and p.died < before]
    dead += [
        int(words[2])
        for line, words in enumerate(view.ledger)
        if words[0] == GIVEN and faces[line] == DEAD and int(words[4]) < before
    ]
    return len(set(dead) - set(cultists)) < board.kills


def read_pulses(
    view: AmongCultistsView, cultists: list[Seat]
) -> tuple[dict[Seat, Pulse], Faces, dict[int, Seat]]:
    """What was given to whom, which faces are sure, and who gave those that are not."""
    pulses = {player.seat: Pulse() for player in view.players}
    known: Faces = {}
    givers: dict[int, Seat] = {}
    for line, words in enumerate(view.ledger):
        if words[0] == GIVEN:
            giver, pulse = int(words[1]), pulses[int(words[2])]
            pulse.lines.append(line)
            if words[3]:
                known[line] = str(words[3])
            elif giver in cultists:
                pulse.open.append(line)
                givers[line] = giver
            elif giver != START:
                # Only Cultists have Dead cards to give.
                known[line] = ALIVE
        elif words[0] == LOOKED and words[4] != UNCOUNTED:
            pulse = pulses[int(words[2])]
            pulse.limits.append((len(pulse.lines), int(words[4]), int(words[4])))
        elif words[0] == REVEALED:
            pulse = pulses[int(words[2])]
            pulse.limits.append((len(pulse.lines), 1, MANY))
        elif words[0] == QUIET and words[1] not in cultists:
            pulse = pulses[int(words[2])]
            pulse.limits.append((len(pulse.lines), 0, 0))
    return pulses, known, givers


def first_victims(
    view: AmongCultistsView, board: Board, cultists: list[Seat], chance: Chance
) -> list[Seat]:
    """AC-6, AC-11  Who may have been dead from the start; START stands for nobody."""
    start = BY_CHARACTERS[board.count]["start_pulse"]
    if not start:
        return [START]
    if view.dead_already is not None:
        return view.dead_already or [START]
    dealt = [words for words in view.ledger if words[0] == GIVEN and words[1] == START]
    if any(words[3] == DEAD for words in dealt):
        return [int(words[2]) for words in dealt if words[3] == DEAD]
    able = [int(words[2]) for words in dealt if not words[3] and words[2] not in cultists]
    if sum(start.values()) > board.count or not able:
        able.append(START)
    names = [str(seat) for seat in able]
    chance.shuffle(names)
    return [int(seat) for seat in names]


def _fill(pulses: list[Pulse], faces: Faces, givers: dict[int, Seat], chance: Chance) -> bool:
    """One character after another; a Cultist has so many Dead and so many Alive cards to give."""
    if not pulses:
        return all(_affordable(giver, faces, givers) for giver in set(givers.values()))
    pulse = pulses[0]
    ways = 1 << len(pulse.open)
    # Every way once, from a random one on: an odd stride visits all of a power of two.
    first, stride = chance.below(ways), 2 * chance.below(ways) + 1
    for step in range(ways):
        way = (first + step * stride) % ways
        for place, line in enumerate(pulse.open):
            faces[line] = DEAD if way >> place & 1 else ALIVE
        fits = within_limits(pulse, faces) and _not_too_many(pulse, faces, givers)
        if fits and _fill(pulses[1:], faces, givers, chance):
            return True
    for line in pulse.open:
        faces.pop(line, None)
    return False


def within_limits(pulse: Pulse, faces: Faces) -> bool:
    """AC-45, AC-47  As many Dead cards as everybody who looked has seen, or shown."""
    return all(
        least <= sum(faces[line] == DEAD for line in pulse.lines[:count]) <= most
        for count, least, most in pulse.limits
    )


def _not_too_many(pulse: Pulse, faces: Faces, givers: dict[int, Seat]) -> bool:
    return all(_given(givers[line], DEAD, faces, givers) <= DEAD_CARDS for line in pulse.open)


def _affordable(giver: Seat, faces: Faces, givers: dict[int, Seat]) -> bool:
    return _given(giver, ALIVE, faces, givers) <= ALIVE_CARDS


def _given(giver: Seat, face: str, faces: Faces, givers: dict[int, Seat]) -> int:
    return sum(faces.get(line) == face for line, by in givers.items() if by == giver)
