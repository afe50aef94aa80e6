#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a round of scopa by ear: with Orca itself, in three languages.

    orca_round.py PROGRAM [LANGUAGE…]

starts Orca and PROGRAM (settebello) on an X server and a session bus of its own, keeps a house rule, plays a round by
keyboard and reads its score sheet, and compares what Orca spoke with SENTENCES. Orca's debug file is the record of what
it speaks; its own words ("dialog", "push button") are English here. All that was spoken is printed.
Needs Debian's orca and openbox besides the packages of atspi_round.py; exits with 77 where one of them is missing.
"""

import os
import re
import subprocess
import sys
import time

from desktop import OPENBOX, ORCA, Reader, run_inside, skip, start_game, start_window_manager

SEED = "5"  # a deal with a hand card that has several captures to choose from
PLAYS = 18  # of each player in a round

# What Orca must say in the order in which it is heard, as regular expressions; and the names of what is operated.
SENTENCES = {
    "en": {
        "start screen": ["Settebello frame", "Play push button", "Scopa, 11 points.*"],
        "new match": "New match…",
        "dialog": ["New match dialog", "Games", "List with .* items", "Scopa"],
        "change": "Change the rules…",
        "back": "Back",
        "rule": "Scopone",
        "rule is off": ["Scopone check box not checked", "All cards are dealt at once: .*"],
        "rule is on": ["checked"],
        "save": "Save…",
        "save button": ["Save… push button"],
        "name asked": ["Save as house rules dialog", "What are these rules called?.*"],
        "saved": [".*[Ss]aved as .Casa., among your house rules"],
        "kept": ["Casa", "Based on: Scopa"],
        "preset": [r"La Scopa \(first steps\)", "A French booklet.*"],
        "start": "Start",
        "window": ["Settebello frame", "Card table"],
        "dealt": ["On the table: the four of coins, the seven of coins, the horse of batons, and the king of batons. "
                  "It is Ciro's turn"],
        "dealt again": ["New cards are dealt. ((On the table: .+|The table is empty). )?It is Ciro's turn"],
        "other's play": ["Ciro: .+ (is laid|takes .+)"],
        "own card": [".+, in your hand, takes .+"],
        "choices": [r"\d choices: .+"],
        "own play": ["Anna: .+ is laid|Anna: .+ takes .+. (On the table: .+|The table is empty)"],
        "score": ["Continue push button",
                  r"Anna: \d points?, now \d; to win: 11. Ciro: \d points?, now \d; to win: 11"],
    },
    "it": {
        "start screen": ["Settebello frame", "Gioca push button", "Scopa, 11 punti.*"],
        "new match": "Nuova partita…",
        "dialog": ["Nuova partita dialog", "Giochi", "List with .* items", "Scopa"],
        "change": "Cambia le regole…",
        "back": "Indietro",
        "rule": "Scopone",
        "rule is off": ["Scopone check box not checked", "Si danno subito tutte le carte: .*"],
        "rule is on": ["checked"],
        "save": "Salva…",
        "save button": ["Salva… push button"],
        "name asked": ["Salva come regole di casa dialog", "Come si chiamano queste regole?.*"],
        "saved": [".*Salvate come .Casa., fra le tue regole di casa"],
        "kept": ["Casa", "Basate su: Scopa"],
        "preset": [r"La Scopa \(regole del libretto\)", "Un libretto francese.*"],
        "start": "Comincia",
        "window": ["Settebello frame", "Tavola di gioco"],
        "dealt": ["In tavola: .+. Tocca a Ciro"],
        "dealt again": ["Si danno altre carte. ((In tavola: .+|La tavola è vuota). )?Tocca a Ciro"],
        "other's play": ["Ciro: .+ (resta in tavola|prende .+)"],
        "own card": [".+, in mano, ((non )?prende|può prendere:) .+"],
        "choices": [r"\d scelte: .+"],
        "own play": ["Anna: .+ resta in tavola|Anna: .+ prende .+. (In tavola: .+|La tavola è vuota)"],
        "score": ["Continua push button",
                  r"Anna: \d punt[oi], ora \d; per vincere: 11. Ciro: \d punt[oi], ora \d; per vincere: 11"],
    },
    "fr": {
        "start screen": ["Settebello frame", "Jouer push button", "Scopa, 11 points.*"],
        "new match": "Nouvelle partie…",
        "dialog": ["Nouvelle partie dialog", "Jeux", "List with .* items", "Scopa"],
        "change": "Changer les règles…",
        "back": "Retour",
        "rule": "Scopone",
        "rule is off": ["Scopone check box not checked", "Toutes les cartes sont distribuées d’un coup.*"],
        "rule is on": ["checked"],
        "save": "Enregistrer…",
        "save button": ["Enregistrer… push button"],
        "name asked": ["Enregistrer comme règles maison dialog", "Comment s’appellent ces règles.*"],
        "saved": [".*Enregistrées sous ..Casa.., parmi vos règles maison"],
        "kept": ["Casa", "D’après.: Scopa"],
        "preset": [r"La Scopa \(règles du livret\)", "Un livret français.*"],
        "start": "Commencer",
        "window": ["Settebello frame", "Table de jeu"],
        "dealt": ["Sur la table.: .+. C’est à Ciro de jouer"],
        "dealt again": ["On donne de nouvelles cartes. ((Sur la table.: .+|La table est vide). )?"
                        "C’est à Ciro de jouer"],
        "other's play": ["Ciro.: .+ (reste sur la table|prend .+)"],
        "own card": [".+, dans votre main, (ne )?prend .+"],
        "choices": [r"\d choix.: .+"],
        "own play": ["Anna.: .+ reste sur la table|Anna.: .+ prend .+. (Sur la table.: .+|La table est vide)"],
        "score": ["Continuer push button",
                  r"Anna.: \d points?, soit \d.; pour gagner.: 11. Ciro.: \d points?, soit \d.; pour gagner.: 11"],
    },
}


class Orca:
    """The screen reader, and what it has spoken so far."""

    def __init__(self, home):
        self.file = os.path.join(home, "orca.log")
        preferences = os.path.join(home, "orca")
        os.makedirs(preferences)
        with open(os.path.join(preferences, "orca-customizations.py"), "w", encoding="utf-8") as file:
            # Nothing waits for a voice, and what is spoken is written at once.
            file.write("from orca import debug, settings\n"
                       "settings.speechServerFactory = None\nsettings.speechFactoryModules = []\n"
                       "settings.enableBraille = False\nsettings.enableKeyEcho = False\n"
                       "debug.debugFile.reconfigure(line_buffering=True)\n")
        command = ["orca", "--debug-file", self.file, "--user-prefs", preferences]
        environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en")
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def log(self):
        try:
            with open(self.file, encoding="utf-8", errors="replace") as file:
                return file.read()
        except FileNotFoundError:
            return ""

    def spoken(self):
        return re.findall(r"SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?:\{.*\})?$", self.log(), re.MULTILINE)


class Listener(Reader):
    """A person at the keyboard who hears Orca and sees nothing."""

    def __init__(self, orca, sentences):
        super().__init__()
        self.orca = orca
        self.sentences = sentences
        self.place = 0  # in what was heard

    def type(self, text):
        self.pyatspi.Registry.generateKeyboardEvent(0, text, self.pyatspi.KEY_STRING)

    def widget(self, role, key):
        text = self.sentences[key]
        return self.wait_for(text, lambda: self.find(role, text))

    def focus(self, role, key):
        self.widget(role, key).queryComponent().grabFocus()

    def expect(self, *keys):
        """Waits until all the sentences of one of these keys are heard, in their order. @return the key"""
        def look():
            self.heard = self.orca.spoken()
            for key in keys:
                place = self.after(self.sentences[key])
                if place is not None:
                    self.place = place
                    return key
            return None
        return self.wait_for(" or ".join(keys) + f" after {self.place} sentences", look)

    def after(self, sentences):
        """@return the place behind these sentences, or None if they are not all heard yet"""
        place = self.place
        for sentence in sentences:
            matching = re.compile(rf"(notification )?({sentence})\.?")
            place = next((i + 1 for i in range(place, len(self.heard)) if matching.fullmatch(self.heard[i])), None)
            if place is None:
                return None
        return place


def keep_house_rule(person, roles):
    """Changes a rule on the second page, keeps it under a name, and chooses another game on the first."""
    person.press(person.widget(roles.ROLE_PUSH_BUTTON, "change"))
    person.widget(roles.ROLE_PUSH_BUTTON, "back")  # the page has come, and chosen what has the focus
    person.focus(roles.ROLE_CHECK_BOX, "rule")
    person.expect("rule is off")
    person.key("space")
    person.expect("rule is on")
    person.focus(roles.ROLE_PUSH_BUTTON, "save")
    person.expect("save button")
    person.key("space")
    person.expect("name asked")
    person.type("Casa")
    person.key("Return")
    person.expect("saved")
    person.press(person.widget(roles.ROLE_PUSH_BUTTON, "back"))
    person.expect("kept")
    person.type("La")
    person.expect("preset")


def play_round(person):
    for play in range(PLAYS):
        if play > 0 and play % 3 == 0:
            person.expect("dealt again")
        person.expect("other's play")
        person.key("Right")
        person.expect("own card")
        person.key("Return")
        if person.expect("choices", "own play") == "choices":
            person.key("1")
            person.expect("own play")


def play_by_ear(person, roles):
    person.expect("start screen")
    person.press(person.widget(roles.ROLE_PUSH_BUTTON, "new match"))
    person.expect("dialog")
    keep_house_rule(person, roles)
    person.press(person.widget(roles.ROLE_PUSH_BUTTON, "start"))
    started = person.place
    person.expect("window")
    person.place = started  # either may be heard first
    person.expect("dealt")
    play_round(person)
    person.expect("score")
    for name in ("Anna", "Ciro"):
        plays = [text for text in person.heard if text.startswith(f"notification {name}")]
        assert len(plays) == PLAYS, f"{name} was heard {len(plays)} times"


def main(home):
    if subprocess.run(["pgrep", "-u", str(os.getuid()), "-x", "orca"], stdout=subprocess.DEVNULL).returncode == 0:
        skip("another Orca is running, which would not let this one start")
    for language in sys.argv[2:] or SENTENCES:
        folder = os.path.join(home, language)
        os.makedirs(folder)
        started = [start_window_manager(folder)]
        orca = Orca(folder)
        started.append(orca.process)
        person = Listener(orca, SENTENCES[language])
        try:
            person.wait_for("Orca", orca.spoken)
            started.append(start_game(sys.argv[1], folder + "/config", SEED, language, animationSpeed=0,
                                      reducedMotion=True))
            play_by_ear(person, person.pyatspi)
        finally:
            print(f"{language}:", *orca.spoken(), sep="\n    ")
            for process in reversed(started):
                process.kill()  # Orca does not end by itself while it speaks
                process.wait()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(run_inside(main, OPENBOX | ORCA))
