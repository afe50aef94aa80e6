#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A slow and lossy network between network namespaces, for tests: what `tc netem` does, where the kernel has no netem. Needs
root.

    slow_network.py DELAY LOSS NAMESPACE=ADDRESS/BITS...

Each namespace gets a network card named `cable`, and every frame reaches all others DELAY milliseconds later, unless it is
one of the LOSS percent that are lost. On standard input `cut NAMESPACE` pulls a cable and `mend NAMESPACE` puts it back.
Prints a line when all is there, and ends with its input."""

from __future__ import annotations

import collections
import ctypes
import fcntl
import os
import random
import select
import struct
import subprocess
import sys
import time

CLONE_NEWNET = 0x40000000
TUNSETIFF = 0x400454CA
IFF_TAP, IFF_NO_PI = 0x0002, 0x1000
LONGEST_FRAME = 65536
LIBC = ctypes.CDLL(None, use_errno=True)


def enter(namespace_file: int) -> None:
    if LIBC.setns(namespace_file, CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "setns")


def card_in(namespace: str, address: str) -> int:
    """A network card of this process in a namespace."""
    home, there = os.open("/proc/self/ns/net", os.O_RDONLY), os.open(f"/run/netns/{namespace}", os.O_RDONLY)
    enter(there)
    try:
        card = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        fcntl.ioctl(card, TUNSETIFF, struct.pack("16sH22x", b"cable", IFF_TAP | IFF_NO_PI))
    finally:
        enter(home)
        os.close(home)
        os.close(there)
    for words in (["address", "add", address, "dev", "cable"], ["link", "set", "cable", "up"]):
        subprocess.run(["ip", "-n", namespace, *words], check=True)
    return card


class Network:
    def __init__(self, delay: float, loss: float, cards: dict[str, int]) -> None:
        self.delay, self.loss, self.cards = delay, loss, cards
        self.cut: set[int] = set()
        self.flying: collections.deque[tuple[float, int, bytes]] = collections.deque()  # in order of time

    def take(self, card: int) -> None:
        """All frames that a card has sent."""
        while True:
            try:
                frame = os.read(card, LONGEST_FRAME)
            except BlockingIOError:
                return
            if card not in self.cut and random.random() >= self.loss:
                self.flying.append((time.monotonic() + self.delay, card, frame))

    def deliver(self) -> None:
        while self.flying and self.flying[0][0] <= time.monotonic():
            _, sender, frame = self.flying.popleft()
            for card in self.cards.values():
                if card not in (sender, *self.cut):
                    try:
                        os.write(card, frame)
                    except OSError:  # its queue is full, as on a real network
                        pass

    def obey(self, line: str) -> None:
        word, name = line.split()
        (self.cut.add if word == "cut" else self.cut.discard)(self.cards[name])

    def run(self) -> None:
        poll = select.poll()
        for source in [0, *self.cards.values()]:
            poll.register(source, select.POLLIN)
        commands = b""
        while True:
            left = None if not self.flying else max(0.0, self.flying[0][0] - time.monotonic()) * 1000 + 1
            for source, _ in poll.poll(left):
                if source != 0:
                    self.take(source)
                    continue
                words = os.read(0, 4096)
                if not words:
                    return
                commands += words
                while b"\n" in commands:
                    line, _, commands = commands.partition(b"\n")
                    self.obey(line.decode())
            self.deliver()


def main() -> None:
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    cards = {}
    for word in sys.argv[3:]:
        name, address = word.split("=")
        cards[name] = card_in(name, address)
    print("ready", flush=True)
    Network(float(sys.argv[1]) / 1000, float(sys.argv[2]) / 100, cards).run()


if __name__ == "__main__":
    main()
