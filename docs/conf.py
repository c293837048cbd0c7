"""How the site is built: Sphinx reads these pages, the docstrings of the window, and the rule catalogues."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))

project = "Paddock"
author = "The Paddock authors"
copyright = "2026, the Paddock authors"  # noqa: A001  Sphinx's name
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme = "furo"
html_title = "Paddock"
html_static_path: list[str] = []
exclude_patterns = ["_build"]
myst_heading_anchors = 3
myst_enable_extensions = ["deflist"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
suppress_warnings = ["ref.python"]  # a word such as Rule is explained in more than one room


def write_rule_pages(_: object) -> None:
    """The pages of the rules are made from the catalogues and the tests, every time."""
    from rule_pages import write_pages

    write_pages(ROOT / "docs" / "rules")


def setup(app: object) -> None:
    """Called by Sphinx."""
    app.connect("builder-inited", write_rule_pages)  # type: ignore[attr-defined]
