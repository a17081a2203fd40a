import json
from importlib.resources import files
from typing import Any

import pytest

from tests.games.dark_providence.scenes import Play, Scene, on_city
from turncoat.core.terms import Seat
from turncoat.games.dark_providence.rules import RULES

CONTENT = files("turncoat.games.dark_providence") / "content" / "dark-providence.json"
EXAMPLES: dict[str, Any] = json.loads(CONTENT.read_text("utf-8"))["examples"]
PARTS: list[dict[str, Any]] = EXAMPLES["scoring"]
NAMES = [part["player"] for part in PARTS]


def lay(scene: Scene, seat: Seat, part: dict[str, Any], spare: list[str]) -> None:
    """Set up one player's cities, gates, agents, crypt and cards; agents are taken from `spare`."""
    box = RULES.box
    scene.control(seat, *part["cities"]).vp(seat, sum(map(box.control, part["cities"])))
    for city in part["closed"]:
        scene.gate(seat, city, "closed")
    for city in part["opened"]:
        scene.gate(seat, city, "open")
    left = part["agents_inv_vp"]
    while left:
        agent = next(a for a in spare if 0 < box.cards[a].vp.investigator <= left)
        left -= box.cards[agent].vp.investigator
        spare.remove(agent)
        scene.agent(seat, agent, "detroit")
    scene.crypt(seat, *(spare.pop() for _ in range(part["crypt"])))
    scene.discards(seat, *["bs_danvers"] * part["general"])
    scene.mythos(seat, *["my_black_goat"] * part["mythos_cultist"])


def table_of_the_example() -> Scene:
    """The table of the example in the rules, before Friday goes mad."""
    scene = Scene(*(part["alignment"] for part in PARTS), agents=NAMES)
    tracks = RULES.box.content.tracks
    ritual, investigation = PARTS[0]["ritual_vp"], PARTS[0]["investigation_vp"]
    scene.tracks(tracks.ritual.vp.index(ritual), tracks.investigation.vp.index(investigation))
    spare = [agent for agent in RULES.box.agents if not RULES.box.cards[agent].vp.general]
    for seat, part in enumerate(PARTS):
        lay(scene, seat, part, spare)
    return scene


@pytest.fixture
def example() -> Play:
    """The example: the one player whose alignment was revealed goes mad, which ends the game."""
    [mad] = [seat for seat, part in enumerate(PARTS) if not part["hidden"]]
    scene = table_of_the_example().insanity(mad, 2).turn(mad).hand(mad, "city_rlyeh")
    play = scene.play().luck("insanity")
    return play.choose("influence").cards("city_rlyeh").choose(*on_city("boston"))


def test_dp_55_the_scores_of_the_example_come_out(example: Play) -> None:
    totals = {
        name: sum(points for _, points in score)
        for name, score in zip(NAMES, example.table.scores, strict=True)
    }

    assert totals == {part["player"]: part["total"] for part in PARTS}
    assert totals == {"monday": 14, "wednesday": 16, "friday": 18, "saturday": 13, "thursday": 20}
    example.check_parts()


def test_dp_55_the_cultists_of_the_example_are_out(example: Play) -> None:
    gone = [NAMES[int(seat)] for _, seat in example.events(None, "eliminated")]

    assert gone == EXAMPLES["eliminated"] == ["saturday", "thursday"]


def test_dp_55_friday_wins_the_example(example: Play) -> None:
    assert [NAMES[seat] for seat in example.table.winners] == [EXAMPLES["winner"]] == ["friday"]


def test_dp_55_each_part_of_the_example_is_scored_where_it_belongs(example: Play) -> None:
    scores = {name: dict(score) for name, score in zip(NAMES, example.table.scores, strict=True)}

    assert scores["monday"] == {"track_vp": 4, "hidden": 3, "own_track": 2, "gates_closed": 5}
    assert scores["wednesday"] == {
        "track_vp": 3,
        "hidden": 3,
        "own_track": 2,
        "gates_closed": 5,
        "gates_opened": 3,
    }
    assert scores["friday"] == {"track_vp": 13, "own_track": 2, "investigator_agents": 3}
    assert scores["saturday"] == {
        "track_vp": 3,
        "hidden": 3,
        "own_track": 4,
        "crypt": 2,
        "mythos": 1,
    }
    assert scores["thursday"] == {
        "track_vp": 7,
        "hidden": 3,
        "own_track": 4,
        "gates_opened": 5,
        "cards": 1,
    }
