"""Handbook pictures are up to date with their position files, small, and readable in light and dark colours."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import kontor
from kontor.core.boxes import Box
from kontor.core.position_files import position_of
from kontor.paint.detail import Notes, detail
from kontor.paint.handbook import picture, wanted
from kontor.paint.palette import adaptive_style, colours
from scripts.pictures import pictures, same_everywhere

LARGEST = 70_000
"""In bytes. The coast around a part of Britannia takes most of this; gzipped, its picture has 6 kB."""
HANSA = kontor.game("hansa")


def test_every_picture_matches_its_position_file() -> None:
    made = dict(pictures())
    assert made
    for file, painted in made.items():
        assert file.read_bytes() == painted, f"{file.name} is out of date: make generate"
        assert len(painted) < LARGEST
    for game in kontor.GAMES.values():
        kept = set((game.folder() / "handbook" / "pictures").glob("*.svg"))
        assert kept <= made.keys(), "a picture without a position file"


def test_a_picture_holds_only_what_is_inside_its_crop() -> None:
    setup = HANSA.setup(4)
    backdrop, scene = HANSA.backdrop(setup), HANSA.scene(HANSA.start(setup).view(0))
    painted = detail(backdrop, scene, same_everywhere(HANSA), "map", Box(430, 120, 540, 220), Notes())
    texts = [one.text for one in ElementTree.fromstring(painted).iter() if one.tag.endswith("text")]
    assert texts == ["Bremen"]
    assert "aria-label" not in painted and "<title>" not in painted


def test_a_picture_is_dark_where_the_reader_prefers_it() -> None:
    style = adaptive_style('<rect fill="var(--paper)" stroke="var(--seat-0)"/>')
    day, night = colours(), colours(dark=True)
    assert f"svg{{--paper:{day['paper']};--seat-0:{day['seat-0']};}}" in style
    assert f"dark){{svg{{--paper:{night['paper']};}}}}" in style and "--ink" not in style


def test_words_of_one_language_are_left_out() -> None:
    say = same_everywhere(HANSA)
    assert say(HANSA.backdrop(HANSA.setup(4)).places[1].label or pytest.fail("no label")) == "Groningen"
    assert say(kontor.core.Message("hansa-scene-map", {})) == ""


@pytest.mark.parametrize(
    ("game", "points"),
    [
        (
            "hansa",
            {"prestige": 14, "skills": 4, "markers": 3, "special_prestige": 7, "control": 6, "network": 12},
        ),
        ("pfeffersaecke", {"towns": 1, "cities": 4, "regions": 4, "money": 2}),
        ("felinia", {"tiles": 5, "groups": 5, "gold": 1, "spice": 1, "goods": 1}),
    ],
)
def test_the_worked_example_of_scoring_is_right(game: str, points: dict[str, int]) -> None:
    """Compares the score of the pictured position with the tables in all languages."""
    folder = kontor.game(game).folder() / "handbook"
    scored = position_of(kontor.game(game), wanted(folder / "pictures" / "scoring.toml")).scores()[0]
    assert {source: number for source, number in scored.items() if number} == points
    for file in sorted(folder.glob("*.md")):
        rows = file.read_text("utf-8").split("{#scoring}")[1].split("{#words}")[0]
        table = [line.split("|")[-2].strip() for line in rows.splitlines() if line.count("|") == 4][2:]
        assert table == [*map(str, points.values()), f"**{sum(points.values())}**"], file.name


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("colour = 1", "unknown keys colour"),
        ('[position.posts]\n"Bremen-Hannover 1" = "trader 0"', "trader"),
        ('actions = ["claim Bremen-Hannover"]', "Bremen-Hannover"),
    ],
)
def test_a_faulty_position_file_is_refused(text: str, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Exception, match=fault):
        picture(HANSA, file, str)
