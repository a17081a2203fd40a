"""The files for contributors are up to date: workflow, hooks, forms, targets and citation."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from turncoat import __version__
from turncoat.games import GAMES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WORKFLOWS = sorted(path.name for path in (ROOT / ".github" / "workflows").iterdir())
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
# Pages that tell people what to run. The changelog may name targets that are gone.
PAGES = [
    page
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")]
    if page.name != "CHANGELOG.md"
]


def read(name: str) -> Any:
    """The contents of a YAML file."""
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def commands_in(page: str) -> list[str]:
    """The targets that follow `make` in the code of a page."""
    code = re.findall(r"```.*?```|`[^`\n]+`", page, re.DOTALL)
    lines = [line.strip("` $") for piece in code for line in piece.splitlines()]
    found = [re.match(r"make((?: +[a-z-]+)+)", line) for line in lines]
    return [target for match in found if match for target in match[1].split()]


def supported() -> list[str]:
    """The versions of Python that the package says it runs on."""
    prefix = "Programming Language :: Python :: "
    named = [each.removeprefix(prefix) for each in PROJECT["classifiers"] if prefix in each]
    return [version for version in named if "." in version]


def test_the_package_requires_the_versions_that_it_names() -> None:
    versions = supported()
    newest = int(versions[-1].partition(".")[2])

    assert PROJECT["requires-python"] == f">={versions[0]},<3.{newest + 1}"


def test_the_workflow_runs_what_everybody_runs_on_every_version() -> None:
    workflow = read(".github/workflows/ci.yml")
    job = workflow["jobs"]["test"]

    assert job["strategy"]["matrix"]["python"] == supported()
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    assert (ROOT / ".ci" / "run").read_text("utf-8").splitlines()[-1] == "make check test"


def test_every_language_is_tested_whole_once_a_week() -> None:
    workflow = read(".github/workflows/languages.yml")

    # YAML reads `on` as true.
    assert "schedule" in workflow[True]
    assert [step["run"] for step in workflow["jobs"]["test"]["steps"] if "run" in step] == [
        "make test-languages"
    ]
    assert "test-languages" in TARGETS


@pytest.mark.parametrize("file", WORKFLOWS)
def test_a_workflow_may_only_read_and_pins_what_it_uses(file: str) -> None:
    workflow = read(f".github/workflows/{file}")
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    used = [step for step in steps if "uses" in step]

    assert workflow["permissions"] == {"contents": "read"}
    assert [job for job in workflow["jobs"].values() if "permissions" in job] == []
    assert used
    assert [step for step in used if not re.fullmatch(r"[\w/-]+@v\d+(\.\d+)*", step["uses"])] == []
    assert [step for step in used if step["with"]["persist-credentials"] is not False] == []


def test_the_hooks_need_no_network_and_are_part_of_the_check() -> None:
    repositories = read(".pre-commit-config.yaml")["repos"]
    hooks = [hook for repository in repositories for hook in repository["hooks"]]
    check = MAKEFILE.partition("\ncheck:")[2].partition("\n\n")[0]
    check += read("web/package.json")["scripts"]["check"]

    assert [repository["repo"] for repository in repositories] == ["local"]
    assert {hook["language"] for hook in hooks} == {"system"}
    assert [hook["name"] for hook in hooks if hook["name"] not in check] == []


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_every_form_can_be_filled_in(form: Path) -> None:
    read_form = read(f".github/ISSUE_TEMPLATE/{form.name}")
    if form.stem == "config":
        assert read_form == {"blank_issues_enabled": False}
        return

    fields = [field for field in read_form["body"] if field["type"] != "markdown"]
    ids = [field["id"] for field in fields]
    options = [each for field in fields for each in field["attributes"].get("options", [])]

    assert read_form.keys() == {"name", "description", "labels", "body"}
    assert {field["type"] for field in fields} <= {"dropdown", "input", "textarea"}
    assert len(ids) == len(set(ids))
    assert [field for field in fields if not field["attributes"]["label"]] == []
    assert any(field.get("validations", {}).get("required") for field in fields)
    assert [option for option in options if not isinstance(option, str)] == []


def test_the_form_about_rules_knows_every_game() -> None:
    [field] = [
        field
        for field in read(".github/ISSUE_TEMPLATE/rules-question.yml")["body"]
        if field["id"] == "game"
    ]
    listed = sorted(
        option.partition(": ")[2] or option for option in field["attributes"]["options"]
    )

    assert [name.lower().replace(" ", "_") for name in listed] == sorted(GAMES)


def test_the_citation_is_of_this_version_and_of_all_contributors() -> None:
    citation = read("CITATION.cff")

    assert citation["cff-version"] == "1.2.0"
    assert citation["version"] == __version__
    assert citation["license"] == PROJECT["license"]
    assert citation["authors"] == [{"name": "The Turncoat contributors"}]
    assert {"message", "title", "type"} <= citation.keys()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_target_that_is_named_exists(page: Path) -> None:
    named = set(commands_in(page.read_text("utf-8")))

    assert named <= TARGETS


def test_targets_are_found_in_the_pages() -> None:
    page = (
        "Run `make check test`, then\n\n```\nmake play   # see\nmake bench ARGS=x\n```\nmake sure"
    )

    assert commands_in(page) == ["check", "test", "play", "bench"]
    assert {"check", "test", "test-quick", "play"} <= {
        target for page in PAGES for target in commands_in(page.read_text("utf-8"))
    }


def test_every_target_is_explained_and_is_no_file() -> None:
    explained = set(re.findall(r"^([a-z-]+):[^#\n]*## \S", MAKEFILE, re.MULTILINE))
    [phony] = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)

    assert explained == TARGETS
    assert set(phony.split()) == TARGETS
