#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says which committed table ornaments are not what the scripts in resources/tables/draw would write; exit 1 if any is stale."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DRAW = Path(__file__).resolve().parents[2] / "resources" / "tables" / "draw" / "tables.py"

if __name__ == "__main__":
    sys.exit(subprocess.run([sys.executable, "-B", str(DRAW), "--check"], check=False).returncode)
