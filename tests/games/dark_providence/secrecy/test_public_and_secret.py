import pytest

from tests.games.dark_providence.scenes import Play, Scene, claim, on_city, on_mythos, party
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.rules import RULES

MONDAYS = RULES.box.starting_deck("monday")
OTHERS = [1, 2, None]


def busy() -> Scene:
    """Seat 0 has cards, cubes and tokens in all kinds of places."""
    scene = party().hand(0, "st_rail", "st_hush").discards(0, "st_chain").mythos(0, "my_yog")
    scene.limbo(0, 2).cubes(0, on_city("detroit"), 2).crypt(0, "ag_rose").insanity(0, 1)
    return scene.control(0, "chicago").vp(0, 5)


# DP-16: what is public and what is secret


@pytest.mark.parametrize("seat", [0, *OTHERS])
def test_dp_16_everybody_sees_what_is_public(seat: Seat | None) -> None:
    shown = busy().play().view(seat).players[0]

    assert (shown.supply, shown.general, shown.limbo, shown.tokens) == (4, 10, 2, 11)
    assert shown.cubes == [(on_city("detroit"), 2)]
    assert shown.crypt == ["ag_rose"]
    assert (shown.insanity, shown.sanity) == (1, 0)
    assert shown.mythos == ["my_yog"]
    assert shown.discards == ["st_chain", "city_chicago"]
    assert (shown.hand_size, shown.deck.size) == (2, 7)
    assert (shown.vp, shown.agents) == (5, {"monday": "arkham"})


@pytest.mark.parametrize("seat", [0, *OTHERS])
def test_dp_16_everybody_sees_the_board(seat: Seat | None) -> None:
    play = busy().tracks(3, 4).lock(on_city("boston")).play()

    shown = play.view(seat)

    assert shown.tops == play.table.tops
    assert shown.row == play.table.row
    assert shown.control == {"chicago": 0}
    assert shown.locks == [on_city("boston")]
    assert (shown.ritual, shown.investigation) == (3, 4)
    assert shown.bag.count("insanity") == 11


@pytest.mark.parametrize("seat", OTHERS)
def test_dp_16_a_hand_is_secret(seat: Seat | None) -> None:
    first = party().hand(0, "st_rail", "st_hush").play()
    second = party().hand(0, "st_pistol", "st_rite").play()

    assert first.view(seat).players[0].hand is None
    assert first.view(seat) == second.view(seat)
    assert first.view(0).players[0].hand == ["st_rail", "st_hush"]


@pytest.mark.parametrize("seat", OTHERS)
def test_dp_16_the_order_of_a_deck_is_secret(seat: Seat | None) -> None:
    first = party().deck(0, "st_rail", "st_hush", "st_rite").play()
    second = party().deck(0, "st_rite", "st_rail", "st_hush").play()

    assert first.view(seat).players[0].deck == second.view(seat).players[0].deck
    assert first.view(seat).players[0].unseen == ["st_hush", "st_rail", "st_rite"]


def test_dp_16_its_owner_knows_what_is_in_it_and_no_more() -> None:
    play = party().hand(0, "st_rail", "st_hush").play()

    assert play.view(0).players[0].deck.cards == [
        sorted(card for card in MONDAYS if card not in ("st_rail", "st_hush"))
    ]


@pytest.mark.parametrize("seat", [0, *OTHERS])
def test_dp_16_face_down_stacks_are_secret(seat: Seat | None) -> None:
    play = party().play()

    shown = play.view(seat)

    assert all(cards is None for pile in shown.stacks.values() for cards in pile.cards)
    assert shown.reserve.cards == shown.mythos_deck.cards == [None]


@pytest.mark.parametrize("alignment", ["investigator", "dissenter_cultist"])
@pytest.mark.parametrize("seat", OTHERS)
def test_dp_16_a_hidden_alignment_is_secret(seat: Seat | None, alignment: str) -> None:
    play = Scene(alignment, "cultist", "dissenter_investigator").play()

    assert play.view(seat).players[0].alignment is None
    assert play.view(0).players[0].alignment == alignment


def test_dp_16_what_a_look_showed_is_for_one_alone() -> None:
    play = party().hand(0, "bs_bureau").play().choose("use", "bs_bureau").choose("player", 1)

    assert play.view(0).players[1].alignment == "cultist"
    assert play.view(2).players[1].alignment is None
    assert play.events(0, "sees_alignment") == [("sees_alignment", 1, "cultist")]
    assert play.events(2, "sees_alignment") == play.events(1, "sees_alignment") == []
    assert play.events(2, "looks_at_alignment") == [("looks_at_alignment", 0, 1)]


@pytest.mark.parametrize("seat", OTHERS)
def test_dp_16_drawn_cards_are_seen_by_who_draws_them(seat: Seat | None) -> None:
    play = party().hand(0, "st_wednesday").deck(0, "st_rail", "st_hush", "st_rite").play()

    play.choose("use", "st_wednesday")

    assert play.events(0, "you_draw") == [("you_draw", "st_rail", "st_hush", "st_rite")]
    assert play.events(seat, "you_draw") == []
    assert play.events(seat, "draws") == [("draws", 0, 3)]
    assert play.view(seat).players[0].hand_size == 3


def test_dp_16_who_looked_through_a_stack_knows_its_cards_but_not_their_order() -> None:
    scene = party().hand(0, "bs_explorers").stack("detroit", "bs_order", "bs_customs", "bs_plane")
    play = scene.play().choose("use", "bs_explorers").choose("stack", "detroit")
    assert play.events(0, "sees_stack") == [
        ("sees_stack", "detroit", "bs_customs", "bs_order", "bs_plane")
    ]

    play.choose("top", "bs_plane")

    assert play.view(0).stacks["detroit"].cards == [["bs_customs", "bs_order"], ["bs_plane"]]
    assert play.view(1).stacks["detroit"].cards == [None, None]
    assert ("top", "bs_plane") not in [answer[2] for answer in play.view(1).answers]
    assert play.events(1, "sees_stack") == []


# DP-17: several players choose


def pandemonium(*hands: tuple[str, ...]) -> Play:
    """Seat 0 has claimed Pandemonium; the others have to discard two cards each."""
    scene = party().row("my_pandemonium").cubes(0, on_mythos("my_pandemonium"), 1)
    for seat, hand in enumerate(hands, 1):
        scene.hand(seat, *hand)
    return scene.play().choose("claim").choose(*on_mythos("my_pandemonium"))


FIRST = ("st_rail", "st_hush", "st_rite")
SECOND = ("st_pistol", "st_favours", "st_chain")


def test_dp_17_forced_discards_are_chosen_at_once() -> None:
    play = pandemonium(FIRST, SECOND)

    assert play.asked() == {1: "throw", 2: "throw"}
    assert play.options(1) == [("throw", card) for card in FIRST]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_dp_17_they_are_chosen_in_secret(seat: Seat | None) -> None:
    play = pandemonium(FIRST, SECOND)
    before, events = play.view(seat), play.events(seat)

    play.answer(1, "throw", "st_rail")

    assert play.view(seat) == before
    assert play.events(seat) == events


@pytest.mark.parametrize("seat", [0, 2, None])
def test_dp_17_nothing_is_shown_before_all_have_chosen_everything(seat: Seat | None) -> None:
    play = pandemonium(FIRST, SECOND).answer(1, "throw", "st_rail").answer(2, "throw", "st_chain")

    play.answer(1, "throw", "st_hush")

    assert play.events(seat, "discards") == []
    assert play.view(seat).players[1].discards == []
    shown = [answer[2] for answer in play.view(seat).answers if answer[1] == 1]
    assert ("throw", "st_rail") not in shown


def test_dp_17_then_all_are_discarded() -> None:
    play = pandemonium(FIRST, SECOND).answer(1, "throw", "st_rail").answer(2, "throw", "st_chain")

    play.answer(2, "throw", "st_pistol").answer(1, "throw", "st_rite")

    assert play[1].hand == ["st_hush"]
    assert play[2].hand == ["st_favours"]
    assert sorted(play[1].discards) == ["st_rail", "st_rite"]
    assert sorted(play[2].discards) == ["st_chain", "st_pistol"]


def test_dp_17_who_has_one_card_discards_one() -> None:
    play = pandemonium(("st_rail",), SECOND).answer(1, "throw", "st_rail")
    play.answer(2, "throw", "st_chain")

    assert play.asked() == {2: "throw"}


def test_dp_17_reactions_come_in_seat_order_from_the_active_player_on() -> None:
    scene = party().row("my_pandemonium").cubes(1, on_mythos("my_pandemonium"), 1)
    scene.hand(0, "bs_bootleggers").hand(2, "bs_bootleggers").limbo(0, 1).limbo(2, 1)
    play = scene.turn(1).play().choose("claim").choose(*on_mythos("my_pandemonium"))

    play.answer(0, "throw", "bs_bootleggers").answer(2, "throw", "bs_bootleggers")

    assert play.asked() == {2: "reaction"}
    assert play.choose("no").asked() == {0: "reaction"}


def test_dp_17_the_active_player_chooses_first_then_seat_order() -> None:
    scene = party().row("my_cthulhu").cubes(1, on_mythos("my_cthulhu"), 1)
    for seat in range(3):
        scene.main(seat, "chicago")
    play = scene.turn(1).play().choose("claim").choose(*on_mythos("my_cthulhu"))

    play.luck("sanity").choose("place", "chicago")

    asked: list[Seat] = []
    while "flee" in play.asked().values():
        asked += play.asked()
        play.choose("go", "detroit")
    assert asked == [1, 2, 0]


def test_dp_17_forced_discards_are_open_once_they_lie_there() -> None:
    scene = party(2).row("my_pandemonium").cubes(0, on_mythos("my_pandemonium"), 1)
    play = claim(scene.hand(1, "st_rail", "st_hush"), on_mythos("my_pandemonium"))
    thrown = [(0, 1, ("throw", card)) for card in ("st_rail", "st_hush")]

    play.choose("throw", "st_rail")
    assert thrown[0] not in play.view(0).answers
    play.choose("throw", "st_hush")

    assert play.asked() == {0: "refresh"}
    assert [entry for entry in play.view(0).answers if entry in thrown] == thrown


def test_dp_16_a_recovered_card_is_known_until_it_leaves_the_hand() -> None:
    scene = party().hand(0, "bs_hart_island", "st_hush").discards(0, "bs_kitchen")
    play = scene.play().choose("use", "bs_hart_island").choose("recover", "bs_kitchen")

    assert [play.view(seat).players[0].known for seat in (1, 2)] == [["bs_kitchen"]] * 2
    play.choose("discard_cards").choose("discard", "bs_kitchen")

    assert play.view(1).players[0].known == []
