#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how many tables one core can hold: one program holds N tables with a level at one seat each, and N other programs
play as people do, over a real mosquitto with TLS on this computer. Prints the processor time of the host and of the broker,
for each round and each decision. With --delay 0 the others play as fast as they can, on all cores but that of the host.

    tables.py SETTEBELLO_TABLE N [--seconds S] [--level LEVEL] [--delay MILLIS]

Needs mosquitto and openssl. Programs that play for people are started a few at a time; the measurement begins when all
tables play."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

PORT = 18884
TICKS = os.sysconf("SC_CLK_TCK")
DECISIONS = 36  # in a round of scopa for two: 40 cards, of which four begin on the table
PACE = 4  # seconds


def begin_broker(folder: Path) -> subprocess.Popen:
    folder.chmod(0o755)  # mosquitto gives up being root
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
                    "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate], check=True, stderr=subprocess.DEVNULL)
    key.chmod(0o644)
    config = folder / "mosquitto.conf"
    config.write_text(f"listener {PORT} 127.0.0.1\nallow_anonymous true\ncertfile {certificate}\nkeyfile {key}\n"
                      "max_inflight_messages 64\nretain_available false\n")
    program = shutil.which("mosquitto", path=os.environ["PATH"] + ":/usr/sbin")
    return subprocess.Popen([program, "-c", config], stderr=subprocess.DEVNULL)


def processor_time(process: subprocess.Popen) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: subprocess.Popen) -> float:
    """Resident, in MiB."""
    text = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) / 1024


class Tables:
    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.options, self.folder = options, folder
        self.links: dict[int, str] = {}
        self.dealt: set[int] = set()
        self.rounds = 0
        relay = ["--relay", f"localhost:{PORT}", "--relay-certificates", folder / "certificate.pem", "--matches", "0"]
        self.relay = [str(word) for word in relay]
        self.guests: list[subprocess.Popen] = []
        cores = os.cpu_count() or 1
        self.elsewhere = ["taskset", "-c", f"1-{cores - 1}"] if cores > 1 else []
        # The host alone is bound to one core.
        self.host = subprocess.Popen(
            ["taskset", "-c", "0", options.program, "--host", "--players", f"{options.level},guest", "--no-direct", "--tables",
             str(options.tables), "--delay", "0", "--state", folder / "state", *self.relay], stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        for line in self.host.stdout:
            found = re.match(r"(?:table (\d+): )?(link: |round (\d+) is dealt|round (\d+) is over)(.*)", line)
            if not found:
                continue
            number = int(found[1] or 1)
            if found[2] == "link: ":
                self.links[number] = "link: ".join(line.split("link: ")[1:]).strip()
            elif "dealt" in found[2]:
                self.dealt.add(number)
            else:
                self.rounds += 1

    def join(self, number: int) -> subprocess.Popen:
        return subprocess.Popen(
            ["nice", "-n", "19", *self.elsewhere, self.options.program, "--join", self.links[number], "--level", "greedy", "--delay",
             str(self.options.delay), *self.relay], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def join_all(self) -> None:
        while len(self.links) < self.options.tables:
            time.sleep(0.1)
        time.sleep(3)  # until all tables are known to the broker
        for number in range(1, self.options.tables + 1):
            self.guests.append(self.join(number))
            time.sleep(0.2)
        while len(self.dealt) < self.options.tables:
            for i, guest in enumerate(self.guests):
                if guest.poll() is not None:  # not reached in time on a busy computer
                    self.guests[i] = self.join(i + 1)
            time.sleep(1)

    def end(self) -> None:
        for process in [*self.guests, self.host]:
            process.kill()
        for process in [*self.guests, self.host]:
            process.wait()


def measure(options: argparse.Namespace, tables: Tables, broker: subprocess.Popen) -> None:
    before = [processor_time(tables.host), processor_time(broker)]
    began, rounds = time.monotonic(), tables.rounds
    time.sleep(options.seconds)
    passed = time.monotonic() - began
    used = [processor_time(tables.host) - before[0], processor_time(broker) - before[1]]
    share = used[0] / passed
    ended = max(1, tables.rounds - rounds)
    print(f"{options.tables} tables for {passed:.0f} s, {tables.rounds - rounds} rounds ended, "
          f"{1000 * used[0] / ended:.1f} ms of the host a round, "
          f"{1000 * used[0] / ended / DECISIONS:.2f} ms a decision")
    print(f"host: {100 * share:.1f} % of a core, {memory(tables.host):.0f} MiB; broker: {100 * used[1] / passed:.1f} %, "
          f"{memory(broker):.0f} MiB")
    print(f"at that rate one core holds {options.tables / share:.0f} tables, and "
          f"{PACE * ended * DECISIONS / used[0]:.0f} with a decision at each of them every {PACE} s")


def main() -> None:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("tables", type=int)
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--level", default="good")
    parser.add_argument("--delay", type=int, default=4000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        broker = begin_broker(Path(name))
        time.sleep(1)
        tables = Tables(options, Path(name))
        try:
            tables.join_all()
            measure(options, tables, broker)
        finally:
            tables.end()
            broker.terminate()
            broker.wait()


if __name__ == "__main__":
    sys.exit(main())
