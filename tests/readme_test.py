#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Follows every link and picture in the texts for people, as far as they lead into this repository."""

from __future__ import annotations

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(([^)\s]+)\)|\b(?:src|srcset|href)=\"([^\"]+)\"")


def texts() -> list[Path]:
    inner = (path for folder in ("app", "core", "packaging", "resources", "tests", "ui")
             for path in (ROOT / folder).rglob("*.md"))
    return sorted([*ROOT.glob("*.md"), *inner])


def anchors(markdown: str) -> set[str]:
    """What a page's headings can be called by in a link."""
    headings = re.findall(r"^#+ (.*)$", markdown, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


class Links(unittest.TestCase):
    def test_each_leads_somewhere(self) -> None:
        followed = 0
        for text in texts():
            for link in LINK.finditer(text.read_text(encoding="utf-8")):
                target = link[1] or link[2]
                if re.match(r"[a-z]+:", target):
                    continue
                name, _, anchor = target.partition("#")
                file = text.parent / name if name else text
                with self.subTest(text=text.relative_to(ROOT), link=target):
                    self.assertTrue(file.exists())
                    if anchor:
                        self.assertIn(anchor, anchors(file.read_text(encoding="utf-8")))
                followed += 1
        self.assertGreater(followed, 20)


if __name__ == "__main__":
    unittest.main()
