"""The pages of the browser table are the same in the service and in the client."""

import re
from pathlib import Path

from paddock.server.app import PAGES

APP = Path(__file__).parents[2] / "web" / "src" / "App.svelte"


def test_the_service_serves_the_pages_that_the_client_shows() -> None:
    """Each `page === "name"` of App.svelte is a path of the service; `&& id` and other words are further parts."""
    found = re.findall(r'if page === "(\w*)"((?: && \w+)*)}', APP.read_text(encoding="utf-8"))
    shown = ["/" + page + re.sub(r" && (\w+)", r"/{\1}", more) for page, more in found]
    assert sorted(PAGES) == sorted(shown)
