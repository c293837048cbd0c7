"""Builds the browser table before the package and, if PADDOCK_COMPILE is set, the compiled engine for this platform.

`PADDOCK_COMPILE=all` compiles every game; names of games, separated by spaces, compile only those.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import build_web
import compile as engine


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before files are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_web.build()
        games = os.environ.get("PADDOCK_COMPILE", "").split()
        if games and self.target_name == "wheel" and version == "standard":
            self.compile_engine([] if games == ["all"] else games, build_data)

    def compile_engine(self, games: list[str], build_data: dict[str, Any]) -> None:
        """Put the extension modules into the wheel, beside their sources, and tag it for this platform."""
        folder = engine.ROOT / "build" / "wheel"
        shutil.rmtree(folder, ignore_errors=True)
        engine.build(engine.rooms(games), into=folder)
        modules = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
        build_data["force_include"] |= {str(path): path.relative_to(folder).as_posix() for path in modules}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
