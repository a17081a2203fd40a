"""What `tools/figures.py` counts."""

from pathlib import Path

from tools.figures import figures

PAGE = """
import { a as b } from "./a";
export { c as d };
const kind = ["x"] as const;  // as it is
const text = "as good as gold";
const view = data as View;
const both = data as unknown as View;
"""


def test_lines_casts_and_any_are_counted_and_imports_are_not(tmp_path: Path) -> None:
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/src/page.ts").write_text(PAGE)
    (tmp_path / "src/turncoat/core").mkdir(parents=True)
    module = "from typing import Any, cast\n\nx: Any = cast(Any, 1)\n"
    (tmp_path / "src/turncoat/core/module.py").write_text(module + "\n" * 300)

    report = [" ".join(line.split()) for line in figures(tmp_path)]

    assert "core 303 (1)" in report
    assert report[report.index("files over 300 lines: 1") + 1] == "303 src/turncoat/core/module.py"
    assert "folders with over 20 files: 0" in report
    assert "Any in src: 2" in report
    assert "cast( in src: 1" in report
    assert "as in web/src: 3" in report
