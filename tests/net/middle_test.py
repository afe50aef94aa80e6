#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody in between: this program stands on the way between two settebello-table that play, and changes, repeats, exchanges,
leaves out and adds messages, shows one what it has heard of another, and opens a table and joins one itself, without the link.
Whatever it does, the guest is told in one sentence what happened, nobody complains of the other, and those who have the link
play their match to its end with the same record.

    middle_test.py SETTEBELLO_TABLE"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import random
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

TABLE = sys.argv.pop(1) if len(sys.argv) > 1 else ""
PATIENCE = 120  # seconds, for a machine under load
HEAD = 5  # bytes of each message while the two make themselves known: what it is of, its version and kind
HELLO, REPLY, TAG, REFUSAL = b"h", b"r", b"t", b"x"
WORDS = b"\x01"  # what opens the table, in a hello
TO_HOST, TO_GUEST = "to the host", "to the guest"
IN_PLAY = 8  # messages in each direction, after which the match is in progress

CHANGED = "a message was changed on the way"
TOO_LONG = "a message was too long"
BROKE = "the connection broke"
WRONG = "the words or the link are not those of this table, or somebody is in between"
OTHER_VERSION = "the other side has another version of Settebello"
NO_TABLE = "there is no table of Settebello there"


def flipped(frame: bytes, at: int) -> bytes:
    changed = bytearray(frame)
    changed[at] ^= 1
    return bytes(changed)


def free_port() -> int:
    """One that the system gives to nobody who asks for any."""
    while True:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", random.randrange(20000, 30000)))
            return probe.getsockname()[1]


def read_frame(stream) -> bytes:
    """Empty at the end of the stream."""
    head = stream.read(2)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 2 else b""


def framed(frame: bytes) -> bytes:
    return len(frame).to_bytes(2, "big") + frame


class Middle:
    """Passes on what comes, or what `change(connection, direction, count, frame)` makes of it: a list of messages, or None to
    end the connection. Each connection to the host has another address, as if many were there."""

    def __init__(self, change=lambda connection, direction, count, frame: [frame]) -> None:
        self.change, self.target = change, 0
        self.heard: list[tuple[int, str, bytes]] = []
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = self.server.getsockname()[1]
        self.sockets: list[socket.socket] = []
        threading.Thread(target=self.accept, daemon=True).start()

    def reach_host(self) -> socket.socket:
        made = socket.socket()
        made.bind((f"127.0.0.{len(self.sockets) % 200 + 2}", 0))
        made.connect(("127.0.0.1", self.target))
        self.sockets.append(made)
        return made

    def accept(self) -> None:
        with contextlib.suppress(OSError):  # at the end
            for connection in range(1000):
                guest, _ = self.server.accept()
                self.sockets.append(guest)
                host = self.reach_host()
                for source, sink, direction in ((guest, host, TO_HOST), (host, guest, TO_GUEST)):
                    threading.Thread(target=self.carry, args=(connection, direction, source, sink), daemon=True).start()

    def carry(self, connection: int, direction: str, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError), source.makefile("rb") as stream:
            for count in range(1_000_000):
                frame = read_frame(stream)
                if not frame:
                    break
                self.heard.append((connection, direction, frame))
                passed = self.change(connection, direction, count, frame)
                if passed is None:
                    break
                sink.sendall(b"".join(map(framed, passed)))
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def end(self) -> None:
        self.server.close()
        for each in self.sockets:
            each.close()


class Program:
    """A settebello-table, and what it says."""

    def __init__(self, *words: object) -> None:
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            [TABLE, *map(str, words), "--delay", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.said: list[str] = []
        self.complained: list[str] = []
        self.lines: queue.Queue[str] = queue.Queue()
        self.threads = [threading.Thread(target=self.listen, args=each, daemon=True)
                        for each in ((self.process.stdout, self.said), (self.process.stderr, self.complained))]
        for thread in self.threads:
            thread.start()

    def listen(self, stream, kept: list[str]) -> None:
        with stream:
            for line in stream:
                kept.append(line.rstrip("\n"))
                if kept is self.said:
                    self.lines.put(kept[-1])

    def hear(self, beginning: str) -> str:
        """The rest of the next line that begins so."""
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(queue.Empty):
                line = self.lines.get(timeout=max(0.0, end - time.monotonic()))
                if line.startswith(beginning):
                    return line.removeprefix(beginning)
                continue
            raise AssertionError(f"no “{beginning}” in {self.said} {self.complained}")

    def result(self) -> int:
        status = self.process.wait(PATIENCE)
        for thread in self.threads:
            thread.join(PATIENCE)
        return status

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


class SomebodyInBetween(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.hosts = self.guests = 0

    def begin(self, *words) -> Program:
        program = Program(*words)
        self.addCleanup(program.end)
        return program

    def middle(self, **change) -> Middle:
        middle = Middle(**change)
        self.addCleanup(middle.end)
        return middle

    def host(self, middle: Middle) -> tuple[Program, str]:
        """@return it and the key of its link"""
        self.hosts += 1
        rules = self.folder / "short.scopa-rules.json"
        rules.write_text('{"format": "settebello.rules", "version": 1, "base": "scopa", "rules": {"match": {"target": 1}}}', encoding="utf-8")
        middle.target = free_port()
        host = self.begin("--host", "--rules", rules, "--players", "greedy,guest", "--no-search", "--port", middle.target, "--records",
                          self.folder / f"host{self.hosts}")
        key = re.search(r"key=[^&\s]+", host.hear("link: "))[0]
        return host, key

    def guest(self, key: str, port: int) -> Program:
        self.guests += 1
        return self.begin("--join", f"settebello:table?{key}&at=127.0.0.1:{port}", "--level", "greedy", "--records",
                          self.folder / f"guest{self.guests}")

    def expect_whole_match(self, host: Program, guest: Program, *reasons: str) -> None:
        """Both have played to the end. @param reasons one of these the guest was told, once; nothing if there is none"""
        self.assertEqual((guest.result(), guest.complained), (0, []), guest.said)
        self.assertEqual((host.result(), host.complained), (0, []), host.said)
        told = [line for line in guest.said if line.startswith("no ")]
        self.assertEqual(len(told), 1 if reasons else 0, told)
        for line in told:
            self.assertIn(line, [f"no connection: {reason}; trying to come back" for reason in reasons])
        over = [[line for line in side.said if "over, " in line] for side in (host, guest)]
        self.assertEqual(over[0], over[1])
        self.assertTrue(over[0][-1].startswith("match is over, "))
        played = [json.loads(next((self.folder / name).glob("*.scopa.json")).read_text(encoding="utf-8"))["rounds"]
                  for name in (f"host{self.hosts}", f"guest{self.guests}")]
        self.assertEqual(played[0], played[1])

    def expect_noticed(self, what: str, change, *reasons: str) -> None:
        """Once, in the middle of a match. @param change of the messages in one direction, from IN_PLAY on"""
        for direction in (TO_HOST, TO_GUEST):
            with self.subTest(what, direction=direction):
                middle = self.middle(change=lambda connection, at, count, frame, wanted=direction: change(count, frame)
                                     if connection == 0 and at == wanted and count >= IN_PLAY else [frame])
                host, key = self.host(middle)
                guest = self.guest(key, middle.port)
                self.expect_whole_match(host, guest, *reasons)
                self.assertEqual(guest.said.count("at the table, directly"), 2)
                self.assertEqual(sum(line.endswith(" is away") for line in host.said), 1)

    def test_what_passes_unchanged(self):
        """Then whoever is in between is a cable, and reads nothing."""
        middle = self.middle()
        host, key = self.host(middle)
        guest = self.guest(key, middle.port)
        self.expect_whole_match(host, guest)
        content = b"".join(frame for _, _, frame in middle.heard)
        for known in (b"greedy", b"kind", b"decided", b"cards", key.removeprefix("key=").encode()):
            self.assertFalse(known in content, known)
        lengths = {len(frame) for _, _, frame in middle.heard if not frame.startswith(b"SB7")}
        self.assertLessEqual(len(lengths), 4, "others would tell what is said")

    def test_messages_of_a_match(self):
        held: list[bytes] = []

        def exchange(count, frame):
            if count == IN_PLAY:
                held[:] = [frame]
                return []
            return [frame, held.pop()] if held else [frame]

        def only_then(made):
            return lambda count, frame: made(frame) if count == IN_PLAY else [frame]

        self.expect_noticed("the first byte is changed", only_then(lambda frame: [flipped(frame, 0)]), CHANGED)
        self.expect_noticed("a byte is changed", only_then(lambda frame: [flipped(frame, 40)]), CHANGED)
        self.expect_noticed("the last byte is changed", only_then(lambda frame: [flipped(frame, -1)]), CHANGED)
        self.expect_noticed("one is cut off", only_then(lambda frame: [frame[:-1]]), CHANGED)
        self.expect_noticed("one comes twice", only_then(lambda frame: [frame, frame]), CHANGED)
        self.expect_noticed("one is left out", only_then(lambda frame: []), CHANGED)
        self.expect_noticed("two are exchanged", exchange, CHANGED)
        self.expect_noticed("one is added", only_then(lambda frame: [frame, os.urandom(len(frame))]), CHANGED)
        self.expect_noticed("a hello is added", only_then(lambda frame: [b"SB7\x01h" + bytes(65), frame]), CHANGED)
        # What the host says last may be lost, since it does not read all that was sent.
        self.expect_noticed("one is as long as can be", only_then(lambda frame: [bytes(65535)]), TOO_LONG, BROKE)
        self.expect_noticed("one is mirrored", only_then(lambda frame: [frame[::-1]]), CHANGED)
        self.expect_noticed("the connection is cut", only_then(lambda frame: None), BROKE)

    def test_messages_of_an_earlier_connection(self):
        """They are of no use in another one, neither those of a guest nor those of a host."""
        middle = self.middle()
        host, key = self.host(middle)
        guest = self.guest(key, middle.port)
        self.assertEqual(guest.result(), 0)
        host.result()
        earlier = {direction: [frame for _, at, frame in middle.heard if at == direction] for direction in (TO_HOST, TO_GUEST)}
        # To a host: it refuses after the hello, whose answer it had to compute anew.
        host, key = self.host(middle)
        with middle.reach_host() as own, own.makefile("rb") as stream:
            own.sendall(b"".join(map(framed, earlier[TO_HOST][:2])))
            self.assertEqual(read_frame(stream)[HEAD - 1:HEAD], REPLY)
            self.assertEqual(read_frame(stream)[HEAD - 1:HEAD], REFUSAL)
            self.assertEqual(read_frame(stream), b"")
        self.expect_whole_match(host, self.guest(key, middle.target))
        # To a guest.
        answers = self.middle(change=lambda connection, at, count, frame: [earlier[at][count]] if at == TO_GUEST else [frame])
        host, key = self.host(answers)
        guest = self.guest(key, answers.port)
        self.assertEqual((guest.result(), guest.complained), (1, [f"settebello-table: {WRONG}"]))
        self.assertNotIn("seat 1", "\n".join(host.said))

    def test_messages_by_which_they_know_each_other(self):
        """A guest that is told why can begin again, and so can another one; for the host nothing has happened."""
        cases = [(TO_HOST, HELLO, HEAD - 2, OTHER_VERSION), (TO_HOST, HELLO, HEAD + 1, WRONG), (TO_HOST, HELLO, -1, WRONG),
                 (TO_GUEST, REPLY, HEAD - 2, OTHER_VERSION), (TO_GUEST, REPLY, HEAD, WRONG), (TO_GUEST, REPLY, -1, WRONG),
                 (TO_GUEST, REPLY, 0, NO_TABLE), (TO_HOST, TAG, HEAD, WRONG), (TO_HOST, TAG, -1, WRONG),
                 (TO_GUEST, TAG, HEAD, WRONG), (TO_GUEST, TAG, -1, WRONG)]
        for direction, kind, place, reason in cases:
            with self.subTest(kind, direction=direction, place=place):
                def change(connection, at, _, frame, case=(direction, kind, place)):
                    is_meant = connection == 0 and at == case[0] and frame[HEAD - 1:HEAD] == case[1]
                    return [flipped(frame, case[2])] if is_meant else [frame]
                middle = self.middle(change=change)
                host, key = self.host(middle)
                deceived = self.guest(key, middle.port)
                self.assertEqual((deceived.result(), deceived.complained), (1, [f"settebello-table: {reason}"]))
                self.assertFalse(any(line.startswith("at the table") for line in deceived.said))
                self.expect_whole_match(host, self.guest(key, middle.port))

    def test_a_table_of_its_own(self):
        """With a table for the guest and a guest for the table, each with a link of its own: both sides refuse."""
        middle = self.middle()
        host, key = self.host(middle)
        own = self.middle()
        own_host, own_key = self.host(own)
        self.hosts = 1
        self.assertNotEqual(key, own_key)
        for deceived in (self.guest(key, own.port), self.guest(own_key, middle.port)):
            self.assertEqual((deceived.result(), deceived.complained), (1, [f"settebello-table: {WRONG}"]))
        self.assertFalse(any(line.startswith("seat") for side in (host, own_host) for line in side.said))
        own_host.end()
        self.expect_whole_match(host, self.guest(key, middle.port))

    def test_guessing_words(self):
        """Three tries; then there are other words, and at last none. The link opens the table all the time."""
        middle = self.middle()
        host, key = self.host(middle)
        seen = {next(line for line in host.said if line.startswith("words: "))}
        for renewal in range(5):
            for _ in range(3):
                with middle.reach_host() as own, own.makefile("rb") as stream:
                    self.guess(own, stream)
            now = "words: " + host.hear("words: ")
            self.assertNotIn(now, seen)
            self.assertEqual(now.startswith("words: none"), renewal == 4)
            seen.add(now)
        with middle.reach_host() as own, own.makefile("rb") as stream:
            own.sendall(framed(self.hello()))
            self.assertEqual(read_frame(stream)[HEAD - 1:HEAD], REFUSAL)
        self.expect_whole_match(host, self.guest(key, middle.port))

    @staticmethod
    def hello() -> bytes:
        """A share that is one: the generator of the group, in its usual form."""
        share = bytes.fromhex("e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76")
        return b"SB7\x01" + HELLO + WORDS + os.urandom(16) + bytes(16) + share

    def guess(self, own: socket.socket, stream) -> None:
        own.sendall(framed(self.hello()))
        self.assertEqual(read_frame(stream)[HEAD - 1:HEAD], REPLY)
        own.sendall(framed(b"SB7\x01" + TAG + os.urandom(64)))
        self.assertEqual(read_frame(stream)[HEAD - 1:HEAD], REFUSAL)
        self.assertEqual(read_frame(stream), b"")


if __name__ == "__main__":
    if not TABLE:
        sys.exit(__doc__)
    unittest.main(argv=[sys.argv[0], "-v", *sys.argv[1:]])
