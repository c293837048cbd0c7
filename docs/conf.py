"""Sphinx's configuration: the site is made from these pages, and from what they describe."""

import json
import logging
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
sys.path.insert(0, str(ROOT / "tools"))

from site_parts import BothLights, copy_circuits, copy_fonts, repository  # noqa: E402  beside this file only once the path is set
from site_stamp import stamp  # noqa: E402

logging.getLogger("alembic").setLevel(logging.WARNING)  # it announces its plug-ins

project = "Paddock"
author = "The Paddock authors"
copyright = "2026, the Paddock authors"  # noqa: A001  Sphinx's name
release = version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
templates_path = ["_templates"]
exclude_patterns = ["_build", "_templates"]
suppress_warnings = ["ref.python"]  # a word such as Rule is explained in more than one room

myst_heading_anchors = 4
myst_enable_extensions = ["attrs_block", "colon_fence", "deflist"]
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_typehints = "description"

html_theme = "furo"
html_title = f"Paddock {version}"
html_static_path = ["_static"]
html_css_files = ["poster.css", "rules.css"]
html_js_files = ["rules.js"]
html_search_scorer = str(ROOT / "docs" / "_static" / "scorer.js")
html_favicon = str(ROOT / "web" / "public" / "icon.svg")
html_copy_source = True
html_show_sphinx = False
html_theme_options: dict[str, Any] = {"navigation_with_keys": True, "top_of_page_buttons": ["view"]}
html_context = {"repository": repository()}
if html_context["repository"]:
    html_theme_options |= {
        "source_repository": html_context["repository"],
        "source_branch": "main",
        "source_directory": "docs/",
        "top_of_page_buttons": ["view", "edit"],
    }


def write_pages(app: Any) -> None:
    """Generate the pages of rules and the reference from the catalogues, the code and the tests."""
    from book_pages import write_books
    from reference_pages import write_reference
    from rule_pages import prefixes, write_pages
    from translated_rules import write_translations

    write_pages(RULES)
    write_reference()
    write_translations(RULES.parent)
    write_books(RULES.parent)
    app.add_js_file(None, body=f"const RULE_PAGES = {json.dumps(prefixes())};")


def write_what_pages_lead_to(app: Any, error: Exception | None) -> None:
    """Generate the source pages that the rule pages link to, and bring fonts and drawings."""
    from source_pages import write_sources

    if error is None:
        write_sources(RULES, Path(app.outdir))
        copy_fonts(Path(app.outdir))
        copy_circuits(Path(app.outdir))
        if not app._warncount:
            stamp(Path(app.outdir))


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.add_transform(BothLights)
    app.connect("builder-inited", write_pages)
    app.connect("build-finished", write_what_pages_lead_to)
