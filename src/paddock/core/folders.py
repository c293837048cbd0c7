"""Where Paddock keeps its files: in the system's usual folders, or all of it in the one that `PADDOCK_DATA` names."""

import os
from pathlib import Path

from platformdirs import user_config_path, user_data_path

VARIABLE = "PADDOCK_DATA"


def data_folder() -> Path:
    """The folder of races, records and circuits."""
    return _named_folder() or user_data_path("paddock", appauthor=False)


def config_folder() -> Path:
    """The folder of preferences."""
    return _named_folder() or user_config_path("paddock", appauthor=False)


def _named_folder() -> Path | None:
    named = os.environ.get(VARIABLE)
    return Path(named).expanduser() if named else None
