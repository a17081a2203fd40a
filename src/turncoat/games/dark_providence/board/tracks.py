"""Tracks and victory points (DP-24a, DP-28, DP-50)."""

from typing import Final

from turncoat.core.terms import ALL
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.public.alignments import RITUAL
from turncoat.games.dark_providence.table import Table

VP_MARK: Final = "vp_mark"
RITUAL_TRACK: Final = "ritual_track"
INVESTIGATION_TRACK: Final = "investigation_track"


def last_space(table: Table, track: str) -> int:
    """DP-28a  The last space of a track."""
    return len(table.box.ladders[track]) - 1


def marker(table: Table, track: str) -> int:
    """The space a marker is on."""
    return table.ritual if track == RITUAL else table.investigation


def room(table: Table, track: str, up: bool) -> int:
    """DP-28a  How many steps are left in a direction."""
    place = marker(table, track)
    return last_space(table, track) - place if up else place


def track_value(table: Table, track: str) -> int:
    """DP-28a  The VP of the marker's space."""
    return table.box.ladders[track][marker(table, track)]


def advance(table: Table, track: str, by: int) -> int:
    """DP-28, DP-28a  Move a marker; return by how much. The last space ends the game."""
    last = last_space(table, track)
    before = marker(table, track)
    place = max(0, min(last, before + by))
    if place == before:
        return 0
    if track == RITUAL:
        table.ritual = place
    else:
        table.investigation = place
    table.tell(ALL, ("track", track, place))
    if place == last:
        table.will_end(RITUAL_TRACK if track == RITUAL else INVESTIGATION_TRACK)
    return place - before


def gain_vp(table: Table, me: Player, points: int) -> None:
    """DP-50  Add VP; reaching the target ends the game. A cultist's go to the Great Old One."""
    if not points:
        return
    if me.cultist:
        gain_old_one(table, points)
        return
    me.vp += points
    table.tell(ALL, ("gains_vp", me.seat, points, me.vp))
    if me.vp >= table.box.threshold[table.seats]:
        table.will_end(VP_MARK)


def lose_vp(table: Table, me: Player, points: int) -> None:
    """DP-24, DP-60b  Subtract VP, not below 0."""
    if me.cultist:
        lose_old_one(table, points)
        return
    lost = min(points, me.vp)
    me.vp -= lost
    if lost:
        table.tell(ALL, ("loses_vp", me.seat, lost, me.vp))


def gain_old_one(table: Table, points: int) -> None:
    """DP-68  Add VP to the Great Old One, which has the same target as the player."""
    solo = table.solo
    if solo is None or not points:
        return
    solo.vp += points
    table.tell(ALL, ("old_one_gains", points, solo.vp))
    if solo.vp >= table.box.threshold[table.seats]:
        table.will_end(VP_MARK)


def lose_old_one(table: Table, points: int) -> None:
    """DP-60b  Subtract VP from the Great Old One, not below 0."""
    solo = table.solo
    if solo is None or not solo.vp:
        return
    lost = min(points, solo.vp)
    solo.vp -= lost
    table.tell(ALL, ("old_one_loses", lost, solo.vp))
