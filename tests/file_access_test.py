#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the window and the command line open files through core/storage/atomic_file alone, which refuses pipes,
devices and files that are too large. Reads the sources; no build is needed."""

import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What opens, reads, writes or replaces files by itself.
OPENS = re.compile(r"\bQFile\b(?!::(exists|encodeName|decodeName|moveToTrash)\b)|"
                   r"\b(QSaveFile|QTemporaryFile|QSettings|QTextStream|QImageReader|QImageWriter|[io]?fstream|fopen|freopen|"
                   r"_wfopen|_wopen|copy_file)\b|QSvgRenderer\s*\w*\(\s*(file|path|name)|(?<!\w)::open\s*\(")
# Sources that may, and what they open.
ALLOWED = {
    "net/words/word_list.cpp": "resources",
    "ui/cards/deck_file.cpp": "resources",
    "ui/cards/raster_check.cpp": "images in memory",
    "ui/faces/comment_texts.cpp": "resources",
    "ui/practice/practice_store.cpp": "resources",
    "ui/tasks/power.cpp": "what the kernel says of batteries, every few seconds",
}


def code(line):
    """A line without its comment and the texts in it; nothing of an #include."""
    return "" if line.startswith("#") else re.sub(r'"(\\.|[^"\\])*"', '""', line).split("//")[0]


def openings(text):
    """The lines of a source that open files, as (number, what)."""
    return [(number, match.group(0)) for number, line in enumerate(text.splitlines(), 1)
            for match in OPENS.finditer(code(line))]


class Files(unittest.TestCase):
    def test_are_opened_in_one_place(self):
        found = [f"{path.relative_to(ROOT)}:{number}: {what}"
                 for part in ("net", "ui", "app") for path in sorted((ROOT / part).rglob("*")) if path.suffix in (".h", ".cpp")
                 and path.relative_to(ROOT).as_posix() not in ALLOWED
                 for number, what in openings(path.read_text(encoding="utf-8"))]
        self.assertTrue(not found, "\n" + "\n".join(found))

    def test_no_exception_is_left_over(self):
        for name in ALLOWED:
            self.assertTrue(openings((ROOT / name).read_text(encoding="utf-8")), name)

    def test_openings_are_found(self):
        for line in ("    QFile file(name);", "const QSettings s(a, b);", "std::ifstream in(name);", "std::fopen(a, b);",
                     "QSvgRenderer renderer(file);", "const int handle = ::open(a, O_RDONLY);"):
            self.assertEqual(len(openings(line)), 1, line)
        for line in ("// QFile waits", 'tr("QFile")', "QSvgRenderer renderer(*svg);", "QFileInfo::exists(a)", "readFile(a, b)",
                     "QFileSystemWatcher w;", "QFileDialog d;", "#include <QFile>", "QFile::exists(a)", "MainWindow::open(a)"):
            self.assertEqual(openings(line), [], line)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
