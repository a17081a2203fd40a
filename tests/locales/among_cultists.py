"""What is Among Cultists' own, for the suite over every game's words."""

from collections.abc import Sequence
from typing import Any

from tests.locales.game import Game
from turncoat.games.among_cultists import grammar, options
from turncoat.games.among_cultists.content import (
    CAFETERIA,
    CHARACTERS,
    COLOURS,
    ENCOUNTER_CARDS,
    EVENTS,
    FACTS,
    GREEN_ROOM,
    PLACES,
    ROOM_CARDS,
    ROOMS,
    ROUTES,
    SECURITY,
    SIDES,
    UNSAFE,
)
from turncoat.games.among_cultists.ghosts import DEATHS
from turncoat.games.among_cultists.phases import night
from turncoat.games.among_cultists.roles import ROLES, SPECIAL
from turncoat.games.among_cultists.rules import RULES
from turncoat.games.among_cultists.winning import WAYS
from turncoat.locales.translator import Translator

STEPS = [
    night.FALLS, night.CULTISTS_WAKE, night.CULTIST_WAKES, night.VICTIMS,
    night.CULTISTS_SLEEP, night.CULTIST_SLEEPS, night.SEER_WAKES, night.SEER_SLEEPS, night.DAWN,
]  # fmt: skip
SHELVES = sorted(
    {
        shelf["id"]
        for variant in FACTS["shelves"].values()
        for plan in variant.values()
        for shelf in plan["shelves"]
    }
)
IDS: dict[str, Sequence[str | int]] = {
    "place": PLACES,
    "lay_place": [*ROOMS, UNSAFE],
    "colour": COLOURS,
    "shelf": SHELVES,
    "pulse_card": ENCOUNTER_CARDS,
    "room_card": ROOM_CARDS,
    "route": range(len(ROUTES)),
    "role": list(ROLES),
    "side": SIDES,
    "character": CHARACTERS,
    "event": EVENTS,
    "fate": ["put_back", "remove"],
    "death": [*DEATHS, "unrevealed"],
    "step": STEPS,
    "end": WAYS,
}


def other_defaults(players: int) -> dict[str, Any]:
    """AC-90  Four always play with the AUTOMA."""
    return {"automa": True} if players == 4 else {}


AMONG_CULTISTS = Game(
    rules=RULES,
    grammar=grammar,
    options=options,
    ids=IDS,
    in_other_forms=("shelf", "fate"),
    printed={
        Translator.card_text: [*ENCOUNTER_CARDS, *ROOM_CARDS],
        Translator.place_text: [CAFETERIA, SECURITY, GREEN_ROOM],
        Translator.token_text: EVENTS,
        Translator.role_text: list(ROLES),
        Translator.role_goal: list(ROLES),
        Translator.tally: ["books", "points", "deaths"],
    },
    also_says=(Translator.automa,),
    rests={
        "roles": [(), ("seer",), ("seer", "klutz"), tuple(SPECIAL)],
        "one_of": [("rookie", "klutz", "coward")],
        "encounter": [(0, 1), (1, 0), (2, 0, 1), tuple(range(8))],
    },
    events_put_together={"votes", "votes_nobody", "changes_vote", "changes_vote_nobody", "claims"},
    topics_put_together={"discussion"},
    figures={"cultists": 7, "investigators": 6, "wanted": -1, "most": 5},
    other_defaults=other_defaults,
    characters=lambda table: len(table.players),
    no_words_for=[
        lambda translator: translator.event(("enters", 0)),
        lambda translator: translator.event(("enters", 0, "moon")),
        lambda translator: translator.event(("enters", 0, "H0", 1)),
        lambda translator: translator.event(("roles", "dragon")),
        lambda translator: translator.option(("give",)),
        lambda translator: translator.claim(0, ("side",)),
        lambda translator: translator.claim(0, ("side", "cultists", 1)),
        lambda translator: translator.name("route", 10),
        lambda translator: translator.bad_setup("roles", "mood"),
        lambda translator: translator.bad_setup("roles", "loyalty"),
    ],
    english_events=[
        (("enters", 1, "D2"), "You go to the Archive."),
        (("enters", 0, "HS"), "Ada goes to the South Arcade."),
        (("encounter", 0, 1), "Alone together: Ada and you."),
        (("encounter", 1, 2, 0), "Together in the dark: you, Cyd and Ada."),
        (("gives", 0, 1), "Ada slips you a card."),
        (("gave", 0, "dead"), "Your card for Ada was Dead."),
        (("sees_pulse", 0, 3, 1), "Ada’s pulse cards: 3 Alive, 1 Dead."),
        (("asks_at_gate", 0, 1), "Ada asks you for help with the gate."),
        (("votes", 1, 1), "You vote for yourself."),
        (("votes", 0, 1), "Ada votes for you."),
        (("roles",), "In the game: Cultists and Investigators."),
        (("roles", "seer"), "In the game, besides Cultists and Investigators: the Seer."),
        (
            ("one_of", "rookie", "klutz", "coward"),
            "And one of these 3, nobody can say which: the Rookie, the Klutz and the Coward.",
        ),
        (("was", 0, "investigator"), "Ada was an Investigator."),
        (("laid", "unsafe", "failure"), "Your card for the unsafe passage was Failure."),
        (("laid", "P2", "success"), "Your card in the Infirmary was Success."),
        (("becomes_ghost", 1, "vote"), "You are a ghost now. Cause of death: the vote."),
        (
            ("book_back", "P2", "P"),
            "A book is missing from the pink shelf: it lies in the Infirmary again.",
        ),
        (("claims", 1, 0, "side", "investigators"), "You: “I am on the Investigators’ side.”"),
        (
            ("claims", 0, 0, "laid", "unsafe", "success", 2),
            "Ada: “In round 2 I laid a Success card in the unsafe passage.”",
        ),
        (("claims", 0, 0, "trust", 0), "Ada: “You can trust me.”"),
        (("ends", "cultists", "rounds_over"), "The Cultists win. Ten rounds have been played."),
    ],
    english_options=[
        (("go", "LB"), "Go to the Cafeteria"),
        (("stop", "HS"), "Stop in the South Arcade"),
        (("give", "alive"), "Give Alive"),
        (("token", "remove"), "Take it out of the game"),
        (("vote", 1), "Vote for yourself"),
        (("camera_status", 0), "Check Ada’s status by camera"),
    ],
)
