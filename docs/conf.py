"""Settings of the documentation site: `make site` builds it with Sphinx from the whole checkout.

Pages are read from the root of the repository, so that the links between them work on the site as
they do in the files.
"""

import ast
import inspect
import textwrap
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sphinx.application import Sphinx
from sphinx.pycode import ModuleAnalyzer

import turncoat

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ("docs", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
RULES: Final = "docs/rules/"
ALIASES: Final = ("Claim", "Event", "Option", "Seat")

project = "Turncoat"
version = release = turncoat.__version__
root_doc = "docs/index"
exclude_patterns = [each.name for each in ROOT.iterdir() if each.name not in PAGES]

html_title = f"Turncoat {release}"
html_theme = "furo"
html_theme_options: dict[str, Any] = {"top_of_page_buttons": []}
html_favicon = "../web/public/favicon.svg"
html_copy_source = False
html_show_copyright = False

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 5
suppress_warnings = ["myst.header"]  # the protocol's data types are two levels below their chapter
smartquotes = False
highlight_language = "none"
# What docstrings have in single backticks; it becomes a link if it names something documented.
default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints_format = "short"
toc_object_entries_show_parents = "hide"


def setup(app: Sphinx) -> None:
    """Make the reference read like the source: with its aliases, and each name in one place.

    The other rulebooks are marked with their language.
    """
    app.connect("autodoc-process-signature", signature_as_written)
    app.connect("autodoc-process-docstring", describe_alias)
    app.connect("autodoc-skip-member", skip_public)
    app.connect("html-page-context", mark_language)


def signature_as_written(
    app: Sphinx, what: str, name: str, obj: Any, options: Any, signature: str, returns: str
) -> tuple[str, str] | None:
    """Return a signature from the source: an evaluated alias has lost its name.

    Public classes get none, since the library makes their objects.
    """
    if not str(getattr(obj, "__module__", "")).startswith("turncoat"):
        return None  # an import, which is left out later
    if isinstance(obj, type):
        public = name.removeprefix("turncoat.") in turncoat.__all__
        made = "" if public else fields_of(obj)
        return (made, "") if signature else None
    if not inspect.isfunction(obj) and not inspect.ismethod(obj):
        return None
    function = source_of(obj)
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    returned = written(function.returns) if function.returns else ""
    return f"({arguments_of(function)})", returned


def fields_of(kind: type) -> str:
    """Return what an object is made with: the arguments of `__init__`, or a struct's fields."""
    body = source_of(kind).body
    for each in body:
        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
            return f"({arguments_of(each)})"
    fields = [each for each in body if isinstance(each, ast.AnnAssign)]
    return f"({', '.join(map(written, fields))})" if issubclass(kind, Struct) else ""


def arguments_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Return the arguments of a function, without `self` or `cls`."""
    if function.args.args and function.args.args[0].arg in ("self", "cls"):
        del function.args.args[0]
    return written(function.args)


def source_of(obj: Any) -> Any:
    """Return the syntax tree of a function or class."""
    return ast.parse(textwrap.dedent(inspect.getsource(obj))).body[0]


def written(tree: ast.AST) -> str:
    """Return a piece of source, with `AnyMatch` and `AnyRules` as what they stand for."""
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        return tree.value
    for each in ast.walk(tree):
        if isinstance(each, ast.Name):
            each.id = each.id.removeprefix("Any") or "Any"
    return ast.unparse(tree)


def describe_alias(
    app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]
) -> None:
    """Take the docstring of a public alias from the module that defines it."""
    alias = name.removeprefix("turncoat.")
    if alias in ALIASES:
        terms = ModuleAnalyzer.for_module("turncoat.core.terms").find_attr_docs()
        lines[:] = terms["", alias]


def skip_public(
    app: Sphinx, what: str, name: str, obj: Any, skip: bool, options: Any
) -> bool | None:
    """Leave out of a module's page what the page of public names has already."""
    public = name in turncoat.__all__ and getattr(turncoat, name) is obj
    return True if public and what == "module" else None


def mark_language(
    app: Sphinx, page: str, template: str, context: dict[str, Any], tree: Any
) -> None:
    """Mark a rulebook with its language, which is the name of its folder."""
    if page.startswith(RULES):
        context["language"] = page.removeprefix(RULES).partition("/")[0]
