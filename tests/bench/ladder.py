#!/usr/bin/env python3
"""Measures what each level loses per thousand decisions in matches against itself: the figures of core/analysis/level_ladder.cpp
and of docs/analysis.md. Matches that were analysed are kept in the folder, so that more can be added later.

    tests/bench/ladder.py --cli build/release/app/cli/settebello-cli --out /tmp/ladder --rules scopa --matches 20
"""

import argparse
import json
import subprocess
from pathlib import Path

LEVELS = ["random", "beginner", "casual", "good", "expert", "master"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cli", required=True)
    parser.add_argument("--out", required=True, type=Path, help="folder for records and analyses")
    parser.add_argument("--rules", default="scopa", help="id of a preset, or a rule file")
    parser.add_argument("--matches", type=int, default=20, help="of each level")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def analysed(options, level):
    """The players of the analyses of that level's matches."""
    folder = options.out / Path(options.rules).stem / level
    if len(list(folder.glob("*.scopa.json"))) < options.matches:
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run([options.cli, "simulate", "--rules", options.rules, "--players", f"{level},{level}", "--matches",
                        str(options.matches), "--seed", str(options.seed), "--threads", "1", "--records", str(folder)],
                       check=True, stdout=subprocess.DEVNULL)
    records = sorted(folder.glob("*.scopa.json"))[:options.matches]
    found = subprocess.run([options.cli, "analyse", *map(str, records), "--save", "--json"], check=True,
                           stdout=subprocess.PIPE).stdout
    return json.loads(found)["players"]


def main():
    options = arguments()
    print(f"| {options.rules} | matches | decisions | lost per thousand | marks per hundred |")
    print("| --- | --: | --: | --- | --: |")
    for level in options.levels.split(","):
        players = analysed(options, level)
        decisions = sum(player["decisions"] for player in players)
        mean = sum(player["decisions"] * player["lost"]["perDecision"]["mean"] for player in players) / decisions
        squares = sum((player["decisions"] * (player["lost"]["perDecision"]["interval"][1] -
                                              player["lost"]["perDecision"]["mean"])) ** 2 for player in players)
        marks = sum(sum(player["marks"].values()) for player in players)
        print(f"| {level} | {options.matches} | {decisions:,} | {1000 * mean:.0f} ± {1000 * squares ** 0.5 / decisions:.0f} "
              f"| {100 * marks / decisions:.1f} |", flush=True)


if __name__ == "__main__":
    main()
