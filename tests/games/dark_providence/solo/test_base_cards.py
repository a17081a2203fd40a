"""Base cards in the solo game (DP-60, DP-60b): 'another player' is one of the two cultists."""

from tests.games.dark_providence.scenes import INVESTIGATOR, Scene, on_base, on_city


def alone(*cards: str) -> Scene:
    """The player holds these cards; cultist 1 is in Arkham, cultist 2 in New York."""
    return Scene(INVESTIGATOR, great_old_one="goo_yog").hand(0, *cards)


def test_dp_60_ag_hoover_sees_no_hand_of_a_cultist() -> None:
    play = alone("ag_hoover").agent(0, "ag_hoover", "boston").play()

    assert ("use", "ag_hoover") not in play.options()


def test_dp_60b_bs_bureau_sees_no_alignment_of_a_cultist() -> None:
    assert ("use", "bs_bureau") not in alone("bs_bureau").play().options()


def test_dp_60b_bs_detectives_may_move_a_cultist() -> None:
    play = alone("bs_detectives").play()

    play.choose("use", "bs_detectives")
    assert set(play.options()) == {("piece", "cultist1"), ("piece", "cultist2"), ("done",)}
    play.choose("piece", "cultist2").choose("go", "boston")

    assert play[2].agents == {"cultist2": "boston"}
    assert len(play[0].hand) == 1
    play.check_parts()


def test_dp_60b_bs_anarchists_exile_the_cubes_of_one_cultist() -> None:
    scene = alone("bs_anarchists").cubes(1, on_city("detroit"), 3).cubes(2, on_city("detroit"), 2)
    play = scene.play()

    play.choose("use", "bs_anarchists").choose(*on_city("detroit")).choose("player", 2)

    assert (play[1].cubes, play[2].cubes) == ({on_city("detroit"): 3}, {})
    assert play[2].limbo == 2
    play.check_parts()


def test_dp_60b_bs_gazette_sends_a_cube_of_both_cultists_back() -> None:
    scene = alone("bs_gazette").cubes(1, on_base("detroit"), 3).cubes(2, on_base("detroit"), 2)
    play = scene.play()

    play.choose("use", "bs_gazette").choose(*on_base("detroit")).choose("no")

    assert play[1].cubes == {on_base("detroit"): 2}
    assert play[2].cubes == {on_base("detroit"): 1}
    play.check_parts()


def test_dp_60b_bs_guns_unmask_a_hidden_cultist() -> None:
    scene = alone("bs_guns", "bs_dynamite").main(0, "new_york").agent(0, "ag_earp", "new_york")
    play = scene.play()

    play.choose("use", "bs_guns").choose("piece", "ag_earp").choose("victim", "cultist2")
    play.cards("bs_dynamite")

    assert play.events(0, "unmasked") == [("unmasked", 2, "cultist2")]
    assert play.events(0, "old_one_loses") == [("old_one_loses", 3, 3)]
    assert play[2].agents == {"cultist2": "new_york"}
    assert play[0].crypt == []
    play.check_parts()


def test_dp_60b_ag_west_revives_from_beside_the_great_old_one() -> None:
    scene = alone("ag_west").agent(0, "ag_west", "detroit")
    scene.agent(0, "ag_fleet", "detroit").table.players[0].agents.pop("ag_fleet")
    scene.table.players[0].discards.remove("ag_fleet")
    scene.table.gone.append("ag_fleet")
    assert scene.table.solo
    scene.table.solo.crypt.append("ag_fleet")
    play = scene.play()

    play.choose("use", "ag_west").choose("revive", "ag_fleet")

    assert play[0].agents["ag_fleet"] == "detroit"
    assert play.events(0, "old_one_loses") == [("old_one_loses", 1, 5)]
    play.check_parts()


def test_dp_64_bs_forger_claims_nothing_where_a_hidden_cultist_stands() -> None:
    scene = alone("bs_forger").cubes(0, on_city("arkham"), 1).cubes(0, on_base("new_york"), 1)
    assert ("use", "bs_forger") not in scene.play().options()

    play = scene.revealed(1, "murder").play().choose("use", "bs_forger")

    assert play.options() == [on_city("arkham")]


def test_dp_60_bs_possessed_converts_no_cultist() -> None:
    scene = alone("bs_possessed").main(0, "arkham")
    scene.possessed(0, scene.table.players[0].main)

    assert ("use", "bs_possessed") not in scene.play().options()


def test_dp_60_ag_waite_takes_no_cultist() -> None:
    scene = alone("ag_waite", "st_rail", "st_pistol").agent(0, "ag_waite", "arkham")

    assert ("use", "ag_waite") not in scene.play().options()
