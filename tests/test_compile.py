"""Core and games can be compiled. `make test-compiled` does it and runs all tests on the result."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_mypyc_understands_core_and_games(tmp_path: Path) -> None:
    folder = tmp_path / "translated"

    found = subprocess.run(
        [sys.executable, ROOT / "tools" / "compile.py", "--translate", folder],
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.returncode == 0, found.stdout + found.stderr
    assert list((folder / "build").rglob("*.c"))
