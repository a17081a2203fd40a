"""What all parts of a game server share."""

from dataclasses import dataclass

from turncoat.server.admin.policy import Policy
from turncoat.server.background import BackgroundTasks
from turncoat.server.bots.dispatcher import Dispatcher
from turncoat.server.budget import Budget
from turncoat.server.clock import Clock
from turncoat.server.monitoring.metrics import Metrics
from turncoat.server.origins import Origins
from turncoat.server.retention import Retention
from turncoat.server.store.store import Store


@dataclass(eq=False, repr=False)
class Context:
    """The database, the clock and everything else that there is once in a server."""

    store: Store
    now: Clock
    metrics: Metrics
    origins: Origins
    budget: Budget
    policy: Policy
    retention: Retention
    dispatcher: Dispatcher
    tasks: BackgroundTasks
    # Only tests set this; see Room.
    shortest_pause: int
