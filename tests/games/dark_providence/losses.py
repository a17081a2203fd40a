"""Scenes in which cards are lost: cities and agents of seat 1, and own cards of seat 0."""

from tests.games.dark_providence.scenes import Play, Scene, claim, on_city, on_mythos, party


def rival_city() -> Scene:
    """Seat 0 can claim Detroit, which seat 1 controls."""
    return party().control(1, "detroit").cubes(0, on_city("detroit"), 1).vp(1, 9)


def claimed(scene: Scene) -> Play:
    return claim(scene, on_city("detroit"))


def rival_agent() -> Scene:
    """Seat 0 can take control of Rose, an agent of seat 1, by claiming Corruption."""
    scene = party().main(0, "detroit").agent(1, "ag_rose", "detroit")
    return scene.row("my_corruption").cubes(0, on_mythos("my_corruption"), 1)


def taken(scene: Scene, *luck: str) -> Play:
    play = claim(scene, on_mythos("my_corruption"), *luck, "sanity")
    return play.choose("piece", "ag_rose")


def shoggoth(*hand: str) -> Scene:
    """Seat 0 can destroy Lescaux, an agent of seat 1."""
    scene = party().hand(1, *hand).mythos(0, "my_shoggoth").main(0, "detroit")
    return scene.agent(1, "ag_lescaux", "detroit")


def destroyed(play: Play) -> Play:
    return play.choose("use_mythos", "my_shoggoth").choose("piece", "ag_lescaux")


def purged(play: Play, place: str, card: str) -> Play:
    """Seat 0 destroys one card with Archive Fire, and declines a second one if asked."""
    play.choose("use", "bs_fire").choose(place, card)
    return play.choose("done") if play.asked() == {0: "purge"} else play
