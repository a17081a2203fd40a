"""What a view tells people about secret doors (AC-32)."""

from tests.games.among_cultists.scenes import five


def test_a_secret_door_leads_to_rooms_of_the_colour_and_through_them() -> None:
    doors = five().at("P1", 0).effect("secret_doors").play()

    assert doors.view(None).secret_ways[0] == "P2"
    assert set(doors.view(None).secret_ways[1:]) == set(doors.table.board.doors["P2"]) - {
        "P2",
        *doors.table.board.doors["P1"],
    }
    assert five().at("P1", 0).play().view(None).secret_ways == []
    assert five().at("H0", 0).effect("secret_doors").play().view(None).secret_ways == []


def test_a_ghost_on_the_move_needs_no_secret_door() -> None:
    scene = five().at("P1", 0).ghost(0).effect("secret_doors")

    assert scene.phase("movement").play().view(None).secret_ways == []
