"""The overview of a table: title, board, seats and, if not covered, the viewer's own card."""

from turncoat.cli.table.guide import Board
from turncoat.cli.table.viewer import Viewer
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.screen import Grid, Screen, Sheet


class Overview:
    """What one viewer sees now; in full, also the fixed parts of the board."""

    def __init__(self, viewer: Viewer, screen: Screen, covered: bool, full: bool = False) -> None:
        translator, guide = viewer.translator, viewer.guide
        view = viewer.cover.view(viewer.view) if covered else viewer.view
        self.title = guide.title(view, translator)
        self.board = guide.board(view, translator, screen.plain)
        self.seats = guide.seats(view, translator, screen.plain, covered)
        self.card = [text("cli-card-covered")] if covered else guide.brief(view, translator)
        self.screen = screen
        self.full = full

    def show(self, last: "Overview | None" = None) -> None:
        """Print everything, or only what has changed since the last overview."""
        screen = self.screen
        new_turn = last is None or last.title != self.title
        if last is None or new_turn or (last.board, last.seats) != (self.board, self.seats):
            screen.heading(self.title)
        if last is None or last.board != self.board:
            screen.board(self.board_since(None if new_turn else last), self.full)
        if last is None or last.seats != self.seats:
            screen.gap_in_drawing()
            screen.grid(self.seats_since(None if new_turn else last))
        if last is None or new_turn or last.card != self.card:
            for line in self.card:
                screen.say(line)

    def seats_since(self, last: "Overview | None") -> Grid:
        """Return the seats; below a long board and within a turn, only those that have changed."""
        if last is None:
            return self.seats
        seats = self.seats.since(last.seats) if isinstance(self.board, Sheet) else self.seats
        return seats._replace(note="")

    def board_since(self, last: "Overview | None") -> Board:
        """Return the board; of a long one, within a turn, only what has changed."""
        if last is None or not isinstance(self.board, Sheet) or not isinstance(last.board, Sheet):
            return self.board
        above = [line for line in self.board.above if line not in last.board.above]
        pairs = zip(self.board.grids, last.board.grids, strict=True)
        grids = [grid.since(before) for grid, before in pairs]
        return Sheet(above, [grid for grid in grids if grid.rows], self.board.below)
