"""What each player knows, and who starts (SH-5)."""

from tests.games.shadow_hunters.scenes import CHAPEL, Scene
from tests.games.shadow_hunters.setup.deals import dealt, dealt_often


def test_sh_5_each_player_is_told_its_own_character() -> None:
    play = dealt(4)

    assert play.events(2, "you_are") == [("you_are", play[2].character.id)]


def test_sh_5_each_player_knows_only_its_own_character() -> None:
    play = dealt(4)

    known = [player.character for player in play.view(1).players]

    assert known == [None, play[1].character.id, None, None]


def test_sh_5_anybody_can_be_the_one_who_starts() -> None:
    plays = dealt_often(5)

    assert {play.view(None).start_seat for play in plays} == {0, 1, 2, 3, 4}


def test_sh_5_the_starting_player_has_the_first_turn() -> None:
    play = dealt(5)

    assert play.asked() == {play.view(None).start_seat: "turn_start"}


def test_sh_5_the_turn_goes_to_the_next_seat() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {1: "turn_start"}


def test_sh_5_the_turn_goes_from_the_last_seat_to_the_first() -> None:
    play = Scene("f1", "u1", "g1", "v1").turn_of(3).play()

    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {0: "turn_start"}
