"""Parts of scenes common to all games: the assembled scene, clickable places, emphasis, winners."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kontor.core.contract import ALL, Position
from kontor.core.messages import Message
from kontor.core.scene import MINE, POSSIBLE, Choice, Counter, Desk, Scene, Sprite, Table


def scene_of(
    view: Position,
    prompt: Message,
    desks: tuple[Desk, ...],
    sprites: Iterable[Sprite],
    counters: tuple[Counter, ...],
    scores: Table,
    choices: tuple[Choice, ...],
    warning: Message | None,
) -> Scene:
    """The scene of these parts, with clickable places and emphasis."""
    lit = lit_places(view, choices)
    clickable = frozenset(lit)
    stress = tuple(stressed(view, sprite, clickable) for sprite in sprites)
    return Scene(view.viewer, view.actor, prompt, desks, stress, counters, (scores,), choices, lit, warning)


def lit_places(view: Position, choices: Iterable[Choice]) -> tuple[str, ...]:
    """Places where a click begins an action. Only the deciding viewer can click."""
    if view.viewer not in (ALL, view.actor):
        return ()
    return tuple(dict.fromkeys(choice.path[0] for choice in choices if choice.path))


def stressed(view: Position, sprite: Sprite, lit: frozenset[str]) -> Sprite:
    """Add the two kinds of emphasis that apply to every sprite: mine and possible."""
    emphasis = list(sprite.emphasis)
    if sprite.owner is not None and 0 <= sprite.owner == view.viewer:
        emphasis.append(MINE)
    if sprite.place in lit and POSSIBLE not in emphasis:
        emphasis.append(POSSIBLE)
    return sprite._replace(emphasis=tuple(emphasis)) if emphasis else sprite


def winners_of(view: Position) -> list[int]:
    """Winners of the game; empty while it is in progress."""
    result = view.result()
    return [] if result is None else result.winners


def prompt_for(viewer: int, actor: int, prompt: Message, say: Callable[[Message], str]) -> str:
    """The prompt for this viewer. It addresses the acting seat; all others see who they are waiting for.

    A viewer who sees everything gets the name of the seat before the prompt.
    """
    if actor < 0 or viewer == actor:
        return say(prompt)
    if viewer == ALL:
        return say(Message("prompt-for", {"seat": actor, "prompt": say(prompt)}))
    return say(Message("waiting-for", {"seat": actor}))
