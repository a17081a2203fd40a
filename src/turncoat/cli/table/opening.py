"""Opening a table: a new one, or a saved one to go on with."""

import secrets
from pathlib import Path
from typing import NamedTuple

from turncoat.cli.table.guides import guide_to
from turncoat.cli.table.party import make_party, trusted
from turncoat.cli.table.saves import Party, Saved, SaveFile, pack, read, spoiled
from turncoat.cli.table.setup import bad_setup, read_setup
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadRecord, BadSetup
from turncoat.core.match import AnyMatch, Match
from turncoat.core.record import AnyRules
from turncoat.core.terms import Seat
from turncoat.games import GAMES

USUAL_PLAYERS = 5
USUAL_BOTS = "sensible"


class Wishes(NamedTuple):
    """Who shall sit where, as far as somebody said so."""

    people: int | None
    seats: tuple[int, ...]
    names: tuple[str, ...]
    bots: str | None

    def party(self, players: int) -> Party:
        """A new party."""
        bots = self.bots or USUAL_BOTS
        return make_party(players, self.people, self.seats, self.names, bots)


class Opened(NamedTuple):
    """A table that is ready, with how much of its story each seat has heard."""

    match: AnyMatch
    party: Party
    heard: dict[Seat, int]
    save: SaveFile


def open_new(
    rules: AnyRules,
    players: int,
    pairs: tuple[str, ...],
    seed: str | None,
    wishes: Wishes,
    save_path: str | None,
) -> Opened:
    """Lay a new table and keep it in a new file."""
    match = deal(rules, players, pairs, seed)
    party = wishes.party(players)
    check_names(match, party)
    return Opened(match, party, {}, open_save(rules.name, save_path, pack(match, party)))


def open_saved(rules: AnyRules, load_path: str, wishes: Wishes, save_path: str | None) -> Opened:
    """Go on where a file ends, in the same file unless told otherwise."""
    path = Path(load_path).resolve()
    saved = read(path, {**GAMES, rules.name: rules})
    if saved.rules.name != rules.name:
        raise UserError(text("cli-other-game", game=saved.rules.name))
    try:
        party = party_at(saved, wishes)
        match, heard = rebuild(saved)
    except BadRecord as error:
        raise spoiled(path, error) from None
    save = SaveFile(path, ours=True)
    # A bare match that somebody exported stays as it is.
    if save_path is not None or saved.party is None:
        save = open_save(rules.name, save_path, pack(match, party))
    return Opened(match, party, heard, save)


def deal(rules: AnyRules, players: int, pairs: tuple[str, ...], seed: str | None) -> AnyMatch:
    """A new table. Without a seed nobody can know what will fall."""
    raw = {**guide_to(rules).usual, **read_setup(rules, pairs)}
    try:
        options = rules.read_options(players, raw)
    except BadSetup as error:
        raise bad_setup(rules, error, raw) from None
    key = secrets.token_bytes(32) if seed is None else key_from_seed(seed)
    match: AnyMatch = Match.deal(rules, options, key)
    return match


def check_names(match: AnyMatch, party: Party) -> None:
    """A character that nobody plays has a name, too."""
    unseated = {name.lower() for name in guide_to(match.rules).unseated(match.view(None))}
    if unseated & {name.lower() for name in party.names}:
        raise UserError(text("cli-name-twice"))


def open_save(game: str, path: str | None, data: bytes) -> SaveFile:
    """The file that the table is kept in; another file is never touched."""
    if path is None:
        return SaveFile.create_in_data_folder(game, data)
    try:
        return SaveFile.create(Path(path), data)
    except FileExistsError:
        raise UserError(text("cli-file-exists", file=path)) from None


def party_at(saved: Saved, wishes: Wishes) -> Party:
    """Those who sat there, unless others take their places; raises BadRecord."""
    players = saved.record.players
    if saved.party is None or wishes.people is not None or wishes.seats:
        return wishes.party(players)
    if wishes.names:
        raise UserError(text("cli-load-and-setup"))
    party = trusted(saved.party, players)
    party.bots = wishes.bots or party.bots
    return party


def rebuild(saved: Saved) -> tuple[AnyMatch, dict[Seat, int]]:
    """The whole match again, and how much of its story each seat had heard when it last acted."""
    heard: dict[Seat, int] = {}
    steps = saved.steps()
    match = next(steps)
    for _, seat, _ in saved.record.log:
        heard[seat] = match.story_length
        next(steps)
    for _, seat, _ in saved.record.given:
        heard[seat] = match.story_length
    return match, heard
