"""Among Cultists, as described for the suite over the texts of every game."""

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
# What the board and the seats show, apart from places and cards.
ICONS = [
    "books", "deck", "token", "searched", "unsafe", "completed", "route", "vote", "camera", "gate",
    "intruder", "fishman", "knife", "power", "ghost", "pulse", "encounter_cards", "room_cards",
    "shelf", "points", "draw_pile", "unsafe_deck", "outside", "clock", "steps", "active",
    "automa_route", "ballot", "choice", "code",
]  # fmt: skip
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
    """AC-90  Four players always play with AUTOMA."""
    return {"automa": True} if players == 4 else {}


AMONG_CULTISTS = Game(
    rules=RULES,
    grammar=grammar,
    options=options,
    ids=IDS,
    in_other_forms=("shelf", "fate", "route", "lay_place"),
    printed={
        Translator.card_text: [*ENCOUNTER_CARDS, *ROOM_CARDS],
        Translator.place_text: [CAFETERIA, SECURITY, GREEN_ROOM],
        Translator.token_text: EVENTS,
        Translator.role_text: list(ROLES),
        Translator.role_about: list(ROLES),
        Translator.role_goal: list(ROLES),
        Translator.tally: ["books", "points", "deaths"],
        Translator.icon: ICONS,
        Translator.icon_text: ICONS,
    },
    in_own_words={"token_fate", "sees_pulse", "becomes_ghost", "discussion"},
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
        (("encounter", 0, 1), "Encounter: Ada and you are alone."),
        (("encounter", 1, 2, 0), "Encounter in the dark: you, Cyd and Ada meet."),
        (("gives", 0, 1), "Ada gives you a card."),
        (("gave", 0, "dead"), "Your card for Ada is a Dead card."),
        (("sees_pulse", 0, 3, 1), "Only you see Ada’s pulse cards: 3 Alive, 1 Dead."),
        (("sees_pulse", 0, 3, 0), "Only you see Ada’s pulse cards: 3 Alive."),
        (("token_fate", "mirror", "remove"), "You take Mirror out of the game."),
        (("token_fate", "mirror", "put_back"), "You put Mirror back into the bag."),
        (("asks_at_gate", 0, 1), "Ada asks you to help close the gate."),
        (("votes", 1, 1), "You vote for yourself."),
        (("votes", 0, 1), "Ada votes for you."),
        (("roles",), "Roles in this game: 2 Cultists and Investigators."),
        (("roles", "seer"), "Roles in this game: 2 Cultists, Investigators, and the Seer."),
        (
            ("you_are", "cultist", 8),
            (
                "You are a Cultist. Your route card is number 9, but you do not have to follow it. "
                "Keep it to yourself."
            ),
        ),
        (
            ("one_of", "rookie", "klutz", "coward"),
            (
                "One of these 3 roles is in the game too, but nobody knows which: "
                "the Rookie, the Klutz and the Coward."
            ),
        ),
        (("was", 0, "investigator"), "Ada was an Investigator."),
        (("laid", "unsafe", "failure"), "Your card in the unsafe-passage deck is a Failure card."),
        (("laid", "P2", "success"), "Your card in the Infirmary is a Success card."),
        (("becomes_ghost", 1, "vote"), "You were voted out and are now a ghost."),
        (("becomes_ghost", 0, "assassin"), "Ada was killed by the Assassin and is now a ghost."),
        (
            ("book_back", "P2", "P"),
            "A book goes back from the pink shelf to the Infirmary.",
        ),
        (("claims", 1, 0, "side", "investigators"), "You: “I am on the Investigators’ team.”"),
        (
            ("claims", 0, 0, "laid", "unsafe", "success", 2),
            "Ada: “In round 2 I added a Success card to the unsafe-passage deck.”",
        ),
        (("claims", 0, 0, "trust", 0), "Ada: “You can trust me.”"),
        (("ends", "cultists", "rounds_over"), "The Cultists win. Ten rounds have been played."),
    ],
    english_options=[
        (("go", "LB"), "Go to the Cafeteria"),
        (("stop", "HS"), "Stop in the South Arcade"),
        (("give", "alive"), "Give an Alive card"),
        (("token", "remove"), "Take it out of the game"),
        (("vote", 1), "Vote for yourself"),
        (("camera_status", 0), "Check Ada’s status with the camera"),
    ],
)
