#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the project is built without each of the libraries that playing with friends needs (docs/decisions/0020): that
CMake says which one is missing, and that the sources which use it compile. Nothing is linked.

CXX and Qt6_DIR name the compiler and Qt; ctest sets them. Needs pkg-config."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = {"sodium": "libsodium", "miniupnpc": "miniupnpc", "mosquitto": "libmosquitto"}


def configure(folder: Path, found: list[str]) -> str:
    """Configures the project where pkg-config knows these modules and no others; returns what CMake says."""
    modules = folder / "pkgconfig"
    modules.mkdir()
    for module in found:
        place = subprocess.run(["pkg-config", "--variable=pcfiledir", module], check=True, capture_output=True, text=True)
        shutil.copy(Path(place.stdout.strip()) / f"{module}.pc", modules)
    return subprocess.run(
        ["cmake", "-S", ROOT, "-B", folder / "build", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
         "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON"], check=True, capture_output=True, text=True,
        env={**os.environ, "PKG_CONFIG_LIBDIR": str(modules), "PKG_CONFIG_PATH": ""}).stdout


def compile_users(folder: Path, library: str) -> list[str]:
    """Compiles the sources that ask whether the library is there, without writing anything; returns what is wrong."""
    wrong, count = [], 0
    for command in json.loads((folder / "build/compile_commands.json").read_text(encoding="utf-8")):
        source = Path(command["file"])
        if not source.is_relative_to(ROOT / "net") or f"SETTEBELLO_{library.upper()}" not in source.read_text(encoding="utf-8"):
            continue
        count += 1
        words = shlex.split(command["command"])
        words[words.index("-o"):words.index("-o") + 2] = ["-fsyntax-only", "-Werror"]
        done = subprocess.run(words, cwd=command["directory"], capture_output=True, text=True, check=False)
        wrong += [done.stderr] if done.returncode else []
    return wrong if count else [f"no source asks for {library}"]


@unittest.skipUnless(shutil.which("pkg-config"), "needs pkg-config")
class OptionalLibraries(unittest.TestCase):
    def setUp(self) -> None:
        known = [subprocess.run(["pkg-config", "--exists", module], check=False).returncode == 0 for module in MODULES.values()]
        if not all(known):
            self.skipTest("needs all of " + " ".join(MODULES.values()))

    def check(self, missing: list[str]) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            said = configure(folder, [module for library, module in MODULES.items() if library not in missing])
            for library, module in MODULES.items():
                self.assertEqual(library in missing, f"{module} not found" in said, said)
            for library in missing:
                self.assertEqual(compile_users(folder, library), [])

    def test_each_may_be_missing(self) -> None:
        for library in MODULES:
            with self.subTest(library):
                self.check([library])

    def test_all_may_be_missing(self) -> None:
        self.check(list(MODULES))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
