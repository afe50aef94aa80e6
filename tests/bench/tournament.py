#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays every level against every other with `settebello-cli simulate --deals --swap` and writes a table per game.

Each result is appended to OUT/results.jsonl at once, in portions of a few minutes at most: with the same OUT a later
call resumes where it was interrupted, and with more pairs or levels only plays what is missing. Use another OUT for
another build; each line contains the commit it was made with. Standard library only.

    tests/bench/tournament.py --cli build/release/app/cli/settebello-cli --out /tmp/table
    tests/bench/tournament.py … --levels greedy,master --games scopa --pairs heavy=2000 --seed 2
"""

import argparse
import itertools
import json
import math
import subprocess
import sys
from pathlib import Path

GAMES = ["scopa", "scopone", "scopone-scientifico"]

# All levels (core/players/levels/levels.h), the reference players first, with their cost.
COSTS = {
    "random": "free", "greedy": "free", "cs": "free",
    "flat-400": "light", "pimc": "heavy", "ismcts-4k": "light", "ismcts-32k": "slow",
    "beginner": "free", "casual": "free", "good": "free", "expert": "light", "master": "heavy",
}
# Deals per pairing (each played twice) by the cost of the more expensive level, and deals per portion.
PAIRS = {"free": 10000, "light": 2000, "heavy": 400, "slow": 100}
PORTIONS = {"free": 5000, "light": 250, "heavy": 50, "slow": 10}


def settings_of(text, defaults):
    """The defaults with "free=100,heavy=10" applied."""
    values = dict(defaults)
    for item in filter(None, text.split(",")):
        name, _, value = item.partition("=")
        if name not in values or not value.isdigit() or int(value) < 1:
            sys.exit(f"tournament: {item!r} is not one of {', '.join(defaults)} with =NUMBER")
        values[name] = int(value)
    return values


def cost_of(level, costs):
    return costs.get(level, "heavy")  # a third-party engine


def commit():
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def simulate(arguments, game, levels, count, seed):
    """The result of simulate and an empty string, or None and the reason."""
    command = [arguments.cli, "simulate", "--rules", game, "--players", ",".join(levels), "--matches", str(count),
               "--seed", str(seed), "--threads", str(arguments.threads), "--deals", "--swap", "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        complaints = [line for line in done.stderr.splitlines() if line.startswith("settebello-cli")]
        return None, complaints[0] if complaints else done.stderr.strip()
    result = json.loads(done.stdout)
    return (None, "stopped") if result["stopped"] else (result, "")


class ResultStore:
    """The results so far, by their parameters."""

    def __init__(self, folder):
        self.file = folder / "results.jsonl"
        self.results = {}
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                try:
                    entry = json.loads(line)
                except ValueError:
                    continue  # an incomplete last line of an interrupted run
                self.results[self.key(*entry["asked"])] = entry["result"]

    @staticmethod
    def key(game, one, other, count, seed):
        return (game, one, other, count, seed)

    def add(self, asked, result, build):
        self.results[self.key(*asked)] = result
        line = json.dumps({"asked": asked, "commit": build, "result": result})
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(("" if not text or text.endswith("\n") else "\n") + line + "\n")


def portions(total, size, seed):
    """Counts and seeds, the same for the same seed however large the total."""
    for number, begin in enumerate(range(0, total, size)):
        yield min(size, total - begin), seed * 1_000_000 + number


class Pairing:
    """The results of two levels against each other: all portions, from the view of the first."""

    def __init__(self):
        self.deals = 0
        self.sums = dict.fromkeys(("points", "win", "loss", "dealing", "other"), 0.0)
        self.variances = dict.fromkeys(self.sums, 0.0)

    def add(self, result, place):
        deals = result["played"]
        self.deals += deals
        player = result["players"][place]
        values = {**player, "dealing": player["dealersSide"]["win"], "other": player["otherSide"]["win"]}
        for name in self.sums:
            value = values[name]
            low, high = value["interval"] or (math.nan, math.nan)
            self.sums[name] += deals * value["mean"]
            self.variances[name] += (deals * (high - low) / 2) ** 2

    def mean(self, name):
        return self.sums[name] / self.deals

    def half_width(self, name):
        return math.sqrt(self.variances[name]) / self.deals


class Times:
    """Thinking times of a level; quantiles of portions are averaged, which is accurate enough."""

    def __init__(self):
        self.moves = 0
        self.sums = dict.fromkeys(("mean", "median", "p99"), 0.0)
        self.longest = 0.0

    def add(self, milliseconds):
        self.moves += milliseconds["moves"]
        self.longest = max(self.longest, milliseconds["longest"])
        for name in self.sums:
            self.sums[name] += milliseconds["moves"] * milliseconds[name]

    def text(self, name):
        value = self.sums[name] / max(1, self.moves)
        return "< 0.01" if value < 0.01 else f"{value:.3g}" if value < 100 else f"{value:.0f}"


def try_levels(arguments):
    """The available levels, and roughly how many seconds each thinks per deal of each game."""
    levels = []
    seconds = {}
    for level in arguments.levels.split(","):
        for game in arguments.games:
            result, why = simulate(arguments, game, (level, "random"), 1, 1)
            if result is None:
                print(f"{why}; left out", file=sys.stderr)
                break
            times = result["players"][0]["milliseconds"]
            seconds[level, game] = times["moves"] * times["mean"] / 1000 / result["games"]
        else:
            levels.append(level)
    return levels, seconds


def play(arguments, kept, levels, seconds, build):
    """Plays the missing portions, cheap pairings first."""
    def dearest(pair):
        return max((cost_of(level, arguments.costs) for level in pair), key=list(PAIRS).index)
    plan = [(dearest(pair), game, pair) for game in arguments.games for pair in itertools.combinations(levels, 2)]
    plan.sort(key=lambda entry: list(PAIRS).index(entry[0]))
    todo = [(game, *pair, count, seed) for cost, game, pair in plan
            for count, seed in portions(arguments.pairs[cost], PORTIONS[cost], arguments.seed)]
    missing = [asked for asked in todo if kept.key(*asked) not in kept.results]
    if missing:
        minutes = sum(2 * count * (seconds[one, game] + seconds[other, game])
                    for game, one, other, count, _ in missing) / 60
        print(f"{len(missing)} portions to play, about {minutes:.0f} minutes of one processor", file=sys.stderr)
    if arguments.plan:
        sys.exit(0)
    for number, asked in enumerate(missing, 1):
        game, one, other, count, seed = asked
        print(f"[{number}/{len(missing)}] {game}: {one} against {other}, {count} deals, seed {seed}",
              file=sys.stderr, flush=True)
        try:
            result, why = simulate(arguments, game, (one, other), count, seed)
        except KeyboardInterrupt:
            print("tournament: interrupted, the tables hold what there is; call it again to go on", file=sys.stderr)
            return todo, False
        if result is None:
            sys.exit(f"tournament: {why}; call it again to go on")
        kept.add(asked, result, build)
    return todo, True


def table(game, levels, todo, kept, arguments):
    """Rows against columns, as Markdown."""
    pairings = {}
    times = {level: Times() for level in levels}
    for asked in todo:
        if asked[0] != game:
            continue
        result = kept.results.get(kept.key(*asked))
        if result is None:
            continue  # interrupted before it was played
        for place, level in enumerate(asked[1:3]):
            pairings.setdefault((level, asked[2 - place]), Pairing()).add(result, place)
            times[level].add(result["players"][place]["milliseconds"])
    lines = [f"# {game}", "",
             "The row against the column: points a deal, own minus the other's, with the 95 % interval; wins : losses in % "
             "(the rest are ties); wins as the dealer's side / as the other. Every deal is played twice with the sides "
             f"exchanged: a pair. Times are milliseconds of processor time a move that leaves a choice. Seed {arguments.seed}.", "",
             "| | median ms | 99 % ms | " + " | ".join(levels) + " |", "| --- |" + " --: |" * (len(levels) + 2)]
    for level in levels:
        cells = [f"**{level}**", times[level].text("median"), times[level].text("p99")]
        for other in levels:
            pairing = pairings.get((level, other))
            cells.append("–" if pairing is None else
                         f"{pairing.mean('points'):+.2f} ± {pairing.half_width('points'):.2f}<br>"
                         f"{pairing.mean('win'):.1f} : {pairing.mean('loss'):.1f}<br>"
                         f"{pairing.mean('dealing'):.1f} / {pairing.mean('other'):.1f}<br>"
                         f"{pairing.deals} pairs")
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cli", required=True, help="settebello-cli")
    parser.add_argument("--out", required=True, type=Path, help="a folder for results and tables")
    parser.add_argument("--games", default=",".join(GAMES), help="presets or rule files (%(default)s)")
    parser.add_argument("--levels", default=",".join(COSTS), help="(%(default)s); those that cannot be made are left out")
    parser.add_argument("--pairs", default="", help="deals a pairing by cost, each played twice: "
                        + ",".join(f"{name}={count}" for name, count in PAIRS.items()))
    parser.add_argument("--costs", default="", help="another cost for a level: master=light,…")
    parser.add_argument("--seed", type=int, default=1, help="another seed is another set of deals (%(default)s)")
    parser.add_argument("--threads", type=int, default=1, help="of simulate (%(default)s)")
    parser.add_argument("--plan", action="store_true", help="only tell how long it will take")
    arguments = parser.parse_args()
    arguments.games = arguments.games.split(",")
    arguments.pairs = settings_of(arguments.pairs, PAIRS)
    arguments.costs = {**COSTS, **dict(item.split("=", 1) for item in filter(None, arguments.costs.split(",")))}
    if not set(arguments.costs.values()) <= set(PAIRS):
        parser.error("--costs: a cost is one of " + ", ".join(PAIRS))
    arguments.out.mkdir(parents=True, exist_ok=True)

    levels, seconds = try_levels(arguments)
    kept = ResultStore(arguments.out)
    todo, whole = play(arguments, kept, levels, seconds, commit())
    for game in arguments.games:
        file = arguments.out / (Path(game).name.split(".")[0] + ".md")
        file.write_text(table(game, levels, todo, kept, arguments), encoding="utf-8")
        print(file)
    sys.exit(0 if whole else 1)


if __name__ == "__main__":
    main()
