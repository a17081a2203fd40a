"""Travel (DP-29, DP-29a) and free steps (DP-29b)."""

from turncoat.core.decision import choose
from turncoat.core.terms import ALL, Option
from turncoat.games.dark_providence.actions.payment import pay, total, whole
from turncoat.games.dark_providence.content.box import MONEY
from turncoat.games.dark_providence.engine import DONE
from turncoat.games.dark_providence.player import Player
from turncoat.games.dark_providence.preview import NOTHING, Preview
from turncoat.games.dark_providence.table import Table


class Journey:
    """The pieces chosen so far, their goals, and the cost of all routes together."""

    __slots__ = ("cost", "me", "money", "routes", "steps", "table")

    def __init__(self, table: Table, me: Player) -> None:
        self.table = table
        self.me = me
        self.money = total(table, me.hand, MONEY)
        self.routes = table.box.roads.costs(table.cthulhu, table.martial_law)
        self.cost = 0
        self.steps: list[tuple[Option, str]] = []

    @property
    def left(self) -> int:
        """How many pieces could still be chosen, whatever the money."""
        return len(self.me.agents) + len(self.me.deep_ones) - len(self.steps)

    def pieces(self) -> list[Option]:
        """DP-29a  Pieces not chosen yet that can reach a city with the money left."""
        named = [piece for piece, _ in self.steps]
        found: list[Option] = [
            ("piece", agent)
            for agent, city in self.me.agents.items()
            if ("piece", agent) not in named and self.goals_from(city)
        ]
        for city in dict.fromkeys(self.me.deep_ones):
            left = self.me.deep_ones.count(city) - named.count(("deep_one", city))
            if left > 0 and self.goals_from(city):
                found.append(("deep_one", city))
        return found

    def goals_from(self, city: str) -> list[Option]:
        """DP-29a  Open cities within reach of the money left."""
        left = self.money - self.cost
        return [("go", goal) for goal, cost in self.routes[city].items() if 0 < cost <= left]

    def fares_from(self, city: str) -> dict[str, int]:
        """DP-29a  Return what each goal within reach costs."""
        routes = self.routes[city]
        return {str(goal): routes[str(goal)] for _, goal in self.goals_from(city)}

    def add(self, piece: Option, goal: str) -> None:
        """Add a piece and its goal."""
        self.cost += self.routes[place_of(self.me, piece)][goal]
        self.steps.append((piece, goal))


def place_of(me: Player, piece: Option) -> str:
    """The city of a player's piece."""
    name = str(piece[1])
    return name if piece[0] == "deep_one" else me.agents[name]


def move_piece(table: Table, me: Player, piece: Option, goal: str) -> None:
    """Move a piece to a city."""
    start = place_of(me, piece)
    if piece[0] == "deep_one":
        me.deep_ones[me.deep_ones.index(start)] = goal
        table.tell(ALL, ("deep_one_moves", me.seat, start, goal))
    else:
        me.agents[str(piece[1])] = goal
        table.tell(ALL, ("moves", me.seat, str(piece[1]), goal))


def can_travel(table: Table, me: Player, money: int) -> bool:
    """DP-29  Whether any piece can reach another city with this money."""
    fares = table.box.roads.fares(table.cthulhu, table.martial_law)
    return any(fares[city] <= money for city in me.agents.values()) or any(
        fares[city] <= money for city in me.deep_ones
    )


async def travel(table: Table, me: Player) -> None:
    """DP-29a  Choose pieces and goals, pay the sum, then move them all."""
    journey = Journey(table, me)
    while journey.left:
        stop: list[Option] = [DONE] if journey.steps else []
        piece = await choose(me.seat, ("traveller",), journey.pieces() + stop)
        if piece == DONE:
            break
        start = place_of(me, piece)
        table.preview = Preview(fares=journey.fares_from(start))
        goal = await choose(me.seat, ("goal", *piece), journey.goals_from(start))
        table.preview = NOTHING
        journey.add(piece, str(goal[1]))
    await pay(table, me, MONEY, whole(journey.cost))
    for piece, city in journey.steps:
        move_piece(table, me, piece, city)


def neighbours(table: Table, city: str) -> list[Option]:
    """DP-29b  The open cities one road away."""
    roads = table.box.roads.neighbours[city]
    return [("go", other) for other, _ in roads if table.is_open(other)]


def steppers(table: Table, me: Player) -> list[Option]:
    """DP-29b  The agents that may take a free step now."""
    steps = table.box.steps
    return [
        ("step", agent)
        for agent, city in me.agents.items()
        if agent in steps and me.spent.count(agent) < steps[agent] and neighbours(table, city)
    ]


async def free_step(table: Table, me: Player, agent: str) -> None:
    """DP-29b  Move an agent to an open neighbouring city, once in its owner's turn."""
    me.spent.append(agent)
    city = me.agents[agent]
    goal = await choose(me.seat, ("goal", "piece", agent), neighbours(table, city))
    move_piece(table, me, ("piece", agent), str(goal[1]))
