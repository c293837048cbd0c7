"""A third language is text files and no code: with them, the terminal and the service speak it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "paddock"
TAUGHT = re.compile(r'^(\w+)\.it = ("""[\s\S]*?"""|".*")$', re.MULTILINE)
"""A text of a lesson, a book, a card or a glossary, where each language is a key of the same file."""
SPEAK = """
import paddock
from paddock import learn
from paddock.cli.command import main
from paddock.server.catalogue import catalogue, rules_of

assert paddock.LANGUAGES == ("en", "it", "xx"), paddock.LANGUAGES
assert paddock.game("crazy-race").new(seats=2, seed=1).scene(0, "xx").prompt.startswith("Quale carta")
assert {rule.origin for rule in rules_of("formula-de", "xx")} == {"printed", "ruling", "ours"}
assert len(catalogue("xx").games) >= 5
assert learn.chapter("crazy-race", "boosters").title["xx"] == "Ultimo, e ripagato"
raise SystemExit(main(["rules", "--lang", "xx", "FD-SLIP-05"]))
"""


def test_a_third_language_needs_no_code(tmp_path: Path) -> None:
    """It is Italian under another name."""
    shutil.copytree(SOURCE, tmp_path / "paddock", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for file in [*tmp_path.rglob("texts/it.ftl"), *tmp_path.rglob("*.it.toml")]:
        shutil.copy(file, file.with_name(file.name.replace("it.", "xx.")))
    for file in [*tmp_path.rglob("lessons/**/*.toml"), *tmp_path.rglob("learn/data/*.toml")]:
        file.write_text(TAUGHT.sub(r"\g<0>\n\1.xx = \2", file.read_text(encoding="utf-8")), encoding="utf-8")

    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "200"}
    command = [sys.executable, "-c", SPEAK]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=tmp_path)

    assert (0, "") == (done.returncode, done.stderr)
    assert "Formula Dé: Scia\n  FD-SLIP-05    Una scia ti dà 3 caselle in più" in done.stdout
