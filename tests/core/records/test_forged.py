"""A record that was changed and has a valid checksum is refused."""

import pytest

from tests.core.forgery import (
    forged,
    load_refusal,
    opened,
    replay_refusal,
    sealed,
)
from tests.core.records.matches import (
    NONSENSE,
    Later,
    Reprinted,
    by_day,
    half_voted,
)
from tests.core.toy import (
    ABSTAIN,
    ACCEPT,
    DRAW,
    GAMES,
    GIVE,
    GO_DOWN,
    KEEP,
    ROLL,
    RULES,
    deal,
)
from turncoat.core.errors import BadRecord
from turncoat.core.record import load, save
from turncoat.core.terms import ANSWER, OFFER, SAY, Claim, LogEntry


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
