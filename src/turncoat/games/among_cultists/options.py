"""Table options: preset and roles (AC-9), AUTOMA (AC-90), shelves (AC-97), time limits."""

from typing import Any, Literal

import msgspec

from turncoat.core.errors import BadSetup
from turncoat.core.setup import convert
from turncoat.games.among_cultists.content import (
    BY_CHARACTERS,
    CHARACTERS,
    CULTISTS,
    FACTS,
    INVESTIGATORS,
    LOYALTY_MAX,
    PEOPLE,
)
from turncoat.games.among_cultists.roles import ROLES, SPECIAL


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table options that the host chooses before the deal.

    `automa_seat` is where AUTOMA sits: to the right of the start player, at random, or after
    a player, counted from 1. `roles` are the special roles of an expert game. `characters` has one
    for each seat, or "" for a random one. `discussion_seconds` is the time limit of a discussion,
    0 for none.
    """

    players: int
    automa: bool | None = None
    automa_seat: Literal[
        "right_of_start", "random", "after_1", "after_2", "after_3", "after_4", "after_5", "after_6"
    ] = "right_of_start"
    preset: Literal["first_game", "standard", "experienced", "expert"] = "standard"
    roles: list[str] = []
    seer: bool = False
    unbalanced: bool = False
    shelves: Literal["default_2_3", "variant_lean"] = "default_2_3"
    discussion_seconds: Literal[0, 60, 120, 180, 300] = 180
    characters: list[str] = []

    @property
    def count(self) -> int:
        """AC-3a  The number of characters, counting AUTOMA."""
        return self.players + int(bool(self.automa))

    @property
    def first_game(self) -> bool:
        """AC-9  Whether the unsafe passage, cultist tokens and the Fishman are left out."""
        return self.preset == "first_game"


def read_options(players: int, raw: dict[str, Any]) -> Options:
    """Check the host's choices and fill in defaults; raises BadSetup."""
    if players not in PEOPLE:
        raise BadSetup("players", "count")
    options = convert(raw, players, Options)
    options = _with_automa(options)
    _check_characters(options)
    if options.preset == "expert":
        _check_expert(options)
    elif options.roles:
        raise BadSetup("roles", "expert_only")
    elif options.unbalanced:
        raise BadSetup("unbalanced", "expert_only")
    if options.seer and not (options.automa and options.count == 7):
        raise BadSetup("seer", "automa_seven")
    return options


def _with_automa(options: Options) -> Options:
    """AC-90  Four people always play with AUTOMA, six may, others cannot."""
    automa = options.players == 4 if options.automa is None else options.automa
    if automa != (options.players == 4) and options.players != 6:
        raise BadSetup("automa", "four_or_six" if automa else "four")
    _check_automa_seat(options.automa_seat, options.players if automa else 0)
    return msgspec.structs.replace(options, automa=automa)


def _check_automa_seat(automa_seat: str, people: int) -> None:
    """AC-90  Check that AUTOMA joins, and that there is a player after whom it can sit."""
    if automa_seat != "right_of_start" and not people:
        raise BadSetup("automa_seat", "no_automa")
    if automa_seat.startswith("after_") and int(automa_seat[-1]) > people:
        raise BadSetup("automa_seat", "no_such_player")


def _check_characters(options: Options) -> None:
    """AC-5a  Check that all chosen characters exist and differ."""
    named = [character for character in options.characters if character]
    if any(character not in CHARACTERS for character in named):
        raise BadSetup("characters", "unknown")
    if len(set(named)) != len(named):
        raise BadSetup("characters", "twice")
    if len(options.characters) > options.players:
        raise BadSetup("characters", "too_many")


def _check_expert(options: Options) -> None:
    """AC-9, AC-9a  Check which roles are chosen, and their balance."""
    roles = roles_of(options)
    facts = BY_CHARACTERS[options.count]
    if any(role not in SPECIAL for role in roles):
        raise BadSetup("roles", "unknown")
    if len(set(roles)) != len(roles):
        raise BadSetup("roles", "twice")
    if len(roles) > options.count - int(facts["cultists"]):
        raise BadSetup("roles", "too_many")
    if "seer" in roles and options.automa and facts["cultists"] == 1:
        raise BadSetup("roles", "seer_automa")
    if options.unbalanced:
        return
    if "assassin" in roles and options.count < 7:
        raise BadSetup("roles", "assassin")
    if "seer" in roles and options.count == 7 and not options.automa:
        raise BadSetup("roles", "seer_seven")
    _check_loyalty(roles, facts["loyalty"])


def _check_loyalty(roles: list[str], wanted: int) -> None:
    """AC-9, AC-9b  Check the balance; the refusal contains the sums."""
    sums = {CULTISTS: 0, INVESTIGATORS: 0}
    for role in roles:
        sums[ROLES[role].helps] += ROLES[role].loyalty
    if sums[CULTISTS] - sums[INVESTIGATORS] != wanted or max(sums.values()) > LOYALTY_MAX:
        raise BadSetup("roles", "loyalty", {**sums, "wanted": wanted, "most": LOYALTY_MAX})


def roles_of(options: Options) -> list[str]:
    """AC-9, AC-9a  Return the special roles that are certainly in the game."""
    added = ["seer"] * options.seer
    if options.preset == "expert":
        return options.roles + added
    roles = _preset(options)["roles"]
    return [role for role in roles if role != "seer" or not options.automa] + added


def one_of(options: Options) -> list[str]:
    """AC-9, AC-9a  Return the candidates one of which is also in the game."""
    return [] if options.preset == "expert" else list(_preset(options)["one_of"])


def _preset(options: Options) -> dict[str, list[str]]:
    kind = "experienced" if options.preset == "experienced" else "plain"
    preset: dict[str, list[str]] = FACTS["presets"][kind][str(options.count)]
    return preset
