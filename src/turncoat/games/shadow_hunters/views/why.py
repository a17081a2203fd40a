"""The rules behind each question, the most relevant first."""

from typing import Final

from turncoat.core.terms import Term
from turncoat.games.shadow_hunters.character import CHARACTERS, TURN_START
from turncoat.games.shadow_hunters.grammar import WHY
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView

# Rules in addition to the one that every topic has.
MORE: Final[dict[str, list[str]]] = {
    "turn_start": ["SH-10", "SH-51b"],
    "hit": ["SH-71e", "SH-87"],
    "damage_dealt": ["SH-84", "SH-51a"],
    "attacked": ["SH-85", "SH-51a"],
    "attack_over": ["SH-88", "SH-51a"],
    "turn_end": ["SH-92", "SH-95", "SH-51a"],
    "attack": ["SH-30a"],
}

CARD_RULES: Final[dict[str, str]] = {
    "full_moon": "SH-70a", "honey_cake": "SH-70b", "silver_mirror": "SH-70c",
    "healers_gift": "SH-70d", "second_wind": "SH-70e", "bonesetter": "SH-70f",
    "storm_of_light": "SH-70g", "warding_spirit": "SH-70h", "spring_water": "SH-70i",
    "rowan_brooch": "SH-71a", "lodestone": "SH-71b", "pilgrims_cloak": "SH-71c",
    "silver_chain": "SH-71d", "moon_spear": "SH-71e", "talisman": "SH-71f",
    "slippery_path": "SH-72a", "cave_spider": "SH-72b", "blood_rite": "SH-72c",
    "powder_keg": "SH-72d", "thieving_imp": "SH-72e", "straw_doll": "SH-72f",
    "hungry_bats": "SH-72g", "boar_knife": "SH-73a", "war_sickle": "SH-73a",
    "wood_axe": "SH-73a", "restless_blade": "SH-73b", "crossbow": "SH-73c", "flail": "SH-73d",
    "g_aid": "SH-74a", "g_huddle": "SH-74a", "g_nurturance": "SH-74a", "g_anger": "SH-74b",
    "g_blackmail": "SH-74b", "g_greed": "SH-74b", "g_slap": "SH-74c", "g_spell": "SH-74c",
    "g_exorcism": "SH-74c", "g_bully": "SH-74d", "g_lesson": "SH-74d", "g_prediction": "SH-74e",
}  # fmt: skip

CHARACTER_RULES: Final[dict[str, str]] = {
    "e1": "SH-80", "f1": "SH-81", "g1": "SH-82", "u1": "SH-83", "v1": "SH-84", "w1": "SH-85",
    "a1": "SH-86", "b1": "SH-87", "c1": "SH-88", "d1": "SH-89", "e2": "SH-90", "f2": "SH-91",
    "g2": "SH-92", "u2": "SH-93", "v2": "SH-94", "w2": "SH-95", "a2": "SH-96", "b2": "SH-97",
    "c2": "SH-98", "d2": "SH-99",
}  # fmt: skip

# Weapons that change how one attacks (SH-32).
CHANGES_ATTACKS: Final = ("crossbow", "flail", "restless_blade")


# Rules that only list the moments at which somebody is asked.
LISTS: Final = ("SH-51b",)
# Topics whose own rule says more than that of the card.
BOARD_FIRST: Final = ("attack", "place", "move", "turn_start")


def why(topic: Term, view: ShadowHuntersView) -> list[str]:
    """Return the most relevant rules first."""
    kind = str(topic[0])
    found = [CARD_RULES[word] for word in topic[1:] if word in CARD_RULES]
    found += MORE.get(kind, []) + because_of_mine(kind, view)
    general = WHY[kind]
    if general in LISTS and found:
        return found
    return [general, *found] if kind in BOARD_FIRST else [*found, general]


def because_of_mine(kind: str, view: ShadowHuntersView) -> list[str]:
    """Return the rules of the viewer's own equipment and character that affect a question."""
    if view.seat is None:
        return []
    me = view.players[view.seat]
    found = []
    if kind == "attack" and any(card in me.gear for card in CHANGES_ATTACKS):
        found.append("SH-32")
    if kind == "move" and "lodestone" in me.gear:
        found.append("SH-71b")
    if kind == "turn_start" and me.character and acts_at_start(me.character):
        found.append(CHARACTER_RULES[me.character])
    return found


def acts_at_start(character: str) -> bool:
    """SH-51b  Whether the ability of a character works at the start of a turn."""
    return CHARACTERS[character].moment == TURN_START
