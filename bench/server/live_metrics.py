"""`turncoat` for benchmarks: the same commands, but with up-to-date server metrics.

There is no option for this: in normal operation metrics are delayed and rounded, so that they
reveal nothing about a table.
"""


def main() -> None:
    """Run any command of `turncoat`."""
    # Imported here because the bot processes import this module too, and need none of it.
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
