"""Every base card: its resources as printed, its sanity sign when claimed, its VP at the end."""

import pytest

from tests.games.dark_providence.files import changed, put
from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    Scene,
    on_base,
    on_city,
)
from turncoat.games.dark_providence.rules import RULES, DarkProvidence
from turncoat.games.dark_providence.scoring import score

BASE = [card for card in RULES.box.cards.values() if card.kind == "base"]
AGENTS = [card.id for card in BASE if card.agent]
SIGNED = [card.id for card in BASE if card.sanity]
UNSIGNED = [card.id for card in BASE if not card.sanity]
PRINTED = [(card.id, name, n) for card in BASE for name, n in card.resources.items()]
TRACKS = ["ritual_up", "ritual_down", "invest_up", "invest_down"]
# Numbers in the default file that were tuned by playing.
BALANCED = {
    "bs_anarchists": {"strength": 2, "influence": 2},
    "bs_possessed": {"influence": 2, "ritual_up": 1, "strength": 1},
    "bs_guard": {"strength": 3, "influence": 2},
    "bs_explorers": {"money": 3, "influence": 3},
    "bs_hart_island": {"influence": 2, "strength": 1, "ritual_up": 1},
    "bs_bootleggers": {"money": 4, "strength": 2},
    "bs_union": {"money": 2, "influence": 3},
    "bs_guns": {"strength": 3},
    "bs_dynamite": {"strength": 4},
    "bs_customs": {"money": 4, "influence": 2},
    "bs_kitchen": {"influence": 3, "ritual_down": 1},
    "bs_forger": {"influence": 3, "money": 1},
    "bs_plane": {"money": 4, "influence": 2},
    "bs_seance": {"ritual_up": 1, "invest_down": 1, "influence": 2},
    "bs_fire": {"influence": 3, "invest_down": 2, "strength": 1},
    "bs_blackmail": {"influence": 3, "invest_down": 1},
}


def of(*resources: str) -> list[tuple[str, str, int]]:
    """The cards with one of these resources, and how much of it."""
    return [entry for entry in PRINTED if entry[1] in resources]


def holding(card: str, rules: DarkProvidence = RULES) -> Scene:
    """Seat 0 holds a base card; an agent's token is in St. Louis."""
    scene = Scene(INVESTIGATOR, CULTIST, rules=rules).hand(0, card)
    return scene.agent(0, card, "st_louis") if card in AGENTS else scene


def at_gate(value: int, card: str) -> Scene:
    """Seat 0's main agent (strength 1) can make a gate in Atlanta, which has this gate value."""
    rules = DarkProvidence(changed(put("atlanta", gate=value)))
    return holding(card, rules).hand(0, "st_rite").main(0, "atlanta")


def test_dp_1_there_are_sixty_base_cards_each_with_a_resource() -> None:
    assert sum(card.count for card in BASE) == 60
    assert len(BASE) == len({card.id for card in BASE})
    assert all(card.resources for card in BASE)


@pytest.mark.parametrize("card", BALANCED)
def test_dp_11_what_is_printed_where_the_balance_needs_it(card: str) -> None:
    assert RULES.box.cards[card].resources == BALANCED[card]


@pytest.mark.parametrize(("card", "resource", "count"), of("influence"))
def test_dp_11_influence_puts_as_many_cubes_as_printed(
    card: str, resource: str, count: int
) -> None:
    play = holding(card).play()

    play.choose("influence").cards(card).choose("on_city", "atlanta")

    assert play[0].cubes == {on_city("atlanta"): count}
    assert play[0].supply == 6 - count
    assert play[0].used == [card]
    assert play.table.actions == 1
    play.check_parts()


@pytest.mark.parametrize(("card", "resource", "count"), of("influence"))
def test_dp_11_influence_takes_back_as_many_cubes_as_printed(
    card: str, resource: str, count: int
) -> None:
    play = holding(card).limbo(0, 7).play()

    play.choose("retrieve").cards(card)

    assert play[0].limbo == 7 - count
    assert play[0].supply == 6 + count
    play.check_parts()


@pytest.mark.parametrize(("card", "resource", "count"), of("money"))
def test_dp_11_two_of_the_money_printed_buy_a_cube(card: str, resource: str, count: int) -> None:
    play = holding(card).play()

    if count < 2:
        assert ("buy",) not in play.options()
        return
    play.choose("buy").cards(card)

    assert play[0].supply == 6 + count // 2
    assert play[0].general == 12 - count // 2
    play.check_parts()


@pytest.mark.parametrize(("card", "resource", "count"), of("money"))
def test_dp_11_the_money_printed_is_as_far_as_one_travels(
    card: str, resource: str, count: int
) -> None:
    play = holding(card).play()
    costs = RULES.box.roads.costs("", "")["arkham"]
    [goal, *_] = [city for city, cost in costs.items() if cost == count]

    play.choose("travel").choose("piece", play[0].main)

    assert set(play.options()) == {("go", c) for c, cost in costs.items() if 0 < cost <= count}

    play.choose("go", goal)
    if "traveller" in play.asked().values():
        play.choose("done")
    play.cards(card)

    assert play[0].agents[play[0].main] == goal
    play.check_parts()


@pytest.mark.parametrize(("card", "resource", "count"), of("strength"))
def test_dp_11_strength_adds_what_is_printed_to_a_gate(
    card: str, resource: str, count: int
) -> None:
    play = at_gate(count + 1, card).play().luck("sanity").choose("use", "st_rite")
    if "gate_maker" in play.asked().values():
        play.choose("piece", play[0].main)

    play.choose("gate", "closed").cards(card)

    assert play.table.gates == {"atlanta": (0, "closed")}
    assert play[0].used == [card]
    play.check_parts()


@pytest.mark.parametrize(("card", "resource", "count"), of("strength"))
def test_dp_11_strength_adds_no_more_than_is_printed(card: str, resource: str, count: int) -> None:
    play = at_gate(count + 2, card).play()

    assert ("use", "st_rite") not in play.options()


@pytest.mark.parametrize(("card", "resource", "count"), of(*TRACKS))
def test_dp_11_a_track_moves_as_far_as_printed(card: str, resource: str, count: int) -> None:
    play = holding(card).tracks(ritual=5, investigation=5).play()
    track, _, way = resource.partition("_")
    steps = count if way == "up" else -count

    play.choose(resource).cards(card)

    assert play.table.ritual == 5 + (steps if track == "ritual" else 0)
    assert play.table.investigation == 5 + (steps if track == "invest" else 0)
    play.check_parts()


@pytest.mark.parametrize("card", [card.id for card in BASE])
def test_dp_11_a_card_offers_no_resource_that_is_not_printed(card: str) -> None:
    play = holding(card).tracks(ritual=5, investigation=5).limbo(0, 1).play()
    printed = RULES.box.cards[card].resources
    asked = {name for name in TRACKS if (name,) in play.options()}

    assert asked == {name for name in TRACKS if name in printed}
    assert (("influence",) in play.options()) == ("influence" in printed)
    assert (("retrieve",) in play.options()) == ("influence" in printed)
    assert (("travel",) in play.options()) == ("money" in printed)


# DP-22: the sanity sign


@pytest.mark.parametrize("card", SIGNED)
def test_dp_22_claiming_a_card_with_the_sign_brings_a_sanity_test(card: str) -> None:
    scene = Scene(INVESTIGATOR, CULTIST).top("detroit", card).cubes(0, on_base("detroit"), 1)
    scene.stack("detroit", "bs_kitchen")
    play = scene.play().luck("bs_kitchen", "insanity")

    play.choose("claim").choose("on_base", "detroit")

    assert play[0].insanity == 1
    assert play[0].discards == [card]
    play.check_parts()


@pytest.mark.parametrize("card", UNSIGNED)
def test_dp_22_claiming_a_card_without_the_sign_brings_none(card: str) -> None:
    scene = Scene(INVESTIGATOR, CULTIST).top("detroit", card).cubes(0, on_base("detroit"), 1)
    play = scene.play()

    play.choose("claim").choose("on_base", "detroit")

    assert len(play.table.bag) == 18
    assert (play[0].insanity, play[0].sanity) == (0, 0)
    assert play[0].discards == [card]
    play.check_parts()


@pytest.mark.parametrize("agent", AGENTS)
def test_dp_23_a_claimed_agent_enters_the_city_of_its_card(agent: str) -> None:
    scene = Scene(INVESTIGATOR, CULTIST).top("detroit", agent).cubes(0, on_base("detroit"), 1)
    play = scene.play()

    play.choose("claim").choose("on_base", "detroit")

    assert play[0].agents[agent] == "detroit"
    assert play[0].limbo == 1
    play.check_parts()


# DP-51, DP-52: VP at the end


@pytest.mark.parametrize("agent", AGENTS)
@pytest.mark.parametrize(
    "alignment", [INVESTIGATOR, CULTIST, DISSENTER_INVESTIGATOR, DISSENTER_CULTIST]
)
def test_dp_52_an_agent_on_the_board_scores_what_is_printed(agent: str, alignment: str) -> None:
    play = Scene(alignment, CULTIST).agent(0, agent, "detroit").play()
    vp = RULES.box.cards[agent].vp
    wanted = {"hidden": 3, "agents": vp.general}
    if alignment == INVESTIGATOR:
        wanted["investigator_agents"] = vp.investigator

    parts = dict(score(play.table, play[0]))

    assert parts == {part: points for part, points in wanted.items() if points}


@pytest.mark.parametrize("card", [card.id for card in BASE if not card.agent])
@pytest.mark.parametrize("place", ["hand", "deck", "discards"])
def test_dp_51b_another_card_scores_its_general_vp_wherever_it_is(card: str, place: str) -> None:
    scene = Scene(INVESTIGATOR, CULTIST)
    getattr(scene, place)(0, card)
    vp = RULES.box.cards[card].vp.general

    parts = dict(score(scene.table, scene.table.players[0]))

    assert parts == {"hidden": 3} | ({"cards": vp} if vp else {})
    assert dict(score(scene.table, scene.table.players[1])) == {"hidden": 3}
