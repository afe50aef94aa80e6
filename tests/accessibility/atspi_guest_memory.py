#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the memory of the window's program while somebody plays in it as a guest, and looks for cards that its seat has not seen
(tests/net/process_memory.py): over AT-SPI, by names and actions alone.

    atspi_guest_memory.py PROGRAM SETTEBELLO_TABLE

SETTEBELLO_TABLE is the host; PROGRAM (settebello) opens its invitation, sits down and plays a round of scopa, and one of scopone with
the hands of three others to look for. Needs what atspi_round.py needs; exits with 77 where something is missing.
"""

import json
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

from atspi_round import play_round
from desktop import OPENBOX, PATIENCE, Reader, check_packages, run_inside, skip, start_game, start_window_manager
from person import Person

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../net"))
from process_memory import Stop, cannot_read, check_hands, check_pack, secrets_of  # noqa: E402


def heard(host, beginning):
    for line in host.stdout:
        if line.startswith(beginning):
            return line
    sys.exit(f"the host does not say {beginning}")


class Table:
    def __init__(self, reader, folder, preset, players):
        self.reader, self.folder = reader, Path(folder)
        self.folder.mkdir()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.host = subprocess.Popen(
            [sys.argv[2], "--host", "--rules", preset, "--players", players, "--no-search", "--port", str(port), "--state",
             self.folder / "host", "--records", self.folder / "records", "--delay", "300"], stdout=subprocess.PIPE, text=True)
        key = re.search(r"key=[^&\s]+", heard(self.host, "link: "))[0]
        invitation = self.folder / "anna.settebello-table"
        invitation.write_text(f"Settebello table 1\nsettebello:table?{key}&at=127.0.0.1:{port}\n", encoding="ascii")
        self.guest = start_game(sys.argv[1], str(self.folder / "guest"), None, "en", opened=str(invitation),
                                match={"name": "Maria"}, animationSpeed=0)

    def sit_down(self):
        own = Person(self.reader, self.reader.pyatspi)
        dialog = own.find("With friends", own.roles.ROLE_DIALOG)
        own.press(dialog, "Sit down")
        heard(self.host, "round 1 is dealt")
        own.read(own.find("Settebello", own.roles.ROLE_FRAME), ", in your hand")

    def stop(self):
        return Stop(self.host, self.guest, self.folder / "guest/friends.table.json")

    def play(self, hand):
        """@return the round"""
        play_round(self.reader, self.reader.pyatspi, hand)
        heard(self.host, "round 1 is over")
        [record] = (self.folder / "records").glob("*.scopa.json")
        return json.loads(record.read_text(encoding="utf-8"))["rounds"][0]

    def end(self):
        for process in (self.guest, self.host):
            process.terminate()
            process.wait(timeout=PATIENCE)


def look_for_pack(table):
    table.sit_down()
    stops = [table.stop()]
    time.sleep(1)
    stops.append(table.stop())
    secrets = secrets_of(table.folder / "host/1/table.json")
    played = table.play(3)
    check_pack(stops, table.stop(), played["deck"], secrets)


def look_for_hands(table):
    table.sit_down()
    stop = table.stop()
    check_hands(stop, table.play(10), 1)


def main(home):
    reader = Reader()
    reader.listen()
    manager = start_window_manager(home)
    try:
        for look, preset, players in ((look_for_pack, "scopa", "greedy,guest"),
                                      (look_for_hands, "scopone-scientifico", "greedy,guest,greedy,greedy")):
            table = Table(reader, os.path.join(home, preset), preset, players)
            try:
                look(table)
            finally:
                table.end()
    finally:
        manager.terminate()
        manager.wait(timeout=PATIENCE)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    check_packages(OPENBOX)
    if reason := cannot_read():
        skip(reason)
    sys.exit(run_inside(main, OPENBOX))
