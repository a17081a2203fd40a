"""The grammar of the game: the arguments of each event, option, topic and claim.

An argument is one of
  seat, number, flag: a player, a number, 0 or 1;
  a key of NAMES: something that has a name in the catalogue;
  option*, claim*: the rest is an option, or a claim by the first seat;
  cast*: the rest is one character for each seat.
"""

from typing import Final

from turncoat.core.cover import Public, fields
from turncoat.core.grammar import Grammar, Shape

# The prefix of the messages of this game.
PREFIX: Final = "sh"

# The part of the message id where the names of each kind are found: `sh-card-crossbow`.
NAMES: Final[dict[str, str]] = {
    "place": "place",
    "card": "card",
    "equipment": "card",
    "green": "card",
    "character": "character",
    "kind": "kind",
    "colour": "colour",
    "outcome": "outcome",
    "end": "end",
}

OUTCOMES: Final[list[str]] = ["heal", "take", "hand_over", "show", "nothing"]

# SH-65: the arguments of each claim. An outcome may be the equipment that was handed over.
CLAIMS: Final[dict[str, tuple[str, ...]]] = {
    "kind": ("seat", "kind"),
    "character": ("seat", "character"),
    "gave_green": ("seat", "green", "outcome"),
    "got_green": ("seat", "green", "outcome"),
    "trust": ("seat",),
    "suspect": ("seat",),
    "will_attack": ("seat",),
}

# Events that everybody is told; they need no cover.
PUBLIC_EVENTS: Final[dict[str, Shape]] = {
    "board": ("place", "place", "place", "place", "place", "place"),
    "begins": ("seat",),
    "turn": ("seat", "number"),
    "unprotected": ("seat",),
    "throws": ("seat", "number", "number"),
    "throws_again": ("seat",),
    "throws_d4": ("seat", "number"),
    "throws_d6": ("seat", "number"),
    "moves": ("seat", "place"),
    "draws": ("seat", "colour"),
    "draws_card": ("seat", "colour", "card"),
    "nothing_happens": ("seat",),
    "gives_green": ("seat", "seat"),
    "green_outcome": ("seat", "seat", "option*"),
    "attacks": ("seat", "seat"),
    "fails": ("seat",),
    "adds": ("seat", "equipment", "number"),
    "lessens": ("seat", "equipment", "number"),
    "wounded": ("seat", "number"),
    "spared": ("seat",),
    "heals": ("seat", "number"),
    "set_to": ("seat", "number"),
    "warded": ("seat",),
    "barred": ("seat",),
    "voids": ("seat", "seat"),
    "targets": ("seat", "seat"),
    "gains_turns": ("seat", "number"),
    "switches": ("seat",),
    "hands_over": ("seat", "seat", "equipment"),
    "salvages": ("seat", "equipment"),
    "discards": ("seat", "equipment"),
    "reveals": ("seat", "character"),
    "uses": ("seat", "character"),
    "dies": ("seat", "character"),
    "claims": ("seat", "flag", "claim*"),
    "ends": ("end",),
    "wins": ("seat", "character"),
}

# All events; those that only some are told are covered on a shared screen.
EVENTS: Final[dict[str, Shape]] = {
    **PUBLIC_EVENTS,
    "you_are": ("character",),
    "claims_apart": ("seat", "flag", "claim*"),
    "green_drawn": ("seat", "green"),
    "green_received": ("seat", "seat", "green"),
    "sees": ("seat", "seat", "character"),
    "sees_all": ("cast*",),
}

# An option with several shapes has a list of them; they differ in length.
OPTIONS: Final[dict[str, Shape | list[Shape]]] = {
    "go_on": (),
    "reveal": (),
    "throw": (),
    "move": ("place",),
    "step": ("place",),
    "draw": ("colour",),
    "tree_wound": ("seat",),
    "tree_heal": ("seat",),
    "take": [("number",), ("seat", "equipment")],
    "skip": (),
    "give": ("seat",),
    "heal": ("number",),
    "hand_over": ("equipment",),
    "show": (),
    "nothing": (),
    "target": ("seat",),
    "part_with": ("equipment",),
    "reveal_and_heal": (),
    "attack": ("seat",),
    "attack_d4": ("seat",),
    "attack_all": (),
    "attack_all_d4": (),
    "no_attack": (),
    "spear": (),
    "rob": ("seat", "equipment"),
    "drink": (),
    "counter": (),
    "repeat": (),
    "loot": ("equipment",),
    "loot_all": (),
    "leave": (),
    "void": ("seat",),
    "maul": ("seat",),
    "claw": ("seat",),
    "set_seven": ("seat",),
    "haunt": ("seat",),
    "mend": (),
    "switch": (),
    "barrier": (),
    "extra_turns": (),
    "heal_all": (),
    "salvage": ("equipment",),
}

# Options that only one character has. Choosing one reveals a hidden character (SH-50).
ABILITIES: Final[tuple[str, ...]] = (
    "step", "attack_d4", "attack_all_d4", "rob", "drink", "counter", "repeat", "loot_all", "void",
    "maul", "claw", "set_seven", "haunt", "mend", "switch", "barrier", "extra_turns", "heal_all",
    "salvage",
)  # fmt: skip

# Topics of which everybody knows the question and all options.
PUBLIC_TOPICS: Final[dict[str, Shape]] = {
    "move": (),
    "place": ("place",),
    "target": ("card",),
    "part_with": (),
    "steal": (),
}

# All topics; those that are not public are covered, with their options.
TOPICS: Final[dict[str, Shape]] = {
    **PUBLIC_TOPICS,
    "turn_start": (),
    "give": ("green",),
    "green": ("seat", "green"),
    "healing_card": ("card",),
    "attack": (),
    "hit": (),
    "damage_dealt": (),
    "attacked": (),
    "attack_over": (),
    "loot": ("seat",),
    "turn_end": (),
}

# Whether the game has standing offers.
HAS_OFFERS: Final = True

# The fields of a view that everybody may see; the rest is covered on a shared screen.
PUBLIC_VIEW: Final[Public] = {
    **fields(
        "seat", "asked", "heard", "answers", "options", "phase", "slots", "areas", "pool", "dealt",
        "peaceful", "must_attack", "red", "blue", "green", "start_seat", "active_seat", "round",
        "extra_turns", "acted", "resolving", "closed", "attacks", "ended", "winners",
    ),
    "players": {
        **fields(
            "seat", "revealed", "alive", "place", "wounds", "gear", "warded", "barred", "void",
            "used", "may_be",
        ),
        "character": ("revealed",),
    },
    "gifts": fields("made", "giver", "receiver", "outcome", "hurt", "void"),
}  # fmt: skip

# Options to do nothing, or nothing more.
IDLE: Final[tuple[str, ...]] = ("go_on", "skip", "no_attack", "leave")

# The rule that answers 'why?' for each topic and each event.
WHY: Final[dict[str, str]] = {
    "move": "SH-10",
    "place": "SH-13",
    "target": "SH-14b",
    "part_with": "SH-72a",
    "steal": "SH-72e",
    "turn_start": "SH-16",
    "give": "SH-20",
    "green": "SH-20a",
    "healing_card": "SH-51b",
    "attack": "SH-30",
    "hit": "SH-51b",
    "damage_dealt": "SH-51b",
    "attacked": "SH-51b",
    "attack_over": "SH-51b",
    "loot": "SH-41",
    "turn_end": "SH-16",
    "board": "SH-1",
    "begins": "SH-5",
    "turn": "SH-16",
    "unprotected": "SH-33b",
    "throws": "SH-1",
    "throws_again": "SH-10",
    "throws_d4": "SH-1",
    "throws_d6": "SH-1",
    "moves": "SH-10",
    "draws": "SH-20",
    "draws_card": "SH-14",
    "nothing_happens": "SH-14",
    "gives_green": "SH-20",
    "green_outcome": "SH-21",
    "attacks": "SH-30",
    "fails": "SH-30",
    "adds": "SH-31",
    "lessens": "SH-31",
    "wounded": "SH-40",
    "spared": "SH-33a",
    "heals": "SH-40a",
    "set_to": "SH-70f",
    "warded": "SH-33",
    "barred": "SH-33",
    "voids": "SH-90",
    "targets": "SH-14b",
    "gains_turns": "SH-16",
    "switches": "SH-96",
    "hands_over": "SH-14a",
    "salvages": "SH-99",
    "discards": "SH-41",
    "reveals": "SH-50",
    "uses": "SH-50",
    "dies": "SH-40",
    "claims": "SH-65",
    "ends": "SH-60",
    "wins": "SH-60",
    "you_are": "SH-5",
    "claims_apart": "SH-43",
    "green_drawn": "SH-20",
    "green_received": "SH-20",
    "sees": "SH-74e",
    "sees_all": "SH-43",
}

# The table options and their values, the default first; lists have none.
SETUP: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "players": (5, 4, 6, 7, 8),
    "preset": ("", "first_game"),
    "pool": ("basic", "advanced", "mixed", "picked", "free"),
    "picked": (),
    "first_round_no_attack": (True, False),
    "opening_prophecy_from_players": (6, 0, 4, 5, 7, 8),
    "vampires_win_on_three_dead_humans": (False, True),
    "adjacent_for_e1": ("ring", "partner"),
    "u2_target_location": ("spring_of_wisdom", "graveyard"),
    "deck_size": (16, 18),
    "dead_see": (True, False),
    "dead_talk": (False, True),
}

# Table options for somebody's first game.
FIRST_GAME: Final[dict[str, str | int | bool]] = {"preset": "first_game"}

# For each list: the kind of its members, which are allowed (none means all), and whether it has
# one for each seat.
SETUP_LISTS: Final[dict[str, tuple[str, tuple[str, ...], bool]]] = {
    "picked": ("character", (), False)
}

# What can be wrong with the table options.
BAD_SETUP: Final[tuple[tuple[str, str], ...]] = (
    ("players", "count"),
    ("preset", "six_players"),
    ("preset", "basic_pool"),
    ("picked", "other_pool"),
    ("picked", "one_of_each"),
    ("dead_talk", "dead_see"),
    ("vampires_win_on_three_dead_humans", "seven_players"),
    *((field, "value") for field in SETUP if field != "players"),
)

GRAMMAR: Final = Grammar(
    prefix=PREFIX,
    names=NAMES,
    topics=TOPICS,
    options=OPTIONS,
    events=EVENTS,
    claims=CLAIMS,
    public_topics=PUBLIC_TOPICS,
    public_events=PUBLIC_EVENTS,
    public_view=PUBLIC_VIEW,
    has_offers=HAS_OFFERS,
    idle=IDLE,
    abilities=ABILITIES,
    setup=SETUP,
    setup_lists=SETUP_LISTS,
    bad_setup=BAD_SETUP,
    first_game=FIRST_GAME,
    why=WHY,
)
