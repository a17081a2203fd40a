"""Random options and card counts, for the suites that run over every game."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from turncoat.games.among_cultists.board import Board
from turncoat.games.among_cultists.content import BY_CHARACTERS, DECKS, FACTS, ROUTES, cards
from turncoat.games.among_cultists.roles import ROLES, SPECIAL
from turncoat.games.among_cultists.table import Table


def random_options(random: Random, players: int) -> dict[str, Any]:
    """Return random table options; AUTOMA mostly sits in its usual seat."""
    automa = players == 4 or (players == 6 and random.random() < 0.5)
    options: dict[str, Any] = {
        "automa": automa,
        "preset": random.choice(["first_game", "standard", "experienced", "expert", "expert"]),
        "shelves": random.choice(["default_2_3", "variant_lean"]),
        "discussion_seconds": random.choice([0, 180]),
    }
    if options["preset"] == "expert":
        options["unbalanced"] = random.random() < 0.7
        options["roles"] = expert_roles(random, players + automa, automa, options["unbalanced"])
    elif players == 6 and automa:
        options["seer"] = random.random() < 0.5
    if automa:
        elsewhere = ["random", *(f"after_{number}" for number in range(1, players + 1))]
        options["automa_seat"] = random.choice([*["right_of_start"] * players, *elsewhere])
    return options


def expert_roles(random: Random, count: int, automa: bool, unbalanced: bool) -> list[str]:
    """Return random roles, balanced or not."""
    able = [role for role in SPECIAL if role != "seer" or not (automa and count == 5)]
    seats = count - BY_CHARACTERS[count]["cultists"]
    if unbalanced:
        return random.sample(able, random.randint(0, seats))
    if count < 7:
        able.remove("assassin")
    if count == 7 and not automa:
        able.remove("seer")
    return list(random.choice(balanced(able, seats, BY_CHARACTERS[count]["loyalty"])))


def balanced(able: list[str], seats: int, wanted: int) -> list[tuple[str, ...]]:
    """AC-9  Return all balanced sets of roles."""
    return [
        roles
        for size in range(seats + 1)
        for roles in combinations(able, size)
        if sum(_worth(role) for role in roles) == wanted
        and max(_helping(roles, "cultists"), _helping(roles, "investigators")) <= 5
    ]


def _worth(role: str) -> int:
    sign = 1 if ROLES[role].helps == "cultists" else -1
    return sign * ROLES[role].loyalty


def _helping(roles: tuple[str, ...], side: str) -> int:
    return sum(ROLES[role].loyalty for role in roles if ROLES[role].helps == side)


def census(table: Table) -> Counter[str]:
    """Count all cards, wherever they are."""
    found = left_in_box(table.board)
    for pile in (table.draw_pile, table.unsafe, table.discards):
        found.update(pile)
    for room in table.rooms.values():
        found.update(room.loose + room.stack)
    for player in table.players:
        found.update(player.encounter_cards + player.room_cards)
        found.update(face for face, _, _ in player.pulse)
    routes = {player.route for player in table.players}
    found["routes"] = len(routes) + len(ROUTES) - table.board.count
    return found


def left_in_box(board: Board) -> Counter[str]:
    """AC-1  Count the cards, without routes, that are not used at this table."""
    facts = BY_CHARACTERS[board.count]
    firestarter = "firestarter" in board.cast
    plain = board.count - board.cultists - firestarter
    used = DECKS["cultist"] * board.cultists + DECKS["investigator"] * plain
    used += DECKS["firestarter"] * firestarter
    used += cards(facts["start_pulse"]) + 2 * cards(facts["room_start"])
    used += [] if board.options.first_game else DECKS["unsafe"]
    box = Counter[str](FACTS["box"])
    box.subtract(used)
    del box["routes"]
    return box


def full_box(table: Table) -> Counter[str]:
    """AC-1  Count the 182 cards of the box."""
    printed = Counter[str](FACTS["box"])
    assert printed.total() == 182
    return printed
