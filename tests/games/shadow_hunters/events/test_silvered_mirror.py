"""Silvered Mirror (SH-70c)."""

from tests.games.shadow_hunters.scenes import Scene


def test_sh_70c_a_hidden_vampire_is_revealed_at_once() -> None:
    play = Scene("v1", "e1", "f1", "u1").play().draw_blue("silver_mirror")

    assert play[0].revealed
    assert play.events(None, "reveals") == [("reveals", 0, "v1")]


def test_sh_70c_a_hidden_void_vampire_is_revealed_too() -> None:
    play = Scene("w2", "e1", "f1", "u1").void(0).play().draw_blue("silver_mirror")

    assert play[0].revealed


def test_sh_70c_u2_is_revealed() -> None:
    play = Scene("u2", "e1", "f1", "v1").play().draw_blue("silver_mirror")

    assert play[0].revealed


def test_sh_70c_u1_escapes() -> None:
    play = Scene("u1", "e1", "f1", "v1").play().draw_blue("silver_mirror")

    assert not play[0].revealed
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_void_u1_escapes_too() -> None:
    play = Scene("u1", "e1", "f1", "v1").void(0).play().draw_blue("silver_mirror")

    assert not play[0].revealed
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_a_werewolf_stays_hidden() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("silver_mirror")

    assert not play[0].revealed
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_a_human_stays_hidden() -> None:
    play = Scene("d1", "u1", "f1", "v1", "e1").play().draw_blue("silver_mirror")

    assert not play[0].revealed
    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_nothing_happens_to_a_revealed_vampire() -> None:
    play = Scene("v1", "e1", "f1", "u1").revealed(0).play().draw_blue("silver_mirror")

    assert play.events(None, "nothing_happens") == [("nothing_happens", 0)]


def test_sh_70c_it_concerns_the_drawer_alone() -> None:
    play = Scene("e1", "u1", "f1", "v1").play().draw_blue("silver_mirror")

    assert not play[3].revealed
