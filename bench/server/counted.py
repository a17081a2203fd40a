"""`turncoat` for benchmarks: the same commands, but the figures of a server are as of now.

Nothing else leads there: the figures of a server that people start tell nothing about a table.
"""


def main() -> None:
    """Any command of `turncoat`."""
    # Not above: the processes of bots read this module as well, and need nothing of it.
    from turncoat.cli import main as turncoat
    from turncoat.server.monitoring.metrics import Figure, Metrics

    page = Metrics.page

    def live(metrics: Metrics) -> bytes:
        for figure in vars(metrics).values():
            if isinstance(figure, Figure):
                figure.show()
        return page(metrics)

    Metrics.page = live  # type: ignore[method-assign, assignment]
    turncoat()


if __name__ == "__main__":
    main()
