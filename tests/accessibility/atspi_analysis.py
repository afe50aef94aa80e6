#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Analyses a match as a screen reader would, and reaches everything by Tab.

    atspi_analysis.py PROGRAM

starts PROGRAM (settebello) on an X server and a session bus of its own with a match that was played, analyses it, reads what came
of it, and follows a marked play to the table. Needs openbox besides what atspi_round.py needs; exits with 77 where something is
missing.
"""

import re
from pathlib import Path

from desktop import operate
from person import Person, read_table

RECORD = Path(__file__).resolve().parent.parent / "data/records/scopa-13-3.scopa.json"


def analyse(person):
    """@return the text of the first mark"""
    roles = person.roles
    person.menu("Matches")
    matches = person.find("Matches played", roles.ROLE_DIALOG)
    person.named(matches, "Anna", (roles.ROLE_LIST_ITEM, roles.ROLE_TABLE_CELL))
    person.press(matches, "Review")
    window = person.find("Match: Scopa", roles.ROLE_DIALOG)
    heard = person.reader.wait_for("the end of the analysis", lambda: next(
        (text for text in person.reader.heard if text.startswith("The analysis is complete. The cards brought you")), None))
    assert re.search(r"By your own play you lost (about .+|hardly anything); random lost (about .+|hardly anything)\.$", heard), heard
    course = person.named(window, "Place in the match", (roles.ROLE_SLIDER,))
    assert re.search(r"^Chance to win, all cards open: Anna\. Round 1: \d+% to win\.", course.description), course.description
    header, *rows = read_table(person.named(window, "Figures of all players", (roles.ROLE_TABLE,)))
    figures = {row[0]: row[1:] for row in rows}
    assert len(header) == 3 and re.fullmatch(r"\d+", figures["Points lost in a thousand choices"][0]), (header, figures)
    mark = person.named(window, "Round ", (roles.ROLE_LIST_ITEM,)).name
    assert re.match(r"Round \d, your card \d+\. (Doubtful|Bad|Very bad): .*\. Better: .*\. It cost ", mark), mark
    person.reach_everything(window)
    return mark


def follow(person, mark):
    """What is marked is what the page of the first mark offers something better for."""
    roles = person.roles
    review = person.find("Match: Scopa", roles.ROLE_DIALOG)
    person.press(review, "Next mark")
    options = person.named(review, "What could be played", (roles.ROLE_PANEL,))
    better = re.search(r"Better: (.*?)\. It cost", mark).group(1)
    person.reader.wait_for("the best play", lambda: next(
        (node for node in person.reader.descendants(options) if better in node.name[:1].lower() + node.name[1:]), None))
    person.press(review, "Review")


def play(reader, pyatspi):
    person = Person(reader, pyatspi)
    follow(person, analyse(person))


if __name__ == "__main__":
    operate(play, __doc__, managed=True, record=RECORD, animationSpeed=0)
