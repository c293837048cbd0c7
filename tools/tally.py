"""Counts of a long proof that add up over several runs, in `build/proofs.json`, with the day and the machine's load."""

import datetime
import json
import os
from pathlib import Path
from typing import Any

PROOFS = Path(__file__).resolve().parent.parent / "build" / "proofs.json"


def add(name: str, counts: dict[str, float], most: dict[str, float] | None = None) -> dict[str, Any]:
    """Add counts to those of earlier runs, and keep the largest of some figures; the sums."""
    known: dict[str, Any] = json.loads(PROOFS.read_text(encoding="utf-8")) if PROOFS.exists() else {}
    sums: dict[str, Any] = known.setdefault(name, {"runs": 0})
    sums["runs"] += 1
    for key, value in counts.items():
        sums[key] = round(sums.get(key, 0) + value, 1)
    for key, value in {**(most or {}), "load": os.getloadavg()[0]}.items():
        sums[f"most {key}"] = round(max(sums.get(f"most {key}", 0), value), 1)
    sums["day"] = datetime.date.today().isoformat()
    PROOFS.parent.mkdir(exist_ok=True)
    PROOFS.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    return sums


def said(sums: dict[str, Any]) -> str:
    """The sums as one line."""
    return ", ".join(f"{key} {value}" for key, value in sums.items())
