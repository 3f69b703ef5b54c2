"""Small changes to a module that a good test should notice: each is one node of its syntax tree, replaced.

Left out by construction is what changes no rule: what is told to a listener (`if state.listener is not None`), texts,
assertions, annotations, imports.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
EXCHANGED = {"TRADER": "MERCHANT", "STOCK": "SUPPLY", "UNUSED": "USED", "HIDDEN": "NO_MARKER", "PLUS3": "PLUS4"}
EXCHANGED |= {other: one for one, other in EXCHANGED.items()}
NOTHING = {"int": "0", "list": "[]", "set": "set()", "dict": "{}"}
"""What a function gives instead of what it should, by its annotation."""


class Mutant(NamedTuple):
    """One change: the file, where in it, of which kind, and how it reads."""

    file: str
    line: int
    function: str
    kind: str
    before: str
    after: str
    text: str
    """The whole changed module."""

    @property
    def id(self) -> str:
        return hashlib.sha256("\n".join((self.file, self.text)).encode()).hexdigest()[:12]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} in {self.function}: {self.kind}: `{self.before}` → `{self.after}`"


class Place(NamedTuple):
    """A node, how to put another one in its stead, and the function that it is in."""

    node: ast.AST
    put: Callable[[ast.AST], None]
    function: ast.FunctionDef | None


def mutants(path: Path, name: str) -> list[Mutant]:
    """Every change to this file, in the order of the source."""
    source = path.read_text()
    found: dict[str, Mutant] = {}
    for place in _places(ast.parse(source), None):
        node = place.node
        for kind, other in _changes(place):
            # the tree is changed, written out, and put back
            place.put(other)
            text = ast.unparse(ast.fix_missing_locations(_root(place)))
            place.put(node)
            function = place.function.name if place.function else "the module"
            line = getattr(node, "lineno", 0)
            one = Mutant(name, line, function, kind, _short(node), _short(other), text)
            found.setdefault(text, one)
    return list(found.values())


_ROOTS: dict[int, ast.Module] = {}


def _root(place: Place) -> ast.Module:
    return _ROOTS[id(place.put)]


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else text[:67] + "…"


def _places(module: ast.Module, _: None) -> Iterator[Place]:
    """Every node that may be changed, with its function."""
    yield from _inside(module, module, None)


def _inside(module: ast.Module, parent: ast.AST, function: ast.FunctionDef | None) -> Iterator[Place]:
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "args") and not isinstance(parent, ast.Call):
            continue
        for put, node in _held(parent, field, value):
            if _left_out(node):
                continue
            _ROOTS[id(put)] = module
            yield Place(node, put, function)
            yield from _inside(module, node, node if isinstance(node, ast.FunctionDef) else function)


def _held(parent: ast.AST, field: str, value: object) -> Iterator[tuple[Callable[[ast.AST], None], ast.AST]]:
    if isinstance(value, ast.AST):
        yield lambda other: setattr(parent, field, other), value
    elif isinstance(value, list):
        for number, item in enumerate(value):
            if isinstance(item, ast.AST):
                yield (lambda other, number=number: value.__setitem__(number, other)), item
