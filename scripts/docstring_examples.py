"""Extension for Griffe, the docstring reader of the documentation site. Shows doctests as code blocks (mkdocs.yml)."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^(?:>>> .*\n?(?:.+\n?)*(?:\n(?=>>> ))?)+", re.MULTILINE)


def fenced(text: str) -> str:
    """Return the text with its doctests in code fences."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)


class DocstringExamples(griffe.Extension):
    def on_object(self, *, obj: Any, **_: Any) -> None:
        show_examples(obj)

    def on_package(self, *, pkg: Any, **_: Any) -> None:
        show_examples(pkg)


def show_examples(obj: Any) -> None:
    """Rewrite the docstring of a module, class, function or attribute."""
    if obj.docstring:
        obj.docstring.value = fenced(obj.docstring.value)
