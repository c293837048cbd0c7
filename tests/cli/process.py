"""The command as a process."""

import os
import subprocess
import sys


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command as a process, with this input."""
    command = [sys.executable, "-m", "paddock.cli", *words]
    env = {**os.environ, "PYTHONUTF8": "1"}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, encoding="utf-8", env=env, timeout=60, check=False
    )
