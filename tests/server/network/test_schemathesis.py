"""Whatever fits the schema, and much that does not: never a server error, never a surprise."""

from pathlib import Path

from tests.server.network.probe import probe
from tests.server.running import Running

FEW = 3


def test_every_answer_is_one_that_the_schema_promises(server: Running, tmp_path: Path) -> None:
    found = probe(server, tmp_path, FEW, "--generation-deterministic")

    assert found.returncode == 0, found.stdout + found.stderr
