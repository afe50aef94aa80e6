#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a cross build draws the icons with programs of the machine that builds.

The "cross compiler" is that of this machine, but what it links does not start here: its dynamic linker does not exist.

CXX and Qt6_DIR name the compiler and Qt; ctest sets them. Linux only."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLCHAIN = """set(CMAKE_SYSTEM_NAME Linux) # makes it a cross build
set(CMAKE_EXE_LINKER_FLAGS_INIT -Wl,--dynamic-linker=/nonexistent)
"""


@unittest.skipUnless(sys.platform == "linux" and shutil.which("cmake") and shutil.which("ninja"), "needs Linux, CMake, Ninja")
class IconPrograms(unittest.TestCase):
    def run_cmake(self, *arguments: str | Path) -> None:
        result = subprocess.run(["cmake", *arguments], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_a_cross_build_draws_icons(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            build = Path(name) / "build"
            toolchain = Path(name) / "toolchain.cmake"
            toolchain.write_text(TOOLCHAIN, encoding="utf-8")
            self.run_cmake("-S", ROOT, "-B", build, "-G", "Ninja", "-DSETTEBELLO_TESTS=OFF",
                           f"-DCMAKE_TOOLCHAIN_FILE={toolchain}")
            self.run_cmake("--build", build, "--target", "settebello_icons")
            self.assertTrue((build / "packaging/linux/icons/256.png").is_file())


if __name__ == "__main__":
    unittest.main()
