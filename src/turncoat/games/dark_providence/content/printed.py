"""What is printed in a user's own content file but not in the default one."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from msgspec import to_builtins

from turncoat.games.dark_providence.content.box import Box
from turncoat.games.dark_providence.content.reading import default_box
from turncoat.games.dark_providence.content.schema.acts import Act
from turncoat.games.dark_providence.content.schema.board import City
from turncoat.games.dark_providence.content.schema.cards import Card, MainAgent
from turncoat.games.dark_providence.content.schema.content import Content
from turncoat.games.dark_providence.grammar import NAMES, PREFIX

# The name under "", what the thing does under TEXT.
Forms: TypeAlias = dict[str, str]

TEXT = "text"


def printed(box: Box, language: str) -> dict[str, Forms]:
    """Names and texts that no catalogue has, by the ids of the messages they replace."""
    default = _default(language)
    found: dict[str, Forms] = {}
    for message, forms in _things(box.content, language):
        known = default.get(message, {})
        other = {form: said for form, said in forms.items() if known.get(form) != said}
        if other:
            found[message] = other
    return found


@cache
def _default(language: str) -> dict[str, Forms]:
    return dict(_things(default_box().content, language))


def _things(content: Content, language: str) -> Iterator[tuple[str, Forms]]:
    """Everything that has a name. A thing without a name in the file is called by its id."""
    for card in content.cards:
        name = _name(card, language)
        yield _message("card", card.id), {"": name, TEXT: card.text}
        if card.agent:
            yield _message("agent", card.id), {"": name}
    for city in content.map.cities:
        yield _message("city", city.id), {"": _name(city, language)}
    for agent in content.main_agents:
        yield _message("agent", agent.id), {"": _name(agent, language)}
    for cultist in content.solo.cultist_cards:
        yield _message("agent", cultist.id), {"": cultist.id}
    for goo in content.solo.great_old_ones:
        yield _message("great_old_one", goo.id), {"": goo.name, TEXT: goo.text}
        yield f"{PREFIX}-setup-great_old_one-{goo.id}", {"": goo.name}
    for card_of_two in content.solo.behaviour:
        lines = (card_of_two.cultist1, card_of_two.cultist2)
        acts = [f"{number}: {_line(line)}" for number, line in enumerate(lines, 1)]
        yield _message("behaviour", card_of_two.id), {"": card_of_two.id, TEXT: "; ".join(acts)}


def _message(kind: str, thing: str) -> str:
    return f"{PREFIX}-{NAMES[kind]}-{thing}"


def _name(thing: Card | City | MainAgent, language: str) -> str:
    """The name in the reader's language, if the file has it."""
    return str(getattr(thing, f"name_{language}", "") or thing.name)


def _line(acts: Sequence[Act]) -> str:
    """The acts of a cultist as written in the file."""
    return ", ".join(
        [" ".join([str(word) for word in to_builtins(act).values() if word]) for act in acts]
    )
