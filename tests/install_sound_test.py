#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that packaging/run installs Qt Multimedia and the libraries for playing with friends where it can, says so in one line, and
goes on without them where it cannot.
Runs packaging/lib.sh with imitations of apt-get and its kin."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "qt6-multimedia-dev"
FRIENDS = ["libsodium-dev", "libminiupnpc-dev", "libmosquitto-dev"]
# They say what was asked of them in the file "asked".
PROGRAMS = {
    "dpkg-query": 'case " $INSTALLED " in *" ${@: -1} "*) echo -n installed ;; *) exit 1 ;; esac',
    "apt-cache": 'case " $KNOWN " in *" ${@: -1} "*) echo "Package: ${@: -1}" ;; esac',
    "apt-get": 'echo "$@" >>"$ASKED"; exit "$APT_FAILS"',
    "sudo": 'exec "$@"',
}


@unittest.skipUnless(os.name == "posix" and shutil.which("bash"), "needs bash")
class InstallSound(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for name, text in PROGRAMS.items():
            program = self.folder / name
            program.write_text(f"#!/usr/bin/env bash\n{text}\n")
            program.chmod(0o755)

    def install(self, installed="", known=PACKAGE, fails=0, function="install_sound"):
        """@return what was said, line by line, and what apt-get was asked."""
        asked = self.folder / "asked"
        environment = {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ['PATH']}", "INSTALLED": installed,
                       "KNOWN": known, "APT_FAILS": str(fails), "ASKED": str(asked)}
        run = subprocess.run(["bash", "-c", 'set -euo pipefail; source "$0"; "$1"; echo went on',
                              str(ROOT / "packaging" / "lib.sh"), function], env=environment, capture_output=True, text=True, check=True)
        said = [line for line in run.stdout.splitlines() if line]
        self.assertEqual(said.pop(), "went on")
        return said, asked.read_text() if asked.exists() else ""

    def test_is_installed_and_announced_in_one_line(self):
        said, asked = self.install()
        self.assertEqual(len(said), 1)
        self.assertIn(PACKAGE, said[0])
        self.assertIn(f"install -y -qq --no-install-recommends {PACKAGE}", asked)

    def test_nothing_is_said_or_done_if_it_is_there(self):
        self.assertEqual(self.install(installed=PACKAGE), ([], ""))

    def test_goes_on_if_the_system_does_not_know_it(self):
        said, asked = self.install(known="")
        self.assertEqual(len(said), 1)
        self.assertIn("without sound", said[0])
        self.assertEqual(asked, "")

    def test_goes_on_if_it_cannot_be_installed(self):
        said, asked = self.install(fails=100)
        self.assertIn(PACKAGE, asked)
        self.assertIn("without sound", said[-1])

    def test_libraries_for_friends_are_installed_together(self):
        said, asked = self.install(known=" ".join(FRIENDS), function="install_friends")
        self.assertEqual(len(said), 1)
        self.assertIn(f"install -y -qq --no-install-recommends {' '.join(FRIENDS)}", asked)

    def test_one_library_may_be_unknown(self):
        said, asked = self.install(installed=FRIENDS[0], known=FRIENDS[2], function="install_friends")
        self.assertIn(f"apt-get knows no {FRIENDS[1]}", said[0])
        self.assertIn(f"--no-install-recommends {FRIENDS[2]}", asked)

    def test_packaging_run_does_it_before_it_configures(self):
        lines = (ROOT / "packaging" / "run").read_text(encoding="utf-8").splitlines()
        self.assertLess(lines.index("install_sound"), lines.index("configure"))
        self.assertLess(lines.index("install_friends"), lines.index("configure"))


if __name__ == "__main__":
    unittest.main()
