#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people invite and join in two real windows, in French, as with a screen reader: over AT-SPI, by names and actions alone.

    atspi_friends.py PROGRAM

starts PROGRAM (settebello) twice on an X server and a session bus of its own, and a mosquitto between them, in a network namespace
of its own: nothing leaves it. Anna opens a table, Maria enters the three words, reads the rules and sits down. Needs
mosquitto and unshare (util-linux, iproute2) besides what atspi_round.py needs; exits with 77 where something is missing.
"""

import copy
import os
import re
import shutil
import socket
import subprocess
import sys
import time

from desktop import OPENBOX, PATIENCE, Reader, check_packages, run_inside, skip, start_game, start_window_manager
from person import Person

NAMESPACE = "SETTEBELLO_FRIENDS_NAMESPACE"
PORT = 18831
RELAY = f'{{"format": "settebello.relay", "version": 1, "relay": "mqtt://127.0.0.1:{PORT}", "user": "", "password": ""}}'


def mosquitto():
    return shutil.which("mosquitto", path=os.environ["PATH"] + ":/usr/sbin:/usr/local/sbin")


def enter_namespace():
    """Starts the script again where there is no network but the computer's own."""
    if not mosquitto():
        skip("not installed: mosquitto")
    command = ["unshare", "--map-root-user", "--net"]
    if not shutil.which("unshare") or not shutil.which("ip") or subprocess.run([*command, "true"], capture_output=True).returncode:
        skip("no network namespace: it takes unshare and ip, and the permission")
    os.environ[NAMESPACE] = "1"
    os.execvp("unshare", [*command, "sh", "-c", 'ip link set lo up && exec "$@"', "sh", sys.executable, "-B", *sys.argv])


def start_relay(home):
    config = os.path.join(home, "mosquitto.conf")
    with open(config, "w", encoding="utf-8") as file:
        file.write(f"listener {PORT} 127.0.0.1\nallow_anonymous true\nretain_available false\nuser root\n")
    relay = subprocess.Popen([mosquitto(), "-c", config], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", PORT)) == 0:
                return relay
        time.sleep(0.05)
    sys.exit("mosquitto does not start")


def start_person(program, home, name):
    folder = os.path.join(home, name)
    os.makedirs(folder)
    with open(os.path.join(folder, "relay.json"), "w", encoding="utf-8") as file:
        file.write(RELAY)
    return start_game(program, folder, None, "fr", match={"name": name}, animationSpeed=0)


def person_at(reader, process):
    own = copy.copy(reader)
    own.process = process.pid
    return Person(own, reader.pyatspi)


def open_dialog(person):
    window = person.find("Settebello", person.roles.ROLE_FRAME)
    person.press(window, "Avec des amis")
    return person.find("Avec des amis", person.roles.ROLE_DIALOG)


def invite(anna):
    """@return the dialog and the three words"""
    dialog = open_dialog(anna)
    anna.reader.press(anna.named(dialog, "Inviter", (anna.roles.ROLE_PAGE_TAB,)))
    anna.read(dialog, "donne les cartes")
    anna.press(dialog, "Ouvrir la table")
    anna.read(dialog, "Ces trois mots ouvrent la table")  # by the relay too
    anna.read(dialog, "Il manque encore un ami.")
    words = anna.reader.wait_for("the words", lambda: re.search(r"^[a-z]+ – [a-z]+ – [a-z]+$", anna.texts(dialog), re.M))
    return dialog, words.group()


def join(maria, words):
    dialog = open_dialog(maria)
    maria.read(dialog, "127.0.0.1")  # the relay
    field = maria.named(dialog, "Les trois mots", (maria.roles.ROLE_TEXT,))
    assert field.getState().contains(maria.roles.STATE_FOCUSED), "the words are entered first"
    field.queryEditableText().setTextContents("Erreur")
    maria.press(dialog, "Chercher la table")
    maria.read(dialog, "Ce ne sont pas les trois mots d’une table")
    field.queryEditableText().setTextContents(words)
    maria.press(dialog, "Chercher la table")
    maria.read(dialog, "Voici la table")
    maria.read(dialog, "Ce qui se joue ici")
    return dialog


def play(anna, maria):
    host_dialog, words = invite(anna)
    guest_dialog = join(maria, words)
    anna.read(host_dialog, "Maria est là et lit les règles.")
    maria.press(guest_dialog, "S’asseoir")
    for person, friend in ((anna, "Maria"), (maria, "Anna")):
        window = person.find("Settebello", person.roles.ROLE_FRAME)
        person.read(window, "Vous jouez avec des amis.")
        person.read(window, friend)
        person.named(window, "Dire quelque chose à vos amis", (*person.buttons, person.roles.ROLE_POPUP_MENU, person.roles.ROLE_MENU))
    heard = anna.reader.heard
    for text in ("Il manque encore un ami.", "Maria est là et lit les règles.", "Voici la table"):
        assert any(text in each for each in heard), f"not announced: {text}"


def main(home):
    reader = Reader()
    reader.listen()
    started = [start_window_manager(home), start_relay(home)]
    try:
        people = [start_person(sys.argv[1], home, name) for name in ("Anna", "Maria")]
        started += people
        play(*(person_at(reader, process) for process in people))
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait(timeout=PATIENCE)
        print("\n".join(reader.heard))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if NAMESPACE not in os.environ:
        check_packages(OPENBOX)
        enter_namespace()
    sys.exit(run_inside(main, OPENBOX))
