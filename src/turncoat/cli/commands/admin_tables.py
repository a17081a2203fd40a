"""The server's answers to its operator, as tables."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len

from turncoat.cli.commands.retention import KINDS
from turncoat.cli.terminal.i18n import day, text, texts, whole
from turncoat.server.admin import messages

GUTTER: Final = "  "
MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60


def lines_of(request: messages.Command, answer: messages.AnyAnswer) -> Iterator[str]:
    """Yield an answer to a command as lines for people."""
    match answer:
        case messages.Rooms():
            yield from rooms(answer)
        case messages.RoomShown():
            yield from room(answer)
        case messages.AllBans():
            yield from bans(answer)
        case messages.AllPins():
            yield from pins(answer)
        case messages.Expired():
            yield from expired(answer)
        case messages.State():
            yield from status(answer)
        case _:
            yield done(request)


def done(request: messages.Command) -> str:
    """Return what a command has done."""
    match request:
        case messages.Lock(room, locked):
            return text("cli-admin-locked" if locked else "cli-admin-unlocked", room=room.upper())
        case messages.End(room):
            return text("cli-admin-ended", room=room.upper())
        case messages.Forget(room, member):
            return text("cli-admin-forgotten", room=room.upper(), member=str(member))
        case messages.Ban(origin):
            return text("cli-admin-banned", who=origin)
        case messages.BanMember(room, member):
            return text("cli-admin-banned-member", room=room.upper(), member=str(member))
        case messages.LiftBan(origin):
            return text("cli-admin-ban-lifted", who=origin)
        case messages.Pin(replay, pinned):
            message = "cli-admin-pinned" if pinned else "cli-admin-unpinned"
            return text(message, replay=replay.lower())
        case messages.Imports(on):
            return text("cli-admin-imports-on" if on else "cli-admin-imports-off")
        case messages.Listing(on):
            return text("cli-admin-listing-on" if on else "cli-admin-listing-off")
        case _:
            raise ValueError(request)


def rooms(answer: messages.Rooms) -> Iterator[str]:
    """Yield a line for each room."""
    yield text("cli-admin-rooms", all=answer.all, shown=len(answer.rooms))
    if answer.rooms:
        yield from columns([room_headers(), *(room_cells(line) for line in answer.rooms)])


def room_headers() -> list[str]:
    """Return the headers of the room table."""
    return texts(
        "cli-admin-header-room",
        "cli-admin-header-game",
        "cli-admin-header-phase",
        "cli-admin-header-members",
        "cli-admin-header-present",
        "cli-admin-header-quiet",
        "cli-admin-header-size",
        "cli-admin-header-origin",
    )


def room_cells(line: messages.RoomLine) -> list[str]:
    """Return the cells of a room; unknown values are dashes."""
    return [
        line.code,
        line.game,
        text("cli-admin-phase", phase=line.phase),
        number(line.members),
        number(line.present),
        age(line.quiet_seconds),
        size(line.bytes),
        line.origin or "-",
    ]


def room(answer: messages.RoomShown) -> Iterator[str]:
    """Yield one room with its members."""
    yield from columns([room_headers(), room_cells(answer.room)])
    yield text(
        "cli-admin-seats",
        taken=answer.seats_taken,
        players=answer.players,
        locked=yes_or_no(answer.locked),
    )
    if answer.replay:
        yield text("cli-admin-replay", replay=answer.replay)
    headers = texts(
        "cli-admin-header-member",
        "cli-admin-header-name",
        "cli-admin-header-kind",
        "cli-admin-header-present",
        "cli-admin-header-origin",
    )
    rows = [member_cells(member) for member in [*answer.members, *answer.gone]]
    yield from columns([headers, *rows])


def member_cells(line: messages.MemberLine) -> list[str]:
    """Return the cells of a present or former member."""
    kind = text("cli-admin-kind", kind=line.kind)
    return [str(line.id), line.name, kind, yes_or_no(line.present), line.origin or "-"]


def bans(answer: messages.AllBans) -> Iterator[str]:
    """Yield the bans and how long each lasts at most."""
    if not answer.bans:
        yield text("cli-admin-no-bans")
    for line in answer.bans:
        yield text("cli-admin-ban-line", origin=line.origin, time=age(line.seconds_left))


def pins(answer: messages.AllPins) -> Iterator[str]:
    """Yield a line for each pinned replay."""
    if not answer.pins:
        yield text("cli-admin-no-pins")
        return
    headers = texts(
        "cli-admin-header-replay",
        "cli-admin-header-game",
        "cli-admin-header-written",
        "cli-admin-header-size",
    )
    rows = [[pin.replay, pin.game, day(pin.written_on), size(pin.bytes)] for pin in answer.pins]
    yield from columns([headers, *rows])


def expired(answer: messages.Expired) -> Iterator[str]:
    """Yield what was or would be deleted."""
    for kind in KINDS:
        yield text("cli-admin-old-" + kind, count=answer.found.get(kind, 0))
    found = sum(answer.found.values())
    if answer.deleted:
        yield text("cli-retention-applied", count=found)
    else:
        yield text("cli-retention-how" if found else "cli-retention-nothing")


def status(answer: messages.State) -> Iterator[str]:
    """Yield the server's state."""
    yield text("cli-admin-status-version", version=answer.version)
    yield text("cli-admin-status-rooms", rooms=answer.rooms)
    yield text("cli-admin-status-imports", value=truth(answer.imports))
    yield text("cli-admin-status-listing", value=truth(answer.listing))
    yield text("cli-admin-status-bans", bans=answer.bans)


def yes_or_no(value: bool) -> str:
    """Return yes or no in the user's language."""
    return text("cli-admin-yes-or-no", value=truth(value))


def truth(value: bool) -> str:
    """Return a value for the catalogue to select by."""
    return "yes" if value else "no"


def number(value: int | None) -> str:
    """Return a number, or a dash if it is unknown."""
    return "-" if value is None else whole(value)


def age(seconds: int | None) -> str:
    """Return a length of time, rounded."""
    if seconds is None:
        return "-"
    if seconds >= DAY:
        return text("cli-admin-days", days=seconds // DAY)
    if seconds >= HOUR:
        return text("cli-admin-hours", hours=seconds // HOUR)
    return text("cli-admin-minutes", minutes=seconds // MINUTE)


def size(bytes_: int | None) -> str:
    """Return a size in kilobytes."""
    return "-" if bytes_ is None else text("cli-admin-kilobytes", kilobytes=-(-bytes_ // 1000))


def columns(rows: list[list[str]]) -> Iterator[str]:
    """Yield rows with aligned columns."""
    widths = [max(map(cell_len, cells)) for cells in zip(*rows, strict=True)]
    for row in rows:
        yield GUTTER.join(map(padded, row, widths)).rstrip()


def padded(cell: str, width: int) -> str:
    """Return a cell padded to a width."""
    return cell + " " * (width - cell_len(cell))
