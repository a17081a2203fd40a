"""Which request is for which phase of a room."""

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
    PLAYING: "Only while playing.",
    AFTER: "Only after the end.",
    ANY: "In any phase.",
}
# Of these their own description says when, as it is not so simple.
BY_ITSELF: Final = (commands.Kick, commands.Ban, commands.Call)
NOTES: Final = {
    commands.Arrange: "All settings are replaced: what is left out is as usual, not as it was.",
    commands.Rename: "While playing the name stays; the language alone can be another.",
    commands.Vote: "Only while a ballot is open.",
}

IN_GENERAL: Final = """\
What is asked for in another phase is refused, mostly with `not_now`. The `phase` of the
[`room`](#room) is `lobby` before the deal, then `playing`, then `ended`; or `outdated`, if a new
version of the house no longer has the rules that the game was begun with. A screen can do nothing
but read [`earlier_texts`](#earlier_texts) and [`leave`](#leave).
"""


def by_phase() -> Iterator[str]:
    """The requests of each phase, with links to them."""
    yield IN_GENERAL
    for phases, said in SAID.items():
        links = [f"[`{tag(kind)}`](#{tag(kind)})" for kind in kinds() if PHASES[kind] == phases]
        yield f"- {said.rstrip('.')}: {', '.join(links)}"


def kinds() -> tuple[AnyKind, ...]:
    """Every request."""
    return get_args(commands.AnyCommand)


def tag(kind: AnyKind) -> str:
    """What a request is called in `do`."""
    return str(kind.__struct_config__.tag)


def when(kind: AnyKind) -> str:
    """When a request can be made, as a sentence or two."""
    said = "" if kind in BY_ITSELF else SAID[PHASES[kind]]
    return " ".join(part for part in (said, NOTES.get(kind)) if part)
