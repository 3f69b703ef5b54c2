"""Converts actions between numbers, structured forms and text, using a table for each board."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kontor.core.errors import NotationError
from kontor.core.messages import Message
from kontor.core.reader import excerpt

Form = dict[str, str | int]

MOST_LETTERS = 300
"""Maximum length of an action's text. With longer text, finding the closest match would take too long."""

_DASHES = re.compile(r" ?[‐‑–—] ?")
"""Dashes that handbooks print instead of a hyphen between two city names, with or without spaces."""


def folded(text: str) -> str:
    """Normalize case, spaces, Unicode composition and dashes."""
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    return unicodedata.normalize("NFC", _DASHES.sub("-", plain).casefold())


class ActionFace(NamedTuple):
    """An action's kind and its named values, in the order in which its text lists them."""

    kind: str
    values: tuple[tuple[str, str | int], ...] = ()

    def text(self) -> str:
        return " ".join([self.kind, *(str(value) for _, value in self.values)])

    def form(self) -> Form:
        form: Form = {"kind": self.kind}
        form.update(self.values)
        return form


def face(kind: str, **values: str | int) -> ActionFace:
    """Create an `ActionFace`, for example `face("place", piece="red", space="harbour 2")`."""
    return ActionFace(kind, tuple(values.items()))


class ActionTable:
    """The numbered actions of a board. Numbers never change for a given board.

    >>> table = ActionTable([face("rest"), face("place", piece="red", space="harbour 2")])
    >>> table.text(1), table.number("PLACE red harbour 2")
    ('place red harbour 2', 1)
    """

    def __init__(
        self,
        faces: Iterable[ActionFace],
        aliases: Mapping[str, str] | None = None,
        other_names: Mapping[str, str] | None = None,
    ) -> None:
        """Build the table of actions. `aliases` maps other spellings of names, such as `harbor` for `harbour`.
        `other_names` maps alternative names of whole values, such as `B-A` for `A-B`. Real names take precedence.
        """
        self.faces = list(faces)
        self.texts = [face.text() for face in self.faces]
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self._numbers) != len(self.texts):
            raise ValueError("two actions have the same text")
        self._forms = {frozenset(face.form().items()): number for number, face in enumerate(self.faces)}
        self._aliases = {folded(name): folded(known) for name, known in (aliases or {}).items()}
        self._folded = {folded(text): number for number, text in enumerate(self.texts)}
        second = other_names or {}
        for number, one in enumerate(self.faces):
            if any(value in second for _, value in one.values):
                renamed = tuple((name, second.get(str(value), value)) for name, value in one.values)
                self._folded.setdefault(folded(ActionFace(one.kind, renamed).text()), number)

    def __len__(self) -> int:
        return len(self.faces)

    def text(self, number: int) -> str:
        """Return the text of an action, such as `place red harbour 2`."""
        return self.texts[number]

    def form(self, number: int) -> Form:
        """Return the structured form, such as `{"kind": "place", "piece": "red", "space": "harbour 2"}`."""
        return self.faces[number].form()

    def number(self, text: str) -> int:
        """Parse an action. Raises NotationError with the closest match if the board has no such action."""
        number = self.find(text)
        if number is not None:
            return number
        if len(text) > MOST_LETTERS:
            raise NotationError([Message("action-too-long", {"letters": len(text), "most": MOST_LETTERS})])
        near = difflib.get_close_matches(self._known(text), self._folded, n=1, cutoff=0.6)
        closest = self.texts[self._folded[near[0]]] if near else ""
        raise NotationError([Message("action-unknown", {"text": text, "closest": closest})])

    def find(self, text: str) -> int | None:
        """Parse an action, or return None if the text is unknown. Faster than `number`, because it does not look for
        the closest match.

        Ignores case, treats all dashes alike, and accepts known aliases of names.
        """
        exact = self._numbers.get(text)
        if exact is not None or len(text) > MOST_LETTERS:
            return exact
        return self._folded.get(self._known(text))

    def _known(self, text: str) -> str:
        """Normalize text and replace aliases."""
        known_text = folded(text)
        for alias, known in self._aliases.items():
            known_text = _with_name(known_text, alias, known)
        return known_text

    def number_of(self, form: Mapping[str, object]) -> int:
        """Return the number of an action given in structured form."""
        held = form if isinstance(form, Mapping) else {}  # clients may send anything
        plain = {name: value for name, value in held.items() if type(value) is str or type(value) is int}
        number = self._forms.get(frozenset(plain.items())) if len(plain) == len(held) else None
        if number is None:
            raise NotationError([Message("action-form-unknown", {"form": excerpt(form)})])
        return number


def _with_name(text: str, alias: str, known: str) -> str:
    """Replace an alias in the text. Special characters in names are matched literally."""
    return re.sub(rf"\b{re.escape(alias)}\b", lambda _: known, text)
