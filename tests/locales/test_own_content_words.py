"""Cards, cities and Great Old Ones of a custom content file have the names that it gives them."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from json import dumps, loads
from typing import Any

import pytest

from tests.locales.game import NAMES
from turncoat.games.dark_providence.content import default_box, read_box
from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.printed import printed
from turncoat.games.dark_providence.rules import DarkProvidence
from turncoat.locales.catalogue import LANGUAGES, MissingMessage, load
from turncoat.locales.translator import Translator


@cache
def default_file() -> str:
    page = files("turncoat.games.dark_providence").joinpath("content/dark-providence.json")
    return page.read_text("utf-8")


def box_with(change: Callable[[Any], None]) -> Box:
    """The default box with something changed in its file."""
    content = loads(default_file())
    change(content)
    return read_box(dumps(content).encode())


def entry(things: list[Any], name: str) -> Any:
    """The entry with this id."""
    return next(thing for thing in things if thing["id"] == name)


def own_words(content: Any) -> None:
    """Change names and texts of some things of each kind, and the ids of two cards."""
    entry(content["cards"], "ag_earp").update(name="Doc Holliday", name_cs="Doktor Holliday")
    entry(content["cards"], "ag_ness")["text"] = "Action: Ness does as he likes."
    entry(content["cards"], "bs_union")["id"] = "bs_airship"
    entry(content["cards"], "bs_airship").update(name="Airship", text="Action: fly.")
    for city in content["map"]["cities"]:
        if city["id"] == "boston":
            city.update(name="Kingsport", name_cs="Kingsport")
    entry(content["main_agents"], "monday")["name"] = "Agent Sunday"
    entry(content["solo"]["great_old_ones"], "goo_goat").update(name="Dagon", text="Goal: fish.")
    entry(content["solo"]["behaviour"], "beh1")["cultist2"] = [{"act": "inf_base", "n": 3}]
    entry(content["solo"]["behaviour"], "beh2")["id"] = "my_whim"


def teller(change: Callable[[Any], None], me: int | None = 1) -> Translator:
    words = printed(box_with(change), "en")
    return Translator(load("en"), "dark_providence", NAMES, me, words)


@pytest.fixture(scope="module")
def own() -> Translator:
    return teller(own_words)


@pytest.mark.parametrize("language", [*LANGUAGES, "cs", "tlh"])
def test_the_default_content_prints_nothing_that_is_not_in_the_catalogue(language: str) -> None:
    assert printed(default_box(), language) == {}


def test_only_what_differs_is_printed() -> None:
    words = printed(box_with(own_words), "en")

    assert words == {
        "dp-card-ag_earp": {"": "Doc Holliday"},
        "dp-agent-ag_earp": {"": "Doc Holliday"},
        "dp-card-ag_ness": {"text": "Action: Ness does as he likes."},
        "dp-card-bs_airship": {"": "Airship", "text": "Action: fly."},
        "dp-city-boston": {"": "Kingsport"},
        "dp-agent-monday": {"": "Agent Sunday"},
        "dp-goo-goo_goat": {"": "Dagon", "text": "Goal: fish."},
        "dp-setup-great_old_one-goo_goat": {"": "Dagon"},
        "dp-behaviour-beh1": {"text": "1: claim_city, inf_city 2; 2: inf_base 3"},
        "dp-behaviour-my_whim": {
            "": "my_whim",
            "text": "1: inf_base 2; 2: claim_city, inf_city 2",
        },
    }


def test_a_name_is_printed_in_the_language_of_the_reader() -> None:
    words = printed(box_with(own_words), "cs")

    assert words["dp-card-ag_earp"] == {"": "Doktor Holliday"}
    assert words["dp-goo-goo_goat"][""] == "Dagon"
    assert "dp-agent-monday" not in words


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (("uses", 1, "bs_airship"), "You use Airship."),
        (("uses", 1, "ag_earp"), "You use Doc Holliday."),
        (("moves", 0, "ag_earp", "boston"), "Ada’s Doc Holliday goes to Kingsport."),
        (("plays_agent", 0, "monday"), "Ada plays Agent Sunday."),
        (("gate", 1, "boston", "open"), "You open the gate in Kingsport."),
        (("special", "goo_goat", 0), "Ada calls on Dagon."),
        (("behaviour", "my_whim"), "Behaviour card: my_whim."),
        (("behaviour", "beh1"), "Behaviour card: Ballots and Back Rooms."),
    ],
)
def test_sentences_use_the_printed_names(own: Translator, event: Any, text: str) -> None:
    assert own.event(event) == text


def test_things_do_what_is_printed(own: Translator) -> None:
    assert own.card_text("bs_airship") == "Action: fly."
    assert own.card_text("ag_ness") == "Action: Ness does as he likes."
    assert own.great_old_one_text("goo_goat") == "Goal: fish."
    assert own.behaviour_text("beh1") == "1: claim_city, inf_city 2; 2: inf_base 3"
    assert own.setup_value("great_old_one", "goo_goat") == "Dagon"


def test_what_is_as_in_the_default_content_is_told_the_same_way(own: Translator) -> None:
    default = Translator(load("en"), "dark_providence", NAMES, 1)

    assert own.name("card", "ag_ness") == default.name("card", "ag_ness")
    assert own.card_text("ag_earp") == default.card_text("ag_earp")
    assert own.behaviour_text("beh3") == default.behaviour_text("beh3")


def test_a_choice_is_told_in_the_catalogues_words_only_on_default_cards(own: Translator) -> None:
    assert own.option(("choice", 1, "ag_rothstein")) == "Rothstein assassinates"
    assert own.option(("choice", 2, "ag_ness")) == "Second option of Eliot Ness"
    assert own.option(("choice", 1, "bs_airship")) == "First option of Airship"
    assert own.option(("choice", 4, "bs_airship")) == "Option 4 of Airship"


def test_every_option_of_an_own_box_can_be_told(own: Translator) -> None:
    assert all(own.option(option) for option in DarkProvidence(box_with(own_words)).action_space())


def test_what_neither_the_catalogue_nor_the_file_knows_is_refused(own: Translator) -> None:
    with pytest.raises(MissingMessage):
        own.name("card", "smaug")
    with pytest.raises(MissingMessage):
        own.card_text("smaug")
