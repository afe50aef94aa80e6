#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Types every key into the window on a real X server, in the layouts of several countries: digits are the keys of the top row, letters
those that type them, and where a layout has no Latin letters those at the same place; + and - are only what types that. Compares what
was found with the table in docs/table.md. With --write it writes that table."""

import os
import re
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests/accessibility"))

import desktop  # noqa: E402

PROGRAMS = {"Xvfb": "xvfb", "setxkbmap": "x11-xkb-utils", "xdotool": "xdotool"}
PAGE = ROOT / "docs/table.md"
BEGIN, END = "<!-- keys of real layouts -->\n", "<!-- end of keys -->\n"
LAYOUTS = {"us": "us", "us-dvorak": "us -variant dvorak", "fr": "fr", "be": "be", "de": "de", "it": "it", "cz": "cz", "ru": "ru",
           "gr": "gr"}
NOT_LATIN = ("ru", "gr")
# The numbers that Linux gives the keys.
TOP_ROW = dict(zip(range(2, 12), "1234567890"))
US_LETTERS = {first + i: letter for first, row in ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM")) for i, letter in enumerate(row)}
SIGNS = [12, 13, 26, 27, 39, 40, 41, 43, 51, 52, 53, 86]
KEYPAD = [74, 78]
SHIFT, CONTROL, ALT = 0x02000000, 0x04000000, 0x08000000  # Qt::KeyboardModifier
MODIFIERS = {0: "", SHIFT: "shift+", CONTROL: "ctrl+", ALT: "alt+"}
LETTERS = "DHLMPR"  # what is done by a letter alone
COMMANDS = {CONTROL: "ADEKLMNQRTZ,", ALT: "GVH"}  # and with Ctrl, or in the menu bar
KEYS = ([(code, 0) for code in [*TOP_ROW, *US_LETTERS, *SIGNS, *KEYPAD]] + [(code, SHIFT) for code in [*TOP_ROW, *SIGNS]] +
        [(code, CONTROL) for code in [*US_LETTERS, *SIGNS]] + [(code, ALT) for code in US_LETTERS])


def read_lines(stream, count):
    """So many lines of a program. Gives up after a long time without one."""
    lines, rest = [], b""
    end = time.monotonic() + desktop.PATIENCE
    while len(lines) < count:
        ready = select.select([stream], [], [], max(0, end - time.monotonic()))[0]
        part = os.read(stream.fileno(), 65536) if ready else b""
        if not part:
            sys.exit(f"the window says nothing after {len(lines)} of {count} keys: {lines[-2:]}")
        end = time.monotonic() + desktop.PATIENCE
        *whole, rest = (rest + part).split(b"\n")
        lines += [line.decode() for line in whole if line == b"ready" or line.count(b"\t") == 3]
    return lines


def typed(layout, display, program):
    """Types all keys in a layout. @return by key and modifier what it types and what it does"""
    environment = dict(os.environ, DISPLAY=display, QT_QPA_PLATFORM="xcb", SETTEBELLO_PRINT_KEYS="1")
    subprocess.run(["setxkbmap", *layout.split()], env=environment, check=True)
    window = subprocess.Popen([program, "--gtest_filter=TypedKeys.*"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        read_lines(window.stdout, 1)
        keys = [f"{MODIFIERS[modifier]}{code + 8}" for code, modifier in KEYS]  # X counts from 8
        subprocess.run(["xdotool", "key", *keys], env=environment, check=True)
        rows = [line.split("\t") for line in read_lines(window.stdout, len(KEYS))]
    finally:
        window.kill()
        window.communicate()
    found = {(int(code), int(modifier)): (text, meaning) for code, modifier, text, meaning in rows}
    missing = [key for key in KEYS if key not in found]
    if missing:
        sys.exit(f"{layout}: keys were lost: {missing}")
    return found


def wanted(name, keys, code, modifier):
    """@return what a key is to do in a layout"""
    text = keys[code, modifier][0]
    if code in TOP_ROW and (modifier == 0 or text == TOP_ROW[code]):
        return TOP_ROW[code]
    if text in ("+", "-") and modifier in (0, SHIFT):
        return text
    text = keys[code, 0][0] if modifier in COMMANDS else text
    letter = US_LETTERS.get(code, "") if name in NOT_LATIN and text.isalpha() else text.upper()
    if modifier == 0 and letter and letter in LETTERS:
        return letter
    if modifier in COMMANDS and letter and letter in COMMANDS[modifier]:
        return ("Ctrl+" if modifier == CONTROL else "Alt+") + letter
    return ""


def faults(name, keys):
    for (code, modifier), (text, meaning) in keys.items():
        expected = wanted(name, keys, code, modifier)
        if meaning != expected:
            yield f"{name}: {MODIFIERS[modifier]}{code} types {text!r} and does {meaning!r}, not {expected!r}"


def cell(keys, meaning):
    """What types the keys that do something."""
    signs = []
    for (code, modifier), (text, done) in keys.items():
        sign = ("Shift " if modifier == SHIFT and not text.isdigit() else "") + f"`{text}`"
        if done == meaning and code not in KEYPAD and sign not in signs:
            signs.append(sign)
    return ", ".join(signs) or "keypad"


def page(tables):
    rows = [["", *tables], ["---"] * (len(tables) + 1)]
    rows += [[f"**{meaning}**", *(cell(keys, meaning) for keys in tables.values())] for meaning in [*TOP_ROW.values(), *LETTERS, "+", "-"]]
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def main():
    missing = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    if missing:
        desktop.skip("not installed: " + " ".join(missing))
    if "SETTEBELLO_UI_TESTS" not in os.environ:
        desktop.skip("the tests of the window were not built")
    server, display = desktop.start_screen("800x600x24", "-noreset", "-r")  # no key repeats, however late it is let go
    try:
        tables = {name: typed(layout, display, os.environ["SETTEBELLO_UI_TESTS"]) for name, layout in LAYOUTS.items()}
    finally:
        server.terminate()
        server.wait()
    found = [fault for name, keys in tables.items() for fault in faults(name, keys)]
    text = PAGE.read_text(encoding="utf-8")
    changed = re.sub(f"(?<={BEGIN}).*(?={END})", lambda _: "\n" + page(tables) + "\n", text, flags=re.DOTALL)
    if "--write" in sys.argv:
        PAGE.write_text(changed, encoding="utf-8")
    elif changed != text:
        found.append(f"{PAGE.name} does not have the table that was found:\n{page(tables)}")
    print("\n".join(found) or page(tables))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
