"""The picture of a table: where it stands, the board, the seats and, uncovered, one's own card."""

from turncoat.cli.table.guide import Board
from turncoat.cli.table.reader import Reader
from turncoat.cli.terminal.i18n import text
from turncoat.cli.terminal.screen import Grid, Screen, Sheet


class Picture:
    """What one reader sees now; in full, also what never changes and is known by then."""

    def __init__(self, reader: Reader, screen: Screen, covered: bool, full: bool = False) -> None:
        translator, guide = reader.translator, reader.guide
        view = reader.cover.view(reader.view) if covered else reader.view
        self.title = guide.title(view, translator)
        self.board = guide.board(view, translator, screen.plain)
        self.seats = guide.seats(view, translator, screen.plain, covered)
        self.card = [text("cli-card-covered")] if covered else guide.brief(view, translator)
        self.screen = screen
        self.full = full

    def show(self, last: "Picture | None" = None) -> None:
        """Print it, or what of it has changed since the last one was shown."""
        screen = self.screen
        new_turn = last is None or last.title != self.title
        if last is None or new_turn or (last.board, last.seats) != (self.board, self.seats):
            screen.heading(self.title)
        if last is None or last.board != self.board:
            screen.board(self.board_since(None if new_turn else last), self.full)
        if last is None or last.seats != self.seats:
            screen.grid(self.seats_since(None if new_turn else last))
        if last is None or new_turn or last.card != self.card:
            for line in self.card:
                screen.say(line)

    def seats_since(self, last: "Picture | None") -> Grid:
        """The seats; below a long board, within a turn, only those that are not as they were."""
        if last is None:
            return self.seats
        seats = self.seats.since(last.seats) if isinstance(self.board, Sheet) else self.seats
        return seats._replace(note="")

    def board_since(self, last: "Picture | None") -> Board:
        """The board; of a long one, within a turn, only what is not as it was."""
        if last is None or not isinstance(self.board, Sheet) or not isinstance(last.board, Sheet):
            return self.board
        above = [line for line in self.board.above if line not in last.board.above]
        pairs = zip(self.board.grids, last.board.grids, strict=True)
        grids = [grid.since(before) for grid, before in pairs]
        return Sheet(above, [grid for grid in grids if grid.rows], self.board.below)
