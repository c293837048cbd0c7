"""Lets the build of the package build the browser table first."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from build_web import build


class WebHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before files are collected."""

    PLUGIN_NAME = "web"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()
