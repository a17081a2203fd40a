import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    INVESTIGATOR,
    Scene,
    on_mythos,
)
from turncoat.games.dark_providence.board.tracks import gain_vp, lose_vp

SIDES = [INVESTIGATOR, CULTIST, DISSENTER_CULTIST, CULTIST, INVESTIGATOR]
NECRONOMICON = ("use_mythos", "my_necronomicon")


# DP-50: what ends the game


@pytest.mark.parametrize(("players", "mark"), [(2, 33), (3, 30), (4, 26), (5, 22)])
def test_dp_50_the_vp_mark_ends_the_game(players: int, mark: int) -> None:
    reached = Scene(*SIDES[:players]).vp(0, mark - 2).mythos(0, "my_necronomicon").play()
    short = Scene(*SIDES[:players]).vp(0, mark - 3).mythos(0, "my_necronomicon").play()

    reached.luck("sanity").choose(*NECRONOMICON)
    short.luck("sanity").choose(*NECRONOMICON)

    assert reached.table.ended == "vp_mark"
    assert not short.match.over


def test_dp_50_the_madness_of_one_who_is_no_cultist_ends_the_game() -> None:
    play = three().insanity(0, 2).mythos(0, "my_necronomicon").play()

    play.luck("insanity").choose(*NECRONOMICON)

    assert play.table.ended == "madness"


def test_dp_50_a_dead_main_agent_ends_the_game() -> None:
    play = three().hand(0, "bs_dynamite").main(0, "washington").vp(2, 5).play()

    play.choose("use", "bs_dynamite").choose("victim", "friday")

    assert play.table.ended == "main_agent"


@pytest.mark.parametrize(
    ("symbol", "card", "before", "ended"),
    [
        ("ritual_up", "bs_starry", {"ritual": 12}, "ritual_track"),
        ("ritual_up", "bs_starry", {"ritual": 11}, ""),
        ("invest_up", "bs_miskatonic", {"investigation": 10}, "investigation_track"),
        ("invest_up", "bs_miskatonic", {"investigation": 9}, ""),
    ],
)
def test_dp_50_a_track_on_its_last_space_ends_the_game(
    symbol: str, card: str, before: dict[str, int], ended: str
) -> None:
    play = three().tracks(**before).hand(0, card).play()

    play.choose(symbol).cards(card)

    assert play.table.ended == ended


def test_dp_50_all_deep_ones_in_play_end_the_game() -> None:
    play = three().hand(0, "bs_deep_ones").deep_ones(0, *["boston"] * 8).play()

    play.choose("use", "bs_deep_ones").choose("no")

    assert play.table.ended == "deep_ones"


def test_dp_50_the_action_is_resolved_fully_first() -> None:
    scene = three().vp(0, 27).row("my_lost_city").cubes(0, on_mythos("my_lost_city"), 2)
    play = scene.play().luck("insanity")

    play.choose("claim").choose(*on_mythos("my_lost_city"))

    assert play[0].insanity == 1
    events = [event[0] for event in play.events(1)]
    assert events.index("will_end") < events.index("sanity_token") < events.index("game_over")
    assert play.match.over
    play.check_parts()


# DP-50a: the end is final


def test_dp_50a_a_trigger_stays_even_if_the_vp_fall_again() -> None:
    table = three().vp(1, 28).table

    gain_vp(table, table.players[1], 4)
    lose_vp(table, table.players[1], 4)

    assert table.players[1].vp == 28
    assert table.ending == "vp_mark"


def test_dp_50a_the_first_of_two_triggers_is_the_reason() -> None:
    scene = three().vp(0, 28).insanity(0, 2).mythos(0, "my_necronomicon")
    play = scene.play().luck("insanity").choose(*NECRONOMICON)

    assert play.events(1, "game_over") == [("game_over", "vp_mark")]
    assert ("reveals", 0, INVESTIGATOR) in play.events(1)


def test_dp_50a_the_action_includes_effects_on_claim_and_the_sanity_test() -> None:
    scene = three().tracks(ritual=12).row("my_azathoth").insanity(0, 1)
    play = scene.cubes(0, on_mythos("my_azathoth"), 1).play().luck("insanity")

    play.choose("claim").choose(*on_mythos("my_azathoth"))

    assert play.table.ended == "ritual_track"
    assert ("effects", 2) in play.table.scores[0]


def test_dp_50a_the_action_includes_reactions() -> None:
    scene = three().insanity(0, 2).hand(0, "ag_lescaux", "bs_guns")
    play = scene.agent(0, "ag_lescaux", "chicago").play().luck("insanity")
    play.choose("use", "ag_lescaux").cards("bs_guns")

    assert play.asked() == {0: "reaction"}
    assert not play.match.over
    play.choose("yes")

    assert play.table.ended == "madness"
    assert ("own_track", 1) in play.table.scores[0]
    play.check_parts()


def test_dp_50a_then_there_are_no_free_actions_discards_or_draws() -> None:
    scene = three().tracks(ritual=13).hand(0, "bs_starry", "st_rail").mythos(0, "my_silver_key")
    play = scene.play().choose("ritual_up").cards("bs_starry")

    assert play.match.over
    assert play.asked() == {}
    assert play[0].used == ["bs_starry"]
    assert play[0].hand == ["st_rail"]
    assert play.table.actions == 1


def test_dp_50a_it_may_end_in_the_middle_of_anybodys_round() -> None:
    play = three().tracks(ritual=13).hand(1, "bs_starry").turn(1, 1, fresh=False).play()

    play.choose("ritual_up").cards("bs_starry")

    assert play.table.active_seat == 1
    assert len(play.table.scores) == 3
