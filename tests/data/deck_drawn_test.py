#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the committed cards are what resources/scripts/decks/draw_decks.py draws; lists the stale ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DRAW = Path(__file__).resolve().parents[2] / "resources" / "scripts" / "decks" / "draw_decks.py"

if __name__ == "__main__":
    sys.exit(subprocess.run([sys.executable, "-B", str(DRAW), "--check"], check=False).returncode)
