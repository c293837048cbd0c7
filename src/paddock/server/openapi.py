"""The OpenAPI document, generated from the types of the endpoints."""

from typing import Any

import msgspec

from paddock.server.api import ID, Endpoint, Problem, Query
from paddock.server.users.sessions import COOKIE


def openapi(endpoints: list[Endpoint], cookie: str = COOKIE) -> dict[str, Any]:
    """The document for all endpoints."""
    kinds = [Problem, *(each for point in endpoints for each in (point.body, point.reply) if each is not None)]
    unique = list({repr(kind): kind for kind in kinds}.values())
    schemas, components = msgspec.json.schema_components(unique, ref_template="#/components/schemas/{name}")
    by_kind = dict(zip(map(repr, unique), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for point in endpoints:
        paths.setdefault(point.path, {})[point.method.lower()] = _operation(point, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paddock", "version": "1", "summary": "Tables where racing board games are played."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": cookie}},
        },
    }


def _operation(point: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "string"} if point.reply is str else schemas[repr(point.reply)]
    refused = {"description": "Refused", "content": {"application/json": {"schema": schemas[repr(Problem)]}}}
    operation: dict[str, Any] = {
        "operationId": point.handler.__name__,
        "summary": (point.handler.__doc__ or "").strip().splitlines()[0],
        "parameters": [*map(_path_parameter, point.names), *_query_parameters(point.query)],
        "responses": {
            str(point.status): {"description": "Done", "content": {point.media: {"schema": schema}}},
            "4XX": refused,
            "503": refused,
        },
    }
    if point.body is not None:
        content = {"application/json": {"schema": schemas[repr(point.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _path_parameter(name: str) -> dict[str, Any]:
    schema = {"type": "string", "pattern": f"^{ID}$"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameters(query: type[Query]) -> list[dict[str, Any]]:
    schema = msgspec.json.schema(query)
    found: dict[str, Any] = schema["$defs"][query.__name__]["properties"]
    return [{"name": name, "in": "query", "required": False, "schema": each} for name, each in found.items()]
