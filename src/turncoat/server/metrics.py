"""Figures for Prometheus. No label of theirs tells anything about a table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SHORT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.rooms = Gauge("turncoat_rooms_loaded", "Rooms in memory", registry=registry)
        self.sockets = Gauge("turncoat_sockets", "Open websockets", registry=registry)
        self.requests = Counter(
            "turncoat_requests", "Requests over websockets", ["outcome"], registry=registry
        )
        self.facts = Counter("turncoat_facts", "Facts written down", registry=registry)
        self.frames = Counter("turncoat_frames", "Frames sent", registry=registry)
        self.games = Counter("turncoat_games_finished", "Games that ended", registry=registry)
        self.thoughts = Counter("turncoat_thoughts", "Questions put to bots", registry=registry)
        self.commit = Histogram(
            "turncoat_commit_seconds", "One transaction", registry=registry, buckets=SHORT
        )
        self.failures = Counter(
            "turncoat_commit_failures", "Transactions tried again", registry=registry
        )

    def page(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self.registry)
