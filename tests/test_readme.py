"""What the README shows must run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_ten_line_game_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)

    exec(compile(code, "README.md", "exec"), {})

    printed = capsys.readouterr().out
    assert re.fullmatch(r"won: \['\w\d'(, '\w\d')*\]\n", printed)
    lines = [line for line in code.splitlines() if line and not line.startswith("from ")]
    assert len(lines) <= 10
