import pytest

from tests.games.dark_providence.scene_parts import three

# DP-34: Discard


@pytest.mark.parametrize("count", [1, 2, 3])
def test_dp_34_any_number_of_cards_is_discarded(count: int) -> None:
    cards = ["st_rail", "st_hush", "st_favours"]
    scene = three().hand(0, *cards)
    before = len(scene.table.players[0].discards)
    play = scene.play().choose("discard_cards")

    for card in cards[:count]:
        play.choose("discard", card)
    if count < 3:
        play.choose("done")

    assert play[0].discards[before:] == cards[:count]
    assert play[0].hand == cards[count:]
    assert play.table.actions == 1
    assert play.asked() == {0: "turn"}
    play.check_parts()


def test_dp_34_at_least_one_card_is_discarded() -> None:
    play = three().hand(0, "st_rail", "st_hush").play().choose("discard_cards")

    assert play.options() == [("discard", "st_rail"), ("discard", "st_hush")]


def test_dp_34_an_empty_hand_has_nothing_to_discard() -> None:
    assert ("discard_cards",) not in three().play().options()


def test_dp_34_discards_are_not_replaced_before_the_turn_ends() -> None:
    play = three().hand(0, "st_rail", "st_hush").play().choose("discard_cards")

    play.choose("discard", "st_rail").choose("done")
    assert play[0].hand == ["st_hush"]
    play.choose("pass")

    assert len(play[0].hand) == 5
    play.check_parts()


def test_dp_34_a_discarded_agent_stays_on_the_board() -> None:
    play = three().hand(0, "ag_jung").agent(0, "ag_jung", "boston").play()

    play.choose("discard_cards").choose("discard", "ag_jung")

    assert play[0].agents["ag_jung"] == "boston"
    play.check_parts()


# DP-36: Pass


@pytest.mark.parametrize("actions", [2, 1, 0])
def test_dp_36_pass_ends_the_turn_with_or_without_actions_left(actions: int) -> None:
    play = three().hand(0, "st_rail").turn(0, actions).play()

    play.choose("pass")

    assert play.asked() == {1: "turn"}
    assert play.table.actions == 2
    assert len(play[0].hand) == 5
    assert "st_rail" in play[0].hand


def test_dp_36_a_turn_does_not_end_by_itself() -> None:
    play = three().hand(0, "st_rail", "st_hush").turn(0, 1).play()

    play.choose("discard_cards").choose("discard", "st_rail").choose("done")

    assert play.asked() == {0: "turn"}
    assert play.options() == [("pass",)]


# DP-37: mythos cards with an action


def test_dp_37_an_action_of_a_mythos_card_costs_an_action_and_the_card_stays() -> None:
    play = three().mythos(0, "my_necronomicon").play().luck("sanity")

    play.choose("use_mythos", "my_necronomicon")

    assert play[0].vp == 2
    assert play[0].sanity == 1
    assert play[0].mythos == ["my_necronomicon"]
    assert (play[0].used, play.table.actions) == ([], 1)
    play.check_parts()


def test_dp_37_a_free_action_of_a_mythos_card_costs_no_action() -> None:
    play = three().mythos(0, "my_silver_key").turn(0, 0, fresh=False).play()

    play.choose("use_mythos", "my_silver_key").choose("piece", "monday").choose("go", "boston")

    assert play[0].agents == {"monday": "boston"}
    assert play[0].mythos == ["my_silver_key"]
    assert play.table.actions == 0


def test_dp_37_after_the_last_action_no_mythos_action_is_left() -> None:
    play = three().mythos(0, "my_necronomicon").turn(0, 0).play()

    assert play.options() == [("pass",)]


@pytest.mark.parametrize("card", ["my_necronomicon", "my_silver_key"])
def test_dp_37_a_limit_of_once_a_turn_holds_for_one_turn(card: str) -> None:
    play = three().mythos(0, card).play()
    option = ("use_mythos", card)

    play.choose(*option)
    if card == "my_silver_key":
        play.choose("piece", "monday").choose("go", "boston")
    assert option not in play.options()
    play.choose("pass").choose("pass").choose("pass")

    assert option in play.options(0)


def test_dp_37_a_limit_of_once_a_game_holds_for_good() -> None:
    scene = three().mythos(0, "my_shoggoth").agent(1, "ag_rose", "arkham")
    play = scene.agent(1, "ag_jung", "arkham").play()

    play.choose("use_mythos", "my_shoggoth").choose("piece", "ag_rose")
    assert ("use_mythos", "my_shoggoth") not in play.options()
    play.choose("pass").choose("pass").choose("pass")

    assert ("use_mythos", "my_shoggoth") not in play.options(0)
    assert play[0].mythos == ["my_shoggoth"]


@pytest.mark.parametrize(("insanity", "possible"), [(2, True), (3, False)])
def test_dp_37_a_condition_of_a_mythos_card_must_hold(insanity: int, possible: bool) -> None:
    scene = three().mythos(1, "my_necronomicon").insanity(1, insanity).revealed(1).turn(1)

    assert (("use_mythos", "my_necronomicon") in scene.play().options()) is possible


def test_dp_37_a_mythos_card_of_another_player_is_not_used() -> None:
    assert "use_mythos" not in three().mythos(1, "my_necronomicon").play().kinds()


def test_dp_37_a_mythos_action_that_could_do_nothing_is_not_used() -> None:
    scene = three().mythos(0, "my_shoggoth", "my_sacrifice").agent(1, "ag_rose", "detroit")

    assert "use_mythos" not in scene.play().kinds()
