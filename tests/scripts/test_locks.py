"""Lock files contain no address of a package index, and the same version of a package in every file."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PACKAGES = ROOT / "web" / "package-lock.json"
MOST_FOR_PLAYING = 100
"""Disk space of the packages for `make play` in megabytes, without bytecode."""


def pins(lock: Path) -> set[str]:
    return set(re.findall(r"^[^\s#].*==[^ ]+", lock.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lock", [*LOCKS, PACKAGES, ROOT / "web" / ".npmrc"], ids=lambda lock: lock.name)
def test_no_address_is_in_a_lock(lock: Path) -> None:
    assert "://" not in lock.read_text("utf-8")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_has_a_hash(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert pins(lock)
    assert len(pins(lock)) == len(re.findall(r"== ?[^\n]*\\\n    --hash=sha256:", text))


@pytest.mark.parametrize("purpose", ["", "-compile"])
def test_packages_for_playing_are_among_those_for_development(purpose: str) -> None:
    assert pins(ROOT / f"requirements{purpose}.lock") < pins(ROOT / "requirements-dev.lock")


def test_what_compiles_the_rules_is_what_the_build_of_the_package_installs() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]["compile"]
    locked = (ROOT / "requirements-compile.lock").read_text("utf-8")
    names = re.findall(r"^[a-z]+(?=\W)", "\n".join(wanted), re.MULTILINE)
    assert len(names) == len(wanted) and all(re.search(rf"^{name}==", locked, re.MULTILINE) for name in names)


def test_the_packages_for_playing_stay_small() -> None:
    """With these packages, the folder is smaller than 250 MB after `make play` (see docs/architecture.md)."""
    wanted = {pin.partition("==")[0] for pin in pins(ROOT / "requirements.lock")}
    there = {package.metadata["Name"].lower().replace("_", "-"): package.files or () for package in distributions()}
    sizes = {name: sum(file.size or 0 for file in there[name]) / 1e6 for name in sorted(wanted & set(there))}
    assert len(sizes) > len(wanted) - 5  # some are only for Windows
    largest = sorted(sizes.items(), key=lambda found: found[1])[-5:]
    assert sum(sizes.values()) < MOST_FOR_PLAYING, f"the largest, in MB: {largest}"


def test_every_package_of_the_client_is_pinned_by_a_hash() -> None:
    packages = json.loads(PACKAGES.read_text("utf-8"))["packages"]
    unpinned = [name for name, package in packages.items() if name and "integrity" not in package]
    assert not unpinned


def test_the_lock_of_the_client_carries_no_advertising() -> None:
    packages = json.loads(PACKAGES.read_text("utf-8"))["packages"]
    assert not [name for name, package in packages.items() if {"funding", "resolved"} & set(package)]
