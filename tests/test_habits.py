"""The project's own habits: the quick test, the release checklist, and what newcomers look for."""

import re
from pathlib import Path

import pytest

import quick
import release
from documented import PAGES

ROOT = Path(__file__).parent.parent


BAD_WORDS = re.compile(r"(?i)\b(whoever|somebody|anew|said of|so-manieth|where nobody|what there is)\b")


def test_pages_and_docstrings_leave_out_the_words_that_want_another_try() -> None:
    folders = {"src/paddock": ("*.py", "en.ftl"), "examples": ("*.py",), "tools": ("*.py",)}
    paths = [path for folder, kinds in folders.items() for kind in kinds for path in (ROOT / folder).rglob(kind)]
    paths += [page for page in PAGES if page.name != "CONTRIBUTING.md"]  # it lists these words
    lines = [(path.relative_to(ROOT), line) for path in paths for line in path.read_text("utf-8").splitlines()]

    assert len(paths) > 500
    assert [] == [f"{path}: {line.strip()}" for path, line in lines if BAD_WORDS.search(line)]


@pytest.mark.parametrize(
    ("path", "room"),
    [
        ("src/paddock/games/crazy_race/rules_turn.py", "games/crazy_race"),
        ("tests/games/crazy_race/test_score.py", "games/crazy_race"),
        ("src/paddock/lab/fair.py", "lab"),
        ("web/src/App.svelte", "web"),
        ("README.md", ""),
        ("src/paddock/__init__.py", ""),
    ],
)
def test_a_file_belongs_to_a_room(path: str, room: str) -> None:
    assert room == quick.room_of(path, quick.rooms())


def test_every_room_of_the_source_can_be_tested_quickly() -> None:
    source = {path.name for path in (ROOT / "src/paddock").iterdir() if (path / "__init__.py").exists()}

    assert source - {"games"} <= set(quick.rooms())


def test_an_unknown_room_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == quick.quick(["games/ludo"])
    assert "there is no room 'games/ludo'; there are: analysis bots circuits" in capsys.readouterr().out


def test_times_are_added_by_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = [("tests.lab.test_a", "one", 1.5), ("tests.lab.test_b", "two", 2.0), ("tests.games.derby.test_c", "x", 1)]
    inner = "".join(f'<testcase classname="{room}" name="{name}" time="{time}"/>' for room, name, time in cases)
    (tmp_path / "times.xml").write_text(f"<testsuites><testsuite>{inner}</testsuite></testsuites>")
    quick.print_times(tmp_path / "times.xml")
    said = capsys.readouterr().out.splitlines()

    assert ["     3.5 s  tests.lab", "     1.0 s  tests.games.derby"] == said[:2]
    assert "     2.0 s  tests.lab.test_b::two" == said[3]


def project(folder: Path, changelog: str, cited: str) -> Path:
    (folder / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n')
    (folder / "CHANGELOG.md").write_text(f"# Changelog\n\n## {changelog}\n")
    (folder / "CITATION.cff").write_text(f"version: {cited}\n")
    return folder


def test_a_release_has_a_date_one_version_and_a_clean_tree(tmp_path: Path) -> None:
    assert [] == list(release.missing(project(tmp_path, "1.2.0, 2026-01-31", "1.2.0"), ""))


@pytest.mark.parametrize(
    ("changelog", "cited", "changed", "complaint"),
    [
        ("1.2.0, unreleased", "1.2.0", "", "CHANGELOG.md: the first section should be '## 1.2.0, YEAR-MONTH-DAY'"),
        ("1.1.0, 2026-01-31", "1.2.0", "", "CHANGELOG.md"),
        ("1.2.0, 2026-01-31", "1.1.0", "", "CITATION.cff: the version should be 1.2.0"),
        ("1.2.0, 2026-01-31", "1.2.0", " M README.md", "not committed"),
    ],
)
def test_what_a_release_lacks_is_said(tmp_path: Path, changelog: str, cited: str, changed: str, complaint: str) -> None:
    found = list(release.missing(project(tmp_path, changelog, cited), changed))

    assert 1 == len(found)
    assert complaint in found[0]


def test_a_release_names_its_public_address_if_it_has_one(tmp_path: Path) -> None:
    root = project(tmp_path, "1.2.0, 2026-01-31", "1.2.0")
    remote, page = "git@example.org:club/paddock.git", "https://example.org/club/paddock"

    assert [] == list(release.missing(root, "", "/home/ann/paddock"))
    wanted = f'pyproject.toml: [project.urls] should have Repository = "{page}"'
    assert [wanted] == list(release.missing(root, "", remote))

    with (root / "pyproject.toml").open("a", encoding="utf-8") as settings:
        settings.write(f'[project.urls]\nRepository = "{page}"\n')
    assert [] == list(release.missing(root, "", remote))


def test_one_version_number() -> None:
    cited = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text(), flags=re.MULTILINE)

    assert cited
    assert release.version(ROOT) == cited[1]


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"])
def test_newcomers_find_what_they_look_for(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8").strip()
