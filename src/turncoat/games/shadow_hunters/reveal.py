"""Revealing (SH-50 to SH-52): at will, by force, and to use an ability."""

from turncoat.core.decision import ask_in_window
from turncoat.core.terms import ALL, GO_ON, Option
from turncoat.games.shadow_hunters.character import AT_MOMENT, STANDING
from turncoat.games.shadow_hunters.table import Player, Table

REVEAL: Option = ("reveal",)


def reveal(table: Table, player: Player) -> None:
    """SH-50  Reveal a player for good."""
    if not player.revealed:
        table.turned_up(player)
        table.tell(ALL, ("reveals", player.seat, player.character.id))


def must_reveal(table: Table, player: Player, characters: int) -> bool:
    """SH-52  Reveal a hidden player who is one of these characters; return whether it was."""
    if player.revealed:
        return False
    if player.character.bit & characters:
        reveal(table, player)
        return True
    player.may_be &= ~characters
    return False


def able(player: Player, moment: str) -> bool:
    """SH-50  Whether the player has an ability that works at this moment."""
    character = player.character
    return (
        character.moment == moment
        and player.alive
        and not player.void
        and not (character.once and player.used)
    )


def abilities(table: Table, player: Player, moment: str) -> list[Option]:
    """The options that the player's ability gives at this moment."""
    return player.character.options(table, player) if able(player, moment) else []


def concerned(table: Table, player: Player, moment: str) -> bool:
    """SH-51a  Whether, going by public facts, this window could concern the player."""
    if player.revealed:
        character = player.character
        return able(player, moment) and character.fits(table, player) and not character.unasked
    if player.void:
        return False
    for character in AT_MOMENT[moment]:
        if table.unseen & character.bit and character.fits(table, player):
            return True
    return False


async def window(table: Table, player: Player, moment: str) -> Option:
    """SH-51b  Ask a player whom the window could concern, and carry out the answer."""
    option = GO_ON
    if concerned(table, player, moment):
        option = await ask_in_window(
            player.seat, (moment,), lambda: [GO_ON, *abilities(table, player, moment)]
        )
    if option != GO_ON:
        await use_ability(table, player, option)
    elif player.revealed and player.character.unasked and able(player, moment):
        tell_ability(table, player)
        await player.character.act(table, player, option)
    return option


async def use_ability(table: Table, player: Player, option: Option) -> None:
    """SH-50  Reveal the player if hidden, then use the ability."""
    reveal(table, player)
    tell_ability(table, player)
    player.used = player.used or player.character.once
    await player.character.act(table, player, option)


def tell_ability(table: Table, player: Player) -> None:
    """SH-50  Tell everybody that a revealed player uses their ability."""
    table.tell(ALL, ("uses", player.seat, player.character.id))


def standing_offers(table: Table, player: Player) -> list[Option]:
    """SH-51  Return what a living player may do at any time without making others wait."""
    if table.closed or not player.alive:
        return []
    offers = abilities(table, player, STANDING)
    if not player.revealed and (player.character.may_reveal_at_will or player.void):
        offers = [REVEAL, *offers]
    return offers


async def take_offer(table: Table, player: Player, option: Option) -> None:
    """SH-51  Carry out a standing offer."""
    if option == REVEAL:
        reveal(table, player)
    else:
        await use_ability(table, player, option)
