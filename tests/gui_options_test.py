#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the window program refuses senseless options before it opens a window or a file.

SETTEBELLO names the program; ctest sets it."""

import os
import subprocess
import sys
import tempfile
import unittest


@unittest.skipUnless("SETTEBELLO" in os.environ, "the window program was not built")
class Options(unittest.TestCase):
    def assert_usage_error(self, said, *arguments):
        with tempfile.TemporaryDirectory() as home:
            environment = {**os.environ, "HOME": home, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
            # A program that opens its window in spite of the fault would not end by itself.
            result = subprocess.run([os.environ["SETTEBELLO"], *arguments], env=environment, cwd=home, timeout=60,
                                    stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8")
            self.assertEqual(result.returncode, 2, result.stderr)
            self.assertIn(said, result.stderr)

    def test_config_without_a_folder(self):
        self.assert_usage_error("--config needs the name of a folder.", "--config", "")
        self.assert_usage_error("--config needs the name of a folder.", "--config=")

    @unittest.skipIf(sys.platform in ("win32", "darwin"), "names of files are Unicode there")
    def test_config_with_a_name_that_is_no_utf_8(self):
        self.assert_usage_error("--config needs a folder whose name is UTF-8.", "--config", b"caff\xe8")

    def test_others(self):
        self.assert_usage_error("Not a number for --seed: x", "--seed", "x")
        self.assert_usage_error("No such language: xx", "--language", "xx")
        self.assert_usage_error("Unexpected argument: b", "a", "b")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
