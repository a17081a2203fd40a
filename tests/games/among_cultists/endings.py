"""Ways to bring a game to its end."""

from tests.games.among_cultists.scenes import Play, Scene

INVESTIGATORS_WIN = "investigators"
CULTISTS_WIN = "cultists"


def last_book(scene: Scene) -> Play:
    """Seat 0 finds the book that scores the last points the Investigators need."""
    scene.at("R", 0).on_route(0).shelved("R", 2).deck("R", "success")
    scene.points(scene.table.goal - 3)
    return scene.play("success").choose("check_room", "R")


def vote_out(scene: Scene, target: int) -> Play:
    """Seat 0 calls a vote in the Cafeteria, and everybody votes for the same character."""
    play = scene.at("LB", 0).on_route(0).play().choose("call_vote")
    play.ballots(*[target] * play.table.seats)
    return keep_ballot(play)


def keep_ballot(play: Play) -> Play:
    """If the holder of the Knife may change its ballot, it does not."""
    if "change_vote" in play.asked().values():
        play.choose("go_on")
    return play


def take_first_options_until(play: Play, topic: str) -> Play:
    """Everybody takes the first option until somebody is asked about this topic."""
    while topic not in play.asked().values():
        for seat in list(play.match.pending):
            play.answer(seat, *play.options(seat)[0])
    return play


def all_pass(scene: Scene) -> Play:
    """Everybody passes until something other than an action is asked."""
    return scene.play().pass_on()


def announced(scene: Scene) -> Play:
    """The Cultist, in the last seat, announces that enough are dead."""
    play = all_pass(scene)
    for seat in range(scene.table.seats - 1):
        play.answer(seat, "go_on")
    return play.choose("announce")


def deaths(play: Play) -> list[tuple[str | int, ...]]:
    """Who became a ghost, and how."""
    return [event[1:] for event in play.events(None, "becomes_ghost")]
