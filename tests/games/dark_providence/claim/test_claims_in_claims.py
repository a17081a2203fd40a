from tests.games.dark_providence.scenes import (
    Play,
    Scene,
    claim,
    on_city,
    on_mythos,
    party,
)


def events(play: Play, *topics: str) -> list[str]:
    """The kinds of public events, in order, of those given."""
    return [str(event[0]) for event in play.events(None) if event[0] in topics]


# DP-22b: claims inside claims, and Tesla


def hastur() -> Scene:
    """Seat 0 can claim Hastur; the first agent in the reserve is West, who has a sanity sign."""
    scene = party().row("my_hastur").cubes(0, on_mythos("my_hastur"), 1)
    return scene.reserve("bs_customs", "ag_west")


HASTURS_LUCK = ("bs_customs", "ag_west")


def test_dp_22b_the_inner_claim_is_finished_before_the_outer_goes_on() -> None:
    play = claim(hastur(), on_mythos("my_hastur"), *HASTURS_LUCK, "insanity", "sanity")
    assert (play[0].insanity, play[0].sanity) == (0, 0)

    play.choose("place", "detroit")

    assert play[0].agents["ag_west"] == "detroit"
    assert play[0].discards == ["ag_west"]
    assert events(play, "claims_spot", "claims_reserve", "enters", "sanity_token") == [
        "claims_spot", "claims_reserve", "enters", "sanity_token", "sanity_token",
    ]  # fmt: skip
    assert play.events(None, "sanity_token") == [
        ("sanity_token", 0, "insanity"),
        ("sanity_token", 0, "sanity"),
    ]
    play.check_parts()


def test_dp_22b_what_was_turned_up_before_goes_under_the_reserve() -> None:
    play = claim(hastur(), on_mythos("my_hastur"), *HASTURS_LUCK, "sanity", "sanity")

    assert play.table.reserve[0][0] == ("bs_customs",)
    assert play.events(1, "reserve_shows") == [
        ("reserve_shows", "bs_customs"),
        ("reserve_shows", "ag_west"),
    ]


def test_dp_22b_an_end_caused_by_the_inner_claim_waits_for_the_outer() -> None:
    scene = hastur().insanity(0, 2)
    play = claim(scene, on_mythos("my_hastur"), *HASTURS_LUCK, "insanity", "sanity")

    play.choose("place", "detroit")

    assert play.match.over
    assert events(play, "mad", "sanity_token", "game_over") == [
        "sanity_token", "mad", "sanity_token", "game_over",
    ]  # fmt: skip


def with_tesla(*cities: str) -> Scene:
    """Seat 0 has Tesla and the most influence in these cities."""
    scene = party().mythos(0, "my_tesla").hand(0, "bs_forger")
    for city in cities:
        scene.cubes(0, on_city(city), 1)
    return scene


def test_dp_22b_the_action_claim_can_be_teslas_first() -> None:
    play = claim(with_tesla("detroit"), on_city("detroit"))

    assert play.match.pending[0].topic == ("turn", 2)
    assert ("claim",) not in play.options()


def test_dp_22b_a_claim_by_an_effect_can_be_teslas_first() -> None:
    play = with_tesla("detroit").turn(0, 1, fresh=False).play()

    play.choose("use", "bs_forger").choose(*on_city("detroit"))

    assert play.match.pending[0].topic == ("turn", 1)


def test_dp_22b_the_second_claim_of_a_turn_is_not_teslas_first() -> None:
    play = claim(with_tesla("detroit", "chicago"), on_city("detroit"))

    play.choose("use", "bs_forger").choose(*on_city("chicago"))

    assert play.match.pending[0].topic == ("turn", 1)


def test_dp_22b_in_the_next_turn_tesla_counts_anew() -> None:
    play = claim(with_tesla("detroit", "chicago"), on_city("detroit"))
    play.choose("pass").choose("pass").choose("pass")

    play.choose("claim").choose(*on_city("chicago"))

    assert play.match.pending[0].topic == ("turn", 2)


def test_dp_22b_the_claim_of_another_player_is_not_teslas() -> None:
    scene = party().mythos(1, "my_tesla").cubes(0, on_city("detroit"), 1)

    assert claim(scene, on_city("detroit")).match.pending[0].topic == ("turn", 1)


def test_dp_22b_two_claims_in_one_give_tesla_one_action() -> None:
    scene = hastur().mythos(0, "my_tesla")
    play = claim(scene, on_mythos("my_hastur"), *HASTURS_LUCK, "sanity", "sanity")

    play.choose("place", "detroit")

    assert play.match.pending[0].topic == ("turn", 2)


def test_dp_22b_tesla_does_not_answer_to_its_own_claim() -> None:
    scene = party().row("my_tesla").cubes(0, on_mythos("my_tesla"), 1)

    assert claim(scene, on_mythos("my_tesla")).match.pending[0].topic == ("turn", 1)


def test_dp_22b_the_claim_of_tesla_was_the_first_of_its_turn() -> None:
    scene = with_tesla("detroit").row("my_tesla").cubes(0, on_mythos("my_tesla"), 1)
    play = claim(scene, on_mythos("my_tesla"))

    play.choose("use", "bs_forger").choose(*on_city("detroit"))

    assert play.match.pending[0].topic == ("turn", 0)


def test_dp_22b_slumber_is_there_for_the_next_test_of_the_same_turn() -> None:
    scene = party().row("my_slumber").cubes(0, on_mythos("my_slumber"), 1)
    play = claim(scene.mythos(0, "my_necronomicon"), on_mythos("my_slumber"))

    play.luck("insanity", "sanity").choose("use_mythos", "my_necronomicon")

    assert play.asked() == {0: "keep_token"}
