"""Verbs of the player: actions, sanity, VP; and `choose` and `may`, which hold other verbs."""

from turncoat.core.decision import choose
from turncoat.core.terms import Option
from turncoat.games.dark_providence.actions.asking import ask_player
from turncoat.games.dark_providence.board.sanity import calm, sanity_test
from turncoat.games.dark_providence.board.tracks import gain_vp
from turncoat.games.dark_providence.content.schema.verbs import (
    Calm,
    Choose,
    ExtraAction,
    May,
    SanityTest,
    Vp,
)
from turncoat.games.dark_providence.effects.cubes import how_many
from turncoat.games.dark_providence.engine import (
    VERBS,
    Deed,
    agrees,
    pay_cost,
    payable,
    possible,
    resolve,
)
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.table import Table


def always(table: Table, me: Player, effect: ExtraAction | Vp, deed: Deed) -> bool:
    return True


async def extra_action(table: Table, me: Player, effect: ExtraAction, deed: Deed) -> None:
    """DP-21a  Give more actions this turn; they are never the first."""
    table.actions += effect.n


async def score(table: Table, me: Player, effect: Vp, deed: Deed) -> None:
    """Score VP at once."""
    gain_vp(table, me, effect.n)


def can_test(table: Table, me: Player, effect: SanityTest, deed: Deed) -> bool:
    return bool(table.bag) and (effect.who == "self" or bool(_people(table, me)))


def _people(table: Table, me: Player) -> list[Player]:
    return [player for player in table.others(me) if not player.cultist]


async def test(table: Table, me: Player, effect: SanityTest, deed: Deed) -> None:
    """DP-40  Draw tokens from the bag and keep them."""
    tested = me
    if effect.who == "one_other":
        tested = await ask_player(table, me, ("who_tests",), _people(table, me))
    for _ in range(effect.draws):
        await sanity_test(table, tested)


def can_calm(table: Table, me: Player, effect: Calm, deed: Deed) -> bool:
    return me.insanity > 0


async def put_back(table: Table, me: Player, effect: Calm, deed: Deed) -> None:
    """Put up to n insanity tokens back into the bag."""
    most = min(effect.n, me.insanity)
    calm(table, me, most if most == 1 else await how_many(me, most))


def able(table: Table, me: Player, effect: Choose, deed: Deed) -> list[Option]:
    return [
        ("choice", number, deed.card)
        for number, effects in enumerate(effect.options, 1)
        if possible(table, me, effects, deed)
    ]


def can_choose(table: Table, me: Player, effect: Choose, deed: Deed) -> bool:
    return bool(able(table, me, effect, deed))


async def choose_one(table: Table, me: Player, effect: Choose, deed: Deed) -> None:
    """Resolve exactly one of the options that can be done."""
    option = await choose(me.seat, ("choose", deed.card), able(table, me, effect, deed))
    await resolve(table, me, effect.options[int(option[1]) - 1], deed)


def can_may(table: Table, me: Player, effect: May, deed: Deed) -> bool:
    return payable(table, me, effect.cost, deed) and possible(table, me, effect.then, deed)


async def may(table: Table, me: Player, effect: May, deed: Deed) -> None:
    """Offer to pay the cost and do the rest. Using a card for this alone is agreeing to it."""
    if deed.optional and not await agrees(table, me, "may", [effect], deed):
        return
    await pay_cost(table, me, effect.cost, deed)
    await resolve(table, me, effect.then, deed)


VERBS[ExtraAction] = (always, extra_action)
VERBS[Vp] = (always, score)
VERBS[SanityTest] = (can_test, test)
VERBS[Calm] = (can_calm, put_back)
VERBS[Choose] = (can_choose, choose_one)
VERBS[May] = (can_may, may)
