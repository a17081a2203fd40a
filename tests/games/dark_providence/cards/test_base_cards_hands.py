"""Base cards that draw, take back, destroy or show cards."""

import pytest

from tests.games.dark_providence.scenes import CULTIST, DISSENTER_CULTIST, INVESTIGATOR, Scene
from turncoat.games.dark_providence.pile import cards_of


def holding(*cards: str) -> Scene:
    """Seat 0 of three holds these cards."""
    return Scene(INVESTIGATOR, CULTIST, DISSENTER_CULTIST).hand(0, *cards)


def bare(*cards: str) -> Scene:
    """Seat 0 holds these cards; its deck is empty, as all other cards have been used."""
    scene = holding(*cards)
    me = scene.table.players[0]
    me.used = cards_of(me.deck)
    me.deck = ()
    return scene


# Miskatonic Faculty: draw two cards


def test_bs_miskatonic_draws_two_cards() -> None:
    play = holding("bs_miskatonic").deck(0, "st_rail", "st_pistol", "st_hush").play()

    play.choose("use", "bs_miskatonic")

    assert play[0].hand == ["st_rail", "st_pistol"]
    assert play.events(0, "you_draw") == [("you_draw", "st_rail", "st_pistol")]
    assert play.events(1, "draws") == [("draws", 0, 2)]
    assert play.table.actions == 1
    play.check_parts()


def test_bs_miskatonic_makes_the_deck_anew_but_never_draws_itself() -> None:
    scene = bare("bs_miskatonic").deck(0, "st_rail").discards(0, "bs_plane")
    play = scene.play()

    play.choose("use", "bs_miskatonic")

    assert play[0].hand == ["st_rail", "bs_plane"]
    assert "bs_miskatonic" in play[0].used


def test_bs_miskatonic_does_nothing_when_there_is_nothing_to_draw() -> None:
    assert ("use", "bs_miskatonic") not in bare("bs_miskatonic").play().options()


# Hart Island: take back up to two cards from the discards


def test_bs_hart_island_returns_two_cards_to_the_hand() -> None:
    play = bare("bs_hart_island").discards(0, "bs_plane", "bs_kitchen", "bs_customs").play()

    play.choose("use", "bs_hart_island")
    assert set(play.options()) == {
        ("recover", "bs_plane"), ("recover", "bs_kitchen"), ("recover", "bs_customs"),
    }  # fmt: skip
    play.choose("recover", "bs_kitchen").choose("recover", "bs_plane")

    assert play[0].hand == ["bs_kitchen", "bs_plane"]
    assert play[0].discards == ["bs_customs"]
    assert "bs_hart_island" in play[0].used
    assert play.asked() == {0: "turn"}
    assert play.table.actions == 1
    play.check_parts()


def test_bs_hart_island_may_return_only_one() -> None:
    play = bare("bs_hart_island").discards(0, "bs_plane", "bs_kitchen").play()

    play.choose("use", "bs_hart_island").choose("recover", "bs_kitchen").choose("done")

    assert play[0].hand == ["bs_kitchen"]


def test_bs_hart_island_does_nothing_without_discards() -> None:
    assert ("use", "bs_hart_island") not in bare("bs_hart_island").play().options()


# Archive Fire: destroy up to two of your cards; draw two


def test_bs_fire_destroys_two_cards_and_draws_two() -> None:
    scene = holding("bs_fire", "st_rail").deck(0, "bs_plane", "bs_customs")
    scene.discards(0, "bs_kitchen")
    play = scene.play().luck("bs_plane", "bs_customs")

    play.choose("use", "bs_fire")
    assert ("purge_hand", "bs_fire") not in play.options()
    play.choose("purge_hand", "st_rail").choose("purge_discard", "bs_kitchen")

    assert play.table.gone == ["st_rail", "bs_kitchen"]
    assert play[0].hand == ["bs_plane", "bs_customs"]
    assert play[0].used == ["bs_fire"]
    assert play.table.actions == 1
    play.check_parts()


def test_bs_fire_may_only_draw() -> None:
    play = holding("bs_fire", "st_rail").deck(0, "bs_plane", "bs_customs").play()

    play.choose("use", "bs_fire").choose("done")

    assert play[0].hand == ["st_rail", "bs_plane", "bs_customs"]
    assert play.table.gone == []


def test_bs_fire_takes_the_token_of_an_agents_card() -> None:
    scene = holding("bs_fire").agent(0, "ag_houdini", "chicago")
    play = scene.play()

    play.choose("use", "bs_fire").choose("purge_discard", "ag_houdini")

    assert play.table.gone == ["ag_houdini"]
    assert list(play[0].agents) == [play[0].main]
    play.check_parts()


def test_bs_fire_sends_a_city_card_back_and_leaves_control() -> None:
    play = holding("bs_fire").control(0, "boston").play()

    play.choose("use", "bs_fire").choose("purge_discard", "city_boston")

    assert "city_boston" in play.table.city_cards
    assert play.table.control == {"boston": 0}
    play.check_parts()


def test_bs_fire_burns_a_starting_card_without_harm_to_the_main_agent() -> None:
    scene = Scene(INVESTIGATOR, CULTIST, agents=["friday", "monday"])
    play = scene.hand(0, "bs_fire", "st_friday").play()

    play.choose("use", "bs_fire").choose("purge_hand", "st_friday")

    assert play.table.gone == ["st_friday"]
    assert play[0].agents == {"friday": "arkham"}


# Explorers' Club: look at a city's face-down cards and put one on top; draw a card


def test_bs_explorers_put_a_face_down_card_on_top_and_draw() -> None:
    scene = holding("bs_explorers").stack("detroit", "bs_plane", "bs_kitchen", "bs_customs")
    scene.top("detroit", "bs_jury").deck(0, "st_rail")
    play = scene.play()

    play.choose("use", "bs_explorers").choose("stack", "detroit")

    seen = ("sees_stack", "detroit", "bs_customs", "bs_kitchen", "bs_plane")
    assert play.events(0, "sees_stack") == [seen]
    assert play.events(1, "sees_stack") == []
    assert play.events(1, "looks_at_stack") == [("looks_at_stack", 0, "detroit")]
    assert set(play.options()) == {
        ("top", "bs_plane"), ("top", "bs_kitchen"), ("top", "bs_customs"),
    }  # fmt: skip

    play.choose("top", "bs_customs")

    pile = play.table.stacks["detroit"]
    assert pile[-1][0] == ("bs_customs",)
    assert sorted(pile[-2][0]) == ["bs_kitchen", "bs_plane"]
    assert play.table.tops["detroit"] == "bs_jury"
    assert play[0].hand == ["st_rail"]
    assert play.table.actions == 1
    play.check_parts()


def test_bs_explorers_look_only_where_cards_lie_face_down() -> None:
    scene = holding("bs_explorers").stack("detroit")
    play = scene.play().choose("use", "bs_explorers")

    assert len(play.options()) == 11
    assert ("stack", "detroit") not in play.options()


# Federal Bureau: look at another player's alignment; then destroyed


@pytest.mark.parametrize(("seat", "alignment"), [(1, CULTIST), (2, DISSENTER_CULTIST)])
def test_bs_bureau_sees_an_alignment_and_is_destroyed(seat: int, alignment: str) -> None:
    play = holding("bs_bureau").play()

    play.choose("use", "bs_bureau")
    assert play.options() == [("player", 1), ("player", 2)]
    play.choose("player", seat)

    assert play.events(0, "sees_alignment") == [("sees_alignment", seat, alignment)]
    assert play.events(3 - seat, "sees_alignment") == play.events(seat, "sees_alignment") == []
    assert play.events(None, "looks_at_alignment") == [("looks_at_alignment", 0, seat)]
    assert play.table.gone == ["bs_bureau"]
    assert play[0].used == []
    assert play.table.actions == 1
    play.check_parts()


def test_bs_bureau_does_not_look_at_what_is_revealed() -> None:
    scene = holding("bs_bureau").revealed(1)
    assert scene.play().choose("use", "bs_bureau").options() == [("player", 2)]

    both = holding("bs_bureau").revealed(1).revealed(2).play()

    assert ("use", "bs_bureau") not in both.options()


# Séance Circle: look at the top two mythos cards and add one to the row


def test_bs_seance_adds_one_of_two_mythos_cards_to_the_row() -> None:
    play = holding("bs_seance").row("my_yog").play().luck("my_dagon", "my_tesla")
    size = len(cards_of(play.table.mythos_deck))

    play.choose("use", "bs_seance")

    assert play.events(0, "sees_mythos") == [("sees_mythos", "my_dagon", "my_tesla")]
    assert play.events(1, "sees_mythos") == []
    assert play.options() == [("to_row", "my_dagon"), ("to_row", "my_tesla")]

    play.choose("to_row", "my_tesla")

    assert play.table.row == ["my_yog", "my_tesla"]
    assert play.table.mythos_deck[0][0] == ("my_dagon",)
    assert len(cards_of(play.table.mythos_deck)) == size - 1
    assert play.table.actions == 1
    play.check_parts()


def test_bs_seance_adds_the_only_mythos_card_that_is_left() -> None:
    scene = holding("bs_seance").row("my_yog").mythos_deck("my_dagon")
    scene.row(*[card for card in scene.table.box.of_kind("mythos") if card != "my_dagon"])
    play = scene.play().choose("use", "bs_seance")

    assert play.table.row[-1] == "my_dagon"
    assert play.table.mythos_deck == ()
    assert play.asked() == {0: "turn"}
    play.check_parts()
