"""Build hook of the package. Builds the browser client and compiles the rules and the search.

- A wheel or sdist built from a clone contains the built client. Building a wheel from an sdist uses the client in the
  sdist and needs no Node.
- If there is a C compiler, the wheel is compiled for one Python version and platform. Without a compiler, the wheel is
  pure Python and runs anywhere. KONTOR_COMPILE overrides this (see scripts/compiling.py). The build log reports the
  result.
- An editable install is not compiled and contains no client, because it runs the source directly and uses the client
  built by `make`.
"""

from __future__ import annotations

import inspect
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent

# The build frontend may run this file from any folder.
sys.path.insert(0, str(ROOT))

from scripts import client, compiling  # noqa: E402

IN_SDIST = (ROOT / "PKG-INFO").exists()


def asked_for_editable() -> bool:
    """Return whether an editable install is being built.

    Hatchling does not pass this information to hooks when it asks for dependencies, so read it from the call stack.
    """
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
        """Add the compiled libraries to the wheel, or report why the wheel is not compiled."""
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
