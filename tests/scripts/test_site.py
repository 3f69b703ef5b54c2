"""The documentation site: links to pages of the root folder, and nothing loaded from other hosts."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.site import foreign_loads, redirected


@pytest.mark.parametrize(
    ("link", "in_site"),
    [
        ("[a](../CONTRIBUTING.md)", "[a](contributing.md)"),
        ("[a](../../CONTRIBUTING.md#tests)", "[a](../contributing.md#tests)"),
        ("[a](CHANGELOG.md)", "[a](changelog.md)"),
        ("[a](cli.md)", "[a](cli.md)"),
    ],
)
def test_links_to_the_root_folder_stay_in_the_site(link: str, in_site: str) -> None:
    assert redirected(link) == in_site


def test_what_comes_from_another_host_is_found(tmp_path: Path) -> None:
    (tmp_path / "fine.html").write_text('<link href="style.css"><a href="https://x.y">x</a><img src="a.png">')
    (tmp_path / "fine.css").write_text("a { background: url(a.png) }")
    assert list(foreign_loads(tmp_path)) == []
    (tmp_path / "page.html").write_text(
        '<link rel="stylesheet" href="https://x.y/font"><script src=//x.y/z.js></script>'
    )
    (tmp_path / "style.css").write_text("@font-face { src: url('https://x.y/z') }")
    assert len(list(foreign_loads(tmp_path))) == 3
