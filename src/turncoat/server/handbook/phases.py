"""Which request is for which phase of a room."""

from collections.abc import Iterator
from typing import Final, TypeAlias, get_args

from turncoat.server.protocol import requests

Phases: TypeAlias = tuple[str, ...]
AnyKind: TypeAlias = type[requests.Request]

LOBBY: Final = ("lobby",)
PLAYING: Final = ("playing",)
AFTER: Final = ("ended", "outdated")
ANY: Final = (*LOBBY, *PLAYING, *AFTER)

PHASES: Final[dict[AnyKind, Phases]] = {
    requests.Hello: ANY,
    requests.Sit: LOBBY,
    requests.Stand: LOBBY,
    requests.SeatBot: LOBBY,
    requests.Clear: LOBBY,
    requests.Arrange: LOBBY,
    requests.Ready: LOBBY,
    requests.Rename: ANY,
    requests.Kick: LOBBY,
    requests.Lock: ANY,
    requests.Ban: ANY,
    requests.Unban: ANY,
    requests.HandOver: ANY,
    requests.Leave: ANY,
    requests.Answer: PLAYING,
    requests.Offer: PLAYING,
    requests.TakeBack: PLAYING,
    requests.Return: PLAYING,
    requests.Again: AFTER,
    requests.Say: PLAYING,
    requests.Write: ANY,
    requests.EarlierTexts: ANY,
    requests.Mute: ANY,
    requests.Call: ANY,
    requests.Vote: ANY,
}
SAID: Final = {
    LOBBY: "Only in the lobby.",
    PLAYING: "Only while playing.",
    AFTER: "Only after the end.",
    ANY: "In any phase.",
}
# Of these their own description says when, as it is not so simple.
BY_ITSELF: Final = (requests.Kick, requests.Ban, requests.Call)
NOTES: Final = {
    requests.Arrange: "All settings are replaced: what is left out is as usual, not as it was.",
    requests.Rename: "While playing the name stays; the language alone can be another.",
    requests.Vote: "Only while a ballot is open.",
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
    return get_args(requests.AnyRequest)


def tag(kind: AnyKind) -> str:
    """What a request is called in `do`."""
    return str(kind.__struct_config__.tag)


def when(kind: AnyKind) -> str:
    """When a request can be made, as a sentence or two."""
    said = "" if kind in BY_ITSELF else SAID[PHASES[kind]]
    return " ".join(part for part in (said, NOTES.get(kind)) if part)
