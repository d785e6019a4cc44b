"""How `make docs` builds the documents: the pages of this folder, the rules, and the API out of its docstrings."""

import re
from typing import Any

import automarium

project = "Automarium"
author = "Automarium contributors"
copyright = author  # Sphinx's name for the line at the foot
version = release = automarium.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["html_image"]  # pictures with a width
myst_heading_anchors = 3
default_role = "code"  # a docstring puts names between single backticks
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = f"Automarium {version}"
html_copy_source = False


def told_by_the_signature(*event: Any) -> bool | None:
    """The fields of a named tuple stand in its signature; what Python says of each is no news."""
    said = getattr(event[3], "__doc__", None) or ""
    return True if said.startswith("Alias for field number") else None


def readable(*event: Any) -> tuple[str, str] | None:
    """A default that Python can only describe becomes an ellipsis, so that the names around it can be read as names."""
    *_, signature, returns = event
    return (re.sub(r"<(factory|function \w+)>", "...", signature), returns) if signature else None


def setup(app: Any) -> None:
    app.connect("autodoc-skip-member", told_by_the_signature)
    app.connect("autodoc-process-signature", readable)
