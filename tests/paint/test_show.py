"""`kontor show --svg`: a picture of a position, as seen by one seat."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from kontor.cli.main import app

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = GOLDEN / "hansa-standard_4_5-5-cities.kontor"


def show(*words: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["show", *map(str, words)])
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("options", [(), ("--at", 100), ("--at", 100, "--seat", 1), ("--seat", "spectator")])
def test_a_picture_is_written(tmp_path: Path, options: tuple[object, ...]) -> None:
    file = tmp_path / "picture.svg"
    code, out, _ = show(RECORD, "--svg", file, *options)
    assert code == 0 and str(file) in out.replace("\n", "")
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    code, out, err = show(RECORD, "--svg", tmp_path)
    assert (code, out) == (2, "") and "folder" in err
    code, _, err = show(RECORD, "--svg", tmp_path / "nowhere" / "picture.svg")
    assert code == 2 and "Traceback" not in err


def test_the_picture_of_a_view_is_that_of_its_seat(tmp_path: Path) -> None:
    """A spectator cannot click anything."""
    for seat in (0, "spectator"):
        assert show(RECORD, "--svg", tmp_path / f"{seat}.svg", "--at", 4, "--seat", seat)[0] == 0
    both = [(tmp_path / f"{seat}.svg").read_text(encoding="utf-8") for seat in (0, "spectator")]
    assert len({text.count("<title>") for text in both}) == 1
