#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that each script of tests/accessibility is skipped where a package is missing, and names it: whatever this machine has,
the scripts find programs and Python modules of this test instead. No package is forgotten in .ci/run or CONTRIBUTING.md."""

import contextlib
import io
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = ROOT / "tests/accessibility"
sys.path.insert(0, str(SCRIPTS))

import desktop  # noqa: E402

GI = """def require_version(namespace, version):
    if namespace in {missing}:
        raise ValueError(f"Namespace {{namespace}} not available")
"""
PYATSPI = "import gi\ngi.require_version('Atspi', '2.0')\n"
NOT_INSTALLED = "raise ImportError\n"
PROGRAMS = desktop.PROGRAMS | desktop.OPENBOX | desktop.ORCA
PACKAGES = {*PROGRAMS.values(), *(package for _, package in desktop.TYPELIBS.values()), "python3-pyatspi", desktop.LAUNCHER_PACKAGE}


class Machine:
    """A machine without some packages, in a folder."""

    def __init__(self, folder: str, missing: set[str]) -> None:
        self.programs, modules = Path(folder, "bin"), Path(folder, "modules")
        self.programs.mkdir()
        modules.mkdir()
        for program, package in PROGRAMS.items():
            if package not in missing:
                (self.programs / program).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
                (self.programs / program).chmod(0o755)
        without = [namespace for namespace, (_, package) in desktop.TYPELIBS.items() if package in missing]
        pyatspi_missing = "python3-pyatspi" in missing
        gi_missing = "python3-gi" in missing
        (modules / "gi.py").write_text(NOT_INSTALLED if gi_missing else GI.format(missing=without), encoding="utf-8")
        (modules / "pyatspi.py").write_text(NOT_INSTALLED if pyatspi_missing else PYATSPI, encoding="utf-8")
        self.environment = {"PATH": str(self.programs), "PYTHONPATH": str(modules)}
        if "SYSTEMROOT" in os.environ:  # Python does not start on Windows without
            self.environment["SYSTEMROOT"] = os.environ["SYSTEMROOT"]


def run(script: Path, missing: set[str]) -> tuple[int, str]:
    """@return the exit status and what was said"""
    others = ["settebello-table"] if "PROGRAM SETTEBELLO_TABLE" in script.read_text(encoding="utf-8") else []
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run([sys.executable, "-B", script, "settebello", *others], env=Machine(folder, missing).environment, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return result.returncode, result.stdout


def check(missing: set[str], launchers: tuple[str, ...]) -> str:
    """@return what check_packages() prints before it skips the test; nothing if it does not"""
    said = io.StringIO()
    with tempfile.TemporaryDirectory() as folder:
        with mock.patch.dict(os.environ, Machine(folder, missing).environment), mock.patch.object(desktop, "LAUNCHERS", launchers):
            with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
                desktop.check_packages(desktop.OPENBOX | desktop.ORCA)
    return said.getvalue()


class Skipping(unittest.TestCase):
    def test_every_script_is_skipped(self) -> None:
        scripts = [path for path in SCRIPTS.glob("*.py") if path.read_text(encoding="utf-8").startswith("#!")]
        self.assertEqual(len(scripts), 9)
        for script in scripts:
            with self.subTest(script.name):
                status, said = run(script, {"gir1.2-gtk-3.0"})
                self.assertEqual(status, desktop.SKIPPED, said)
                self.assertRegex(said, r"^skipped: not installed: .*\bgir1\.2-gtk-3\.0\n$")

    def test_names_the_missing_package_alone(self) -> None:
        for package in PACKAGES - {desktop.LAUNCHER_PACKAGE}:
            with self.subTest(package):
                self.assertEqual(check({package}, (__file__,)), f"skipped: not installed: {package}\n")
        self.assertEqual(check(set(), ("/nonexistent",)), f"skipped: not installed: {desktop.LAUNCHER_PACKAGE}\n")
        self.assertEqual(check({"python3-gi"}, (__file__,)), "skipped: not installed: python3-pyatspi\n")

    def test_names_all_that_are_missing(self) -> None:
        self.assertEqual(set(check(PACKAGES, ()).removeprefix("skipped: not installed: ").split()), PACKAGES)

    def test_nothing_is_skipped_where_all_is_installed(self) -> None:
        self.assertEqual(check(set(), (__file__,)), "")


class Lists(unittest.TestCase):
    def test_ci_installs_what_is_needed(self) -> None:
        text = (ROOT / ".ci/run").read_text(encoding="utf-8")
        self.assertEqual(set(re.search(r"^ear_packages=\((.*)\)$", text, re.MULTILINE)[1].split()), PACKAGES)

    def test_contributors_read_what_is_needed(self) -> None:
        text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
        row = next(line for line in text.splitlines() if line.startswith("| `ctest") and "accessibility" in line)
        self.assertEqual({word for quoted in re.findall(r"`([^`]*)`", row)[1:] for word in quoted.split()}, PACKAGES)


if __name__ == "__main__":
    unittest.main()
