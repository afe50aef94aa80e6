#!/usr/bin/env python3
"""Checks translations/*.ts: they hold the strings of the sources, and keep their placeholders, tags and mnemonics.

An unfinished translation is only a warning, so that nobody needs to know French and Italian to change a string; English
is shown in its place. With SETTEBELLO_RELEASE=1, as packaging/release sets it, it is an error.

SETTEBELLO_LUPDATE names the lupdate program; ctest sets it. Otherwise Debian's path and the PATH are tried."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "translations"
COMPLETE = ["fr", "it"]
PLURALS_ONLY = ["en"]
# In French the singular also serves for 0, so that it must show the number too.
SINGULAR_IS_ALWAYS_ONE = ["en", "it"]

# The same as translations/CMakeLists.txt.
LUPDATE_OPTIONS = ["-silent", "-no-obsolete", "-locations", "none", "-extensions", "h,cpp",
                   "-tr-function-alias", "QT_TRANSLATE_NOOP+=TR_NOOP"]
TRANSLATABLE = ["ui", "app/gui", "core/support/fault_patterns.cpp", "core/rules/rule_conflicts.cpp"]

# One word for one thing, as docs/glossary.md has it, and what else readers have stumbled over.
AVOIDED = {
    "fr": {
        r"\bscopas\b": "scopa has no plural s",
        r"\btapis\b": "the table is la table",
        r"\btalons?\b": "the stock is la pioche",
        r"annonce[rz]? (la sortie|la victoire|qu)": "calling out is annoncer ses points",
        r"\bcelui (de|d’)\s?%": "des, before a name of cards that are counted",
        r"balay": "to sweep is faire scopa",
        r"cartes? coupées?": "the cut card is la carte de la coupe",
        r"(^|[.:;] )(À q|Q)ui (a|prend|les)\b": "celui qui",
        r"\brelais\b": "a relay is un serveur",
    },
    "it": {
        r"\btavol[oi]\b": "what cards lie on is la tavola",
        r"\btallone\b": "the stock is il mazzo",
        r"dichiar": "a declaration is un’accusa",
        r"l’ha pres[ao]\b": "agrees with one gender only",
        r"\b(i|dei|ai|dai|nei|sui) %n": "8 and 11 take gli",
        r"\bmoss[ae]\b": "a play is una giocata",
        r"\britir|annull\w* (l’|la |una )(\w+ )*(giocata|carta)": "to take back is riprendere",
        r"scopano": "vulgar: gli assi pigliano tutto",
        r"\brelè\b": "a relay is un server",
    },
}
# Where friends sit down, the Italian table is not the one that cards lie on.
FRIENDS = {f"settebello::{name}" for name in ("EndingText", "FriendsBar", "FriendsDialog", "InvitePage", "JoinPage", "RelayPanel",
                                              "JoiningPage", "LeaveQuestion", "WaitingPage")}
AVOIDED_AMONG_FRIENDS = {
    "fr": AVOIDED["fr"],
    "it": {r"\btavol[ae]\b": "where friends sit is il tavolo"}
          | {pattern: why for pattern, why in AVOIDED["it"].items() if "tavola" not in why},
}
# Names of games that are the same in every language.
SAME_NAMES = ["Scopa", "Scopone", "Scopone scientifico", "Scopone de trente", "Asso pigliatutto", "Re bello", "Sbarazzina",
              "Piva", "Chkobba", "Hurrikan"]

RELEASE = os.environ.get("SETTEBELLO_RELEASE") == "1"

PLACEHOLDER = re.compile(r"%L?[1-9][0-9]?|%n|%Ln")
TAG = re.compile(r"</?[a-zA-Z][^>]*>")
# lupdate does not expand macros: strings inside one of ours would never be offered for translation.
HIDING_MACRO = re.compile(r"^\s*#\s*define\b.*\b(QT_TR\w*|tr|translate)\s*\(", re.MULTILINE)
MNEMONIC = re.compile(r"&(?=\w)(?!\w+;)")


def find_lupdate():
    for candidate in (os.environ.get("SETTEBELLO_LUPDATE"), "/usr/lib/qt6/bin/lupdate", shutil.which("lupdate6"),
                      shutil.which("lupdate")):
        if candidate and Path(candidate).is_file():
            return candidate
    return None


def messages(path):
    """The messages of a .ts file: dictionaries with context, source, comment, kind and texts (one per plural form)."""
    found = []
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            numerus = message.get("numerus") == "yes"
            forms = list(translation.iter("numerusform")) if numerus else [translation]
            found.append({
                "context": context.findtext("name"),
                "source": message.findtext("source") or "",
                "comment": message.findtext("comment") or "",
                "note": message.findtext("extracomment") or "",
                "numerus": numerus,
                "kind": translation.get("type") or "",
                "texts": ["".join(form.itertext()) for form in forms],
            })
    return found


def where(message):
    return f"{message['context']}: {message['source']!r}"


def faults_of_text(source, text, needs_number):
    """What `text` lost of `source`. Singular forms may leave the number out ("a sweep" for "%n sweep(s)")."""
    found = []
    expected, got = (Counter(PLACEHOLDER.findall(each)) for each in (source, text))
    if not needs_number:
        for number in ("%n", "%Ln"):
            expected.pop(number, None)
            got.pop(number, None)
    if expected != got:
        found.append("other placeholders")
    if Counter(TAG.findall(source)) != Counter(TAG.findall(text)):
        found.append("other tags")
    if len(MNEMONIC.findall(source.replace("&&", ""))) != len(MNEMONIC.findall(text.replace("&&", ""))):
        found.append("other number of & mnemonics")
    if source.endswith("…") != text.endswith("…") or source.rstrip().endswith(":") != text.rstrip().endswith(":"):
        found.append("other ending (… or :)")
    if (source != source.strip()) != (text != text.strip()):
        found.append("other space at an end")
    return found


def avoided(path, language):
    """The finished texts that use a word which the glossary has another one for."""
    return [f"{where(message)} -> {text!r}: {why}"
            for message in messages(path) if message["kind"] != "unfinished"
            for text in message["texts"]
            for pattern, why in (AVOIDED_AMONG_FRIENDS if message["context"] in FRIENDS else AVOIDED)[language].items()
            if re.search(pattern, text.replace("&", ""), re.IGNORECASE)]


def unfinished(path):
    """The messages that still need a translator."""
    return [where(message) for message in messages(path) if message["kind"] == "unfinished"]


def faults(path, language):
    """Everything wrong inside the .ts file itself. Unfinished messages may be empty, or hold a guess of lupdate's."""
    found = []
    for message in messages(path):
        if message["kind"] == "unfinished":
            continue
        if message["kind"]:
            found.append(f"{where(message)}: {message['kind']}")
        elif not message["texts"] or not all(text.strip() for text in message["texts"]):
            found.append(f"{where(message)}: empty")
        else:
            for form, text in enumerate(message["texts"]):
                last = form == len(message["texts"]) - 1
                needs_number = last or language not in SINGULAR_IS_ALWAYS_ONE
                found += [f"{where(message)} -> {text!r}: {fault}"
                          for fault in faults_of_text(message["source"], text, needs_number)]
    return found


def identities(path):
    return {(m["context"], m["source"], m["comment"], m["note"], m["numerus"]) for m in messages(path)}


class OurTranslations(unittest.TestCase):
    def test_are_not_empty_and_keep_placeholders(self):
        for language in COMPLETE + PLURALS_ONLY:
            with self.subTest(language):
                found = faults(FOLDER / f"settebello_{language}.ts", language)
                self.assertTrue(not found, "\n" + "\n".join(found))

    def test_are_finished_for_a_release(self):
        for language in COMPLETE + PLURALS_ONLY:
            with self.subTest(language):
                left = unfinished(FOLDER / f"settebello_{language}.ts")
                if left and not RELEASE:
                    print(f"Warning: settebello_{language}.ts has {len(left)} unfinished translations (English is shown "
                          "instead; a release needs them):\n" + "\n".join(left), file=sys.stderr)
                else:
                    self.assertTrue(not left, f"settebello_{language}.ts is unfinished; translate in Qt Linguist\n"
                                    + "\n".join(left))

    def test_use_one_word_for_one_thing(self):
        for language in COMPLETE:
            with self.subTest(language):
                found = avoided(FOLDER / f"settebello_{language}.ts", language)
                self.assertTrue(not found, "see docs/glossary.md\n" + "\n".join(found))

    def test_keep_the_names_of_games(self):
        for language in COMPLETE:
            names = {m["source"]: m["texts"] for m in messages(FOLDER / f"settebello_{language}.ts")
                     if m["context"] == "settebello::PresetText"}
            for name in SAME_NAMES:
                with self.subTest(language=language, name=name):
                    self.assertEqual(names[name], [name])

    def test_are_all_checked(self):
        self.assertEqual(sorted(path.stem for path in FOLDER.glob("*.ts")),
                         sorted(f"settebello_{language}" for language in COMPLETE + PLURALS_ONLY))

    def test_hold_what_the_sources_hold(self):
        lupdate = find_lupdate()
        self.assertTrue(lupdate, "lupdate (package qt6-l10n-tools) is needed for this check")
        for language in COMPLETE + PLURALS_ONLY:
            with self.subTest(language), tempfile.TemporaryDirectory() as folder:
                ours = FOLDER / f"settebello_{language}.ts"
                fresh = Path(folder) / ours.name
                shutil.copy(ours, fresh)
                plural = ["-pluralonly"] if language in PLURALS_ONLY else []
                subprocess.run([lupdate, *LUPDATE_OPTIONS, *plural, *TRANSLATABLE, "-ts", str(fresh)],
                               cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
                changes = [f"missing: {each[0]}: {each[1]!r}" for each in identities(fresh) - identities(ours)]
                changes += [f"no longer in the sources: {each[0]}: {each[1]!r}"
                            for each in identities(ours) - identities(fresh)]
                self.assertTrue(not changes, f"{ours.name} is out of date; run: cmake --build build/release --target "
                                "update_translations, and translate what you can\n" + "\n".join(sorted(changes)))

    def test_are_not_hidden_in_macros(self):
        for folder in TRANSLATABLE:
            for path in sorted((ROOT / folder).rglob("*")):
                if path.suffix in (".h", ".cpp"):
                    with self.subTest(path.relative_to(ROOT).as_posix()):
                        self.assertNotRegex(path.read_text(encoding="utf-8"), HIDING_MACRO)


TS = '<TS version="2.1"><context><name>A</name>{}</context></TS>'


class TheCheckItself(unittest.TestCase):
    def faults_in(self, message, language="it"):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x.ts"
            path.write_text(TS.format(message), encoding="utf-8")
            return faults(path, language)

    def test_accepts_what_is_right(self):
        self.assertEqual(self.faults_in(
            "<message><source>&amp;Take %1 of %L2…</source><translation>%L2 : &amp;prendre %1…</translation></message>"
            '<message numerus="yes"><source>%n sweep(s)</source><translation><numerusform>une scopa</numerusform>'
            "<numerusform>%n scope</numerusform></translation></message>"), [])

    def test_finds_each_fault(self):
        for expected, source, translation in [
            ("vanished", "A", '<translation type="vanished">B</translation>'),
            ("empty", "A", "<translation></translation>"),
            ("placeholders", "%1 takes %2", "<translation>%1 prende</translation>"),
            ("placeholders", "%1 takes", "<translation>%1 %1</translation>"),
            ("mnemonics", "&amp;New", "<translation>Nuova</translation>"),
            ("mnemonics", "New", "<translation>&amp;Nuova</translation>"),
            ("tags", "&lt;b&gt;A&lt;/b&gt;", "<translation>&lt;b&gt;A</translation>"),
            ("ending", "New…", "<translation>Nuova</translation>"),
            ("ending", "Name:", "<translation>Nome</translation>"),
            ("space", "A ", "<translation>B</translation>"),
        ]:
            with self.subTest(source=source, translation=translation):
                found = self.faults_in(f"<message><source>{source}</source>{translation}</message>")
                self.assertEqual(len(found), 1, found)
                self.assertIn(expected, found[0])

    def test_finds_unfinished_messages_and_nothing_else_wrong_with_them(self):
        for translation in ('<translation type="unfinished">B</translation>', '<translation type="unfinished"></translation>'):
            with self.subTest(translation), tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "x.ts"
                path.write_text(TS.format(f"<message><source>A %1</source>{translation}</message>"), encoding="utf-8")
                self.assertEqual(unfinished(path), ["A: 'A %1'"])
                self.assertEqual(faults(path, "it"), [])

    def test_finds_plurals_without_their_number(self):
        message = ('<message numerus="yes"><source>%n sweep(s)</source><translation><numerusform>{}</numerusform>'
                   "<numerusform>{}</numerusform></translation></message>")
        self.assertEqual(len(self.faults_in(message.format("%n scopa", "scope"))), 1)
        self.assertEqual(len(self.faults_in(message.format("une scopa", "%n scope"), "fr")), 1)
        self.assertEqual(self.faults_in(message.format("una scopa", "%n scope"), "it"), [])

    def test_finds_words_to_avoid(self):
        message = "<message><source>A</source><translation>{}</translation></message>"
        for language, text in [("fr", "Scopas faites"), ("fr", "sur le ta&amp;pis"), ("fr", "le talon"),
                               ("fr", "Annoncer la sortie"), ("fr", "ou de celui de %1"), ("it", "il Tavolo"),
                               ("it", "nel tallone"), ("it", "le dichiarazioni"), ("it", "a chi l’ha presa"),
                               ("it", "i %n punti")]:
            with self.subTest(text), tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "x.ts"
                path.write_text(TS.format(message.format(text)), encoding="utf-8")
                self.assertEqual(len(avoided(path, language)), 1)
                path.write_text(TS.format(message.format("scopa, la table, la tavola, il mazzo")), encoding="utf-8")
                self.assertEqual(avoided(path, language), [])

    def test_knows_two_kinds_of_table(self):
        message = "<message><source>A</source><translation>{}</translation></message>"
        of_friends = TS.replace("<name>A</name>", "<name>settebello::JoinPage</name>")
        self.assertNotEqual(of_friends, TS)
        for text, faults_there in [("il tavolo", 0), ("la tavola", 1)]:
            with self.subTest(text), tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "x.ts"
                path.write_text(of_friends.format(message.format(text)), encoding="utf-8")
                self.assertEqual(len(avoided(path, "it")), faults_there)

    def test_knows_a_macro_that_hides_strings(self):
        self.assertRegex('#define WORDS(text) QT_TRANSLATE_NOOP("A", text)', HIDING_MACRO)
        self.assertNotRegex('#define LIMIT 3\nauto words = tr("A");', HIDING_MACRO)

    def test_does_not_take_entities_for_mnemonics(self):
        self.assertEqual(self.faults_in("<message><source>A&amp;nbsp;B &amp;&amp; C</source>"
                                        "<translation>D &amp;&amp; E</translation></message>"), [])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
