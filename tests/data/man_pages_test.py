#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the man pages list the same options and commands as the programs' own help.

SETTEBELLO, SETTEBELLO_CLI and SETTEBELLO_TABLE name the programs; ctest sets them."""

from __future__ import annotations

import os
import re
import subprocess
import unittest
from pathlib import Path

PAGES = Path(__file__).resolve().parents[2] / "packaging" / "man"
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def page(name: str) -> str:
    text = (PAGES / f"{name}.6.in").read_text(encoding="utf-8").replace("\\-", "-")
    return re.sub(r"\\f[BIR]", "", text)


def output_of(program: str, *arguments: str) -> str:
    return subprocess.run([program, *arguments], check=True, capture_output=True, encoding="utf-8").stdout


class ManPages(unittest.TestCase):
    def test_name_and_version(self) -> None:
        for name in ("settebello", "settebello-cli", "settebello-table"):
            self.assertIn(f'.TH {name.upper()} 6 ', page(name))
            self.assertIn('"Settebello @PROJECT_VERSION@"', page(name))

    def test_the_files_that_are_kept(self) -> None:
        """Those of interfaces.md, but for the ones that only hold a lock."""
        interfaces = (PAGES.parents[1] / "docs" / "interfaces.md").read_text(encoding="utf-8")
        section = interfaces.split("\n## 7. ")[1].split("\n## ")[0]
        kept = {name for name in re.findall(r"^\| `([\w./]+)` \|", section, re.MULTILINE) if not name.endswith(".lock")}
        self.assertGreater(len(kept), 5)
        said = re.findall(r"^\.I ~/\.(?:local/share|config)/settebello/settebello/(\S+)$", page("settebello"), re.MULTILINE)
        self.assertEqual(set(said), kept | {"settings.json", "window.json", "relay.json"})

    @unittest.skipUnless("SETTEBELLO" in os.environ, "the window program was not built")
    def test_the_window_programs_options(self) -> None:
        help_text = output_of(os.environ["SETTEBELLO"], "--help")
        self.assertEqual(set(OPTION.findall(page("settebello"))), set(OPTION.findall(help_text)))

    @unittest.skipUnless("SETTEBELLO_TABLE" in os.environ, "settebello-table was not built")
    def test_the_options_of_tables(self) -> None:
        help_text = output_of(os.environ["SETTEBELLO_TABLE"], "--help")
        self.assertEqual(set(OPTION.findall(page("settebello-table"))), set(OPTION.findall(help_text)))

    @unittest.skipUnless("SETTEBELLO_CLI" in os.environ, "settebello-cli was not built")
    def test_the_commands_and_their_options(self) -> None:
        program = os.environ["SETTEBELLO_CLI"]
        overview = output_of(program, "--help")
        commands = sorted(set(re.findall(r"^  ([a-z]+)\b", overview, re.MULTILINE)))
        self.assertGreater(len(commands), 5)
        said = page("settebello-cli")
        self.assertEqual(sorted(set(re.findall(r"^\.B ([a-z]+)\b(?!-cli)", said, re.MULTILINE))), commands)
        options = set(OPTION.findall(overview))
        for command in commands:
            options |= set(OPTION.findall(output_of(program, "--help", command)))
        self.assertEqual(set(OPTION.findall(said)), options)


if __name__ == "__main__":
    unittest.main()
