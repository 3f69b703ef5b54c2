"""Checks the files in `hosting/` without a container engine."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from kontor.cli.main import _command

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "hosting"
INSTRUCTIONS = {
    "FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK",
    "ENTRYPOINT", "CMD",
}  # fmt: skip


def instructions() -> list[tuple[str, str]]:
    text = (HOSTING / "Containerfile").read_text("utf-8")
    joined = re.sub(r"\\\n", " ", re.sub(r"(?m)^#.*\n", "", text))
    found = [line.partition(" ") for line in joined.splitlines() if line.strip()]
    return [(name, rest.strip()) for name, _, rest in found]


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
    return read


def test_the_image_is_built_from_files_that_exist_and_runs_without_rights() -> None:
    found = instructions()
    assert {name for name, _ in found} <= INSTRUCTIONS
    for name, rest in found:
        if name == "COPY" and "--from" not in rest:
            assert all((ROOT / source).exists() for source in shlex.split(rest)[:-1])
        if name == "FROM":
            assert re.match(r"\S+:[\d.]+\S*", rest), "a fixed version"
    names = [name for name, _ in found]
    assert dict(found)["USER"] == "kontor" and "HEALTHCHECK" in names


def test_every_option_of_the_server_exists(compose: dict[str, Any]) -> None:
    known = {option for parameter in _command("serve").params for option in parameter.opts}
    words = compose["services"]["kontor"]["command"]
    assert words[0] == "serve" and {word.partition("=")[0] for word in words[1:]} <= known
    assert "0.0.0.0" in dict(instructions())["CMD"]


def test_the_services_fit_together(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {"kontor", "database", "proxy"}
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"], "nothing else is reachable"
    assert services["kontor"]["build"]["dockerfile"] == "hosting/Containerfile"
    assert (HOSTING / services["kontor"]["build"]["context"]).resolve() == ROOT
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert f"--trusted-proxies={proxy}" in services["kontor"]["command"]
    volumes = {volume.partition(":")[0] for one in services.values() for volume in one.get("volumes", ())}
    assert {name for name in volumes if not name.startswith(".")} == set(compose["volumes"])
    assert all((HOSTING / name).is_file() for name in volumes if name.startswith("."))
    assert all(re.search(r":[\d.]+", one["image"]) for one in services.values() if "image" in one)
    wanted = set(re.findall(r"\$\{(\w+)", (HOSTING / "compose.yaml").read_text("utf-8")))
    assert wanted == set(re.findall(r"(?m)^(\w+)=", (HOSTING / "example.env").read_text("utf-8")))


def test_the_proxy_passes_everything_but_the_metrics_to_the_server() -> None:
    text = (HOSTING / "Caddyfile").read_text("utf-8")
    assert text.count("{") == text.count("}")
    assert "reverse_proxy kontor:8710" in text and "respond /metrics 404" in text


@pytest.mark.parametrize("fails", [False, True])
def test_a_backup_is_private_and_complete_or_not_there(tmp_path: Path, fails: bool) -> None:
    """Replaces the container engine by a script that runs the command here."""
    places = [tmp_path / name for name in ("bin", "inside", "backups")]
    for place in places:
        place.mkdir()
    tools, inside, backups = places
    for name, code in (
        ("docker", 'while [ "$1" != sh ]; do shift; done; exec "$@"'),
        ("kontor", f'echo half > "$2"; {"exit 1" if fails else "echo whole >> $2"}'),
    ):
        (tools / name).write_text(f"#!/bin/sh\n{code}\n", "utf-8")
        (tools / name).chmod(0o755)
    env = {"PATH": f"{tools}:{os.environ['PATH']}", "TMPDIR": str(inside)}
    command = [HOSTING / "backup.sh", backups]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert [*inside.iterdir()] == [], "nothing is left in the container"
    if fails:
        assert done.returncode != 0 and not done.stdout and [*backups.iterdir()] == []
    else:
        (file,) = backups.iterdir()
        assert done.stdout == f"{file}\n" and file.read_text("utf-8") == "half\nwhole\n"
        assert file.stat().st_mode & 0o777 == 0o600


def test_the_manual_names_commands_that_exist() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    known = set(_command("admin").commands)
    named = set(re.findall(r"`kontor admin (\w+)", text))
    assert named and named <= known
