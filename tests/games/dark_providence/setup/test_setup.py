from collections import Counter

import pytest

from tests.games.dark_providence.scenes import Play, party
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadSetup
from turncoat.core.match import Match
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.pile import cards_of, size
from turncoat.games.dark_providence.rules import RULES

SEEDS = range(12)
BOX = RULES.box


def laid(players: int, seed: int = 0, **options: object) -> Play:
    """A new match, as it is dealt."""
    read = RULES.read_options(players, options)
    return Play(Match.deal(RULES, read, key_from_seed(seed)))


def placed(play: Play) -> list[int]:
    """Place all main agents; return the seats in the order in which they were asked."""
    order = []
    while "place_main" in play.asked().values():
        [seat] = play.asked()
        order.append(seat)
        play.choose(*play.options()[0])
    return order


# DP-1, DP-2: the board


def test_dp_1_a_new_table_has_the_whole_box() -> None:
    play = laid(3)

    assert Counter(play.table.bag) == {"insanity": 12, "sanity": 6}
    assert len(play.table.city_cards) == 13
    assert play.table.deep_left == 8
    play.check_parts()


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_dp_2_each_city_has_a_stack_with_its_top_card_face_up(players: int, cards: int) -> None:
    table = laid(players).table

    assert list(table.tops) == BOX.city_ids
    assert [size(table.stacks[city]) for city in BOX.city_ids] == [cards - 1] * 12
    assert size(table.reserve) == 60 - 12 * cards


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_dp_2_the_row_of_mythos_cards(players: int, cards: int) -> None:
    table = laid(players).table

    assert len(table.row) == cards
    assert size(table.mythos_deck) == 24 - cards


def test_dp_2_the_cards_are_shuffled() -> None:
    tops = [tuple(laid(3, seed).table.tops.values()) for seed in SEEDS]
    rows = [tuple(laid(3, seed).table.row) for seed in SEEDS]

    assert len(set(tops)) == len(set(rows)) == len(SEEDS)


def test_dp_2_the_token_of_a_face_up_agent_is_nobodys_yet() -> None:
    for seed in SEEDS:
        play = laid(3, seed)
        assert any(BOX.cards[card].agent for card in play.table.tops.values())
        assert [player.agents for player in play.table.players] == [{}, {}, {}]
        play.check_parts()


# DP-3: the players


def test_dp_3_each_has_five_cards_of_ten_and_seven_cubes() -> None:
    play = laid(5, agents=["friday", "monday"])

    assert [player.main for player in play.table.players[:2]] == ["friday", "monday"]
    for player in play.table.players:
        assert len(player.hand) == player.deck_size() == 5
        assert Counter(player.owned()) == Counter(BOX.starting_deck(player.main))
        assert (player.vp, player.supply, player.general, player.limbo) == (0, 6, 12, 0)
        assert player.tokens == 12
        assert not player.discards


def test_dp_3_each_has_another_main_agent() -> None:
    for seed in SEEDS:
        mains = {player.main for player in laid(5, seed).table.players}
        assert mains == {"monday", "wednesday", "thursday", "friday", "saturday"}


def test_dp_3_the_starting_cards_are_shuffled() -> None:
    hands = {
        tuple(sorted(laid(2, seed, agents=["monday"]).table.players[0].hand)) for seed in SEEDS
    }

    assert len(hands) > 6


@pytest.mark.parametrize(
    ("agents", "reason"),
    [
        (["sunday"], "unknown"),
        (["friday", "friday"], "twice"),
        (["friday", "", "", ""], "too_many"),
    ],
)
def test_dp_3_a_main_agent_that_is_not_there_is_refused(agents: list[str], reason: str) -> None:
    with pytest.raises(BadSetup) as error:
        laid(3, agents=agents)

    assert (error.value.field, error.value.reason) == ("agents", reason)


# DP-4: the alignments


@pytest.mark.parametrize("players", [2, 3])
def test_dp_4_two_or_three_play_with_one_of_each(players: int) -> None:
    dealt = set()
    for seed in SEEDS:
        table = laid(players, seed).table
        had = [player.alignment for player in table.players]
        assert len(table.spare) == 4 - players
        assert Counter(had + table.spare) == Counter(
            ["cultist", "investigator", "dissenter_investigator", "dissenter_cultist"]
        )
        dealt.update(had)
    assert len(dealt) == 4


@pytest.mark.parametrize("players", [4, 5])
def test_dp_4_four_or_five_play_with_pairs_and_one_dissenter(players: int) -> None:
    dissenters = set()
    for seed in SEEDS:
        table = laid(players, seed).table
        dealt = Counter([player.alignment for player in table.players] + table.spare)
        assert len(table.spare) == 5 - players
        assert dealt.pop("cultist") == dealt.pop("investigator") == 2
        [(dissenter, count)] = dealt.items()
        assert count == 1
        dissenters.add(dissenter)
    assert dissenters == {"dissenter_investigator", "dissenter_cultist"}


def test_dp_4_everybody_sees_only_its_own() -> None:
    play = laid(3)

    for seat in range(3):
        seen = [player.alignment for player in play.view(seat).players]
        assert seen == [p.alignment if p.seat == seat else None for p in play.table.players]
    assert [player.alignment for player in play.view(None).players] == [None] * 3


# DP-5: the start


def test_dp_5_a_random_player_starts() -> None:
    starts = {laid(4, seed).table.start_seat for seed in range(30)}

    assert starts == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", SEEDS)
def test_dp_5_main_agents_are_placed_in_reverse_order_the_start_player_last(seed: int) -> None:
    play = laid(4, seed)
    start = play.table.start_seat

    assert placed(play) == [(start - 1 - n) % 4 for n in range(4)]
    assert play.asked() == {start: "turn"}
    play.check_parts()


def test_dp_5_each_goes_to_a_city_without_an_agent() -> None:
    play = laid(3)
    assert set(play.options()) == {("place", city) for city in BOX.city_ids}

    play.choose("place", "detroit")

    assert set(play.options()) == {("place", c) for c in BOX.city_ids if c != "detroit"}


def test_dp_5_random_cities_are_different_and_nobody_is_asked_for_them() -> None:
    found = set()
    for seed in SEEDS:
        play = laid(5, seed, random_cities=True)
        cities = [player.agents[player.main] for player in play.table.players]
        assert len(set(cities)) == 5
        assert set(cities) <= set(BOX.city_ids)
        assert play.asked() == {play.table.start_seat: "turn"}
        found.update(cities)
    assert len(found) > 9


def test_dp_5_turns_go_round_in_seat_order() -> None:
    play = party(4).turn(2).play()

    active: list[Seat] = []
    for _ in range(5):
        active += play.asked()
        play.choose("pass")

    assert active == [2, 3, 0, 1, 2]


def test_dp_2_the_reserve_and_the_stacks_hold_every_other_base_card() -> None:
    table = laid(2).table
    hidden = [card for pile in table.stacks.values() for card in cards_of(pile)]

    laid_out = Counter([*table.tops.values(), *hidden, *cards_of(table.reserve)])

    assert laid_out == Counter(BOX.of_kind("base"))
