"""What is made when the package is built: the client for the browser, and the compiled form of rules and search.

- Wheel and sdist made from a clone get the built client. An sdist carries it: a wheel made from that needs no Node.
- A wheel is compiled where there is a C compiler, and then serves one Python on one sort of machine; otherwise it is
  plain Python and serves all. KONTOR_COMPILE decides (scripts/compiling.py), and the build says which happened.
- An editable install gets neither: it runs the source as it is, and finds the client where `make` builds it.
"""

from __future__ import annotations

import inspect
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent

# The builder of the package runs this file from wherever it likes.
sys.path.insert(0, str(ROOT))

from scripts import client, compiling  # noqa: E402

IN_SDIST = (ROOT / "PKG-INFO").exists()


def asked_for_editable() -> bool:
    """Hatchling tells a hook what is built only when it builds, not when it asks for needs: its caller tells it."""
    return any(frame.function == "get_requires_for_build_editable" for frame in inspect.stack(context=0))


class KontorHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        if asked_for_editable():
            return []
        for_client = [] if IN_SDIST else client.needs()
        compiled = self.target_name == "wheel" and compiling.refused(tools_come=True) is None
        return [*for_client, *(self.metadata.core.optional_dependencies["compile"] if compiled else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not IN_SDIST and client.main(["build"]) != 0:
            raise client.ClientError("The client could not be built.")
        if self.target_name == "wheel":
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_scratch"):
            self._scratch.cleanup()

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Add the libraries to the wheel, or say why there are none."""
        reason = compiling.refused()
        if reason is not None:
            self.app.display_info(f"Kontor is not compiled: {reason}. It runs as plain Python.")
            return
        self._scratch = tempfile.TemporaryDirectory(prefix="kontor-build-")
        folder = Path(self._scratch.name)
        try:
            libraries = compiling.build(folder)
        except compiling.CompileError as error:
            if compiling.insisted():
                raise
            self.app.display_warning(f"Kontor is not compiled, and runs as plain Python. {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(folder / library): library for library in libraries})
        self.app.display_info(f"Kontor is compiled: {len(compiling.files())} modules by mypyc.")
