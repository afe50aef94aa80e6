#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts source files into groups that can be compiled as one, so that the headers they share are parsed once.

    unity_groups.py SIZE FILE...

Prints the number of each file's group, separated by semicolons. A group has at most SIZE files. Files that define the same
local name cannot share one. Used by settebello_unity (OurTargets.cmake) for the compiler and by .ci/lint.py for clang-tidy."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ANONYMOUS = re.compile(r"^namespace \{$(.*?)^\} // namespace$", re.MULTILINE | re.DOTALL)
# clang-format puts whatever a namespace declares at the start of a line.
GTEST = {"TEST", "TEST_F", "TEST_P", "TYPED_TEST", "INSTANTIATE_TEST_SUITE_P", "TYPED_TEST_SUITE"}  # not names
DECLARED = re.compile(r"^(?!using )(?:[A-Za-z][\w:<>,&*\[\]() ]*?[ &*])?(\w+)(?=[({=;\[]| [={:])", re.MULTILINE)


ALIAS = re.compile(r"^using (\w+) = (.*?);", re.MULTILINE | re.DOTALL)


def local_names(file: Path) -> dict[str, str]:
    """What the file declares in its anonymous namespaces; for a type alias, with what it stands for."""
    names: dict[str, str] = {}
    for part in ANONYMOUS.findall(file.read_text(encoding="utf-8")):
        names |= dict.fromkeys(DECLARED.findall(part), "") | dict(ALIAS.findall(part))
    return {name: alias for name, alias in names.items() if name not in GTEST}


def fit(names: dict[str, str], taken: dict[str, str]) -> bool:
    """Whether both can be declared in one file: the same alias may be there twice."""
    return all(alias and alias == taken[name] for name, alias in names.items() if name in taken)


def groups(files: list[Path], size: int) -> list[list[Path]]:
    """Each file joins the first group that has room and does not declare one of its local names."""
    found: list[tuple[list[Path], dict[str, str]]] = []
    for file in files:
        names = local_names(file)
        for group, taken in found:
            if len(group) < size and fit(names, taken):
                group.append(file)
                taken |= names
                break
        else:
            found.append(([file], names))
    return [group for group, _ in found]


def main() -> None:
    files = [Path(name) for name in sys.argv[2:]]
    number = {file: n for n, group in enumerate(groups(files, int(sys.argv[1]))) for file in group}
    print(";".join(str(number[file]) for file in files))


if __name__ == "__main__":
    main()
