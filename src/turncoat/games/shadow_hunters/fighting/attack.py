"""Attack (SH-30 to SH-34): declare, roll, wound, then counters and repetitions."""

from typing import Final

from turncoat.core.decision import Decision, Lister, ask, ask_in_window, ask_together
from turncoat.core.terms import ALL, GO_ON, Option
from turncoat.games.shadow_hunters.character import (
    ALIKE,
    ATTACK_OVER,
    ATTACKED,
    DAMAGE_DEALT,
    DECLARATION,
    HIT,
)
from turncoat.games.shadow_hunters.content import WEREWOLF
from turncoat.games.shadow_hunters.fighting.protection import ATTACK, after_protection
from turncoat.games.shadow_hunters.fighting.wounds import settle
from turncoat.games.shadow_hunters.reveal import (
    abilities,
    able,
    concerned,
    reveal,
    tell_ability,
    use_ability,
    window,
)
from turncoat.games.shadow_hunters.table import Batch, Player, Table

NO_ATTACK: Final[Option] = ("no_attack",)
ATTACK_ALL: Final[Option] = ("attack_all",)
ATTACK_ALL_D4: Final[Option] = ("attack_all_d4",)
SPEAR: Final[Option] = ("spear",)

# SH-31: what equipment adds to its owner's attacks, and to attacks on its owner.
ATTACKING: Final[dict[str, int]] = {
    "boar_knife": 1,
    "war_sickle": 1,
    "wood_axe": 1,
    "pilgrims_cloak": -1,
}
DEFENDING: Final[dict[str, int]] = {"pilgrims_cloak": -1}
SPEAR_BONUS: Final = 2
RESTLESS: Final = "restless_blade"


async def may_attack(table: Table, me: Player) -> None:
    """SH-12, SH-30  Ask about an attack, unless it is round 1 or nobody is in range."""
    if is_peaceful(table) or not in_range(table, me):
        return
    option = await ask(me.seat, ("attack",), lambda: declarations(table, me))
    if option != NO_ATTACK:
        await attack(table, me, option)


def is_peaceful(table: Table) -> bool:
    """SH-12  Whether attacks are not allowed yet."""
    return table.round == 1 and table.options.first_round_no_attack


def must_attack(me: Player) -> str:
    """SH-32  The equipment that makes its owner attack whenever they can, or ""."""
    return RESTLESS if RESTLESS in me.gear else ""


def declarations(table: Table, me: Player) -> list[Option]:
    """SH-30a (1), SH-32  One target, or all with the Flail; the Restless Blade must attack."""
    targets = in_range(table, me)
    d4_too = able(me, DECLARATION) and not throws_d4_alone(me)
    options: list[Option] = []
    if targets and "flail" in me.gear:
        options = [ATTACK_ALL, ATTACK_ALL_D4] if d4_too else [ATTACK_ALL]
    else:
        for target in targets:
            options.append(("attack", target.seat))
            if d4_too:
                options.append(("attack_d4", target.seat))
    if not options or not must_attack(me):
        options.append(NO_ATTACK)
    return options


def in_range(table: Table, me: Player) -> list[Player]:
    """SH-30, SH-32  Your own area or, with the Crossbow, the two others; never the middle."""
    area = table.board.areas[me.place]
    if "crossbow" in me.gear:
        return [other for other in table.players if other.place and other.place not in area]
    return [other for other in table.players if other.place in area and other is not me]


def throws_d4_alone(attacker: Player) -> bool:
    """SH-32  The owner of the Restless Blade always rolls the d4 alone."""
    return RESTLESS in attacker.gear


async def attack(table: Table, me: Player, declared: Option) -> None:
    """SH-30a  The attack, the counters and the repetitions."""
    d4_alone = declared[0] in ("attack_d4", "attack_all_d4")
    if d4_alone:
        reveal(table, me)
        tell_ability(table, me)
    targets = in_range(table, me) if len(declared) == 1 else [table.players[int(declared[1])]]
    while True:
        await strike(table, me, targets, d4_alone)
        await counters(table, me, targets)
        targets = [target for target in targets if target.alive]
        if not me.alive or not targets:
            return
        if await window(table, me, ATTACK_OVER) == GO_ON or not me.alive:
            return


async def strike(table: Table, attacker: Player, targets: list[Player], d4_alone: bool) -> None:
    """SH-30a (2) to (8)  Roll, work out the sums, wound, and let Volko heal."""
    for target in targets:
        table.attacks.append((attacker.seat, target.seat))
        table.tell(ALL, ("attacks", attacker.seat, target.seat))
    table.closed = True
    base = throw(table, attacker, d4_alone)
    if base == 0:
        table.tell(ALL, ("fails", attacker.seat))
        table.closed = False
        return
    batch = await reckon(table, attacker, targets, base)
    await settle(table, batch)
    if batch.dealt:
        await window(table, attacker, DAMAGE_DEALT)


def throw(table: Table, attacker: Player, d4_alone: bool) -> int:
    """SH-30  The difference of the dice, or the d4 alone, which cannot fail."""
    if d4_alone or throws_d4_alone(attacker):
        d4 = table.chance.roll(4)
        table.tell(ALL, ("throws_d4", attacker.seat, d4))
        return d4
    d6 = table.chance.roll(6)
    d4 = table.chance.roll(4)
    table.tell(ALL, ("throws", attacker.seat, d6, d4))
    return abs(d6 - d4)


def sum_for(attacker: Player, target: Player, base: int) -> int:
    """SH-31  Base, weapons and cloaks, at least 0; then a Ward or Barrier makes it 0."""
    bonuses = [*attacking_bonuses(attacker), *defending_bonuses(target)]
    total = base + sum([number for _, number in bonuses])
    return after_protection(target, max(total, 0), ATTACK)


def attacking_bonuses(attacker: Player) -> list[tuple[str, int]]:
    """SH-31  Return what each of the attacker's cards adds; less than 0 for a cloak."""
    bonuses = [(card, ATTACKING[card]) for card in attacker.gear if card in ATTACKING]
    if "moon_spear" in attacker.gear and spear_shines(attacker):
        bonuses.append(("moon_spear", SPEAR_BONUS))
    return bonuses


def defending_bonuses(target: Player) -> list[tuple[str, int]]:
    """SH-31  Return what each of the target's cards adds, less than 0."""
    return [(card, DEFENDING[card]) for card in target.gear if card in DEFENDING]


def tell_bonuses(table: Table, attacker: Player, victims: list[Player]) -> None:
    """SH-31  Tell everybody which cards change the wounds of an attack."""
    found = [(attacker.seat, *bonus) for bonus in attacking_bonuses(attacker) if victims]
    found += [(v.seat, *bonus) for v in victims for bonus in defending_bonuses(v)]
    for seat, card, number in found:
        if number > 0:
            table.tell(ALL, ("adds", seat, card, number))
        else:
            table.tell(ALL, ("lessens", seat, card, -number))


def spear_shines(attacker: Player) -> bool:
    """SH-71e  The Moon Spear works only for a revealed werewolf, void or not."""
    return attacker.revealed and attacker.character.kind == WEREWOLF


async def reckon(table: Table, attacker: Player, targets: list[Player], base: int) -> Batch:
    """SH-30a (4), (5)  The attacker's window, then each target's sum; thefts change no sum."""
    robbed: list[tuple[Player, str]] = []
    robbable = [t for t in targets if t.gear and sum_for(attacker, t, base) >= 2]
    while hit_window_opens(table, attacker, robbable):
        lister = hit_options(table, attacker, robbable)
        option = await ask_in_window(attacker.seat, (HIT,), lister)
        if option == GO_ON:
            break
        if option == SPEAR:
            reveal(table, attacker)
            break
        await use_ability(table, attacker, option)
        victim = table.players[int(option[1])]
        robbed.append((victim, str(option[2])))
        robbable.remove(victim)
    batch = Batch(attacker, by_attack=True)
    batch.thefts = robbed
    spared = [victim for victim, _ in robbed]
    batch.hits = [(t, sum_for(attacker, t, base)) for t in targets if t not in spared]
    tell_bonuses(table, attacker, [victim for victim, _ in batch.hits])
    return batch


def hit_window_opens(table: Table, attacker: Player, robbable: list[Player]) -> bool:
    """SH-51b (3)  Asked: a hidden owner of the Moon Spear, or an attacker who could rob."""
    if robbable and concerned(table, attacker, HIT):
        return True
    return spear_could_shine(table, attacker)


def spear_could_shine(table: Table, attacker: Player) -> bool:
    """SH-51a, SH-71e  Whether, going by public facts, a hidden werewolf may hold the Spear."""
    if attacker.revealed or "moon_spear" not in attacker.gear:
        return False
    return table.unseen & ALIKE[WEREWOLF] != 0


def hit_options(table: Table, attacker: Player, robbable: list[Player]) -> Lister:
    """SH-51b (3)  One question serves for both the Spear and the theft."""

    def options() -> list[Option]:
        found = [GO_ON]
        holds_spear = not attacker.revealed and "moon_spear" in attacker.gear
        if holds_spear and attacker.character.kind == WEREWOLF:
            found.append(SPEAR)
        if able(attacker, HIT) and attacker.character.fits(table, attacker):
            found += [("rob", victim.seat, card) for victim in robbable for card in victim.gear]
        return found

    return options


async def counters(table: Table, attacker: Player, targets: list[Player]) -> None:
    """SH-51b (5), SH-85  Ask all living targets together whether they counter."""
    windows: list[Decision] = []
    for target in targets:
        if target.alive and concerned(table, target, ATTACKED):
            lister = counter_options(table, target)
            windows.append(ask_in_window(target.seat, (ATTACKED,), lister))
    if not windows:
        return
    answers = await ask_together(windows)
    for seat, option in answers.items():
        if option != GO_ON:
            avenger = table.players[seat]
            await use_ability(table, avenger, option)
            await strike(table, avenger, [attacker], d4_alone=False)


def counter_options(table: Table, target: Player) -> Lister:
    """Go on; for Wanda, also the counter."""
    return lambda: [GO_ON, *abilities(table, target, ATTACKED)]
