"""Hired agents whose cards assassinate. Indianapolis has control value 3, Chicago gate value 3."""

from tests.games.dark_providence.scenes import (
    CULTIST,
    INVESTIGATOR,
    Play,
    Scene,
    on_city,
    on_mythos,
)


def beside_fleet(agent: str, *cards: str) -> Scene:
    """Seat 0's agent stands in Indianapolis beside Moses Fleet of seat 1."""
    scene = Scene(INVESTIGATOR, CULTIST).hand(0, agent, *cards)
    return scene.agent(0, agent, "indianapolis").agent(1, "ag_fleet", "indianapolis")


def in_chicago(agent: str, *cards: str) -> Scene:
    """Seat 0's agent stands in Chicago, where nobody else is."""
    return Scene(INVESTIGATOR, CULTIST).hand(0, agent, *cards).agent(0, agent, "chicago")


def fleet_is_dead(play: Play, *used: str) -> None:
    """Check that Fleet is in seat 0's crypt, its card is destroyed and these cards were used."""
    assert play[0].crypt == ["ag_fleet"]
    assert "ag_fleet" not in play[1].agents
    assert play.table.gone == ["ag_fleet"]
    assert play[0].used == list(used)
    assert play.table.actions == 1
    play.check_parts()


# Wyatt Earp: strength 2, assassinates or closes a gate


def test_ag_earp_assassinates() -> None:
    play = beside_fleet("ag_earp", "st_pistol").play()

    play.choose("use", "ag_earp").choose("choice", 1, "ag_earp").choose("victim", "ag_fleet")
    play.cards("st_pistol")

    fleet_is_dead(play, "ag_earp", "st_pistol")


def test_ag_earp_does_not_add_the_strength_of_his_own_card() -> None:
    play = beside_fleet("ag_earp").main(0, "atlanta").gate(1, "indianapolis", "open").play()

    assert ("use", "ag_earp") not in play.options()


def test_ag_earp_needs_no_card_beside_another_agent() -> None:
    play = beside_fleet("ag_earp", "st_pistol").main(0, "indianapolis").play()

    play.choose("use", "ag_earp").choose("choice", 1, "ag_earp").choose("victim", "ag_fleet")

    fleet_is_dead(play, "ag_earp")


def test_ag_earp_closes_a_gate() -> None:
    play = in_chicago("ag_earp", "st_pistol").play().luck("sanity")

    play.choose("use", "ag_earp")

    assert play.options() == [("choice", 2, "ag_earp")]

    play.choose("choice", 2, "ag_earp").cards("st_pistol")

    assert play.table.gates == {"chicago": (0, "closed")}
    assert play[0].tokens == 11
    assert (play[0].sanity, play[0].agents["ag_earp"]) == (1, "chicago")
    assert play.table.actions == 1
    play.check_parts()


def test_ag_earp_is_destroyed_by_insanity_at_the_gate() -> None:
    play = in_chicago("ag_earp", "st_pistol").play().luck("insanity")

    play.choose("use", "ag_earp").choose("choice", 2, "ag_earp").cards("st_pistol")

    assert "ag_earp" not in play[0].agents
    assert play.table.gone == ["ag_earp"]
    assert play[0].used == ["st_pistol"]
    play.check_parts()


def test_ag_earp_does_nothing_where_he_is_not() -> None:
    play = beside_fleet("ag_earp", "bs_dynamite", "bs_guns").at("ag_earp", "boston").play()

    play.choose("use", "ag_earp")

    assert play.options() == [("choice", 2, "ag_earp")]


# Arnold Rothstein: strength 1, assassinates or opens a gate


def test_ag_rothstein_assassinates() -> None:
    play = beside_fleet("ag_rothstein", "bs_guns").play()

    play.choose("use", "ag_rothstein").choose("choice", 1, "ag_rothstein")
    play.choose("victim", "ag_fleet").cards("bs_guns")

    fleet_is_dead(play, "ag_rothstein", "bs_guns")


def test_ag_rothstein_opens_a_gate() -> None:
    play = in_chicago("ag_rothstein", "bs_guns").play().luck("sanity")

    play.choose("use", "ag_rothstein").choose("choice", 2, "ag_rothstein").cards("bs_guns")

    assert play.table.gates == {"chicago": (0, "open")}
    play.check_parts()


def test_ag_rothstein_can_do_neither_with_too_little_strength() -> None:
    murder = beside_fleet("ag_rothstein", "st_pistol").play()
    gate = in_chicago("ag_rothstein", "st_pistol").play()

    assert ("use", "ag_rothstein") not in murder.options()
    assert ("use", "ag_rothstein") not in gate.options()


# Adsila Chavos: strength 1, assassinates


def test_ag_chavos_assassinates() -> None:
    play = beside_fleet("ag_chavos", "bs_guns").play()

    play.choose("use", "ag_chavos").choose("victim", "ag_fleet").cards("bs_guns")

    fleet_is_dead(play, "ag_chavos", "bs_guns")


def test_ag_chavos_has_strength_one() -> None:
    play = beside_fleet("ag_chavos", "st_pistol").play()

    assert ("use", "ag_chavos") not in play.options()


def test_ag_chavos_makes_no_gate() -> None:
    play = in_chicago("ag_chavos", "bs_guns").play()

    assert ("use", "ag_chavos") not in play.options()


# Kana Mishima: strength 2, assassinates


def test_ag_mishima_assassinates() -> None:
    play = beside_fleet("ag_mishima", "st_pistol").play()

    play.choose("use", "ag_mishima").choose("victim", "ag_fleet").cards("st_pistol")

    fleet_is_dead(play, "ag_mishima", "st_pistol")


def test_ag_mishima_has_strength_two() -> None:
    play = beside_fleet("ag_mishima").play()

    assert ("use", "ag_mishima") not in play.options()


# Inspector Legrasse: strength 2, assassinates


def test_ag_legrasse_assassinates() -> None:
    play = beside_fleet("ag_legrasse", "st_pistol").play()

    play.choose("use", "ag_legrasse").choose("victim", "ag_fleet").cards("st_pistol")

    fleet_is_dead(play, "ag_legrasse", "st_pistol")


def test_ag_legrasse_makes_no_gate() -> None:
    play = in_chicago("ag_legrasse", "bs_dynamite").play()

    assert ("use", "ag_legrasse") not in play.options()


# Eliot Ness: strength 2, assassinates or uses a lock


def test_ag_ness_assassinates() -> None:
    play = beside_fleet("ag_ness", "st_pistol").play()

    play.choose("use", "ag_ness").choose("choice", 1, "ag_ness").choose("victim", "ag_fleet")
    play.cards("st_pistol")

    fleet_is_dead(play, "ag_ness", "st_pistol")


def test_ag_ness_places_a_lock() -> None:
    play = in_chicago("ag_ness").row("my_yog").play()

    play.choose("use", "ag_ness")

    assert play.options() == [("choice", 2, "ag_ness")]

    play.choose("choice", 2, "ag_ness").choose("lock", "on_mythos", "my_yog")

    assert play.table.locks == [on_mythos("my_yog")]
    assert play.table.actions == 1
    play.check_parts()


def test_ag_ness_removes_a_lock() -> None:
    play = in_chicago("ag_ness").lock(on_city("atlanta")).play()

    play.choose("use", "ag_ness").choose("choice", 2, "ag_ness")
    play.choose("unlock", "on_city", "atlanta")

    assert play.table.locks == []
    play.check_parts()


def test_ag_ness_does_not_lock_what_bears_a_lock() -> None:
    play = in_chicago("ag_ness").lock(on_city("atlanta")).play()

    play.choose("use", "ag_ness").choose("choice", 2, "ag_ness")

    assert ("lock", "on_city", "atlanta") not in play.options()
    assert ("lock", "on_base", "atlanta") in play.options()
    assert ("done",) not in play.options()
