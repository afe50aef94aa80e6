# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks in the memory of a guest's program for cards that its seat has not seen: eight that follow each other in the pack, as the
engine keeps them (a byte for each card, also in larger steps) and as text; the hands of others as sets; and the secret numbers from
which the pack follows. That they would be found is seen in the memory of the host at the same moment, and in that of the guest
when the round is over."""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

WINDOW = 8  # cards: so many in the right order are no chance where 14 or more lie hidden
STEPS = (1, 2, 4, 8, 12, 16, 24)  # bytes between two cards
KEPT = 1.5  # seconds, after which a guest has kept what it was told
PAGE = 4096


def index(card: str) -> int:
    return "DCSB".index(card[-1]) * 10 + int(card[:-1]) - 1


def memory(process: subprocess.Popen) -> bytes:
    """All that the program can write to, which is where what it knows may be, without pages that it does not use."""
    parts = []
    with open(f"/proc/{process.pid}/maps", encoding="ascii") as maps, open(f"/proc/{process.pid}/mem", "rb") as content:
        for line in maps:
            begin, end, rights = re.match(r"([0-9a-f]+)-([0-9a-f]+) (\S+)", line).groups()
            if rights.startswith("rw"):
                try:
                    content.seek(int(begin, 16))
                    parts += [content.read(PAGE) for _ in range(int(begin, 16), int(end, 16), PAGE)]
                except OSError:
                    pass  # such as [vvar]
    return b"".join(part for part in parts if any(part))


def cannot_read() -> str:
    """Why the memory of another program cannot be read here; empty if it can."""
    with subprocess.Popen(["sleep", "60"]) as process:
        try:
            return "" if memory(process) else "/proc/PID/mem is empty"
        except OSError as error:
            return f"the memory of a program cannot be read: {error}"
        finally:
            process.kill()


def sequences(cards: list[str]) -> list[bytes]:
    """The texts of some cards in this order, as messages and files have them."""
    return [separator.join(cards).encode() for separator in ('","', '", "', '\\",\\"', " ", ",")]


def runs(pack: list[str], hidden: set[str]) -> list[list[str]]:
    """All pieces of the pack that are hidden, each WINDOW cards long."""
    pieces = [pack[i:i + WINDOW] for i in range(len(pack) - WINDOW + 1)]
    return [piece for piece in pieces if hidden.issuperset(piece)]


def found_runs(content: bytes, pieces: list[list[str]]) -> list[str]:
    found = [f"text: {' '.join(piece)}" for piece in pieces if any(text in content for text in sequences(piece))]
    for step in STEPS:
        for offset in range(step):
            lane = content[offset::step]
            found += [f"every {step} bytes: {' '.join(piece)}" for piece in pieces if bytes(map(index, piece)) in lane]
    return found


def found_sets(content: bytes, hands: list[set[str]]) -> list[str]:
    return [f"set: {sorted(hand)}" for hand in hands if sum(1 << index(card) for card in hand).to_bytes(8, "little") in content]


def found_number(content: bytes, number: str) -> list[str]:
    """Of 256 bits, as text, as bytes, or in four parts as the processor keeps them."""
    plain = bytes.fromhex(number)
    parts = b"".join(plain[i:i + 8][::-1] for i in range(0, 32, 8))
    return [f"number {number}" for form in (number.encode(), plain, parts) if form in content]


class Stop:
    """A moment at which nothing goes on: what the guest has been told, and what is in the memory of both."""

    def __init__(self, host: subprocess.Popen, guest: subprocess.Popen, kept: Path) -> None:
        """@param kept where the guest keeps its table"""
        os.kill(host.pid, signal.SIGSTOP)
        time.sleep(KEPT)
        lines = json.loads(kept.read_text(encoding="utf-8"))["guests"][0]["lines"]
        self.lines = [json.loads(line) for line in lines]
        self.guest, self.host = memory(guest), memory(host)
        os.kill(host.pid, signal.SIGCONT)
        self.is_over = any(line["kind"] == "reveal" and line["exchange"] > 0 for line in self.lines)
        shown = re.findall(r"\b\d{1,2}[DCSB]\b", json.dumps([line for line in self.lines if line["kind"] != "commitments"]))
        self.seen = set(shown)
        self.played = [line for line in self.lines if line["kind"] == "decided"]
        self.own = next(line for line in self.lines if line["kind"] == "deal")["cards"]


def secrets_of(kept_by_host: Path) -> list[str]:
    """That of the table, its number of round 1, and the state of the generator that shuffles the pack then."""
    kept = json.loads(kept_by_host.read_text(encoding="utf-8"))["host"]
    opened = [entry.split()[1:] for entry in kept["journal"] if entry.startswith("opened ")]

    def hashed(purpose: str, numbers: list[str]) -> str:
        text = "".join(f"{line}\n" for line in (f"settebello {purpose}", kept["id"], 1, 0, *numbers))
        return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()

    number = hashed("number", [kept["secret"]])
    return [kept["secret"], number, hashed("shuffle", [number, *opened[1]])]


def check_pack(stops: list[Stop], after: Stop, pack: list[str], secrets: list[str]) -> None:
    """@param after the round is over"""
    assert after.is_over
    compared = 0
    for stop in stops:
        pieces = runs(pack, set(pack) - stop.seen)
        assert not stop.is_over and len(pieces) > 6, "the round is too far"
        assert found_runs(stop.guest, pieces) == []
        assert len(found_runs(stop.host, pieces)) >= len(pieces), "it would be found"
        for secret in secrets:
            assert found_number(stop.guest, secret) == []
        assert found_number(stop.host, secrets[0]), "it would be found"
        assert any(text in stop.guest for text in sequences(stop.own)), "its own cards are there as text"
        compared += len(pieces)
    pieces = runs(pack, set(pack))
    assert len(found_runs(after.guest, pieces)) >= len(pieces)
    assert found_number(after.guest, secrets[1]), "it is revealed"
    assert found_number(after.guest, secrets[0]) == [], "the next rounds follow from it"
    print(f"{compared} pieces of the pack, {len(stops[0].guest) >> 10} KiB of memory")


def check_hands(stop: Stop, played: dict, own_seat: int) -> None:
    """Of ten cards each, of four people. @param played the round, when it is over"""
    assert not stop.is_over and len(stop.played) < 8, "the round is too far"
    hands = [set(), set(), set(), set()]
    for count, play in enumerate(played["plays"][len(stop.played):], len(stop.played)):
        hands[(played["dealer"] + 1 + count) % 4].add(re.match(r"\d+[DCSB]", play)[0])
    own = hands.pop(own_seat)
    assert own <= set(stop.own)
    assert found_sets(stop.guest, hands) == []
    assert len(found_sets(stop.host, hands)) == 3, "they would be found"
    assert len(found_sets(stop.guest, [own])) == 1, "its own is"
