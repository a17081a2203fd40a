"""Alert rules and the dashboard: they are valid, and name only metrics that exist."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.deploy.tools import DEPLOY, tool
from turncoat.server.monitoring.metrics import Metrics

FOLDER = DEPLOY / "prometheus"
FIGURE = re.compile(r"\bturncoat_[a-z_]+")


def promtool(*words: str) -> None:
    done = subprocess.run([tool("promtool"), *words], cwd=FOLDER, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_takes_the_settings_and_the_rules() -> None:
    promtool("check", "config", "prometheus.yml")
    promtool("check", "rules", "rules.yml")


def test_the_rules_raise_their_alarms() -> None:
    promtool("test", "rules", "rules_test.yml")


def figures() -> set[str]:
    """The names of all metrics as Prometheus reads them."""
    page = Metrics(str).page().decode()
    return set(re.findall(r"^(?:# HELP )?(turncoat_\w+)", page, re.MULTILINE))


@pytest.mark.parametrize(
    "file", [FOLDER / "rules.yml", FOLDER / "rules_test.yml", DEPLOY / "grafana.json"],
    ids=lambda file: str(file.name),
)  # fmt: skip
def test_every_figure_that_is_named_is_there(file: Path) -> None:
    named = set(FIGURE.findall(file.read_text()))

    assert named
    assert named - figures() == set()


def test_every_panel_of_the_dashboard_asks_for_something() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())

    panels = dashboard["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels) == 8
    assert all(target["expr"] for panel in panels for target in panel["targets"])
