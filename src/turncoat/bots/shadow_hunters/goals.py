"""Goals: what the wounds and the death of each character are worth to me.

A stake has two numbers: one for all hit points of a character, earned bit by bit as it is wounded,
and one for its death on top. 1 is what all hit points of an ordinary vampire are worth to a
werewolf.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from turncoat.bots.shadow_hunters.cast import ENEMY_OF, KIND_OF, TOUGHNESS
from turncoat.games.shadow_hunters.content import HUMAN, VAMPIRE, WEREWOLF

VICTORY: Final = 4.0


class Stake(NamedTuple):
    """What a character's hit points are worth, and its death; negative if I want it alive."""

    life: float
    fall: float


class Standing(NamedTuple):
    """How the game stands: the number of dead, and the living of each side.

    `lean` is only for Apolena: how much likelier her neighbour is a werewolf than a vampire.
    """

    me: str
    dead: int
    werewolves: int
    vampires: int
    humans_count: bool
    lean: float

    def living(self, kind: str) -> int:
        """Return how many of a side are alive."""
        return self.werewolves if kind == WEREWOLF else self.vampires


Stakes: TypeAlias = dict[str, Stake]


def stakes(standing: Standing) -> tuple[Stake, Stakes]:
    """The stake in my own life, and in everybody else's by character."""
    judge = GOALS.get(standing.me)
    if judge is None:
        return stakes_of_a_side(standing, KIND_OF[standing.me])
    return judge(standing)


def stakes_of_a_side(standing: Standing, kind: str) -> tuple[Stake, Stakes]:
    """SH-61  Enemies should die and friends live; humans may get in the way."""
    enemy = last(1.0, 0.4, standing.living(ENEMY_OF[kind]))
    friend = last(-1.1, -0.5, standing.living(kind))
    found = {c: friend if KIND_OF[c] == kind else enemy for c in KIND_OF}
    found.update(stakes_in_humans(standing, kind))
    return last(-1.0, -0.4, standing.living(kind)), found


def last(life: float, fall: float, living: int) -> Stake:
    """A stake; the death of the last of a side also decides the game."""
    if living > 1:
        return Stake(life, fall)
    return Stake(life * 1.5, fall + (VICTORY if life > 0 else -VICTORY))


def stakes_in_humans(standing: Standing, kind: str) -> Stakes:
    """Humans whose goals end the game are rivals; those who win by dying first must live."""
    if standing.humans_count:
        life = 0.5 if kind == VAMPIRE else -0.4
        return {c: Stake(life, life) for c in KIND_OF if KIND_OF[c] == HUMAN}
    first = Stake(-0.1, -VICTORY / 2)
    hunter = Stake(-0.1, -0.1) if kind == WEREWOLF else Stake(0.4, 0.2)
    return {
        "a1": Stake(0.0, 0.0),
        "a2": Stake(0.0, 0.0),
        "b1": Stake(0.15, 0.1),
        "b2": Stake(0.1, 0.1),
        "c1": Stake(0.35, 0.3) if standing.dead >= 2 else Stake(0.1, 0.1),
        "c2": Stake(0.15, 0.1) if standing.dead else first,
        "d1": hunter if standing.dead else first,
        "d2": Stake(0.15, 0.1),
    }


def survive(standing: Standing) -> tuple[Stake, Stakes]:
    """SH-86  Adéla wants to live until the game ends, so the weaker side should lose soon."""
    found = alike(0.0, 0.0)
    weaker = min((WEREWOLF, VAMPIRE), key=standing.living)
    if standing.werewolves != standing.vampires:
        for character in found:
            if KIND_OF[character] == weaker:
                found[character] = last(0.4, 0.2, standing.living(weaker))
            elif KIND_OF[character] != HUMAN:
                found[character] = Stake(-0.2, -0.2)
    return Stake(-1.5, -VICTORY), found


def follow(standing: Standing) -> tuple[Stake, Stakes]:
    """SH-96  Apolena plays for the side that her neighbour is believed to be on."""
    lean = standing.lean
    found = alike(0.0, 0.0)
    for character in found:
        if KIND_OF[character] == VAMPIRE:
            found[character] = Stake(lean, lean * 0.4)
        elif KIND_OF[character] == WEREWOLF:
            found[character] = Stake(-lean, -lean * 0.4)
    return Stake(-0.3, 0.0), found


def collect(standing: Standing) -> tuple[Stake, Stakes]:
    """SH-87, SH-99  Bruno and Dominik need time more than deaths, but the dead leave loot."""
    return Stake(-1.3, -2.0), alike(0.1, 0.1)


def fell_the_strong(standing: Standing) -> tuple[Stake, Stakes]:
    """SH-97  Bertram hunts the strong; `striking` adds that his own attack must kill."""
    strong, weak = Stake(0.4, 0.0), Stake(-0.05, -0.2)
    found = {c: strong if TOUGHNESS[c] >= 13 else weak for c in KIND_OF}
    return Stake(-1.2, -1.0), found


def fell_the_third(standing: Standing) -> tuple[Stake, Stakes]:
    """SH-88  Cyril wins by a kill once two others are dead."""
    fall = VICTORY if standing.dead >= 2 else 0.4
    return Stake(-1.0, -1.5), alike(0.3, fall)


def first_or_last(standing: Standing) -> tuple[Stake, Stakes]:
    """SH-98  Cecílie wants to die first, or else to be among the last two."""
    if not standing.dead:
        return Stake(1.0, VICTORY), alike(-0.1, -0.5)
    return Stake(-1.3, -2.0), alike(0.3, 0.3)


def first_or_hunter(standing: Standing) -> tuple[Stake, Stakes]:
    """SH-89  Dalibor wants to die first, or else to outlive the vampires."""
    if not standing.dead:
        return Stake(0.8, VICTORY), alike(-0.1, -0.5)
    _, found = stakes_of_a_side(standing, WEREWOLF)
    return Stake(-1.3, -2.0), found


def alike(life: float, fall: float) -> Stakes:
    """The same stake in every character."""
    return dict.fromkeys(KIND_OF, Stake(life, fall))


GOALS: Final[dict[str, Callable[[Standing], tuple[Stake, Stakes]]]] = {
    "a1": survive,
    "a2": follow,
    "b1": collect,
    "b2": fell_the_strong,
    "c1": fell_the_third,
    "c2": first_or_last,
    "d1": first_or_hunter,
    "d2": collect,
}
