"""The grammar of Night Ferry: its terms, what is public, and what generic clients draw."""

from typing import Final

from night_ferry.ferry import DUTIES
from turncoat.core.cover import fields
from turncoat.core.grammar import Grammar, Shape

CLAIMS: Final[dict[str, Shape]] = {
    "role": ("seat", "role"),
    "did": ("number", "duty"),
    "saw": ("seat", "duty", "number"),
    "trust": ("seat",),
    "suspect": ("seat",),
}

# NF-40: claims that nobody can make about themselves.
ABOUT_OTHERS: Final = ("saw",)

PUBLIC_TOPICS: Final[dict[str, Shape]] = {"vote": ()}

PUBLIC_EVENTS: Final[dict[str, Shape]] = {
    "round": ("number", "number"),
    "water_rose": ("number", "number", "number"),
    "water_fell": ("number", "number", "number"),
    "water_stayed": ("number", "number", "number"),
    "accuses": ("seat", "seat"),
    "abstains": ("seat",),
    "no_majority": (),
    "confined": ("seat", "role"),
    "claims": ("seat", "flag", "claim*"),
    "ends": ("end",),
    "was": ("seat", "role"),
}

SETUP: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "players": (5, 4, 6, 7, 8),
    "legs": (5, 4, 6),
    "wreckers_meet": (True, False),
}

GRAMMAR: Final = Grammar(
    prefix="nf",
    names={"role": "role", "duty": "duty", "end": "end", "stage": "stage"},
    topics={**PUBLIC_TOPICS, "duty": ("number",)},
    options={
        "pump": (),
        "watch": ("seat",),
        "drill": (),
        "accuse": ("seat",),
        "abstain": (),
    },
    events={
        **PUBLIC_EVENTS,
        "you_are": ("role",),
        "partner": ("seat",),
        "did": ("duty",),
        "saw": ("seat", "duty"),
    },
    claims=CLAIMS,
    about_others=ABOUT_OTHERS,
    values={"duty": DUTIES},
    public_topics=PUBLIC_TOPICS,
    public_events=PUBLIC_EVENTS,
    public_view={
        **fields(
            "seat", "asked", "heard", "options", "round", "legs", "stage", "water", "limit",
            "levels", "ended", "winners",
        ),
        "players": {**fields("seat", "confined", "revealed"), "role": ("revealed",)},
    },
    idle=("abstain",),
    final_topics=("duty", "vote"),
    setup=SETUP,
    bad_setup=(
        ("players", "count"),
        *((field, "value") for field in SETUP if field != "players"),
    ),
    why={
        "duty": "NF-11",
        "vote": "NF-20",
        "round": "NF-10",
        "water_rose": "NF-12",
        "water_fell": "NF-12",
        "water_stayed": "NF-12",
        "accuses": "NF-20",
        "abstains": "NF-20",
        "no_majority": "NF-21",
        "confined": "NF-21",
        "claims": "NF-40",
        "ends": "NF-34",
        "ends sunk": "NF-30",
        "ends caught": "NF-31",
        "ends taken": "NF-32",
        "ends harbour": "NF-33",
        "was": "NF-34",
        "you_are": "NF-2",
        "partner": "NF-3",
        "did": "NF-11",
        "saw": "NF-13",
    },
    votes=("accuses", "abstains"),
    limits={"round": "legs", "water": "limit"},
    out_of_play=("confined",),
    fields={
        "round": "number",
        "water": "number",
        "levels": "number*",
        "players.confined": "flag",
        "players.role": "role",
    },
)  # fmt: skip
