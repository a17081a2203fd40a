"""Dark Providence, as described for the suite over the texts of every game."""

from collections.abc import Callable, Sequence

from tests.locales.game import NAMES, Game
from turncoat.core.terms import Term
from turncoat.games.dark_providence import grammar, options
from turncoat.games.dark_providence.actions.murder import MAIN_AGENT
from turncoat.games.dark_providence.board.sanity import INSANITY, MADNESS, SANITY
from turncoat.games.dark_providence.board.tokens import CTHULHU, MARTIAL_LAW, WHATELEY
from turncoat.games.dark_providence.board.tracks import INVESTIGATION_TRACK, RITUAL_TRACK, VP_MARK
from turncoat.games.dark_providence.content.box import MI_GO
from turncoat.games.dark_providence.effects.board import DEEP_ONES_END
from turncoat.games.dark_providence.outcome import OLD_ONE
from turncoat.games.dark_providence.public.alignments import (
    ALIGNMENTS,
    CLOSED,
    INVESTIGATION,
    OPEN,
    RITUAL,
)
from turncoat.games.dark_providence.public.paying import TRACKS
from turncoat.games.dark_providence.public.scoring import PARTS
from turncoat.games.dark_providence.rules import RULES
from turncoat.games.dark_providence.solo.goal import GOAL
from turncoat.games.dark_providence.solo.sanity import GREAT_OLD_ONE_MAD
from turncoat.locales.translator import Translator

BOX = RULES.box
CARDS = list(BOX.cards)
MYTHOS = BOX.of_kind("mythos")
CITIES = BOX.city_ids
CULTISTS = [card.id for card in BOX.content.solo.cultist_cards]
AGENTS = [*BOX.main_agents, *BOX.agents, MI_GO, *CULTISTS]
IDS: dict[str, Sequence[str | int]] = {
    "card": CARDS,
    "mythos": MYTHOS,
    "city": CITIES,
    "agent": AGENTS,
    "alignment": ALIGNMENTS,
    "great_old_one": list(BOX.great_old_ones),
    "behaviour": list(BOX.behaviours),
    "track": [RITUAL, INVESTIGATION],
    "resource": ["influence", "money", "strength", *TRACKS],
    "gate": [OPEN, CLOSED],
    "token": [INSANITY, SANITY, CTHULHU, MARTIAL_LAW, WHATELEY, MI_GO],
    "fate": ["bottom", "destroy"],
    "way": ["own", "convert"],
    "end": [
        VP_MARK, MADNESS, MAIN_AGENT, RITUAL_TRACK, INVESTIGATION_TRACK, DEEP_ONES_END, GOAL,
        GREAT_OLD_ONE_MAD,
    ],
    "part": PARTS,
    "side": [*ALIGNMENTS, OLD_ONE],
}  # fmt: skip
# What the board, the cards and the seats show, apart from cities and cards.
ICONS: list[str] = [
    "points", "cubes", "cities", "hand", "insanity", "claimed", "crypt", "deep_one", "control",
    "gate", "gate_open", "gate_closed", "most", "lock", "stack", "main", "hired", "mi_go",
    "token_strength", "possessed", "cthulhu", "martial_law", "whateley", "fare", "road", "limbo",
    "test", "tower", "marker", "end", "turn", "starter", "base", "city", *map(str, IDS["resource"]),
    *ALIGNMENTS,
]  # fmt: skip
SPOTS: list[Term] = [
    *(("on_city", city) for city in CITIES),
    *(("on_base", city) for city in CITIES),
    *(("on_mythos", card) for card in MYTHOS),
]
DEEP_ONES: list[Term] = [("deep_one", city) for city in CITIES]
PIECES: list[Term] = [*(("piece", agent) for agent in AGENTS), *DEEP_ONES]
VICTIMS: list[Term] = [*(("victim", agent) for agent in AGENTS), *DEEP_ONES]
SOME_CARDS: list[Term] = [("st_whispers",), ("ag_earp", "bs_union"), tuple(CARDS[:5])]


def icon(translator: Translator, sign: str) -> str:
    """The name of a sign."""
    return translator.catalogue.text(f"dp-icon-{sign}")


def icon_text(translator: Translator, sign: str) -> str:
    """What a sign means."""
    return translator.catalogue.text(f"dp-icon-{sign}-text")


def of_own_file(kind: str) -> Callable[[Translator], str]:
    """A function that names a thing which exists only in a custom content file."""

    def say(translator: Translator) -> str:
        printed = {f"dp-{grammar.NAMES[kind]}-mine": {"": "Mine"}}
        return Translator(translator.catalogue, RULES.name, NAMES, None, printed).name(kind, "mine")

    return say


DARK_PROVIDENCE = Game(
    rules=RULES,
    grammar=grammar,
    options=options,
    ids=IDS,
    in_other_forms=("agent", "great_old_one", "resource"),
    in_own_words={"choice", "unmasked", "gate", "influence", "take_cube"},
    also_seats=CULTISTS,
    printed={
        Translator.card_text: CARDS,
        icon: ICONS,
        icon_text: ICONS,
        Translator.great_old_one_text: list(BOX.great_old_ones),
        Translator.behaviour_text: list(BOX.behaviours),
        Translator.alignment_goal: ALIGNMENTS,
        Translator.tally: ["claimed", "claimed_by_winners", "points"],
    },
    also_says=(
        Translator.solo_goal,
        *(of_own_file(kind) for kind in ("city", "agent", "great_old_one")),
    ),
    rests={
        **dict.fromkeys(
            ("adds", "takes_back", "exiled", "claims_spot", "locked", "unlocked"), SPOTS
        ),
        **dict.fromkeys(("player_with_cubes", "shift_from", "lock", "unlock"), SPOTS),
        "retrieves": [("limbo",), *SPOTS],
        "attacks": VICTIMS,
        "goal": PIECES,
        "flee": PIECES,
        **dict.fromkeys(
            ("you_draw", "sees_hand", "sees_stack", "sees_mythos", "sees_deck"), SOME_CARDS
        ),
        "tokens_drawn": [("insanity", "sanity"), ("sanity", "sanity")],
        "wins": [(0,), (1,), (0, 1), (2, 1, 0)],
    },
    events_put_together={"claims"},
    topics_put_together={"may", "pay", "reaction", "turn"},
    ends="game_over",
    values_of_content={"great_old_one": {"", *BOX.great_old_ones}},
    characters=lambda table: len(table.players),
    name_of_unplayed=lambda translator, number: translator.name("agent", CULTISTS[number]),
    no_words_for=[
        lambda translator: translator.event(("moves", 0)),
        lambda translator: translator.event(("moves", 0, "ag_earp", "moon")),
        lambda translator: translator.event(("moves", 0, "ag_earp", "boston", 1)),
        lambda translator: translator.event(("adds", 0, 1, "on_moon", "boston")),
        lambda translator: translator.event(("adds", 0, 1, "limbo")),
        lambda translator: translator.event(("you_draw", "smaug")),
        lambda translator: translator.option(("lock", "limbo")),
        lambda translator: translator.option(("use",)),
        lambda translator: translator.claim(0, ("is", 1)),
        lambda translator: translator.bad_setup("agents", "mood"),
    ],
    english_events=[
        (("plays_agent", 1, "monday"), "You play Agent Monday."),
        (("you_are", "dissenter_cultist"), "You are a cultist dissenter."),
        (("great_old_one", "goo_goat"), "The Great Old One of this game is the Black Goat."),
        (("turn", 1, 12), "Round 12: it is your turn."),
        (("turn", 0, 2), "Round 2: it is Ada’s turn."),
        (("plays", 1, "st_whispers", "influence"), "You play Whispers for influence."),
        (
            ("plays", 0, "bs_order", "ritual_up"),
            "Ada plays Esoteric Order to move the ritual marker up.",
        ),
        (("draws", 0, 1), "Ada draws 1 card."),
        (("you_draw", "ag_earp", "bs_union"), "You draw Wyatt Earp and Railway Brotherhood."),
        (("adds", 1, 3, "on_city", "boston"), "You add 3 cubes to Boston."),
        (("adds", 0, 1, "on_base", "boston"), "Ada adds 1 cube to the base card in Boston."),
        (("adds", 0, 2, "on_mythos", "my_azathoth"), "Ada adds 2 cubes to Azathoth."),
        (("exiled", 1, 1, "on_city", "boston"), "1 of your cubes goes from Boston to Limbo."),
        (("exiled", 0, 2, "on_city", "boston"), "2 of Ada’s cubes go from Boston to Limbo."),
        (("retrieves", 1, "limbo"), "You take back a cube from Limbo."),
        (("claims_spot", 1, "on_base", "boston"), "You claim the base card in Boston."),
        (("turns_up", "boston", "ag_earp"), "New base card in Boston: Wyatt Earp."),
        (("track", "ritual", 5), "The marker on the ritual track moves to space 5."),
        (("gains_vp", 0, 4, 11), "Ada gains 4 VP and now has 11."),
        (("enters", 1, "mi_go", "boston"), "Your Mi-Go enters Boston."),
        (("moves", 0, "ag_earp", "boston"), "Ada’s Earp goes to Boston."),
        (("moves", 2, "cultist2", "boston"), "Cyd goes to Boston."),
        (("attacks", 1, "ag_earp", "victim", "mi_go"), "Your Earp attacks the Mi-Go."),
        (
            ("attacks", 0, "ag_earp", "deep_one", "boston"),
            "Ada’s Earp attacks the Deep One in Boston.",
        ),
        (("murdered", 0, 1, "ag_ness"), "Ada assassinates your Ness."),
        (("murdered", 1, 0, "mi_go"), "You assassinate Ada’s Mi-Go."),
        (("murder_fails", 0, "monday"), "Ada is a cultist, so Agent Monday survives."),
        (("gate", 1, "arkham", "open"), "You open the gate in Arkham."),
        (("gate", 0, "arkham", "closed"), "Ada closes the gate in Arkham."),
        (("token", "cthulhu", "boston"), "Boston gets the Cthulhu figure."),
        (("sanity_token", 0, "insanity"), "Ada draws an insanity token."),
        (("reveals", 0, "cultist"), "Ada’s alignment is revealed: Ada is a cultist."),
        (("sees_alignment", 0, "investigator"), "You see that Ada is an investigator."),
        (("sees_hand", 0, "st_rail"), "In Ada’s hand: Rail Pass."),
        (
            ("sees_mythos", "my_dagon", "my_yog"),
            "On top of the mythos deck: Dagon and Yog-Sothoth.",
        ),
        (("special", "goo_goat", 2), "Cyd calls on the Black Goat."),
        (("old_one_wins", "goo_goat"), "The Black Goat wins."),
        (("will_end", "main_agent"), "A main agent is dead. The game will end."),
        (("wins", 1), "Ben wins."),
        (("wins", 0, 1), "Ada and Ben win."),
        (("claims", 1, 0, "is", 1, "investigator"), "You: “I am an investigator.”"),
        (("claims", 0, 0, "saw", 2, "cultist"), "Ada: “I have seen Cyd’s card: a cultist.”"),
        (("claims", 0, 0, "will_claim", "boston"), "Ada: “I will claim Boston.”"),
    ],
    english_options=[
        (("card", "st_whispers"), "Play Whispers"),
        (("on_base", "new_york"), "Base card in New York"),
        (("lock", "on_mythos", "my_dagon"), "Place a lock on Dagon"),
        (("unlock", "on_base", "boston"), "Remove the lock on the base card in Boston"),
        (("gate", "closed"), "Close the gate"),
        (("number", 1), "1 cube"),
        (("choice", 1, "ag_earp"), "Earp assassinates"),
        (("choice", 2, "ag_earp"), "Earp closes the gate"),
        (("choice", 2, "st_whispers"), "Second option of Whispers"),
    ],
)
