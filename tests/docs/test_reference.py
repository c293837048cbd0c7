"""The reference is whole: it has every command, package, endpoint, message and environment, and every switch."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

import paddock
import paddock.server.endpoints
from documented import ROOT
from paddock.cli.command import COMMANDS
from paddock.envs import spaces
from paddock.server.api import ENDPOINTS
from paddock.server.messages import Orders, Replies
from reference_packages import PACKAGES
from reference_pages import pages, write_reference
from rule_pages import switch_lines
from serving import config, serving


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    return pages()


def test_every_command_is_described(written: dict[str, str]) -> None:
    page = written["commands.md"]

    assert [name for name in COMMANDS if f"\n## paddock {name}\n" not in page] == []
    for below in ("circuit draw", "league correct", "server backup"):
        assert f"\n### paddock {below}\n" in page
    assert "| `--until-clear` |" in page


def test_every_variable_that_the_source_reads_is_described(written: dict[str, str]) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    read = set(re.findall(r'environ(?:\.get\(|\[)"(\w+)"', source)) | set(re.findall(r'"(PADDOCK_\w+)"', source))

    assert read
    assert [name for name in read - {"TERM"} if f"`{name}`" not in written["commands.md"]] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_of_a_package_is_described(written: dict[str, str], package: str) -> None:
    page = written[f"package-{package.rsplit('.', 1)[1]}.md"]

    assert [name for name in import_module(package).__all__ if f":: {package}.{name}\n" not in page] == []


def test_every_endpoint_and_every_message_is_described(written: dict[str, str]) -> None:
    http, socket = written["http.md"], written["websocket.md"]

    assert [point.path for point in ENDPOINTS if f"### `{point.method} {point.path}`\n" not in http] == []
    for kind in (*get_args(Orders), *get_args(Replies)):
        assert f"\n### {kind.__struct_config__.tag}\n" in socket


@pytest.mark.parametrize("game", paddock.games())
def test_every_environment_has_a_page_with_its_spaces(written: dict[str, str], game: str) -> None:
    page, found = written[f"environment-{game}.md"], spaces(game)

    assert f'"paddock/{found.version}"' in page
    assert f"| {found.setup.seats} | {found.actions.size:,} | {found.fields.size:,} |" in page
    assert [name for name in found.features.names if f"`{name}`" not in page] == []


@pytest.mark.parametrize("name", paddock.games())
def test_every_switch_says_what_it_does(name: str) -> None:
    game = paddock.game(name)
    text = "\n".join(switch_lines(game))

    for switch in game.switches:
        row = next(line for line in text.splitlines() if line.startswith(f"| `{switch.name}` |"))
        assert len(row.split("|")[-2].split()) > 3, row
    assert [each.name for each in game.presets if f"| `{each.name}` |" not in text] == []


def test_pages_of_what_is_gone_are_removed(tmp_path: Path) -> None:
    (tmp_path / "environment-ludo.md").write_text("# Ludo", encoding="utf-8")
    write_reference(tmp_path)

    assert not (tmp_path / "environment-ludo.md").exists()
    assert (tmp_path / "http.md").exists()


def test_the_example_client_races_with_what_the_pages_say(tmp_path: Path) -> None:
    with serving(config(tmp_path)) as server:
        words = [sys.executable, str(ROOT / "examples" / "client.py"), server.url]
        done = subprocess.run(words, capture_output=True, text=True, check=True, timeout=240)

    assert "The race is over" in done.stdout
