#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares Settebello with KPat, the patience game of KDE, on the same virtual screen: the time from program start to
the first painted window, and the memory used after play.

    beside_kpat.py PATH/TO/settebello [--runs N] [--kpat /usr/games/kpat]

Runs alternate, after one warm-up run each; medians are printed. Memory is that of the process: resident set size (RSS)
and proportional set size (PSS). Settebello: after a whole match against one opponent, with the card sizes of two decks
shown. KPat: after its demo has played a game of Klondike for a while, and two more were dealt.
Needs Xvfb, xdotool, and kpat."""

import argparse
import json
import os
import statistics
import subprocess
import time

from x_screen import Screen, until

TICKS = os.sysconf("SC_CLK_TCK")


def processor_time(pid):
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid):
    """RSS and PSS in MB."""
    sums = {}
    with open(f"/proc/{pid}/smaps_rollup") as file:
        for line in file:
            name, _, rest = line.partition(":")
            if rest.strip().endswith("kB"):
                sums[name] = int(rest.split()[0])
    return sums["Rss"] / 1024, sums["Pss"] / 1024


class Run:
    def __init__(self, screen, command):
        self.screen = screen
        self.begin = time.monotonic()
        self.process = subprocess.Popen(command, env=screen.environment, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def first_paint(self, windows=1):
        """Milliseconds until this many windows are painted, and the processor time used."""
        if not until(lambda: len(self.screen.painted()) >= windows, 60):
            raise SystemExit("no window was painted: " + " ".join(self.process.args))
        return 1000 * (time.monotonic() - self.begin), processor_time(self.process.pid)

    def end(self):
        self.process.terminate()
        self.process.wait()
        until(lambda: not self.screen.windows(), 10)


def settings(folder):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "settings.json"), "w") as file:
        json.dump({"format": "settebello.settings", "version": 1, "language": "en",
                   "display": {"animationSpeed": 0}}, file)
    return folder


def start_times(screen, programs, runs):
    times = {name: [] for name in programs}
    for i in range(runs + 1):
        for name, (command, windows) in programs.items():
            run = Run(screen, command)
            measured = run.first_paint(windows)
            run.end()
            if i > 0:
                times[name].append(measured)
    for name, measured in times.items():
        wall = sorted(wall for wall, _ in measured)
        busy = statistics.median(busy for _, busy in measured)
        print(f"{name:44} median {statistics.median(wall):6.0f} ms, best {wall[0]:5.0f}, worst "
              f"{wall[-1]:5.0f}; processor {busy:5.0f} ms", flush=True)


def play_settebello(screen, program):
    folder = settings(os.path.join(screen.home, "played"))
    matches = os.path.join(folder, "matches")
    run = Run(screen, [program, "--config", folder, "--seed", "7"])
    run.first_paint(2)
    screen.focus()
    screen.key("Return")  # the New match dialog's Start
    begin = time.monotonic()
    while not (os.path.isdir(matches) and os.listdir(matches)):
        screen.focus()
        screen.key("Home", "Return", "Return")
        if time.monotonic() - begin > 300:
            raise SystemExit("the match did not end")
    time.sleep(2)
    result = memory(run.process.pid)
    run.end()
    return result


def play_kpat(screen, program):
    run = Run(screen, [program, "--gametype", "klondike"])
    run.first_paint()
    time.sleep(3)
    screen.focus()
    screen.key("d")  # its demo
    time.sleep(20)
    screen.key("d")
    for _ in range(2):
        screen.key("ctrl+n")
        time.sleep(1.5)
        screen.key("Return")  # what is lost is asked for
        time.sleep(1.5)
    result = memory(run.process.pid)
    run.end()
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("settebello")
    parser.add_argument("--kpat", default="/usr/games/kpat")
    parser.add_argument("--runs", type=int, default=9)
    arguments = parser.parse_args()
    screen = Screen()
    try:
        folder = settings(os.path.join(screen.home, "start"))
        ours = [os.path.abspath(arguments.settebello), "--config", folder]
        start_times(screen, {
            "KPat, its list of games": ([arguments.kpat], 1),
            "KPat, a game of Klondike": ([arguments.kpat, "--gametype", "klondike"], 1),
            "Settebello, the table": (ours, 1),
            "Settebello, the table and its dialog": (ours, 2),
        }, arguments.runs)
        for name, played in (("Settebello after a match", play_settebello(screen, ours[0])),
                             ("KPat after three games of Klondike",
                              play_kpat(screen, arguments.kpat))):
            print(f"{name:44} {played[0]:6.1f} MB resident, {played[1]:6.1f} MB its share")
    finally:
        screen.close()


if __name__ == "__main__":
    main()
