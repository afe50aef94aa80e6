#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A bot that settebello-cli can play against; `settebello-cli --help engine` describes the protocol.

settebello-cli simulate --rules scopa --players "engine:python3 example_bot.py,greedy" --matches 100 --seed 1 --swap
"""
import json
import sys


def evaluate(decision):
    """How good the bot considers "9C" (a card laid), "10B=3D+7C" (a capture), "keep" and other decisions."""
    card, _, captured = decision.partition("=")
    if not card[0].isdigit():
        return 0 if decision in ("keep", "declare") else -100  # and never "out"
    if not captured:
        return -int(card[:-1])  # the lowest card is laid
    cards = [card] + captured.split("+")
    coins = sum(taken.endswith("D") for taken in cards)
    return 10 * len(cards) + 5 * coins + 50 * ("7D" in cards)


def main():
    view = None
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "settebello":
            print("id name Example bot", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "position":
            view = json.loads(rest)
        elif word == "go":
            print("play", max(view["legal"], key=evaluate), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
