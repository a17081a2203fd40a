from typing import Any

import pytest

from tests.games.dark_providence.files import (
    Change,
    Raw,
    entry,
    nested,
    put,
    refused,
)

Case = tuple[Change, tuple[str, str, str]]


def first(raw: Raw, name: str) -> Raw:
    """The first effect of a card's action."""
    effect = entry(raw, name)["action"]["effects"][0]
    assert isinstance(effect, dict)
    return effect


def acts(**fields: Any) -> Raw:
    return {"mode": "action", "effects": [fields]}


OWN = {"owner": "own", "type": ["this"]}
OTHER = {"owner": "other", "type": ["hired"]}

# The form of entries.
FORM: dict[str, Case] = {
    "negative": (put("st_rail", resources={"money": -1}), ("st_rail", "resources.money", "value")),
    "nothing": (put("st_rail", resources={"money": 0}), ("st_rail", "resources.money", "value")),
    "huge": (put("st_rail", resources={"money": 10**30}), ("st_rail", "resources.money", "value")),
    "text": (put("st_rail", resources={"money": "2"}), ("st_rail", "resources.money", "value")),
    "second": (
        put("st_hush", resources={"influence": 1, "money": 1.5}),
        ("st_hush", "resources.money", "value"),
    ),
    "resource": (put("st_rail", resources={"gold": 2}), ("st_rail", "resources.gold", "unknown")),
    "no_resources": (put("st_rail", resources=[]), ("st_rail", "resources", "value")),
    "no_field": (lambda raw: entry(raw, "ag_earp").pop("vp"), ("ag_earp", "vp", "missing")),
    "new_field": (put("ag_earp", power=3), ("ag_earp", "power", "unknown")),
    "kind": (put("ag_earp", kind="hero"), ("ag_earp", "kind", "value")),
    "flag": (put("ag_earp", sanity="no"), ("ag_earp", "sanity", "value")),
    "bad_id": (put("ag_earp", id="Wyatt Earp"), ("Wyatt Earp", "id", "value")),
    "no_id": (lambda raw: raw["cards"][3].pop("id"), ("cards[3]", "id", "missing")),
    "no_entry": (lambda raw: raw["cards"].insert(3, 7), ("cards", "[3]", "value")),
    "city": (put("chicago", control=0), ("chicago", "control", "value")),
    "cost": (lambda raw: raw["map"]["roads"][4].update(cost=0), ("map", "roads[4].cost", "value")),
    "verb": (
        put("ag_jung", action=acts(verb="levitate", n=1)),
        ("ag_jung", "action.effects[0].verb", "value"),
    ),
    "no_verb": (
        put("ag_jung", action=acts(n=1)),
        ("ag_jung", "action.effects[0].verb", "missing"),
    ),
    "verb_field": (
        put("ag_jung", action=acts(verb="calm", n=1, who="self")),
        ("ag_jung", "action.effects[0].who", "unknown"),
    ),
    "inner_verb": (
        lambda raw: first(raw, "ag_earp")["options"][1][0].update(mode="shut"),
        ("ag_earp", "action.effects[0].options[1][0].mode", "value"),
    ),
    "cost_of_may": (
        lambda raw: first(raw, "my_sacrifice")["cost"][0]["victims"].update(owner="all"),
        ("my_sacrifice", "action.effects[0].cost[0].victims.owner", "value"),
    ),
    "no_effects": (put("ag_jung", action={"mode": "free", "effects": []}),
                   ("ag_jung", "action.effects", "value")),
    "mod": (put("my_tesla", ongoing=[{"mod": "magic"}]), ("my_tesla", "ongoing[0].mod", "value")),
    "end": (put("my_azathoth", end_game=[{"end": "vp", "n": 1, "per": "cubes", "cap": 3}]),
            ("my_azathoth", "end_game[0].per", "value")),
    "act": (put("beh3", cultist2=[{"act": "dance"}]), ("beh3", "cultist2[0].act", "value")),
    "goal": (lambda raw: entry(raw, "goo_yog")["goal"].update(test="x"),
             ("goo_yog", "goal.test", "value")),
    "players": (lambda raw: raw["rules"]["mythos_row"].update({"6": 4}),
                ("rules", "mythos_row.6", "unknown")),
    "row": (lambda raw: raw["rules"]["mythos_row"].update({"4": "four"}),
            ("rules", "mythos_row.4", "value")),
    "part": (lambda raw: raw["components"].update(locks=-1), ("components", "locks", "value")),
    "figures": (lambda raw: raw["components"].update(cthulhu_figure=2),
                ("components", "cthulhu_figure", "value")),
    "half_character": (put("ag_jung", name="\ud800"), ("ag_jung", "name", "unreadable")),
    "deep": (put("ag_jung", on_claim=[nested(50)]), ("ag_jung", "", "too_deep")),
}  # fmt: skip

# What a card of this kind can't have.
BACK = {"verb": "track", "track": "ritual", "by": -2}
TWO_CARDS = {"verb": "discard", "who": "self", "n": 2, "pick": "owner"}
CARDS: dict[str, Case] = {
    "two_agents": (put("ag_jung", count=2), ("ag_jung", "count", "single")),
    "two_mythos": (put("my_dagon", count=2), ("my_dagon", "count", "single")),
    "two_cities": (put("city_boston", count=2), ("city_boston", "count", "single")),
    "agent": (put("st_rail", agent={"token_strength": 1}), ("st_rail", "agent", "base_only")),
    "cost": (
        put("bs_starry", action=acts(verb="may", cost=[BACK], then=[BACK])),
        ("bs_starry", "action.effects[0].cost[0]", "cost"),
    ),
    "two_costs": (
        put("bs_starry", action=acts(verb="may", cost=[TWO_CARDS, TWO_CARDS], then=[BACK])),
        ("bs_starry", "action.effects[0].cost[1]", "cost"),
    ),
    "performer": (
        put("bs_starry", action=acts(verb="assassinate", performer="this")),
        ("bs_starry", "action.effects[0].performer", "no_agent"),
    ),
    "performer_mythos": (
        put("my_yog", ongoing=[{"mod": "on_gate", "do": [
            {"verb": "gate", "mode": "open", "performer": "this"}]}]),
        ("my_yog", "ongoing[0].do[0].performer", "no_agent"),
    ),
    "place": (
        put("bs_starry", action=acts(verb="revive", source="any_crypt", place="this_city")),
        ("bs_starry", "action.effects[0].place", "no_agent"),
    ),
    "mover": (
        put("bs_starry", action=acts(verb="move", agents=OWN, count=1, distance=1)),
        ("bs_starry", "action.effects[0].agents.type", "no_agent"),
    ),
    "victims": (
        put("bs_starry", action=acts(verb="take_agent", victims={**OTHER, "city": "this_city"})),
        ("bs_starry", "action.effects[0].victims.city", "no_agent"),
    ),
    "mod": (
        put("bs_starry", ongoing=[{"mod": "free_step", "agent": "this", "per_turn": 1}]),
        ("bs_starry", "ongoing[0].agent", "no_agent"),
    ),
    "take_card": (
        lambda raw: entry(raw, "my_cthulhu")["on_claim"][1].update(card="city_atlantis"),
        ("my_cthulhu", "on_claim[1].card", "unknown"),
    ),
    "take_base": (
        lambda raw: entry(raw, "my_cthulhu")["on_claim"][1].update(card="ag_jung"),
        ("my_cthulhu", "on_claim[1].card", "unknown"),
    ),
    "take_main": (
        put("ag_jung", on_claim=[{"verb": "take_agent", "victims": {**OTHER, "type": ["main"]}}]),
        ("ag_jung", "on_claim[0].victims.type", "mismatch"),
    ),
    "take_own": (
        put("ag_jung", on_claim=[{"verb": "take_agent", "victims": {**OTHER, "owner": "own"}}]),
        ("ag_jung", "on_claim[0].victims.owner", "mismatch"),
    ),
    "destroy_main": (
        put("ag_jung", on_claim=[
            {"verb": "destroy_agent", "victims": {**OTHER, "type": ["hired", "main"]}}]),
        ("ag_jung", "on_claim[0].victims.type", "mismatch"),
    ),
    "look": (
        put("ag_jung", action=acts(verb="peek", what="own_deck", n=3, then="one_to_row")),
        ("ag_jung", "action.effects[0].then", "mismatch"),
    ),
    "same_other": (
        put("ag_jung", action=acts(verb="discard", who="same_other", n=1, pick="actor")),
        ("ag_jung", "action.effects[0].who", "mismatch"),
    ),
    "token": (
        lambda raw: first(raw, "bs_guard").update(where="three_cities_without_gate"),
        ("bs_guard", "action.effects[0].where", "mismatch"),
    ),
    "keep": (
        put("my_slumber", ongoing=[{"mod": "on_sanity_test", "draw": 2, "keep": 3}]),
        ("my_slumber", "ongoing[0].keep", "count"),
    ),
    "deep_ones": (
        lambda raw: entry(raw, "bs_deep_ones")["action"]["effects"][-1].update(
            cond="deep_ones_in_play>=9"),
        ("bs_deep_ones", "action.effects[2].cond", "count"),
    ),
    "limit": (
        lambda raw: entry(raw, "bs_plane")["action"].update(limit="turn"),
        ("bs_plane", "action.limit", "idle"),
    ),
    "after": (
        lambda raw: entry(raw, "my_jenkin")["action"].update(after="destroy"),
        ("my_jenkin", "action.after", "idle"),
    ),
    "starter_sanity": (put("st_rail", sanity=True), ("st_rail", "sanity", "idle")),
    "starter_claim": (
        put("st_rail", on_claim=[{"verb": "vp", "n": 1}]), ("st_rail", "on_claim", "idle"),
    ),
    "lasting": (
        put("bs_starry", ongoing=[{"mod": "hand_limit", "n": 6}]),
        ("bs_starry", "ongoing[0]", "idle"),
    ),
    "cultist_vp": (
        lambda raw: entry(raw, "ag_jung")["vp"].update(cultist=1),
        ("ag_jung", "vp.cultist", "idle"),
    ),
    "solo": (put("my_dagon", solo=False), ("my_dagon", "solo", "mismatch")),
}  # fmt: skip


@pytest.mark.parametrize("name", FORM)
def test_a_wrong_form_is_refused_with_the_thing_and_its_field(name: str) -> None:
    change, (thing, field, reason) = FORM[name]

    said = refused(change)

    assert said == (thing, field or said[1], reason)


@pytest.mark.parametrize("name", CARDS)
def test_what_does_not_fit_on_a_card_is_refused(name: str) -> None:
    change, expected = CARDS[name]

    assert refused(change) == expected
