import pytest

from tests.games.dark_providence.scenes import Play, claim, on_base, on_city, on_mythos, party
from turncoat.core.errors import IllegalAnswer


def back(play: Play, steps: int = 1) -> Play:
    """Undo this many answers of seat 0."""
    for _ in range(steps):
        play.match.undo(0)
    return play


def may(play: Play, seat: int = 0) -> bool:
    return play.match.can_undo(seat)


def influenced() -> Play:
    """Seat 0 has put two cubes on Detroit, which took four answers."""
    play = party().hand(0, "st_favours", "st_rail").agent(0, "ag_lafrance", "chicago").play()
    return influence(play)


def influence(play: Play) -> Play:
    play.choose("influence").choose("card", "st_favours").choose("done")
    return play.choose(*on_city("detroit"))


# DP-36: what can be undone


def test_dp_36_influence_may_be_taken_back_when_it_was_carried_out() -> None:
    play = influenced()
    assert play[0].cubes == {on_city("detroit"): 2}
    assert may(play)

    back(play)

    assert play.match.pending[0].topic == ("influence", 2)
    assert play[0].cubes == {}
    assert play[0].supply == 6
    play.choose(*on_base("detroit"))
    assert play[0].cubes == {on_base("detroit"): 2}
    play.check_parts()


def test_dp_36_it_goes_back_step_by_step() -> None:
    play = influenced()

    assert play.match.pending[0].topic == ("turn", 1)
    assert back(play).match.pending[0].topic == ("influence", 2)
    assert back(play).match.pending[0].topic == ("pay", "influence", 2, 0)
    assert back(play).match.pending[0].topic == ("pay", "influence", 0, 0)
    assert play[0].hand == ["st_favours", "st_rail"]
    assert back(play).match.pending[0].topic == ("turn", 2)
    assert not may(play)


def test_dp_36_over_several_actions_to_the_beginning_of_the_turn() -> None:
    play = party().hand(0, "st_favours", "st_rail").agent(0, "ag_lafrance", "chicago").play()
    before = play.view(0), play.view(1), play.options()

    influence(play)
    play.choose("step", "ag_lafrance").choose("go", "detroit")
    play.choose("buy").choose("card", "st_rail").choose("done")
    assert play.options() == [("pass",)]
    assert may(play)

    assert back(play, 3).match.pending[0].topic == ("turn", 1)
    assert play[0].agents["ag_lafrance"] == "detroit"
    assert back(play, 2)[0].agents["ag_lafrance"] == "chicago"
    assert ("step", "ag_lafrance") in play.options()
    back(play, 4)

    assert (play.view(0), play.view(1), play.options()) == before
    assert not may(play)


def test_dp_36_what_was_taken_back_was_not_told() -> None:
    play = influenced()

    back(play, 4)

    assert play.events(1, "plays") == play.events(1, "adds") == []


def test_dp_36_only_who_answered_may_take_it_back() -> None:
    play = influenced()

    assert not may(play, 1)
    assert not may(play, 2)
    with pytest.raises(IllegalAnswer):
        play.match.undo(1)


def test_dp_36_not_after_pass() -> None:
    play = influenced().choose("pass")

    assert not may(play)
    with pytest.raises(IllegalAnswer):
        play.match.undo(0)


def test_dp_36_not_after_pass_even_if_nothing_was_drawn() -> None:
    hand = ("st_rail", "st_hush", "st_chain", "st_rite", "st_pistol")
    play = party().hand(0, *hand).play().choose("pass")

    assert play[0].deck_size() == 5
    assert not may(play)
    assert not may(play, 1)


def test_dp_36_a_free_action_that_was_taken_back_does_not_rule_out_a_claim() -> None:
    scene = party().agent(0, "ag_lafrance", "chicago").cubes(0, on_city("detroit"), 1)
    play = scene.play().choose("step", "ag_lafrance").choose("go", "st_louis")
    assert ("claim",) not in play.options()

    back(play, 2)

    assert ("claim",) in play.options()


# Possible, as nothing hidden or random was shown.


def test_dp_36_a_claim_of_a_city_may_be_taken_back() -> None:
    play = claim(party().cubes(0, on_city("detroit"), 1), on_city("detroit"))
    assert may(play)

    back(play, 2)

    assert (play[0].vp, play[0].limbo, play[0].discards) == (0, 0, [])
    assert play.table.control == {}
    assert ("claim",) in play.options()


def test_dp_36_a_claim_of_a_mythos_card_without_a_test_may_be_taken_back() -> None:
    scene = party().row("my_tesla").cubes(0, on_mythos("my_tesla"), 1)
    play = claim(scene, on_mythos("my_tesla"))

    assert may(play)
    assert back(play).table.row == ["my_tesla"]


def test_dp_36_a_city_whose_card_lies_on_a_discard_pile_may_be_taken_back() -> None:
    scene = party().control(1, "detroit").cubes(0, on_city("detroit"), 1)

    assert may(claim(scene, on_city("detroit")))


def test_dp_36_discards_may_be_taken_back() -> None:
    play = party().hand(0, "st_rail", "st_hush").play()
    play.choose("discard_cards").choose("discard", "st_rail").choose("done")

    assert may(play)
    assert back(play, 3)[0].hand == ["st_rail", "st_hush"]


# Impossible, as something hidden or random was shown.


def test_dp_36_not_after_a_card_was_turned_up() -> None:
    scene = party().top("chicago", "bs_customs").cubes(0, on_base("chicago"), 1)

    assert not may(claim(scene, on_base("chicago")))


def test_dp_36_not_after_the_last_card_of_a_stack_was_turned_up() -> None:
    scene = party().top("chicago", "bs_customs").stack("chicago", "bs_order")

    assert not may(claim(scene.cubes(0, on_base("chicago"), 1), on_base("chicago")))


@pytest.mark.parametrize("card", ["st_wednesday", "bs_miskatonic", "bs_order", "bs_seance"])
def test_dp_36_not_after_a_card_was_drawn_or_looked_at(card: str) -> None:
    play = party().hand(0, card).play().choose("use", card)

    assert not may(play)


def test_dp_36_not_after_a_look_at_ones_own_deck() -> None:
    play = party().mythos(0, "my_pnakotic").play().choose("use_mythos", "my_pnakotic")

    assert not may(play)


@pytest.mark.parametrize("token", ["sanity", "insanity"])
def test_dp_36_not_after_a_sanity_test(token: str) -> None:
    scene = party().mythos(0, "my_necronomicon")
    play = scene.play().luck(token).choose("use_mythos", "my_necronomicon")

    assert not may(play)


@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("bs_bureau", ("player", 1)),
        ("bs_explorers", ("stack", "detroit")),
    ],
)
def test_dp_36_not_after_a_look(card: str, answer: tuple[str | int, ...]) -> None:
    play = party().hand(0, card).play().choose("use", card)
    assert may(play)

    play.choose(*answer)

    assert not may(play)


def test_dp_36_not_after_a_look_at_a_hand() -> None:
    scene = party().hand(0, "ag_hoover").agent(0, "ag_hoover", "detroit").hand(1, "st_rail")
    play = scene.play().choose("use", "ag_hoover").choose("player", 1)

    assert play.asked() == {0: "discard_of"}
    assert not may(play)


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_dp_36_not_after_it_was_seen_where_a_hidden_city_card_was(place: str) -> None:
    scene = party().control(1, "detroit").cubes(0, on_city("detroit"), 1)
    scene = (
        scene.hand(1, "city_detroit")
        if place == "hand"
        else scene.deck(1, "st_rail", "city_detroit")
    )

    assert not may(claim(scene, on_city("detroit")))


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_dp_36_nor_where_the_card_of_an_agent_was(place: str) -> None:
    scene = party().mythos(0, "my_shoggoth").main(0, "detroit").agent(1, "ag_rose", "detroit")
    scene = scene.hand(1, "ag_rose") if place == "hand" else scene.deck(1, "st_rail", "ag_rose")

    play = scene.play().choose("use_mythos", "my_shoggoth").choose("piece", "ag_rose")

    assert not may(play)


def test_dp_36_not_after_another_player_has_answered() -> None:
    scene = party().mythos(0, "my_shoggoth").main(0, "detroit").agent(1, "ag_lescaux", "detroit")
    play = scene.play().choose("use_mythos", "my_shoggoth").choose("piece", "ag_lescaux")
    assert may(play)

    play.choose("no")

    assert not may(play)
    assert may(play, 1)


def test_dp_36_what_came_after_it_may_be_taken_back_but_no_more() -> None:
    scene = party().hand(0, "st_favours").top("chicago", "bs_customs")
    play = claim(scene.cubes(0, on_base("chicago"), 1), on_base("chicago"))
    influence(play)

    back(play, 4)

    assert play.match.pending[0].topic == ("turn", 1)
    assert play[0].discards == ["bs_customs"]
    assert not may(play)
