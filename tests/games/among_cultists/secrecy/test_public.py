"""What is public (AC-1a): matches that differ only in hidden facts look the same."""

from collections.abc import Callable

import pytest

from tests.games.among_cultists.deals import TABLES, dealt
from tests.games.among_cultists.scenes import CULTIST, INVESTIGATOR, Play, Scene, five, with_automa
from turncoat.core.terms import Seat

SPECTATORS = [0, None]


def same_for(seat: Seat | None, one: Play, other: Play) -> bool:
    """Whether two matches show and tell this seat, or a spectator, the same."""
    return one.view(seat) == other.view(seat) and one.events(seat) == other.events(seat)


def met(given: str) -> Play:
    """Seat 0 meets the Cultist in a hall and is given this card."""
    play = five().at("HE", 4).phase("movement").play()
    return play.walk("HE").meet(s0="alive", s4=given)


def laid(face: str) -> Play:
    """The Cultist lays this card in a room."""
    play = five().at("D1", 4).knife(4).play()
    return play.choose("refill_room", "D1").choose("lay", face)


def secured(face: str) -> Play:
    """The Cultist puts this card into the unsafe-passage deck."""
    return five().knife(4).play().choose("secure_hallway").choose("lay", face)


def checked(pulse: str) -> Play:
    """The Cultist checks the status of seat 1 and reveals nothing."""
    play = five().pulse(1, pulse).knife(4).play("success")
    return play.choose("check_status", 1).choose("go_on")


def from_pile(face: str) -> Play:
    """After a check of seat 1, this card goes from the draw pile to its room."""
    scene = five().at("D1", 1, 4).knife(4)
    return scene.play(face).choose("check_status", 1).choose("go_on")


# Numbers that everybody sees


@pytest.mark.parametrize("seat", SPECTATORS)
@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_1a_all_see_how_many_cards_of_each_kind_a_hand_has(
    people: int, automa: bool, count: int, seat: Seat | None
) -> None:
    view = dealt(people, automa=automa).view(seat)

    assert [player.encounter_count for player in view.players] == [9] * count
    assert [player.room_count for player in view.players] == [8] * count


@pytest.mark.parametrize("seat", SPECTATORS)
def test_ac_1a_all_see_a_hand_get_smaller(seat: Seat | None) -> None:
    play = met("dead")

    shown = play.view(seat).players[4]

    assert (shown.encounter_count, shown.room_count) == (8, 8)


@pytest.mark.parametrize("seat", SPECTATORS)
@pytest.mark.parametrize(
    ("people", "automa", "cards"),
    [(4, True, 1), (5, False, 1), (6, False, 1), (6, True, 0), (7, False, 0), (8, False, 1)],
)
def test_ac_1a_all_see_how_many_cards_a_pulse_deck_has(
    people: int, automa: bool, cards: int, seat: Seat | None
) -> None:
    view = dealt(people, automa=automa).view(seat)

    assert {player.pulse_count for player in view.players} == {cards}


@pytest.mark.parametrize("seat", SPECTATORS)
def test_ac_1a_all_see_a_pulse_deck_grow(seat: Seat | None) -> None:
    play = met("dead")

    assert [player.pulse_count for player in play.view(seat).players] == [1, 0, 0, 0, 1]


@pytest.mark.parametrize("seat", SPECTATORS)
def test_ac_1a_all_see_how_many_cards_a_room_deck_has(seat: Seat | None) -> None:
    play = laid("sabotage")

    cards = {room.id: room.cards for room in play.view(seat).rooms}

    others = ["D2", "G", "LB", "O1", "O2", "P1", "P2", "R"]
    assert cards == {"D1": 2, **dict.fromkeys(others, 1)}


@pytest.mark.parametrize("seat", SPECTATORS)
@pytest.mark.parametrize(
    ("people", "automa", "cards"),
    [(4, True, 9), (5, False, 9), (6, False, 9), (6, True, 10), (7, False, 10), (8, False, 11)],
)
def test_ac_1a_all_see_how_many_cards_the_draw_pile_has(
    people: int, automa: bool, cards: int, seat: Seat | None
) -> None:
    view = dealt(people, automa=automa).view(seat)

    assert view.draw_pile == cards


@pytest.mark.parametrize("seat", SPECTATORS)
def test_ac_1a_all_see_how_many_cards_the_unsafe_passage_deck_has(seat: Seat | None) -> None:
    before = five().play()
    after = secured("sabotage")

    assert (before.view(seat).unsafe, after.view(seat).unsafe) == (2, 3)


@pytest.mark.parametrize("seat", SPECTATORS)
def test_ac_1a_all_see_who_gave_to_whom(seat: Seat | None) -> None:
    play = met("dead")

    assert play.events(seat, "gives") == [("gives", 0, 4), ("gives", 4, 0)]


def test_ac_1a_all_see_later_too_who_gave_to_whom() -> None:
    play = met("dead").choose("stop", "HE").walk("HW")

    given = [line for line in play.view(None).ledger if line[0] == "given"]

    assert given == [("given", 0, 4, "", 2), ("given", 4, 0, "", 2)]


# What is hidden from the others


@pytest.mark.parametrize("seat", SPECTATORS)
def test_ac_1a_roles_and_the_hands_with_them_are_hidden(seat: Seat | None) -> None:
    one = Scene(INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, CULTIST).play()
    other = Scene(INVESTIGATOR, CULTIST, INVESTIGATOR, INVESTIGATOR, INVESTIGATOR).play()

    assert same_for(seat, one, other)


@pytest.mark.parametrize("seat", SPECTATORS)
def test_ac_1a_the_faces_of_a_hand_are_hidden(seat: Seat | None) -> None:
    one = five().hand(1, "alive", "success", "success").play()
    other = five().hand(1, "dead", "failure", "sabotage").play()

    assert same_for(seat, one, other)


@pytest.mark.parametrize("seat", SPECTATORS)
def test_ac_1a_routes_are_hidden(seat: Seat | None) -> None:
    one, other = five().route(1, 8).play(), five().route(1, 9).play()

    assert same_for(seat, one, other)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_ac_1a_the_faces_of_pulse_cards_are_hidden_from_their_owner_too(seat: Seat | None) -> None:
    one, other = five().pulse(1, "alive").play(), five().pulse(1, "dead").play()

    assert same_for(seat, one, other)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, None])
@pytest.mark.parametrize(
    "hide",
    [
        lambda scene, flag: scene.deck("D1", "sabotage" if flag else "success"),
        lambda scene, flag: scene.unsafe("sabotage" if flag else "success", "failure"),
        lambda scene, flag: scene.bag("mirror", "lightning" if flag else "gate_opens"),
        lambda scene, flag: scene.icon("D1", flag),
    ],
    ids=["room deck", "unsafe-passage deck", "bag", "room token"],
)
def test_ac_1a_what_lies_face_down_is_hidden_from_all(
    hide: Callable[[Scene, bool], Scene], seat: Seat | None
) -> None:
    one, other = hide(five(), True).play(), hide(five(), False).play()

    assert same_for(seat, one, other)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4, None])
def test_ac_1a_the_draw_pile_is_hidden_from_all(seat: Seat | None) -> None:
    scene = five()
    scene.table.draw_pile = ["sabotage"] * 9

    assert same_for(seat, scene.play(), five().play())


@pytest.mark.parametrize("seat", [0, 3, None])
def test_ac_1a_the_automas_role_and_cards_are_hidden(seat: Seat | None) -> None:
    one = with_automa(4, automa=INVESTIGATOR).hand(4, "alive", "success").play()
    other = with_automa(4, automa=INVESTIGATOR).hand(4, "dead", "sabotage").play()

    assert same_for(seat, one, other)
    assert one.view(seat).players[4].role is None


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(
    ("deed", "faces"),
    [
        (met, ("alive", "dead")),
        (laid, ("success", "sabotage")),
        (secured, ("success", "failure")),
        (checked, ("alive", "dead")),
        (from_pile, ("success", "sabotage")),
    ],
)
def test_ac_1a_which_card_it_was_is_hidden(
    deed: Callable[[str], Play], faces: tuple[str, str], seat: Seat | None
) -> None:
    one, other = deed(faces[0]), deed(faces[1])

    assert same_for(seat, one, other)


def test_ac_1a_a_card_from_the_draw_pile_is_hidden_from_who_caused_it() -> None:
    one, other = from_pile("success"), from_pile("sabotage")

    assert same_for(4, one, other)


def test_ac_1a_who_gave_a_card_knows_its_face() -> None:
    play = met("dead")

    assert ("given", 4, 0, "dead", 2) in play.view(4).ledger
    assert ("given", 0, 4, "", 2) in play.view(4).ledger


# The deal


@pytest.mark.parametrize(("people", "automa", "count"), TABLES)
def test_ac_1a_those_who_watch_see_no_secret_of_a_deal(
    people: int, automa: bool, count: int
) -> None:
    view = dealt(people, automa=automa).view(None)

    assert {player.role for player in view.players} == {None}
    assert {player.route for player in view.players if not player.automa} == {None}
    assert all(player.encounter_cards is player.room_cards is None for player in view.players)
    assert {room.icon for room in view.rooms} == {None}
    assert view.bag is None
    assert {line[3] for line in view.ledger} == {""}
