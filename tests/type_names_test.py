#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no two headers define a type of the same name in the same namespace. The linker would take one for the other
without a word wherever a template is made of both (the One Definition Rule), and their files could not be compiled as one.

Reads the headers; no build is needed."""

from __future__ import annotations

import re
import tempfile
import unittest
from pathlib import Path

from source_tree import write_tree

ROOT = Path(__file__).resolve().parent.parent
# clang-format puts whatever a namespace declares at the start of a line.
NAMESPACE = re.compile(r"^namespace ([\w:]+) \{", re.MULTILINE)
TYPE = re.compile(r"^(?:struct|class|enum class|enum|union) (\w+)(?: final)?(?: : [^;{]*)? \{", re.MULTILINE)


def doubles(root: Path) -> list[str]:
    """Every type that more than one header defines, with the headers."""
    places: dict[tuple[str, str], list[str]] = {}
    for header in sorted(header for part in ("core", "net", "ui", "app") for header in (root / part).rglob("*.h")):
        text = header.read_text(encoding="utf-8")
        namespace = NAMESPACE.search(text)
        for name in TYPE.findall(text):
            places.setdefault((namespace[1] if namespace else "", name), []).append(header.relative_to(root).as_posix())
    return [f"{name}: {', '.join(headers)}" for (_, name), headers in places.items() if len(headers) > 1]


class OurTypes(unittest.TestCase):
    def test_have_names_of_their_own(self) -> None:
        self.assertEqual(doubles(ROOT), [])


class TheCheckItself(unittest.TestCase):
    def doubles_in(self, files: dict[str, str]) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            return doubles(write_tree(folder, files))

    def test_finds_a_double(self) -> None:
        self.assertEqual(self.doubles_in({
            "core/a.h": "namespace settebello {\nstruct One {\n};\nclass Two : public One {\n};\n}\n",
            "ui/b.h": "namespace settebello {\nenum class One { A };\nclass Two final : public QObject {\n};\n}\n",
        }), ["One: core/a.h, ui/b.h", "Two: core/a.h, ui/b.h"])

    def test_accepts_what_is_right(self) -> None:
        self.assertEqual(self.doubles_in({
            "core/a.h": "namespace settebello {\nstruct One {\n    struct Part {\n    };\n};\nclass Two;\n}\n",
            "core/b.h": "namespace settebello::cli {\nstruct One {\n    struct Part {\n    };\n};\n}\n",
            "core/c.h": "namespace settebello {\nstruct One;\nclass Two {\n};\n}\n",
        }), [])


if __name__ == "__main__":
    unittest.main()
