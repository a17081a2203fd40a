import pytest

from tests.games.dark_providence.scene_parts import three
from tests.games.dark_providence.scenes import Scene, on_base, on_city, on_mythos
from tests.games.dark_providence.tables import table
from turncoat.games.dark_providence.player import Spot

SPOTS = [on_base("chicago"), on_mythos("my_tesla"), on_city("detroit")]


def with_lock_card() -> Scene:
    """Seat 0 has a card that places or removes a lock; Tesla lies in the row."""
    return three().hand(0, "st_chain").row("my_tesla", "my_jenkin")


# DP-33: placing and removing


@pytest.mark.parametrize("spot", SPOTS)
def test_dp_33_a_lock_is_placed_on_a_card_or_a_city(spot: Spot) -> None:
    play = with_lock_card().play().choose("use", "st_chain").choose("lock", *spot)

    assert play.table.locks == [spot]
    assert play.table.actions == 1
    assert play.events(2, "locked") == [("locked", *spot)]


@pytest.mark.parametrize("spot", SPOTS)
def test_dp_33_a_lock_is_removed(spot: Spot) -> None:
    play = with_lock_card().lock(spot).play().choose("use", "st_chain").choose("unlock", *spot)

    assert play.table.locks == []
    assert play.events(2, "unlocked") == [("unlocked", *spot)]


def test_dp_33_everything_that_can_be_claimed_can_be_locked() -> None:
    play = with_lock_card().play().choose("use", "st_chain")

    cities = play.table.box.city_ids
    assert set(play.options()) == {
        *(("lock", *on_city(city)) for city in cities),
        *(("lock", *on_base(city)) for city in cities),
        ("lock", "on_mythos", "my_tesla"),
        ("lock", "on_mythos", "my_jenkin"),
    }


@pytest.mark.parametrize("spot", SPOTS)
def test_dp_33_there_is_one_lock_on_each(spot: Spot) -> None:
    play = with_lock_card().lock(spot).play().choose("use", "st_chain")

    assert ("lock", *spot) not in play.options()
    assert ("unlock", *spot) in play.options()


def test_dp_33_ones_own_city_may_be_locked() -> None:
    play = with_lock_card().control(0, "boston").play()

    play.choose("use", "st_chain").choose("lock", "on_city", "boston")

    assert play.table.locks == [on_city("boston")]


@pytest.mark.parametrize("spot", SPOTS)
def test_dp_33_a_lock_forbids_claiming(spot: Spot) -> None:
    assert ("claim",) in with_lock_card().cubes(0, spot, 5).play().options()
    assert ("claim",) not in with_lock_card().cubes(0, spot, 5).lock(spot).play().options()


@pytest.mark.parametrize("spot", SPOTS)
def test_dp_33_a_lock_does_not_forbid_influence(spot: Spot) -> None:
    play = with_lock_card().hand(0, "st_favours").lock(spot).play()

    play.choose("influence").cards("st_favours").choose(*spot)

    assert play[0].cubes == {spot: 2}
    play.check_parts()


def test_dp_33_a_card_for_two_locks_may_place_one_and_remove_one() -> None:
    play = three().hand(0, "bs_jury").lock(on_city("boston")).play()

    play.choose("use", "bs_jury").choose("unlock", *on_city("boston"))
    play.choose("lock", *on_city("chicago"))

    assert play.table.locks == [on_city("chicago")]
    assert play.asked() == {0: "turn"}


# DP-33a: where locks go


def test_dp_33a_without_a_free_lock_one_can_only_remove() -> None:
    cities = three().table.box.city_ids
    locks = [on_city(city) for city in cities]
    play = with_lock_card().lock(*locks).play().choose("use", "st_chain")

    assert len(locks) == 12
    assert play.options() == [("unlock", *spot) for spot in locks]


def test_dp_33a_the_twelfth_lock_can_be_placed() -> None:
    cities = three().table.box.city_ids
    play = with_lock_card().lock(*(on_city(city) for city in cities[1:])).play()

    play.choose("use", "st_chain").choose("lock", *on_city(cities[0]))

    assert len(play.table.locks) == 12
    play.check_parts()


def test_dp_33a_a_lock_goes_back_when_its_card_is_put_under() -> None:
    scene = three().row("my_pandemonium").cubes(0, on_mythos("my_pandemonium"), 1)
    play = scene.lock(on_base("chicago"), on_city("chicago")).play()

    play.choose("claim").choose(*on_mythos("my_pandemonium"))
    play.choose("refresh", "chicago").choose("done")

    assert play.table.locks == [on_city("chicago")]
    play.check_parts()


def test_dp_33a_a_lock_goes_back_when_its_card_is_destroyed() -> None:
    scene = three().row("my_colour").cubes(0, on_mythos("my_colour"), 1)
    play = scene.lock(on_base("chicago"), on_city("chicago")).play()

    play.choose("claim").choose(*on_mythos("my_colour")).choose("refresh", "chicago").choose("done")

    assert play.table.locks == [on_city("chicago")]
    play.check_parts()


def test_dp_33a_a_lock_on_a_city_stays_when_its_base_card_is_claimed() -> None:
    scene = three().top("chicago", "bs_starry").cubes(0, on_base("chicago"), 2)
    play = scene.lock(on_city("chicago")).play()

    play.choose("claim").choose(*on_base("chicago"))

    assert play.table.locks == [on_city("chicago")]
    assert "bs_starry" in play[0].discards


def test_dp_33a_a_lock_on_a_city_stays_when_cthulhu_comes() -> None:
    scene = three().row("my_cthulhu").cubes(0, on_mythos("my_cthulhu"), 1)
    play = scene.lock(on_city("detroit"), on_base("detroit")).play().luck("sanity")

    play.choose("claim").choose(*on_mythos("my_cthulhu")).choose("place", "detroit")

    assert play.table.locks == [on_city("detroit"), on_base("detroit")]


@pytest.mark.parametrize("spot", [on_base("chicago"), on_city("chicago")])
def test_dp_33_a_lock_may_lie_where_cthulhu_is(spot: tuple[str, str]) -> None:
    play = table().hand(0, "st_chain").cthulhu("chicago").play().choose("use", "st_chain")

    play.choose("lock", *spot)

    assert play.table.locks == [spot]
