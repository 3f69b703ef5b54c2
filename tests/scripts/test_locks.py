"""The locks: no address of a package index, and the same version of a package in every lock."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PACKAGES = ROOT / "web" / "package-lock.json"


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


def test_packages_for_playing_are_among_those_for_development() -> None:
    assert pins(ROOT / "requirements.lock") < pins(ROOT / "requirements-dev.lock")


def test_every_package_of_the_client_is_pinned_by_a_hash() -> None:
    packages = json.loads(PACKAGES.read_text("utf-8"))["packages"]
    unpinned = [name for name, package in packages.items() if name and "integrity" not in package]
    assert not unpinned


def test_the_lock_of_the_client_carries_no_advertising() -> None:
    packages = json.loads(PACKAGES.read_text("utf-8"))["packages"]
    assert not [name for name, package in packages.items() if {"funding", "resolved"} & set(package)]
