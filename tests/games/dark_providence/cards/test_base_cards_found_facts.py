"""Facts about the cards from the sources. Balancing must not change them."""

import pytest

from turncoat.games.dark_providence.content.card_checks import walk
from turncoat.games.dark_providence.content.schema.mods import (
    AgentInfluence,
    FlipAlignment,
    FreeStep,
    GrantAction,
    Immune,
    OnAddInfluence,
    OnFirstClaim,
    UseCost,
)
from turncoat.games.dark_providence.content.schema.verbs import (
    AddInfluence,
    Assassinate,
    Claim,
    ClaimReserve,
    EndCheck,
    ExtraAction,
    Gate,
    Lock,
    Possess,
    ReturnInfluence,
    Revive,
    SanityTest,
    TakeAgent,
    TakeBrain,
    TakeTokens,
    Verb,
    Vp,
)
from turncoat.games.dark_providence.rules import RULES

CARDS = RULES.box.cards
STRENGTH = RULES.box.strength
FOUND_NAMES = {
    "ag_earp": "Wyatt Earp",
    "ag_rothstein": "Arnold Rothstein",
    "ag_fleet": "Moses Fleet",
    "ag_lescaux": "Gerard Lescaux",
    "ag_chavos": "Adsila Chavos",
    "ag_lachlan": "Father Lachlan",
    "ag_houdini": "Harry Houdini",
    "ag_lafrance": "Lillian La France",
    "ag_ochs": "Alice Ochs",
    "ag_west": "Herbert West",
    "ag_mishima": "Kana Mishima",
    "ag_carter": "Randolph Carter",
    "ag_rose": "James Horus Rose",
    "ag_ness": "Eliot Ness",
    "ag_stclair": "Stephanie St. Clair",
    "ag_jung": "Carl Jung",
    "ag_hoover": "J. Edgar Hoover",
    "bs_anarchists": "Anarchists",
    "bs_possessed": "Possessed",
    "bs_deep_ones": "Deep Ones",
    "bs_danvers": "Danvers Asylum",
    "bs_explorers": "Explorers' Club",
    "bs_bureau": "Federal Bureau",
    "bs_wall_street": "Wall Street",
    "bs_hart_island": "Hart Island",
    "my_yog": "Yog-Sothoth",
    "my_hastur": "Hastur",
    "my_cthulhu": "Cthulhu",
    "my_migo": "Mi-Go",
    "my_whateleys": "The Whateleys",
    "my_tesla": "Nikola Tesla",
    "my_sacrifice": "Sacrifice",
    "my_silver_key": "Silver Key",
    "my_necronomicon": "Necronomicon",
    "my_lost_city": "Lost City",
    "my_impostor": "The Impostor",
    "my_pandemonium": "Pandemonium",
    "my_black_goat": "The Black Goat",
    "my_corruption": "Corruption",
    "st_monday": "Agent Monday",
    "st_wednesday": "Agent Wednesday",
    "st_thursday": "Agent Thursday",
    "st_friday": "Agent Friday",
    "st_saturday": "Agent Saturday",
    "city_rlyeh": "R'lyeh",
}
HIRED = [card for card in FOUND_NAMES if card.startswith("ag_")]


def action_of(card: str) -> list[Verb]:
    """All effects of a card's action, including nested ones."""
    action = CARDS[card].action
    assert action
    return list(walk(action.effects))


@pytest.mark.parametrize(("card", "name"), FOUND_NAMES.items())
def test_the_names_that_were_found_stand(card: str, name: str) -> None:
    assert CARDS[card].name == name


@pytest.mark.parametrize("card", HIRED)
def test_the_hired_agents_that_were_found_have_tokens(card: str) -> None:
    assert CARDS[card].agent is not None


def test_ag_fleet_has_no_vp_as_was_found() -> None:
    vp = CARDS["ag_fleet"].vp

    assert (vp.general, vp.investigator, vp.cultist) == (0, 0, 0)


def test_ag_chavos_has_strength_one_and_assassinates_as_was_found() -> None:
    assert STRENGTH["ag_chavos"] == 1
    assert any(isinstance(effect, Assassinate) for effect in action_of("ag_chavos"))


def test_ag_houdini_can_not_be_assassinated_as_was_found() -> None:
    assert any(
        isinstance(mod, Immune) and "assassinate" in mod.to for mod in CARDS["ag_houdini"].ongoing
    )


def test_ag_houdini_and_friday_have_strength_three_together_as_was_found() -> None:
    assert STRENGTH["ag_houdini"] + STRENGTH["friday"] == 3
    assert STRENGTH["saturday"] == 1


def test_ag_lafrance_steps_once_a_turn_as_was_found() -> None:
    assert CARDS["ag_lafrance"].ongoing == [FreeStep(agent="this", per_turn=1)]


def test_ag_ochs_counts_two_on_her_city_as_was_found() -> None:
    [mod] = CARDS["ag_ochs"].ongoing

    assert isinstance(mod, AgentInfluence)
    assert mod.city == 2


@pytest.mark.parametrize("card", ["ag_west", "ag_mishima", "ag_carter", "bs_danvers"])
def test_the_general_vp_that_were_found_are_there(card: str) -> None:
    assert CARDS[card].vp.general > 0


def test_ag_west_revives_as_was_found() -> None:
    assert any(isinstance(effect, Revive) for effect in action_of("ag_west"))


def test_ag_rose_and_new_orleans_raise_the_ritual_by_three_as_was_found() -> None:
    rose = CARDS["ag_rose"].resources["ritual_up"]
    city = CARDS["city_new_orleans"].resources["ritual_up"]

    assert (rose, city) == (2, 1)


def test_bs_possessed_alone_turns_agents_as_was_found() -> None:
    turning = {
        card.id
        for card in CARDS.values()
        for effects in (card.action.effects if card.action else [], card.on_claim)
        if any(isinstance(effect, Possess) for effect in walk(effects))
    }

    assert turning == {"bs_possessed"}


def test_bs_deep_ones_has_eight_tokens_and_ends_the_game_as_was_found() -> None:
    card = CARDS["bs_deep_ones"]

    assert card.count == 1
    assert card.on_claim == [TakeTokens(token="deep_one", n=8)]
    assert EndCheck(cond="deep_ones_in_play>=8") in action_of("bs_deep_ones")
    assert any(
        isinstance(effect, Claim)
        and (effect.kind, effect.where) == (["city"], "value_le_deep_ones")
        for effect in action_of("bs_deep_ones")
    )


def test_the_starting_cards_that_were_found_are_in_every_deck() -> None:
    decks = [set(RULES.box.starting_deck(agent)) for agent in RULES.box.main_agents]
    common = [CARDS[card].action for card in sorted(set.intersection(*decks))]
    actions = [(action, effect) for action in common if action for effect in action.effects]

    assert any(isinstance(effect, Lock) for _, effect in actions)
    assert any(isinstance(e, Gate) and a.after == "destroy" for a, e in actions)
    assert any(isinstance(e, Assassinate) and e.performer == "any_own" for _, e in actions)


def test_st_saturday_sends_cubes_back_and_adds_one_as_was_found() -> None:
    back, add = action_of("st_saturday")

    assert isinstance(back, ReturnInfluence)
    assert isinstance(add, AddInfluence)


def test_city_rlyeh_costs_a_sanity_test_as_was_found() -> None:
    cost = UseCost(effects=[SanityTest(who="self", draws=1)])

    assert CARDS["city_rlyeh"].ongoing == [cost]
    assert all(city.card != "city_rlyeh" for city in RULES.box.cities.values())


def test_the_mythos_cards_that_were_found_do_what_was_found() -> None:
    hastur = CARDS["my_hastur"]
    kill = Assassinate(performer="this", bonus=0, possessed_ok=True)

    assert CARDS["my_yog"].on_claim == [ExtraAction(n=1)]
    assert CARDS["my_yog"].vp.cultist == 1
    assert hastur.on_claim == [ClaimReserve(stop_at="agent", place="any_city")]
    assert hastur.ongoing == [GrantAction(to="own_hired_cards", effects=[kill])]
    assert (hastur.vp.cultist, hastur.sanity) == (1, True)
    assert CARDS["my_tesla"].ongoing == [OnFirstClaim(do=[ExtraAction(n=1)])]
    assert CARDS["my_silver_key"].vp.general == 1


def test_the_mythos_cards_of_the_faq_work_on_what_it_names() -> None:
    [brain] = CARDS["my_migo"].on_claim
    [taken] = CARDS["my_corruption"].on_claim
    [goat] = CARDS["my_black_goat"].ongoing

    assert isinstance(brain, TakeBrain)
    assert isinstance(taken, TakeAgent)
    assert (brain.victims.type, taken.victims.type) == (["hired"], ["hired"])
    assert isinstance(goat, OnAddInfluence)
    assert any(isinstance(e, AddInfluence) and e.target == "other_base" for e in goat.do)
    assert any(isinstance(end, FlipAlignment) for end in CARDS["my_impostor"].end_game)


@pytest.mark.parametrize("card", ["my_necronomicon", "my_lost_city"])
def test_the_mythos_cards_that_score_during_the_game_do_so(card: str) -> None:
    action = CARDS[card].action
    effects = [*CARDS[card].on_claim, *(action.effects if action else [])]

    assert any(isinstance(effect, Vp) for effect in walk(effects))
