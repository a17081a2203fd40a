from collections.abc import Callable
from json import dumps

import pytest

from tests.games.dark_providence.census import census, full_box
from tests.games.dark_providence.files import (
    DEFAULT,
    Change,
    Raw,
    changed,
    entry,
    play_through,
    refusal,
    written,
)
from tests.games.dark_providence.scenes import CULTIST, INVESTIGATOR, Scene, on_base, on_city
from turncoat.core.chance import Chance, key_from_seed
from turncoat.games.dark_providence.content import default_box, read_box
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.schema import acts, mods, verbs
from turncoat.games.dark_providence.rules import DarkProvidence
from turncoat.games.dark_providence.table import Table


def scene(box: Box) -> Scene:
    """A scene with this box: Monday in Arkham, Wednesday in Boston."""
    return Scene(INVESTIGATOR, CULTIST, rules=DarkProvidence(box), agents=["monday", "wednesday"])


def road(raw: Raw, a: str, b: str) -> Raw:
    [found] = [road for road in raw["map"]["roads"] if (road["a"], road["b"]) == (a, b)]
    assert isinstance(found, dict)
    return found


# A changed file changes the game


def test_another_cost_of_a_road_is_paid() -> None:
    def dearer(raw: Raw) -> None:
        road(raw, "arkham", "boston")["cost"] = 2

    before = scene(default_box()).hand(0, "st_rail", "st_hush").play().choose("travel")
    after = scene(changed(dearer)).hand(0, "st_rail", "st_hush").play().choose("travel")

    before.choose("piece", "monday").choose("go", "boston")
    assert {*before.options()} == {("card", "st_rail"), ("card", "st_hush")}
    after.choose("piece", "monday").choose("go", "boston")
    assert after.options() == [("card", "st_rail")]
    after.cards("st_rail").check_parts()
    assert after[0].agents == {"monday": "boston"}


def test_by_another_cost_another_route_is_the_cheapest() -> None:
    def dearer(raw: Raw) -> None:
        road(raw, "arkham", "boston")["cost"] = 9

    costs = changed(dearer).roads.costs("", "")

    assert default_box().roads.costs("", "")["arkham"]["boston"] == 1
    assert costs["arkham"]["boston"] == costs["boston"]["arkham"] == 3
    assert changed(dearer).roads.counts("", "")["arkham"]["boston"] == 1


def test_another_number_on_a_card_is_what_it_brings() -> None:
    def better(raw: Raw) -> None:
        entry(raw, "st_whispers")["resources"]["influence"] = 3

    play = scene(changed(better)).hand(0, "st_whispers").play()

    play.choose("influence").cards("st_whispers").choose("on_city", "chicago")

    assert play[0].cubes == {on_city("chicago"): 3}
    play.check_parts()


def test_another_resource_on_a_card_opens_another_action() -> None:
    def other(raw: Raw) -> None:
        entry(raw, "st_whispers")["resources"] = {"ritual_up": 2}

    play = scene(changed(other)).hand(0, "st_whispers").play()

    assert ("influence",) not in play.options()
    play.choose("ritual_up").cards("st_whispers")
    assert play.table.ritual == 2


def test_another_action_on_a_card_is_carried_out() -> None:
    def other(raw: Raw) -> None:
        effects = [{"verb": "track", "track": "ritual", "by": 2}, {"verb": "vp", "n": 4}]
        entry(raw, "st_rail")["action"] = {"mode": "free", "effects": effects, "after": "destroy"}

    play = scene(changed(other)).hand(0, "st_rail").play()

    play.choose("use", "st_rail")

    assert (play.table.ritual, play[0].vp, play.table.actions) == (2, 4, 2)
    assert play.table.gone == ["st_rail"]
    play.check_parts()


def test_a_new_base_card_in_place_of_another_is_played() -> None:
    def other(raw: Raw) -> None:
        card = entry(raw, "bs_kitchen")
        card.update(id="bs_bakery", name="Bakery", resources={"money": 5}, sanity=True)
        card["on_claim"] = [{"verb": "gain_cubes", "n": 2, "source": "general"}]
        card["action"] = None

    box = changed(other)
    start = scene(box).top("chicago", "bs_bakery").stack("chicago", "bs_starry")
    play = start.cubes(0, on_base("chicago"), 1).play()

    play.luck("bs_starry", "sanity").choose("claim").choose("on_base", "chicago")

    assert "bs_kitchen" not in box.of_kind("base")
    assert play[0].discards == ["bs_bakery"]
    assert (play[0].supply, play[0].general, play[0].limbo) == (7, 10, 1)
    assert play[0].sanity == 1
    play.check_parts()


def test_a_city_card_may_do_something_on_claim() -> None:
    def other(raw: Raw) -> None:
        entry(raw, "city_chicago").update(sanity=True, on_claim=[{"verb": "vp", "n": 2}])

    play = scene(changed(other)).cubes(0, on_city("chicago"), 1).play()

    play.luck("insanity").choose("claim").choose("on_city", "chicago")

    assert (play[0].vp, play[0].insanity) == (7, 1)
    play.check_parts()


@pytest.mark.parametrize("card", ["ag_ochs", "my_yog"])
def test_agents_too_may_draw_cards_for_a_gate(card: str) -> None:
    def other(raw: Raw) -> None:
        mods = [{"mod": "on_gate", "do": [{"verb": "draw", "n": 2}]}]
        entry(raw, "my_yog")["ongoing"] = []
        entry(raw, card)["ongoing"] = mods

    start = scene(changed(other)).agent(0, "ag_ochs", "chicago").mythos(0, "my_yog")
    play = start.main(0, "chicago").hand(0, "st_rite", "bs_guns").play()

    play.choose("use", "st_rite").choose("piece", "monday").choose("gate", "open")
    play.luck("sanity").cards("bs_guns")

    assert len(play[0].hand) == 2


NUMBERS: dict[str, tuple[Change, Callable[[Table], object], object]] = {
    "hand": (lambda raw: raw["rules"].update(hand=3), lambda t: len(t.players[0].hand), 3),
    "stacks": (
        lambda raw: raw["rules"]["base_cards_per_city"].update({"2": 2}),
        lambda t: {len(pile[0][0]) for pile in t.stacks.values()},
        {1},
    ),
    "row": (lambda raw: raw["rules"]["mythos_row"].update({"2": 5}), lambda t: len(t.row), 5),
    "cubes": (
        lambda raw: raw["rules"].update(start_cubes_supply=8),
        lambda t: (t.players[0].supply, t.players[0].general),
        (8, 10),
    ),
    "tokens": (
        lambda raw: raw["components"].update(control_tokens_per_colour=20),
        lambda t: t.players[1].tokens,
        20,
    ),
    "bag": (
        lambda raw: raw["components"].update(insanity_tokens=1, sanity_tokens=2),
        lambda t: sorted(t.bag),
        ["insanity", "sanity", "sanity"],
    ),
    "track": (lambda raw: raw["tracks"]["ritual"].update(start=3), lambda t: t.ritual, 3),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_other_numbers_are_laid_out(name: str) -> None:
    change, look, expected = NUMBERS[name]
    rules = DarkProvidence(changed(change))

    table = rules.deal(rules.read_options(2, {}), Chance(key_from_seed("laid")))

    assert look(table) == expected
    assert census(table) == full_box(table)


def test_another_mark_ends_the_game() -> None:
    def lower(raw: Raw) -> None:
        raw["rules"]["vp_threshold"]["2"] = 5

    play = scene(changed(lower)).cubes(0, on_city("chicago"), 1).play()

    play.choose("claim").choose("on_city", "chicago")

    assert play.table.ended == "vp_mark"


# The vocabulary of the file


def tags(union: object) -> set[str]:
    return {member.__struct_config__.tag for member in getattr(union, "__args__", ())}


def test_every_word_of_the_vocabulary_can_be_written() -> None:
    words = DEFAULT["vocabulary"]

    assert tags(verbs.Effect) == {*words["verbs"]}
    assert tags(mods.AnyMod) == {*words["mods"]}
    assert tags(acts.AnyAct) == {*words["solo_acts"]}


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_random_game_of_the_default_file_ends(players: int) -> None:
    match = play_through(default_box(), players, "house")

    assert match.table.ended
    assert refusal(written(DEFAULT)) == ("", "", "")
    assert read_box(dumps(DEFAULT, ensure_ascii=False).encode()).hash == default_box().hash
