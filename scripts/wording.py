"""Report the number of phrases that sound translated, by file. `make check` fails if a number rises.

    python scripts/wording.py            check against the recorded counts
    python scripts/wording.py --record   record the current counts (they may only fall)

Avoiding these phrases is not enough for plain writing (see CONTRIBUTING.md).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RECORDED = ROOT / "scripts" / "wording.json"

PHRASES = (
    "whoever",
    "somebody who",
    "who asks",
    "so many",
    "so far as",
    "anew",
    "again and again",
    "is told",
    "tells",
    "speaks of",
    "stands in",
    "lies in",
    "lives with",
    "by itself",
    "of its own accord",
    "the own",
    "what follows from it",
    "what came of it",
    "is to be",
    "may be had",
    "could not be had",
    "mend(?:s|ed)?",
    "also where",
    "also over",
)
ALARM = re.compile(rf"\b(?:{'|'.join(PHRASES)})\b", re.IGNORECASE)

READ = (".py", ".ts", ".svelte", ".css", ".sh", ".md", ".toml", ".yml")
"""Suffixes of the files to check. Of the translated files, only the English ones are checked."""
ENGLISH = ("en.ftl", "/en.md")
OTHER_LANGUAGES = ("/de.md", "/fr.md", "/it.md")
SELF = "scripts/wording.py"


def english(file: str) -> bool:
    """Return whether a file contains English text for readers."""
    if file == SELF or file.endswith(OTHER_LANGUAGES):
        return False
    return file.endswith((*READ, *ENGLISH)) or file == "Makefile"


def counts(root: Path = ROOT) -> dict[str, int]:
    """Count the phrases in each file, without files that have none."""
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout
    found = {
        file: len(ALARM.findall((root / file).read_text("utf-8")))
        for file in listed.splitlines()
        if english(file) and (root / file).is_file()
    }
    return {file: number for file, number in sorted(found.items()) if number}


def risen(now: Mapping[str, int], recorded: Mapping[str, int]) -> list[str]:
    """Return a line for each file with more phrases than recorded."""
    return [
        f"{file}: {number} phrases to rewrite, {recorded.get(file, 0)} allowed"
        for file, number in now.items()
        if number > recorded.get(file, 0)
    ]


def main(arguments: list[str]) -> int:
    now = counts()
    if arguments == ["--record"]:
        RECORDED.write_text(json.dumps(now, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    elif arguments:
        sys.exit(__doc__)
    worse = risen(now, json.loads(RECORDED.read_text("utf-8")))
    for file, number in now.items():
        print(f"{number:4} {file}")
    print(f"{sum(now.values()):4} phrases in {len(now)} files")
    if worse:
        print("\nRewrite these in plain words, or see what CONTRIBUTING.md says about the list:")
        print("\n".join(worse))
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
