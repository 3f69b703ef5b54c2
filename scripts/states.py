"""Generates code from the declared fields of a game (see `kontor.core.fields`).

    python scripts/states.py GAME stored         the class of the state: copies, bytes, offsets
    python scripts/states.py GAME decisions      the classes of the open decisions
    python scripts/states.py GAME observation    the bytes of an observation

`scripts/generated.py` runs this script. Do not edit the generated files.
"""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MARK = "scripts/states.py"


class Unwritten(ModuleType):
    """Substitute for a generated module. With it, a game can be imported even if the generated file is missing or
    broken.
    """

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        made: Any = 0 if name.isupper() else type(name, (), {})
        setattr(self, name, () if name == "KINDS" else made)
        return getattr(self, name)


def stand_in() -> None:
    """Replace the generated modules of all games with substitutes. A game without a stack has a hand-written
    `decisions` module.
    """
    for folder in (fields.parent for fields in ROOT.glob("src/kontor/games/*/fields.py")):
        sources = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
        offsets = " ".join(re.findall(r"\.state import ([^()\n]+|\([^)]+\))", sources))
        for name in ("stored", "decisions", "observation"):
            file = folder / f"{name}.py"
            if name != "decisions" or not file.exists() or MARK in file.read_text(encoding="utf-8"):
                module = Unwritten(f"kontor.games.{folder.name}.{name}")
                vars(module).update(dict.fromkeys(re.findall(r"\b[A-Z_]+\b", offsets), 0))
                sys.modules[module.__name__] = module


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[2] not in ("stored", "decisions", "observation"):
        sys.exit(__doc__)
    stand_in()

from kontor.core.fields import (  # noqa: E402
    Array,
    Counts,
    Desks,
    Field,
    Observed,
    One,
    Open,
    Pairs,
    Pile,
    Schema,
    Stack,
    ViewerByte,
)

HEAD = '"""{}\n\nGenerated from `fields.py` by ' + MARK + '. Do not edit; run `make generate`.\n"""\n'
MOST_PLAYERS = 6

STORED = """
from __future__ import annotations
from struct import Struct
from typing import Final
from kontor.core.actions import ActionTable
from kontor.core.base_position import BasePosition
from kontor.core.chance import Bag, Deck
from kontor.core.contract import SPECTATOR, Setup
from kontor.core.decisions import Decision, stack_from_bytes, stack_to_bytes
from kontor.core.position_reader import cut
from kontor.games.{game}.board import Board
{imports}

{constants}

class Stored(BasePosition):
    '''The fields of the state, with methods to copy and store them.'''

    __slots__ = ({slots})

    board: Board
    {attributes}

    def __init__(self, setup: Setup, source: Stored | None = None) -> None:
        '''Copy `source`. Without a source, call `clear`, `read_bytes` or a JSON reader afterwards.'''
        self.setup = setup
        self.board = setup.board
        self.players = setup.players
        self.listener = None
        if source is not None:
            self.viewer = source.viewer
            {copies}

    @property
    def action_table(self) -> ActionTable:
        '''Converts this board's actions between numbers, structured forms and text.'''
        return self.board.actions.table

    def to_bytes(self) -> bytes:
        '''Return a compact form, without the setup, for processes, storage and search tables.'''
        numbers = ({numbers})
        arrays = {arrays}
        return {written}

    def read_bytes(self, data: bytes) -> int:
        '''Fill a cleared state from the output of `to_bytes`. Returns the number of bytes read.'''
        {read}

    {hiding}
"""

OBSERVATION = """
from __future__ import annotations
from typing import Final
from kontor.games.{game}.state import State
{imports}

{constants}

def observation(view: State) -> bytes:
    '''Return everything the viewer knows, as bytes in the order of the declared parts.'''
    {code}

{remembered}
"""

HIDE = """
def hide_{name}(self, seat: int) -> None:
    '''Hide this column on all desks except the seat's own, to make a view.'''
    for holder in range(self.players):
        if holder != seat and self.{desks}[holder * {size} + {at}] != {empty}:
            self.{desks}[holder * {size} + {at}] = {secret}
"""


def schema_of(game: str) -> Schema:
    """Return the fields of a default setup. The generated code is the same for every setup."""
    setup = importlib.import_module(f"kontor.games.{game}.game").GAME.setup()
    schema: Schema = importlib.import_module(f"kontor.games.{game}.fields").schema(setup)
    return schema


def tidied(text: str) -> str:
    """Return the code after linting and formatting."""
    for command in (["check", "--fix-only", "--unsafe-fixes", "--quiet"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", "src/kontor/generated.py", "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return text


def filled(template: str, **blocks: str | list[str]) -> str:
    """Insert blocks of lines into a template, each with the indentation of its placeholder."""
    out = []
    for line in template.strip().splitlines():
        name = line.strip()[1:-1]
        if line.strip() == f"{{{name}}}":
            block = "\n".join(blocks[name])
            out.append(textwrap.indent(block, line[: line.index("{")]))
        else:
            out.append(line.format(**blocks) if "{" in line else line)
    return "\n".join(out) + "\n"


def documented(code: str, doc: str) -> list[str]:
    return [code, f'"""{doc}"""'] if doc else [code]


def arrays_of(schema: Schema, whose: str) -> dict[Any, str]:
    """Return the fields with one byte for each cell, and the code for them."""
    arrays = [f for f in schema.fields if isinstance(f, Array) or (isinstance(f, Desks) and not f.large)]
    return {f: f"{whose}.{f.name}" + (".counts" if isinstance(f, Counts) else "") for f in arrays}


def copied(f: Field) -> str:
    """Return the code that copies a field.

    Copies share arrays that are empty at this table, because their length is fixed.
    """
    value = f"source.{f.name}"
    if f.shared:
        return value
    optional = isinstance(f, Array | Desks) and not f.begin  # the array is empty at the default table
    return f"{value}.copy() if {value} else {value}" if optional else f"{value}.copy()"


def small_of(schema: Schema) -> list[Field]:
    """Return the single numbers that fit into a byte."""
    return [f for f in schema.fields if (isinstance(f, One) and not f.large) or isinstance(f, ViewerByte)]


def large_of(schema: Schema, whose: str) -> tuple[list[str], Desks | None, list[str]]:
    """Return the numbers that do not fit into a byte, the desks with such numbers, and the code for their bytes."""
    large = [f.name for f in schema.fields if isinstance(f, One) and f.large]
    tall = next((f for f in schema.fields if isinstance(f, Desks) and f.large), None)
    numbers = ", ".join(f"{whose}.{name}" for name in large)
    return large, tall, [f"LARGE[{whose}.players].pack({numbers}, *{whose}.{tall.name})"] if tall else []


def stack_of(schema: Schema) -> Stack | None:
    return next((f for f in schema.fields if isinstance(f, Stack)), None)


def stored(game: str, schema: Schema) -> str:
    """Return the source of the state module."""
    kept = [f for f in schema.fields if not isinstance(f, Observed | ViewerByte)]
    desks = [f for f in schema.fields if isinstance(f, Desks)]
    arrays, small, stack = arrays_of(schema, "self"), small_of(schema), stack_of(schema)
    large, tall, packed = large_of(schema, "self")
    pairs = [f.name for f in schema.fields if isinstance(f, Pairs)]
    piles = [f.name for f in schema.fields if isinstance(f, Pile)]
    imports = [f"from kontor.games.{game}.decisions import KINDS, NUMBER, SEVERAL, SINGLES"] if stack else []
    constants = []
    for f in desks:
        for column, at in zip(f.columns, f.offsets, strict=True):
            constants += documented(f"{column.name}: Final = {at}", column.doc) if column.name else []
        constants += [f"{f.size}: Final = {f.width}"] if any(column.name for column in f.columns) else []
    if tall:
        sizes = f'Struct(f">{{players * {tall.width} + {len(large)}}}I") for players in range({MOST_PLAYERS + 1})'
        constants += documented(f"LARGE: Final = tuple({sizes})", "Structs for large numbers, by number of players.")

    read = [
        f"lengths = [{', '.join(f'len({place})' for place in arrays.values())}, {len(small) + len(pairs) + len(piles)}"
    ]
    read[0] += (", LARGE[self.players].size" if tall else "") + "]"
    read.append("parts = cut(data, lengths)")
    for number, array in enumerate(arrays):
        part = f"parts[{number}]"
        read.append(f"self.{array.name} = " + (f"Bag({part})" if isinstance(array, Counts) else part))
    read.append(f"numbers = parts[{len(arrays)}]")
    for number, one in enumerate(small):
        cell = f"numbers[{number}]" + (" + SPECTATOR" if one.name == "viewer" else "")
        read.append(f"self.{one.name} = " + (f"bool({cell})" if one.python == "bool" else cell))
    if tall:
        read.append(f"large = LARGE[self.players].unpack(parts[{len(arrays) + 1}])")
        read += [f"self.{name} = large[{number}]" for number, name in enumerate(large)]
        read.append(f"self.{tall.name} = list(large[{len(large)}:])")
    if pairs:
        read += [f"lengths += list(numbers[{len(small)}:])", "parts = cut(data, lengths)"]
        read += [f"self.{name} = parts[{number - len(pairs)}]" for number, name in enumerate(pairs)]
    for number, name in enumerate(piles, len(small) + len(pairs)):
        read.append(f"lengths += [len(self.{name}.pools[0].counts)]")
        read.append(f"lengths += [3 + lengths[-1]] * numbers[{number}]")
        read.append(f"begin = sum(lengths[:{len(arrays) + 1}])")
        read.append("cut(data, lengths)")
        read.append(f"self.{name} = self.{name}.from_bytes(data[begin:], numbers[{number}])")
    if stack:
        read.append(f"self.{stack.name} = stack_from_bytes(data[sum(lengths):], KINDS, SINGLES, SEVERAL)")
    read.append("return len(data)" if stack else "return sum(lengths)")

    hiding = [
        HIDE.format(
            name=c.name.lower(), desks=f.name, size=f.size, at=c.name, empty=c.codecs()[0].empty, secret=c.secret
        )
        for f in desks
        for c in f.columns
        if c.secret >= 0
    ]
    stored_last = [f"self.{name}" for name in pairs] + [f"self.{name}.to_bytes()" for name in piles] + packed
    written = f"bytes({' + '.join(['arrays', 'bytes(numbers)', *stored_last])})"
    return HEAD.format("The stored state.") + filled(
        STORED,
        game=game,
        imports=imports,
        constants=constants,
        slots=", ".join(f'"{name}"' for name in sorted(["board", *(f.name for f in kept)])),
        attributes=[line for f in kept for line in documented(f"{f.name}: {f.python}", f.doc)],
        copies=[f"self.{f.name} = {copied(f)}" for f in kept],
        numbers=", ".join(
            [f"self.{f.name}" + (" - SPECTATOR" if f.name == "viewer" else "") for f in small]
            + [f"len(self.{name})" for name in pairs]
            + [f"len(self.{name}.segments)" for name in piles]
        ),
        arrays=" + ".join(arrays.values()),
        written=written + (f" + stack_to_bytes(self.{stack.name}, NUMBER)" if stack else ""),
        read=read,
        hiding=hiding,
    )


def observation(game: str, schema: Schema) -> str:
    """Return the source of the observation module."""
    stack = stack_of(schema)
    own = sorted(f.name for f in schema.fields if isinstance(f, Observed))
    imports = [f"from kontor.games.{game}.observed import {', '.join(own)}"] if own else []
    constants = []
    seen = []
    for f, place in arrays_of(schema, "view").items():
        shorter = isinstance(f, Desks) and f.more is not None
        used_somewhere = f.parts or (isinstance(f, Array) and f.observed)  # an array may be empty at some tables
        seen += [f"{place}[: view.players * {f.size}]" if shorter else place] if used_somewhere else []
        imports += [f"from kontor.games.{game}.stored import {f.size}"] if shorter else []
    seen.append(f"bytes(({', '.join(shown_number(f) for f in small_of(schema) if f.parts)}))")
    for packed in large_of(schema, "view")[2]:
        imports.append(f"from kontor.games.{game}.stored import LARGE")
        seen.append(packed)
    seen += [f"{name}(view)" for name in own]
    if stack:
        shapes = {shape: number for number, shape in enumerate(stack.shapes)}
        alone = {opened.type: shapes.get((opened.name,)) for opened in stack.opens if not shown(opened)}
        types = [opened.type for opened in stack.opens if shown(opened) or alone[opened.type] is not None]
        imports.append(f"from kontor.games.{game}.decisions import NAME, {', '.join(types)}")
        imports.append("from kontor.core.decisions import Decision")
        nothing = [slot.empty() for slot in stack.slots if not slot.order for _ in range(slot.width)]
        constants += documented(f"SHAPES: Final = {shapes}", "A number for each possible stack of decisions.")
        constants += documented(f"NOTHING: Final = bytes({nothing})", "Observed values if no decision is open.")
        pairs = [f"{type}: bytes(({number},)) + NOTHING" for type, number in alone.items() if number is not None]
        constants += documented(
            f"ALONE: Final[dict[type[Decision], bytes]] = {{{', '.join(pairs)}}}",
            "Observed bytes of a stack with a single decision that stores no values, which is the most common case.",
        )
        seen.append("opened(view)")
    return HEAD.format("A seat's knowledge, as bytes.") + filled(
        OBSERVATION,
        game=game,
        imports=imports,
        constants=constants,
        code=[f"return b''.join(({', '.join(seen)}))"],
        remembered=[*opened_decisions(stack), "", *remembered(stack)] if stack else [],
    )


def shown_number(one: Any) -> str:
    """Return the code for a number in an observation, or for its bits."""
    return ", ".join(f"view.{one.name} >> {bit} & 1" for bit in range(len(one.bits))) or f"view.{one.name}"


def shown(opened: Open) -> bool:
    """Return whether an observation contains any of the decision's stored values."""
    return any(one.slot for one in opened.remembers.values())


def extended(stack: Stack) -> str:
    """Return the code that extends the slots of an observation by those whose number depends on the board."""
    return "".join(f" + bytes({slot.length})" for slot in stack.slots if slot.order)


def opened_decisions(stack: Stack) -> list[str]:
    """Return the function that observes the stack."""
    return [
        "def opened(view: State) -> bytes:",
        '    """Return the number of the stack\'s shape and the stored values of its decisions."""',
        f"    stack = view.{stack.name}",
        "    alone = ALONE.get(type(stack[0])) if len(stack) == 1 else None",
        "    if alone is not None:",
        f"        return alone{extended(stack)}",
        "    return bytes((SHAPES[tuple([NAME[type(decision)] for decision in stack])],)) + remembered(view)",
        "",
    ]


def remembered(stack: Stack) -> list[str]:
    """Return the function that fills the slots of an observation."""
    slots = {slot.label: sum(other.width for other in stack.slots[:n]) for n, slot in enumerate(stack.slots)}
    ordered = {slot.label: slot.length for slot in stack.slots if slot.order}
    out = [
        "def remembered(view: State) -> bytearray:",
        '    """Return the stored values of open decisions, slot by slot."""',
    ]
    out += [f"    out = bytearray(NOTHING){extended(stack)}", f"    for decision in view.{stack.name}:"]
    word = "if"
    for opened in filter(shown, stack.opens):
        out.append(f"        {word} isinstance(decision, {opened.type}):")
        word = "elif"
        for name, one in opened.remembers.items():
            at, value = slots.get(one.slot, 0), f"decision.{name}"
            if one.slot in ordered:
                out.append(f"            for step, place in enumerate({value}):")
                out.append(f"                out[{at} + place] = step + 1")
            elif one.slot:
                out.append(
                    f"            out[{at} : {at} + len({value})] = bytes({value})"
                    if one.several
                    else f"            out[{at}] = {value}"
                )
    return [*out, "    return out"]


def decisions(game: str, schema: Schema) -> str:
    """Return the source of the module for open decisions."""
    stack = stack_of(schema)
    assert stack is not None
    out = ["from __future__ import annotations", "from typing import Final"]
    out.append("from kontor.core.decisions import Decision, OfChance")
    for opened in stack.opens:
        remembers = opened.remembers.items()
        out += [f"class {opened.type}({'OfChance' if opened.chance else 'Decision'}):", f'    """{opened.doc}"""', ""]
        out.append(f"    __slots__ = ({''.join(f'{name!r},' for name in sorted(opened.remembers))})")
        if remembers:
            types = {name: "tuple[int, ...]" if one.several else "int" for name, one in remembers}
            out += ["", f"    def __init__(self, {', '.join(f'{n}: {t}' for n, t in types.items())}) -> None:"]
            out += [f"        self.{name} = {name}" for name in types]
            numbers = [f"len(self.{n}), *self.{n}" if one.several else f"self.{n}" for n, one in remembers]
            out += ["", "    def numbers(self) -> tuple[int, ...]:", f"        return ({', '.join(numbers)},)"]
    kinds = [opened.type for opened in stack.opens]
    singles = [sum(not one.several for one in opened.remembers.values()) for opened in stack.opens]
    several = [any(one.several for one in opened.remembers.values()) for opened in stack.opens]
    out.append(f"KINDS: Final[tuple[type[Decision], ...]] = ({', '.join(kinds)})")
    out.append(f"NAMES: Final = {tuple(opened.name for opened in stack.opens)}")
    out.append("NAME: Final[dict[type[Decision], str]] = dict(zip(KINDS, NAMES, strict=True))")
    out.append("NUMBER: Final[dict[type[Decision], int]] = {kind: number for number, kind in enumerate(KINDS)}")
    out += documented(
        f"SINGLES: Final[tuple[int, ...]] = {tuple(singles)}", "Number of single values in each decision."
    )
    out += documented(
        f"SEVERAL: Final[tuple[bool, ...]] = {tuple(several)}", "True for each decision that also has a list."
    )
    out += [f"{opened.once}: Final = {opened.type}()" for opened in stack.opens if opened.once]
    return HEAD.format("The kinds of open decisions, with the data each one stores.") + "\n".join(out)


if __name__ == "__main__":
    made = {"stored": stored, "decisions": decisions, "observation": observation}[sys.argv[2]]
    print(tidied(made(sys.argv[1], schema_of(sys.argv[1]))), end="")
