"""Write out what dataclasses generate at import, because mypyc compiles only what the source says.

A slotted dataclass gets its `__init__` as source and, if it is decorated with `with_copy`, also
`copy` and `FIELDS`; its decorators and defaults are removed. A call of `transfer` is replaced by
the function that it returns.
"""

import ast
from collections.abc import Iterable
from dataclasses import MISSING, Field, fields
from importlib import import_module
from typing import Any

from turncoat.core.fields import copy_of, transfer_lines

INDENT = " " * 4
IMPORT = "from typing import Any, ClassVar"


def expanded(source: str, module: str) -> str:
    """Return the source of a module with its slotted dataclasses and transfers written out."""
    lines = source.splitlines()
    found = [node for node in ast.parse(source).body if is_slotted(node) or is_transfer(node)]
    for node in reversed(found):
        names = vars(import_module(module))
        if isinstance(node, ast.Assign):
            lines[node.lineno - 1 : node.end_lineno] = transfer_function(node, names)
        elif isinstance(node, ast.ClassDef):
            declared = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            body = [INDENT + line for line in class_body(node, declared, fields(names[node.name]))]
            lines[declared[0].lineno - 1 : declared[-1].end_lineno] = body
            lines[node.decorator_list[0].lineno - 1 : node.lineno - 1] = []
    docstring_end = source[: source.index('"""', 3)].count("\n") + 1
    lines[docstring_end:docstring_end] = [IMPORT] * bool(found)
    return "\n".join(lines) + "\n"


def is_slotted(node: ast.stmt) -> bool:
    """Return whether this is a dataclass with slots."""
    decorators = node.decorator_list if isinstance(node, ast.ClassDef) else []
    return any(ast.unparse(each).startswith("dataclass(slots=True") for each in decorators)


def is_transfer(node: ast.stmt) -> bool:
    """Return whether this assigns what `transfer` returns."""
    return isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("transfer(")


def transfer_function(node: ast.Assign, names: dict[str, Any]) -> list[str]:
    """Return the function that `transfer` would return."""
    assert isinstance(node.value, ast.Call)
    arguments = ast.unparse(node.value).removeprefix("transfer")
    body: list[str] = eval(
        f"transfer_lines{arguments}", {**names, "transfer_lines": transfer_lines}
    )
    to, seen = [ast.unparse(argument) for argument in node.value.args]
    name = ast.unparse(node.targets[0])
    return [f"def {name}(to: {to}, seen: {seen}) -> None:", *(INDENT + line for line in body)]


def class_body(
    node: ast.ClassDef, declared: list[ast.AnnAssign], every: Iterable[Field[Any]]
) -> list[str]:
    """Return the declarations without defaults, followed by the generated members."""
    own = {ast.unparse(each.target): each for each in declared}
    body = [f"{name}: {ast.unparse(each.annotation)}" for name, each in own.items()]
    if "with_copy" in [ast.unparse(decorator) for decorator in node.decorator_list]:
        names = tuple(field.name for field in every)
        copies = keywords((field.name, copy_of(field)) for field in every)
        body += [f"FIELDS: ClassVar[tuple[str, ...]] = {names}"]
        body += [f"def copy(self) -> {node.name!r}:", f"{INDENT}return {node.name}({copies})"]
    return body + constructor(own, every)


def constructor(own: dict[str, ast.AnnAssign], every: Iterable[Field[Any]]) -> list[str]:
    """Return the lines of `__init__`."""
    parameters = ["self", *(parameter(own, field) for field in every if not field.kw_only)]
    keyword_only = [parameter(own, field) for field in every if field.kw_only]
    parameters += ["*", *keyword_only] if keyword_only else []
    lines = [f"def __init__({', '.join(parameters)}) -> None:"]
    inherited = [(field.name, field.name) for field in every if field.name not in own]
    if inherited:
        lines.append(f"{INDENT}super().__init__({keywords(inherited)})")
    mine = [field for field in every if field.name in own]
    return lines + [f"{INDENT}self.{field.name} = {initial(field)}" for field in mine]


def parameter(own: dict[str, ast.AnnAssign], field: Field[Any]) -> str:
    """Return a parameter of `__init__`; types of inherited ones may not be imported."""
    kind = ast.unparse(own[field.name].annotation) if field.name in own else "Any"
    if field.default_factory is not MISSING:
        return f"{field.name}: {kind} | None = None"
    if field.default is MISSING:
        return f"{field.name}: {kind}"
    value = own[field.name].value if field.name in own else None
    return f"{field.name}: {kind} = {ast.unparse(value) if value else repr(field.default)}"


def initial(field: Field[Any]) -> str:
    """Return what a field is set to."""
    if field.default_factory is MISSING:
        return field.name
    made = getattr(field.default_factory, "__name__", "")
    return f"{made}() if {field.name} is None else {field.name}"


def keywords(pairs: Iterable[tuple[str, str]]) -> str:
    """Return keyword arguments."""
    return ", ".join(f"{name}={value}" for name, value in pairs)
