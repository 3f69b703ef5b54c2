"""Reads and writes board data as TOML and finds the line number of each value in a file."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from kontor.core.board_fields import BoardFormat, Field

NO_KEYS = re.compile(
    r"""(?P<text>\"{3}(?:\\.|.)*?(?:\"{3}(?!\")|\Z)|'{3}.*?(?:'{3}(?!')|\Z)|"(?:\\[^\n]|[^"\\\n])*"?|'[^'\n]*'?)"""
    r"""|\#[^\n]*|[ \t]+""",
    re.DOTALL,
)
"""A pattern for strings, comments and whitespace in TOML. An unterminated string is matched as far as possible."""

BARE = re.compile(r"[\w-]+", re.ASCII)
HEADER = re.compile(r"(\[\[?)([\w.-]+)\]")
KEY = re.compile(r"([\w.-]+)=")


class BoardData(dict[str, Any]):
    """Data of a board file, with the line numbers of its values."""

    def __init__(self, data: Mapping[str, Any], text: str) -> None:
        super().__init__(data)
        self._text = text

    @cached_property
    def lines(self) -> dict[str, int]:
        """Maps the path of each table, row and key, such as `city.4.size`, to its line number."""
        return lines_of(self._text)


def lines_of(text: str) -> dict[str, int]:
    """Return the line numbers of all tables, rows and keys in a TOML text, by path. Rows are numbered from 1.

    >>> lines_of('[board]\\nid = "a"\\n[[city]]\\n[[city]]\\nsize = 3\\n')
    {'board': 1, 'board.id': 2, 'city': 3, 'city.1': 3, 'city.2': 4, 'city.2.size': 5}
    """
    bare = NO_KEYS.sub(lambda found: "t" + "\n" * found[0].count("\n") if found["text"] else "", text)
    found: dict[str, int] = {}
    rows: dict[str, int] = {}
    table = value = ""
    entries: list[int] = []
    """Number of entries found in each open bracket of a value, or -1 for an inline table."""
    for number, line in enumerate(bare.split("\n"), start=1):
        rest = line
        if not entries and (header := HEADER.match(line)):
            table = _path(header[2], rows, header[1] == "[[")
            found.setdefault(header[2], number)
            found.setdefault(table, number)
            continue
        if not entries and (key := KEY.match(line)):
            value = f"{table}.{key[1]}" if table else key[1]
            found.setdefault(value, number)
            rest = line[key.end() :]
        for sign in rest:
            if sign in "[{":
                if len(entries) == 1 and entries[0] >= 0:
                    entries[0] += 1
                    found.setdefault(f"{value}.{entries[0]}", number)
                entries.append(0 if sign == "[" else -1)
            elif sign in "]}" and entries:
                entries.pop()
    return found


def _path(name: str, rows: dict[str, int], row: bool) -> str:
    parts = name.split(".")
    path = ""
    for number, part in enumerate(parts, start=1):
        path = f"{path}.{part}" if path else part
        if number == len(parts) and row:
            rows[path] = rows.get(path, 0) + 1
        if path in rows:
            path = f"{path}.{rows[path]}"
    return path


def to_toml(data: Mapping[str, Any], format: BoardFormat) -> str:
    """Format board data as the text of a board file, in the format's order. Unknown tables and fields come last."""
    plain = {key: held for key, held in data.items() if not _is_table(held)}
    parts = ["".join(f"{_key(key)} = {_value(held, ())}\n" for key, held in plain.items() if held is not None)]
    fields = {table.name: table.fields for table in format.tables}
    for name in sorted((key for key in data if key not in plain), key=lambda key: _rank(key, [*fields])):
        rows = [data[name]] if isinstance(data[name], dict) else data[name]
        header = f"[{_key(name)}]" if isinstance(data[name], dict) else f"[[{_key(name)}]]"
        parts += [f"{header}\n{_lines(row, fields.get(name, ()))}" for row in rows]
    return "\n".join(part for part in parts if part)


def written(value: Any) -> str:
    """Format a single value as TOML.

    >>> written({"de": "Lübeck", "sizes": [1, 2]})
    '{ de = "Lübeck", sizes = [1, 2] }'
    """
    return _value(value, ())


def _is_table(held: Any) -> bool:
    return isinstance(held, dict) or (isinstance(held, list) and bool(held) and all(isinstance(o, dict) for o in held))


def _rank(name: str, known: Sequence[str]) -> int:
    return known.index(name) if name in known else len(known)


def _sorted(row: Mapping[str, Any], fields: Sequence[Field]) -> list[tuple[str, Any, Sequence[Field]]]:
    """Return the entries of a table in field order, with their nested fields."""
    known = [field.name for field in fields]
    nested = {field.name: field.fields for field in fields}
    ordered = sorted(row, key=lambda key: _rank(key, known))
    return [(key, row[key], nested.get(key, ())) for key in ordered if row[key] is not None]


def _lines(row: Mapping[str, Any], fields: Sequence[Field]) -> str:
    written = []
    for key, held, nested in _sorted(row, fields):
        if isinstance(held, list) and _is_table(held):
            entries = "".join(f"  {_value(one, nested)},\n" for one in held)
            written.append(f"{_key(key)} = [\n{entries}]\n")
        else:
            written.append(f"{_key(key)} = {_value(held, nested)}\n")
    return "".join(written)


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(held: Any, fields: Sequence[Field]) -> str:
    if isinstance(held, bool):
        return "true" if held else "false"
    if isinstance(held, str):
        return _text(held)
    if isinstance(held, list):
        return f"[{', '.join(_value(one, fields) for one in held if one is not None)}]"
    if isinstance(held, dict):
        entries = ", ".join(f"{_key(key)} = {_value(one, nested)}" for key, one, nested in _sorted(held, fields))
        return f"{{ {entries} }}" if entries else "{}"
    return repr(held)
