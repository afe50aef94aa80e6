#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the score of a round of scopa as a screen reader would: over AT-SPI, by names and actions alone.

    atspi_scorekeeper.py PROGRAM

starts PROGRAM (settebello) on an X server and a session bus of its own, opens the scorekeeper from the menu, notes two sweeps
and a round, and checks that the score is announced. Needs what atspi_round.py needs; exits with 77 where that is missing.
"""

from desktop import operate

PRESS = ("Press", "Toggle", "Check")
# What is pressed in turn, each by the beginning of its name. The second player has not given a name.
STEPS = ("New match", "Start", "Anna: one more sweep", "Player 2: one more sweep", "Enter the round", "Most cards: Anna",
         "Most coins: Anna", "Primiera: Player 2", "Seven of coins: Anna", "Write it down")


def keep_score(reader, pyatspi):
    window = None

    def named(name):
        """The button of the window that is shown."""
        for node in reader.descendants(window):
            if node.getRole() in buttons and node.name.startswith(name):
                if node.getState().contains(pyatspi.STATE_SHOWING):
                    return node
        return None

    buttons = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX)
    menu = reader.wait_for("the menu", lambda: reader.find(pyatspi.ROLE_MENU_ITEM, "Scorekeeper"))
    reader.press(menu)
    window = reader.wait_for("the window", lambda: reader.find(pyatspi.ROLE_DIALOG, "Scorekeeper"))
    for step in STEPS:
        node = reader.wait_for(step, lambda name=step: named(name))
        reader.wait_for(step + " to be enabled", lambda: node.getState().contains(pyatspi.STATE_ENABLED))
        reader.press(node, PRESS)
        if step.endswith("one more sweep"):  # the buttons of the sheet are new ones then
            reader.wait_for("the sweep", lambda name=step: named(name + ", 1 so far"))
    reader.wait_for("the score", lambda: any("Anna: 4" in text and "Player 2: 2" in text for text in reader.heard))
    reader.wait_for("the sheet", lambda: reader.find(pyatspi.ROLE_LABEL, "Anna: 4"))


if __name__ == "__main__":
    operate(keep_score, __doc__, seed="5")
