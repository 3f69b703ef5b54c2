"""The search of the two upper levels: a tree of positions for several players, chance and hidden things.

Best-first tree search with max^n backups: every position is judged for all seats at once, whoever decides goes where
his own chance is best, and what was found goes back up for everybody. docs/bots.md says why it is this one.

- The tree stands on full positions drawn from the view (`Game.sample`), several where something is hidden. They share
  what is counted at the root, for whoever decides cannot tell them apart.
- Positions that several orders of actions lead to are one (`to_bytes`): a turn is made of actions in any order.
- Every action at the root is tried. Below it, those come first that brought much where they were tried before, and
  those that the game's urges want.
- Steps without a choice are played at once; of chance one outcome is drawn at each visit.

This module is compiled with the rules where there is a compiler.
"""

from __future__ import annotations

import random
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

from kontor.bots.bot import Judge, Limit, Stop
from kontor.core.chance import CHANCE, NOBODY, Bits, pick

MOST_NODES: Final = 100_000
"""A tree grows no larger: memory is bounded."""
KEPT_NODES: Final = 50_000
"""A tree that is larger is not kept for the next decision."""
DEEPEST: Final = 200
"""So many actions are followed at most: where positions come back, a way down could have no end."""
IDLE: Final = 1000
"""So many visits without a new position, and there is nothing left to find."""
LOOKS: Final = 16
"""So many visits between two looks at the stop flag."""
ACTIONS: Final = 1 << 20
"""More than any game has: a seat and an action are one number."""


class Style(NamedTuple):
    """How a search goes about it."""

    worlds: int = 8
    """How many full positions are drawn from a view."""
    widest: int = 40
    """Of a decision at most so many actions are looked at, the most promising ones."""
    exploring: float = 0.1
    """How much it looks at what is promising beside what it has found to be good."""
    temper: float = 150.0
    """An action that is wanted so much more is e times as promising."""
    gain: float = 0.03
    """An action that brought so much more where it was tried before is e times as promising."""
    floor: float = 0.02
    """What every action has of promise beside the best one's 1."""


class Node:
    """A position of the tree, and what was found below it."""

    def __init__(self, position: Any, actor: int, judged: list[float]) -> None:
        self.position = position
        self.actor = actor
        self.judged = judged
        """The chance of every seat, as judged."""
        self.value = judged
        """The same by what was found below."""
        self.visits = 0
        self.closed = False
        """There is nothing left to find below it."""
        self.actions: list[int] = []
        """What can be done, the most promising first. Empty until somebody wants to go on from here."""
        self.priors: list[float] = []
        """How promising each of them is; all together 1."""
        self.children: list[Node | None] = []
        self.tries: list[int] = []
        """How often each child was gone to from here."""
        self.looked = 0
        """Beyond so many of the first actions none was tried."""
        self.weight = 1
        """Of a root: how often it was drawn."""

    def begin(self, actions: list[int], priors: list[float]) -> None:
        """Nothing was tried from here yet."""
        self.actions = actions
        self.priors = priors
        self.children = [None] * len(actions)
        self.tries = [0] * len(actions)
        self.looked = 0
        self.visits = 0
        self.closed = False
        self.value = self.judged


class Found(NamedTuple):
    """What a search knows of an action at its root."""

    action: int
    tries: int
    value: list[float]


class Search:
    """A tree, kept from one decision to the next as long as these follow from one another."""

    def __init__(self, game: Any, judge: Judge, bits: Bits, style: Style) -> None:
        self.game = game
        self.judge = judge
        self.bits = bits
        self.style = style
        self.positions = 0
        """How many were judged for this decision."""
        self.worlds = 0
        """How many full positions they were played from."""
        self.nodes: dict[bytes, Node] = {}
        self.gains: dict[int, float] = {}
        """What an action brought the seat that took it: the mean over all positions of the tree where it was tried."""
        self.trials: dict[int, int] = {}

    def run(self, view: Any, limit: Limit, stop: Stop | None = None, also: int | None = None) -> list[Found]:
        """Look ahead from a view until the limit is reached; what was found of each action, the best first.

        `also` is an action that is looked at in any case.
        """
        begun = perf_counter()
        seconds = -1.0 if limit.seconds is None else limit.seconds
        most = -1 if limit.positions is None else limit.positions
        self.positions = 0
        worlds = self._worlds(view)
        roots = _weighed(worlds)
        self.worlds = len(roots)
        self._open_roots(roots, view, also)
        visits = 0
        idle = 0
        while len(roots[0].actions) > 1 and idle < IDLE and len(self.nodes) < MOST_NODES:
            before = self.positions
            self._visit(worlds[visits % len(worlds)], roots)
            visits += 1
            idle = idle + 1 if self.positions == before else 0
            if 0 <= most <= self.positions or 0.0 <= seconds <= perf_counter() - begun:
                break
            if stop is not None and visits % LOOKS == 0 and stop():
                break
            if all([root.closed for root in roots]):  # noqa: C419 - a list is quicker when compiled
                break
        return self._found(roots)

    def knows(self, view: Any) -> bool:
        """Whether the tree holds a position that fits this view. No bits are used up: who asks changes nothing."""
        return self.game.sample(view, random.Random(0)).to_bytes() in self.nodes

    # Making nodes

    def _worlds(self, view: Any) -> list[Node]:
        """Full positions drawn from the view. What was found for earlier decisions stays, if these led here."""
        drawn = [self.game.sample(view, self.bits) for _ in range(self.style.worlds)]
        if len(self.nodes) > KEPT_NODES or not any([world.to_bytes() in self.nodes for world in drawn]):  # noqa: C419
            self.nodes = {}
            self.gains = {}
            self.trials = {}
        return [self._node(world) for world in drawn]

    def _node(self, position: Any) -> Node:
        key: bytes = position.to_bytes()
        known = self.nodes.get(key)
        if known is not None:
            return known
        node = Node(position, position.actor, self.judge.chances(position))
        self.nodes[key] = node
        self.positions += 1
        return node

    def _open_roots(self, roots: list[Node], view: Any, also: int | None) -> None:
        """What can be done now is the same in every world: it is seen from the view.

        Each begins anew, for what was tried in one world only would be missed in another; nodes below are still known.
        """
        actions, priors = self._promising(view)
        if also is not None:  # first, so that it is tried
            priors = [priors[0], *[prior for at, prior in enumerate(priors) if actions[at] != also]]
            actions = [also, *[action for action in actions if action != also]]
        for root in roots:
            root.begin(actions, priors)

    def _open(self, node: Node) -> None:
        """List what can be done in a node."""
        if node.actor == CHANCE:
            node.begin(node.position.legal(), [])
        else:
            actions, priors = self._promising(node.position)
            node.begin(actions, priors)

    def _promising(self, position: Any) -> tuple[list[int], list[float]]:
        """The actions of a decision, the most promising first, and how promising each is."""
        legal: list[int] = self.game.distinct(position, position.legal())
        if len(legal) == 1:
            return legal, [1.0]
        urges: list[int] = self.game.urges(position, legal)
        most = max(urges)
        seat = position.actor * ACTIONS
        scored: list[tuple[float, int]] = []
        for at, action in enumerate(legal):
            gain = self.gains.get(seat + action)
            score = (urges[at] - most) / self.style.temper if gain is None else gain / self.style.gain
            scored.append((-score, action))
        scored.sort()
        del scored[self.style.widest :]
        parts = [exp(scored[0][0] - score) + self.style.floor for score, _ in scored]
        whole = sum(parts)
        return [action for _, action in scored], [part / whole for part in parts]

    def _child(self, node: Node, at: int) -> Node:
        """The node that an action of a node leads to."""
        child = node.children[at]
        if child is None:
            after = node.position.copy()
            after.apply(node.actions[at])
            self._follow(after)
            child = self._node(after)
            node.children[at] = child
            if node.actor >= 0:
                self._note(node.actor, node.actions[at], child.judged[node.actor] - node.judged[node.actor])
        node.tries[at] += 1
        node.looked = max(node.looked, at + 1)
        return child

    def _follow(self, position: Any) -> None:
        """Play what leaves no choice, the end of a turn included."""
        for _ in range(DEEPEST):
            if position.actor < 0:
                return
            legal: list[int] = position.legal()
            if len(legal) > 1:
                return
            position.apply(legal[0])

    def _note(self, actor: int, action: int, gain: float) -> None:
        """Remember what an action brought: it may well bring the same elsewhere in the tree."""
        key = actor * ACTIONS + action
        trials = self.trials.get(key, 0) + 1
        before = self.gains.get(key, 0.0)
        self.trials[key] = trials
        self.gains[key] = before + (gain - before) / trials

    # Growing the tree

    def _visit(self, root: Node, roots: list[Node]) -> None:
        """Go down to a position that nobody has gone on from, and take what is known of it back up."""
        path: list[Node] = []
        node = root
        while len(path) < DEEPEST:
            if node.actor == NOBODY:
                node.closed = True
                break
            if not node.actions:
                self._open(node)
            path.append(node)
            node.visits += 1
            if node is root:
                node = self._child(node, self._selected(roots, True))
            elif node.actor == CHANCE:
                node = self._child(node, self._drawn(node))
            else:
                node = self._child(node, self._selected([node], False))
            if not node.visits:
                break
        node.visits += 1
        for above in reversed(path):
            self._settle(above)

    def _drawn(self, node: Node) -> int:
        return node.actions.index(pick(node.actions, node.position.weights(), self.bits))

    def _selected(self, peers: list[Node], all_first: bool) -> int:
        """Which action is worth another look: good by what was found, promising, or not tried yet.

        Peers are the same decision in several worlds: whoever decides cannot tell them apart.
        """
        node = peers[0]
        actor = node.actor
        visits = 0
        looked = 0
        for peer in peers:
            visits += peer.visits
            looked = max(looked, peer.looked)
        if all_first and looked < len(node.actions):
            return looked
        reach = self.style.exploring * sqrt(visits)
        best = 0
        most = -1.0
        for at in range(looked):
            tries = 0
            weight = 0
            value = 0.0
            closed = True
            for peer in peers:
                child = peer.children[at]
                if child is None:
                    closed = False
                else:
                    closed = closed and child.closed
                    tries += peer.tries[at]
                    weight += peer.weight
                    value += peer.weight * child.value[actor]
            if closed or not weight:
                continue
            score = value / weight + reach * node.priors[at] / (1 + tries)
            if score > most:
                best, most = at, score
        if looked < len(node.actions) and node.value[actor] + reach * node.priors[looked] > most:
            best = looked
        return best

    def _settle(self, node: Node) -> None:
        """What is known of a node by its children: the best for whoever decides; of chance the mean."""
        actor = node.actor
        tried = 0
        sums = [0.0] * len(node.value)
        best = node.value
        most = -1.0
        closed = actor >= 0 and node.looked == len(node.actions)
        for at in range(node.looked):
            child = node.children[at]
            if child is None:
                closed = False
                continue
            closed = closed and child.closed
            value = child.value
            if actor >= 0:
                if value[actor] > most:
                    best, most = value, value[actor]
            else:
                tried += node.tries[at]
                for seat in range(len(sums)):
                    sums[seat] += node.tries[at] * value[seat]
        node.closed = closed
        node.value = best if actor >= 0 else [total / tried for total in sums]

    # What came of it

    def _found(self, roots: list[Node]) -> list[Found]:
        """Of every action that was tried: how often, and what came of it, over all worlds."""
        actor = roots[0].actor
        found: list[Found] = []
        for at, action in enumerate(roots[0].actions):
            tries = 0
            weight = 0
            sums = [0.0] * len(roots[0].value)
            for root in roots:
                child = root.children[at]
                if child is not None:
                    tries += root.tries[at]
                    weight += root.weight
                    for seat in range(len(sums)):
                        sums[seat] += root.weight * child.value[seat]
            if tries:
                found.append(Found(action, tries, [total / weight for total in sums]))
        if not found:  # there is nothing to choose
            return [Found(roots[0].actions[0], 0, roots[0].value)]
        return sorted(found, key=lambda one: (-one.value[actor], -one.tries))


def _weighed(worlds: list[Node]) -> list[Node]:
    """Each world once, with how often it was drawn."""
    roots: dict[int, Node] = {}
    for world in worlds:
        world.weight = 0
        roots[id(world)] = world
    for world in worlds:
        world.weight += 1
    return list(roots.values())
