"""Generates the OpenAPI description, printed by `python -m kontor.server.schema`. Litestar describes the routes, and
msgspec describes messages and requests, including those used only on sockets.
"""

from __future__ import annotations

import inspect
import json
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from importlib.metadata import version
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kontor.core.messages import Message
from kontor.core.scene import Backdrop, Scene
from kontor.server import cup_forms, person_forms, requests
from kontor.server.settings import Settings
from kontor.table import game_messages, messages

REFERENCE = "#/components/schemas/{name}"
PLAIN = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}

Schema = dict[str, Any]


@cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document. A separate application generates it, because Litestar adds routes to the application
    that it describes.
    """
    from kontor.server.app import make_app  # Kontor has its own route for this document

    config = OpenAPIConfig(
        title="Kontor",
        version=version("kontor"),
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, *_: handler.handler_name,
        render_plugins=[JsonRenderPlugin()],
    )
    described: dict[str, Any] = make_app(Settings(), config).openapi_schema.to_schema()
    described["components"] = {"schemas": dict(sorted(_schemas().items()))}
    answer = described["paths"]["/api/tables/{table}/backdrop"]["get"]["responses"]["200"]
    answer["content"]["application/json"]["schema"] = reference("Backdrop")
    return described


def _schemas() -> dict[str, Any]:
    modules = (game_messages, messages, requests, person_forms, cup_forms)
    kinds = [kind for module in modules for _, kind in inspect.getmembers(module, _is_form)]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    for kind in kinds:
        _add_defaults(schemas[kind.__name__]["properties"], kind)
    schemas["Moment"]["properties"]["scene"] = reference("Scene")
    _open(schemas)
    return schemas | scene_schemas()


def _add_defaults(properties: dict[str, Any], kind: Any) -> None:
    """Add empty lists and objects as defaults, because msgspec ignores the default factories of dataclasses."""
    for one in fields(kind) if is_dataclass(kind) else ():
        if one.default_factory is not MISSING:
            properties[one.name]["default"] = one.default_factory()


def _open(schema: Any) -> None:
    """Allow any keys in a `dict[str, Any]`, which type generators would otherwise treat as an empty object."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and not {"properties", "additionalProperties"} & set(schema):
            schema["additionalProperties"] = True
        for held in schema.values():
            _open(held)


def _is_form(kind: object) -> bool:
    """Return whether a type is a message (a dataclass) or a request (a msgspec struct)."""
    if not inspect.isclass(kind) or kind is msgspec.Struct:
        return False
    return is_dataclass(kind) or issubclass(kind, msgspec.Struct)


def scene_schemas() -> dict[str, Schema]:
    """Return the schemas of scenes, backdrops and their parts, by name."""
    found: dict[str, Schema] = {}
    for root in (Scene, Backdrop):
        _add(root, found)
    scene = found["Scene"]
    scene["properties"]["buttons"] = {
        "type": "array",
        "items": {"type": "integer"},
    }  # Scene.to_json adds this field
    scene["required"].append("buttons")
    return found


def reference(name: str) -> Schema:
    return {"$ref": REFERENCE.format(name=name)}


def _add(kind: type[Any], found: dict[str, Schema]) -> None:
    """Add the schema of a named tuple. The JSON leaves out fields that have their default value."""
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
        return reference("Said")  # messages use the same type
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


def text() -> str:
    return json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
