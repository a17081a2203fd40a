"""The words of this game: what each event, option, question and claim speaks of.

A kind of argument is one of
  seat, number: a player (in the solo game also a cultist), a number;
  a key of NAMES: something that has a name of its own;
  a kind with a star: any number of them, to the end;
  option*: the rest is an option, mostly a spot with influence or a piece on the board;
  claim*: the rest is a claim of the first seat.
"""

from typing import Final, TypeAlias

Shape: TypeAlias = tuple[str, ...]

# What the messages of this game begin with.
PREFIX: Final = "dp"

# Where the names of each kind are found: `dp-card-ag_earp`.
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
}

# What each kind of claim speaks of.
CLAIMS: Final[dict[str, Shape]] = {
    "is": ("seat", "alignment"),
    "saw": ("seat", "alignment"),
    "suspect": ("seat",),
    "trust": ("seat",),
    "will_claim": ("city",),
}

EVENTS: Final[dict[str, Shape]] = {
    # Set-up.
    "plays_agent": ("seat", "agent"),
    "you_are": ("alignment",),
    "starts": ("seat",),
    "great_old_one": ("great_old_one",),
    # Turns and cards.
    "turn": ("seat", "number"),
    "passes": ("seat",),
    "plays": ("seat", "card", "resource"),
    "uses": ("seat", "card"),
    "uses_mythos": ("seat", "mythos"),
    "draws": ("seat", "number"),
    "you_draw": ("card*",),
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
    "sanity_token": ("seat", "token"),
    "calmed": ("seat", "number"),
    "mad": ("seat",),
    "reveals": ("seat", "alignment"),
    # Looks.
    "looks_at_alignment": ("seat", "seat"),
    "sees_alignment": ("seat", "alignment"),
    "looks_at_hand": ("seat", "seat"),
    "sees_hand": ("seat", "card*"),
    "looks_at_stack": ("seat", "city"),
    "sees_stack": ("city", "card*"),
    "looks_at_mythos": ("seat", "number"),
    "sees_mythos": ("mythos*",),
    "looks_at_deck": ("seat", "number"),
    "sees_deck": ("card*",),
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
    # Its steps.
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

TOPICS: Final[dict[str, Shape]] = {
    "place_main": (),
    "turn": ("number",),
    "pay": ("resource", "number"),
    "influence": ("number",),
    "take_cube": ("number",),
    "add_to": ("number",),
    "how_many": (),
    "whose_cubes": (),
    "player_with_cubes": ("option*",),
    "shift_to": (),
    "shift_from": ("option*",),
    "claim": (),
    "lock": (),
    "traveller": (),
    "mover": (),
    "goal": ("option*",),
    "flee": ("option*",),
    "killer": (),
    "victim": ("agent",),
    "gate_maker": (),
    "gate_kind": ("city",),
    "possess": ("way",),
    "take_agent": (),
    "destroy_agent": (),
    "take_brain": (),
    "revive": (),
    "place_agent": ("agent",),
    "place_token": ("token",),
    "land": (),
    "refresh": ("fate",),
    "keep_token": (),
    "who_tests": (),
    "discard": (),
    "throw": (),
    "discard_of": ("seat",),
    "who_discards": (),
    "recover": (),
    "purge": (),
    "see_alignment": (),
    "see_hand": (),
    "see_stack": (),
    "choose_top": ("city",),
    "to_row": (),
    "reorder": ("number",),
    "choose": ("card",),
    "may": ("card",),
    "reaction": ("card",),
    "lose_agent": ("agent",),
    "impostor": (),
}

# The options of a table and the values that each can have.
SETUP: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "players": (1, 2, 3, 4, 5),
    "random_cities": (False, True),
    "agents": (),
    "great_old_one": (
        "", "goo_hastur", "goo_yog", "goo_cthulhu", "goo_goat", "goo_nyarlathotep", "goo_azathoth",
    ),
}  # fmt: skip

# Why a table can't be laid so.
BAD_SETUP: Final[tuple[tuple[str, str], ...]] = (
    ("players", "count"),
    ("agents", "unknown"),
    ("agents", "twice"),
    ("agents", "too_many"),
    ("great_old_one", "unknown"),
    ("great_old_one", "solo_only"),
    *((field, "value") for field in SETUP if field != "players"),
)
