"""What the sensible bot does in some important situations."""

from tests.games.dark_providence.scenes import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
    Play,
    Scene,
    on_base,
    on_city,
)
from turncoat.bots.dark_providence import courting
from turncoat.bots.dark_providence.mind import Mind
from turncoat.bots.dark_providence.sensible import SensibleBot
from turncoat.core.terms import Option, Seat
from turncoat.games.dark_providence.rules import RULES


def choice(play: Play, seat: Seat = 0) -> Option:
    return SensibleBot(1).choose(play.view(seat), play.match.decision_view(seat))


def carried_out(play: Play, seat: Seat = 0) -> list[Option]:
    """Let the sensible bot carry out one action; return its answers."""
    chosen: list[Option] = []
    bot = SensibleBot(1)
    while not chosen or play.match.since:
        option = bot.choose(play.view(seat), play.match.decision_view(seat))
        chosen.append(option)
        play.match.answer(seat, option)
    return chosen


def pair(first: str = INVESTIGATOR, second: str = CULTIST) -> Scene:
    return Scene(first, second)


def test_it_claims_what_it_leads() -> None:
    play = pair().hand(0, "st_whispers").cubes(0, on_city("new_york"), 2).play()

    assert carried_out(play) == [("claim",), ("on_city", "new_york")]


def test_it_defends_a_city_that_would_be_taken() -> None:
    calm = pair().control(0, "new_york").vp(0, 5).play()
    threatened = pair().control(0, "new_york").vp(0, 5).cubes(1, on_city("new_york"), 1).play()

    worth = [
        courting.court(Mind(play.view(0), RULES.box), on_city("new_york"), 1)
        for play in (calm, threatened)
    ]

    assert worth[0] < 0.5
    assert worth[1] > worth[0] + 2


def test_it_takes_cubes_back_when_it_has_none_left() -> None:
    scene = pair().supply(0, 0).limbo(0, 6)
    play = scene.hand(0, "st_favours", "st_whispers").play()

    assert choice(play) == ("retrieve",)


def test_investigators_close_and_cultists_open_gates() -> None:
    made = {}
    for alignment in (INVESTIGATOR, CULTIST):
        other = CULTIST if alignment == INVESTIGATOR else INVESTIGATOR
        scene = pair(alignment, other).main(0, "new_york")
        play = scene.hand(0, "st_rite", "st_pistol", "bs_guns").play()
        carried_out(play)
        made[alignment] = play.table.gates["new_york"][1]

    assert made == {INVESTIGATOR: "closed", CULTIST: "open"}


def test_it_does_not_go_mad_for_a_gate_while_it_is_behind() -> None:
    scene = pair().main(0, "new_york").insanity(0, 2).vp(1, 20)
    play = scene.hand(0, "st_rite", "st_pistol", "bs_guns").play()

    assert choice(play) != ("use", "st_rite")


def test_it_ends_the_game_only_if_that_wins() -> None:
    last = {}
    for mine, theirs in ((20, 3), (3, 20)):
        scene = pair().tracks(investigation=11).vp(0, mine).vp(1, theirs)
        play = scene.hand(0, "bs_miskatonic").play()
        last[mine] = choice(play)

    assert last[20] == ("invest_up",)
    assert last[3] != ("invest_up",)


def test_it_moves_its_own_track_up_and_not_down() -> None:
    assert choice(pair().hand(0, "bs_starry").supply(0, 0).play()) != ("ritual_up",)
    cultist = pair(CULTIST, INVESTIGATOR).hand(0, "bs_starry").supply(0, 0).play()
    assert choice(cultist) == ("ritual_up",)


def test_the_impostor_changes_sides_if_that_wins() -> None:
    scene = Scene(INVESTIGATOR, DISSENTER_INVESTIGATOR).mythos(0, "my_impostor")
    scene.revealed(1).tracks(ritual=13, investigation=10).vp(1, 8).vp(0, 1)
    play = scene.hand(0, "bs_starry").play().choose("ritual_up").cards("bs_starry")

    assert play.asked() == {0: "impostor"}
    assert choice(play) == ("yes",)


def test_it_gives_up_its_weakest_card() -> None:
    scene = Scene(INVESTIGATOR, CULTIST, DISSENTER_CULTIST)
    scene.hand(1, "st_whispers", "bs_gazette", "bs_exchange").row("my_pandemonium")
    play = scene.cubes(0, ("on_mythos", "my_pandemonium"), 2).play()
    play.choose("claim").choose("on_mythos", "my_pandemonium")

    assert choice(play, 1) == ("throw", "st_whispers")


def test_it_puts_no_cubes_where_it_can_never_claim() -> None:
    scene = pair().hand(0, "st_whispers").lock(on_base("arkham"), on_city("arkham"))
    chosen = carried_out(scene.play())

    assert ("on_base", "arkham") not in chosen
    assert ("on_city", "arkham") not in chosen


def test_it_says_nothing_that_gives_it_away() -> None:
    for seed in range(60):
        scene = Scene(CULTIST, INVESTIGATOR, DISSENTER_CULTIST).hand(0, "st_whispers")
        scene.table.round = 4
        said = SensibleBot(seed).say(scene.play().view(0))

        assert said is None or said[:2] != ("is", 0) or said[2] == INVESTIGATOR
