#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the number of games where a text names it.

SETTEBELLO_CLI names the program that knows the games; ctest sets it."""

from __future__ import annotations

import os
import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# As in packaging/CMakeLists.txt, which fills the number into descriptions and man pages.
PRESET = re.compile(r'[pP]reset[({]"')


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@unittest.skipUnless("SETTEBELLO_CLI" in os.environ, "settebello-cli was not built")
class Games(unittest.TestCase):
    def setUp(self) -> None:
        listing = subprocess.run([os.environ["SETTEBELLO_CLI"], "rules", "list"], check=True, capture_output=True,
                                 encoding="utf-8").stdout
        self.games = len(listing.splitlines())

    def test_readme(self) -> None:
        for number in re.findall(r"\b(\d+) games\b", text("README.md")):
            self.assertEqual(int(number), self.games, f"README.md: there are {self.games} games; better say no number")

    def test_packages(self) -> None:
        self.assertIn(PRESET.pattern.replace('"', '\\"'), text("packaging/CMakeLists.txt"))
        self.assertEqual(len(PRESET.findall(text("core/rules/presets.cpp"))), self.games,
                         "packaging/CMakeLists.txt counts the games by a pattern that no longer fits "
                         "core/rules/presets.cpp: adapt it there and in this test")


if __name__ == "__main__":
    unittest.main()
