#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at how somebody plays, as one does who hears the program and has only a keyboard.

    atspi_statistics.py PROGRAM

starts PROGRAM (settebello) on an X server and a session bus of its own with a match that was played, which it analyses by itself.
Reads every figure of the statistics' second page, goes from one to the positions behind it, and from another to the exercises.
Needs openbox besides what atspi_round.py needs; exits with 77 where something is missing.
"""

import re
from pathlib import Path

from desktop import operate
from person import Person

RECORD = Path(__file__).resolve().parent.parent / "data/records/scopa-13-3.scopa.json"

NUMBER = r"\d+\.\d"
PLACES = "Captures missed|Sweeps|Settebello|Coins|Cards|Primiera|Elsewhere"
# The charts from top to bottom, and what they and each of their bars say.
CHARTS = {
    "Points given away in a round": (rf"\d+ \w+: {NUMBER}", rf".*\. To compare with: Master: {NUMBER}, Expert: {NUMBER}\b.*"),
    "Where they went": (rf"({PLACES}): {NUMBER}", ""),
    "Luck with the cards, by game": (rf"Scopa: [+−]{NUMBER}", ""),
    "Luck with the cards, by opponents": (rf"random: [+−]{NUMBER}", ""),
    "Exercises learnt": (r"(Own mistakes: 0 of \d+|Problems: 0 of 300)", ""),
}


def open_page(person):
    person.menu("Statistics")
    window = person.find("Statistics", person.roles.ROLE_DIALOG)
    person.go_to(window, "Results")
    person.key("Right")
    person.reader.wait_for("the page", lambda: person.focused(window).name == "How you play")
    person.read(window, "1 of 1 match is analysed.")
    return window


def read_page(person, window):
    """@return the bars of each chart"""
    for text in (r"In 1 match you gave away about .* a round by your own play\. Opponents .* play like that\.",
                 r"(The cards owe you|You owe the cards) about .*\.|You and the cards are quits\."):
        assert re.search(text, person.texts(window)), text
    bars = {}
    for chart, (bar, compared) in CHARTS.items():
        node = person.named(window, chart, (person.roles.ROLE_PANEL,))
        bars[chart] = [child.name for child in node]
        assert bars[chart] and all(re.fullmatch(bar, name) for name in bars[chart]), bars[chart]
        said = ". ".join(bars[chart])
        assert node.description == said or re.fullmatch(re.escape(said) + compared, node.description), node.description
    return bars


def go_round(person, window, bars):
    """By Tab from the first bar to the last, in the order in which they are seen."""
    expected = [bar for chart in CHARTS for bar in bars[chart]]
    person.go_to(window, expected[0])
    for before, bar in zip(expected, expected[1:]):
        person.key("Tab")
        now = person.reader.wait_for("the next bar", lambda last=before: (
            node := person.focused(window)) and node.name and node.name != last and node)
        assert now.name == bar, (now.name, bar)


def look_at_position(person, window, bar):
    """Enter offers what is behind a bar; Escape goes back, from the list as from the match."""
    roles = person.roles
    heard = []
    person.reader.pyatspi.Registry.registerEventListener(lambda event: event.detail1 and heard.append(
        (event.source.getRole(), event.source.name, event.source.parent.name)), "object:state-changed:focused")

    def offered():
        return next((name for role, name, menu in heard if role == roles.ROLE_MENU_ITEM and menu == "What cost most"), None)

    def is_back():
        return window.getState().contains(roles.STATE_ACTIVE) and person.focused(window).name == bar

    person.go_to(window, bar)
    person.key("Return")
    assert re.fullmatch(rf"\d+ \w+, round \d: {NUMBER}", person.reader.wait_for("the positions", offered)), heard
    heard.clear()
    person.key("Escape")
    person.reader.wait_for("the bar again", lambda: (roles.ROLE_PUSH_BUTTON, bar) in [each[:2] for each in heard])
    heard.clear()
    person.key("Return")
    points = re.search(r"round (\d)", person.reader.wait_for("the positions", offered))
    person.key("Return")
    review = person.find("Match: Scopa", roles.ROLE_DIALOG)
    person.reader.wait_for("the mark", lambda: next(
        (name for role, name, _ in heard if role == roles.ROLE_LIST_ITEM and name.startswith(f"Round {points[1]}, your card")), None))
    person.named(review, "What could be played", (roles.ROLE_PANEL,))
    person.key("Escape")
    person.reader.wait_for("the statistics again", is_back)


def look_at_exercises(person, window):
    person.go_to(window, "Own mistakes")
    person.key("space")
    practice = person.find("Practise", person.roles.ROLE_DIALOG)
    person.reader.wait_for("the exercises", lambda: practice.getState().contains(person.roles.STATE_ACTIVE))
    person.key("Escape")


def play(reader, pyatspi):
    person = Person(reader, pyatspi)
    window = open_page(person)
    bars = read_page(person, window)
    go_round(person, window, bars)
    look_at_position(person, window, bars["Where they went"][0])
    look_at_exercises(person, window)
    person.reader.wait_for("the statistics again", lambda: window.getState().contains(pyatspi.STATE_ACTIVE))
    person.key("Escape")
    person.reader.wait_for("the table", person.is_active)


if __name__ == "__main__":
    operate(play, __doc__, managed=True, record=RECORD, animationSpeed=0)
