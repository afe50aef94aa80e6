#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says which committed icons are not what resources/icons/draw_icon.py would write; exit 1 if any is stale."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DRAW = Path(__file__).resolve().parents[2] / "resources" / "icons" / "draw_icon.py"

if __name__ == "__main__":
    sys.exit(subprocess.run([sys.executable, "-B", str(DRAW), "--check"], check=False).returncode)
