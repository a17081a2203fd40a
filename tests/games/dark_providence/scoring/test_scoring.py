import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    Play,
    Scene,
    on_base,
)
from tests.games.dark_providence.tables import table

OPPOSITES = {
    INVESTIGATOR: CULTIST,
    CULTIST: INVESTIGATOR,
    DISSENTER_INVESTIGATOR: DISSENTER_CULTIST,
    DISSENTER_CULTIST: DISSENTER_INVESTIGATOR,
}


def as_a(alignment: str, scene: Scene) -> Scene:
    scene.table.players[0].alignment = alignment
    return scene


def end(scene: Scene) -> Play:
    """Seat 1 reaches the target with the Necronomicon; the tracks do not move."""
    play = scene.vp(1, 28).turn(1).mythos(1, "my_necronomicon").play().luck("sanity")
    return play.choose("use_mythos", "my_necronomicon")


def parts(play: Play, seat: int = 0) -> dict[str, int]:
    return dict(play.table.scores[seat])


def total(play: Play, seat: int = 0) -> int:
    return sum(points for _, points in play.table.scores[seat])


# DP-51: what everybody scores


@pytest.mark.parametrize(("how", "points"), [("", 3), ("murder", 0), ("madness", 0)])
def test_dp_51_three_vp_for_an_alignment_that_was_not_revealed(how: str, points: int) -> None:
    scene = as_a(CULTIST, three()).revealed(0, how)

    assert parts(end(scene)).get("hidden", 0) == points


def test_dp_51_general_vp_of_cards_and_agents() -> None:
    scene = three().discards(0, "bs_danvers").mythos(0, "my_silver_key", "my_elder_thing")
    scene.agent(0, "ag_mishima", "boston").agent(0, "ag_west", "boston")

    assert parts(end(scene)) == {"hidden": 3, "cards": 3, "agents": 2}


@pytest.mark.parametrize("insanity", [0, 2, 3, 5])
def test_dp_51_azathoth_scores_insanity_up_to_three(insanity: int) -> None:
    scene = three().mythos(0, "my_azathoth").insanity(0, insanity)

    assert parts(end(as_a(DISSENTER_CULTIST, scene))).get("effects", 0) == min(insanity, 3)


def test_dp_51_the_vp_on_the_track_count() -> None:
    assert parts(end(three().vp(0, 17))) == {"track_vp": 17, "hidden": 3}


# DP-51a: the Impostor


@pytest.mark.parametrize("alignment", OPPOSITES)
def test_dp_51a_the_impostor_becomes_the_opposite(alignment: str) -> None:
    play = end(as_a(alignment, three().mythos(0, "my_impostor")))
    assert play.asked() == {0: "impostor"}

    play.choose("yes")

    assert play[0].alignment == OPPOSITES[alignment]
    assert play.match.over


def test_dp_51a_it_is_optional() -> None:
    play = end(three().mythos(0, "my_impostor")).choose("no")

    assert play[0].alignment == INVESTIGATOR


def test_dp_51a_it_is_decided_before_any_alignment_is_turned_up() -> None:
    play = end(three().mythos(0, "my_impostor"))

    topics = {event[0] for event in play.events(0)}
    assert topics.isdisjoint({"was", "reveals", "impostor", "scores", "game_over"})


def test_dp_51a_the_new_alignment_counts_for_scoring() -> None:
    scene = three().mythos(0, "my_impostor").tracks(ritual=8, investigation=3)
    scene.gate(0, "chicago", "open").gate(0, "charleston", "closed").crypt(0, "ag_rose")

    play = end(scene).choose("yes")

    assert parts(play) == {"hidden": 3, "own_track": 4, "gates_opened": 3, "crypt": 1}


def test_dp_51a_having_been_revealed_stays() -> None:
    scene = as_a(CULTIST, three().mythos(0, "my_impostor").revealed(0)).tracks(investigation=3)

    assert parts(end(scene).choose("yes")) == {"own_track": 2}


def test_dp_51a_a_revealed_dissenter_has_the_minus_three_after_it_too() -> None:
    scene = three().mythos(0, "my_impostor", "my_necronomicon").insanity(0, 2)
    play = as_a(DISSENTER_INVESTIGATOR, scene.tracks(ritual=8)).play().luck("insanity")

    play.choose("use_mythos", "my_necronomicon").choose("yes")

    assert play[0].alignment == DISSENTER_CULTIST
    assert parts(play) == {"track_vp": 2, "revealed_dissenter": -3, "own_track": 4}


# DP-51b: where VP count


@pytest.mark.parametrize("place", ["hand", "deck", "discards", "used"])
def test_dp_51b_vp_of_a_card_count_in_hand_deck_discards_and_used(place: str) -> None:
    scene = three().discards(0, "bs_danvers")
    player = scene.table.players[0]
    if place == "hand":
        scene.hand(0, "bs_danvers")
    elif place == "deck":
        scene.deck(0, "bs_danvers", "st_rail")
    elif place == "used":
        player.discards.remove("bs_danvers")
        player.used.append("bs_danvers")

    assert parts(end(scene)) == {"hidden": 3, "cards": 1}


def test_dp_51b_vp_of_an_agent_count_once_for_its_token() -> None:
    scene = three().hand(0, "ag_mishima").agent(0, "ag_mishima", "boston")

    assert parts(end(scene)) == {"hidden": 3, "agents": 1}


def test_dp_51b_possessed_agents_keep_their_vp() -> None:
    scene = three().agent(0, "ag_mishima", "boston").agent(0, "ag_earp", "boston")

    scored = parts(end(scene.possessed(0, "ag_mishima", "ag_earp")))

    assert scored == {"hidden": 3, "agents": 1, "investigator_agents": 2}


def test_dp_51b_a_token_in_a_crypt_is_worth_only_the_crypts_one() -> None:
    scene = as_a(DISSENTER_INVESTIGATOR, three().crypt(0, "ag_mishima", "ag_earp"))

    assert parts(end(scene)) == {"hidden": 3, "crypt": 2}


def test_dp_51b_a_score_may_be_below_zero() -> None:
    play = as_a(DISSENTER_INVESTIGATOR, three().hand(0, "city_rlyeh").insanity(0, 2)).play()
    play.luck("insanity").choose("ritual_up").cards("city_rlyeh")

    assert play.table.ended == "madness"
    assert total(play) == -3
    assert ("scores", 0, -3) in play.events(1)


# DP-52: what each alignment scores


def rich() -> Scene:
    """Seat 0 has some of everything that scores; seat 2 has gates, a crypt and a mythos card."""
    scene = three().vp(0, 10).tracks(ritual=8, investigation=3)
    scene.gate(0, "charleston", "closed").gate(0, "chicago", "open")
    scene.gate(2, "boston", "closed").gate(2, "detroit", "open")
    scene.agent(0, "ag_earp", "boston").agent(0, "ag_mishima", "boston").possessed(0, "ag_earp")
    scene.crypt(0, "ag_jung", "ag_rose").crypt(2, "ag_fleet")
    scene.mythos(0, "my_nyarlathotep", "my_silver_key").mythos(2, "my_cthulhu")
    return scene.deep_ones(0, *["boston"] * 8)


ALL = {"track_vp": 10, "hidden": 3, "cards": 1, "agents": 1}


@pytest.mark.parametrize(
    ("alignment", "scored"),
    [
        (INVESTIGATOR, {"own_track": 2, "gates_closed": 5, "investigator_agents": 2}),
        (
            CULTIST,
            {
                "own_track": 4,
                "crypt": 2,
                "gates_opened": 3,
                "mythos": 2,
                "possessed": 1,
                "deep_ones": 8,
            },
        ),
        (
            DISSENTER_INVESTIGATOR,
            {"own_track": 2, "gates_closed": 5, "gates_opened": 3, "crypt": 2},
        ),
        (DISSENTER_CULTIST, {"own_track": 4, "gates_closed": 5, "gates_opened": 3, "crypt": 2}),
    ],
)
def test_dp_52_each_alignment_scores_its_own(alignment: str, scored: dict[str, int]) -> None:
    assert parts(end(as_a(alignment, rich()))) == ALL | scored


@pytest.mark.parametrize("how", ["destroyed", "murdered", "not_the_claimer"])
def test_dp_52_the_eight_vp_need_all_eight_in_play_and_their_claimer(how: str) -> None:
    scene = as_a(CULTIST, rich())
    player = scene.table.players[0]
    if how == "not_the_claimer":
        player.claimed_deep_ones = False
    else:
        player.deep_ones.pop()
        player.deep_supply += how == "murdered"
        scene.table.deep_lost += how == "destroyed"

    assert "deep_ones" not in parts(end(scene))


def test_dp_52_the_eight_vp_stay_even_if_the_card_is_gone() -> None:
    scene = as_a(CULTIST, rich())
    scene.table.players[0].discards.remove("bs_deep_ones")
    scene.table.gone.append("bs_deep_ones")

    assert parts(end(scene))["deep_ones"] == 8


@pytest.mark.parametrize("seat", [1, 2])
def test_dp_51a_the_impostor_of_another_seat_decides_too(seat: int) -> None:
    scene = table().mythos(seat, "my_impostor").hand(0, "bs_starry").tracks(ritual=12)
    play = scene.play().choose("ritual_up").cards("bs_starry")

    assert play.asked() == {seat: "impostor"}
    before = play[seat].alignment
    play.choose("yes")

    assert play[seat].alignment != before
    assert ("impostor", seat, play[seat].alignment) in play.events()


def test_dp_51a_an_impostor_who_claimed_deep_ones_as_an_investigator_scores_them() -> None:
    scene = table(INVESTIGATOR, CULTIST, DISSENTER_INVESTIGATOR).mythos(0, "my_impostor")
    scene.top("arkham", "bs_deep_ones").cubes(0, on_base("arkham"), 1).hand(0, "bs_starry")
    play = scene.tracks(ritual=12).play()
    play.choose("claim").choose(*on_base("arkham"))
    assert play[0].deep_supply == 8

    play[0].deep_supply = 0
    play[0].deep_ones = ["boston"] * 8
    play.choose("ritual_up").cards("bs_starry").choose("yes")

    assert parts(play, 0)["deep_ones"] == 8
