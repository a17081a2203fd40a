"""How likely each hidden seat is to be of each kind, when the number of each is known."""

from typing import Final, TypeAlias

# One number for each kind, in the order of KINDS: werewolf, vampire, human.
Shares: TypeAlias = list[float]
# The werewolves and vampires among the first seats, packed into one number.
Count: TypeAlias = int
ONE_WEREWOLF: Final = 16
ONE_VAMPIRE: Final = 1


def spread(masses: list[Shares], left: list[int]) -> list[Shares]:
    """The exact probability of each kind at each seat, from weights and the number of each."""
    before = counts_before(masses, left)
    after = counts_after(masses, left)
    return [
        normal([
            mass[0] * meet(before[seat], after[seat + 1], ONE_WEREWOLF),
            mass[1] * meet(before[seat], after[seat + 1], ONE_VAMPIRE),
            mass[2] * meet(before[seat], after[seat + 1], 0),
        ])
        for seat, mass in enumerate(masses)
    ]  # fmt: skip


def counts_before(masses: list[Shares], left: list[int]) -> list[dict[Count, float]]:
    """For each seat: how likely each count is among the seats before it."""
    werewolves, vampires, humans = left
    chances: dict[Count, float] = {0: 1.0}
    found = [chances]
    for seat, (werewolf, vampire, human) in enumerate(masses):
        further: dict[Count, float] = {}
        for count, chance in chances.items():
            w, v = divmod(count, ONE_WEREWOLF)
            if werewolf and w < werewolves:
                key = count + ONE_WEREWOLF
                further[key] = further.get(key, 0.0) + chance * werewolf
            if vampire and v < vampires:
                key = count + ONE_VAMPIRE
                further[key] = further.get(key, 0.0) + chance * vampire
            if human and seat - w - v < humans:
                further[count] = further.get(count, 0.0) + chance * human
        found.append(further)
        chances = further
    return found


def counts_after(masses: list[Shares], left: list[int]) -> list[dict[Count, float]]:
    """For each seat and count so far: how likely the rest is to complete the numbers."""
    chances: dict[Count, float] = {left[0] * ONE_WEREWOLF + left[1] * ONE_VAMPIRE: 1.0}
    found = [chances]
    for werewolf, vampire, human in reversed(masses):
        nearer: dict[Count, float] = {}
        for count, chance in chances.items():
            if werewolf and count >= ONE_WEREWOLF:
                key = count - ONE_WEREWOLF
                nearer[key] = nearer.get(key, 0.0) + chance * werewolf
            if vampire and count % ONE_WEREWOLF:
                key = count - ONE_VAMPIRE
                nearer[key] = nearer.get(key, 0.0) + chance * vampire
            if human:
                nearer[count] = nearer.get(count, 0.0) + chance * human
        found.append(nearer)
        chances = nearer
    return found[::-1]


def meet(before: dict[Count, float], after: dict[Count, float], step: Count) -> float:
    """Return how likely the seats before and after are to fit if the seat between adds `step`."""
    return sum(
        chance * after[count + step] for count, chance in before.items() if count + step in after
    )


def normal(shares: Shares) -> Shares:
    """Scale shares to add up to 1; equal shares if all are 0."""
    total = sum(shares)
    if not total:
        return [1.0 / len(shares)] * len(shares)
    return [share / total for share in shares]
