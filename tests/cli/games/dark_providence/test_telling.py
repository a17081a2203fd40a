"""The story in few sentences: events that belong together are told in one."""

import itertools
from pathlib import Path

from tests.cli.games.dark_providence.keyboard import deal, play, translator_for
from turncoat.cli.games.dark_providence.guide import DarkProvidenceGuide
from turncoat.core.terms import Event
from turncoat.games.dark_providence.public.spots import ON_BASE, ON_CITY, ON_MYTHOS

GUIDE = DarkProvidenceGuide()


def told(*events: Event, players: int = 3) -> list[str]:
    """The sentences that the first seat is told."""
    translator = translator_for(deal(players, "told"), 0)
    return [GUIDE.sentence(group, translator) for group in GUIDE.groups(list(events))]


def test_cards_for_one_purpose_are_told_together() -> None:
    sentences = told(
        ("plays", 1, "st_whispers", "influence"),
        ("plays", 1, "st_whispers", "influence"),
        ("plays", 1, "st_hush", "influence"),
        ("plays", 1, "st_rail", "money"),
        ("plays", 0, "st_rail", "money"),
        ("plays", 0, "st_pistol", "money"),
    )

    assert sentences == [
        "Kit plays 2 × Whispers and Hush Money for influence.",
        "Kit plays Rail Pass for money.",
        "You play Rail Pass and Pocket Pistol for money.",
    ]


def test_every_purpose_has_its_words() -> None:
    kinds = ("strength", "ritual_up", "ritual_down", "invest_up", "invest_down", "influence")
    for kind in kinds:
        card = ("plays", 1, "st_hush", kind)
        alone, together = told(card)[0], told(card, ("plays", 1, "st_rail", kind))[0]
        assert together == alone.replace("Hush Money", "Hush Money and Rail Pass")


def test_cubes_that_are_taken_back_are_counted() -> None:
    sentences = told(
        ("retrieves", 1, "limbo"),
        ("retrieves", 1, ON_CITY, "boston"),
        ("retrieves", 1, "limbo"),
        ("retrieves", 1, ON_BASE, "boston"),
        ("retrieves", 1, ON_MYTHOS, "my_hastur"),
        ("retrieves", 2, "limbo"),
    )

    assert sentences == [
        (
            "Kit takes back 2 cubes from Limbo, 1 cube from Boston, 1 cube from the base card in "
            "Boston and 1 cube from Hastur."
        ),
        "Pat takes back a cube from Limbo.",
    ]


def test_discards_and_new_base_cards_are_told_together() -> None:
    discards = told(("discards", 0, "st_hush"), ("discards", 0, "st_rail"))
    bases = told(("turns_up", "boston", "ag_earp"), ("turns_up", "chicago", "ag_west"))

    assert discards == ["You discard Hush Money and Rail Pass."]
    assert bases == ["New base cards: Wyatt Earp in Boston; Herbert West in Chicago."]


def test_only_a_cultist_s_steps_are_told_together() -> None:
    steps: list[Event] = [("moves", 1, "cultist1", city) for city in ("boston", "new_york")]
    walk: list[Event] = [("moves", 1, "ag_west", city) for city in ("boston", "new_york")]

    assert told(*steps, players=1) == ["First Cultist goes to Boston, then to New York."]
    assert len(told(*walk)) == 2


def test_with_a_city_comes_its_card() -> None:
    own, other = told(("claims_spot", 0, ON_CITY, "boston"), ("claims_spot", 1, ON_CITY, "chicago"))

    assert own == "You claim Boston. Its card goes to your discard pile."
    assert other == "Kit claims Chicago."


def test_what_reveal_scores_is_told_with_it() -> None:
    sentences = told(("reveals", 1, "cultist"), ("gains_vp", 1, 7, 26), ("gains_vp", 1, 2, 28))

    assert sentences == [
        (
            "Kit reveals their alignment (cultist) and gains 7 VP for their gates and the track of "
            "their side. Kit now has 26 VP."
        ),
        "Kit gains 2 VP and now has 28.",
    ]


def test_a_bot_s_payment_is_one_line_of_the_story(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    typed = ["1", "q"]
    seed = ["--players", "4", "--seed", "12", "--bots", "sensible", "--plain", "--save", file]
    lines = play(*seed, typed=typed).output.splitlines()

    plays = [line.split(" plays ")[0] for line in lines if " for influence." in line]
    assert plays
    following = [
        (before, after)
        for before, after in itertools.pairwise(lines)
        if before.endswith("for influence.") and after.endswith("for influence.")
    ]
    assert following == []
