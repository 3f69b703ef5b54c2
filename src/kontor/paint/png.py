"""Converts SVG pictures to PNG. Conversion needs the `pictures` extra (resvg)."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

FONTS: Final = sorted(str(file) for file in (Path(__file__).parent / "fonts").glob("*.ttf"))
"""Fonts for machines that have none, such as containers. DejaVu has Latin, Greek and Cyrillic letters; other letters
come from the system's fonts.
"""


def possible() -> bool:
    return find_spec("resvg_py") is not None


def png(svg: str) -> bytes:
    """Render a picture at its natural size."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, font_files=FONTS, serif_family="DejaVu Serif", sans_serif_family="DejaVu Sans"
        )
    )
