#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the committed icons are what resources/scripts/icons/draw_icons.py draws; lists the stale ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DRAW = Path(__file__).resolve().parents[2] / "resources" / "scripts" / "icons" / "draw_icons.py"

if __name__ == "__main__":
    sys.exit(subprocess.run([sys.executable, "-B", str(DRAW), "--check"], check=False).returncode)
