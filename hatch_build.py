"""Puts the built client into the package when a wheel or an sdist is made from a clone.

An sdist carries it, so that a wheel made from that needs no Node. An editable install finds it where `make` builds it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent

# The builder of the package runs this file from wherever it likes.
sys.path.insert(0, str(ROOT))

from scripts import client  # noqa: E402

IN_SDIST = (ROOT / "PKG-INFO").exists()


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if IN_SDIST else client.needs()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or IN_SDIST:
            return
        if client.main(["build"]) != 0:
            raise client.ClientError("The client could not be built.")
