#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts source files into groups that can be compiled as one, so that the headers they share are parsed once.

    unity_groups.py SIZE FILE...

Prints the number of each file's group, separated by semicolons. A group has at most SIZE files. A file that defines a local
name cannot share one with a file that has the same word. Used by settebello_unity (OurTargets.cmake) for the compiler and by
.ci/lint.py for clang-tidy."""

from __future__ import annotations

import math
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

ANONYMOUS = re.compile(r"^namespace \{$(.*?)^\} // namespace$", re.MULTILINE | re.DOTALL)
# clang-format puts whatever a namespace declares at the start of a line.
GTEST = {"TEST", "TEST_F", "TEST_P", "TYPED_TEST", "INSTANTIATE_TEST_SUITE_P", "TYPED_TEST_SUITE"}  # not names
DECLARED = re.compile(r"^(?!using )(?:[A-Za-z][\w:<>,&*\[\]() ]*?[ &*])?(\w+)(?=[({=;\[]| [={:])", re.MULTILINE)
ALIAS = re.compile(r"^using (\w+) = (.*?);", re.MULTILINE | re.DOTALL)
NOT_CODE = re.compile(r"//.*|\"[^\"\n]*\"")


@dataclass
class Words:
    """Of a file, or of a group of files."""

    declared: dict[str, str] = field(default_factory=dict)  # in anonymous namespaces; for a type alias, what it stands for
    used: set[str] = field(default_factory=set)  # all, those declared among them

    def fit(self, other: Words) -> bool:
        """Whether both can be in one file: the same alias may be there twice."""
        return all((alias and alias == self.declared.get(name) == other.declared.get(name)) or
                   not (name in self.used and name in other.used)
                   for name, alias in (self.declared | other.declared).items())

    def add(self, other: Words) -> None:
        self.declared |= other.declared
        self.used |= other.used


def words_of(file: Path) -> Words:
    text = file.read_text(encoding="utf-8")
    found = Words()
    for part in ANONYMOUS.findall(text):
        found.declared |= dict.fromkeys(DECLARED.findall(part), "") | dict(ALIAS.findall(part))
    for name in GTEST:
        found.declared.pop(name, None)
    found.used = {*re.findall(r"\w+", NOT_CODE.sub("", text)), *found.declared}
    return found


def groups(files: list[Path], size: int) -> list[list[Path]]:
    """Groups of about the same size. Each file joins the smallest one that it fits; those that fit the fewest others choose
    first."""
    words = {file: words_of(file) for file in files}
    clashes = {file: sum(not words[file].fit(words[other]) for other in files) for file in files}
    found: list[tuple[list[Path], Words]] = [([], Words()) for _ in range(math.ceil(len(files) / size))]
    for file in sorted(files, key=clashes.__getitem__, reverse=True):
        fitting = [one for one in found if len(one[0]) < size and words[file].fit(one[1])]
        if not fitting:
            fitting = [([], Words())]
            found += fitting
        group, taken = min(fitting, key=lambda one: len(one[0]))
        group.append(file)
        taken.add(words[file])
    return [group for group, _ in found]


def main() -> None:
    files = [Path(name) for name in sys.argv[2:]]
    number = {file: n for n, group in enumerate(groups(files, int(sys.argv[1]))) for file in group}
    print(";".join(str(number[file]) for file in files))


if __name__ == "__main__":
    main()
