"""Every rule marked as a ruling has a reason on the page of rulings, and every reason belongs to a marked rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import kontor
from tests.battery.handbook import RULING, rulings_explained, rulings_in

PAGE = Path(__file__).parent.parent / "docs" / "rulings.md"


@pytest.mark.parametrize("language", RULING)
@pytest.mark.parametrize("game", kontor.GAMES)
def test_marks_and_reasons_agree(game: str, language: str) -> None:
    played = kontor.game(game)
    marked = rulings_in(played.folder() / "handbook" / f"{language}.md", RULING[language])
    explained = rulings_explained(PAGE, played.declaration.title)
    assert marked, "the handbook has rulings"
    assert sorted(marked - explained) == [], "marked without a reason"
    assert sorted(explained - marked) == [], "explained without a mark"


def test_a_missing_mark_and_a_missing_reason_are_found(tmp_path: Path) -> None:
    book = tmp_path / "en.md"
    book.write_text(
        "A rule marked (ruling) is ours.\n\n### A1 First\n\n(ruling) Ours.\n\n### A2 Second\n\n"
        "- **A2a** Printed.\n- **A2b** Printed, and then a sentence\n  that is not (ruling).\n\n## Notes\n\n(ruling)\n",
        "utf-8",
    )
    assert rulings_in(book, "(ruling)") == {"A1", "A2b"}
    page = tmp_path / "rulings.md"
    page.write_text(
        "# Rulings\n\n## One\n\n| id | why |\n|---|---|\n| A1, A2b | see C3 |\n| – | the board |\n\n"
        "## Two\n\n| id | why |\n|---|---|\n| B7 | because |\n",
        "utf-8",
    )
    assert rulings_explained(page, "One") == {"A1", "A2b"}
    assert rulings_explained(page, "Two") == {"B7"}
    assert rulings_explained(page, "Three") == set()
