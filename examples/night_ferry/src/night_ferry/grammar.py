"""The grammar of Night Ferry: its terms, what is public, and what generic clients draw."""

from typing import Final

from turncoat.core.cover import fields
from turncoat.core.grammar import Grammar, Shape

CLAIMS: Final[dict[str, Shape]] = {
    "role": ("seat", "role"),
    "did": ("number", "duty"),
    "saw": ("seat", "duty", "number"),
    "trust": ("seat",),
    "suspect": ("seat",),
}

PUBLIC_TOPICS: Final[dict[str, Shape]] = {"vote": ()}

PUBLIC_EVENTS: Final[dict[str, Shape]] = {
    "round": ("number", "number"),
    "water": ("number", "number"),
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
    names={"role": "role", "duty": "duty", "end": "end"},
    topics={**PUBLIC_TOPICS, "duty": ()},
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
        "saw": ("seat", "duty"),
    },
    claims=CLAIMS,
    public_topics=PUBLIC_TOPICS,
    public_events=PUBLIC_EVENTS,
    public_view={
        **fields(
            "seat", "asked", "heard", "options", "round", "legs", "water", "limit", "levels",
            "ended", "winners",
        ),
        "players": {**fields("seat", "confined", "revealed"), "role": ("revealed",)},
    },
    idle=("abstain",),
    setup=SETUP,
    bad_setup=(
        ("players", "count"),
        *((field, "value") for field in SETUP if field != "players"),
    ),
    why={
        "duty": "NF-11",
        "vote": "NF-20",
        "round": "NF-10",
        "water": "NF-12",
        "accuses": "NF-20",
        "abstains": "NF-20",
        "no_majority": "NF-21",
        "confined": "NF-21",
        "claims": "NF-40",
        "ends": "NF-34",
        "was": "NF-34",
        "you_are": "NF-2",
        "partner": "NF-3",
        "saw": "NF-13",
    },
    fields={
        "round": "number",
        "legs": "number",
        "water": "number",
        "limit": "number",
        "levels": "number*",
        "players.confined": "flag",
        "players.role": "role",
    },
)  # fmt: skip
