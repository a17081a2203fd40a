"""Dark Providence for the tests of every game: random options, and a count of all parts."""

from collections import Counter
from random import Random
from typing import Any

from turncoat.games.dark_providence.pile import cards_of
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.rules import RULES
from turncoat.games.dark_providence.table import Table

TOKENS = ("insanity", "sanity")


def random_options(random: Random, players: int) -> dict[str, Any]:
    """Random cities and main agents, or the defaults; in the solo game any Great Old One."""
    options: dict[str, Any] = {"random_cities": random.random() < 0.3}
    if players == 1:
        options["great_old_one"] = random.choice(["", *RULES.box.great_old_ones])
    if random.random() < 0.3:
        options["agents"] = random.sample(RULES.box.main_agents, players)
    return options


def census(table: Table) -> Counter[str]:
    """DP-1  Count every card and token, wherever it is."""
    found: Counter[str] = Counter()
    found.update(cards(table))
    found.update(f"token {agent}" for agent in agent_tokens(table))
    found.update(f"bag {token}" for token in table.bag + table.looking if token in TOKENS)
    found["locks"] = table.box.content.components.locks
    assert len(table.locks) == len(set(table.locks)) <= found["locks"]
    found["deep ones"] = table.deep_left + table.deep_lost
    for player in table.players:
        found.update(pieces(table, player))
    if table.solo:
        found["bag insanity"] += table.solo.insanity
        found["bag sanity"] += table.solo.sanity
        found.update(f"behaviour {card}" for card in table.solo.behaviours + table.solo.past)
    return +found


def cards(table: Table) -> list[str]:
    """All cards of the table, wherever they are."""
    piles = [*table.stacks.values(), table.reserve, table.mythos_deck]
    piles += [player.deck for player in table.players]
    found = [card for pile in piles for card in cards_of(pile)]
    found += [*table.tops.values(), *table.row, *table.city_cards, *table.gone, *table.looking]
    found += [agent for agent in table.brains if agent not in table.gone]
    for player in table.players:
        found += player.hand + player.discards + player.used + player.mythos
    if table.solo:
        kept = table.box.keeps_agents(table.solo.id)
        found += table.solo.mythos + (table.solo.agents if kept else [])
    return [card for card in found if card not in TOKENS]


def agent_tokens(table: Table) -> list[str]:
    """The tokens of all agents; checks that none is lost or in two places."""
    found = [*table.brains, *table.lost_tokens]
    for player in table.players:
        found += [*player.agents, *player.crypt]
    if table.solo:
        kept = table.box.keeps_agents(table.solo.id)
        found += table.solo.crypt + (table.solo.agents if kept else [])
    out = set(found)
    assert len(out) == len(found), "a token is in two places"
    lying = [agent for agent in table.box.agents if agent not in out]
    faces = [*table.tops.values(), *table.looking, *cards_of(table.reserve)]
    faces += [card for pile in table.stacks.values() for card in cards_of(pile)]
    assert all(agent in faces for agent in lying), ("a token is lost", {*lying} - {*faces})
    return found + lying


def pieces(table: Table, player: Player) -> Counter[str]:
    """Count the cubes, control tokens, sanity tokens and Deep Ones of one player."""
    seat = player.seat
    found: Counter[str] = Counter()
    on_track = 0 if player.cultist else table.box.numbers.start_cubes_vp_track
    found[f"cubes {seat}"] = (
        player.supply + player.general + player.limbo + sum(player.cubes.values()) + on_track
    )
    assert min(player.supply, player.general, player.limbo, player.tokens, player.vp) >= 0
    controlled = sum(owner == seat for owner in table.control.values())
    gates = sum(owner == seat for owner, _ in table.gates.values())
    found[f"control tokens {seat}"] = player.tokens + controlled + gates
    found["bag insanity"] = player.insanity
    found["bag sanity"] = player.sanity
    found["deep ones"] = player.deep_supply + len(player.deep_ones)
    assert len(player.agents) <= table.box.numbers.agent_limit
    return found


def full_box(table: Table) -> Counter[str]:
    """DP-1  What `census` has to find on this table."""
    box, parts = table.box, table.box.content.components
    printed: Counter[str] = Counter()
    for kind in ("base", "city", "mythos"):
        printed.update(box.of_kind(kind))
    for player in table.players:
        if not player.cultist:
            printed.update(box.starting_deck(player.main))
        printed[f"token {player.main}"] = int(table.phase != "placing" or bool(player.agents))
        printed[f"cubes {player.seat}"] = parts.cubes_per_colour
        printed[f"control tokens {player.seat}"] = parts.control_tokens_per_colour
    printed.update(f"token {agent}" for agent in box.agents)
    if has_mi_go(table):
        printed["token mi_go"] = 1
    printed["locks"] = parts.locks
    printed["deep ones"] = parts.deep_ones
    printed["bag insanity"] = parts.insanity_tokens
    printed["bag sanity"] = parts.sanity_tokens
    if table.solo:
        printed.update(f"behaviour {card}" for card in box.behaviours)
    return +printed


def has_mi_go(table: Table) -> bool:
    """Whether the Mi-Go has come into play; before that it is beside the board."""
    places = [*table.lost_tokens]
    for player in table.players:
        places += [*player.agents, *player.crypt]
    return "mi_go" in places
