"""Which encounter cards were Dead (AC-6, AC-25 to AC-27, AC-45), given the Cultists."""

from turncoat.core.chance import Chance
from turncoat.core.terms import Seat
from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.content import ALIVE, BY_CHARACTERS, DEAD
from turncoat.games.among_cultists.imagining.gifts import Faces, Pulse, find_dead_gifts
from turncoat.games.among_cultists.ledger import GIVEN, LOOKED, QUIET, REVEALED, START, UNCOUNTED
from turncoat.games.among_cultists.views.schema import AmongCultistsView

MANY = 99


def pulse_faces(
    view: AmongCultistsView, board: Board, cultists: list[Seat], chance: Chance
) -> Faces | None:
    """Return a face for each given card, or None if these cannot be the Cultists."""
    pulses, known, givers = read_pulses(view, cultists)
    for victim in first_victims(view, board, cultists, chance):
        faces = known.copy()
        for line, words in enumerate(view.ledger):
            if words[0] == GIVEN and words[1] == START:
                faces[line] = DEAD if words[2] == victim else ALIVE
        if find_dead_gifts(list(pulses.values()), faces, givers, chance):
            return faces
    return None


def leaves_it_open(
    view: AmongCultistsView, board: Board, cultists: list[Seat], faces: Faces
) -> bool:
    """AC-70, AC-71, AC-73  Whether the Cultists, if asked to name the Seer, had not already won."""
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
    """Collect the pulse cards of each character: known faces and possible givers."""
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
                # Only Cultists can give Dead cards.
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
    """AC-6, AC-11  Return who may have been dead from the start; START means nobody."""
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
    chance.shuffle(able)
    return able
