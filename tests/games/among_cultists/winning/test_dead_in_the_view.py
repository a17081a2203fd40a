"""What a view tells people about the dead at the end (AC-69 to AC-71, AC-96)."""

import pytest

from tests.games.among_cultists.scenes import Scene, five, party, with_automa
from turncoat.games.among_cultists.views.schema import AmongCultistsView


def voted_out(scene: Scene, seat: int) -> AmongCultistsView:
    """The public view at the end, after everybody voted for this seat."""
    play = scene.at("LB", 0).on_route(0).play().choose("call_vote")
    play.ballots(*[seat] * scene.table.seats)
    view: AmongCultistsView = play.view(None)
    return view if view.ended else play.go_on().view(None)


def with_dead(scene: Scene, *seats: int, laid: int = 1) -> Scene:
    for seat in seats:
        scene.pulse(seat, "dead", laid=laid)
    return scene


@pytest.mark.parametrize(
    ("scene", "out", "verdict"),
    [
        (with_dead(five(), 1, 2), 4, "too_few"),
        (with_dead(five(), 1, 2, 3), 4, "no_cultist"),
        (with_dead(party(7).round(2).ghost(6), 1, 2, 3, 4, laid=2), 5, "too_late"),
        (with_dead(party(7).round(2).ghost(6), 1, 2, 3, 4), 5, "enough"),
    ],
)
def test_the_end_tells_what_the_dead_meant(scene: Scene, out: int, verdict: str) -> None:
    view = voted_out(scene, out)

    assert view.dead_verdict == verdict
    assert view.won == ("cultists" if verdict == "enough" else "investigators")


def test_before_the_end_nothing_is_told_about_the_dead() -> None:
    assert with_dead(five(), 1, 2, 3).play().view(None).dead_verdict == ""


@pytest.mark.parametrize(("people", "alone"), [(4, True), (6, False)])
def test_automa_may_be_the_only_cultist_of_one_but_not_of_two(people: int, alone: bool) -> None:
    assert with_automa(people).play().view(0).fixed.lone_automa == alone
    assert not five().play().view(0).fixed.lone_automa
