"""Sphinx's configuration: the site is made from these pages, the docstrings of the window and the rule catalogues."""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
sys.path.insert(0, str(ROOT / "tools"))

project = "Paddock"
author = "The Paddock authors"
copyright = "2026, the Paddock authors"  # noqa: A001  Sphinx's name
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
html_theme = "furo"
html_title = "Paddock"
html_static_path = ["_static"]
html_css_files = ["rules.css"]
html_js_files = ["rules.js"]
html_favicon = str(ROOT / "web" / "public" / "icon.svg")
exclude_patterns = ["_build"]
myst_heading_anchors = 3
myst_enable_extensions = ["deflist"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
suppress_warnings = ["ref.python"]  # a word such as Rule is explained in more than one room


def write_rule_pages(app: Any) -> None:
    """Generate the rule pages from the catalogues, the code and the tests."""
    from rule_pages import prefixes, write_pages
    from translated_rules import write_translations

    write_pages(RULES)
    write_translations(RULES.parent)
    app.add_js_file(None, body=f"const RULE_PAGES = {json.dumps(prefixes())};")


def write_source_pages(app: Any, error: Exception | None) -> None:
    """Generate the source pages that the rule pages link to."""
    from source_pages import write_sources

    if error is None:
        write_sources(RULES, Path(app.outdir))


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("builder-inited", write_rule_pages)
    app.connect("build-finished", write_source_pages)
