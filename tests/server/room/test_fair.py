"""The fair deal and the tokens: what is published reveals nothing, and every seat has a say."""

import re
from hashlib import blake2b

import pytest

from turncoat.server import fair, tokens

SECRET = "5e" * 32
OTHER = "5f" + "5e" * 31


# The fair deal.


def test_a_secret_is_32_bytes_that_nobody_had_before() -> None:
    secrets = {fair.new_secret() for _ in range(100)}

    assert len(secrets) == 100
    assert {len(bytes.fromhex(secret)) for secret in secrets} == {32}


def test_anybody_can_compute_the_commitment_again() -> None:
    mine = blake2b(bytes.fromhex(SECRET), digest_size=32, person=b"turncoat-commit").hexdigest()

    assert fair.commitment_to(SECRET) == mine


def test_anybody_can_compute_the_key_of_the_deal_again() -> None:
    mine = blake2b(digest_size=32, key=bytes.fromhex(SECRET), person=b"turncoat-deal")
    mine.update(b"\x02\x00\x0a\x0b" + b"\x00\x00" + b"\x01\x00\xff")

    assert fair.deal_key(SECRET, ["0a0b", "", "ff"]) == mine.digest()


def test_another_secret_has_another_commitment() -> None:
    assert fair.commitment_to(SECRET) != fair.commitment_to(OTHER)


def test_another_secret_gives_another_deal() -> None:
    assert fair.deal_key(SECRET, ["0a"]) != fair.deal_key(OTHER, ["0a"])


def test_the_commitment_is_not_the_key_of_any_deal() -> None:
    commitment = bytes.fromhex(fair.commitment_to(SECRET))

    assert commitment not in (fair.deal_key(SECRET, []), fair.deal_key(SECRET, [""]))
    assert commitment != bytes.fromhex(SECRET)


def test_anybody_can_compute_the_number_of_the_replay_again() -> None:
    mine = blake2b(bytes.fromhex(SECRET), digest_size=8, person=b"turncoat-replay").hexdigest()

    assert fair.replay_number(SECRET) == mine
    assert fair.replay_number(OTHER) != mine


@pytest.mark.parametrize(
    "nonces",
    [
        [], ["0a"], ["0b0a"], ["0a0b0c"], ["0a", "0b"], ["", "0a0b"], ["0a0b", ""], ["0a0b", "00"],
        ["0000", "0a0b"], ["0a0b" * 16], ["02000a0b"],
    ],
)  # fmt: skip
def test_every_number_of_every_seat_has_a_say(nonces: list[str]) -> None:
    assert fair.deal_key(SECRET, nonces) != fair.deal_key(SECRET, ["0a0b"])


def test_it_matters_who_said_which_number() -> None:
    assert fair.deal_key(SECRET, ["0a", "0b", ""]) != fair.deal_key(SECRET, ["0b", "0a", ""])


def test_the_same_numbers_give_the_same_deal() -> None:
    assert fair.deal_key(SECRET, ["0a", "0b"]) == fair.deal_key(SECRET, ("0a", "0b"))


# Tokens.


def test_a_token_is_256_bits_that_nobody_had_before() -> None:
    made = {tokens.new_token() for _ in range(100)}

    assert len(made) == 100
    assert all(re.fullmatch("[A-Za-z0-9_-]{43}", token) for token in made)


def test_what_is_kept_of_a_token_is_not_the_token() -> None:
    token = tokens.new_token()

    kept = tokens.hashed(token)

    assert token not in kept
    assert re.fullmatch("[0-9a-f]{64}", kept)


def test_the_same_token_is_known_again_and_no_other() -> None:
    token = tokens.new_token()

    assert tokens.hashed(token) == tokens.hashed(token)
    assert tokens.hashed(token) != tokens.hashed(token + "A")
    assert tokens.hashed(token) != tokens.hashed(token.swapcase())


def test_a_code_has_no_signs_that_are_taken_for_one_another() -> None:
    codes = {tokens.new_code() for _ in range(300)}

    signs = set("".join(codes))
    assert signs == set(tokens.ALPHABET)
    assert not signs & set("01IOl")
    assert {len(code) for code in codes} == {tokens.CODE_LENGTH}
