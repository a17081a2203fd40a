"""`turncoat play`: a table against bots, or several people at one keyboard."""

import secrets
from pathlib import Path

import click

from turncoat.bots.registry import BOTS
from turncoat.cli.guides import GUIDES
from turncoat.cli.keyboard import Keyboard
from turncoat.cli.party import checked, make_party
from turncoat.cli.question import Quit
from turncoat.cli.reader import length
from turncoat.cli.saves import Party, Saved, SaveFile, pack, read, spoiled
from turncoat.cli.screen import Screen
from turncoat.cli.session import Session
from turncoat.cli.setup import bad_setup, explain_setup, read_setup
from turncoat.cli.trouble import Trouble
from turncoat.cli.usage import INTERRUPTED, Command, Number, OneOf
from turncoat.cli.words import text
from turncoat.core.chance import key_from_seed
from turncoat.core.errors import BadRecord, BadSetup, IllegalAnswer
from turncoat.core.match import AnyMatch, Match
from turncoat.core.words import Seat
from turncoat.games import GAMES

USUAL_PLAYERS = 5
USUAL_BOTS = "sensible"


@click.command(cls=Command, help=text("cli-play-help"), short_help=text("cli-play-short"))
@click.argument("game", type=OneOf(list(GUIDES)), metavar=text("cli-metavar-game"))
@click.option("--players", type=Number(1), metavar="N", help=text("cli-play-players"))
@click.option("--people", type=Number(1), metavar="N", help=text("cli-play-people"))
@click.option("--seat", "seats", type=Number(1), multiple=True, metavar="N",
              help=text("cli-play-seat"))  # fmt: skip
@click.option("--name", "names", multiple=True, metavar=text("cli-metavar-name"),
              help=text("cli-play-name"))  # fmt: skip
@click.option("--bots", type=OneOf(list(BOTS)), metavar=text("cli-metavar-bots"),
              help=text("cli-play-bots"))  # fmt: skip
@click.option("--pool", metavar=text("cli-metavar-pool"), help=text("cli-play-pool"))
@click.option("--preset", metavar=text("cli-metavar-preset"), help=text("cli-play-preset"))
@click.option("--option", "pairs", multiple=True, metavar=text("cli-metavar-pair"),
              help=text("cli-play-option"))  # fmt: skip
@click.option("--options", "explain", is_flag=True, help=text("cli-play-options"))
@click.option("--seed", metavar=text("cli-metavar-seed"), help=text("cli-play-seed"))
@click.option("--save", "save_path", metavar=text("cli-metavar-file"), help=text("cli-play-save"))
@click.option("--load", "load_path", metavar=text("cli-metavar-file"), help=text("cli-play-load"))
@click.option("--fast", is_flag=True, help=text("cli-play-fast"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def play(
    game: str, players: int | None, people: int | None, seats: tuple[int, ...],
    names: tuple[str, ...], bots: str | None, pool: str | None, preset: str | None,
    pairs: tuple[str, ...], explain: bool, seed: str | None, save_path: str | None,
    load_path: str | None, fast: bool, plain: bool,
) -> int:  # fmt: skip
    """Open a table, new or saved, and play it."""
    screen = Screen(plain, fast)
    if explain:
        explain_setup(game, screen)
        return 0
    if pool is not None:
        pairs = (f"pool={pool}", *pairs)
    if preset is not None:
        pairs = (f"preset={preset}", *pairs)
    if load_path is None:
        match = deal(game, players or USUAL_PLAYERS, pairs, seed)
        party = make_party(match.table.seats, people, seats, names, bots or USUAL_BOTS)
        heard: dict[Seat, int] = {}
        save = open_save(game, save_path, pack(match, party))
    else:
        if players is not None or pairs or seed is not None:
            raise Trouble(text("cli-load-and-setup"))
        path = Path(load_path).resolve()
        saved = read(path)
        if saved.rules.name != game:
            raise Trouble(text("cli-other-game", game=saved.rules.name))
        party = party_at(saved, people, seats, names, bots)
        match, heard = rebuild(path, saved, party)
        save = SaveFile(path, ours=True)
        if save_path is not None:
            save = open_save(game, save_path, pack(match, party))
    session = Session(match, party, GUIDES[game], screen, Keyboard(screen), save)
    for seat, reader in session.readers.items():
        reader.heard = heard.get(seat, 0)
    if not match.log:
        session.welcome()
    return run(session)


def deal(game: str, players: int, pairs: tuple[str, ...], seed: str | None) -> AnyMatch:
    """A new table. Without a seed nobody can know what will fall."""
    rules = GAMES[game]
    try:
        options = rules.read_options(players, read_setup(game, pairs))
    except BadSetup as error:
        raise bad_setup(game, error) from None
    key = secrets.token_bytes(32) if seed is None else key_from_seed(seed)
    match: AnyMatch = Match.deal(rules, options, key)
    return match


def open_save(game: str, path: str | None, data: bytes) -> SaveFile:
    """The file that the table is kept in; another file is never touched."""
    if path is None:
        return SaveFile.create_in_data_folder(game, data)
    try:
        return SaveFile.create(Path(path), data)
    except FileExistsError:
        raise Trouble(text("cli-file-exists", file=path)) from None


def party_at(
    saved: Saved, people: int | None, seats: tuple[int, ...], names: tuple[str, ...],
    bots: str | None,
) -> Party:  # fmt: skip
    """Those who sat there, unless others take their places."""
    players = saved.record.players
    before = saved.party
    if before is None or people is not None or seats:
        return make_party(players, people, seats, names, bots or USUAL_BOTS)
    if names:
        raise Trouble(text("cli-load-and-setup"))
    kind = bots or before.bots
    fits = len(before.names) == players and set(before.people) <= set(range(players))
    if not fits or not before.people or kind not in BOTS:
        raise Trouble(text("record-unreadable"))
    return Party(names=[checked(n) for n in before.names], people=before.people, bots=kind)


def rebuild(path: Path, saved: Saved, party: Party) -> tuple[AnyMatch, dict[Seat, int]]:
    """The whole match again, and how much of its story each person had heard when it last acted."""
    heard: dict[Seat, int] = {}
    try:
        steps = saved.steps()
        match = next(steps)
        for _, seat, _ in saved.record.log:
            heard[seat] = length(match)
            next(steps)
        for seat, option in saved.record.given:
            heard[seat] = length(match)
            match.answer(seat, option)
    except BadRecord as error:
        raise spoiled(path, error) from None
    except IllegalAnswer as error:
        raise spoiled(path, BadRecord("log", error.reason)) from None
    return match, heard


def run(session: Session) -> int:
    """Play, and leave with a sentence whatever happens. All is saved already."""
    code = 0
    sentence = text("cli-finished")
    try:
        session.play()
    except Quit:
        sentence = text("cli-quit")
    except EOFError:
        sentence = text("cli-input-ended")
    except KeyboardInterrupt:
        sentence = text("cli-interrupted")
        code = INTERRUPTED
    screen, match, file = session.screen, session.match, str(session.save.path)
    screen.gap()
    screen.say(sentence)
    if match.over:
        screen.command("turncoat", "replay", file)
    else:
        screen.command("turncoat", "play", match.rules.name, "--load", file)
    return code
