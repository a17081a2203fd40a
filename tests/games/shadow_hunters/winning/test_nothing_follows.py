"""What no longer happens once a goal is met (SH-60)."""

from tests.games.shadow_hunters.scenes import CHAPEL, GRAVEYARD, Play, Scene
from tests.games.shadow_hunters.steps import strike


def two_fall_to_bruno() -> Play:
    """Bruno owns four cards; his Flail kills two players who own one card each."""
    four = ("flail", "lodestone", "boar_knife", "war_sickle")
    scene = Scene("b1", "a1", "u1", "f1", "v1", "g1").at(GRAVEYARD, 1, 2).gear(0, *four)
    scene.wounds(1, 7).wounds(2, 10).gear(1, "talisman").gear(2, "wood_axe")
    play = scene.play().luck(5, 1, 5, 1).choose("throw").skip_place()
    return play.luck(4, 1).choose("attack_all").choose("go_on")


def test_sh_60_no_question_follows_the_end() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).play().tree_wounds(1)

    assert play.match.over
    assert play.asked() == {}


def test_sh_60_no_loot_follows_the_end() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).gear(1, "flail").play().tree_wounds(1)

    assert play.match.over
    assert play[0].gear == []
    assert play.events(topic="discards") == []


def test_sh_60_loot_of_two_victims_goes_on_after_the_fifth_card() -> None:
    play = two_fall_to_bruno()

    play.choose("loot", "talisman")

    assert not play.match.over
    assert play.options() == [("loot", "wood_axe"), ("leave",)]


def test_sh_60_after_the_last_victim_the_fifth_card_ends_the_game() -> None:
    play = two_fall_to_bruno()

    play.choose("loot", "talisman").choose("leave")

    assert play.table.ended == "b1"
    assert play[0].gear[-1] == "talisman"


def test_sh_60_no_counter_follows_the_end() -> None:
    scene = Scene("e1", "w1", "f1", "v1", "d1").gear(0, "flail").revealed(0)
    play = scene.at(GRAVEYARD, 1, 4).wounds(4, 12).play().move(CHAPEL).skip_place()

    play.luck(4, 1).choose("attack_all")

    assert play.table.winners == [4]
    assert play.asked() == {}


def test_sh_60_no_healing_by_the_bats_follows_the_end() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).wounds(0, 5).play()

    play.draw_red("hungry_bats").choose("target", 1)

    assert play.match.over
    assert play[0].wounds == 5


def test_sh_60_no_healing_by_v1_follows_the_end() -> None:
    scene = Scene("v1", "e1", "f1", "u1").dead(2).wounds(1, 9).wounds(0, 5).revealed(0)

    play = strike(scene, 4, 1)

    assert play.match.over
    assert play[0].wounds == 5


def test_sh_60_no_extra_turn_follows_the_end() -> None:
    scene = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).at(GRAVEYARD, 1)
    play = scene.play().draw_blue("second_wind")

    play.luck(4, 1).choose("attack", 1)

    assert play.match.over
    assert play.events(topic="turn") == []


def test_sh_60_all_cards_are_turned_up_at_the_end() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11).play().tree_wounds(4)

    assert play[0].revealed
    assert play[1].revealed
    assert play[2].revealed
    assert play[3].revealed
    assert play[4].revealed


def test_sh_60_those_who_watch_see_all_cards_at_the_end() -> None:
    play = Scene("e1", "u1", "f1", "v1", "d1").wounds(4, 11).play().tree_wounds(4)

    public = play.view(None).players

    assert [public[0].character, public[1].character] == ["e1", "u1"]
    assert [public[2].character, public[3].character] == ["f1", "v1"]
