#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the memory of a guest's program while it plays, and looks for cards that its seat has not seen (process_memory.py). That of
the window is looked at by tests/accessibility/atspi_guest_memory.py.

    guest_memory_test.py SETTEBELLO_TABLE"""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from process_memory import Stop, cannot_read, check_hands, check_pack, secrets_of

TABLE = sys.argv.pop(1) if len(sys.argv) > 1 else ""


class Table:
    """A host and a guest, slow enough to be looked at."""

    def __init__(self, folder: Path, preset: str, players: str) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        slow = ["--delay", "300"]
        self.host = self.begin("--host", "--rules", preset, "--players", players, "--no-search", "--port", port, "--state",
                               folder / "host", *slow)
        key = re.search(r"key=[^&\s]+", self.heard(self.host, "link: "))[0]
        self.guest = self.begin("--join", f"settebello:table?{key}&at=127.0.0.1:{port}", "--level", "greedy", "--state",
                                folder / "guest", "--records", folder / "records", *slow)

    @staticmethod
    def begin(*words: object) -> subprocess.Popen:
        return subprocess.Popen([TABLE, *map(str, words)], stdout=subprocess.PIPE, text=True)  # pylint: disable=consider-using-with

    @staticmethod
    def heard(process: subprocess.Popen, beginning: str) -> str:
        for line in process.stdout:
            if line.startswith(beginning):
                return line
        raise AssertionError(f"no {beginning}")

    def round(self) -> dict:
        """The first one, when it is over."""
        [record] = (self.folder / "records").glob("*.scopa.json")
        return json.loads(record.read_text(encoding="utf-8"))["rounds"][0]

    def stop(self) -> Stop:
        return Stop(self.host, self.guest, self.folder / "guest/1/table.json")

    def end(self) -> None:
        for process in (self.guest, self.host):
            process.kill()
            process.wait()
            process.stdout.close()


@unittest.skipIf(sys.platform != "linux", "reads /proc")
class GuestMemory(unittest.TestCase):
    def setUp(self):
        if reason := cannot_read():
            self.skipTest(reason)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def begin(self, preset, players) -> Table:
        table = Table(self.folder, preset, players)
        self.addCleanup(table.end)
        table.heard(table.guest, "round 1 is dealt")
        return table

    def test_pack_and_numbers(self):
        table = self.begin("scopa", "greedy,guest")
        stops = []
        for _ in range(2):
            stops.append(table.stop())
            time.sleep(1)
        secrets = secrets_of(self.folder / "host/1/table.json")
        table.heard(table.guest, "round 1 is over")
        after = table.stop()
        check_pack(stops, after, table.round()["deck"], secrets)

    def test_hands_of_others(self):
        table = self.begin("scopone-scientifico", "greedy,guest,greedy,greedy")
        stop = table.stop()
        table.heard(table.guest, "round 1 is over")
        check_hands(stop, table.round(), 1)


if __name__ == "__main__":
    if not TABLE:
        sys.exit(__doc__)
    unittest.main(argv=[sys.argv[0], "-v"])
