"""`turncoat play`: play against bots, or with several people at one keyboard."""

from pathlib import Path

import click

from turncoat.cli.table.content import games_with, naming, rules_of
from turncoat.cli.table.guides import guide_to
from turncoat.cli.table.opening import PartyOptions, open_new, open_saved
from turncoat.cli.table.party import check_bot
from turncoat.cli.table.question import Quit
from turncoat.cli.table.saves import read
from turncoat.cli.table.session import Session
from turncoat.cli.table.setup import default_players, explain_setup, switched
from turncoat.cli.terminal.exit_codes import INTERRUPTED
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.cli.terminal.usage import Command, Number, OneOf
from turncoat.cli.terminal.user_error import UserError
from turncoat.games import GAMES


@click.command(cls=Command, help=text("cli-play-help"), short_help=text("cli-play-short"))
@click.argument("game", type=OneOf(list(GAMES), "cli-unknown-game"), required=False,
                metavar=text("cli-metavar-game-or-none"))  # fmt: skip
@click.option("--players", type=Number(1), metavar="N", help=text("cli-play-players"))
@click.option("--people", type=Number(1), metavar="N", help=text("cli-play-people"))
@click.option("--seat", "seats", type=Number(1), multiple=True, metavar="N",
              help=text("cli-play-seat"))  # fmt: skip
@click.option("--name", "names", multiple=True, metavar=text("cli-metavar-name"),
              help=text("cli-play-name"))  # fmt: skip
@click.option("--bots", metavar=text("cli-metavar-level"),
              help=text("cli-play-bots"))  # fmt: skip
@click.option("--pool", metavar=text("cli-metavar-pool"), help=text("cli-play-pool"))
@click.option("--preset", metavar=text("cli-metavar-preset"), help=text("cli-play-preset"))
@click.option("--option", "pairs", multiple=True, metavar=text("cli-metavar-pair"),
              help=text("cli-play-option"))  # fmt: skip
@click.option("--options", "explain", is_flag=True, help=text("cli-play-options"))
@click.option("--content", metavar=text("cli-metavar-file"), help=text("cli-play-content"))
@click.option("--seed", metavar=text("cli-metavar-seed"), help=text("cli-play-seed"))
@click.option("--save", "save_path", metavar=text("cli-metavar-file"), help=text("cli-play-save"))
@click.option("--load", "load_path", metavar=text("cli-metavar-file"), help=text("cli-play-load"))
@click.option("--fast", is_flag=True, help=text("cli-play-fast"))
@click.option("--plain", is_flag=True, help=text("cli-play-plain"))
def play(
    game: str | None, players: int | None, people: int | None, seats: tuple[int, ...],
    names: tuple[str, ...], bots: str | None, pool: str | None, preset: str | None,
    pairs: tuple[str, ...], explain: bool, content: str | None, seed: str | None,
    save_path: str | None, load_path: str | None, fast: bool, plain: bool,
) -> int:  # fmt: skip
    """Open a table, new or saved, and play it."""
    screen = Screen(plain, fast)
    game = game or game_of_save(load_path, content)
    rules = rules_of(game, content)
    if explain:
        explain_setup(rules, screen)
        return 0
    pairs = (*switched("pool", pool), *switched("preset", preset), *pairs)
    if bots is not None:
        check_bot(bots, game)
    party_options = PartyOptions(people, seats, names, bots)
    if load_path is None:
        count = players or default_players(rules)
        opened = open_new(rules, count, pairs, seed, party_options, save_path)
    elif players is not None or pairs or seed is not None:
        raise UserError(text("cli-load-and-setup"))
    else:
        opened = open_saved(rules, load_path, party_options, save_path)
    keyboard = Keyboard(screen, in_game=True)
    session = Session(opened.match, opened.party, guide_to(rules), screen, keyboard, opened.save)
    session.remember(opened.heard)
    if not opened.match.log:
        session.welcome()
    return run(session, naming(content))


def game_of_save(load_path: str | None, content: str | None) -> str:
    """Return the game of a saved match. Raises UserError."""
    if load_path is None:
        raise UserError(text("cli-play-which", words=listed(list(GAMES))))
    return read(Path(load_path), games_with(content)).rules.name


def run(session: Session, content: tuple[str, ...]) -> int:
    """Play, and always end with a sentence. Everything is saved already. Returns the exit code."""
    code = 0
    message = "cli-finished"
    try:
        session.play()
    except Quit:
        message = "cli-quit"
    except EOFError:
        message = "cli-input-ended"
    except KeyboardInterrupt:
        message = "cli-interrupted"
        code = INTERRUPTED
    if not session.saved:
        message = "cli-not-saved"
    screen, match, file = session.screen, session.match, str(session.save.path)
    if not session.alone and not match.over:
        screen.wipe()
    screen.gap()
    screen.say(text(message))
    if match.over:
        screen.command("turncoat", "replay", file, *content)
    else:
        screen.command("turncoat", "play", match.rules.name, "--load", file, *content)
    return code
