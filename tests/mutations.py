"""Small changes to a module that a good test should catch. Each replaces one node of the syntax tree.

Code that is not part of the rules is left out: events for a listener (`if state.listener is not None`), texts,
assertions (including `strict=`), annotations and imports.
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

PAIRS = (("TRADER", "MERCHANT"), ("STOCK", "SUPPLY"), ("UNUSED", "USED"), ("HIDDEN", "NO_MARKER"), ("PLUS3", "PLUS4"))
EXCHANGED = {**dict(PAIRS), **{other: one for one, other in PAIRS}}

NOTHING = {"int": "0", "list": "[]", "set": "set()", "dict": "{}"}
"""Wrong return values, by the annotation of the function."""


NO_NUMBERS = ("state", "board", "answer", "move", "benefit", "found", "row", "cities", "left", "_", "__")
ZEROS = ("TRADER", "SUPPLY", "EMPTY", "CLAVIS_URBIS", "EXTRA_OFFICE")
"""Zeros, for which addition and subtraction are the same."""

BUILT_IN = ("compress", "enumerate", "isinstance", "max", "min", "range", "zip")
"""Functions for which the order of arguments is irrelevant, or for which a wrong order fails at once."""


class Mutant(NamedTuple):
    """A mutation, with its location, its kind, the code before and after, and the source of the changed module."""

    file: str
    line: int
    function: str
    kind: str
    before: str
    after: str
    text: str

    @property
    def id(self) -> str:
        return hashlib.sha256(f"{self.file}\n{self.text}".encode()).hexdigest()[:12]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.kind}: `{self.before}` → `{self.after}`"


class Place(NamedTuple):
    """A node, with a function that replaces it and the enclosing function."""

    node: ast.AST
    put: Callable[[ast.AST], None]
    function: ast.FunctionDef | None


def mutants(path: Path, name: str) -> list[Mutant]:
    """Return every mutation of this file, in source order."""
    tree = ast.parse(path.read_text())
    found = []
    for place in list(_places(tree, None)):
        for kind, other in _changes(place):
            place.put(other)
            text = ast.unparse(ast.fix_missing_locations(tree))
            place.put(place.node)
            function = place.function.name if place.function else "(module)"
            line = getattr(place.node, "lineno", 0)
            found.append(Mutant(name, line, function, kind, _short(place.node), _short(other), text))
    return found


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 80 else text[:79] + "…"


def _places(parent: ast.AST, function: ast.FunctionDef | None) -> Iterator[Place]:
    """Yield every node below this one that may be changed."""
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "decorator_list") or isinstance(value, ast.arguments):
            continue
        for node, put in _held(parent, field, value):
            if not _left_out(node):
                yield Place(node, put, function)
                yield from _places(node, node if isinstance(node, ast.FunctionDef) else function)


def _held(parent: ast.AST, field: str, value: object) -> Iterator[tuple[ast.AST, Callable[[ast.AST], None]]]:
    """Yield the nodes in a field, each with a function that replaces it."""
    if isinstance(value, ast.AST):
        yield value, lambda other: setattr(parent, field, other)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            if isinstance(item, ast.AST):
                yield item, _into(value, number)


def _into(nodes: list[ast.AST], number: int) -> Callable[[ast.AST], None]:
    return lambda other: nodes.__setitem__(number, other)


def _left_out(node: ast.AST) -> bool:
    """Return whether this node contains no rules."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr):
        return True
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "state.listener is not None"
    if isinstance(node, ast.Assign):
        return _is_text(node.value)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return False


def _is_text(node: ast.expr) -> bool:
    if isinstance(node, ast.IfExp):
        return _is_text(node.body) and _is_text(node.orelse)
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _changes(place: Place) -> Iterator[tuple[str, ast.AST]]:
    """Yield possible replacements for a node."""
    node = place.node
    if isinstance(node, ast.Compare):
        yield from _compared(node)
    elif isinstance(node, ast.BoolOp):
        yield "and/or", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not", node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED and ast.unparse(node.right) not in ZEROS:
        yield "operator", ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant):
        yield from _other_constants(node)
    elif isinstance(node, ast.Name) and node.id in EXCHANGED and isinstance(node.ctx, ast.Load):
        yield "name", ast.Name(EXCHANGED[node.id], node.ctx)
    elif isinstance(node, ast.Call):
        yield from _called(node)
    elif isinstance(node, ast.stmt):
        yield from _other_statements(node, place.function)


def _compared(node: ast.Compare) -> Iterator[tuple[str, ast.AST]]:
    for number, op in enumerate(node.ops):
        ops = [*node.ops[:number], COMPARED[type(op)](), *node.ops[number + 1 :]]
        yield "comparison", ast.Compare(node.left, ops, node.comparators)


def _other_constants(node: ast.Constant) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "constant", ast.Constant(node.value + 1)
        yield "constant", ast.Constant(node.value - 1)


def _called(node: ast.Call) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node.func, ast.Name) and node.func.id == "range":
        shorter = ast.BinOp(node.args[-1], ast.Sub(), ast.Constant(1))
        if len(node.args) < 3:
            yield "range", ast.Call(node.func, [*node.args[:-1], shorter], [])
    if isinstance(node.func, ast.Name) and node.func.id in BUILT_IN:
        return
    values = [number for number, value in enumerate(node.args) if _is_number(value)]
    if len(values) >= 2:
        one, other = values[-2:]
        swapped = list(node.args)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        yield "arguments", ast.Call(node.func, swapped, node.keywords)


def _other_statements(node: ast.stmt, function: ast.FunctionDef | None) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Expr) or (isinstance(node, ast.Assign) and not _makes_names(node)):
        yield "removed", ast.Pass()
    elif isinstance(node, ast.AugAssign):
        yield "removed", ast.Pass()
        if type(node.op) in COUNTED and ast.unparse(node.target) not in NO_NUMBERS:
            yield "operator", ast.AugAssign(node.target, COUNTED[type(node.op)](), node.value)
    elif isinstance(node, ast.If):
        yield "removed", ast.If(ast.Constant(False), node.body, node.orelse)
        yield "always", ast.If(ast.Constant(True), node.body, node.orelse)
    elif isinstance(node, ast.Return) and node.value is not None and function is not None and function.returns:
        yield from _other_returns(node.value, ast.unparse(function.returns))


def _makes_names(node: ast.Assign) -> bool:
    """Return whether an assignment defines plain names. Removing it would only make the next line fail."""
    targets = node.targets[0].elts if isinstance(node.targets[0], ast.Tuple) else node.targets
    return all(isinstance(target, ast.Name) for target in targets)


def _is_number(node: ast.expr) -> bool:
    """Return whether an expression may be a number. Swapping numbers with other types proves nothing."""
    return not isinstance(node, ast.Starred | ast.Constant) and ast.unparse(node) not in NO_NUMBERS


def _other_returns(value: ast.expr, annotation: str) -> Iterator[tuple[str, ast.AST]]:
    if annotation == "bool":
        others = ["True", "False"]
    elif annotation.endswith("| None"):
        others = ["None"]
    else:
        others = [NOTHING[name] for name in [annotation.partition("[")[0]] if name in NOTHING]
    for other in others:
        if ast.unparse(value) != other:
            yield "returned", ast.Return(ast.parse(other, mode="eval").body)
