"""The REST routes."""

from collections.abc import Iterator

from turncoat.server.protocol_docs.fields import Schema, described, kind_of

JSON = "application/json"


def routes(openapi: Schema) -> Iterator[str]:
    """A section for each route."""
    for path, methods in openapi["paths"].items():
        for method, about in methods.items():
            yield from ("", f"### `{method.upper()} {path}`", "", about["description"], "")
            yield from parts(about)


def parts(about: Schema) -> Iterator[str]:
    """Yield what a route needs, and what it returns."""
    if about.get("security"):
        yield "- needs a token: `Authorization: Bearer TOKEN`"
    for given in about.get("parameters", ()):
        where = "in the path" if given["in"] == "path" else "in the query"
        yield f"- `{given['name']}` {where}: {described(given['schema'], given['required'])}"
    if "requestBody" in about:
        yield f"- body: {kind_of(about['requestBody']['content'][JSON]['schema'])}"
    by_kind: dict[str, list[str]] = {}
    for status, answer in about["responses"].items():
        by_kind.setdefault(kind_of(answer["content"][JSON]["schema"]), []).append(status)
    for kind, statuses in by_kind.items():
        yield f"- {', '.join(sorted(statuses))}: {kind}"
