import pytest

from tests.games.dark_providence.scenes import on_base, on_city
from tests.games.dark_providence.tables import MAINS, check_resources, table, using, with_main_agent
from turncoat.games.dark_providence.pile import cards_of

# Resources


def test_st_whispers_brings_influence() -> None:
    check_resources("st_whispers", influence=1)


def test_st_favours_brings_influence() -> None:
    check_resources("st_favours", influence=2)


def test_st_hush_brings_influence_or_money() -> None:
    check_resources("st_hush", influence=1, money=1)


def test_st_rail_brings_money() -> None:
    check_resources("st_rail", money=2)


def test_st_pistol_brings_strength_or_money() -> None:
    check_resources("st_pistol", strength=1, money=1)


def test_st_chain_brings_influence() -> None:
    check_resources("st_chain", influence=1)


def test_st_rite_brings_strength() -> None:
    check_resources("st_rite", strength=1)


def test_st_conspirator_brings_influence() -> None:
    check_resources("st_conspirator", influence=1)


def test_st_monday_brings_influence_or_strength() -> None:
    check_resources("st_monday", influence=2, strength=1)


@pytest.mark.parametrize("main", MAINS)
def test_st_cards_of_a_main_agent_are_ten(main: str) -> None:
    cards = cards_of(with_main_agent(main).table.players[0].deck)

    assert sorted(cards) == sorted(
        ["st_whispers"] * 2
        + ["st_favours", "st_hush", "st_rail", "st_pistol", "st_chain", "st_rite"]
        + ["st_conspirator", f"st_{main}"]
    )


@pytest.mark.parametrize(
    ("main", "influence", "other", "number"),
    [
        ("wednesday", 2, "money", 1),
        ("thursday", 1, "money", 2),
        ("friday", 1, "strength", 2),
        ("saturday", 1, "strength", 1),
    ],
)
def test_st_cards_of_the_others_bring_two_kinds(
    main: str, influence: int, other: str, number: int
) -> None:
    card = f"st_{main}"
    play = with_main_agent(main).hand(0, card).play().choose("influence").cards(card)
    play.choose("on_city", "chicago")
    assert play[0].cubes == {on_city("chicago"): influence}

    play = with_main_agent(main).hand(0, card).play()
    if other == "money":
        goals = {1: {"boston"}, 2: {"boston", "new_york"}}[number]
        play.choose("travel").choose("piece", main)
        assert {city for _, city in play.options()} == goals
    else:
        city = {1: "pittsburgh", 2: "detroit"}[number]
        scene = (
            with_main_agent(main).hand(0, card, "bs_guns").main(0, city).agent(0, "ag_jung", city)
        )
        play = scene.agent(1, "ag_rose", city).play().choose("use", "bs_guns")
        play.choose("piece", main).choose("victim", "ag_rose").cards(card)
        assert play[0].crypt == ["ag_rose"]


# Actions


def test_st_chain_places_a_lock() -> None:
    scene = table().row("my_dagon").control(0, "boston")
    play = using(scene, "st_chain")

    assert ("lock", "on_city", "boston") in play.options()
    assert ("lock", "on_mythos", "my_dagon") in play.options()
    assert "unlock" not in play.kinds()
    play.choose("lock", "on_base", "chicago")

    assert play.table.locks == [on_base("chicago")]
    assert (play.table.actions, play[0].used) == (1, ["st_chain"])


def test_st_chain_removes_a_lock() -> None:
    play = using(table().lock(on_city("chicago")), "st_chain")

    assert ("lock", "on_city", "chicago") not in play.options()
    play.choose("unlock", "on_city", "chicago")

    assert play.table.locks == []


@pytest.mark.parametrize("kind", ["open", "closed"])
def test_st_rite_makes_a_gate_by_any_agent_and_is_destroyed(kind: str) -> None:
    scene = table().hand(0, "bs_guns").agent(0, "ag_ochs", "chicago")
    play = using(scene.main(0, "chicago"), "st_rite")

    assert play.options() == [("piece", "monday"), ("piece", "ag_ochs")]
    play.choose("piece", "ag_ochs").choose("gate", kind).luck("sanity").cards("bs_guns")

    assert play.table.gates == {"chicago": (0, kind)}
    assert play.table.gone == ["st_rite"]
    assert (play[0].used, play[0].tokens, play[0].sanity) == (["bs_guns"], 11, 1)
    play.check_parts()


def test_st_rite_adds_none_of_its_own_strength() -> None:
    scene = table().main(0, "chicago").hand(0, "st_rite", "st_pistol")

    assert ("use", "st_rite") not in scene.play().options()


def test_st_rite_costs_a_hired_agent_its_life_on_insanity() -> None:
    scene = table().hand(0, "bs_guns").agent(0, "ag_ochs", "chicago").main(0, "chicago")
    play = using(scene, "st_rite").choose("piece", "ag_ochs").choose("gate", "open")

    play.luck("insanity").cards("bs_guns")

    assert play[0].agents == {"monday": "chicago"}
    assert sorted(play.table.gone) == ["ag_ochs", "st_rite"]
    play.check_parts()


def test_st_conspirator_murders_by_any_agent_and_stays() -> None:
    scene = table().hand(0, "bs_guns").main(0, "st_louis").agent(1, "ag_rose", "st_louis")
    play = using(scene, "st_conspirator").choose("victim", "ag_rose").cards("bs_guns")

    assert play[0].crypt == ["ag_rose"]
    assert play[0].used == ["st_conspirator", "bs_guns"]
    play.check_parts()
