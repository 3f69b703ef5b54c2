"""Print a page with the output of its `console` examples filled in.

    python scripts/examples.py docs/cli.md

Runs every line that starts with `$ kontor` in a ```console block, in order, in a temporary folder. The current output
replaces the output below the command. A `…` line is kept and represents the rest of the output. A command without
output below it must succeed.
"""

from __future__ import annotations

import re
import shlex
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path

from typer.testing import CliRunner

from kontor.cli.main import app

BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
PROMPT = "$ kontor "
REST = "…"
ENVIRONMENT = {"COLUMNS": "100", "KONTOR_LANGUAGE": "en", "NO_COLOR": "1"}


class ExampleError(Exception):
    """Raised if a command without output below it fails."""


def filled(page: str) -> str:
    """Return a page with the current output of its commands."""
    return BLOCK.sub(lambda block: "".join(line + "\n" for line in block_lines(block[0])), page)


def block_lines(block: str) -> Iterator[str]:
    """Return the lines of a console block, with each command followed by its output."""
    for example in block.split("\n" + PROMPT):
        command, *shown = example.strip("\n").removeprefix(PROMPT).split("\n")
        code, output = run(shlex.split(command, comments=True))
        if code and not shown:
            raise ExampleError(f"kontor {command}: exit code {code}\n{output}")
        yield PROMPT + command
        lines = [line.rstrip() for line in output.rstrip().split("\n")]
        if REST in shown:
            yield from [*lines[: shown.index(REST)], REST]
        elif shown:
            yield from lines


def run(words: list[str]) -> tuple[int, str]:
    """Run `kontor` with these arguments, and return its exit code and output."""
    result = CliRunner().invoke(app, words, env=ENVIRONMENT)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def main(file: str) -> None:
    page = Path(file).read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory(prefix="kontor-examples-") as scratch, chdir(scratch):
        made = filled(page)
    sys.stdout.buffer.write(made.encode())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
