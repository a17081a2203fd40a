"""What a view tells the seat that is asked: money, fares, purchases, gates and the end."""

import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import CULTIST, INVESTIGATOR, Play, Scene, party, solo
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.actions.reveal import worth_of_reveal
from turncoat.games.dark_providence.public.scoring import total
from turncoat.games.dark_providence.rules import RULES
from turncoat.games.dark_providence.views.schema import PurchaseView, TurnView


def turn(play: Play, seat: Seat = 0) -> TurnView:
    found = play.view(seat).turn
    assert found is not None
    return found


def test_dp_16_only_who_is_asked_is_told() -> None:
    play = party().play()

    assert play.view(0).turn is not None
    assert play.view(1).turn is None
    assert play.view(None).turn is None


def test_dp_29a_the_view_has_the_fare_of_each_goal() -> None:
    play = party().hand(0, "bs_explorers").main(0, "arkham").play().choose("travel")
    play.choose("piece", "monday")

    assert turn(play).fares == {"boston": 1, "new_york": 2, "washington": 3}
    assert {goal for _, goal in play.options()} == set(turn(play).fares)


def test_dp_29a_when_a_goal_is_chosen_the_fares_are_gone() -> None:
    play = party().hand(0, "bs_explorers").main(0, "arkham").play().choose("travel")
    play.choose("piece", "monday").choose("go", "washington")

    assert turn(play).fares == {}


def test_dp_29b_a_free_step_has_no_fares() -> None:
    [agent] = RULES.box.steps
    play = party().agent(0, agent, "detroit").play().choose("step", agent)

    assert play.asked() == {0: "goal"}
    assert turn(play).fares == {}


def test_dp_20_the_hand_pays_for_each_action_with_its_resource() -> None:
    funds = turn(party().hand(0, "st_whispers", "st_rail").play()).funds

    resources = RULES.box.resources
    influence = sum(resources[card].get("influence", 0) for card in ("st_whispers", "st_rail"))
    money = sum(resources[card].get("money", 0) for card in ("st_whispers", "st_rail"))
    assert funds["influence"] == funds["retrieve"] == influence
    assert funds["buy"] == funds["travel"] == money
    assert funds["ritual_up"] == 0


def test_dp_20_the_view_says_how_many_cubes_the_cards_so_far_place() -> None:
    play = party().hand(0, "st_favours", "st_whispers").supply(0, 9).play().choose("influence")
    assert turn(play).purchase is None

    play.choose("card", "st_favours")

    worth = RULES.box.resources["st_favours"]["influence"]
    assert turn(play).purchase == PurchaseView("influence", worth, "")


def test_dp_28_the_cards_so_far_move_a_marker_to_a_space() -> None:
    scene = party().tracks(ritual=5).hand(0, "city_rlyeh", "bs_starry")
    play = scene.play().choose("ritual_up").choose("card", "bs_starry")

    steps = RULES.box.resources["bs_starry"]["ritual_up"]
    assert turn(play).purchase == PurchaseView("ritual_up", 5 + steps, "ritual")


def test_dp_10_the_view_says_how_many_cards_make_a_full_hand() -> None:
    assert turn(party().play()).full_hand == RULES.box.numbers.hand
    assert turn(party().mythos(0, "my_trapezohedron").play()).full_hand == 6


def test_dp_35_a_reveal_scores_track_and_gates() -> None:
    scene = three().tracks(investigation=3).gate(0, "charleston", "closed")
    play = scene.gate(0, "chicago", "open").play()

    assert turn(play).reveal == [("own_track", 2), ("gates_closed", 5)]
    assert total(turn(play).reveal) == worth_of_reveal(play.table, play[0])


@pytest.mark.parametrize(
    ("alignment", "kinds"),
    [(INVESTIGATOR, ["closed"]), (CULTIST, ["open"]), ("dissenter_cultist", ["closed", "open"])],
)
def test_dp_52_the_view_says_which_gates_score(alignment: str, kinds: list[str]) -> None:
    play = Scene(alignment, INVESTIGATOR, CULTIST).play()

    assert turn(play).gate_kinds == kinds


def test_dp_48_the_view_says_which_cities_are_closed() -> None:
    view = party().cthulhu("boston").martial_law("chicago").play().view(0)

    assert sorted(view.closed) == ["boston", "chicago"]
    assert party().play().view(0).closed == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dp_50_the_view_says_how_many_vp_end_the_game(players: int) -> None:
    assert party(players).play().view(0).target == RULES.box.threshold[players]


@pytest.mark.parametrize(("players", "cards"), [(1, [1]), (2, [4]), (3, [4]), (4, [5, 5])])
def test_dp_4_the_view_says_what_was_dealt_from(players: int, cards: list[int]) -> None:
    play = solo().play() if players == 1 else party(players).play()
    view = play.view(0)

    assert [len(cards) for cards in view.dealt] == cards
    dealt = sorted([player.alignment for player in play.table.players[:players]])
    assert any(all(dealt.count(a) <= cards.count(a) for a in dealt) for cards in view.dealt)


def test_dp_67a_the_view_says_how_far_the_goal_has_come() -> None:
    found = solo("goo_yog").counted(gates=1).play().view(0).solo

    assert found is not None
    assert found.goal == "gates_opened_by_cultists"
    assert found.progress == 1
    assert found.needed == RULES.box.great_old_ones["goo_yog"].goal.at_least


def test_dp_63a_the_view_says_what_a_cultists_card_adds() -> None:
    hidden = solo().play().view(0).players[1].powers
    shown = solo().revealed(1, "murder").play().view(0).players[1].powers

    card = RULES.box.cultists["cultist1"]
    assert hidden["strength"] == card.hidden.strength
    assert shown["influence"] == card.revealed.influence
