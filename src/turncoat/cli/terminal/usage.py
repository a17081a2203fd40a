"""Commands and options whose help and error messages come from the catalogue instead of click."""

import os
import sys
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pkgutil import resolve_name
from typing import Any, Final

import click

from turncoat.cli.extras import install_command, missing_extra
from turncoat.cli.terminal.exit_codes import BAD_USAGE, BROKEN, INTERRUPTED
from turncoat.cli.terminal.i18n import OPTION, listed, missing_text, speak, text
from turncoat.cli.terminal.user_error import UserError
from turncoat.locales.catalogue import LANGUAGES

# In click's message about an option without its value.
REQUIRES: Final = "requires"


class Command(click.Command):
    """A command with help in the user's language."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs["options_metavar"] = text("cli-metavar-options")
        super().__init__(*args, **kwargs)
        self.params.append(language_option())

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self, ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return spoken_help(super().get_help_option(ctx))


class Commands(Command, click.Group):
    """A group of commands under one name."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs["subcommand_metavar"] = text("cli-metavar-command")
        super().__init__(*args, **kwargs)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(text("cli-help-commands")):
            formatter.write_dl(
                [(name, each.short_help or each.help or "") for name, each in commands if each]
            )


class Program(Commands):
    """The whole program. Errors are shown as one sentence, never as a traceback."""

    def __init__(self, *args: Any, places: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.places = places

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.places:
            return None
        command = resolve_name(self.places[cmd_name])
        assert isinstance(command, click.Command)
        return command

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        speak_any_letters()
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            code = BAD_USAGE
        except click.ClickException as error:
            code = refuse(mistake(error), hint(error))
        except UserError as error:
            refuse(str(error))
            code = error.code
        except click.Abort:
            code = INTERRUPTED
        except Exception as error:
            missing, message = missing_extra(error), missing_text(error)
            if missing:
                code = refuse(text("cli-missing-extra", command=install_command(missing)))
            elif message:
                code = refuse(text("cli-missing-text", message=message))
            elif os.environ.get("TURNCOAT_TRACEBACK"):
                raise
            else:
                refuse(text("cli-broken", error=f"{type(error).__name__}: {error}"))
                code = BROKEN
        if standalone_mode:
            sys.exit(code)
        return code


def refuse(sentence: str, hint: str = "") -> int:
    """Print an error and a hint to stderr. Returns the exit code for bad usage."""
    click.echo(text("cli-error", sentence=sentence), err=True)
    if hint:
        click.echo(hint, err=True)
    return BAD_USAGE


def mistake(error: click.ClickException) -> str:
    """Return what is wrong with the arguments."""
    if isinstance(error, click.NoSuchOption):
        return text("cli-no-such-option", name=error.option_name)
    if isinstance(error, click.exceptions.NoSuchCommand):
        return text("cli-no-such-command", name=error.command_name)
    if isinstance(error, click.MissingParameter) and error.param:
        name, kind = error.param.human_readable_name, error.param.type
        if isinstance(kind, OneOf):
            hint = text("cli-choose-one", words=listed(list(kind.words)))
            return text("cli-missing-choice", name=name, hint=hint)
        return text("cli-missing", name=name)
    if isinstance(error, UnknownWord):
        return error.message
    if isinstance(error, click.BadParameter) and error.param:
        is_option = isinstance(error.param, click.Option)
        name = error.param.opts[-1] if is_option else error.param.human_readable_name
        return text("cli-bad-parameter", name=name, sentence=error.message)
    if isinstance(error, click.BadOptionUsage):
        return bad_option(error)
    return text("cli-bad-usage")


def bad_option(error: click.BadOptionUsage) -> str:
    """Return whether an option needs a value or takes none; only click's own words tell."""
    needs_value = REQUIRES in error.message
    message = "cli-option-needs-value" if needs_value else "cli-option-takes-none"
    return text(message, name=error.option_name)


def hint(error: click.ClickException) -> str:
    """Return where to read more."""
    context = getattr(error, "ctx", None)
    return text("cli-hint", command=context.command_path) if context else ""


def write_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the usage line of a command."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=text("cli-help-usage") + " ")


def write_options(
    command: click.Command, ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    """Write the list of options with their explanations."""
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    records = [option.get_help_record(ctx) for option in options]
    with formatter.section(text("cli-help-options")):
        formatter.write_dl([record for record in records if record])


def spoken_help(option: click.Option | None) -> click.Option | None:
    """Explain the `--help` option in the user's language."""
    if option:
        option.help = text("cli-help-help")
    return option


def language_option() -> click.Option:
    """Return the option `--language`, which works before a command and after it."""
    return click.Option(
        [OPTION],
        type=OneOf(LANGUAGES, "cli-unknown-language"),
        metavar=text("cli-metavar-language"),
        help=text("cli-help-language", languages=listed(list(LANGUAGES))),
        expose_value=False,
        is_eager=True,
        callback=lambda _context, _option, code: speak(code or ""),
    )


def speak_any_letters() -> None:
    """Print a question mark for characters that the terminal can't encode, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


class OneOf(click.ParamType[str]):
    """A parameter that must be one of a list of words."""

    name = "word"

    def __init__(self, words: Sequence[str], unknown: str) -> None:
        self.words = words
        # The message about any other word.
        self.unknown = unknown

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value in self.words:
            return value
        raise UnknownWord(not_one_of(self.unknown, value, list(self.words)), ctx, param)


class UnknownWord(click.BadParameter):
    """A word that is not in a list. The message is a whole sentence."""


def not_one_of(unknown: str, value: str, words: list[str]) -> str:
    """Return a message about an unknown word, with a similar word or all words."""
    near = get_close_matches(value, words, 1)
    hint = (
        text("cli-did-you-mean", near=near[0])
        if near
        else text("cli-choose-one", words=listed(words))
    )
    return text(unknown, value=value, hint=hint)


class Number(click.ParamType[int]):
    """A whole number within limits."""

    name = "number"

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def convert(
        self, value: str | int, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        try:
            number = int(value)
        except ValueError:
            self.fail(text("cli-not-a-number", value=str(value)), param, ctx)
        if number < self.least:
            self.fail(text("cli-number-too-small", least=self.least), param, ctx)
        if self.most is not None and number > self.most:
            self.fail(text("cli-number-too-large", most=str(self.most)), param, ctx)
        return number
