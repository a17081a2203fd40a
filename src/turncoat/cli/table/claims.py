"""Composing a claim step by step: which claim, then one argument after another."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from turncoat.cli.table.guide import Step
from turncoat.cli.terminal.i18n import text
from turncoat.core.grammar import Shape
from turncoat.core.terms import Claim

Word: TypeAlias = str | int


def next_slot(said: Claim, claims: Mapping[str, Shape]) -> str | None:
    """Return the kind of the next argument of a claim, or None if it is complete."""
    slots = claims[str(said[0])]
    return slots[len(said) - 1] if len(said) <= len(slots) else None


def step(question: str, words: Sequence[Word], label: Callable[[Word], str]) -> Step:
    """Return a step without explanations; `question` is the id of a message."""
    labels = [label(word) for word in words]
    return Step(text(question), [*words], labels, [""] * len(labels))
