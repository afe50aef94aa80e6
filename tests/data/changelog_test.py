#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the format of CHANGELOG.md, which packages rely on, and its versions against the one in CMakeLists.txt."""

from __future__ import annotations

import re
import unittest
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


class Changelog(unittest.TestCase):
    def setUp(self) -> None:
        self.text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        cmake = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
        self.version = re.search(r"^    VERSION (\d+\.\d+\.\d+)$", cmake, re.MULTILINE).group(1)

    def test_what_is_not_released_comes_first_then_the_versions_newest_first(self) -> None:
        headings = re.findall(r"^## (.*)$", self.text, re.MULTILINE)
        self.assertEqual(headings[0], "[Unreleased]")
        released = []
        for heading in headings[1:]:
            self.assertRegex(heading, r"^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$")
            version, day = re.findall(r"[\d.-]+(?=\]|$)", heading)
            released.append((numbers(version), date.fromisoformat(day)))
        self.assertEqual(released, sorted(released, reverse=True))
        if released:
            self.assertLessEqual(released[0][0], numbers(self.version))

    def test_changes_stand_under_their_kinds(self) -> None:
        self.assertLessEqual(set(re.findall(r"^### (.*)$", self.text, re.MULTILINE)), KINDS)

    def test_the_version_stands_nowhere_else(self) -> None:
        version = re.compile(rf"(?<![\w.]){re.escape(self.version)}(?![\w.])")
        for folder in ("app", "cmake", "core", "packaging", "ui"):
            for path in sorted((ROOT / folder).rglob("*")):
                if path.is_file() and path.suffix != ".svg":
                    self.assertNotRegex(path.read_text(encoding="utf-8"), version, path)


if __name__ == "__main__":
    unittest.main()
