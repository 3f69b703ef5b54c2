"""The description of the API: `python -m kontor.server.schema` prints it.

Litestar knows the routes; what travels is described by msgspec from `forms`, which also knows what only sockets send.
"""

from __future__ import annotations

import inspect
import json
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kontor.server import requests
from kontor.server.scene_schema import REFERENCE, reference, scene_schemas
from kontor.server.settings import Settings
from kontor.table import messages


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document.

    It is made from an application of its own: one that describes itself also serves that description, in its own way.
    """
    from kontor.server.app import make_app  # which has a route for this document

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
    kinds = [kind for module in (messages, requests) for _, kind in inspect.getmembers(module, _is_form)]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    for kind in filter(is_dataclass, kinds):
        _add_defaults(schemas[kind.__name__]["properties"], kind)
    schemas["Moment"]["properties"]["scene"] = reference("Scene")
    _open(schemas)
    return schemas | scene_schemas()


def _add_defaults(properties: dict[str, Any], kind: Any) -> None:
    """Add the empty lists and objects: msgspec does not look into the default factories of dataclasses."""
    for one in fields(kind):
        if one.default_factory is not MISSING:
            properties[one.name]["default"] = one.default_factory()


def _open(schema: Any) -> None:
    """Of a `dict[str, Any]` msgspec says only that it is an object; whoever makes types reads that as an empty one."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and not {"properties", "additionalProperties"} & set(schema):
            schema["additionalProperties"] = True
        for held in schema.values():
            _open(held)


def _is_form(kind: object) -> bool:
    """Messages are dataclasses, requests are structs."""
    if not inspect.isclass(kind) or kind is msgspec.Struct:
        return False
    return is_dataclass(kind) or issubclass(kind, msgspec.Struct)


def text() -> str:
    return json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
