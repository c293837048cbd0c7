"""Everything that Paddock keeps lies in one folder if `PADDOCK_DATA` names one."""

from pathlib import Path

import pytest

from paddock.circuits.library import own_folder
from paddock.cli.table import preferences
from paddock.cli.table.records import records_path
from paddock.core.folders import config_folder, data_folder
from paddock.server.config import Config


def test_one_folder_holds_circuits_records_preferences_and_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PADDOCK_DATA", str(tmp_path / "mine"))
    preferences.save_commentary("detail")

    assert own_folder() == tmp_path / "mine" / "circuits"
    assert records_path() == tmp_path / "mine" / "records"
    assert (tmp_path / "mine" / "table.json").exists()
    assert Config().database_url == f"sqlite:///{tmp_path / 'mine' / 'paddock.sqlite'}"


def test_otherwise_files_lie_where_the_system_keeps_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PADDOCK_DATA", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)

    assert tmp_path in data_folder().parents
    assert tmp_path in config_folder().parents


def test_the_folder_may_be_named_from_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PADDOCK_DATA", "~/races")

    assert data_folder() == tmp_path / "races"
