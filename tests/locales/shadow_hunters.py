"""Shadow Hunters, as described for the suite over the texts of every game."""

from collections.abc import Sequence

from tests.locales.game import NAMES, Game
from turncoat.core.terms import Term
from turncoat.games.shadow_hunters import character, grammar, options
from turncoat.games.shadow_hunters.content import (
    COLOUR_OF,
    COLOURS,
    EQUIPMENT,
    EVENTS,
    FACTS,
    GREENS,
    KINDS,
    PLACES,
)
from turncoat.games.shadow_hunters.rules import RULES
from turncoat.games.shadow_hunters.winning import DEAD_HUMANS, ROUNDS_OVER
from turncoat.locales.translator import Translator

CHARACTERS = [card["id"] for card in FACTS["characters"]]
ENDING = [card.id for card in character.CHARACTERS.values() if card.ends_game]
IDS: dict[str, Sequence[str | int]] = {
    "place": PLACES,
    "card": [*EVENTS, *EQUIPMENT],
    "equipment": EQUIPMENT,
    "green": GREENS,
    "character": CHARACTERS,
    "kind": KINDS,
    "colour": COLOURS,
    "outcome": [*grammar.OUTCOMES, *EQUIPMENT],
    "end": [KINDS[0], KINDS[1], DEAD_HUMANS, ROUNDS_OVER, *ENDING],
}
OUTCOMES: list[Term] = [
    ("heal", 1), ("take", 1), ("take", 2), *(("hand_over", card) for card in EQUIPMENT),
    ("show",), ("nothing",),
]  # fmt: skip
MOMENTS: set[str] = {
    character.TURN_START, character.HIT, character.DAMAGE_DEALT, character.ATTACKED,
    character.ATTACK_OVER, character.TURN_END,
}  # fmt: skip

# What the board, the cards and the seats show, apart from places and cards.
ICONS = [
    *KINDS, "hidden", "secret", "turn", "wounds", "points", "dead", "ward", "barrier", "void",
    "used", "place", "area", "track", "grave", "end", *COLOURS, "dice",
]  # fmt: skip

SHADOW_HUNTERS = Game(
    rules=RULES,
    grammar=grammar,
    options=options,
    ids=IDS,
    printed={
        Translator.card_text: list(COLOUR_OF),
        Translator.place_text: PLACES,
        Translator.ability: CHARACTERS,
        Translator.goal: CHARACTERS,
        Translator.icon: ICONS,
        Translator.icon_text: ICONS,
    },
    rests={
        "green_outcome": OUTCOMES,
        "sees_all": [tuple(CHARACTERS[: len(NAMES)])],
    },
    events_put_together={"claims", "claims_apart"},
    topics_put_together=MOMENTS,
    no_words_for=[
        lambda translator: translator.event(("moves", 0)),
        lambda translator: translator.event(("moves", 0, "moon")),
        lambda translator: translator.event(("moves", 0, "chapel", 1)),
        lambda translator: translator.event(("green_outcome", 0, 1, "explode")),
        lambda translator: translator.option(("take",)),
        lambda translator: translator.bad_setup("pool", "mood"),
    ],
    english_events=[
        (("moves", 1, "chapel"), "You go to the Chapel."),
        (("moves", 0, "morganas_hut"), "Ada goes to Morgana’s Hut."),
        (("attacks", 0, 1), "Ada attacks you."),
        (("attacks", 1, 2), "You attack Cyd."),
        (("targets", 1, 1), "You choose yourself as the target."),
        (("targets", 0, 0), "Ada chooses themselves as the target."),
        (("targets", 0, 1), "Ada chooses you."),
        (("adds", 0, "boar_knife", 1), "Ada’s Boar Knife adds 1 wound."),
        (("lessens", 1, "pilgrims_cloak", 1), "Your Pilgrim’s Cloak prevents 1 wound."),
        (("uses", 0, "c1"), "Ada uses their ability as Cyril."),
        (("wounded", 0, 1), "Ada takes 1 wound."),
        (("wounded", 1, 3), "You take 3 wounds."),
        (("heals", 1, 0), "You heal nothing."),
        (("hands_over", 1, 0, "flail"), "Ada gets the Whirling Flail from you."),
        (("green_outcome", 0, 1, "take", 1), "You answer Ada’s card by taking 1 wound."),
        (("green_outcome", 1, 0, "nothing"), "Ada tells you that nothing happens."),
        (("sees", 1, 0, "u1"), "You see that Ada is Ulrich, a vampire."),
        (("turn", 1, 12), "Round 12: it is your turn."),
        (("claims", 1, 0, "kind", 1, "human"), "You: “I am a human.”"),
        (("claims_apart", 1, 0, "kind", 1, "human"), "Among the dead: You: “I am a human.”"),
    ],
    english_options=[
        (("take", 1), "Take 1 wound"),
        (("take", 2), "Take 2 wounds"),
        (("take", 0, "crossbow"), "Take the Crossbow from Ada"),
        (("tree_wound", 1), "Give yourself 2 wounds"),
        (("set_seven", 0), "Ability: set Ada’s wounds to 7"),
    ],
)
