"""What each picture of a page shows: the files that it depends on, and a fingerprint of them.

A picture is out of date when what it shows has changed: the client's sources, the texts, the game, the report. Files are
compared by content, not by date, so that a fresh clone is as good as an old one.
"""

import hashlib
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TAKEN = ROOT / "docs" / "pictures" / "pages" / "taken.toml"
CLIENT = ("web/src/app.css", "web/src/App.svelte", "web/src/parts", "web/src/texts/en.ftl")
SETUP = ("web/src/pages/SetUp.svelte", "web/src/parts/Switches.svelte")
TABLE = (*CLIENT, "web/src/pages/Race.svelte", "web/src/pages/Table.svelte", "src/paddock/scene")
FORMULA_DE = (*TABLE, "src/paddock/games/formula_de/scene.py", "src/paddock/circuits/drawing_cells.py")
HOME = (*CLIENT, "web/src/pages/Home.svelte")
LOBBY = (*CLIENT, "web/src/pages/Lobby.svelte")
RESULT = (*TABLE, "web/src/lib/standings.ts")
LAB = ("src/paddock/lab/report.py", "src/paddock/lab/page.py", "src/paddock/lab/charts.py", "src/paddock/lab/texts/en.ftl")
LEAGUE = ("src/paddock/league/page.py", "src/paddock/league/texts/en.ftl", "src/paddock/lab/page.py")
SHOWN: dict[str, tuple[str, ...]] = {
    "home": HOME,
    "home-phone": HOME,
    "home-races": HOME,
    "set-up": (*CLIENT, *SETUP),
    "lobby": LOBBY,
    "lobby-phone": LOBBY,
    "race": FORMULA_DE,
    "race-phone": FORMULA_DE,
    "look": FORMULA_DE,
    "table-automobiles": (*TABLE, "src/paddock/games/automobiles/scene.py"),
    "table-crazy-race": (*TABLE, "src/paddock/games/crazy_race/scene.py"),
    "table-race90-1": (*TABLE, "src/paddock/games/race90/shared/scene.py"),
    "table-race90-2": (*TABLE, "src/paddock/games/race90/shared/scene.py"),
    "replay": (*TABLE, "web/src/pages/Replay.svelte"),
    "report": LAB,
    "league": LEAGUE,
    "result": RESULT,
    "result-phone": RESULT,
    "big-screen": (*CLIENT, "web/src/pages/Tv.svelte"),
}
"""The files and folders behind each picture."""


def fingerprint(name: str) -> str:
    """A fingerprint of all that a picture shows, however its files were checked out."""
    digest = hashlib.sha256()
    for path in sorted({file for shown in SHOWN[name] for file in files(ROOT / shown)}):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_text(encoding="utf-8").encode())
    return digest.hexdigest()[:16]


def files(path: Path) -> list[Path]:
    """A file, or all sources of a folder."""
    if path.is_file():
        return [path]
    kinds = {".svelte", ".ts", ".css", ".ftl", ".py", ".toml"}
    return [file for file in path.rglob("*") if file.suffix in kinds]


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
