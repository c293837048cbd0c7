"""What each picture of a page shows: the files that it depends on, and a fingerprint of them.

A picture is out of date when what it shows has changed: a page of the client with all that it imports and the messages
it says, a game's scene, a report. Files are compared by content, not by date, so that a fresh clone is as good as an
old one.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TAKEN = ROOT / "docs" / "pictures" / "pages" / "taken.toml"
TEXTS = "web/src/texts/en.ftl"
TYPES = "messages.ts"
"""Types are not shown."""
IMPORT = re.compile(r"""(?:from|import\()\s*["'](\.[^"']+)["']""")
CLIENT = ("web/src/app.css", "web/src/parts/Frame.svelte")
PAGES = "web/src/pages"
HOME = (*CLIENT, f"{PAGES}/Home.svelte")
LOBBY = (*CLIENT, f"{PAGES}/Lobby.svelte")
TABLE = (*CLIENT, f"{PAGES}/Race.svelte", "src/paddock/scene/data/board_styles.toml")
FORMULA_DE = (*TABLE, "src/paddock/games/formula_de/scene.py", "src/paddock/circuits/drawing_cells.py")
RACE90 = (*TABLE, "src/paddock/games/race90/shared/scene.py", "src/paddock/games/race90/shared/scene_table.py")
RESULT = (*CLIENT, "web/src/parts/Result.svelte")
LAB = tuple(f"src/paddock/lab/{name}" for name in ("report.py", "page.py", "charts.py", "texts/en.ftl"))
LEAGUE = ("src/paddock/league/page.py", "src/paddock/league/texts/en.ftl")
SHOWN: dict[str, tuple[str, ...]] = {
    "home": HOME,
    "home-phone": HOME,
    "home-races": HOME,
    "set-up": (*CLIENT, f"{PAGES}/SetUp.svelte"),
    "lobby": LOBBY,
    "lobby-phone": LOBBY,
    "race": FORMULA_DE,
    "race-phone": FORMULA_DE,
    "look": FORMULA_DE,
    "table-automobiles": (*TABLE, "src/paddock/games/automobiles/scene.py"),
    "table-crazy-race": (*TABLE, "src/paddock/games/crazy_race/scene.py"),
    "table-race90-1": RACE90,
    "table-race90-2": RACE90,
    "replay": (*CLIENT, f"{PAGES}/Replay.svelte"),
    "report": LAB,
    "league": LEAGUE,
    "result": RESULT,
    "result-phone": RESULT,
    "big-screen": (*CLIENT, f"{PAGES}/Tv.svelte"),
}
"""The files behind each picture; what these import is found."""


def fingerprint(name: str) -> str:
    """A fingerprint of all that a picture shows, however its files were checked out."""
    found = sorted(followed(ROOT / shown for shown in SHOWN[name]))
    digest = hashlib.sha256()
    for path in found:
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_text(encoding="utf-8").encode())
    client = "\n".join(path.read_text(encoding="utf-8") for path in found if path.suffix in (".svelte", ".ts"))
    for text in said(client):
        digest.update(text.encode())
    return digest.hexdigest()[:16]


def followed(roots: Iterable[Path]) -> set[Path]:
    """Files, and what those of the client import, and so on."""
    found: set[Path] = set()
    waiting = list(roots)
    while waiting:
        path = waiting.pop()
        if path in found or path.name == TYPES:
            continue
        found.add(path)
        if path.suffix in (".svelte", ".ts"):
            waiting += imported(path)
    return found


def imported(path: Path) -> Iterator[Path]:
    """The files of ours that a file of the client imports."""
    for name in IMPORT.findall(path.read_text(encoding="utf-8")):
        target = (path.parent / name).resolve()
        choices = (target, target.with_name(f"{target.name}.ts"))
        yield from (choice for choice in choices if choice.is_file() and choice.suffix in (".svelte", ".ts", ".css"))


def said(client: str) -> Iterator[str]:
    """The messages whose names stand in some sources."""
    texts = ROOT / TEXTS
    messages = re.split(r"\n(?=[a-z][\w-]* =)", texts.read_text(encoding="utf-8")) if texts.exists() else []
    named = set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", client))
    yield from (message for message in messages if message.split(" =")[0] in named)


def taken() -> dict[str, str]:
    """The fingerprint of each picture when it was taken."""
    return tomllib.loads(TAKEN.read_text(encoding="utf-8")) if TAKEN.exists() else {}


def note_taken(name: str) -> None:
    """Note what a picture shows, now that it has been taken."""
    noted = {**taken(), name: fingerprint(name)}
    lines = [f'"{each}" = "{noted[each]}"' for each in sorted(noted) if each in SHOWN]
    head = "# What each picture showed when tools/page_pictures.py took it: a fingerprint of its sources."
    TAKEN.write_text("\n".join([head, *lines, ""]), encoding="utf-8")


def outdated() -> list[str]:
    """The pictures that show what is no longer so."""
    noted = taken()
    return [name for name in SHOWN if noted.get(name) != fingerprint(name)]
