#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a program that is started while another one of the same user and configuration folder runs passes its file
on to that one (docs/interfaces.md, section 14), and in which cases it does not.

SETTEBELLO and SETTEBELLO_CLI name the programs; ctest sets them. Which program has opened a file is read from its log."""

import json
import os
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

PATIENCE = 120  # seconds, on the slowest machine
ANSWER_TIME = 2  # seconds: interfaces.md


class Program:
    """The window program, with the lines of its log."""

    def __init__(self, environment, cwd, arguments):
        self.began = time.monotonic()
        self.process = subprocess.Popen([os.environ["SETTEBELLO"], *arguments], env=environment, cwd=cwd,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self.lines = []
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stderr:
            self.lines.append(line.decode("utf-8", "replace").rstrip("\n"))

    def has_opened(self, file):
        return any(line.endswith(f"read {file}") for line in self.lines)

    def status(self):
        """The exit status; waits for the end."""
        status = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return status

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.reader.join(PATIENCE)
        self.process.stderr.close()


def wait_for(condition):
    """Waits until the condition holds. Returns whether it ever did."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


@unittest.skipUnless("SETTEBELLO" in os.environ, "the window program was not built")
@unittest.skipIf(sys.platform in ("win32", "darwin"), "looks for the socket where it is on Linux")
class OneProgram(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.played = tempfile.TemporaryDirectory()
        subprocess.run([os.environ["SETTEBELLO_CLI"], "simulate", "--rules", "scopa", "--matches", "1", "--seed", "3", "--players",
                        "greedy,greedy", "--records", cls.played.name], check=True, stdout=subprocess.DEVNULL)
        cls.record = next(Path(cls.played.name).iterdir()).read_bytes()

    @classmethod
    def tearDownClass(cls):
        cls.played.cleanup()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.config = self.folder / "config"
        self.runtime = self.folder / "run"
        self.runtime.mkdir(mode=0o700)
        self.environment = {**os.environ, "HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.runtime),
                            "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen",
                            "QT_LOGGING_RULES": "settebello.files=true"}

    def start(self, *arguments, config=None, cwd=None):
        program = Program(self.environment, cwd or self.folder, ["--config", str(config or self.config), *arguments])
        self.addCleanup(program.kill)
        return program

    def sockets(self):
        return [file for file in self.runtime.iterdir() if file.is_socket()]

    def start_first(self, *arguments):
        """The program that others find."""
        before = set(self.sockets())
        first = self.start(*arguments)
        self.assertTrue(wait_for(lambda: set(self.sockets()) - before), first.lines)
        return first

    def match(self, name):
        """A finished match, which opens in a window of its own."""
        file = self.folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(self.record)
        return file

    def assert_opens(self, program, file):
        self.assertTrue(wait_for(lambda: program.has_opened(file)), program.lines)

    def test_a_file_goes_to_the_program_that_runs(self):
        first = self.start_first()
        file = self.match("played.scopa.json")
        second = self.start(str(file))
        self.assertEqual(second.status(), 0)
        self.assert_opens(first, file)
        self.assertFalse(second.has_opened(file))
        self.assertIsNone(first.process.poll())

    def test_no_file_is_needed(self):
        self.start_first()
        self.assertEqual(self.start().status(), 0)

    def test_the_path_is_relative_to_where_the_second_program_is(self):
        first = self.start_first()
        file = self.match("elsewhere/played.scopa.json")
        self.assertEqual(self.start("played.scopa.json", cwd=file.parent).status(), 0)
        self.assert_opens(first, file)

    def test_names_may_be_anything(self):
        first = self.start_first()
        for name in ["with spaces and 'quotes\"", "più — 牌 🂡", "100%25", "{}", "-"]:
            file = self.match(f"{name}.scopa.json")
            self.assertEqual(self.start("--", str(file)).status(), 0)
            self.assert_opens(first, file)

    def test_a_name_need_not_be_utf_8(self):
        first = self.start_first()
        name = os.fsencode(str(self.folder)) + b"/caff\xe8 \xf0\x9f.scopa.json"
        Path(os.fsdecode(name)).write_bytes(self.record)
        self.assertEqual(self.start(os.fsdecode(name)).status(), 0)
        self.assertTrue(wait_for(lambda: any("caff" in line for line in first.lines)), first.lines)
        self.assertFalse([line for line in first.lines if "caff" in line and "failed" in line])

    def test_the_same_folder_by_another_name(self):
        first = self.start_first()
        link = self.folder / "link"
        link.symlink_to(self.folder)
        file = self.match("played.scopa.json")
        self.assertEqual(self.start(str(file), config=link / "x" / ".." / "config").status(), 0)
        self.assert_opens(first, file)

    def assert_opens_itself(self, first, second, file):
        self.assert_opens(second, file)
        self.assertIsNone(second.process.poll())
        self.assertFalse(first.has_opened(file))

    def test_another_folder_is_another_program(self):
        first = self.start_first()
        file = self.match("played.scopa.json")
        self.assert_opens_itself(first, self.start(str(file), config=self.folder / "other"), file)

    def test_a_new_window_can_be_asked_for(self):
        first = self.start_first()
        file = self.match("played.scopa.json")
        self.assert_opens_itself(first, self.start("--new-window", str(file)), file)
        self.assert_opens_itself(first, self.start("--seed", "5", str(file)), file)

    def test_the_program_that_runs_hears_of_a_new_window(self):
        first = self.start_first()
        address = self.sockets()[0]
        first.kill()
        address.unlink()
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(str(address))
            listening.listen()
            listening.settimeout(PATIENCE)
            self.start("--new-window", str(self.match("played.scopa.json")))
            with listening.accept()[0] as connection:
                connection.settimeout(PATIENCE)
                connection.sendall(b"settebello.open 1\n")
                request = json.loads(connection.makefile().readline())
        self.assertTrue(request["newWindow"])
        self.assertEqual(request["file"], "", "it opens that itself")

    def test_the_new_window_takes_the_place_of_the_first(self):
        first = self.start_first()
        new = self.start("--new-window")
        self.assertTrue(wait_for(lambda: any("settings.json" in line for line in new.lines)), new.lines)
        first.kill()
        for stale in self.sockets():
            stale.unlink()
        self.assertTrue(wait_for(self.sockets), new.lines)
        file = self.match("played.scopa.json")
        self.assertEqual(self.start(str(file)).status(), 0)
        self.assert_opens(new, file)

    def test_a_program_that_hangs_is_ignored(self):
        first = self.start_first()
        file = self.match("played.scopa.json")
        first.process.send_signal(signal.SIGSTOP)
        try:
            second = self.start(str(file))
            self.assert_opens(second, file)
            self.assertGreaterEqual(time.monotonic() - second.began, ANSWER_TIME)
        finally:
            first.process.send_signal(signal.SIGCONT)
        later = self.match("later.scopa.json")
        self.assertEqual(self.start(str(later)).status(), 0)
        self.assert_opens(first, later)
        self.assert_opens_itself(first, second, file)

    def test_a_killed_program_leaves_a_socket_that_nobody_minds(self):
        first = self.start_first()
        first.kill()
        stale = self.sockets()
        self.assertEqual(len(stale), 1)
        file = self.match("played.scopa.json")
        second = self.start(str(file))
        self.assert_opens_itself(first, second, file)
        self.assertEqual(self.sockets(), stale)
        another = self.match("another.scopa.json")
        self.assertEqual(self.start(str(another)).status(), 0)
        self.assert_opens(second, another)

    def test_of_several_that_are_started_at_once_one_stays(self):
        files = [self.match(f"{i}.scopa.json") for i in range(4)]
        programs = [self.start(str(file)) for file in files]
        self.assertTrue(wait_for(lambda: sum(p.process.poll() is None for p in programs) == 1))
        running = next(program for program in programs if program.process.poll() is None)
        self.assertEqual([p.process.poll() for p in programs if p is not running], [0, 0, 0])
        for file in files:
            self.assert_opens(running, file)

    def test_only_the_user_can_connect(self):
        self.start_first()
        self.assertEqual(stat.S_IMODE(self.sockets()[0].stat().st_mode) & 0o077, 0)

    def test_what_is_no_request_is_dropped(self):
        first = self.start_first()
        secret = self.match("secret.scopa.json")
        line = b'{"format":"settebello.open","version":%s,"file":"%s","activationToken":""}\n'
        path = os.fsencode(str(secret))
        for sent in [b"\n", b"{}\n", b"\x00\xff\n", b"[" * 1000 + b"\n", b"x" * 100_000, b"x" * 65_536 + b"\n",
                     line % (b"2", path), line % (b"1", path[1:]), line % (b"1", path + b"%00"),
                     line[:20]]:
            with socket.socket(socket.AF_UNIX) as connection:
                connection.settimeout(PATIENCE)
                connection.connect(str(self.sockets()[0]))
                self.assertEqual(connection.recv(100), b"settebello.open 1\n")
                try:
                    connection.sendall(sent)
                    self.assertEqual(connection.recv(100), b"", sent[:40])  # also where nothing more comes
                except (BrokenPipeError, ConnectionResetError):
                    pass
        file = self.match("played.scopa.json")
        self.assertEqual(self.start(str(file)).status(), 0)
        self.assert_opens(first, file)
        self.assertFalse(first.has_opened(secret))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
