from typing import Any

import pytest

from tests.games.shadow_hunters.scenes import (
    CHAPEL,
    CIRCLE,
    GRAVEYARD,
    HUT,
    SPRING,
    TREE,
    Play,
    Scene,
)
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadSetup
from turncoat.core.match import Match
from turncoat.core.terms import Event
from turncoat.games.shadow_hunters.character import CHARACTERS
from turncoat.games.shadow_hunters.content import COLOURS, EVENTS, KINDS, PLACES, full_deck
from turncoat.games.shadow_hunters.rules import RULES

BASIC = {"e1", "f1", "g1", "u1", "v1", "w1", "a1", "b1", "c1", "d1"}
ADVANCED = {"e2", "f2", "g2", "u2", "v2", "w2", "a2", "b2", "c2", "d2"}
PICKED = ["e1", "f2", "g1", "u2", "v1", "w2", "a1", "b2", "c1", "d2"]
SIX = ("e1", "u1", "f1", "v1", "a1", "b1")


def dealt(players: int, seed: int = 0, **options: Any) -> Play:
    """A table straight from the deal."""
    return Play(Match.deal(RULES, RULES.read_options(players, options), key_from_seed(seed)))


def dealt_often(players: int, **options: Any) -> list[Play]:
    """The same table, dealt with other luck."""
    return [dealt(players, seed, **options) for seed in range(60)]


def characters(play: Play) -> list[str]:
    return [player.character.id for player in play.table.players]


def initials(play: Play) -> set[str]:
    return {player.character.initial for player in play.table.players}


def ever_dealt(players: int, **options: Any) -> set[str]:
    """All characters that ever come up."""
    return {name for play in dealt_often(players, **options) for name in characters(play)}


def kinds(play: Play) -> list[int]:
    """How many werewolves, vampires and humans were dealt."""
    found = [player.character.kind for player in play.table.players]
    return [found.count(kind) for kind in KINDS]


def first_throw(play: Play) -> Event:
    return play.choose("throw").events(topic="throws")[0]


def first_card(play: Play, colour: str) -> str:
    return play.table.deck(colour).draw(play.table.chance)


def obey_all(play: Play) -> Play:
    """Every receiver of the opening does the first thing that it may."""
    while play.table.phase == "opening":
        play.choose(*play.options()[0])
    return play


def finish_card(play: Play) -> Play:
    """The drawer takes the first choice until the card is done."""
    while play.asked() in ({0: "target"}, {0: "part_with"}, {0: "steal"}, {0: "healing_card"}):
        play.choose(*play.options()[0])
    return play


def all_but(card: str, colour: str) -> list[str]:
    """A whole deck without one card."""
    cards = full_deck(colour, 16)
    cards.remove(card)
    return cards


def cards_left(play: Play) -> int:
    """How many cards lie in all three piles together."""
    view = play.view(None)
    return view.red.left + view.blue.left + view.green.left


# SH-1


def test_sh_1_the_first_die_has_six_sides() -> None:
    throws = [first_throw(play) for play in dealt_often(4)]

    assert {throw[2] for throw in throws} == {1, 2, 3, 4, 5, 6}


def test_sh_1_the_second_die_has_four_sides() -> None:
    throws = [first_throw(play) for play in dealt_often(4)]

    assert {throw[3] for throw in throws} == {1, 2, 3, 4}


def test_sh_1_each_of_the_six_places_lies_in_one_slot() -> None:
    play = dealt(4)

    assert sorted(play.view(None).slots) == sorted(PLACES)


def test_sh_1_any_place_can_lie_in_the_first_slot() -> None:
    plays = dealt_often(4)

    assert {play.view(None).slots[0] for play in plays} == set(PLACES)


@pytest.mark.parametrize(("place", "partner"), [(HUT, SPRING), (CHAPEL, GRAVEYARD), (TREE, CIRCLE)])
def test_sh_1_two_slots_form_an_area(place: str, partner: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").at(partner, 1).play()

    play.move(place).skip_place()

    assert play.options() == [("attack", 1), ("no_attack",)]


@pytest.mark.parametrize(("place", "beyond"), [(SPRING, CHAPEL), (GRAVEYARD, TREE), (HUT, CIRCLE)])
def test_sh_1_the_slots_of_two_areas_form_none(place: str, beyond: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").at(beyond, 1).play()

    play.move(place).skip_place()

    assert "attack" not in play.asked().values()


@pytest.mark.parametrize(
    ("d6", "d4", "place"),
    [
        (1, 1, HUT),
        (2, 1, HUT),
        (3, 1, SPRING),
        (4, 1, SPRING),
        (4, 2, CHAPEL),
        (5, 3, GRAVEYARD),
        (6, 3, TREE),
        (6, 4, CIRCLE),
    ],
)
def test_sh_1_each_place_has_its_number(d6: int, d4: int, place: str) -> None:
    play = Scene("f1", "u1", "g1", "v1").play(d6, d4)

    play.choose("throw")

    assert play[0].place == place


# SH-2


@pytest.mark.parametrize("colour", COLOURS)
def test_sh_2_each_deck_has_sixteen_cards(colour: str) -> None:
    play = dealt(5)

    assert len(play.table.deck(colour).pile) == 16


@pytest.mark.parametrize("colour", COLOURS)
def test_sh_2_any_card_can_be_the_first(colour: str) -> None:
    plays = dealt_often(4) + dealt_often(5)

    firsts = {first_card(play, colour) for play in plays}

    assert firsts == set(full_deck(colour, 16))


def test_sh_2_nothing_is_discarded_at_first() -> None:
    view = dealt(4).view(None)

    assert [view.red.discards, view.blue.discards, view.green.discards] == [[], [], 0]


# SH-2a


def test_sh_2a_a_deck_whose_last_card_was_drawn_stays_empty() -> None:
    scene = Scene("f1", "u1", "g1", "v1").discarded(*all_but("boar_knife", "red"))
    play = scene.play()

    play.move(GRAVEYARD, "boar_knife").choose("draw", "red")

    assert play.view(None).red.left == 0
    assert len(play.table.red.discards) == 15


def test_sh_2a_an_empty_deck_is_made_anew_when_a_card_must_be_drawn() -> None:
    play = Scene("f1", "u1", "g1", "v1").discarded(*full_deck("red", 16)).play()

    play.move(GRAVEYARD, "boar_knife").choose("draw", "red")

    assert play.view(None).red.left == 15
    assert play.view(None).red.discards == []


def test_sh_2a_an_empty_deck_is_left_alone_while_others_are_drawn_from() -> None:
    play = Scene("f1", "u1", "g1", "v1").discarded(*full_deck("red", 16)).play()

    play.move(CHAPEL, "talisman").choose("draw", "blue")

    assert play.view(None).red.left == 0


def test_sh_2a_an_empty_green_deck_is_made_anew() -> None:
    play = Scene("f1", "u1", "g1", "v1").discarded(*full_deck("green", 16)).play()

    play.move(HUT, "g_slap").choose("draw", "green")

    assert play.view(None).green.left == 15
    assert play.view(None).green.discards == 0


def test_sh_2a_the_card_being_resolved_stays_out() -> None:
    scene = Scene("f1", "u1", "g1", "v1").discarded(*all_but("cave_spider", "red"))
    play = scene.play()

    play.move(GRAVEYARD, "cave_spider").choose("draw", "red")

    assert play.asked() == {0: "target"}
    assert "cave_spider" not in play.table.red.pile + play.table.red.discards


@pytest.mark.parametrize("card", EVENTS)
def test_sh_2a_no_event_draws_a_second_card(card: str) -> None:
    scene = Scene("f1", "u1", "g1", "v1").gear(0, "wood_axe").gear(1, "boar_knife")
    play = scene.play()
    before = cards_left(play)

    play.move(SPRING, card).choose("draw", "blue" if card in full_deck("blue", 16) else "red")
    finish_card(play)

    assert cards_left(play) == before - 1


# SH-3


def test_sh_3_everybody_starts_in_the_middle() -> None:
    view = dealt(8).view(None)

    assert {player.place for player in view.players} == {""}


def test_sh_3_everybody_starts_unhurt() -> None:
    view = dealt(5).view(None)

    assert [player.wounds for player in view.players] == [0, 0, 0, 0, 0]


# SH-4


@pytest.mark.parametrize(
    ("players", "counts"),
    [(4, [2, 2, 0]), (5, [2, 2, 1]), (6, [2, 2, 2]), (7, [2, 2, 3]), (8, [3, 3, 2])],
)
def test_sh_4_the_number_of_players_decides_the_kinds(players: int, counts: list[int]) -> None:
    play = dealt(players)

    assert kinds(play) == counts


@pytest.mark.parametrize("players", [3, 9])
def test_sh_4_three_or_nine_cannot_play(players: int) -> None:
    with pytest.raises(BadSetup):
        dealt(players)


# SH-4a


def test_sh_4a_the_pool_is_basic_by_default() -> None:
    assert ever_dealt(8) == BASIC


def test_sh_4a_the_basic_pool_has_only_basic_characters() -> None:
    assert ever_dealt(7, pool="basic") == BASIC


def test_sh_4a_the_advanced_pool_has_only_advanced_characters() -> None:
    assert ever_dealt(7, pool="advanced") == ADVANCED


def test_sh_4a_a_mixed_pool_never_has_both_of_an_initial() -> None:
    plays = dealt_often(8, pool="mixed")

    assert {len(initials(play)) for play in plays} == {8}


def test_sh_4a_a_mixed_pool_can_have_either_of_an_initial() -> None:
    assert ever_dealt(8, pool="mixed") == BASIC | ADVANCED


def test_sh_4a_nobody_sees_which_of_an_initial_a_mixed_pool_has() -> None:
    view = dealt(8, pool="mixed").view(None)

    assert set(view.players[0].may_be) == BASIC | ADVANCED


def test_sh_4a_a_picked_pool_has_whom_the_host_named() -> None:
    assert ever_dealt(7, pool="picked", picked=PICKED) == set(PICKED)


def test_sh_4a_all_see_whom_the_host_named() -> None:
    view = dealt(7, pool="picked", picked=PICKED).view(None)

    assert view.options.picked == PICKED


def test_sh_4a_the_host_can_not_name_both_of_an_initial() -> None:
    with pytest.raises(BadSetup):
        dealt(7, pool="picked", picked=[*PICKED[:-1], "c2"])


def test_sh_4a_the_host_can_not_leave_out_an_initial() -> None:
    with pytest.raises(BadSetup):
        dealt(7, pool="picked", picked=PICKED[:-1])


def test_sh_4a_a_free_mix_has_all_twenty() -> None:
    assert ever_dealt(8, pool="free") == BASIC | ADVANCED


def test_sh_4a_a_free_mix_can_have_both_of_an_initial() -> None:
    plays = dealt_often(8, pool="free")

    assert min(len(initials(play)) for play in plays) < 8


@pytest.mark.parametrize("pool", ["basic", "advanced", "mixed", "free"])
def test_sh_4a_characters_are_drawn_by_kind_from_every_pool(pool: str) -> None:
    plays = dealt_often(7, pool=pool)

    assert [kinds(play) for play in plays] == [[2, 2, 3]] * 60


def test_sh_4a_nobody_is_dealt_twice() -> None:
    plays = dealt_often(8, pool="free")

    assert {len(set(characters(play))) for play in plays} == {8}


def test_sh_4a_nobody_is_told_who_was_not_dealt() -> None:
    play = dealt(4)

    told = [word for seat in (0, 1, 2, 3, None) for event in play.events(seat) for word in event]

    assert not set(told) & (set(CHARACTERS) - set(characters(play)))


# SH-4b


@pytest.mark.parametrize("players", [4, 5, 6])
def test_sh_4b_a_first_game_is_basic(players: int) -> None:
    assert ever_dealt(players, preset="first_game") <= BASIC


def test_sh_4b_a_first_game_is_not_advanced() -> None:
    with pytest.raises(BadSetup):
        dealt(4, preset="first_game", pool="advanced")


@pytest.mark.parametrize("players", [7, 8])
def test_sh_4b_a_first_game_has_at_most_six_players(players: int) -> None:
    with pytest.raises(BadSetup):
        dealt(players, preset="first_game")


def test_sh_4b_with_five_the_human_is_a1() -> None:
    assert ever_dealt(5, preset="first_game") & {"a1", "b1", "c1", "d1"} == {"a1"}


def test_sh_4b_with_six_the_humans_are_any() -> None:
    assert ever_dealt(6, preset="first_game") == BASIC


# SH-5


def test_sh_5_each_player_is_told_its_own_character() -> None:
    play = dealt(4)

    assert play.events(2, "you_are") == [("you_are", play[2].character.id)]


def test_sh_5_each_player_knows_only_its_own_character() -> None:
    play = dealt(4)

    known = [player.character for player in play.view(1).players]

    assert known == [None, play[1].character.id, None, None]


def test_sh_5_anybody_can_be_the_one_who_starts() -> None:
    plays = dealt_often(5)

    assert {play.view(None).start_seat for play in plays} == {0, 1, 2, 3, 4}


def test_sh_5_the_starting_player_has_the_first_turn() -> None:
    play = dealt(5)

    assert play.asked() == {play.view(None).start_seat: "turn_start"}


def test_sh_5_the_turn_goes_to_the_next_seat() -> None:
    play = Scene("f1", "u1", "g1", "v1").play()

    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {1: "turn_start"}


def test_sh_5_the_turn_goes_from_the_last_seat_to_the_first() -> None:
    play = Scene("f1", "u1", "g1", "v1").turn_of(3).play()

    play.move(CHAPEL).skip_place().go_on()

    assert play.asked() == {0: "turn_start"}


# SH-6


@pytest.mark.parametrize("players", [6, 7, 8])
def test_sh_6_six_or_more_begin_with_green_cards(players: int) -> None:
    play = dealt(players)

    assert list(play.asked().values()) == ["green"]


@pytest.mark.parametrize("players", [4, 5])
def test_sh_6_five_or_less_begin_with_the_first_turn(players: int) -> None:
    play = dealt(players)

    assert list(play.asked().values()) == ["turn_start"]


def test_sh_6_the_card_goes_to_the_left_neighbour() -> None:
    play = Scene(*SIX).opening().play("g_slap")

    assert play.events(topic="gives_green") == [("gives_green", 0, 1)]


def test_sh_6_the_last_seat_gives_to_the_first() -> None:
    play = Scene(*SIX).opening().turn_of(5).play("g_slap")

    assert play.events(topic="gives_green") == [("gives_green", 5, 0)]


def test_sh_6_the_giver_reads_the_card() -> None:
    play = Scene(*SIX).opening().play("g_slap")

    assert play.events(0, "green_drawn") == [("green_drawn", 0, "g_slap")]


def test_sh_6_the_neighbour_obeys_the_card() -> None:
    play = Scene("u1", "e1", "f1", "v1", "a1", "b1").opening().play("g_slap")

    play.choose("take", 1)

    assert play[1].wounds == 1


def test_sh_6_the_neighbour_whom_the_card_does_not_fit_does_nothing() -> None:
    play = Scene("u1", "v1", "f1", "e1", "a1", "b1").opening().play("g_slap")

    assert play.options() == [("nothing",)]


def test_sh_6_the_first_turn_comes_after_the_last_card() -> None:
    play = Scene(*SIX).opening().turn_of(2, start_seat=2).play()

    obey_all(play)

    assert play.asked() == {2: "turn_start"}
    assert play.view(None).round == 1


# SH-6a


def test_sh_6a_the_starting_seat_gives_first() -> None:
    play = dealt(6)
    start = play.view(None).start_seat

    assert play.events(topic="gives_green") == [("gives_green", start, (start + 1) % 6)]


def test_sh_6a_they_give_one_after_the_other() -> None:
    play = Scene(*SIX).opening().turn_of(4, start_seat=4).play()

    obey_all(play)

    assert [event[1] for event in play.events(topic="gives_green")] == [4, 5, 0, 1, 2, 3]


def test_sh_6a_the_next_card_is_not_taken_before_the_first_is_finished() -> None:
    play = Scene(*SIX).opening().play("g_slap")

    assert list(play.asked()) == [1]
    assert play.view(None).green.left == 15


def test_sh_6a_the_next_card_follows_once_the_first_is_finished() -> None:
    play = Scene("u1", "e1", "f1", "v1", "a1", "b1").opening().play("g_slap", "g_slap")

    play.choose("take", 1)

    assert list(play.asked()) == [2]
    assert play[1].wounds == 1


def test_sh_6a_the_giver_counts_as_active_player() -> None:
    play = Scene(*SIX).opening().turn_of(3, start_seat=3).play("g_slap")

    assert play.view(None).active_seat == 3


def test_sh_6a_everybody_gets_one_card() -> None:
    play = dealt(8)

    obey_all(play)

    assert sorted(gift.receiver for gift in play.view(None).gifts) == [0, 1, 2, 3, 4, 5, 6, 7]


def test_sh_6a_nobody_takes_more_than_two_wounds() -> None:
    plays = [obey_all(play) for play in dealt_often(8)]

    wounds = {player.wounds for play in plays for player in play.view(None).players}

    assert wounds == {0, 1, 2}


def test_sh_6a_nobody_dies_and_nobody_wins() -> None:
    plays = [obey_all(play) for play in dealt_often(8)]

    assert {play.table.dead_count() for play in plays} == {0}
    assert not any(play.match.over for play in plays)


def test_sh_6a_standing_offers_are_open() -> None:
    play = Scene(*SIX).opening().play("g_slap")

    play.interrupt(3, "reveal")

    assert play[3].revealed
    assert list(play.asked()) == [1]


# SH-7


def test_sh_7_there_is_no_attack_in_round_one_by_default() -> None:
    play = Scene("f1", "u1", "g1", "v1").round(1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert "attack" not in play.asked().values()


def test_sh_7_the_host_may_allow_attacks_in_round_one() -> None:
    scene = Scene("f1", "u1", "g1", "v1", first_round_no_attack=False)
    play = scene.round(1).at(GRAVEYARD, 1).play()

    play.move(CHAPEL).skip_place()

    assert play.asked() == {0: "attack"}


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_sh_7_the_opening_can_be_played_from_any_number_on(players: int) -> None:
    play = dealt(players, opening_prophecy_from_players=players)

    assert list(play.asked().values()) == ["green"]


def test_sh_7_the_opening_is_not_played_below_its_number() -> None:
    play = dealt(7, opening_prophecy_from_players=8)

    assert list(play.asked().values()) == ["turn_start"]


def test_sh_7_the_opening_can_be_played_never() -> None:
    play = dealt(8, opening_prophecy_from_players=0)

    assert list(play.asked().values()) == ["turn_start"]


@pytest.mark.parametrize("players", [3, 9])
def test_sh_7_the_opening_starts_from_four_to_eight_players(players: int) -> None:
    with pytest.raises(BadSetup):
        dealt(6, opening_prophecy_from_players=players)


def test_sh_7_three_dead_humans_end_the_game_for_the_vampires() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "b1", "c1", vampires_win_on_three_dead_humans=True)
    play = scene.dead(4, 5).wounds(6, 9).play()

    play.move(TREE).choose("tree_wound", 6)

    assert play.match.over
    assert play.table.winners == [1, 3]


def test_sh_7_two_dead_humans_end_nothing() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "b1", "c1", vampires_win_on_three_dead_humans=True)
    play = scene.dead(4).wounds(6, 9).play()

    play.move(TREE).choose("tree_wound", 6)

    assert not play[6].alive
    assert not play.match.over


def test_sh_7_three_dead_humans_end_nothing_by_default() -> None:
    scene = Scene("e1", "u1", "f1", "v1", "a1", "b1", "c1").dead(4, 5).wounds(6, 9)
    play = scene.play()

    play.move(TREE).choose("tree_wound", 6)

    assert not play[6].alive
    assert not play.match.over


@pytest.mark.parametrize("players", [4, 5, 6, 8])
def test_sh_7_three_dead_humans_are_possible_with_seven_only(players: int) -> None:
    with pytest.raises(BadSetup):
        dealt(players, vampires_win_on_three_dead_humans=True)


def test_sh_7_e1_steps_to_the_slots_beside_hers_by_default() -> None:
    play = Scene("e1", "u1", "g1", "v1").at(CHAPEL, 0).play()

    assert play.options() == [("throw",), ("step", SPRING), ("step", GRAVEYARD)]


def test_sh_7_slot_six_is_next_to_slot_one() -> None:
    play = Scene("e1", "u1", "g1", "v1").at(CIRCLE, 0).play()

    assert play.options() == [("throw",), ("step", HUT), ("step", TREE)]


def test_sh_7_slot_one_is_next_to_slot_six() -> None:
    play = Scene("e1", "u1", "g1", "v1").at(HUT, 0).play()

    assert play.options() == [("throw",), ("step", SPRING), ("step", CIRCLE)]


@pytest.mark.parametrize(
    ("place", "partner"),
    [
        (HUT, SPRING),
        (SPRING, HUT),
        (CHAPEL, GRAVEYARD),
        (GRAVEYARD, CHAPEL),
        (TREE, CIRCLE),
        (CIRCLE, TREE),
    ],
)
def test_sh_7_e1_may_be_left_with_the_partner_alone(place: str, partner: str) -> None:
    play = Scene("e1", "u1", "g1", "v1", adjacent_for_e1="partner").at(place, 0).play()

    assert play.options() == [("throw",), ("step", partner)]


def test_sh_7_u2_strikes_on_the_spring_by_default() -> None:
    play = Scene("u2", "e1", "g1", "v1").at(SPRING, 1).at(GRAVEYARD, 2).play()

    assert play.options() == [("throw",), ("haunt", 1)]


def test_sh_7_u2_may_strike_on_the_graveyard_instead() -> None:
    scene = Scene("u2", "e1", "g1", "v1", u2_target_location="graveyard")
    play = scene.at(SPRING, 1).at(GRAVEYARD, 2).play()

    assert play.options() == [("throw",), ("haunt", 2)]


@pytest.mark.parametrize(("colour", "size"), [("red", 18), ("blue", 18), ("green", 16)])
def test_sh_7_the_red_and_the_blue_deck_may_have_eighteen_cards(colour: str, size: int) -> None:
    play = dealt(4, deck_size=18)

    assert len(play.table.deck(colour).pile) == size


@pytest.mark.parametrize(
    ("card", "colour"),
    [
        ("spring_water", "blue"),
        ("healers_gift", "blue"),
        ("cave_spider", "red"),
        ("slippery_path", "red"),
    ],
)
def test_sh_7_the_larger_decks_have_one_more_of_four_cards(card: str, colour: str) -> None:
    small = dealt(4).table.deck(colour).pile
    large = dealt(4, deck_size=18).table.deck(colour).pile

    assert large.count(card) == small.count(card) + 1


def test_sh_7_a_deck_of_seventeen_is_refused() -> None:
    with pytest.raises(BadSetup):
        dealt(4, deck_size=17)


def test_sh_7_the_dead_see_everything_by_default() -> None:
    play = Scene("f1", "u1", "g1", "v1").dead(3).play()

    assert [player.character for player in play.view(3).players] == ["f1", "u1", "g1", "v1"]


def test_sh_7_the_host_may_let_the_dead_see_only_what_is_public() -> None:
    play = Scene("f1", "u1", "g1", "v1", dead_see=False).dead(3).play()

    assert [player.character for player in play.view(3).players] == [None, None, None, "v1"]


def test_sh_7_the_dead_do_not_talk_to_the_living_by_default() -> None:
    play = Scene("f1", "u1", "g1", "v1").dead(3).play()

    play.match.say(3, ("suspect", 0))

    assert play.view(0).heard == []
    assert play.view(0).heard_apart == []


def test_sh_7_the_host_may_let_the_dead_talk_to_the_living() -> None:
    play = Scene("f1", "u1", "g1", "v1", dead_see=False, dead_talk=True).dead(3).play()

    play.match.say(3, ("suspect", 0))

    assert [heard.seat for heard in play.view(0).heard] == [3]
