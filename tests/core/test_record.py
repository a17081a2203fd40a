"""Records: a saved match goes on as if nothing had happened, and a changed one is refused."""

from contextlib import suppress
from random import Random
from typing import Final

import pytest

from tests.core.forgery import (
    forged,
    load_refusal,
    one_letter_wrong,
    opened,
    replay_refusal,
    sealed,
)
from tests.core.playing import Snapshot, play_on, random_move, restart, snapshot
from tests.core.toy import (
    ABSTAIN,
    ACCEPT,
    DECLINE,
    DRAW,
    GAMES,
    GIVE,
    GO_DOWN,
    KEEP,
    ROLL,
    RULES,
    Toy,
    ToyMatch,
    ToyOptions,
    deal,
)
from turncoat.core.errors import BadRecord, IllegalAnswer
from turncoat.core.match import AnyMatch
from turncoat.core.record import FORMAT, load, read, replay, save
from turncoat.core.terms import ALL, ANSWER, OFFER, SAY, Claim, LogEntry

CLAIMS: Final[list[Claim]] = [("side", "red"), ("side", "blue"), ("trust", 0)]
NONSENSE: Final[LogEntry] = (ANSWER, 0, ("nonsense",))


class Later(Toy):
    """The same game by later rules."""

    version = "2"


class Reprinted(Toy):
    """The same game with other cards."""

    content_hash = "decaf"


def by_day() -> ToyMatch:
    """In the middle of the second turn."""
    match = deal("record")
    match.answer(0, ROLL)
    for option in (ABSTAIN, ("go_on",)):
        for seat in range(3):
            match.answer(seat, option)
    match.answer(1, DRAW)
    return match


def half_voted() -> ToyMatch:
    """Claims before and after the restart point; one of three has voted."""
    match = deal("record")
    match.say(0, CLAIMS[0])
    match.answer(0, ROLL)
    match.say(1, CLAIMS[2])
    match.answer(2, ABSTAIN)
    return match


def loaded(match: ToyMatch) -> AnyMatch:
    return load(save(match), GAMES)


def apart_from_the_past(match: AnyMatch) -> Snapshot:
    """All but the events before the restart point, which a loaded match no longer has."""
    return snapshot(match)._replace(story=[])


def assert_they_go_on_alike(match: AnyMatch, twin: AnyMatch, seed: int = 0) -> None:
    assert apart_from_the_past(twin) == apart_from_the_past(match)
    assert restart(twin) == restart(match)
    for move in play_on(match, Random(seed), CLAIMS):
        twin.repeat(move)
    assert apart_from_the_past(twin) == apart_from_the_past(match)
    assert save(twin) == save(match)


# Saved and loaded.


def test_a_match_saved_in_the_middle_of_a_turn_goes_on() -> None:
    match = by_day()

    assert match.pending[1].topic == ("keep",)
    assert_they_go_on_alike(match, loaded(match))


def test_a_match_saved_at_its_deal_goes_on() -> None:
    assert_they_go_on_alike(deal(), loaded(deal()))


def test_a_match_saved_half_answered_goes_on() -> None:
    match = half_voted()

    twin = loaded(match)

    assert twin.given() == [(2, ABSTAIN)]
    assert list(twin.pending) == [0, 1]
    assert_they_go_on_alike(match, twin)


def test_a_match_saved_in_an_interrupt_goes_on() -> None:
    match = by_day()
    match.interrupt(2, GIVE)
    match.answer(2, ("to", 0))

    twin = loaded(match)

    assert twin.pending[0].topic == ("accept", 2)
    assert_they_go_on_alike(match, twin)


def test_a_match_saved_in_an_interrupt_of_a_secret_choice_goes_on() -> None:
    match = half_voted()
    match.interrupt(0, GIVE)

    twin = loaded(match)
    for each in (match, twin):
        each.answer(0, ("to", 1))
        each.answer(1, DECLINE)

    assert twin.given() == match.given() == [(2, ABSTAIN)]
    assert_they_go_on_alike(match, twin)


def test_a_match_saved_after_its_end_stays_ended() -> None:
    match = deal()
    play_on(match, Random(5), CLAIMS)

    twin = loaded(match)

    assert twin.over
    assert apart_from_the_past(twin) == apart_from_the_past(match)


def test_a_loaded_match_remembers_what_was_said() -> None:
    match = half_voted()

    twin = loaded(match)
    twin.say(0, CLAIMS[1])

    assert [said.claim for said in twin.said] == [CLAIMS[0], CLAIMS[2], CLAIMS[1]]
    assert [said.contradicts for said in twin.said] == [-1, -1, 0]
    assert len(twin.said_before) == 1


def test_a_loaded_match_remembers_whispers_as_whispers() -> None:
    match = deal("record")
    match.interrupt(0, GO_DOWN)
    match.say(0, CLAIMS[0])
    match.answer(0, ROLL)

    twin = loaded(match)

    assert twin.view(0).heard_apart == match.view(0).heard_apart != []
    assert twin.view(1).heard == []
    assert twin.view(1).heard_apart == []


def test_a_loaded_match_has_its_options_and_its_key() -> None:
    match = deal("record", players=4, rounds=7)

    twin = loaded(match)

    assert twin.options == ToyOptions(players=4, rounds=7)
    assert twin.key == match.key


def test_the_story_of_a_loaded_match_begins_at_its_restart_point() -> None:
    match = by_day()

    assert loaded(match).events(None) == [("draws", 1)]
    assert match.events(None)[-1] == ("draws", 1)


def test_saving_leaves_no_trace() -> None:
    match = half_voted()
    before = snapshot(match), restart(match)

    save(match)

    assert (snapshot(match), restart(match)) == before


def test_a_match_is_always_saved_as_the_same_bytes() -> None:
    assert save(half_voted()) == save(half_voted())
    assert save(loaded(half_voted())) == save(half_voted())


@pytest.mark.parametrize("seed", range(10))
def test_wherever_it_is_saved_a_match_goes_on(seed: int) -> None:
    match = deal(f"saved {seed}", players=3 + seed % 3)
    random = Random(seed)
    twins: list[AnyMatch] = []
    while match.pending:
        twins.append(loaded(match))
        move = random_move(match, random, CLAIMS)
        for each in [match, *twins]:
            each.repeat(move)

    for twin in twins:
        assert apart_from_the_past(twin) == apart_from_the_past(match)


def test_an_answer_that_was_taken_can_be_loaded() -> None:
    match = deal()
    match.answer(0, ROLL)

    with suppress(IllegalAnswer):
        match.answer(0, ("vote", True))
        match.answer(1, ABSTAIN)
        match.answer(2, ABSTAIN)

    assert loaded(match).log == match.log


def test_an_offer_that_was_taken_can_be_loaded() -> None:
    match = deal()

    with suppress(IllegalAnswer):
        match.interrupt(0, ("duel", True))

    assert loaded(match).log == match.log


def test_a_claim_that_was_taken_can_be_loaded() -> None:
    match = deal()

    with suppress(IllegalAnswer):
        match.say(0, ("trust", True))

    assert loaded(match).log == match.log


# Replayed.


@pytest.mark.parametrize("seed", range(10))
def test_a_replay_comes_to_the_same_table_bit_for_bit(seed: int) -> None:
    match = deal(f"replay {seed}", players=3 + seed % 3)
    play_on(match, Random(seed), CLAIMS)

    *_, last = replay(save(match), GAMES)

    assert snapshot(last) == snapshot(match)


@pytest.mark.parametrize("seed", range(10))
def test_a_replay_passes_the_restart_point_that_was_stored(seed: int) -> None:
    match = deal(f"restart {seed}")
    play_on(match, Random(seed), CLAIMS)
    record = opened(save(match))

    starts = [RULES.pack(step.start) for step in replay(save(match), GAMES)]

    assert starts[record.since] == starts[-1] == record.restart


def test_a_replay_goes_from_the_deal_to_the_last_entry_step_by_step() -> None:
    match = half_voted()

    steps = [len(step.log) for step in replay(save(match), GAMES)]

    assert steps == [0, 1, 2, 3]


def test_a_replay_tells_the_story_from_the_deal_on() -> None:
    match = by_day()

    *_, last = replay(save(match), GAMES)

    assert last.events(1) == match.events(1)


def test_a_replay_ends_with_the_secret_answers_that_wait() -> None:
    *_, last = replay(save(half_voted()), GAMES)

    assert last.given() == [(2, ("abstain",))]
    assert list(last.pending) == [0, 1]


def test_a_replay_ends_with_the_secret_answers_under_an_interrupt() -> None:
    match = half_voted()
    match.interrupt(0, GIVE)

    *_, last = replay(save(match), GAMES)

    assert save(last) == save(match)
    assert snapshot(last) == snapshot(match)


# Refused as they are.


def test_what_is_read_is_what_was_saved() -> None:
    match = half_voted()

    record, rules = read(save(match), GAMES)

    assert rules is RULES
    assert (record.format, record.game, record.version) == (FORMAT, "toy", "1")
    assert (record.players, record.options) == (3, {"rounds": 3})
    assert (record.key, record.log) == (match.key.hex(), match.log)
    assert (record.since, record.restart) == (2, RULES.pack(match.start))
    assert record.said == [(0, ("side", "red"), ALL, -1)]


def test_a_record_cut_off_anywhere_is_refused() -> None:
    data = save(half_voted())

    reasons = {load_refusal(data[:end], GAMES) for end in range(0, len(data), 50)}

    assert reasons == {"unreadable"}


def test_a_record_without_its_last_byte_is_refused() -> None:
    assert load_refusal(save(half_voted())[:-1], GAMES) == "unreadable"


def test_a_record_with_any_one_letter_wrong_is_refused() -> None:
    data = save(half_voted())

    reasons = {load_refusal(one_letter_wrong(data, place), GAMES) for place in range(len(data))}

    assert reasons == {"unreadable", "format", "checksum"}


def test_a_record_with_any_one_letter_wrong_is_not_replayed() -> None:
    data = save(half_voted())

    reasons = {replay_refusal(one_letter_wrong(data, p), GAMES) for p in range(0, len(data), 9)}

    assert reasons <= {"unreadable", "format", "checksum"}


@pytest.mark.parametrize("rounds", [7, 70, 700])
def test_every_letter_of_the_restart_table_counts(rounds: int) -> None:
    data = save(deal(rounds=rounds))
    first = data.index(b'"restart":"') + len(b'"restart":"')
    last = data.index(b'"', first)

    reasons = {load_refusal(one_letter_wrong(data, p), GAMES) for p in range(first, last)}

    assert reasons <= {"unreadable", "checksum"}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"null",
        b"[]",
        b"{}",
        b'"turncoat-match-1"',
        b"\x00" * 100,
        b"\xff\xfe\xfa",
        b'{"format":"\xff"}',
        b'{"format":"\\ud800"}',
        b"[" * 100_000,
        b'{"format":' * 100_000,
    ],
)
def test_what_is_no_record_at_all_is_unreadable(data: bytes) -> None:
    assert load_refusal(data, GAMES) == "unreadable"
    assert replay_refusal(data, GAMES) == "unreadable"


def test_a_record_in_another_encoding_is_refused() -> None:
    data = save(half_voted()).decode()

    assert load_refusal(data.encode("utf-16"), GAMES) == "unreadable"
    assert load_refusal(data.replace("toy", "t\xf6y").encode("latin-1"), GAMES) == "unreadable"


@pytest.mark.parametrize("depth", [10, 500, 990, 5_000, 200_000])
def test_a_record_with_huge_nesting_is_refused(depth: int) -> None:
    nested = b'"options":{"a":' + b"[" * depth + b"]" * depth + b","
    data = save(half_voted()).replace(b'"options":{', nested)

    assert load_refusal(data, GAMES) in ("unreadable", "checksum")


@pytest.mark.parametrize("number", [b"1e400", b"99999999999999999999", b"9" * 5000, b"-1", b"1.5"])
def test_a_record_with_strange_numbers_is_refused(number: bytes) -> None:
    data = save(half_voted())

    assert load_refusal(data.replace(b'"players":3', b'"players":' + number), GAMES)
    assert load_refusal(data.replace(b'"since":2', b'"since":' + number), GAMES)
    assert load_refusal(data.replace(b'"rounds":3', b'"rounds":' + number), GAMES)


@pytest.mark.parametrize("field", ["game", "log", "restart", "given", "checksum"])
def test_a_record_that_lacks_a_field_is_refused(field: str) -> None:
    data = save(half_voted())

    assert load_refusal(data.replace(f'"{field}"'.encode(), b'"other"'), GAMES) == "unreadable"


# Refused though sealed.


def test_a_record_sealed_again_unchanged_is_taken() -> None:
    data = save(half_voted())

    assert sealed(opened(data)) == data
    assert load(sealed(opened(data)), GAMES).log == half_voted().log


def test_a_record_of_another_format_is_refused() -> None:
    data = forged(save(half_voted()), format="turncoat-match-0")

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "format"


def test_a_record_of_another_game_is_refused() -> None:
    assert load_refusal(save(half_voted()), {}) == replay_refusal(save(half_voted()), {}) == "game"
    assert load_refusal(forged(save(half_voted()), game="chess"), GAMES) == "game"


def test_a_record_of_another_version_is_refused() -> None:
    data = save(half_voted())

    assert load_refusal(data, {"toy": Later()}) == "version"
    assert replay_refusal(data, {"toy": Later()}) == "version"


def test_a_record_of_other_content_is_refused() -> None:
    data = save(half_voted())

    assert load_refusal(data, {"toy": Reprinted()}) == "content"
    assert replay_refusal(data, {"toy": Reprinted()}) == "content"


def test_a_refusal_names_the_version_that_would_be_needed() -> None:
    with pytest.raises(BadRecord, match="version: 1"):
        load(save(half_voted()), {"toy": Later()})


@pytest.mark.parametrize(
    "entry",
    [
        (ANSWER, 1, ("nonsense",)),
        (ANSWER, 1, ()),
        (ANSWER, 0, KEEP),
        (ANSWER, 1, DRAW),
        (ANSWER, 99, KEEP),
        (ANSWER, -1, KEEP),
        (OFFER, 1, ("nonsense",)),
        (OFFER, 0, ACCEPT),
        (OFFER, 99, GO_DOWN),
        (OFFER, -1, GO_DOWN),
        (SAY, 1, ("nonsense",)),
        (SAY, 99, ("trust", 0)),
        (SAY, -1, ("trust", 0)),
        (3, 1, ("trust", 0)),
        (-1, 1, ("trust", 0)),
    ],
)
def test_a_log_with_an_entry_that_can_not_be_is_refused(entry: LogEntry) -> None:
    match = by_day()
    data = forged(save(match), log=[*match.log, entry])

    assert load_refusal(data, GAMES) == "log"
    assert replay_refusal(data, GAMES) == "log"


def test_a_log_with_one_entry_changed_is_refused() -> None:
    match = by_day()
    data = forged(save(match), log=[*match.log[:-1], (ANSWER, 1, KEEP)])

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "log"


def test_a_log_with_one_entry_twice_is_refused() -> None:
    match = by_day()
    data = forged(save(match), log=[*match.log, match.log[-1]])

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "log"


def test_a_replay_refuses_a_log_changed_before_the_restart_point() -> None:
    match = by_day()
    data = forged(save(match), log=[NONSENSE, *match.log[1:]])

    assert replay_refusal(data, GAMES) == "log"


def test_a_replay_refuses_a_log_that_leads_to_another_restart_point() -> None:
    match = by_day()
    assert match.log[0] == (ANSWER, 0, ROLL)
    other: list[LogEntry] = [(ANSWER, 0, DRAW), (ANSWER, 0, KEEP), *match.log[1:]]
    data = forged(save(match), log=other, since=8)

    assert replay_refusal(data, GAMES) == "log"


def test_a_replay_refuses_the_log_of_another_deal() -> None:
    data = forged(save(by_day()), key=deal("another deal").key.hex())

    assert replay_refusal(data, GAMES) == "log"


def test_a_replay_refuses_another_deal_though_nothing_was_answered() -> None:
    data = forged(save(deal()), key=deal("another deal").key.hex())

    assert replay_refusal(data, GAMES) == "log"


@pytest.mark.parametrize("since", [-1, 0, 3, 99])
def test_a_restart_point_elsewhere_in_the_log_is_refused(since: int) -> None:
    data = forged(save(by_day()), since=since)

    assert opened(save(by_day())).since == 7
    assert load_refusal(data, GAMES) == "log"


@pytest.mark.parametrize("since", [-1, 0, 3, 8, 99])
def test_a_replay_refuses_a_restart_point_elsewhere_in_the_log(since: int) -> None:
    data = forged(save(by_day()), since=since)

    assert replay_refusal(data, GAMES) == "log"


@pytest.mark.parametrize("answer", [b'["nonsense"]', b'["draw"]', b'["vote",2]', b"[]"])
def test_a_secret_answer_that_was_no_option_is_refused(answer: bytes) -> None:
    wrong = save(half_voted()).replace(b'[0,2,["abstain"]]', b"[0,2,%s]" % answer)

    assert load_refusal(sealed(opened(wrong)), GAMES) == "log"


def test_a_secret_answer_of_one_who_is_not_asked_is_refused() -> None:
    data = save(half_voted())
    wrong = data.replace(b'[0,2,["abstain"]]', b'[0,7,["abstain"]]')

    assert load_refusal(sealed(opened(wrong)), GAMES) == "log"


@pytest.mark.parametrize("level", [-1, 1, 99])
def test_a_secret_answer_to_a_question_that_is_not_open_is_refused(level: int) -> None:
    data = forged(save(half_voted()), given=[(level, 2, ABSTAIN)])

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "log"


def test_secret_answers_of_all_who_are_asked_are_refused() -> None:
    data = forged(save(half_voted()), given=[(0, seat, ABSTAIN) for seat in range(3)])

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "log"


@pytest.mark.parametrize("given", [(0, 2, DRAW), (0, 9, ABSTAIN), (1, 2, ABSTAIN)])
def test_a_secret_answer_under_an_interrupt_that_can_not_be_is_refused(
    given: tuple[int, int, Claim],
) -> None:
    match = half_voted()
    match.interrupt(0, GIVE)
    data = forged(save(match), given=[given])

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "log"


@pytest.mark.parametrize("restart", [b"", b"nonsense", b"\x90", b"\xc1", b"\x91" * 5_000])
def test_a_restart_table_that_is_none_is_refused(restart: bytes) -> None:
    data = forged(save(by_day()), restart=restart)

    assert load_refusal(data, GAMES) == "log"


def test_the_restart_table_of_another_moment_is_refused() -> None:
    data = forged(save(by_day()), restart=RULES.pack(deal().start))

    assert load_refusal(data, GAMES) == "log"


@pytest.mark.parametrize("key", ["no hex", "abc", "00" * 65])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    data = forged(save(by_day()), key=key)

    assert replay_refusal(data, GAMES) == "log"


@pytest.mark.parametrize("players", [0, 1, 99, -1])
def test_a_number_of_players_that_can_not_be_is_refused(players: int) -> None:
    data = forged(save(by_day()), players=players)

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "log"


def test_a_number_of_players_that_is_not_that_of_the_table_is_refused() -> None:
    data = forged(save(by_day()), players=4)

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "log"


def test_a_record_with_anything_after_its_end_is_refused() -> None:
    assert load_refusal(save(by_day()) + b"\n", GAMES)
    assert load_refusal(save(by_day()) + b"x", GAMES)


@pytest.mark.parametrize("options", [{"rounds": "many"}, {"rounds": None}, {"rounds": [[]]}])
def test_options_that_can_not_be_are_refused(options: dict[str, object]) -> None:
    data = forged(save(by_day()), options=options)

    assert load_refusal(data, GAMES) == replay_refusal(data, GAMES) == "log"
