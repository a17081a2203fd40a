"""Who hears a claim (SH-65)."""

from tests.games.shadow_hunters.scenes import Scene
from turncoat.core.view import HeardClaim, PrivateClaim


def test_sh_65_all_the_living_hear_the_living() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "trust", 1)

    assert play.view(0).heard == [HeardClaim(0, ("trust", 1), None)]
    assert play.view(1).heard == [HeardClaim(0, ("trust", 1), None)]
    assert play.view(3).heard == [HeardClaim(0, ("trust", 1), None)]


def test_sh_65_the_dead_hear_the_living() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).play()

    play.say(0, "trust", 1)

    assert play.view(3).heard == [HeardClaim(0, ("trust", 1), None)]


def test_sh_65_those_who_watch_hear_the_living() -> None:
    play = Scene("e1", "u1", "f1", "v1").play()

    play.say(0, "trust", 1)

    assert play.view(None).heard == [HeardClaim(0, ("trust", 1), None)]


def test_sh_65_the_dead_hear_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1").dead(3, 4).play()

    play.say(3, "kind", 0, "werewolf")

    assert play.view(4).heard == []
    assert play.view(4).heard_apart == [PrivateClaim(3, ("kind", 0, "werewolf"), False)]
    assert play.events(4, "claims_apart") == [("claims_apart", 3, 0, "kind", 0, "werewolf")]


def test_sh_65_the_living_do_not_hear_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).play()

    play.say(3, "kind", 0, "werewolf")

    assert play.view(1).heard == []
    assert play.view(1).heard_apart == []
    assert play.events(1, "claims") == play.events(1, "claims_apart") == []


def test_sh_65_those_who_watch_do_not_hear_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).play()

    play.say(3, "kind", 0, "werewolf")

    assert play.view(None).heard == []
    assert play.view(None).heard_apart == []
    assert play.events(None, "claims") == play.events(None, "claims_apart") == []


def test_sh_65_the_dead_who_do_not_see_talk_among_themselves_too() -> None:
    play = Scene("e1", "u1", "f1", "v1", dead_see=False).dead(3).play()

    play.say(3, "kind", 0, "werewolf")

    assert play.view(1).heard == []
    assert play.view(1).heard_apart == []


def test_sh_65_all_hear_the_dead_if_the_host_lets_them_talk() -> None:
    play = Scene("e1", "u1", "f1", "v1", dead_see=False, dead_talk=True).dead(3).play()

    play.say(3, "kind", 0, "werewolf")

    assert play.view(1).heard == [HeardClaim(3, ("kind", 0, "werewolf"), None)]
    assert play.view(None).heard == [HeardClaim(3, ("kind", 0, "werewolf"), None)]


def test_sh_65_all_hear_the_dead_once_the_game_is_over() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).play()
    play.tree_wounds(1)

    play.say(3, "suspect", 0)

    assert play.view(0).heard == [HeardClaim(3, ("suspect", 0), None)]


def test_sh_65_what_a_dead_player_said_alive_can_be_contradicted_among_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1", "a1", "w1").dead(3).wounds(1, 9).play()
    play.say(1, "trust", 0)
    play.tree_wounds(1)

    play.say(1, "suspect", 0)

    assert play.view(3).heard_apart == [PrivateClaim(1, ("suspect", 0), True)]
    assert play.events(3, "claims_apart") == [("claims_apart", 1, 1, "suspect", 0)]


def test_sh_65_no_mark_tells_the_living_what_was_said_among_the_dead() -> None:
    play = Scene("e1", "u1", "f1", "v1").dead(3).wounds(1, 9).play()
    play.say(3, "trust", 0)
    play.tree_wounds(1)

    play.say(3, "suspect", 0)

    assert play.view(0).heard == [HeardClaim(3, ("suspect", 0), None)]
    assert play.events(0, "claims") == [("claims", 3, 0, "suspect", 0)]
