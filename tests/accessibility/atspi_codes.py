#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the same cards again and asks what rules change as a screen reader would, and reaches everything by Tab.

    atspi_codes.py PROGRAM

starts PROGRAM (settebello) on an X server and a session bus of its own, deals a match by its code, plays it, reads the comparison
with master, and opens whatever else has to do with codes and the effect of rules. Needs openbox besides what atspi_round.py needs;
exits with 77 where something is missing.
"""

import re
import time

from atspi_round import play_round
from desktop import operate
from person import Person, read_table

CODE = "CASA-ZW9DDJ-2-6H3N6-7GZ88-AF"  # scopa to one point, which is over after a round
WRONG = CODE[:-1] + "S"
MATCH = {"rules": {"deal": {"handCards": "all"}, "match": {"target": 1}}}


def deal_by_code(person):
    person.menu("Deal by code")
    dialog = person.find("Deal by code", person.roles.ROLE_DIALOG)
    for label in ("A code names all the cards of a match", "Match of the day", "Your seat"):
        person.read(dialog, label)
    field = person.named(dialog, "Code", (person.roles.ROLE_TEXT,)).queryEditableText()
    field.setTextContents(WRONG)
    person.read(dialog, WRONG + " is not a deal code as it was given: a character is wrong")
    assert not person.named(dialog, "Play").getState().contains(person.roles.STATE_ENABLED)
    field.setTextContents(CODE)
    person.read(dialog, "Scopa, 1 point")
    person.reach_everything(dialog)
    person.press(dialog, "Play")


def compare(person):
    """Reads the figures of one's own result, of master's, and of what was possible."""
    person.press(person.find("Score of the round", person.roles.ROLE_FRAME), "Continue")
    end = person.find("Ciro wins", person.roles.ROLE_FRAME)
    time.sleep(1.5)  # for a second nothing on it can be pressed
    person.press(end, "More choices")
    person.press(end, "Compare")
    window = person.find("Compare", person.roles.ROLE_DIALOG)
    person.read(window, CODE)
    table = person.named(window, "Comparison", (person.roles.ROLE_TABLE,))

    def figures():
        rows = read_table(table)
        return rows if "…" not in rows[1] else None  # master has played
    header, result, points, _, first_round = person.reader.wait_for("master's figures", figures)
    assert header[1:] == ["You", "Master in your seat", "Possible with open cards"], header
    assert result[1] == "Lost" and points[1] == "0 : 4", (result, points)
    assert "(you −4)" in first_round[3], first_round
    person.reach_everything(window)
    person.press(window, "Close")


def play_again(person):
    """The same cards, then in the other seat."""
    table = next(text for text in person.reader.heard if text.startswith("On the table")).rsplit(". ", 1)[0]
    for item, turn in (("Play this match again", "It is Ciro's turn"), ("Play it again with seats exchanged", "It is your turn")):
        person.reader.heard.clear()
        person.menu(item)
        if item != "Play this match again":
            person.reader.press(person.find("Begin another", person.roles.ROLE_PUSH_BUTTON))
        person.reader.wait_for(f"{table}. {turn}", lambda said=f"{table}. {turn}.": said in person.reader.heard)


def look_at_windows(person):
    """Fair cards, what rules change, and the statistics."""
    roles = person.roles
    person.menu("Fair cards")
    window = person.find("Fair cards", roles.ROLE_DIALOG)
    person.read(window, "deal code")
    box = person.named(window, "Matches have a deal code")
    assert box.getState().contains(roles.STATE_CHECKED)
    person.press(window, "Matches have a deal code")
    person.reader.wait_for("no more codes", lambda: not box.getState().contains(roles.STATE_CHECKED))
    person.reach_everything(window)
    person.press(window, "Close")
    person.menu("What do these rules change")
    window = person.find("What these rules change", roles.ROLE_DIALOG)
    for chart, figure in (("How it plays", r"Points in a round: [\d.]+, in Scopa [\d.]+; difference .?[\d.]+ ± [\d.]+\."),
                          ("How often an item decides", r"Settebello: [\d.]+%, in Scopa [\d.]+%; difference .?[\d.]+ ± [\d.]+%\.")):
        node = person.named(window, chart, (roles.ROLE_CHART,))
        person.reader.wait_for(figure, lambda text=figure, of=node: re.search(text, of.description))
    person.reach_everything(window)
    person.press(window, "Close")
    person.menu("Statistics")
    window = person.find("Statistics", roles.ROLE_DIALOG)
    person.read(window, "No match fits what is chosen.")
    person.press(window, "With known cards")
    label = person.named(window, "Matches", (roles.ROLE_LABEL,))
    person.reader.wait_for("the match by its code", lambda: label.description == "1")
    person.press(window, "Close")


def play_day(person):
    person.menu("Match of the day")
    person.reader.press(person.find("Begin another", person.roles.ROLE_PUSH_BUTTON))
    person.reader.heard.clear()
    person.reader.wait_for("the first cards", lambda: any(said.startswith("On the table") for said in person.reader.heard))


def play(reader, pyatspi):
    person = Person(reader, pyatspi)
    deal_by_code(person)
    play_round(reader, pyatspi, 18)
    compare(person)
    play_again(person)
    look_at_windows(person)
    play_day(person)


if __name__ == "__main__":
    operate(play, __doc__, managed=True, match=MATCH, animationSpeed=0)
