"""Benchmark of random play and copying in python-chess."""

from __future__ import annotations

import random
from importlib.metadata import version
from pathlib import Path

from chess import Board

from bench.loads import Contender, Copied, Load, evenly, one_of


def play(board: Board, bits: random.Random) -> int:
    played = 0
    while not board.is_game_over():
        board.push(one_of(list(board.legal_moves), bits))
        played += 1
    return played


def moments() -> list[Board]:
    board, bits = Board(), random.Random(1)
    found = []
    while not board.is_game_over():
        found.append(board.copy())
        board.push(one_of(list(board.legal_moves), bits))
    return evenly(found)


def without_stack(board: Board) -> Board:
    return board.copy(stack=False)


def contender(games: Path) -> Contender:
    bits = random.Random(1)
    positions = moments()
    copies = [
        Copied("python-chess, copy", positions, Board.copy),
        Copied("python-chess, copy without its moves", positions, without_stack),
    ]
    decisions = [Load("python-chess, random", Board, lambda board: play(board, bits))]
    return Contender(f"python-chess {version('chess')}", decisions, copies)
