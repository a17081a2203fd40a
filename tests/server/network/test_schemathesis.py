"""Valid and invalid requests never cause a server error or an answer outside the schema."""

from pathlib import Path

from tests.server.network.probe import probe
from tests.server.running import Running

FEW = 3


def test_every_answer_is_one_that_the_schema_promises(server: Running, tmp_path: Path) -> None:
    found = probe(server, tmp_path, FEW, "--generation-deterministic")

    assert found.returncode == 0, found.stdout + found.stderr
