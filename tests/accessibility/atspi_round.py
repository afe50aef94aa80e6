#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole round in the real window as a screen reader would: over AT-SPI, by names and actions alone.

    atspi_round.py PROGRAM

starts PROGRAM (settebello) on an X server and a session bus of its own, begins a match from the start screen, plays every card
of the first round by the action "Press", and checks that all that happens is announced. What was announced is printed.
Needs Debian's xvfb, dbus, at-spi2-core, python3-pyatspi, gir1.2-atspi-2.0 and gir1.2-gtk-3.0. Where one of them is missing, names it
and exits with 77.
"""

from desktop import operate

SEED = "5"  # a deal with a hand card that has several captures to choose from


def play_round(reader, pyatspi, hand):
    """@param hand how many cards are dealt at a time. @return the names of the cards pressed and how many captures were chosen."""
    table = reader.wait_for("the table", lambda: reader.find(pyatspi.ROLE_LIST, "Card table"))
    pressed, chosen = [], 0

    def names():
        return {child.name: child for child in table if child is not None}

    def turn():
        """The choices that ask to be pressed, and else the whole hand, sorted, so that every run plays alike; or the score."""
        now = names()
        choices = [child for name, child in now.items() if name.startswith("Choice ")]
        cards = sorted(name for name in now if ", in your hand, takes" in name)
        if choices:
            return choices, None
        if len(cards) == hand - len(pressed) % hand:
            return None, now[cards[-1]]
        return reader.find(pyatspi.ROLE_FRAME, "Score of the round")

    while True:
        found = reader.wait_for("my turn", turn)
        if not isinstance(found, tuple):
            return pressed, chosen
        choices, card = found
        if choices:
            reader.press(choices[-1])
            chosen += 1
            reader.wait_for("the choice to be taken", lambda: not any(n.startswith("Choice ") for n in names()))
        else:
            pressed.append(card.name)
            start = card.name.split(",")[0]
            reader.press(card)
            reader.wait_for(f"{start} to leave the hand", lambda: any(n.startswith("Choice ") for n in names())
                            or not any(n.startswith(start + ", in your hand") for n in names()))


def play(reader, pyatspi):
    reader.press(reader.wait_for("the start screen", lambda: reader.find(pyatspi.ROLE_PUSH_BUTTON, "Play")))
    pressed, chosen = play_round(reader, pyatspi, 3)
    print(f"{len(pressed)} cards pressed, {chosen} captures chosen, {len(reader.heard)} announcements")
    assert len(pressed) == 18, pressed
    assert chosen > 0, "this deal asked for a choice once: another seed may be needed"
    assert any(" choices: " in text for text in reader.heard), "the choices were not announced"
    for player in ("Anna", "Ciro"):
        plays = [text for text in reader.heard if text.startswith(player + ":")]
        assert len(plays) == 18, f"{player} was heard {len(plays)} times"


if __name__ == "__main__":
    operate(play, __doc__, seed=SEED, animationSpeed=4, pace="brisk")
