"""Which command is for which phase of a room."""

from collections.abc import Iterator
from typing import Final, TypeAlias, get_args

from turncoat.server.protocol import commands

Phases: TypeAlias = tuple[str, ...]
AnyKind: TypeAlias = type[commands.Command]

LOBBY: Final = ("lobby",)
PLAYING: Final = ("playing",)
AFTER: Final = ("ended", "outdated")
ANY: Final = (*LOBBY, *PLAYING, *AFTER)

PHASES: Final[dict[AnyKind, Phases]] = {
    commands.Hello: ANY,
    commands.Sit: LOBBY,
    commands.Stand: LOBBY,
    commands.SeatBot: LOBBY,
    commands.Clear: LOBBY,
    commands.Arrange: LOBBY,
    commands.Ready: LOBBY,
    commands.Rename: ANY,
    commands.Kick: LOBBY,
    commands.Lock: ANY,
    commands.Ban: ANY,
    commands.Unban: ANY,
    commands.HandOver: ANY,
    commands.Leave: ANY,
    commands.Answer: PLAYING,
    commands.Offer: PLAYING,
    commands.Undo: PLAYING,
    commands.Return: PLAYING,
    commands.Again: AFTER,
    commands.Say: PLAYING,
    commands.Write: ANY,
    commands.EarlierTexts: ANY,
    commands.Mute: ANY,
    commands.Call: ANY,
    commands.Vote: ANY,
}
SAID: Final = {
    LOBBY: "Only in the lobby.",
    PLAYING: "Only during a game.",
    AFTER: "Only after a game.",
    ANY: "In any phase.",
}
# Their own descriptions say when they can be used, because it depends on more than the phase.
BY_ITSELF: Final = (commands.Kick, commands.Ban, commands.Call)
NOTES: Final = {
    commands.Arrange: "All settings are replaced: a field that is left out gets its default.",
    commands.Rename: "During a game only the language can be changed.",
    commands.Vote: "Only while a ballot is open.",
}

IN_GENERAL: Final = """\
The `phase` of the [`room`](#room) is `lobby` before the deal, then `playing`, then `ended`. It is
`outdated` if the server no longer has the rules with which the game was dealt. A command in the
wrong phase is refused, usually with `not_now`. A display can only send
[`earlier_texts`](#earlier_texts) and [`leave`](#leave).
"""


def by_phase() -> Iterator[str]:
    """The commands of each phase, with links to them."""
    yield IN_GENERAL
    for phases, said in SAID.items():
        links = [f"[`{tag(kind)}`](#{tag(kind)})" for kind in kinds() if PHASES[kind] == phases]
        yield f"- {said.rstrip('.')}: {', '.join(links)}"


def kinds() -> tuple[AnyKind, ...]:
    """Every command."""
    return get_args(commands.AnyCommand)


def tag(kind: AnyKind) -> str:
    """The tag of a command: its value of `do`."""
    return str(kind.__struct_config__.tag)


def when(kind: AnyKind) -> str:
    """Return when a command can be sent, in a sentence or two."""
    said = "" if kind in BY_ITSELF else SAID[PHASES[kind]]
    return " ".join(part for part in (said, NOTES.get(kind)) if part)
