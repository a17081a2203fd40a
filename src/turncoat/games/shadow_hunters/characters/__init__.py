"""The twenty characters (SH-80 to SH-99), each with an ability and a goal."""

from typing import Final

from turncoat.games.shadow_hunters.character import (
    ALIKE,
    AT_MOMENT,
    CHARACTERS,
    FORCED,
    TOUGHER,
    Character,
    mask,
)
from turncoat.games.shadow_hunters.characters import humans, vampires, werewolves
from turncoat.games.shadow_hunters.content import FACTS, HIT_POINTS

_CARDS: Final[dict[str, type[Character]]] = {
    "e1": werewolves.Elena,
    "e2": werewolves.Edgar,
    "f1": werewolves.Fenris,
    "f2": werewolves.Frederik,
    "g1": werewolves.Gregor,
    "g2": werewolves.Garmund,
    "u1": vampires.Ulrich,
    "u2": vampires.Umbra,
    "v1": vampires.Volko,
    "v2": vampires.Valeska,
    "w1": vampires.Wanda,
    "w2": vampires.Wigand,
    "a1": humans.Adela,
    "a2": humans.Apolena,
    "b1": humans.Bruno,
    "b2": humans.Bertram,
    "c1": humans.Cyril,
    "c2": humans.Cecilie,
    "d1": humans.Dalibor,
    "d2": humans.Dominik,
}

for _index, _card in enumerate(FACTS["characters"]):
    _character = _CARDS[_card["id"]](_card, _index)
    CHARACTERS[_character.id] = _character
    AT_MOMENT.setdefault(_character.moment, []).append(_character)
    for _shared in (_character.kind, _character.initial):
        ALIKE[_shared] = ALIKE.get(_shared, 0) | _character.bit
    if _character.forced:
        FORCED.append(_character)

for _wounds in range(max(HIT_POINTS.values())):
    TOUGHER.append(mask([c for c in CHARACTERS.values() if c.hit_points > _wounds]))
