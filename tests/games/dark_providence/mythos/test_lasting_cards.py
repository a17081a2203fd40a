import pytest

from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    on_base,
    on_city,
    on_mythos,
)
from tests.games.dark_providence.tables import RITUAL_VP, claim, end, offered, parts, table

# Nyarlathotep


@pytest.mark.parametrize(
    ("spot", "won"),
    [(on_base("detroit"), True), (on_mythos("my_dagon"), True), (on_city("detroit"), False)],
)
def test_my_nyarlathotep_wins_ties_on_cards_but_not_on_cities(
    spot: tuple[str, str], won: bool
) -> None:
    scene = table().row("my_dagon").top("detroit", "bs_fire").mythos(0, "my_nyarlathotep")

    play = scene.cubes(0, spot, 2).cubes(1, spot, 2).play()

    assert (("claim",) in play.options()) is won


def test_my_nyarlathotep_does_not_win_with_fewer_or_without_a_cube() -> None:
    scene = table().row("my_dagon").top("detroit", "bs_fire").mythos(0, "my_nyarlathotep")
    scene.agent(0, "ag_jung", "detroit").cubes(1, on_base("detroit"), 1)

    play = scene.cubes(0, on_mythos("my_dagon"), 1).cubes(1, on_mythos("my_dagon"), 2).play()

    assert ("claim",) not in play.options()


# Dagon


@pytest.mark.parametrize(("city", "helps"), [("new_york", True), ("chicago", False)])
def test_my_dagon_adds_one_strength_for_gates_on_the_coast(city: str, helps: bool) -> None:
    scene = table().main(0, city).hand(0, "st_rite", "st_pistol")

    with_dagon = scene.mythos(0, "my_dagon").play()

    assert (("use", "st_rite") in with_dagon.options()) is helps


@pytest.mark.parametrize(("city", "helps"), [("new_orleans", True), ("st_louis", False)])
def test_my_dagon_adds_one_strength_for_murders_on_the_coast(city: str, helps: bool) -> None:
    scene = table().main(0, city).hand(0, "st_conspirator", "st_pistol").agent(1, "ag_rose", city)

    play = scene.mythos(0, "my_dagon").play()

    assert (("use", "st_conspirator") in play.options()) is helps


def test_my_dagon_helps_its_owner_alone() -> None:
    scene = table().main(0, "new_york").hand(0, "st_rite", "st_pistol").mythos(1, "my_dagon")

    assert ("use", "st_rite") not in scene.play().options()


# Trapezohedron


@pytest.mark.parametrize(("owner", "cards"), [(0, 6), (1, 5)])
def test_my_trapezohedron_fills_the_hand_to_six(owner: int, cards: int) -> None:
    play = table().mythos(owner, "my_trapezohedron").hand(0, "st_rail").play().choose("pass")

    assert len(play[0].hand) == cards
    play.check_parts()


# Gate of Deeper Slumber


@pytest.mark.parametrize(("kept", "counts"), [("sanity", (1, 0)), ("insanity", (0, 1))])
def test_my_slumber_keeps_one_of_two_tokens(kept: str, counts: tuple[int, int]) -> None:
    play = claim(offered("my_dagon").mythos(0, "my_slumber"), "my_dagon", "sanity", "insanity")

    assert play.asked() == {0: "keep_token"}
    assert {*play.options()} == {("keep", "sanity"), ("keep", "insanity")}
    play.choose("keep", kept)

    assert (play[0].sanity, play[0].insanity) == counts
    assert len(play.table.bag) == 17
    play.check_parts()


def test_my_slumber_takes_the_last_token() -> None:
    scene = offered("my_dagon").mythos(0, "my_slumber").insanity(1, 12)
    scene.table.players[2].sanity = 5
    scene.table.bag = ["sanity"]

    play = claim(scene, "my_dagon")

    assert (play[0].sanity, play.table.bag) == (1, [])
    play.check_parts()


# Impostor


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (INVESTIGATOR, CULTIST),
        (CULTIST, INVESTIGATOR),
        (DISSENTER_CULTIST, DISSENTER_INVESTIGATOR),
        (DISSENTER_INVESTIGATOR, DISSENTER_CULTIST),
    ],
)
def test_my_impostor_may_become_the_opposite_before_scoring(old: str, new: str) -> None:
    scene = table(old, CULTIST, INVESTIGATOR).mythos(0, "my_impostor").crypt(0, "ag_rose")

    play = end(scene)
    assert play.asked() == {0: "impostor"}
    assert play.options() == [("yes",), ("no",)]
    play.choose("yes")

    assert play[0].alignment == new
    assert parts(play, 0)["hidden"] == 3
    ritual = new in (CULTIST, DISSENTER_CULTIST)
    assert parts(play, 0).get("own_track", 0) == (RITUAL_VP if ritual else 0)
    assert parts(play, 0).get("crypt", 0) == (0 if new == INVESTIGATOR else 1)


def test_my_impostor_may_stay_what_it_is() -> None:
    play = end(table().mythos(0, "my_impostor")).choose("no")

    assert play[0].alignment == INVESTIGATOR
    assert play.events(1, "impostor") == []
