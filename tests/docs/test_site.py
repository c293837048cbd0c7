"""The built site: every link leads somewhere, newcomers find what they look for, and it has the product's own look."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser

from documented import ROOT
from site_parts import web_address

LEFT_OUT = ("_modules", "_sources", "_static", "source")
FOUND = 6
"""Within how many results a newcomer should find the page."""
WORDS = {
    "install": "install",
    "windows": "install",
    "docker": "install",
    "quick start": "quick-start",
    "single player": "tutorials/player",
    "multiplayer": "tutorials/host",
    "league": "championships",
    "switches": "rules/switches",
    "api reference": "window",
    "command": "reference/commands",
    "http": "reference/http",
    "websocket": "reference/websocket",
    "environment": "reference/environment-formula-de",
    "gymnasium": "train",
    "fairness": "fairness",
    "train": "train",
    "bots": "bots",
    "nginx": "proxy",
    "backup": "self-host",
    "undo": "play",
    "circuit": "add-a-circuit",
    "architecture": "architecture",
    "contributing": "contributing",
    "changelog": "changelog",
    "roadmap": "roadmap",
    "glossary": "glossary",
    "faq": "faq",
}
"""What newcomers look for, and the page that answers."""


class Links(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            elif name in ("href", "src") and value and tag in ("a", "img", "link", "script"):
                self.links.append(value)


def test_every_link_and_every_anchor_leads_somewhere(site: Path) -> None:
    pages = [page for page in sorted(site.rglob("*.html")) if page.relative_to(site).parts[0] not in LEFT_OUT]
    known = {page.resolve(): Links(page) for page in pages}
    lost = []
    for page, links in known.items():
        for link in links.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            anchor = unquote(parts.fragment)
            is_page = target in known
            if not target.exists() or (anchor and is_page and anchor not in known[target].anchors):
                lost.append(f"{page.relative_to(site)}: {link}")

    assert len(pages) > 50
    assert lost == []


@pytest.mark.parametrize("words", WORDS)
def test_newcomers_find_what_they_look_for(site: Path, browser: Browser, words: str) -> None:
    """With the site's own search, in a browser, without a server."""
    page = browser.new_page()
    page.goto(f"{(site / 'search.html').as_uri()}?q={words.replace(' ', '+')}")
    page.wait_for_selector("#search-results ul.search li a")
    page.wait_for_function("document.querySelector('.search-summary')?.textContent.includes('found')", timeout=30_000)
    links = page.locator("#search-results ul.search li a").evaluate_all("all => all.map(each => each.pathname)")
    page.close()
    pages = [Path(link).relative_to(site).with_suffix("").as_posix() for link in links if link]

    assert WORDS[words] in list(dict.fromkeys(pages))[:FOUND]


def test_the_usual_names_stand_in_the_margin(site: Path) -> None:
    front = (site / "index.html").read_text(encoding="utf-8")

    for name in ("Tutorials", "How-to", "Reference", "Explanation", "Install", "Quick start", "API reference"):
        assert f">{name}<" in front.replace('<span class="caption-text">', ">"), name


def test_the_version_and_the_source_are_on_every_page(site: Path) -> None:
    from importlib.metadata import version

    for name in ("index.html", "reference/http.html"):
        text = (site / name).read_text(encoding="utf-8")
        assert f"Version {version('paddock')}" in text
        assert "_sources/" in text or "/edit/" in text


@pytest.mark.parametrize(
    ("remote", "page"),
    [
        ("git@example.org:club/paddock.git", "https://example.org/club/paddock"),
        ("https://example.org/club/paddock.git", "https://example.org/club/paddock"),
        ("ssh://git@example.org/club/paddock", "https://example.org/club/paddock"),
        ("/home/ann/paddock", ""),
        ("", ""),
    ],
)
def test_the_page_of_a_repository_follows_from_its_address(remote: str, page: str) -> None:
    assert web_address(remote) == page


def test_the_site_has_the_colours_and_the_letters_of_the_table(site: Path, browser: Browser) -> None:
    table = (ROOT / "web/src/app.css").read_text(encoding="utf-8")
    poster = (ROOT / "docs/_static/poster.css").read_text(encoding="utf-8")
    page = browser.new_page(color_scheme="dark")
    page.goto((site / "index.html").as_uri())
    page.evaluate("document.fonts.ready")

    assert page.evaluate("document.fonts.check('italic 800 20px \"Barlow Condensed\"')")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(20, 24, 31)"
    for colour in ("light-dark(#f4ecdb, #14181f)", "light-dark(#23262b, #f3ead7)", "#c8322b"):
        assert colour in table
        assert colour in poster
    page.close()
