"""The workflow files cannot run in tests, but all files and targets that they refer to must exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SYSTEMS = ["ubuntu-latest", "macos-latest", "windows-latest"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def jobs(workflow: Path) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(workflow.read_text("utf-8"))
    return dict(read["jobs"])


def commands(workflow: Path) -> str:
    return "\n".join(step.get("run", "") for job in jobs(workflow).values() for step in job["steps"])


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.name)
def test_everything_named_exists(workflow: Path) -> None:
    assert "has not been run yet" in workflow.read_text("utf-8").splitlines()[0]
    said = commands(workflow)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for named in re.findall(r"\.\[([\w,-]+)\]", said):
        assert set(named.split(",")) <= set(extras)
    for target in re.findall(r"\bmake (\w+)", said):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), target
    for path in re.findall(r"\btests/[\w./]+", said):
        assert (ROOT / path).is_file() or list((ROOT / path).glob("test_*.py")), path


def test_every_system_and_every_python_is_tested_and_gets_a_wheel() -> None:
    build, test = WORKFLOWS
    for job in (jobs(build)["wheels"], jobs(test)["matrix"]):
        assert job["strategy"]["matrix"] == {"os": SYSTEMS, "python": PYTHONS}
        assert job["runs-on"] == "${{ matrix.os }}"
    assert {"source", "wheels", "page", "docs"} == set(jobs(build))
