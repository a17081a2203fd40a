import pytest

from tests.games.dark_providence.scene_parts import three, whateleys
from tests.games.dark_providence.scenes import Scene

# Starting cards of strength 1 each.
ARMS = ("st_pistol", "st_monday")


def closer(city: str) -> Scene:
    """Seat 0 can close a gate with Lescaux (strength 1) and two cards that add 2."""
    return three().hand(0, "ag_lescaux", *ARMS).agent(0, "ag_lescaux", city)


# DP-32: who makes a gate, where, and with what strength


def test_dp_32_a_gate_is_made_with_token_and_control_token() -> None:
    play = closer("chicago").play().luck("sanity")

    play.choose("use", "ag_lescaux").cards(*ARMS)

    assert play.table.gates == {"chicago": (0, "closed")}
    assert play[0].tokens == 11
    assert (play[0].sanity, play[0].insanity) == (1, 0)
    assert play[0].agents["ag_lescaux"] == "chicago"
    assert play[0].vp == 0
    assert play.table.actions == 1
    play.check_parts()


def test_dp_32_a_city_has_only_one_gate() -> None:
    assert ("use", "ag_lescaux") not in closer("chicago").gate(
        1, "chicago", "open"
    ).play().options()


def test_dp_32_the_card_of_an_agent_is_for_that_agent_alone() -> None:
    scene = closer("arkham").main(0, "chicago")

    assert ("use", "ag_lescaux") not in scene.play().options()


def test_dp_32_a_card_without_a_name_lets_any_agent_do_it() -> None:
    scene = three().hand(0, "bs_elder_sign", "bs_dynamite").agent(0, "ag_jung", "detroit")
    scene.agent(0, "ag_ness", "st_louis").agent(0, "ag_ochs", "boston").gate(1, "boston", "open")
    play = scene.mi_go(0, "atlanta").play()

    play.choose("use", "bs_elder_sign")

    assert play.asked() == {0: "gate_maker"}
    assert play.options() == [
        ("piece", "monday"),
        ("piece", "ag_jung"),
        ("piece", "ag_ness"),
        ("piece", "mi_go"),
    ]


@pytest.mark.parametrize(("helper", "enough"), [("ag_mishima", True), ("ag_ochs", False)])
def test_dp_32_all_own_agents_there_have_to_reach_the_gate_value(helper: str, enough: bool) -> None:
    scene = three().hand(0, "ag_lescaux").agent(0, "ag_lescaux", "chicago")

    play = scene.agent(0, helper, "chicago").play()

    assert (("use", "ag_lescaux") in play.options()) is enough


@pytest.mark.parametrize(("city", "enough"), [("detroit", True), ("pittsburgh", False)])
def test_dp_32_further_cards_have_to_reach_the_gate_value(city: str, enough: bool) -> None:
    assert (("use", "ag_lescaux") in closer(city).play().options()) is enough


def test_dp_32_the_gate_value_counts_and_not_the_control_value() -> None:
    assert ("use", "ag_lescaux") not in closer("indianapolis").play().options()
    assert ("use", "ag_lescaux") in closer("new_york").play().options()


def test_dp_32_the_enabling_card_adds_no_strength() -> None:
    scene = three().hand(0, "st_rite").main(0, "chicago").agent(0, "ag_jung", "chicago")

    assert ("use", "st_rite") not in scene.play().options()


@pytest.mark.parametrize("kind", ["open", "closed"])
def test_dp_32_a_card_for_either_lets_one_choose(kind: str) -> None:
    scene = three().hand(0, "st_rite", "bs_guns").main(0, "chicago")
    play = scene.play().luck("sanity").choose("use", "st_rite")

    assert play.options() == [("gate", "open"), ("gate", "closed")]
    play.choose("gate", kind).cards("bs_guns")

    assert play.table.gates == {"chicago": (0, kind)}
    assert play.table.gone == ["st_rite"]
    play.check_parts()


@pytest.mark.parametrize(("agent", "kind"), [("ag_lescaux", "closed"), ("ag_rose", "open")])
def test_dp_32_other_cards_know_only_one_kind(agent: str, kind: str) -> None:
    scene = three().hand(0, agent, "bs_guns").agent(0, agent, "chicago")
    play = scene.play().luck("sanity")

    play.choose("use", agent).cards("bs_guns")

    assert play.table.gates == {"chicago": (0, kind)}


def test_dp_32_a_hired_agent_dies_of_insanity() -> None:
    play = closer("chicago").play().luck("insanity")

    play.choose("use", "ag_lescaux").cards(*ARMS)

    assert play[0].insanity == 1
    assert "ag_lescaux" not in play[0].agents
    assert play.table.gone == ["ag_lescaux"]
    assert play.table.lost_tokens == ["ag_lescaux"]
    assert play.table.gates == {"chicago": (0, "closed")}
    assert [player.crypt for player in play.table.players] == [[], [], []]
    assert play.asked() == {0: "reaction"}
    play.choose("yes").check_parts()


# DP-32a: the steps


@pytest.mark.parametrize("maker", ["monday", "mi_go"])
def test_dp_32a_main_agent_and_mi_go_survive_insanity(maker: str) -> None:
    scene = three().hand(0, "bs_elder_sign", "st_pistol").mythos(0, "my_migo")
    play = scene.main(0, "detroit").mi_go(0, "detroit").play().luck("insanity")

    play.choose("use", "bs_elder_sign").choose("piece", maker)

    assert play[0].insanity == 1
    assert play[0].agents == {"monday": "detroit", "mi_go": "detroit"}
    assert play[0].hand == ["st_pistol"]
    play.check_parts()


def test_dp_32a_only_the_agent_that_did_it_dies() -> None:
    scene = three().hand(0, "bs_elder_sign").agent(0, "ag_jung", "detroit")
    play = scene.agent(0, "ag_ochs", "detroit").play().luck("insanity")

    play.choose("use", "bs_elder_sign").choose("piece", "ag_ochs")

    assert play[0].agents == {"monday": "arkham", "ag_jung": "detroit"}
    play.check_parts()


def test_dp_32a_the_agent_is_named_then_open_or_closed_then_cards() -> None:
    scene = three().hand(0, "st_rite", "bs_guns").main(0, "chicago").agent(0, "ag_jung", "detroit")
    play = scene.play()

    play.choose("use", "st_rite")
    asked = [play.asked()]
    play.choose("piece", "ag_jung")
    asked.append(play.asked())
    play.choose("gate", "open")
    asked.append(play.asked())

    assert asked == [{0: "gate_maker"}, {0: "gate_kind"}, {0: "pay"}]
    assert play.table.gates == {}


def test_dp_32a_who_could_do_it_is_asked_for_even_if_the_hand_allows_only_one() -> None:
    scene = three().hand(0, "st_rite", "bs_guns").main(0, "chicago").agent(0, "ag_jung", "st_louis")
    play = scene.play().choose("use", "st_rite")

    assert play.asked() == {0: "gate_maker"}
    assert play.options() == [("piece", "monday")]


def test_dp_32a_the_card_of_a_dead_agent_is_replaced_if_it_was_in_hand() -> None:
    scene = three().hand(0, "bs_elder_sign", "ag_jung", "st_pistol").agent(0, "ag_jung", "detroit")
    play = scene.deck(0, "st_hush").play().luck("insanity", "st_hush")

    play.choose("use", "bs_elder_sign").choose("piece", "ag_jung").cards("st_pistol")

    assert play[0].hand == ["st_hush"]
    play.check_parts()


def test_dp_32a_yog_sothoths_draw_comes_after_the_sanity_test() -> None:
    scene = closer("chicago").mythos(0, "my_yog").deck(0, "st_hush", "st_rail", "st_favours")
    play = scene.play().luck("insanity")

    play.choose("use", "ag_lescaux").cards(*ARMS)

    assert play.asked() == {0: "reaction"}
    assert play[0].hand == []
    play.choose("no")
    assert play[0].hand == ["st_hush", "st_rail"]
    play.check_parts()


def test_dp_32a_rlyehs_test_comes_last_and_no_agent_dies_of_it() -> None:
    scene = three().hand(0, "ag_lescaux", "city_rlyeh").agent(0, "ag_lescaux", "chicago")
    scene.mythos(0, "my_yog").deck(0, "st_hush", "st_rail")
    play = scene.play().luck("sanity", "st_hush", "st_rail", "insanity")

    play.choose("use", "ag_lescaux").cards("city_rlyeh")

    assert [event[0] for event in play.events(0)][-4:] == [
        "gate",
        "sanity_token",
        "you_draw",
        "sanity_token",
    ]
    assert (play[0].sanity, play[0].insanity) == (1, 1)
    assert "ag_lescaux" in play[0].agents
    play.check_parts()


def test_dp_32a_the_bonus_of_a_card_counts() -> None:
    scene = three().hand(0, "ag_lachlan").agent(0, "ag_lachlan", "chicago").main(0, "chicago")
    play = scene.play().luck("sanity").choose("use", "ag_lachlan")

    assert play.table.gates == {"chicago": (0, "closed")}


@pytest.mark.parametrize(("city", "enough"), [("new_york", True), ("detroit", False)])
def test_dp_32a_dagon_helps_on_the_coast(city: str, enough: bool) -> None:
    scene = three().hand(0, "ag_lescaux", "st_pistol").agent(0, "ag_lescaux", city)

    play = scene.mythos(0, "my_dagon").play()

    assert (("use", "ag_lescaux") in play.options()) is enough


def test_dp_32a_the_whateleys_help_and_their_token_comes_off() -> None:
    scene = whateleys(closer("washington"), "washington", "boston").mythos(0, "my_whateleys")
    play = scene.play().luck("sanity").choose("use", "ag_lescaux").cards(*ARMS)

    assert play.table.gates == {"washington": (0, "closed")}
    assert play.table.whateleys == ["boston"]


@pytest.mark.parametrize(("tokens", "possible"), [(1, True), (0, False)])
def test_dp_32a_a_gate_needs_a_control_token(tokens: int, possible: bool) -> None:
    scene = closer("chicago")
    cities = [city for city in scene.table.box.city_ids if city != "chicago"]
    scene.control(0, *cities)
    if tokens == 0:
        scene.control(0, "chicago")

    assert (("use", "ag_lescaux") in scene.play().options()) is possible
