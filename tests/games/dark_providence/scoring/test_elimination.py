import pytest

from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    Play,
    Scene,
)
from turncoat.core.terms import Seat

# Mythos cards that are worth no VP at the end.
MYTHOS = ["my_tesla", "my_necronomicon", "my_lost_city", "my_corruption", "my_slumber"]


def ended(
    players: list[tuple[str, int]],
    mythos: dict[Seat, int] | None = None,
    pnakotic: Seat | None = None,
    impostor: Seat | None = None,
) -> Play:
    """A game that ends with these scores; both tracks are worth 7, and nobody was revealed.

    `mythos` is how many mythos cards a seat has besides the Pnakotic Manuscripts and the Impostor.
    The owner of the Impostor changes sides.
    """
    scene = Scene(*(alignment for alignment, _ in players)).tracks(13, 11)
    scene.hand(0, "bs_miskatonic")
    spare = MYTHOS[:]
    for seat, count in (mythos or {}).items():
        scene.mythos(seat, *(spare.pop() for _ in range(count)))
    for seat, (_, points) in enumerate(players):
        scene.vp(seat, points - 10 - (seat == pnakotic))
    if pnakotic is not None:
        scene.mythos(pnakotic, "my_pnakotic")
    if impostor is not None:
        scene.mythos(impostor, "my_impostor")
    play = scene.play().choose("invest_up").cards("bs_miskatonic")
    if impostor is not None:
        play.answer(impostor, "yes")
    totals = [event[2] for event in play.events(None, "scores")]
    assert totals == [points for _, points in players]
    return play


def out(play: Play) -> list[Seat]:
    return [seat for _, seat in play.events(None, "eliminated") if isinstance(seat, int)]


# DP-53: the alignment with the lowest score is out


def test_dp_53_all_of_the_lowest_ones_alignment_are_out_even_the_highest() -> None:
    play = ended([(CULTIST, 13), (INVESTIGATOR, 18), (CULTIST, 20), (INVESTIGATOR, 14)])

    assert out(play) == [0, 2]
    assert play.table.winners == [1]


def test_dp_53_a_dissenter_is_no_alignment_with_the_side_it_dissents_from() -> None:
    play = ended([(DISSENTER_CULTIST, 13), (CULTIST, 20), (INVESTIGATOR, 18)])

    assert out(play) == [0]
    assert play.table.winners == [1]


def test_dp_53_the_side_that_is_out_does_not_take_its_dissenter_along() -> None:
    play = ended([(DISSENTER_CULTIST, 20), (CULTIST, 13), (INVESTIGATOR, 18)])

    assert out(play) == [1]
    assert play.table.winners == [0]


def test_dp_53_each_of_the_two_dissenters_is_an_alignment_alone() -> None:
    play = ended([(DISSENTER_CULTIST, 13), (DISSENTER_INVESTIGATOR, 20), (INVESTIGATOR, 18)])

    assert out(play) == [0]
    assert play.table.winners == [1]


def test_dp_53_two_dissenters_of_one_kind_are_two_alignments() -> None:
    players = [(DISSENTER_INVESTIGATOR, 20), (DISSENTER_CULTIST, 13), (INVESTIGATOR, 18)]
    play = ended(players, impostor=0)

    assert play[0].alignment == play[1].alignment == DISSENTER_CULTIST
    assert out(play) == [1]
    assert play.table.winners == [0]


def test_dp_53_the_impostor_goes_out_with_its_new_alignment() -> None:
    players = [(INVESTIGATOR, 20), (CULTIST, 13), (INVESTIGATOR, 15), (CULTIST, 19)]
    play = ended(players, impostor=0)

    assert out(play) == [0, 1, 3]
    assert play.table.winners == [2]


# DP-53a: ties for lowest

ORDER = [DISSENTER_CULTIST, DISSENTER_INVESTIGATOR, CULTIST, INVESTIGATOR]


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(
    ("first", "second"), [(a, b) for n, a in enumerate(ORDER) for b in ORDER[n + 1 :]]
)
def test_dp_53a_one_alignment_goes_in_order(first: str, second: str, swapped: bool) -> None:
    third = next(side for side in ORDER if side not in (first, second))
    pair = [(first, 12), (second, 12)]
    play = ended([*(pair[::-1] if swapped else pair), (third, 15)])

    assert out(play) == [1 if swapped else 0]
    assert play.table.winners == [2]


def test_dp_53a_in_a_tie_of_three_only_one_alignment_goes() -> None:
    play = ended([(INVESTIGATOR, 12), (CULTIST, 12), (DISSENTER_INVESTIGATOR, 12), (CULTIST, 15)])

    assert out(play) == [2]
    assert play.table.winners == [3]


def test_dp_53a_more_mythos_cards_do_not_save_an_alignment() -> None:
    play = ended([(CULTIST, 12), (INVESTIGATOR, 12), (DISSENTER_CULTIST, 15)], mythos={0: 3})

    assert out(play) == [0]


@pytest.mark.parametrize(("cards", "loser"), [(0, 1), (1, 0), (2, 0)])
def test_dp_53a_of_two_like_dissenters_the_one_with_fewer_mythos_cards_then_the_impostor(
    cards: int, loser: Seat
) -> None:
    players = [(DISSENTER_INVESTIGATOR, 12), (DISSENTER_CULTIST, 12), (INVESTIGATOR, 15)]
    play = ended(players, mythos={1: cards}, impostor=0)

    assert out(play) == [loser]


def test_dp_53a_pnakotics_owner_is_taken_out_of_a_tie_with_another_alignment() -> None:
    players = [(DISSENTER_CULTIST, 12), (INVESTIGATOR, 12), (CULTIST, 15)]

    assert out(ended(players)) == [0]
    assert out(ended(players, pnakotic=0)) == [1]


def test_dp_53a_it_does_not_help_who_is_lowest_without_a_tie() -> None:
    players = [(DISSENTER_CULTIST, 12), (INVESTIGATOR, 13), (CULTIST, 15)]

    assert out(ended(players, pnakotic=0)) == [0]


def test_dp_53a_it_does_not_help_in_a_tie_with_ones_own_alignment() -> None:
    players = [(CULTIST, 12), (CULTIST, 12), (INVESTIGATOR, 15), (INVESTIGATOR, 14)]

    assert out(ended(players, pnakotic=0)) == [0, 1]


def test_dp_53a_its_owner_goes_with_a_fellow_who_is_still_in_the_tie() -> None:
    players = [(CULTIST, 12), (CULTIST, 12), (INVESTIGATOR, 12), (INVESTIGATOR, 14)]

    assert out(ended(players, pnakotic=0)) == [0, 1]


def test_dp_53a_it_saves_from_a_like_dissenter_with_more_mythos_cards() -> None:
    players = [(DISSENTER_INVESTIGATOR, 12), (DISSENTER_CULTIST, 12), (INVESTIGATOR, 15)]

    assert out(ended(players, mythos={1: 4}, pnakotic=0, impostor=0)) == [1]


def test_dp_53a_if_nobody_would_be_left_nobody_is_out() -> None:
    play = ended([(INVESTIGATOR, 12), (CULTIST, 15)], impostor=0)

    assert [player.alignment for player in play.table.players] == [CULTIST, CULTIST]
    assert out(play) == []
    assert play.table.winners == [1]


def test_dp_53a_of_two_like_dissenters_alone_one_is_out() -> None:
    play = ended([(DISSENTER_INVESTIGATOR, 12), (DISSENTER_CULTIST, 15)], impostor=0)

    assert out(play) == [0]
    assert play.table.winners == [1]


def test_dp_53a_pnakotics_owner_wins_a_tie_at_the_top_first() -> None:
    players = [(DISSENTER_CULTIST, 15), (INVESTIGATOR, 15), (CULTIST, 12)]

    assert ended(players, mythos={1: 3}).table.winners == [1]
    assert ended(players, mythos={1: 3}, pnakotic=0).table.winners == [0]


# DP-54: the winner


def test_dp_54_the_highest_of_the_rest_wins() -> None:
    play = ended([(CULTIST, 16), (INVESTIGATOR, 15), (DISSENTER_CULTIST, 11)])

    assert play.table.winners == [0]
    assert play.events(None, "wins") == [("wins", 0)]


def test_dp_54_in_a_tie_more_mythos_cards_win_before_the_alignment() -> None:
    players = [(INVESTIGATOR, 15), (CULTIST, 15), (DISSENTER_CULTIST, 11)]

    assert ended(players, mythos={0: 1, 1: 2}).table.winners == [1]
    assert ended(players, mythos={0: 2, 1: 1}).table.winners == [0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (INVESTIGATOR, CULTIST),
        (INVESTIGATOR, DISSENTER_CULTIST),
        (INVESTIGATOR, DISSENTER_INVESTIGATOR),
        (CULTIST, DISSENTER_CULTIST),
        (CULTIST, DISSENTER_INVESTIGATOR),
    ],
)
def test_dp_54_then_investigators_before_cultists_before_dissenters(
    better: str, worse: str
) -> None:
    third = next(side for side in ORDER if side not in (better, worse))
    play = ended([(worse, 15), (better, 15), (third, 11)], mythos={0: 1, 1: 1})

    assert play.table.winners == [1]


def test_dp_54_an_impostor_stands_in_a_tie_as_what_it_has_become() -> None:
    players = [(INVESTIGATOR, 15), (INVESTIGATOR, 15), (DISSENTER_CULTIST, 11)]

    assert ended(players, mythos={1: 1}, impostor=0).table.winners == [1]


@pytest.mark.parametrize(
    "pair",
    [
        (INVESTIGATOR, INVESTIGATOR),
        (CULTIST, CULTIST),
        (DISSENTER_CULTIST, DISSENTER_INVESTIGATOR),
    ],
)
def test_dp_54_then_the_win_is_shared(pair: tuple[str, str]) -> None:
    third = CULTIST if INVESTIGATOR in pair else INVESTIGATOR
    play = ended([(pair[0], 15), (third, 11), (pair[1], 15), (third, 14)])

    assert play.table.winners == [0, 2]
    assert play.events(None, "wins") == [("wins", 0, 2)]
