"""A short hostile campaign: games under attack end as if nobody had attacked."""

from pathlib import Path

from tests.server.hostile.campaign import TABLES, Campaign
from tests.server.running import running


def test_an_attack_changes_nothing_and_learns_nothing(tmp_path: Path) -> None:
    with running("--data", str(tmp_path), "--rate", "600") as server:
        outcome = Campaign(server, calm=0, seconds=4, pace=0.05, most=1).run("short")

    assert outcome.wrong == []
    assert len(outcome.games) == len(TABLES)
    assert len(outcome.report.tried) == 12
    assert outcome.attacked
