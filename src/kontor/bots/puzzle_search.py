"""Searches for puzzles in seeded games between bots. Quick checks, from the deciding seat's view, reject decisions with
few options, an obvious action, or no clear lead in a short search. The rest get several long searches with different
seeds, which must agree. The same seed gives the same puzzles, even after an interruption.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kontor.bots.bot import Bot, Hint, Limit
from kontor.bots.levels import bot, judge_of, searcher
from kontor.bots.one_step import one_step
from kontor.bots.puzzles import Puzzle, can_wait, kept, same
from kontor.core import AnyGame, AnyPosition, Match, Setup

PLAYED: Final = 40
"""Budget in positions per decision for the Masters that play the games."""
OPTIONS: Final = 4
"""Minimum number of different actions."""
LISTED: Final = 8
"""Number of alternatives for which losses are stored."""


class Terms(NamedTuple):
    """Requirements for a puzzle. A Burgomaster, which searches in a different way, must agree with the Patricians."""

    boards: tuple[str, ...] = ()
    """Boards to play on, or an empty tuple for all boards. A board that is listed twice is used twice as often."""
    positions: int = 12_000
    seeds: int = 3
    gap: float = 0.05
    """Minimum difference in the chance of winning between the answer and any other action."""
    glances: tuple[int, ...] = (200, 1_500)
    """Budgets of the short searches, in positions."""
    glance_gap: float = 0.03
    """Minimum lead in a short search."""
    reply: int = 600
    """Budget of the search after each alternative, which finds turns that are just as good in a different order.
    """
    per_game: int = 3
    """Maximum number of puzzles from one game. At most one of these puzzles may be easy."""
    longest: int = 800
    """Number of decisions after which a game is abandoned. When bots only wait, there are no more good puzzles."""
    apart: int = 10
    """Minimum number of decisions between two puzzles from one game."""


class Check(NamedTuple):
    """A search that a puzzle must pass, with the minimum lead required of the best action."""

    level: str
    seed: int
    positions: int
    gap: float


def find_puzzles(game: AnyGame, seed: int, terms: Terms, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle | int]:
    """Search game after game, yielding puzzles and, at the end of each game, its number. Continues after the last of
    the `known` puzzles, found by an earlier run of the same search.
    """
    found = sorted(known, key=lambda one: one.found)
    number = found[-1].found[1] if found else 0
    while True:
        for puzzle in _of_game(game, seed, number, terms, found):
            found.append(puzzle)
            yield puzzle
        yield number
        number += 1


def _of_game(game: AnyGame, seed: int, number: int, terms: Terms, found: list[Puzzle]) -> Iterator[Puzzle]:
    """Yield one game's puzzles. `found` grows during the game."""
    chance = random.Random(f"{seed} {number}")
    setup = _setup(game, terms, chance)
    players = [_player(game, chance) for _ in range(setup.players)]
    match: Match[AnyPosition] = Match(game, setup, random.Random(chance.getrandbits(64)))
    while not match.over and match.decided < terms.longest:
        view = match.position.view(match.position.actor)
        here = [one for one in found if one.found[1] == number]
        if len(here) >= terms.per_game:
            return
        if not here or match.decided >= here[-1].found[2] + terms.apart:
            easy = all(one.difficulty > 1 for one in here)
            puzzle = _checked(game, view, terms, easy, (seed, number, match.decided))
            if puzzle is not None and not any(_alike(puzzle, other) for other in found):
                yield puzzle
        match.play(players[view.actor].choose(view, Limit(positions=PLAYED)))


def _setup(game: AnyGame, terms: Terms, chance: random.Random) -> Setup:
    all_boards = {board.id: board for board in game.declaration.boards}
    boards = [all_boards[id] for id in terms.boards or all_boards]
    players = chance.choice(sorted({number for board in boards for number in board.players}))
    return game.setup(players, chance.choice([board.id for board in boards if players in board.players]))


def _player(game: AnyGame, chance: random.Random) -> Bot:
    return bot(chance.choice(["journeyman", "master"]), game, random.Random(chance.getrandbits(64)))


def _checked(game: AnyGame, view: AnyPosition, terms: Terms, easy: bool, where: tuple[int, int, int]) -> Puzzle | None:
    legal = view.legal()
    options = game.without_equivalents(view, legal)
    if len(options) < OPTIONS or not all(kept(game, view, action) for action in legal):
        return None
    priorities = game.priorities(view, options)
    urged = [action for action, urge in zip(options, priorities, strict=True) if urge == max(priorities)]
    near = one_step(game, view, judge_of(game))[0].action
    dull = (urged if len(urged) == 1 else []) + ([] if easy else [near])
    """answers that would make the puzzle too easy"""
    short = [Check("patrician", 0, positions, terms.glance_gap) for positions in terms.glances]
    long = [Check("patrician", seed, terms.positions, terms.gap) for seed in range(terms.seeds)]
    searches: list[list[Hint]] = []
    for check in (*short, *long, Check("burgomaster", 0, terms.positions, terms.gap)):
        hints = _hints(game, view, check)
        best = hints[0].action
        if best in dull or _lead(game, view, hints) < check.gap or can_wait(game, view, best):
            return None
        searches.append(hints)
    first, deep = searches[0][0].action, searches[len(short) :]
    answer = deep[0][0].action
    if not all(same(game, view, hints[0].action, answer) for hints in deep) or _overlooked(game, view, deep[0], terms):
        return None
    difficulty = 1 if near == answer else 2 if first == answer else 3
    return Puzzle(view.json(), view.text(answer), _losses(game, view, deep[: len(long)]), difficulty, where)


def _overlooked(game: AnyGame, view: AnyPosition, hints: Sequence[Hint], terms: Terms) -> bool:
    """Return whether another action is about as good if the rest of the turn is played well.

    A search rolls out only a few actions, and its quick policy may miss the right reply to one of them.
    """
    best, check = hints[0], Check("patrician", 0, terms.reply, terms.gap)
    for other in hints[1:]:
        position = view.copy()
        position.apply(other.action)
        if position.actor != view.actor or same(game, view, other.action, best.action):
            continue
        if best.chance - _hints(game, position, check)[0].chance < check.gap:
            return True
    return False


def _hints(game: AnyGame, view: AnyPosition, check: Check) -> list[Hint]:
    return searcher(check.level, game, random.Random(check.seed)).hints(view, Limit(positions=check.positions))


def _lead(game: AnyGame, view: AnyPosition, hints: Sequence[Hint]) -> float:
    """Return the best action's lead over the best action that has a different result."""
    best = hints[0]
    others = (hint.chance for hint in hints if not same(game, view, hint.action, best.action))
    return best.chance - next(others, best.chance)


def _losses(game: AnyGame, view: AnyPosition, searches: Sequence[list[Hint]]) -> dict[str, int]:
    """Return the mean losses of the best alternatives in percentage points, smallest first."""
    answer = searches[0][0].action
    sums: dict[int, list[float]] = {}
    for hints in searches:
        for hint in hints:
            sums.setdefault(hint.action, []).append(hints[0].chance - hint.chance)
    means = {
        action: sum(losses) / len(losses)
        for action, losses in sums.items()
        if len(losses) == len(searches) and not same(game, view, action, answer)
    }
    worst_last = sorted(means, key=lambda action: means[action])[:LISTED]
    return {view.text(action): max(1, round(100 * means[action])) for action in worst_last}


def _alike(one: Puzzle, other: Puzzle) -> bool:
    """Return whether two puzzles have the same answer on the same board. Openings for different player counts may share
    an answer.
    """
    return one.answer == other.answer and one.position["board"] == other.position["board"]
