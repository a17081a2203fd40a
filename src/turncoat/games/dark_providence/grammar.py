"""The grammar: the arguments of each event, option, question and claim.

An argument's kind is one of
  seat, number, flag: a player (in the solo game also a cultist), a number, 0 or 1;
  a key of NAMES: something that has a name;
  a kind with a star: any number of them, to the end;
  option*: the rest is an option, mostly a spot with influence or a piece on the board;
  claim*: the rest is a claim of the first seat.
"""

from typing import Final

from turncoat.core.cover import Public, fields
from turncoat.core.grammar import Grammar, Shape

# The prefix of this game's messages.
PREFIX: Final = "dp"

# The part of a message id that names each kind: `dp-card-ag_earp`.
NAMES: Final[dict[str, str]] = {
    "card": "card",
    "mythos": "card",
    "city": "city",
    "agent": "agent",
    "alignment": "alignment",
    "great_old_one": "goo",
    "behaviour": "behaviour",
    "track": "track",
    "resource": "resource",
    "gate": "gate",
    "token": "token",
    "fate": "fate",
    "way": "way",
    "end": "end",
    "part": "part",
    "side": "side",
}

# The arguments of each kind of claim.
CLAIMS: Final[dict[str, Shape]] = {
    "is": ("seat", "alignment"),
    "saw": ("seat", "alignment"),
    "suspect": ("seat",),
    "trust": ("seat",),
    "will_claim": ("city",),
}

# Events that everybody is told, so that they may be shown on any screen.
PUBLIC_EVENTS: Final[dict[str, Shape]] = {
    # Set-up.
    "plays_agent": ("seat", "agent"),
    "starts": ("seat",),
    "great_old_one": ("great_old_one",),
    # Turns and cards.
    "turn": ("seat", "number"),
    "passes": ("seat",),
    "plays": ("seat", "card", "resource"),
    "uses": ("seat", "card"),
    "uses_mythos": ("seat", "mythos"),
    "draws": ("seat", "number"),
    "new_deck": ("seat",),
    "discards": ("seat", "card"),
    "recovers": ("seat", "card"),
    "destroyed": ("card",),
    # Cubes.
    "adds": ("seat", "number", "option*"),
    "takes_back": ("seat", "number", "option*"),
    "exiled": ("seat", "number", "option*"),
    "retrieves": ("seat", "option*"),
    "out_of_limbo": ("seat", "number"),
    "buys": ("seat", "number"),
    # Claims, stacks and the row.
    "claims_spot": ("seat", "option*"),
    "claims_reserve": ("seat", "card"),
    "takes_card": ("seat", "card"),
    "turns_up": ("city", "card"),
    "put_under": ("card", "city"),
    "stack_empty": ("city",),
    "joins_row": ("mythos",),
    "reserve_shows": ("card",),
    "locked": ("option*",),
    "unlocked": ("option*",),
    # VP and tracks.
    "track": ("track", "number"),
    "reveal_scores": ("seat", "number", "number"),
    "gains_vp": ("seat", "number", "number"),
    "loses_vp": ("seat", "number", "number"),
    # Agents and pieces.
    "enters": ("seat", "agent", "city"),
    "moves": ("seat", "agent", "city"),
    "attacks": ("seat", "agent", "option*"),
    "murdered": ("seat", "seat", "agent"),
    "murder_fails": ("seat", "agent"),
    "agent_destroyed": ("seat", "agent"),
    "taken_over": ("seat", "seat", "agent"),
    "brain_taken": ("seat", "seat", "agent"),
    "possessed": ("seat", "agent"),
    "gate": ("seat", "city", "gate"),
    "token": ("token", "city"),
    "takes_deep_ones": ("seat", "number"),
    "deep_one_lands": ("seat", "city"),
    "deep_one_moves": ("seat", "city", "city"),
    "deep_one_killed": ("seat", "city"),
    "deep_one_destroyed": ("seat", "city"),
    # Sanity and alignments.
    "tokens_drawn": ("seat", "token*"),
    "sanity_token": ("seat", "token"),
    "calmed": ("seat", "number"),
    "mad": ("seat",),
    "reveals": ("seat", "alignment"),
    # Looks.
    "looks_at_alignment": ("seat", "seat"),
    "looks_at_hand": ("seat", "seat"),
    "looks_at_stack": ("seat", "city"),
    "looks_at_mythos": ("seat", "number"),
    "looks_at_deck": ("seat", "number"),
    # The Great Old One.
    "behaviour": ("behaviour",),
    "behaviours_shuffled": (),
    "special": ("great_old_one", "seat"),
    "act_fails": ("seat",),
    "unmasked": ("seat", "agent"),
    "old_one_gains": ("number", "number"),
    "old_one_loses": ("number", "number"),
    "old_one_token": ("token",),
    "old_one_scores": ("number",),
    "old_one_wins": ("great_old_one",),
    # The end.
    "will_end": ("end",),
    "game_over": ("end",),
    "impostor": ("seat", "alignment"),
    "was": ("seat", "alignment"),
    "scores": ("seat", "number"),
    "eliminated": ("seat",),
    "wins": ("seat*",),
    "claims": ("seat", "flag", "claim*"),
}

# All events. Those that only some players are told are covered on shared screens.
EVENTS: Final[dict[str, Shape]] = {
    **PUBLIC_EVENTS,
    "you_are": ("alignment",),
    "you_draw": ("card*",),
    "sees_alignment": ("seat", "alignment"),
    "sees_hand": ("seat", "card*"),
    "sees_stack": ("city", "card*"),
    "sees_mythos": ("card*",),
    "sees_deck": ("card*",),
}

OPTIONS: Final[dict[str, Shape | list[Shape]]] = {
    # The turn.
    "claim": (),
    "influence": (),
    "retrieve": (),
    "buy": (),
    "ritual_up": (),
    "ritual_down": (),
    "invest_up": (),
    "invest_down": (),
    "travel": (),
    "discard_cards": (),
    "reveal": (),
    "use": ("card",),
    "use_granted": ("card",),
    "use_mythos": ("mythos",),
    "step": ("agent",),
    "pass": (),
    # Steps within an action.
    "done": (),
    "yes": (),
    "no": (),
    "card": ("card",),
    "on_city": ("city",),
    "on_base": ("city",),
    "on_mythos": ("mythos",),
    "limbo": (),
    "lock": ("option*",),
    "unlock": ("option*",),
    "piece": ("agent",),
    "victim": ("agent",),
    "deep_one": ("city",),
    "go": ("city",),
    "place": ("city",),
    "stack": ("city",),
    "refresh": ("city",),
    "gate": ("gate",),
    "keep": ("token",),
    "player": ("seat",),
    "number": ("number",),
    "choice": ("number", "card"),
    "discard": ("card",),
    "throw": ("card",),
    "strip": ("card",),
    "recover": ("card",),
    "purge_hand": ("card",),
    "purge_discard": ("card",),
    "top": ("card",),
    "next": ("card",),
    "to_row": ("mythos",),
    "revive": ("agent",),
}

# Questions whose text and options everybody may know.
PUBLIC_TOPICS: Final[dict[str, Shape]] = {
    "place_main": (),
    "influence": ("number",),
    "take_cube": ("number",),
    "add_to": ("number",),
    "whose_cubes": (),
    "player_with_cubes": ("option*",),
    "shift_to": (),
    "shift_from": ("option*",),
    "claim": (),
    "lock": (),
    "take_agent": (),
    "place_agent": ("agent",),
    "place_token": ("token",),
    "land": (),
    "keep_token": (),
    "who_tests": (),
    "see_alignment": (),
    "see_hand": (),
    "see_stack": (),
}

# All questions. Those that are not public are covered on shared screens.
TOPICS: Final[dict[str, Shape]] = {
    **PUBLIC_TOPICS,
    "turn": ("number",),
    "pay": ("resource", "number", "number"),
    "how_many": (),
    "traveller": (),
    "mover": (),
    "goal": ("option*",),
    "flee": ("option*",),
    "killer": (),
    "victim": ("agent",),
    "gate_maker": (),
    "gate_kind": ("city",),
    "possess": ("way",),
    "destroy_agent": (),
    "take_brain": (),
    "revive": (),
    "refresh": ("fate",),
    "discard": (),
    "throw": (),
    "discard_of": ("seat",),
    "who_discards": (),
    "recover": (),
    "purge": (),
    "choose_top": ("city",),
    "to_row": (),
    "reorder": ("number",),
    "choose": ("card",),
    "may": ("card",),
    "reaction": ("card",),
    "lose_agent": ("agent",),
    "impostor": (),
}

# Whether the game has offers, which may be taken at any time.
HAS_OFFERS: Final = False

# The public part of a view; the rest is covered on shared screens.
PUBLIC_VIEW: Final[Public] = {
    **fields(
        "seat", "asked", "heard", "options", "phase", "start_seat", "active_seat", "round",
        "actions", "fresh", "claims", "target", "dealt", "control", "gates", "locks",
        "locks_left", "tops", "row", "city_cards", "bag", "ritual", "investigation", "cthulhu",
        "martial_law", "closed", "whateleys", "deep_left", "brains", "gone", "lost_tokens",
        "deep_lost", "tally", "ending", "scores", "solo", "ended", "winners", "eliminated",
        "leaders", "reached", "totals", "lowest",
    ),
    "players": {
        **fields(
            "seat", "cultist", "main", "revealed", "vp", "hand_size", "unseen", "discards",
            "used", "supply", "general", "limbo", "cubes", "tokens", "agents", "possessed",
            "revived", "deep_ones", "deep_supply", "claimed_deep_ones", "crypt", "insanity",
            "sanity", "mad", "mythos", "spent", "spent_for_good", "presence", "leads", "score",
            "powers",
        ),
        "alignment": ("revealed", "cultist"),
        "score_as": ("revealed", "cultist"),
        "track": ("revealed", "cultist"),
        "deck": fields("sizes"),
    },
    "stacks": fields("sizes"),
    "reserve": fields("sizes"),
    "mythos_deck": fields("sizes"),
}  # fmt: skip

# Options that do nothing, or nothing more.
IDLE: Final[tuple[str, ...]] = ("pass", "done", "no")

# Questions and options whose answers reveal or decide something that can't be undone.
FINAL_TOPICS: Final[tuple[str, ...]] = (
    "place_main", "claim", "victim", "gate_kind", "see_alignment", "see_hand", "see_stack",
    "choose_top", "to_row", "throw", "discard_of", "keep_token", "who_tests", "lose_agent",
    "impostor",
)  # fmt: skip
FINAL_OPTIONS: Final[tuple[str, ...]] = ("pass", "reveal")

# The rule behind each question and event, for 'why?'.
WHY: Final[dict[str, str]] = {
    "place_main": "DP-5",
    "influence": "DP-20",
    "take_cube": "DP-26",
    "add_to": "DP-15",
    "whose_cubes": "DP-15",
    "player_with_cubes": "DP-15",
    "shift_to": "DP-15",
    "shift_from": "DP-15",
    "claim": "DP-21",
    "lock": "DP-33",
    "take_agent": "DP-23a",
    "place_agent": "DP-48",
    "place_token": "DP-15",
    "land": "DP-46",
    "keep_token": "DP-40a",
    "who_tests": "DP-40",
    "see_alignment": "DP-16",
    "see_hand": "DP-16",
    "see_stack": "DP-16",
    "turn": "DP-10",
    "pay": "DP-12",
    "how_many": "DP-15",
    "traveller": "DP-29a",
    "mover": "DP-15",
    "goal": "DP-29a",
    "flee": "DP-47",
    "killer": "DP-30a",
    "victim": "DP-30b",
    "gate_maker": "DP-32a",
    "gate_kind": "DP-32",
    "possess": "DP-45",
    "destroy_agent": "DP-14",
    "take_brain": "DP-48a",
    "revive": "DP-45a",
    "refresh": "DP-23b",
    "discard": "DP-34",
    "throw": "DP-17",
    "discard_of": "DP-15",
    "who_discards": "DP-15",
    "recover": "DP-15",
    "purge": "DP-14",
    "choose_top": "DP-16",
    "to_row": "DP-16",
    "reorder": "DP-16",
    "choose": "DP-15a",
    "may": "DP-15a",
    "reaction": "DP-13",
    "lose_agent": "DP-63e",
    "impostor": "DP-51a",
    "plays_agent": "DP-3",
    "starts": "DP-5",
    "great_old_one": "DP-60",
    "passes": "DP-36",
    "plays": "DP-11",
    "uses": "DP-11",
    "uses_mythos": "DP-37",
    "draws": "DP-10",
    "new_deck": "DP-10",
    "discards": "DP-10b",
    "recovers": "DP-15",
    "destroyed": "DP-14",
    "adds": "DP-20",
    "takes_back": "DP-22",
    "exiled": "DP-22",
    "retrieves": "DP-26",
    "out_of_limbo": "DP-26",
    "buys": "DP-27",
    "claims_spot": "DP-22",
    "claims_reserve": "DP-22b",
    "takes_card": "DP-48c",
    "turns_up": "DP-23",
    "put_under": "DP-23b",
    "stack_empty": "DP-23",
    "joins_row": "DP-23",
    "reserve_shows": "DP-22b",
    "locked": "DP-33",
    "unlocked": "DP-33",
    "track": "DP-28",
    "reveal_scores": "DP-35",
    "gains_vp": "DP-24a",
    "loses_vp": "DP-24",
    "enters": "DP-23",
    "moves": "DP-29",
    "attacks": "DP-30",
    "murdered": "DP-30",
    "murder_fails": "DP-31",
    "agent_destroyed": "DP-14",
    "taken_over": "DP-10d",
    "brain_taken": "DP-48a",
    "possessed": "DP-45",
    "gate": "DP-32",
    "token": "DP-47",
    "takes_deep_ones": "DP-46",
    "deep_one_lands": "DP-46",
    "deep_one_moves": "DP-29",
    "deep_one_killed": "DP-46",
    "deep_one_destroyed": "DP-46",
    "tokens_drawn": "DP-40a",
    "sanity_token": "DP-40",
    "calmed": "DP-40a",
    "mad": "DP-40",
    "reveals": "DP-35",
    "looks_at_alignment": "DP-16",
    "looks_at_hand": "DP-16",
    "looks_at_stack": "DP-16",
    "looks_at_mythos": "DP-16",
    "looks_at_deck": "DP-16",
    "behaviour": "DP-61",
    "behaviours_shuffled": "DP-61",
    "special": "DP-61b",
    "act_fails": "DP-61a",
    "unmasked": "DP-66",
    "old_one_gains": "DP-63",
    "old_one_loses": "DP-60b",
    "old_one_token": "DP-67",
    "old_one_scores": "DP-68",
    "old_one_wins": "DP-68",
    "will_end": "DP-50",
    "game_over": "DP-50",
    "was": "DP-51a",
    "scores": "DP-51",
    "eliminated": "DP-53",
    "wins": "DP-54",
    "claims": "DP-16",
    "you_are": "DP-4",
    "you_draw": "DP-10",
    "sees_alignment": "DP-16",
    "sees_hand": "DP-16",
    "sees_stack": "DP-16",
    "sees_mythos": "DP-16",
    "sees_deck": "DP-16",
}

# Further rules behind some questions.
WHY_ALSO: Final[dict[str, list[str]]] = {
    "turn": ["DP-10a", "DP-21a", "DP-35"],
    "pay": ["DP-11", "DP-20a"],
    "influence": ["DP-21b"],
    "add_to": ["DP-21b"],
    "whose_cubes": ["DP-21b"],
    "claim": ["DP-21b", "DP-22", "DP-22a"],
    "lock": ["DP-33a"],
    "traveller": ["DP-29"],
    "mover": ["DP-48"],
    "goal": ["DP-48"],
    "killer": ["DP-30"],
    "victim": ["DP-30", "DP-31"],
    "gate_maker": ["DP-32"],
    "gate_kind": ["DP-32a", "DP-52"],
    "take_agent": ["DP-30c"],
    "place_token": ["DP-47", "DP-48", "DP-48b"],
    "keep_token": ["DP-40"],
    "see_alignment": ["DP-4"],
    "to_row": ["DP-25"],
}
# What the solo game adds to them.
WHY_SOLO: Final[dict[str, list[str]]] = {
    "place_main": ["DP-60a"],
    "turn": ["DP-60", "DP-61"],
    "claim": ["DP-64"],
    "victim": ["DP-66"],
}

# The table options with their values, the default first; lists have no values.
SETUP: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "players": (3, 1, 2, 4, 5),
    "random_cities": (False, True),
    "agents": (),
    "great_old_one": (
        "", "goo_hastur", "goo_yog", "goo_cthulhu", "goo_goat", "goo_nyarlathotep", "goo_azathoth",
    ),
}  # fmt: skip

# What an option that is a list may name (empty: everything of the kind), and whether the list has
# one entry for each seat.
SETUP_LISTS: Final[dict[str, tuple[str, tuple[str, ...], bool]]] = {
    "agents": ("agent", ("monday", "wednesday", "thursday", "friday", "saturday"), True),
}

# Why table options are refused.
BAD_SETUP: Final[tuple[tuple[str, str], ...]] = (
    ("players", "count"),
    ("agents", "unknown"),
    ("agents", "twice"),
    ("agents", "too_many"),
    ("great_old_one", "unknown"),
    ("great_old_one", "solo_only"),
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
    final_topics=FINAL_TOPICS,
    final_options=FINAL_OPTIONS,
    setup=SETUP,
    setup_lists=SETUP_LISTS,
    bad_setup=BAD_SETUP,
    why=WHY,
)
