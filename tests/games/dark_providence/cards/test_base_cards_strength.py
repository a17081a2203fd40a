"""Base cards that let any agent murder or make a gate. Indianapolis: control 3, Atlanta: gate 4."""

from tests.games.dark_providence.scenes import CULTIST, DISSENTER_CULTIST, INVESTIGATOR, Scene

# Starting cards of strength 1 each.
ARMS = ("st_pistol", "st_rite")


def beside_fleet(*cards: str) -> Scene:
    """Seat 0's main agent (strength 1) is in Indianapolis beside Fleet of seat 1."""
    scene = Scene(INVESTIGATOR, CULTIST).hand(0, *cards).main(0, "indianapolis")
    return scene.agent(1, "ag_fleet", "indianapolis")


def in_atlanta(*cards: str) -> Scene:
    """Seat 0's main agent (strength 1) is in Atlanta."""
    return Scene(INVESTIGATOR, CULTIST).hand(0, *cards).main(0, "atlanta")


# Hired Guns: any of your agents assassinates


def test_bs_guns_let_any_own_agent_assassinate() -> None:
    scene = beside_fleet("bs_guns", "bs_guns").agent(0, "ag_rose", "indianapolis")
    play = scene.agent(0, "ag_jung", "boston").vp(1, 9).play()

    play.choose("use", "bs_guns")

    assert set(play.options()) == {("piece", play[0].main), ("piece", "ag_rose")}

    play.choose("piece", "ag_rose").choose("victim", "ag_fleet").cards("bs_guns")

    assert play[0].crypt == ["ag_fleet"]
    assert play[0].used == ["bs_guns", "bs_guns"]
    assert play.table.gone == ["ag_fleet"]
    assert play.table.actions == 1
    play.check_parts()


def test_bs_guns_add_no_strength_of_their_own() -> None:
    play = beside_fleet("bs_guns", "st_pistol").play()

    assert ("use", "bs_guns") not in play.options()


def test_bs_guns_reach_exactly_the_control_value() -> None:
    play = beside_fleet("bs_guns", *ARMS).play()

    play.choose("use", "bs_guns").choose("victim", "ag_fleet").cards(*ARMS)

    assert play[0].crypt == ["ag_fleet"]


# Dynamite Cache: any of your agents assassinates with +3; then destroyed


def test_bs_dynamite_murders_with_three_strength_more_and_is_destroyed() -> None:
    play = beside_fleet("bs_dynamite", "st_pistol").play()

    play.choose("use", "bs_dynamite").choose("victim", "ag_fleet")

    assert play[0].crypt == ["ag_fleet"]
    assert play[0].hand == ["st_pistol"]
    assert play[0].used == []
    assert sorted(play.table.gone) == ["ag_fleet", "bs_dynamite"]
    assert play.table.actions == 1
    play.check_parts()


def test_bs_dynamite_needs_a_card_more_where_the_value_is_five() -> None:
    scene = Scene(INVESTIGATOR, CULTIST).hand(0, "bs_dynamite").main(0, "chicago")
    scene.agent(1, "ag_fleet", "chicago")
    assert ("use", "bs_dynamite") not in scene.play().options()

    play = scene.hand(0, "st_pistol").play()
    play.choose("use", "bs_dynamite").choose("victim", "ag_fleet").cards("st_pistol")

    assert play[0].crypt == ["ag_fleet"]


def test_bs_dynamite_is_destroyed_even_if_the_victim_is_a_cultist() -> None:
    scene = Scene(INVESTIGATOR, CULTIST, DISSENTER_CULTIST).hand(0, "bs_dynamite").vp(1, 5)
    play = scene.main(0, "indianapolis").main(1, "indianapolis").play()

    play.choose("use", "bs_dynamite").choose("victim", play[1].main)

    assert play[1].revealed == "murder"
    assert play[1].agents[play[1].main] == "indianapolis"
    assert play.table.gone == ["bs_dynamite"]
    assert not play.table.ended
    play.check_parts()


def test_bs_dynamite_played_for_its_strength_is_only_used() -> None:
    play = beside_fleet("bs_guns", "bs_dynamite").play()

    play.choose("use", "bs_guns").choose("victim", "ag_fleet").cards("bs_dynamite")

    assert play[0].used == ["bs_guns", "bs_dynamite"]
    assert play.table.gone == ["ag_fleet"]


# Elder Sign: any of your agents closes a gate with +1


def test_bs_elder_sign_closes_a_gate_with_one_strength_more() -> None:
    play = in_atlanta("bs_elder_sign", *ARMS).play().luck("insanity")

    play.choose("use", "bs_elder_sign").cards(*ARMS)

    assert play.table.gates == {"atlanta": (0, "closed")}
    assert play[0].insanity == 1
    assert play[0].agents == {play[0].main: "atlanta"}
    assert play.table.actions == 1
    play.check_parts()


def test_bs_elder_sign_lacks_one_strength_and_adds_none_of_its_own() -> None:
    play = in_atlanta("bs_elder_sign", "st_pistol").play()

    assert ("use", "bs_elder_sign") not in play.options()


def test_bs_elder_sign_is_used_by_the_agent_that_is_named() -> None:
    scene = (
        in_atlanta("bs_elder_sign").agent(0, "ag_rose", "atlanta").agent(0, "ag_jung", "atlanta")
    )
    play = scene.play().luck("insanity")

    play.choose("use", "bs_elder_sign").choose("piece", "ag_jung")

    assert play.table.gone == ["ag_jung"]
    assert play[0].agents == {play[0].main: "atlanta", "ag_rose": "atlanta"}
    play.check_parts()


# Black Altar: any of your agents opens a gate with +1


def test_bs_black_altar_opens_a_gate_with_one_strength_more() -> None:
    play = in_atlanta("bs_black_altar", *ARMS).play().luck("sanity")

    play.choose("use", "bs_black_altar").cards(*ARMS)

    assert play.table.gates == {"atlanta": (0, "open")}
    assert play[0].sanity == 1
    assert play.table.actions == 1
    play.check_parts()


def test_bs_black_altar_lacks_one_strength_and_adds_none_of_its_own() -> None:
    play = in_atlanta("bs_black_altar", "st_pistol").play()

    assert ("use", "bs_black_altar") not in play.options()


def test_bs_black_altar_opens_no_gate_without_a_control_token() -> None:
    scene = in_atlanta("bs_black_altar", "bs_guns")
    scene.control(0, *[city for city in scene.table.box.city_ids if city != "atlanta"])
    assert ("use", "bs_black_altar") in scene.play().options()

    scene.control(0, "atlanta")

    assert ("use", "bs_black_altar") not in scene.play().options()
