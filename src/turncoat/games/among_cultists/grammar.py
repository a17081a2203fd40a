"""The grammar of this game: the arguments of each event, option, topic and claim.

An argument is one of
  seat, number, flag: a character, a number, 0 or 1;
  a key of NAMES: something that has a name in the catalogue;
  a kind with a star: any number of them, up to the end;
  claim*: a claim by the first seat, up to the end.
"""

from typing import Final

from turncoat.core.cover import ALWAYS, Public, fields
from turncoat.core.grammar import Grammar, Shape

# The prefix of this game's messages.
PREFIX: Final = "ac"

# The message that holds a name of each kind, as in `ac-place-H0`.
NAMES: Final[dict[str, str]] = {
    "place": "place",
    "lay_place": "place",
    "colour": "colour",
    "shelf": "shelf",
    "pulse_card": "card",
    "room_card": "card",
    "route": "route",
    "role": "role",
    "side": "side",
    "character": "character",
    "event": "token",
    "fate": "fate",
    "death": "death",
    "step": "night",
    "end": "end",
}

# Kinds that allow only some of the names in their family.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "pulse_card": ("alive", "dead"),
    "room_card": ("success", "failure", "sabotage"),
}

# AC-12: the arguments of each claim; a number is a round.
CLAIMS: Final[dict[str, Shape]] = {
    "side": ("side",),
    "gave": ("seat", "pulse_card", "number"),
    "checked": ("seat", "pulse_card", "number"),
    "laid": ("lay_place", "room_card", "number"),
    "saw_event": ("event", "number"),
    "will_go": ("place", "number"),
    "suspect": ("seat",),
    "trust": ("seat",),
    "vote_for": ("seat",),
}

# Events that everybody is told; they need no cover on a screen that others can see.
PUBLIC_EVENTS: Final[dict[str, Shape]] = {
    "plays": ("seat", "character"),
    "automa_route": ("seat", "route"),
    "roles": ("role*",),
    "one_of": ("role*",),
    "begins": ("seat",),
    "night": ("step",),
    "round": ("number", "seat"),
    "enters": ("seat", "place"),
    "slips": ("seat", "place"),
    "stays": ("seat", "place"),
    "appears": ("seat", "place"),
    "encounter": ("seat*",),
    "no_gifts": (),
    "turns_to": ("seat", "seat"),
    "gives": ("seat", "seat"),
    "event": ("event",),
    "no_event": (),
    "nothing_mirrored": (),
    "mirrored": ("event",),
    "power": ("flag",),
    "gate_opens": ("number",),
    "looks": ("seat", "seat"),
    "draws_token": ("seat",),
    "passes": ("seat",),
    "checks": ("seat", "seat"),
    "no_reveal": ("seat", "seat"),
    "reveals": ("seat", "seat"),
    "pile_card": ("place",),
    "pile_card_unsafe": (),
    "secures": ("seat", "place"),
    "fights": ("seat", "place"),
    "chases": ("seat",),
    "kills": ("seat", "seat"),
    "refills": ("seat", "place"),
    "searched": ("place", "flag"),
    "room_card": ("seat", "place", "room_card"),
    "book": ("place", "shelf"),
    "book_back": ("place", "shelf"),
    "completed": ("place",),
    "scores": ("shelf", "number", "number"),
    "unsafe_card": ("room_card",),
    "intruder": ("place",),
    "fishman_comes": ("place",),
    "calls_vote": ("seat",),
    "uses_camera": ("seat",),
    "restores_power": ("seat",),
    "asks_at_gate": ("seat", "seat"),
    "refuses_at_gate": ("seat",),
    "gate_closed": ("seat", "seat", "number"),
    "gate_too_late": ("number",),
    "votes": ("seat", "seat"),
    "votes_nobody": ("seat",),
    "changes_vote": ("seat", "seat"),
    "changes_vote_nobody": ("seat",),
    "counts_double": ("seat",),
    "counted": ("seat", "number"),
    "abstentions": ("number",),
    "nobody_out": (),
    "voted_out": ("seat",),
    "becomes_ghost": ("seat", "death"),
    "shows_role": ("seat", "role"),
    "gifts_stop": ("number",),
    "announces": ("seat",),
    "last_cultist_out": (),
    "names_seer": ("seat",),
    "was": ("seat", "role"),
    "claims": ("seat", "flag", "claim*"),
    "ends": ("side", "end"),
}

# All events; those that are not public are covered on a screen that others can see.
EVENTS: Final[dict[str, Shape]] = {
    **PUBLIC_EVENTS,
    "you_are": ("role", "route"),
    "is_cultist": ("seat",),
    "dead_already": ("seat",),
    "gave": ("seat", "pulse_card"),
    "sees_token": ("event",),
    "token_fate": ("event", "fate"),
    "sees_pulse": ("seat", "number", "number"),
    "laid": ("lay_place", "room_card"),
}

OPTIONS: Final[dict[str, Shape | list[Shape]]] = {
    "go_on": (),
    "go": ("place",),
    "stop": ("place",),
    "to": ("seat",),
    "give": ("pulse_card",),
    "look": ("seat",),
    "draw_token": (),
    "token": ("fate",),
    "pass": (),
    "check_status": ("seat",),
    "reveal": (),
    "secure_hallway": (),
    "fight_cultist": (),
    "scare_off_fishman": (),
    "kill_character": ("seat",),
    "refill_room": ("place",),
    "check_room": ("place",),
    "lay": ("room_card",),
    "call_vote": (),
    "use_cameras": (),
    "camera_room": ("place",),
    "camera_status": ("seat",),
    "reset_power": (),
    "close_gate": ("seat",),
    "yes": (),
    "no": (),
    "vote": ("seat",),
    "abstain": (),
    "announce": (),
    "name": ("seat",),
    "name_nobody": (),
}

# Topics of which everybody knows all options.
PUBLIC_TOPICS: Final[dict[str, Shape]] = {
    "night": (),
    "move": ("number",),
    "teleport": (),
    "give_to": (),
    "watching_eyes": (),
    "under_control": (),
    "camera": (),
    "close_gate": ("seat",),
    "discussion": ("number",),
    "vote": (),
    "change_vote": (),
}

# All topics; those that are not public are covered, with their options.
TOPICS: Final[dict[str, Shape]] = {
    **PUBLIC_TOPICS,
    "give": ("seat",),
    "token": ("event",),
    "action": (),
    "status": ("seat",),
    "lay": ("lay_place",),
    "announce": (),
    "name_seer": (),
}

# Whether this game has offers, which can be used without being asked.
HAS_OFFERS: Final = False

# The public parts of a view; the rest is covered on a screen that others can see.
PUBLIC_VIEW: Final[Public] = {
    **fields(
        "seat", "asked", "heard", "options", "phase", "round", "turn", "began", "knife", "order",
        "cast", "one_of", "shelves", "points", "goal", "power", "effect", "past", "gate",
        "gate_deadline", "gate_to_end", "gate_partner", "fishman", "vote_token", "tokens",
        "draw_pile", "unsafe", "no_gifts_until", "deaths", "history", "ledger_length", "ended",
        "won", "winners", "fixed", "active", "lights", "joined", "secret_ways", "effect_round",
        "no_gifts", "silent", "candidates", "dead", "dead_verdict", "guesses",
    ),
    "players": {
        **fields(
            "seat", "character", "automa", "place", "ghost", "died", "death", "shown", "used",
            "encounter_count", "room_count", "pulse_count", "may_be", "free_routes",
            "ghost_routes", "fitting_routes", "plans",
        ),
        "role": ("shown",),
        "side": ("shown",),
        "route": ("automa",),
    },
    "rooms": fields(
        "id", "books", "loose", "stack", "searched", "icon", "intruder", "idle", "vote", "gate"
    ),
    "ledger": {
        "given": (1, 2, 4),
        "laid": (1, 2, 4),
        "drawn": ALWAYS,
        "looked": (1, 2, 5),
        "quiet": ALWAYS,
        "revealed": ALWAYS,
        "token": (1, 4),
        "vote": ALWAYS,
    },
}  # fmt: skip

# Options that do nothing.
IDLE: Final[tuple[str, ...]] = ("go_on", "pass", "no", "abstain", "name_nobody")

# The rule that explains each topic and each event.
WHY: Final[dict[str, str]] = {
    "night": "AC-11",
    "move": "AC-20",
    "teleport": "AC-21",
    "give_to": "AC-25",
    "watching_eyes": "AC-35",
    "under_control": "AC-37",
    "camera": "AC-60",
    "close_gate": "AC-62",
    "discussion": "AC-58",
    "vote": "AC-58",
    "change_vote": "AC-58",
    "give": "AC-25",
    "token": "AC-37",
    "action": "AC-40",
    "status": "AC-45",
    "lay": "AC-52",
    "announce": "AC-65",
    "name_seer": "AC-73",
    "plays": "AC-5a",
    "automa_route": "AC-90",
    "roles": "AC-9a",
    "one_of": "AC-9a",
    "begins": "AC-8",
    "round": "AC-66",
    "enters": "AC-20a",
    "slips": "AC-32a",
    "stays": "AC-23",
    "appears": "AC-21",
    "encounter": "AC-24",
    "no_gifts": "AC-81",
    "turns_to": "AC-25",
    "gives": "AC-25",
    "event": "AC-30",
    "no_event": "AC-30",
    "nothing_mirrored": "AC-39",
    "mirrored": "AC-39",
    "power": "AC-31",
    "gate_opens": "AC-34",
    "looks": "AC-35",
    "draws_token": "AC-37",
    "passes": "AC-40",
    "checks": "AC-45",
    "no_reveal": "AC-45",
    "reveals": "AC-47",
    "pile_card": "AC-46",
    "pile_card_unsafe": "AC-46",
    "secures": "AC-48",
    "fights": "AC-49",
    "chases": "AC-50",
    "kills": "AC-88",
    "refills": "AC-52",
    "searched": "AC-52",
    "room_card": "AC-54",
    "book": "AC-54",
    "book_back": "AC-54",
    "completed": "AC-55",
    "scores": "AC-56",
    "unsafe_card": "AC-53",
    "intruder": "AC-53",
    "fishman_comes": "AC-53",
    "calls_vote": "AC-57",
    "uses_camera": "AC-60",
    "restores_power": "AC-61",
    "asks_at_gate": "AC-62",
    "refuses_at_gate": "AC-62",
    "gate_closed": "AC-62",
    "gate_too_late": "AC-34",
    "votes": "AC-58",
    "votes_nobody": "AC-58",
    "changes_vote": "AC-58",
    "changes_vote_nobody": "AC-58",
    "counts_double": "AC-58",
    "counted": "AC-58",
    "abstentions": "AC-58",
    "nobody_out": "AC-58",
    "voted_out": "AC-58",
    "becomes_ghost": "AC-79",
    "shows_role": "AC-59",
    "gifts_stop": "AC-81",
    "announces": "AC-65",
    "last_cultist_out": "AC-59",
    "names_seer": "AC-73",
    "was": "AC-74",
    "claims": "AC-12",
    "ends": "AC-75",
    "you_are": "AC-11",
    "is_cultist": "AC-11",
    "dead_already": "AC-11",
    "gave": "AC-25",
    "sees_token": "AC-37",
    "token_fate": "AC-37",
    "sees_pulse": "AC-45",
    "laid": "AC-52",
}

# The table options with their values, the default first; lists have no values.
SETUP: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "players": (5, 4, 6, 7, 8),
    "automa": (False, True),
    "automa_seat": (
        "right_of_start", "random", "after_1", "after_2", "after_3", "after_4", "after_5",
        "after_6",
    ),
    "preset": ("standard", "first_game", "experienced", "expert"),
    "roles": (),
    "seer": (False, True),
    "unbalanced": (False, True),
    "shelves": ("default_2_3", "variant_lean"),
    "discussion_seconds": (180, 0, 60, 120, 300),
    "characters": (),
}  # fmt: skip

# Table options for a table without time limits, and for somebody's first game.
UNTIMED: Final[dict[str, str | int | bool]] = {"discussion_seconds": 0}
FIRST_GAME: Final[dict[str, str | int | bool]] = {"preset": "first_game"}

# For each list: the kind of its items, the ids it may contain (empty for all of that kind), and
# whether it has one item for each seat.
SETUP_LISTS: Final[dict[str, tuple[str, tuple[str, ...], bool]]] = {
    "roles": (
        "role",
        (
            "seer", "radiant", "infected", "super_ghost", "mechanic", "rookie", "klutz", "coward",
            "firestarter", "assassin",
        ),
        False,
    ),
    "characters": ("character", (), True),
}  # fmt: skip

# The reasons for which table options are refused.
BAD_SETUP: Final[tuple[tuple[str, str], ...]] = (
    ("players", "count"),
    ("automa", "four"),
    ("automa", "four_or_six"),
    ("automa_seat", "no_automa"),
    ("automa_seat", "no_such_player"),
    ("roles", "expert_only"),
    ("roles", "unknown"),
    ("roles", "twice"),
    ("roles", "too_many"),
    ("roles", "seer_automa"),
    ("roles", "seer_seven"),
    ("roles", "assassin"),
    ("roles", "loyalty"),
    ("unbalanced", "expert_only"),
    ("seer", "automa_seven"),
    ("characters", "unknown"),
    ("characters", "twice"),
    ("characters", "too_many"),
    *((field, "value") for field in SETUP if field != "players"),
)

GRAMMAR: Final = Grammar(
    prefix=PREFIX,
    names=NAMES,
    topics=TOPICS,
    options=OPTIONS,
    events=EVENTS,
    claims=CLAIMS,
    votes=("votes", "votes_nobody"),
    public_topics=PUBLIC_TOPICS,
    public_events=PUBLIC_EVENTS,
    public_view=PUBLIC_VIEW,
    has_offers=HAS_OFFERS,
    idle=IDLE,
    values=VALUES,
    setup=SETUP,
    setup_lists=SETUP_LISTS,
    bad_setup=BAD_SETUP,
    untimed=UNTIMED,
    first_game=FIRST_GAME,
    why=WHY,
)
