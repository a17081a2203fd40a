"""The sensible bot uses only its view, spares its own side and plays for its goal."""

import pytest

from tests.bots.watching import all_chosen, watched
from tests.games.shadow_hunters.scenes import CHAPEL, CIRCLE, GRAVEYARD, HUT, TREE, Play, Scene
from turncoat.bots.shadow_hunters.cast import KIND_OF
from turncoat.bots.shadow_hunters.mind import Mind
from turncoat.bots.shadow_hunters.sensible import SensibleBot
from turncoat.bots.shadow_hunters.striking import in_range
from turncoat.core.terms import Option
from turncoat.core.view import DecisionView
from turncoat.games.shadow_hunters.content import HUMAN
from turncoat.games.shadow_hunters.views.schema import ShadowHuntersView

POOLS = ["basic", "advanced", "mixed", "free"]


def chosen(play: Play, seat: int = 0) -> Option:
    """What a sensible bot answers in this seat."""
    asked = play.match.pending[seat]
    return SensibleBot(1).choose(
        play.view(seat), DecisionView(asked.topic, asked.options, asked.window)
    )


def known_friends(view: ShadowHuntersView) -> set[int]:
    """The other seats that this one knows to be on its own side."""
    assert view.seat is not None
    mine = KIND_OF[str(view.players[view.seat].character)]
    return {
        p.seat
        for p in view.players
        if p.character and KIND_OF[p.character] == mine != HUMAN and p.seat != view.seat
    }


def struck(view: ShadowHuntersView, option: Option) -> set[int]:
    """The seats that an option would attack."""
    if option[0] in ("attack", "attack_d4"):
        return {int(option[1])}
    if option[0] in ("attack_all", "attack_all_d4"):
        assert view.seat is not None
        return set(in_range(Mind(view), view.players[view.seat].place))
    return set()


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_sensible_players_end_their_games(players: int, pool: str) -> None:
    match, _ = watched(["sensible"] * players, f"{pool} {players}", pool=pool)

    assert match.over
    assert match.table.ended != "rounds_over"


def test_the_variants_are_no_trouble() -> None:
    match, _ = watched(
        ["sensible", "uniform"] * 3 + ["sensible"],
        "variants",
        pool="picked",
        picked=["a2", "b1", "c2", "d2", "e2", "f2", "g2", "u2", "v2", "w2"],
        first_round_no_attack=False,
        opening_prophecy_from_players=4,
        vampires_win_on_three_dead_humans=True,
        adjacent_for_e1="partner",
        u2_target_location="graveyard",
        deck_size=18,
        dead_see=False,
        dead_talk=True,
    )

    assert match.over


@pytest.mark.parametrize("players", [4, 6, 8])
@pytest.mark.parametrize("pool", ["basic", "free"])
def test_a_known_friend_is_never_attacked_if_there_is_a_choice(players: int, pool: str) -> None:
    met = [
        (view, decision, option)
        for view, decision, option in all_chosen(["sensible"] * players, 12, pool=pool)
        if decision.topic == ("attack",)
        if any(struck(view, other) & known_friends(view) for other in decision.options)
        if not all(struck(view, other) & known_friends(view) for other in decision.options)
    ]

    struck_friends = [
        (decision, option)
        for view, decision, option in met
        if struck(view, option) & known_friends(view)
    ]

    assert len(met) > 5
    assert struck_friends == []


def test_a_friend_in_reach_of_the_flail_is_reason_to_stay_quiet() -> None:
    scene = Scene("e1", "v1", "u1", "f1").at(HUT, 0, 1, 3).revealed(1, 3).gear(0, "flail")
    play = scene.play().luck(3, 1).choose("throw").choose("skip")

    assert chosen(play) == ("no_attack",)


def test_a_known_enemy_is_attacked() -> None:
    scene = Scene("e1", "v1", "u1", "f1").at(CHAPEL, 1).at(GRAVEYARD, 3).revealed(1, 3)
    play = scene.play().move(CHAPEL).skip_place()

    assert chosen(play) == ("attack", 1)


def test_the_weaker_of_two_enemies_is_attacked() -> None:
    scene = Scene("e1", "v1", "u1", "f1").at(CHAPEL, 1, 2).revealed(1, 2).wounds(2, 9)
    play = scene.play().move(CHAPEL).skip_place()

    assert chosen(play) == ("attack", 2)


def test_the_tree_wounds_an_enemy_and_never_a_friend() -> None:
    scene = Scene("e1", "v1", "u1", "f1").revealed(1, 2, 3).wounds(1, 11)
    play = scene.play().move(TREE)

    assert chosen(play) == ("tree_wound", 1)


def test_dalibor_wounds_himself_while_nobody_is_dead() -> None:
    scene = Scene("d1", "v1", "u1", "f1", "e1").wounds(0, 9)
    play = scene.play().move(TREE)

    assert chosen(play) == ("tree_wound", 0)


def test_bruno_takes_his_fifth_card() -> None:
    cards = ["boar_knife", "war_sickle", "crossbow", "talisman"]
    scene = Scene("b1", "v1", "u1", "f1", "e1").gear(0, *cards).gear(1, "rowan_brooch")
    play = scene.play().move(CIRCLE)

    assert chosen(play) == ("take", 1, "rowan_brooch")


def test_dominik_takes_his_third_relic_from_the_discards() -> None:
    scene = Scene("d2", "v1", "u1", "f1", "e1").gear(0, "talisman", "silver_chain")
    play = scene.discarded("boar_knife", "moon_spear").play()

    assert SensibleBot(1).take_offer(play.view(0), play.offers(0)) == ("salvage", "moon_spear")


def test_adela_heals_when_it_becomes_dangerous() -> None:
    hurt = Scene("a1", "v1", "u1", "f1", "e1").wounds(0, 6).play()
    well = Scene("a1", "v1", "u1", "f1", "e1").wounds(0, 2).play()

    assert SensibleBot(1).take_offer(hurt.view(0), hurt.offers(0)) == ("heal_all",)
    assert SensibleBot(1).take_offer(well.view(0), well.offers(0)) is None


def test_to_be_known_is_no_temptation() -> None:
    assert not SensibleBot(1).tempted([("reveal",)])
    assert SensibleBot(1).tempted([("reveal",), ("heal_all",)])


def test_fenris_mauls_the_last_vampire_who_is_nearly_out() -> None:
    scene = Scene("f1", "v1", "u1", "e1").dead(2).revealed(1).wounds(1, 11)

    assert chosen(scene.play()) == ("maul", 1)


def test_ulrich_answers_like_a_werewolf() -> None:
    scene = Scene("e1", "v1", "u1", "f1", pool="basic").at(GRAVEYARD, 3)
    play = scene.play().move(HUT, "g_spell").choose("draw", "green").choose("give", 2)

    assert chosen(play, 2) == ("nothing",)


def test_a_harmful_card_goes_to_the_enemy() -> None:
    scene = Scene("e1", "v1", "u1", "f1", pool="basic").revealed(1, 2, 3).wounds(1, 11)
    play = scene.play().move(HUT, "g_exorcism").choose("draw", "green")

    assert chosen(play) == ("give", 1)
