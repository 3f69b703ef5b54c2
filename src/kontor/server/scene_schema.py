"""The JSON schema of scenes and backdrops, read off the named tuples of `kontor.core.scene`.

So the client's types follow what games describe, and nobody writes them a second time.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from kontor.core.messages import Message
from kontor.core.scene import Backdrop, Scene

REFERENCE = "#/components/schemas/{name}"
PLAIN = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}

Schema = dict[str, Any]


def scene_schemas() -> dict[str, Schema]:
    """The schemas of a scene, a backdrop, and everything in them, by name."""
    found: dict[str, Schema] = {}
    for root in (Scene, Backdrop):
        _add(root, found)
    scene = found["Scene"]
    scene["properties"]["buttons"] = {"type": "array", "items": {"type": "integer"}}  # as Scene.to_json adds them
    scene["required"].append("buttons")
    return found


def reference(name: str) -> Schema:
    return {"$ref": REFERENCE.format(name=name)}


def _add(kind: type[Any], found: dict[str, Schema]) -> None:
    """A named tuple: fields that have a usual value are left out when they have it."""
    if kind.__name__ in found:
        return
    schema: Schema = {"type": "object", "title": kind.__name__, "description": kind.__doc__, "properties": {}}
    found[kind.__name__] = schema
    hints = get_type_hints(kind)
    usual = getattr(kind, "_field_defaults")  # noqa: B009 - no stub knows that a type[Any] may have it
    for name, hint in hints.items():
        schema["properties"][name] = _schema(hint, found)
    schema["required"] = [name for name in hints if name not in usual]


def _schema(hint: Any, found: dict[str, Schema]) -> Schema:
    if hint is Message:
        return reference("Said")  # the same, as the server's forms write it
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    if get_origin(hint) is tuple:
        return _list(get_args(hint), found)
    if get_origin(hint) is UnionType:
        return {"anyOf": [_schema(part, found) for part in get_args(hint)]}
    if hasattr(hint, "_fields"):
        _add(hint, found)
        return reference(hint.__name__)
    raise TypeError(f"no JSON schema for {hint}")


def _list(parts: tuple[Any, ...], found: dict[str, Schema]) -> Schema:
    if parts[-1] is Ellipsis:
        return {"type": "array", "items": _schema(parts[0], found)}
    fixed = [_schema(part, found) for part in parts]
    return {"type": "array", "prefixItems": fixed, "minItems": len(fixed), "maxItems": len(fixed)}
