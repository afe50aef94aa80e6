#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every target of ours finds nlohmann_json through CMake, as it must where the headers are not on the compiler's
default path (vcpkg, Homebrew).

    json_target_test.py            preprocesses a source of every target
    json_target_test.py --build    builds the programs; takes minutes

The headers are in a private prefix, and others that are nothing but an error stand before those of the system. On Debian,
whose headers are in /usr/include, a missing target_link_libraries would otherwise go unnoticed.

CXX and Qt6_DIR name the compiler and Qt; ctest sets them. Not for Visual Studio, which has no such search order."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INCLUDE_ROOTS = ("core", "net", "ui", "app")
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)
HEADERS = ("json.hpp", "json_fwd.hpp")
CONFIG = """add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json INTERFACE "${CMAKE_CURRENT_LIST_DIR}/include")
"""
VERSION = "set(PACKAGE_VERSION 3.11)\nset(PACKAGE_VERSION_COMPATIBLE TRUE)\n"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def configure(folder: Path, *options: str) -> dict[str, str]:
    """Configures the project in folder/build; returns the environment for what is run there."""
    for name in HEADERS:
        write(folder / "hidden/nlohmann" / name, "#error found on the default path, not through the CMake target\n")
    write(folder / "prefix/nlohmann_jsonConfig.cmake", CONFIG)
    write(folder / "prefix/nlohmann_jsonConfigVersion.cmake", VERSION)
    # Searched after the folders that CMake passes, and before the system's.
    environment = {**os.environ, "CPLUS_INCLUDE_PATH": str(folder / "hidden")}
    subprocess.run(
        ["cmake", "--log-level=WARNING", "-S", ROOT, "-B", folder / "build", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
         "-DSETTEBELLO_TESTS=OFF", "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON", f"-Dnlohmann_json_DIR={folder / 'prefix'}",
         *options], env=environment, check=True, stdout=subprocess.DEVNULL)
    return environment


def included(file: Path, seen: set[Path]) -> Iterator[str]:
    """What a source includes, directly or through headers of ours."""
    seen.add(file)
    for name in INCLUDE.findall(file.read_text(encoding="utf-8")):
        yield name
        candidates = [file.parent / name, *(ROOT / root / name for root in INCLUDE_ROOTS)]
        for header in candidates:
            if header.is_file() and header not in seen:
                yield from included(header, seen)
                break


def sources_with_json(build: Path) -> dict[tuple[str, ...], Path]:
    """A source that includes nlohmann's headers for every different set of compiler flags, which is for every target."""
    found: dict[tuple[str, ...], Path] = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(entry["file"])
        if not file.is_relative_to(ROOT) or file.is_relative_to(build):
            continue
        words = shlex.split(entry["command"])
        flags = tuple(words[:words.index("-o")])
        if flags not in found and any(name.startswith("nlohmann/") for name in included(file, set())):
            found[flags] = file
    return found


@unittest.skipIf(os.name == "nt" or not (shutil.which("cmake") and shutil.which("ninja")), "needs CMake, Ninja, g++ or clang")
class JsonTarget(unittest.TestCase):
    def test_every_target_finds_json_through_cmake(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for header in HEADERS:  # what they declare is of no interest to the preprocessor
                write(folder / "prefix/include/nlohmann" / header, "")
            environment = configure(folder, "-DCMAKE_CXX_COMPILER_LAUNCHER=")
            sources = sources_with_json(folder / "build")
            folders = {file.relative_to(ROOT).parts[0] for file in sources.values()}
            self.assertEqual(folders, {"core", "net", "ui", "app"})
            for flags, file in sources.items():
                with self.subTest(file.relative_to(ROOT)):
                    result = subprocess.run([*flags, "-M", file], cwd=folder / "build", env=environment, text=True,
                                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
                    self.assertEqual(result.returncode, 0, result.stderr)
                    self.assertIn(str(folder / "prefix/include/nlohmann"), result.stdout)


def build() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree("/usr/include/nlohmann", folder / "prefix/include/nlohmann")
        environment = configure(folder)
        return subprocess.run(["cmake", "--build", folder / "build", "--target", "settebello", "settebello-cli"],
                              env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(build() if sys.argv[1:] == ["--build"] else unittest.main())
