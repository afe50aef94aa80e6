#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Practises as somebody does who hears the program and has no mouse, and reaches everything by Tab.

    atspi_practice.py PROGRAM

starts PROGRAM (settebello) on an X server and a session bus of its own with a match that was played, solves a problem wrongly and
then rightly on the table, practises a mistake of the match, and reads what the statistics count. Needs openbox besides what
atspi_round.py needs; exits with 77 where something is missing.
"""

import json
from pathlib import Path

from desktop import operate
from person import Person

ROOT = Path(__file__).resolve().parent.parent.parent
RECORD = ROOT / "tests/data/records/scopa-13-3.scopa.json"
PROBLEMS = ROOT / "resources/problems/scopa.json"


def hear(person, begin):
    return person.reader.wait_for(f"“{begin}”", lambda: next(
        (text for text in reversed(person.reader.heard) if text.startswith(begin)), None))


def play(person, key):
    """Plays the first or the last card of the hand, which is sorted."""
    person.key(key)
    person.key("Return")


def is_asked(person, window):
    """Whether there is a question, and no answer of it is shown."""
    return not any(node.name.replace("&", "") == "Try again" for node in person.showing(window))


def read_values(person, window):
    """What each play is worth, on request."""
    person.press(window, "Figures")
    return person.reader.wait_for("the values", lambda: next(
        (node.name.split("\n") for node in person.showing(window) if "(your answer)" in node.name), None))


def solve_problem(person, window):
    """The first of all: the last card is best, the first one wrong."""
    problem = json.loads(PROBLEMS.read_text(encoding="utf-8"))["problems"][0]
    best, *others = [option["decision"] for option in problem["options"]]
    assert best == "7B=7D" and "1C" in others, "another first problem: choose its keys anew"
    person.go_to(window, "Problem of the day")
    person.key("End")
    hear(person, "Problem: easy. Scopa. ")
    person.reach_everything(window)
    person.go_to(window, "Card table")
    play(person, "Home")
    heard = hear(person, "Not the best. ")
    assert heard.endswith("Enter or Escape shows the better play.") and "Better: " not in heard, heard
    person.key("Return")
    heard = hear(person, "Not the best. You chose ")
    assert "You chose laying the ace of cups. Better: taking the seven of coins with the seven of batons." in heard, heard
    read = read_values(person, window)
    assert len([line for line in read if "(the best)" in line]) == 1, read
    assert len([line for line in read if "(your answer)" in line]) == 1, read
    assert "What Ciro could hold" in read, read
    person.reach_everything(window)
    person.press(window, "Try again")
    person.reader.wait_for("the question again", lambda: is_asked(person, window))
    play(person, "End")
    hear(person, "Right: the best play.")
    person.key("Return")  # the next one
    person.reader.wait_for("another problem", lambda: is_asked(person, window))


def practise_mistake(person):
    roles = person.roles
    person.menu("Practise")
    window = person.find("Practise", roles.ROLE_DIALOG)
    person.go_to(window, "Problem of the day")
    person.key("Down")
    hear(person, "From one of your matches. Scopa. ")
    person.go_to(window, "Card table")
    before = len(person.reader.heard)
    play(person, "Home")
    heard = person.reader.wait_for("the verdict", lambda: next(
        (text for text in person.reader.heard[before:] if text.startswith(("Not the best.", "Right"))), None))
    if heard.endswith("Enter or Escape shows the better play."):
        person.key("Escape")
    person.press(window, "Show in the match")
    person.press(person.find("Match: Scopa", roles.ROLE_DIALOG), "The match")
    person.key("Escape")
    person.press(person.find("Practise", roles.ROLE_DIALOG), "Close")


def read_statistics(person):
    person.menu("Statistics")
    window = person.find("Statistics", person.roles.ROLE_DIALOG)
    learnt = person.named(window, "Own mistakes learnt", (person.roles.ROLE_LABEL,))
    assert learnt.description.startswith("0 of "), learnt.description


def practise(reader, pyatspi):
    person = Person(reader, pyatspi)
    person.menu("Practise")
    window = person.find("Practise", pyatspi.ROLE_DIALOG)
    person.read(window, "Looking for mistakes: match 1 of 1")
    person.reader.wait_for("the mistakes to be found", lambda: not any(
        node.name.startswith("Looking for mistakes") for node in person.showing(window)))
    solve_problem(person, window)
    person.press(window, "Close")
    practise_mistake(person)
    read_statistics(person)


if __name__ == "__main__":
    operate(practise, __doc__, managed=True, record=RECORD, animationSpeed=0)
