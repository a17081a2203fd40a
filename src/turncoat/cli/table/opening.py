"""Opening a table: a new one, or a saved one."""

import secrets
from pathlib import Path
from typing import NamedTuple

from turncoat.bots.registry import strongest
from turncoat.cli.table.guides import guide_to
from turncoat.cli.table.party import checked_party, make_party
from turncoat.cli.table.saves import Party, Saved, SaveFile, bad_save, pack, read
from turncoat.cli.table.setup import bad_setup, read_setup
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.user_error import UserError
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadRecord, BadSetup
from turncoat.core.match import AnyMatch, Match
from turncoat.core.record import AnyRules
from turncoat.core.terms import Seat
from turncoat.games import GAMES, game_named


class PartyOptions(NamedTuple):
    """Who sits where, as given on the command line."""

    people: int | None
    seats: tuple[int, ...]
    names: tuple[str, ...]
    bots: str | None

    def party(self, players: int, game: str) -> Party:
        """Return a new party."""
        bots = self.bots or strongest(game)
        return make_party(players, self.people, self.seats, self.names, bots)


class OpenedTable(NamedTuple):
    """A table ready to play, and how much of its story each seat has already read."""

    match: AnyMatch
    party: Party
    heard: dict[Seat, int]
    save: SaveFile


def open_new(
    rules: AnyRules,
    players: int,
    pairs: tuple[str, ...],
    seed: str | None,
    party_options: PartyOptions,
    save_path: str | None,
) -> OpenedTable:
    """Deal a new match and save it to a new file. Raises UserError."""
    match = deal(rules, players, pairs, seed)
    party = party_options.party(players, rules.name)
    check_names(match, party)
    return OpenedTable(match, party, {}, open_save(rules.name, save_path, pack(match, party)))


def open_saved(
    rules: AnyRules, load_path: str, party_options: PartyOptions, save_path: str | None
) -> OpenedTable:
    """Continue a saved match, in the same file unless another is given. Raises UserError."""
    path = Path(load_path).resolve()
    saved = read(path, {**GAMES, rules.name: rules})
    if saved.rules.name != rules.name:
        raise UserError(
            text("cli-other-game", game=saved.rules.name, asked=rules.name, file=load_path)
        )
    try:
        party = party_at(saved, party_options)
        match, heard = rebuild(saved)
    except BadRecord as error:
        raise bad_save(path, error) from None
    save = SaveFile(path, ours=True)
    # An exported match without a party is never overwritten.
    if save_path is not None or saved.party is None:
        save = open_save(rules.name, save_path, pack(match, party))
    return OpenedTable(match, party, heard, save)


def deal(rules: AnyRules, players: int, pairs: tuple[str, ...], seed: str | None) -> AnyMatch:
    """Deal a new match. Without a seed the deal is random. Raises UserError for bad options."""
    raw = {**game_named(rules.name).grammar.untimed, **read_setup(rules, pairs)}
    try:
        options = rules.read_options(players, raw)
    except BadSetup as error:
        raise bad_setup(rules, error, raw) from None
    key = secrets.token_bytes(32) if seed is None else key_from_seed(seed)
    match: AnyMatch = Match.deal(rules, options, key)
    return match


def check_names(match: AnyMatch, party: Party) -> None:
    """Raise UserError if a player has the name of a character that nobody plays."""
    unseated = {name.lower() for name in guide_to(match.rules).unseated(match.view(None))}
    if unseated & {name.lower() for name in party.names}:
        raise UserError(text("cli-name-twice"))


def open_save(game: str, path: str | None, data: bytes) -> SaveFile:
    """Create the save file. Raises UserError if it exists already."""
    if path is None:
        return SaveFile.create_in_data_folder(game, data)
    try:
        return SaveFile.create(Path(path), data)
    except FileExistsError:
        raise UserError(text("cli-file-exists", file=path)) from None


def party_at(saved: Saved, party_options: PartyOptions) -> Party:
    """Return the saved party, or a new one if the command line asks for it. Raises BadRecord."""
    players = saved.record.players
    if saved.party is None or party_options.people is not None or party_options.seats:
        return party_options.party(players, saved.rules.name)
    if party_options.names:
        raise UserError(text("cli-load-and-setup"))
    party = checked_party(saved.party, players, saved.rules.name)
    party.bots = party_options.bots or party.bots
    return party


def rebuild(saved: Saved) -> tuple[AnyMatch, dict[Seat, int]]:
    """Replay the match; also return how much of the story each seat had read when it last acted."""
    heard: dict[Seat, int] = {}
    steps = saved.steps()
    match = next(steps)
    for _, seat, _ in saved.record.log:
        heard[seat] = match.story_length
        next(steps)
    for _, seat, _ in saved.record.given:
        heard[seat] = match.story_length
    return match, heard
