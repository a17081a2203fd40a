"""The board in characters: six places in three areas, and wounds on the track of initials."""

from typing import Final

from turncoat.cli.games.shadow_hunters.cast import KIND_OF, POINTS_OF
from turncoat.cli.table.seats import seat_name
from turncoat.cli.terminal.i18n import listed, text
from turncoat.cli.terminal.screen import Grid, Panels
from turncoat.games.shadow_hunters.content import FACTS, HIT_POINTS
from turncoat.games.shadow_hunters.views.schema import SeatView, ShadowHuntersView
from turncoat.locales.translator import Translator

NUMBERS: Final[dict[str, list[int]]] = {p["id"]: p["numbers"] for p in FACTS["places"]}
LONGEST: Final = max(HIT_POINTS.values())
USES: Final = {
    "morganas_hut": "cli-sh-use-hut",
    "spring_of_wisdom": "cli-sh-use-spring",
    "chapel": "cli-sh-use-chapel",
    "graveyard": "cli-sh-use-graveyard",
    "magic_tree": "cli-sh-use-tree",
    "stone_circle": "cli-sh-use-circle",
}


def board(view: ShadowHuntersView, translator: Translator, plain: bool) -> Panels:
    """Return three areas of two places each."""
    panels = []
    for number, area in enumerate(view.areas, 1):
        lines: list[str] = []
        for place in area:
            lines += place_lines(view, place, translator, plain)
        panels.append((text("cli-sh-area", number=number), lines))
    middle = [p for p in view.players if p.alive and not p.place]
    names = listed([seat_name(p.seat, translator) for p in middle])
    return Panels("", panels, text("cli-sh-middle", names=names) if middle else "")


def place_lines(
    view: ShadowHuntersView, place: str, translator: Translator, plain: bool
) -> list[str]:
    """Return a place with its numbers and its use, and who is there."""
    between = text("cli-sh-or-plain" if plain else "cli-sh-or")
    numbers = between.join(str(number) for number in NUMBERS[place])
    there = [seat_name(p.seat, translator) for p in view.players if p.place == place]
    names = listed(there) or text("cli-sh-nobody")
    name = translator.name("place", place)
    use = text(USES[place])
    if plain:
        return [text("cli-sh-place-plain", place=name, numbers=numbers, use=use, names=names)]
    return [
        text("cli-sh-place", place=name, numbers=numbers),
        text("cli-sh-place-use", use=use),
        text("cli-sh-place-names", names=names),
    ]


def seats(view: ShadowHuntersView, translator: Translator, plain: bool, covered: bool) -> Grid:
    """Return a row for each seat."""
    headers = [
        text("cli-sh-header-name"),
        text("cli-sh-header-wounds") if plain else wounds_header(),
        text("cli-sh-header-equipment"),
        text("cli-sh-header-character"),
        text("cli-sh-header-marks"),
    ]
    rows = [
        [
            seat_name(player.seat, translator),
            wounds(player, plain, player.seat == translator.me and covered),
            listed([translator.name("card", card) for card in player.gear]),
            character(player, translator, covered),
            listed(marks(view, player)),
        ]
        for player in view.players
    ]
    note = text("cli-sh-scale-plain", scale=scale()) if plain else text("cli-sh-scale")
    return Grid("", headers, rows, note)


def letters_at(points: int) -> list[str]:
    """Return the initials of the characters who die of this many wounds."""
    return [initial for initial, limit in HIT_POINTS.items() if limit == points]


def wounds_header() -> str:
    """Return the track of initials, as high as the most initials at one number."""
    columns = [letters_at(points) for points in range(1, LONGEST + 1)]
    rows = [
        "".join(letters[row] if row < len(letters) else " " for letters in columns)
        for row in range(max(map(len, columns)))
    ]
    return "\n".join([text("cli-sh-header-wounds"), *("   " + row for row in rows)])


def wounds(player: SeatView, plain: bool, covered: bool) -> str:
    """Return the number of wounds and a bar."""
    if plain:
        return str(player.wounds)
    known = player.character is not None and not covered
    limit = POINTS_OF[player.character] if known and player.character else LONGEST
    return f"{player.wounds:>2} {'■' * player.wounds}{'·' * (limit - player.wounds)}"


def scale() -> str:
    """Return the track of initials in words."""
    points = sorted(set(HIT_POINTS.values()))
    return listed(
        [text("cli-sh-scale-step", number=n, letters=" ".join(letters_at(n))) for n in points]
    )


def character(player: SeatView, translator: Translator, covered: bool) -> str:
    """Return a player's character as far as the viewer may see it."""
    if player.seat == translator.me and covered and not player.revealed:
        return text("cli-sh-press-c")
    if player.character is None:
        return text("cli-sh-hidden")
    name = translator.name("character", player.character)
    kind = translator.name("kind", KIND_OF[player.character])
    if player.revealed:
        return text("cli-sh-known", character=name, kind=kind)
    if translator.me in (None, player.seat):
        return text("cli-sh-known-self", character=name, kind=kind)
    return text("cli-sh-known-to-you", character=name, kind=kind)


def marks(view: ShadowHuntersView, player: SeatView) -> list[str]:
    """Return what else everybody can see of a seat."""
    turn = player.seat == view.active_seat and not view.ended
    found = [
        (turn, "cli-sh-mark-turn"),
        (not player.alive, "cli-sh-mark-dead"),
        (player.warded, "cli-sh-mark-ward"),
        (player.barred, "cli-sh-mark-barrier"),
        (player.void, "cli-sh-mark-void"),
        (player.used, "cli-sh-mark-used"),
    ]
    return [text(message) for shown, message in found if shown]
