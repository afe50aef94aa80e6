#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the table of docs/effects.md: what single toggles change in scopa for two, by `settebello-cli effect`.

    tests/bench/effects.py --cli build/release/app/cli/settebello-cli

Every toggle is measured with experts and with the level of the window. The numbers are the same on every machine; the
processor time, printed at the end, is not. Standard library only."""

import argparse
import json
import os
import subprocess
import tempfile
from pathlib import Path

# The ten toggles that change most, each with the value that changes most, by points, rounds and the worth of dealing.
TOGGLES = [
    ("scoring", "lowCards", True), ("capture", "ace", "sweepsAll"), ("scoring", "declarations", "cirulla"),
    ("scoring", "scalette", True), ("capture", "sum", "either"), ("scoring", "napola", "toHorse"),
    ("scoring", "grande", True), ("scoring", "reBello", True), ("deal", "handCards", "all"), ("deal", "tableCards", 0),
]
FIGURES = [("points", 2), ("sweeps", 2), ("rounds", 2), ("dealer", 2)]


def run(arguments):
    return json.loads(subprocess.run(arguments, capture_output=True, text=True, check=True).stdout)


def cell(estimate, decimals, factor=1, sign="+"):
    low, high = estimate["interval"]
    half = (high - low) / 2 * factor
    mean = f"{estimate['mean'] * factor:{sign}.{decimals}f}".replace("-", "−")
    return f"{mean} ± {half:.{decimals}f}"


def row(name, result, part, sign, skill):
    figures = result["figures"]
    cells = [cell(figures[figure][part], decimals, sign=sign) for figure, decimals in FIGURES]
    cells.append(cell(figures["skill"][part], 1, 100, sign) if skill else "")
    return f"| {name} | {result['level']} | {result['matches']} | " + " | ".join(cells) + " |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cli", required=True)
    parser.add_argument("--expert", type=int, default=1000, help="pairs of matches by experts")
    parser.add_argument("--greedy", type=int, default=5000, help="pairs of matches by the level of the window")
    arguments = parser.parse_args()
    levels = [("expert", arguments.expert), ("greedy", arguments.greedy)]
    scopa = run([arguments.cli, "rules", "show", "scopa"])

    def measure(rules, level, pairs):
        return run([arguments.cli, "effect", "--rules", str(rules), "--against", "scopa", "--level", level, "--matches",
                    str(pairs), "--json"])

    print("| toggle | level | pairs | points a round | sweeps a round | rounds a match | worth of dealing | "
          "*good* beats *casual*, % |\n| --- | --- | --: | --: | --: | --: | --: | --: |")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "toggle.scopa-rules.json"
        for group, key, value in TOGGLES:
            changed = json.loads(json.dumps(scopa))
            changed["rules"][group][key] = value
            file.write_text(json.dumps(changed), encoding="utf-8")
            for level, pairs in levels:
                name = f"`{group}.{key}` {json.dumps(value)}" if level == "expert" else ""
                print(row(name, measure(file, level, pairs), "difference", "+", level == "greedy"), flush=True)
    for level, pairs in levels:
        name = "*scopa itself*" if level == "expert" else ""
        print(row(name, measure("scopa", level, pairs), "against", "", level == "greedy"), flush=True)
    times = os.times()
    print(f"\nProcessor time: {(times.children_user + times.children_system) / 60:.1f} minutes.")


if __name__ == "__main__":
    main()
