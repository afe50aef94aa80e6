#!/usr/bin/env python3
"""Checks that the sources keep to the layers of the architecture: app may use ui, net and core, ui may use net and core,
net may use core, core uses none of them; where ORDERS names the folders inside a folder, each may use only itself and those before it. Qt stays out of
core, of net/crypto and of app/cli; net has no widgets.

What shows a match has no way to a hidden card.

Reads the #include lines; no build is needed."""

import re
import sys
import tempfile
import unittest
from pathlib import Path

from source_tree import write_tree

ROOT = Path(__file__).resolve().parent.parent

# The folders inside a folder, each of which may include only itself and those before it. "." stands for the files that
# lie directly in the folder; where it is missing there must be none.
ORDERS = {
    "core": [".", "support", "cards", "rules", "game", "scorekeeping", "json", "players", "effect", "compare", "storage", "session", "analysis",
             "coach", "practice"],
    "core/players": [".", "position", "evaluation", "policy", "beliefs", "solvers", "search", "reference", "levels",
                     "external"],
    "net": ["crypto", "words", "link", "lan", "relay", "router", "friends"],
    "ui": ["tasks", "widgets", "cards", "faces", "text", "settings", "game", "friends", "effect", "table", "sound", "covers", "rules",
           "new_match", "with_friends", "deals", "help", "preferences", "statistics", "history", "compare", "analysis", "lesson", "practice", "replay", "scorekeeper", "window"],
    "ui/table": ["layout", "motion", "input", "painting", "panels", "."],
}

# What is shown of a match comes through a MatchSource, which gives away no hidden card (docs/decisions/0018): no file of
# these folders reaches a header by which the match itself could be asked, not even by way of others. What covers the
# table shows matches and rounds that are over, and may hold those.
ALL_CARDS = ["ui/game/game_controller.h", "ui/game/local_source.h", "ui/game/watched_source.h",
             "ui/friends/host_source.h", "ui/friends/guest_source.h"]
OUT_OF_REACH = {
    "ui/table": ALL_CARDS + ["core/game/match.h"],
    "ui/sound": ALL_CARDS + ["core/game/match.h"],
    "ui/covers": ALL_CARDS,
}

# For each part: the parts it may include, and whether it may include Qt.
PARTS = {
    "core": (["core"], False),
    "net/crypto": (["core", "net/crypto"], False),
    "net": (["core", "net"], True),
    "ui": (["core", "net", "ui"], True),
    "app/cli": (["core", "app/cli"], False),
    "app/table": (["core", "net", "app/cli", "app/table"], True),
    "app/gui": (["core", "net", "ui", "app/gui"], True),
}
# The folders the compiler looks in, as CMake sets them.
INCLUDE_ROOTS = ["core", "net", "ui", "app"]

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
# What moc writes for a source of ours.
GENERATED = re.compile(r"^(\w+\.moc|moc_\w+\.cpp)$")
QT_HEADER = re.compile(r"^(Q[A-Z]\w*|Qt\w*/.*|q[a-z]\w*\.h)$")
WIDGET_HEADER = re.compile(r"^(QtWidgets/|Q(Widget|Application|Dialog|Label|MessageBox)$)")


def part_of(path):
    """The key of PARTS that `path` (relative to the root) belongs to, or None."""
    return next((part for part in PARTS if path.as_posix().startswith(part + "/")), None)


def may_use(allowed, path):
    """Whether `path` lies in one of the parts that are allowed."""
    return any(path.as_posix().startswith(part + "/") for part in allowed)


def folder_in(parent, path):
    """The name of the folder inside `parent` that `path` lies in: "." for `parent` itself, None outside of it."""
    parts = Path(parent).parts
    if path.parts[:len(parts)] != parts:
        return None
    rest = path.parts[len(parts):]
    return rest[0] if len(rest) > 1 else "."


def faults_of_place(source):
    """Breaches by where a file lies, whatever it includes."""
    return [f"{Path(parent, folder).as_posix()} has no place in the order of the folders in {parent}"
            for parent, order in ORDERS.items()
            for folder in [folder_in(parent, source)] if folder is not None and folder not in order]


def faults_of_order(source, target):
    found = []
    for parent, order in ORDERS.items():
        user, used = folder_in(parent, source), folder_in(parent, target)
        if user in order and used in order and order.index(used) > order.index(user):
            found.append(f"{Path(parent, user).as_posix()} comes before {Path(parent, used).as_posix()}")
    return found


def resolve(root, source, name):
    """Every file of ours that `#include "name"` in `source` could mean, relative to the root."""
    beside = (root / source).parent / name
    if beside.is_file():
        return [beside.resolve().relative_to(root.resolve())]
    return [Path(folder) / name for folder in INCLUDE_ROOTS if (root / folder / name).is_file()]


def faults_of_include(root, source, kind, name):
    allowed, qt_allowed = PARTS[part_of(source)]
    if QT_HEADER.match(name):
        if part_of(source) == "net" and WIDGET_HEADER.match(name):
            return ["net has no widgets"]
        return [] if qt_allowed else ["Qt header in a part that knows no Qt"]
    found = resolve(root, source, name)
    if kind == "<":
        return ["our own headers are included with quotes"] if found else []
    if GENERATED.match(name):
        return []
    if name.endswith(".cpp"):
        return ["a source is compiled, not included"]
    if not found:
        return ["no such header of ours (others are included with angle brackets)"]
    if len(found) > 1:
        return ["ambiguous: " + " or ".join(path.as_posix() for path in found)]
    target = found[0]
    if not may_use(allowed, target):
        return [f"{part_of(source)} may not use {target.as_posix()}"]
    return faults_of_order(source, target)


def reached(root, source):
    """Every header of ours that `source` includes, itself or by way of others, with what includes it."""
    by = {source: None}
    waiting = [source]
    while waiting:
        user = waiting.pop()
        for line in (root / user).read_text(encoding="utf-8").splitlines():
            match = INCLUDE.match(line)
            for used in resolve(root, user, match.group(2)) if match else []:
                if used not in by:
                    by[used] = user
                    waiting.append(used)
    return by


def faults_of_reach(root):
    found = []
    for folder, headers in OUT_OF_REACH.items():
        for path in sorted((root / folder).rglob("*.[ch]*")):
            source = path.relative_to(root)
            by = reached(root, source)
            found += [f"{source}:1: {folder} must not reach {header}, which {by[Path(header)]} includes"
                      for header in headers if Path(header) in by]
    return found


def faults(root):
    """Every breach under `root`, as lines of `file:line: what`."""
    found = []
    for part in PARTS:
        for path in sorted((root / part).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            source = path.relative_to(root)
            if part_of(source) != part:
                continue
            misplaced = faults_of_place(source)
            if misplaced:
                found += [f"{source}:1: {fault}" for fault in misplaced]
                continue
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                match = INCLUDE.match(line)
                for fault in faults_of_include(root, source, *match.groups()) if match else []:
                    found.append(f"{source}:{number}: {line.strip()}: {fault}")
    found += faults_of_reach(root)
    cmake = root / "core" / "CMakeLists.txt"
    if cmake.is_file() and "Qt" in cmake.read_text(encoding="utf-8"):
        found.append("core/CMakeLists.txt:1: core is built without Qt")
    return found


class OurSources(unittest.TestCase):
    def test_keep_to_their_layers(self):
        found = faults(ROOT)
        self.assertTrue(not found, "\n" + "\n".join(found))


class TheCheckItself(unittest.TestCase):
    """Each kind of breach is found in a small tree."""

    def faults_in(self, files):
        with tempfile.TemporaryDirectory() as folder:
            return faults(write_tree(folder, files))

    def assert_fault(self, expected, files):
        found = self.faults_in(files)
        self.assertEqual(len(found), 1, found)
        self.assertIn(expected, found[0])

    def test_accepts_what_is_right(self):
        self.assertEqual(self.faults_in({
            "core/version.h": "#include <string>",
            "core/cards/card.h": '#include "version.h"',
            "core/game/round.cpp": '#include "cards/card.h"\n#include "round.h"\n#include "rules/rules.h"',
            "core/game/round.h": "",
            "core/rules/rules.h": "#include <nlohmann/json_fwd.hpp>",
            "ui/table/table.cpp": '#include "game/round.h"\n#include "table/table.h"\n#include <QWidget>\n'
                                  '#include "table.moc"\n#include "moc_table.cpp"',
            "ui/table/table.h": "#include <QtGlobal>\n#include <qnamespace.h>",
            "app/gui/main.cpp": '#include "table/table.h"\n#include "version.h"\n#include <QtWidgets/QWidget>',
            "app/cli/main.cpp": '#include "cli/ask.h"',
            "app/cli/ask.h": '#include "cards/card.h"',
        }), [])

    def test_finds_qt_in_core(self):
        self.assert_fault("Qt header", {"core/cards/card.h": "#include <QString>"})
        self.assert_fault("Qt header", {"core/cards/card.h": "  #  include <QtCore/qstring.h>"})
        self.assert_fault("Qt header", {"app/cli/main.cpp": "#include <qstring.h>"})
        self.assert_fault("without Qt", {"core/CMakeLists.txt": "target_link_libraries(c Qt6::Core)"})

    def test_finds_layers_upside_down(self):
        self.assert_fault("core may not use ui/text/a.h", {"core/cards/card.h": '#include "text/a.h"', "ui/text/a.h": ""})
        self.assert_fault("core may not use ui/text/a.h",
                          {"core/cards/card.h": '#include "../../ui/text/a.h"', "ui/text/a.h": ""})
        self.assert_fault("ui may not use app/gui/a.h", {"ui/text/b.cpp": '#include "gui/a.h"', "app/gui/a.h": ""})
        self.assert_fault("app/cli may not use ui/text/a.h",
                          {"app/cli/main.cpp": '#include "text/a.h"', "ui/text/a.h": ""})

    def test_knows_the_place_of_net(self):
        self.assertEqual(self.faults_in({
            "net/link/channel.h": '#include "session/host.h"\n#include "crypto/key.h"\n#include <QObject>',
            "net/crypto/key.h": '#include "version.h"', "core/session/host.h": "", "core/version.h": "",
            "ui/window/friends.h": '#include "link/channel.h"'}), [])
        self.assert_fault("net may not use ui/text/a.h", {"net/link/a.h": '#include "text/a.h"', "ui/text/a.h": ""})
        self.assert_fault("core may not use net/link/a.h", {"core/cards/a.h": '#include "link/a.h"', "net/link/a.h": ""})
        self.assert_fault("app/cli may not use net/link/a.h", {"app/cli/a.h": '#include "link/a.h"', "net/link/a.h": ""})
        self.assert_fault("net/crypto may not use net/link/a.h", {"net/crypto/a.h": '#include "link/a.h"', "net/link/a.h": ""})
        self.assert_fault("Qt header", {"net/crypto/a.h": "#include <QString>"})
        self.assert_fault("no widgets", {"net/link/a.h": "#include <QWidget>"})

    def test_finds_a_folder_using_a_later_one(self):
        self.assert_fault("core/rules comes before core/game",
                          {"core/rules/legal.cpp": '#include "game/round.h"', "core/game/round.h": ""})
        self.assert_fault("core comes before core/cards",
                          {"core/version.h": '#include "cards/card.h"', "core/cards/card.h": ""})
        self.assert_fault("core/players/position comes before core/players/search",
                          {"core/players/position/make.h": '#include "players/search/tree.h"',
                           "core/players/search/tree.h": ""})
        self.assert_fault("ui/cards comes before ui/help",
                          {"ui/cards/deck.cpp": '#include "help/about.h"', "ui/help/about.h": ""})
        self.assert_fault("ui/table comes before ui/window",
                          {"ui/table/input/keys.h": '#include "../../window/main.h"', "ui/window/main.h": ""})
        self.assert_fault("ui/table/layout comes before ui/table/motion",
                          {"ui/table/layout/rows.cpp": '#include "table/motion/pose.h"', "ui/table/motion/pose.h": ""})
        self.assert_fault("ui/table/painting comes before ui/table",
                          {"ui/table/painting/cloth.h": '#include "table/view.h"', "ui/table/view.h": ""})

    def test_accepts_every_folder_using_itself_and_the_one_before(self):
        for parent, order in ORDERS.items():
            files = {Path(parent, folder, name).as_posix(): "" for folder in order for name in ("a.h", "b.h")}
            root = Path(Path(parent).parts[0])
            for before, folder in zip([order[0]] + order, order):
                used = [Path(parent, before, "a.h"), Path(parent, folder, "b.h")]
                files[Path(parent, folder, "a.cpp").as_posix()] = "".join(
                    f'#include "{path.relative_to(root).as_posix()}"\n' for path in used)
            self.assertEqual(self.faults_in(files), [])

    def test_finds_a_folder_without_a_place(self):
        self.assert_fault("core/misc has no place", {"core/misc/stuff.h": ""})
        self.assert_fault("ui/misc has no place", {"ui/misc/stuff.h": ""})
        self.assert_fault("ui has no place", {"ui/stuff.h": ""})
        self.assert_fault("ui/table/misc has no place", {"ui/table/misc/stuff.h": ""})

    def test_finds_a_way_to_all_cards(self):
        way = {"ui/game/text.h": '#include "game/match.h"', "core/game/match.h": ""}
        self.assert_fault("ui/table must not reach core/game/match.h, which ui/game/text.h includes",
                          {"ui/table/panels/list.cpp": '#include "game/text.h"', **way})
        self.assertEqual(self.faults_in({"ui/covers/end.h": '#include "game/text.h"', **way}), [])
        self.assert_fault("ui/covers must not reach ui/game/game_controller.h",
                          {"ui/covers/end.h": '#include "game/game_controller.h"', "ui/game/game_controller.h": ""})

    def test_finds_ambiguous_and_missing_headers(self):
        self.assert_fault("ambiguous", {"core/cards/deck.h": "", "ui/cards/deck.h": "",
                                        "ui/table/table.h": '#include "cards/deck.h"'})
        self.assert_fault("no such header", {"core/cards/card.h": '#include "string"'})
        self.assert_fault("not included", {"core/cards/card.h": '#include "card.cpp"', "core/cards/card.cpp": ""})
        self.assert_fault("with quotes", {"core/cards/card.h": "#include <version.h>", "core/version.h": ""})


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
