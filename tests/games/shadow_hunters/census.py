"""Random options and a count of all cards, for the tests that run over every game."""

from collections import Counter
from random import Random
from typing import Any

from turncoat.games.shadow_hunters.content import COLOURS, FACTS, full_deck
from turncoat.games.shadow_hunters.table import Table


def random_options(random: Random, players: int) -> dict[str, Any]:
    """Return any pool and variants that this number of players allows."""
    pool = random.choice(["basic", "advanced", "mixed", "picked", "free"])
    options: dict[str, Any] = {
        "pool": pool,
        "first_round_no_attack": random.random() < 0.7,
        "opening_prophecy_from_players": random.choice([0, 4, 6, 6, 8]),
        "adjacent_for_e1": random.choice(["ring", "partner"]),
        "u2_target_location": random.choice(["spring_of_wisdom", "graveyard"]),
        "deck_size": random.choice([16, 18]),
        "dead_see": random.random() < 0.7,
    }
    if pool == "picked":
        options["picked"] = pick_one_of_each(random)
    if players == 7:
        options["vampires_win_on_three_dead_humans"] = random.random() < 0.5
    if not options["dead_see"]:
        options["dead_talk"] = random.random() < 0.5
    if pool == "basic" and players <= 6 and random.random() < 0.3:
        options["preset"] = "first_game"
    return options


def pick_one_of_each(random: Random) -> list[str]:
    """Pick a random character of each initial."""
    twins: dict[str, list[str]] = {}
    for card in FACTS["characters"]:
        twins.setdefault(card["initial"], []).append(card["id"])
    return [random.choice(pair) for pair in twins.values()]


def census(table: Table) -> Counter[str]:
    """Count every card, wherever it is."""
    cards = Counter[str]()
    for deck in (table.red, table.blue, table.green):
        cards.update(deck.pile)
        cards.update(deck.discards)
    for player in table.players:
        cards.update(player.gear)
    if table.resolving:
        cards[table.resolving] += 1
    if table.gifts and not table.gifts[-1].outcome:
        cards[table.gifts[-1].card] += 1
    return cards


def full_box(table: Table) -> Counter[str]:
    """Count every card in the box."""
    size = table.options.deck_size
    return Counter(card for colour in COLOURS for card in full_deck(colour, size))
