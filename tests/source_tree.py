# SPDX-License-Identifier: GPL-3.0-or-later
"""Small trees of source files, for tests of the checks that read ours."""

from __future__ import annotations

from pathlib import Path


def write_tree(folder: str, files: dict[str, str]) -> Path:
    """Writes texts to paths in a folder; returns the folder."""
    for name, text in files.items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Path(folder)
