"""Games with one changed card, to test what the vocabulary allows beyond the printed cards."""

from importlib.resources import files
from json import dumps, loads
from typing import Any

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import (
    Scene,
    solo,
)
from turncoat.games.dark_providence.content import read_box
from turncoat.games.dark_providence.rules import DarkProvidence

DEFAULT_PATH = files("turncoat.games.dark_providence").joinpath("content/dark-providence.json")

# A base card without an action, of which there are two copies; and an agent's card.
PLAIN = "bs_starry"
AGENT = "ag_jung"


def changed(card: str, **fields: Any) -> DarkProvidence:
    """The default game with these fields of one card changed."""
    raw = loads(DEFAULT_PATH.read_text())
    [entry] = [entry for entry in raw["cards"] if entry["id"] == card]
    entry.update(fields)
    return DarkProvidence(read_box(dumps(raw).encode()))


def action(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The raw data of a card's action."""
    return {"mode": "action", "effects": list(effects), "after": "discard", **more}


def holding(*effects: dict[str, Any], **more: Any) -> Scene:
    """Seat 0 of three holds a card with this action."""
    return three(changed(PLAIN, action=action(*effects, **more))).hand(0, PLAIN)


def with_agent(city: str, *effects: dict[str, Any], **more: Any) -> Scene:
    """Seat 0 of three holds an agent's card with this action; the token stands in a city."""
    scene = three(changed(AGENT, action=action(*effects, **more))).hand(0, AGENT)
    return scene.agent(0, AGENT, city)


def first_cities() -> Scene:
    """A solo game: `beh7` puts 2 cubes on each of the first two cities that no cultist controls."""
    raw = loads(DEFAULT_PATH.read_text())
    [card] = [card for card in raw["solo"]["great_old_ones"] if card["id"] == "goo_cthulhu"]
    act = {"act": "inf_each_first_city", "n": 2, "count": 2, "filter": "not_cultist_controlled"}
    card["cultist1"] = [act]
    return solo("goo_cthulhu", DarkProvidence(read_box(dumps(raw).encode())))
