"""`turncoat admin`: commands to a running server, for anyone who may open its data folder."""

import sys
from pathlib import Path
from typing import Any

import click

from turncoat.cli.commands import admin_tables
from turncoat.cli.commands.serve import file_of, storage_of
from turncoat.cli.serving.folder import server_folder
from turncoat.cli.serving.options import settings_of, with_settings
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.keyboard import Keyboard
from turncoat.cli.terminal.screen import Screen
from turncoat.cli.terminal.usage import Command, Commands, Number, OneOf
from turncoat.cli.terminal.user_error import UserError
from turncoat.server.admin import messages
from turncoat.server.admin.client import NoAnswer, ask
from turncoat.server.admin.location import is_possible


class Operator:
    """Where commands go, and how answers are printed."""

    def __init__(self, folder: Path, as_json: bool) -> None:
        self.folder = folder
        self.as_json = as_json

    def ask(self, request: messages.Command) -> messages.AnyAnswer:
        """Send a command and return the server's answer. Raises UserError."""
        if not is_possible():
            raise UserError(text("cli-admin-impossible"))
        try:
            answer = ask(self.folder, request)
        except PermissionError:
            raise UserError(text("cli-admin-not-allowed", folder=str(self.folder))) from None
        except NoAnswer:
            raise UserError(text("cli-admin-no-server", folder=str(self.folder))) from None
        if isinstance(answer, messages.Error):
            raise UserError(text("cli-admin-error-" + answer.error.replace("_", "-")))
        return answer

    def order(self, request: messages.Command) -> int:
        """Send a command and print the answer."""
        answer = self.ask(request)
        if self.as_json:
            click.echo(messages.write(answer).decode(), nl=False)
        else:
            for line in admin_tables.lines_of(request, answer):
                click.echo(line)
        return 0


room_argument = click.argument("room", metavar=text("cli-metavar-room"))
yes_option = click.option("--yes", is_flag=True, help=text("cli-admin-yes"))


@click.group(
    name="admin", cls=Commands, help=text("cli-admin-help"), short_help=text("cli-admin-short")
)
@with_settings("data", "database", "database_file")
@click.option("--json", "as_json", is_flag=True, help=text("cli-admin-json"))
@click.pass_context
def admin(context: click.Context, /, config: str | None, as_json: bool, **flags: Any) -> None:
    """Find the server."""
    data, database = storage_of(settings_of(config, flags))
    file = file_of(database) if database and data is None else None
    folder = Path(data) if data else file.parent if file else server_folder()
    context.obj = Operator(folder, as_json)


@admin.command("list", cls=Command, help=text("cli-admin-list"))
@click.option("--most", type=Number(1, messages.MOST_ROOMS), default=100, metavar="N",
              help=text("cli-admin-most"))  # fmt: skip
@click.pass_obj
def list_rooms(operator: Operator, most: int) -> int:
    """Print the most recently used rooms."""
    return operator.order(messages.List(most))


@admin.command(
    "show", cls=Command, help=text("cli-admin-show"), short_help=text("cli-admin-show-short")
)
@room_argument
@click.pass_obj
def show(operator: Operator, room: str) -> int:
    """Print one room."""
    return operator.order(messages.Show(room))


@admin.command("lock", cls=Command, help=text("cli-admin-lock"))
@room_argument
@click.option("--off", is_flag=True, help=text("cli-admin-unlock"))
@click.pass_obj
def lock(operator: Operator, room: str, off: bool) -> int:
    """Lock a room, or unlock it."""
    return operator.order(messages.Lock(room, not off))


@admin.command("end", cls=Command, help=text("cli-admin-end"))
@room_argument
@yes_option
@click.pass_obj
def end(operator: Operator, room: str, yes: bool) -> int:
    """Close a room for good."""
    make_sure(yes, text("cli-admin-end-sure", room=room), text("cli-admin-needs-yes"))
    return operator.order(messages.End(room))


def make_sure(yes: bool, question: str, unsure: str) -> None:
    """Ask for confirmation unless it was given.

    Raises UserError if nobody can be asked, and ends the command if the answer is no.
    """
    if yes:
        return
    if not sys.stdin.isatty():
        raise UserError(unsure)
    if not Keyboard(Screen(plain=False, fast=True)).agrees(question):
        click.echo(text("cli-admin-unchanged"))
        click.get_current_context().exit()


@admin.command(
    "forget", cls=Command, help=text("cli-admin-forget"), short_help=text("cli-admin-forget-short")
)
@room_argument
@click.argument("member", type=Number(1), metavar=text("cli-metavar-forgotten"))
@yes_option
@click.pass_obj
def forget(operator: Operator, room: str, member: int, yes: bool) -> int:
    """Erase a present or former member of a room."""
    question = text("cli-admin-forget-sure", room=room, member=str(member))
    make_sure(yes, question, text("cli-admin-forget-needs-yes"))
    return operator.order(messages.Forget(room, member))


@admin.command(
    "ban", cls=Command, help=text("cli-admin-ban"), short_help=text("cli-admin-ban-short")
)
@click.argument("who", metavar=text("cli-metavar-origin"))
@click.argument("member", type=Number(1), required=False, metavar=text("cli-metavar-member"))
@click.option("--lift", is_flag=True, help=text("cli-admin-lift"))
@click.pass_obj
def ban(operator: Operator, who: str, member: int | None, lift: bool) -> int:
    """Ban somebody by origin or as a member of a room, or lift a ban."""
    if member is not None:
        if lift:
            raise UserError(text("cli-admin-lift-origin"))
        return operator.order(messages.BanMember(who, member))
    return operator.order(messages.LiftBan(who) if lift else messages.Ban(who))


@admin.command("bans", cls=Command, help=text("cli-admin-bans"))
@click.pass_obj
def bans(operator: Operator) -> int:
    """Print all bans."""
    return operator.order(messages.Bans())


@admin.command(
    "pin", cls=Command, help=text("cli-admin-pin"), short_help=text("cli-admin-pin-short")
)
@click.argument("replay", metavar=text("cli-metavar-replay"))
@click.option("--off", is_flag=True, help=text("cli-admin-unpin"))
@click.pass_obj
def pin(operator: Operator, replay: str, off: bool) -> int:
    """Keep a replay regardless of the retention settings, or stop doing so."""
    return operator.order(messages.Pin(replay, not off))


@admin.command("pins", cls=Command, help=text("cli-admin-pins"))
@click.pass_obj
def pins(operator: Operator) -> int:
    """Print the replays that are kept."""
    return operator.order(messages.Pins())


@admin.command(
    "retention",
    cls=Command,
    help=text("cli-admin-retention"),
    short_help=text("cli-admin-retention-short"),
)
@click.option("--apply", "applies", is_flag=True, help=text("cli-retention-apply"))
@click.pass_obj
def retention(operator: Operator, applies: bool) -> int:
    """Print what has expired under the running server's settings, or delete it."""
    return operator.order(messages.Retention(applies))


@admin.command("imports", cls=Command, help=text("cli-admin-imports"))
@click.argument("switch", type=OneOf(["on", "off"], "cli-unknown-switch"), metavar="on|off")
@click.pass_obj
def imports(operator: Operator, switch: str) -> int:
    """Allow or forbid importing game files."""
    return operator.order(messages.Imports(switch == "on"))


@admin.command("listing", cls=Command, help=text("cli-admin-listing"))
@click.argument("switch", type=OneOf(["on", "off"], "cli-unknown-switch"), metavar="on|off")
@click.pass_obj
def listing(operator: Operator, switch: str) -> int:
    """Show or hide the list of open rooms."""
    return operator.order(messages.Listing(switch == "on"))


@admin.command("status", cls=Command, help=text("cli-admin-status"))
@click.pass_obj
def status(operator: Operator) -> int:
    """Print the server's state."""
    return operator.order(messages.Status())
