"""Paint the pictures of the handbooks, and the covers in the lobby, from the position files next to them.

    python scripts/pictures.py            paint them
    python scripts/pictures.py --check    only list those that are out of date

All languages share the pictures, so they contain no text that differs between languages.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kontor.core import Game, Message
from kontor.paint.handbook import picture
from kontor.paint.words import Say
from kontor.registry import GAMES
from kontor.words import Words, languages

ROOT = Path(__file__).resolve().parent.parent


def same_everywhere(game: Game[Any]) -> Say:
    """Return a formatter for messages that are the same in every language, such as names of cities.

    Other messages become empty.
    """
    spoken = [Words(language, [game.folder() / "words"]) for language in languages()]

    def say(message: Message) -> str:
        texts = {words.say(message) for words in spoken} if message.id else set()
        return texts.pop() if len(texts) == 1 else ""

    return say


def pictures() -> Iterator[tuple[Path, bytes]]:
    """Iterate over all pictures of all handbooks, as pairs of file and expected content."""
    for game in GAMES.values():
        say = same_everywhere(game)
        for file in sorted((game.folder() / "handbook" / "pictures").glob("*.toml")):
            yield file.with_suffix(".svg"), picture(game, file, say).encode()


def main(check: bool) -> int:
    stale = [(file, made) for file, made in pictures() if not file.exists() or file.read_bytes() != made]
    for file, made in stale:
        print(f"{'out of date' if check else 'painted'}: {file.relative_to(ROOT)}")
        if not check:
            file.write_bytes(made)
    return 1 if check and stale else 0


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    sys.exit(main(check=bool(sys.argv[1:])))
