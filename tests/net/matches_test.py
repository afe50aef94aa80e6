#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches between programs in network namespaces of their own, over a slow and lossy network, while connections are
reset, cables pulled and programs killed, and checks that all sides have the same cards, scores and records after every round
and that no decision that the host had kept is lost. Needs root.

    matches_test.py SETTEBELLO_TABLE SETTEBELLO_CLI                       a few matches, for ctest
    matches_test.py SETTEBELLO_TABLE SETTEBELLO_CLI --matches N [--tables K] [--relay] [--presets ID,...]
                                                                          N matches over all presets, K tables at a time"""

from __future__ import annotations

import argparse
import collections
import hashlib
import json
import os
import queue
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

from namespaces import DAEMON, OUTSIDE, PATH, RULES, NamespaceTest, missing, program, run

TABLE = CLI = ""
HERE = Path(__file__).resolve().parent
DELAY, LOSS = 200, 5  # milliseconds each way, percent each way
PATIENCE = 1200  # seconds for one match
MOST_GUESTS = 3
RESET = "table inet cut {\nchain in {\ntype filter hook input priority 0;\nmeta l4proto tcp reject with tcp reset\n}\n}\n"
# What happens to a table, and how often in 100 times.
TROUBLE = {"kill host": 25, "kill guest": 30, "reset": 25, "short cut": 15, "long cut": 5}


def inside(namespace: str, *command: object) -> list[str]:
    return [program("ip"), "netns", "exec", namespace, *map(str, command)]


class SlowNetwork:
    """slow_network.py between namespaces; addresses are 10.77.0.1 and so on."""

    def __init__(self, namespaces: list[str]) -> None:
        places = [f"{name}=10.77.0.{i + 1}/24" for i, name in enumerate(namespaces)]
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            [sys.executable, "-B", HERE / "slow_network.py", str(DELAY), str(LOSS), *places], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True, env={**os.environ, "PATH": PATH})
        assert self.process.stdout.readline() == "ready\n"

    def tell(self, word: str, namespace: str) -> None:
        self.process.stdin.write(f"{word} {namespace}\n")
        self.process.stdin.flush()

    def end(self) -> None:
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()


class Side:
    """A program at a table. It is started again after it was killed, with what it has kept."""

    def __init__(self, table: Table, name: str, namespace: str, folder: Path) -> None:
        self.table, self.name, self.namespace, self.folder = table, name, namespace, folder
        self.process = None
        self.words: list[object] = []
        self.match = ""
        self.over: set[str] = set()
        self.seated = 0
        self.said: collections.deque[str] = collections.deque(maxlen=20)

    def start(self) -> None:
        self.process = subprocess.Popen(  # pylint: disable=consider-using-with
            inside(self.namespace, TABLE, *self.words, "--matches", 0, "--delay", 0, "--state", self.folder / "state", "--records",
                   self.folder / "records"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        threading.Thread(target=self.listen, args=(self.process.stdout, self.hear), daemon=True).start()
        threading.Thread(target=self.listen, args=(self.process.stderr, self.complain), daemon=True).start()

    @staticmethod
    def listen(stream, use) -> None:
        with stream:
            for line in stream:
                use(line.rstrip("\n"))

    def complain(self, line: str) -> None:
        self.table.wrong(f"{self.name} says: {line}")

    def hear(self, line: str) -> None:
        self.said.append(line)
        if line.startswith("link: "):
            self.table.link = line.removeprefix("link: ")
        elif line.endswith(") is here") or line.startswith("at the table"):
            self.seated += 1
        elif found := re.fullmatch(r"match (?:begins|goes on): (\w+)", line):
            self.match = found[1]
        elif found := re.fullmatch(r"round (\d+) is dealt, fingerprint (\w+)", line):
            self.table.agree(self, int(found[1]), "fingerprint", found[2])
        elif found := re.fullmatch(r"round (\d+) is over, (.*)", line):
            self.table.agree(self, int(found[1]), "scores", found[2])
            self.table.agree(self, int(found[1]), "record", self.recorded(int(found[1])))
        elif line.startswith("match is over, "):
            self.table.agree(self, 0, "result", line)
            self.over.add(self.match)

    def record(self) -> dict:
        return json.loads((self.folder / "records" / f"{self.match}.scopa.json").read_text(encoding="utf-8"))

    def recorded(self, rounds: int) -> str:
        """What a record says of the first rounds."""
        said = self.record()
        part = [said["base"], said["rules"], said.get("draw"), said["rounds"][:rounds]]
        return hashlib.sha256(json.dumps(part, sort_keys=True).encode()).hexdigest()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            status = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.table.wrong(f"{self.name} does not end")
            self.kill()
            return
        if status != 0:
            self.table.wrong(f"{self.name} ends with status {status}")


class Table:
    """A host and its guests."""

    def __init__(self, folder: Path, namespaces: list[str], preset: object, players: list[str], options: list[object],
                 relay: list[object]) -> None:
        self.lock = threading.Lock()
        self.facts: dict[tuple, str] = {}
        self.known: dict[tuple, set[str]] = collections.defaultdict(set)
        self.faults: list[str] = []
        self.trouble: collections.Counter[str] = collections.Counter()
        self.journals: dict[str, list[str]] = {}
        self.preset = preset
        self.link = ""
        self.host = Side(self, "host", namespaces[0], folder / "host")
        self.host.words = ["--host", "--rules", preset, "--players", ",".join(players), *options, *relay]
        guests = players.count("guest")
        self.guests = [Side(self, f"guest {i + 1}", namespaces[i + 1], folder / f"guest{i + 1}") for i in range(guests)]
        self.relay = relay

    @property
    def sides(self) -> list[Side]:
        return [self.host, *self.guests]

    def wrong(self, what: str) -> None:
        with self.lock:
            self.faults.append(f"{self.preset}: {what}")

    def agree(self, side: Side, number: int, kind: str, value: str) -> None:
        key = (side.match, number, kind)
        with self.lock:
            self.known[key].add(side.name)
            if self.facts.setdefault(key, value) != value:
                self.faults.append(f"{self.preset}: {side.name} has another {kind} of round {number}")

    def note_journal(self) -> None:
        """Nothing that was ever in the host's journal may be missing later."""
        for name in ("table.json", "previous.json"):
            file = self.host.folder / "state" / "1" / name
            if not file.exists():
                continue
            kept = json.loads(file.read_text(encoding="utf-8"))["host"]
            before, now = self.journals.get(kept["id"], []), kept["journal"]
            if now[:len(before)] != before:
                self.wrong(f"the journal has lost some of its {len(before)} entries")
            self.journals[kept["id"]] = now

    def wait(self, condition, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while not condition() and time.monotonic() < end and not self.faults:
            time.sleep(0.05)
        return condition()

    def seat(self) -> bool:
        self.host.start()
        if not self.wait(lambda: self.link, 60):
            self.wrong("the host has no link")
            return False
        for guest in self.guests:
            guest.words = ["--join", self.link, "--level", random.choice(["random", "greedy"]),
                           *self.relay]
            guest.start()
        if not self.wait(lambda: all(side.seated for side in self.guests), 120):
            self.wrong("not all are seated")
            return False
        return True

    def play(self, matches: int, make_trouble: Troublemaker) -> None:
        """Until all sides have seen so many matches end."""
        if self.seat():
            for count in range(1, matches + 1):
                end = time.monotonic() + PATIENCE
                while min(len(side.over) for side in self.sides) < count and not self.faults:
                    make_trouble(self)
                    if time.monotonic() > end:
                        said = "; ".join(f"{side.name}: {list(side.said)[-3:]}" for side in self.sides)
                        self.wrong(f"the match does not end ({dict(self.trouble)}): {said}")
            make_trouble.end()
            if not self.faults:
                self.check(matches)
        for side in reversed(self.sides):
            if side.process:
                side.stop()

    def check(self, matches: int) -> None:
        self.note_journal()
        for match in set.intersection(*(side.over for side in self.sides)):
            rounds = max(number for id, number, kind in self.facts if id == match and kind == "scores")
            for number in range(1, rounds + 1):
                if len(self.known[match, number, "record"]) != len(self.sides):
                    self.wrong(f"only {self.known[match, number, 'record']} have a record of round {number}")
            files = [side.folder / "records" / f"{match}.scopa.json" for side in self.sides]
            said = subprocess.run([CLI, "replay", *files], capture_output=True, text=True, check=False)
            if said.returncode != 0:
                self.wrong(f"a record is not correct: {said.stdout}{said.stderr}")
        if len(set.intersection(*(side.over for side in self.sides))) < matches:
            self.wrong("not all sides have seen the same matches")

    def rounds(self) -> int:
        return sum(1 for _, _, kind in self.facts if kind == "scores")


class Troublemaker:
    """Kills programs, resets connections and pulls cables at random moments."""

    def __init__(self, network: SlowNetwork | None, seconds: tuple[float, float]) -> None:
        self.network, self.seconds = network, seconds
        self.next = 0.0
        self.pending: list[tuple[float, object]] = []

    def __call__(self, table: Table) -> None:
        now = time.monotonic()
        for due in [each for each in self.pending if each[0] <= now]:
            self.pending.remove(due)
            due[1]()
        if not self.next or self.pending:
            self.next = now + random.uniform(*self.seconds)
        elif now >= self.next:
            self.begin(table, random.choices(list(TROUBLE), list(TROUBLE.values()))[0])
        time.sleep(0.05)

    def later(self, seconds: float, what) -> None:
        self.pending.append((time.monotonic() + seconds, what))

    def end(self) -> None:
        """Puts back what was taken."""
        for _, what in self.pending:
            what()
        self.pending.clear()

    def begin(self, table: Table, kind: str) -> None:
        side = table.host if kind == "kill host" else random.choice(table.guests if kind == "kill guest" else table.sides)
        table.trouble[kind] += 1
        if kind.startswith("kill"):
            side.kill()
            if kind == "kill host":
                table.note_journal()
            self.later(random.uniform(0, 2), side.start)
        elif kind == "reset" or not self.network:
            run(*inside(side.namespace, "nft", "-f", "-"), input=RESET, text=True)
            self.later(3, lambda: run(*inside(side.namespace, "nft", "delete", "table", "inet", "cut")))
        else:
            self.network.tell("cut", side.namespace)
            self.later(random.uniform(33, 40) if kind == "long cut" else random.uniform(1, 6),
                       lambda: self.network.tell("mend", side.namespace))


def presets() -> dict[str, int]:
    """Each with the number of its players."""
    names = subprocess.run([CLI, "rules", "list"], check=True, capture_output=True, text=True).stdout.split("\n")
    found = {}
    for name in [line.split()[0] for line in names if line]:
        shown = json.loads(subprocess.run([CLI, "rules", "show", name], check=True, capture_output=True, text=True).stdout)
        found[name] = shown["rules"]["table"]["players"]
    return found


def seating(players: int, guests: int) -> list[str]:
    """Guests at random seats, and levels at the others."""
    seats = ["guest"] * guests + [random.choice(["random", "greedy"]) for _ in range(players - guests)]
    random.shuffle(seats)
    return seats


class MatchTest(NamespaceTest):
    def short_rules(self, preset: str) -> Path:
        """The preset, but a match is over after a round or two."""
        said = json.loads(subprocess.run([CLI, "rules", "show", preset], check=True, capture_output=True, text=True).stdout)
        said["rules"]["match"]["target"] = 3
        file = self.folder / f"{preset}.scopa-rules.json"
        file.write_text(json.dumps(said), encoding="utf-8")
        return file

    def relay(self, namespace: str, number: int) -> list[object]:
        address = f"10.77.0.{number}"
        config, certificate = self.broker_config(address)
        self.start(namespace, program("mosquitto"), "-c", config)
        return ["--relay", f"{address}:18883", "--relay-certificates", certificate]


class Matches(MatchTest):
    def houses(self, count: int) -> list[str]:
        return [self.namespace(f"house{i}") for i in range(count)]

    def slow(self, namespaces: list[str]) -> SlowNetwork:
        network = SlowNetwork(namespaces)
        self.addCleanup(network.end)
        return network

    def play(self, table: Table, troublemaker: Troublemaker, matches: int = 1) -> None:
        self.addCleanup(lambda: [side.kill() for side in table.sides if side.process and side.process.poll() is None])
        table.play(matches, troublemaker)
        self.assertEqual(table.faults, [])
        self.assertGreater(table.rounds(), 0)

    @unittest.skipIf(missing("ip", "nft"), missing("ip", "nft"))
    def test_direct(self):
        houses = self.houses(2)
        table = Table(self.folder, houses, self.short_rules("cirulla"), ["guest", "greedy"], ["--no-search"], [])
        self.play(table, Troublemaker(self.slow(houses), (3, 6)))

    @unittest.skipIf(missing("ip", "nft", "mosquitto", "openssl"), missing("ip", "nft", "mosquitto", "openssl"))
    def test_relay(self):
        houses = self.houses(3)
        network = self.slow(houses)
        table = Table(self.folder, houses, self.short_rules("scopa"), ["random", "guest"], ["--no-direct"], self.relay(houses[2], 3))
        self.play(table, Troublemaker(network, (12, 20)))

    @unittest.skipIf(missing("ip", "miniupnpd", "nft"), missing("ip", "miniupnpd", "nft"))
    def test_router(self):
        """The host is behind a router that opens a port."""
        home, router, world = self.namespace("home"), self.namespace("router"), self.namespace("world")
        for far, near, here, there in ((home, "inside", "192.168.77.2/24", "192.168.77.1/24"),
                                       (world, "outside", "51.15.0.2/24", f"{OUTSIDE}/24")):
            run("ip", "-n", far, "link", "add", "cable", "type", "veth", "peer", "name", near, "netns", router)
            for name, device, address in ((far, "cable", here), (router, near, there)):
                run("ip", "-n", name, "address", "add", address, "dev", device)
                run("ip", "-n", name, "link", "set", device, "up")
        run("ip", "-n", home, "route", "add", "default", "via", "192.168.77.1")
        run("ip", "netns", "exec", router, "sysctl", "-qw", "net.ipv4.ip_forward=1")
        run("ip", "netns", "exec", router, "nft", "-f", "-", input=RULES, text=True)
        config = self.folder / "miniupnpd.conf"
        config.write_text(DAEMON.format(folder=self.folder))
        self.start(router, program("miniupnpd"), "-d", "-f", config, "-P", self.folder / "pid")
        time.sleep(1)
        table = Table(self.folder, [home, world], "scopa", ["guest", "greedy"], ["--open-port", "--no-search"], [])
        self.wait_for_port(table)
        self.play(table, Troublemaker(None, (1, 3)), 2)

    @staticmethod
    def wait_for_port(table: Table) -> None:
        """A link is of use when it has the address of the router."""
        hear = table.host.hear
        table.host.hear = lambda line: hear(line) if not line.startswith("link: ") or OUTSIDE in line else None

    @unittest.skipIf(missing("ip"), missing("ip"))
    def test_words_and_an_end(self):
        """By the three words over the network, without trouble, until both end by themselves."""
        houses = self.houses(2)
        self.slow(houses)
        host = subprocess.Popen(inside(houses[0], TABLE, "--host", "--players", "greedy,guest", "--language", "it", "--delay", 0),
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        words = host.stdout.readline().removeprefix("match begins: ") and host.stdout.readline().removeprefix("words: ")
        guest = subprocess.run(inside(houses[1], TABLE, "--join", words.upper(), "--level", "random", "--delay", 0), capture_output=True,
                               text=True, timeout=400, check=False)
        said, complained = host.communicate(timeout=100)
        self.assertEqual((guest.returncode, guest.stderr), (0, ""), guest.stdout)
        self.assertEqual((host.returncode, complained), (0, ""), said)
        result = re.search(r"match is over, .*", guest.stdout)[0]
        self.assertIn(result, said)


class LongRun(MatchTest):
    """Many matches, several tables at a time."""

    options = argparse.Namespace()

    def test_all_presets(self):
        wanted: queue.Queue[tuple[str, int]] = queue.Queue()
        self.total, self.faults, self.trouble = collections.Counter(), [], collections.Counter()
        names = [each for each in presets().items() if not self.options.presets or each[0] in self.options.presets]
        for i in range(self.options.matches):
            wanted.put(names[i % len(names)])
        workers = [threading.Thread(target=self.work, args=(wanted, number)) for number in range(self.options.tables)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        print(f"{dict(self.total)}, {dict(self.trouble)}", flush=True)
        self.assertEqual(self.faults, [])
        self.assertGreaterEqual(self.total["matches"], self.options.matches)

    def work(self, wanted: queue.Queue, number: int) -> None:
        houses = [self.namespace(f"{number}-{i}") for i in range(MOST_GUESTS + 2)]
        network = SlowNetwork(houses)
        self.addCleanup(network.end)
        relay = self.relay(houses[-1], len(houses)) if self.options.relay else []
        options: list[object] = ["--no-direct" if relay else "--no-search"]
        while True:
            try:
                preset, players = wanted.get_nowait()
            except queue.Empty:
                return
            guests = random.randint(1, min(MOST_GUESTS, players - 1))
            with tempfile.TemporaryDirectory() as folder:
                table = Table(Path(folder), houses, preset, seating(players, guests), options, relay)
                troublemaker = Troublemaker(network, (30, 60) if relay else (5, 20))
                began = time.monotonic()
                table.play(1, troublemaker)
            self.faults += table.faults
            self.trouble += table.trouble
            self.total["matches"] += not table.faults
            self.total["rounds"] += table.rounds()
            print(f"{self.total['matches']}: {preset}, {guests + 1} programs, {table.rounds()} rounds, "
                  f"{time.monotonic() - began:.0f} s, {dict(table.trouble)} {table.faults or ''}", flush=True)


def main() -> None:
    global TABLE, CLI  # pylint: disable=global-statement
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("table")
    parser.add_argument("cli")
    parser.add_argument("--matches", type=int)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--relay", action="store_true")
    parser.add_argument("--presets", type=lambda text: text.split(","))
    LongRun.options = parser.parse_args()
    TABLE, CLI = LongRun.options.table, LongRun.options.cli
    chosen = LongRun if LongRun.options.matches else Matches
    unittest.main(argv=[sys.argv[0], "-v", chosen.__name__])


if __name__ == "__main__":
    main()
