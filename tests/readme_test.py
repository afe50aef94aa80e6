#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Follows the references of sources, scripts and pages into this repository and fails on every dangling one.

Checked are
- links and pictures of Markdown pages, with their anchors;
- pages named anywhere, with a section or a heading: `rules.md §2.2`, `opponents.md, "CS in outline"`; decisions by
  their numbers;
- sources named in comments (`child_process.h`, `tests/core/oracle/perft_test.cpp`), and paths in backquotes on pages;
- classes and functions in backquotes on the pages of docs/.

A page is looked for beside the file that names it, in the root folder and in docs/. Needs no build."""

from __future__ import annotations

import io
import re
import sys
import tempfile
import tokenize
import unittest
from dataclasses import dataclass, field
from pathlib import Path

from source_tree import write_tree

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (".ci", ".github", "app", "cmake", "core", "docs", "net", "packaging", "resources", "tests", "translations", "ui")
CPP = {".h", ".cpp"}
SCRIPTS = {"", ".sh", ".cmake", ".in", ".txt", ".yml", ".ps1"}
# Headers of operating systems that comments name.
FOREIGN = {"windows.h"}

LINK = re.compile(r"\]\(([^)\s]+)\)|\b(?:src|srcset|href)=\"([^\"]+)\"")
PAGE = re.compile(r"(?<![\w./:-])/?([\w./-]*\w\.md)\b")  # not in addresses, which have a colon before them
# What may stand between a page and what is named of it.
AFTER_PAGE = r"[`)\]]*(?:\([^)\s]*\))?,?(?: says under)?\s+"
SECTION = re.compile(r"§\s?(\d+(?:\.\d+)*)")
SECTIONS = re.compile(AFTER_PAGE + r"(§\s?\d+(?:\.\d+)*(?:(?:,|,? and|,? or| to)\s+§\s?\d+(?:\.\d+)*)*)")
HEADING = re.compile(AFTER_PAGE + r"\\?[\"“]([^\"”\\]+)\\?[\"”]")
DECISION = re.compile(r"\bdecision (\d{4})\b")
SOURCE = re.compile(r"(?<![\w./<*+-])((?:[\w.-]+/)*\w[\w-]*\.(?:h|cpp|py))\b")
PATH = re.compile(r"`((?:" + "|".join(map(re.escape, FOLDERS)) + r")/[^`\s]*)`")
QUOTED = re.compile(r"`([^`\n]+)`")
# Names of ours: two humps at least (not Qt's), or a function.
IDENTIFIER = re.compile(r"\b(?!Q[A-Z])([A-Z][a-z]+[A-Z]\w*|[a-z]\w*(?=\(\)))")
LITERATURE = re.compile(r"\d{4}, $")  # (Cochran 1977, §2.11)


@dataclass
class Page:
    text: str
    headings: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        prose = re.sub(r"^```.*?^```", "", self.text, flags=re.MULTILINE | re.DOTALL)
        self.headings = re.findall(r"^#+ (.*)$", prose, re.MULTILINE)

    def anchors(self) -> set[str]:
        """What the headings can be called by in a link, as GitHub does."""
        return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in self.headings}

    def sections(self) -> set[str]:
        """The numbers that headings begin with: {"2", "2.1"}."""
        numbers = (re.match(r"(\d+(?:\.\d+)*)\.? ", heading) for heading in self.headings)
        return {number[1] for number in numbers if number}


class Tree:
    """The files of a repository and what they refer to."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.files = [path for path in [*root.glob("*"), *(p for f in FOLDERS for p in (root / f).rglob("*"))]
                      if path.is_file() and "__pycache__" not in path.parts]
        self.names = {path.relative_to(root).as_posix() for path in self.files}
        self.pages: dict[Path, Page] = {}
        self.words: set[str] | None = None
        self.followed = 0

    def page(self, path: Path) -> Page:
        path = path.resolve()
        if path not in self.pages:
            self.pages[path] = Page(path.read_text(encoding="utf-8"))
        return self.pages[path]

    def find_page(self, name: str, source: Path) -> Path | None:
        places = (source.parent / name, self.root / name, self.root / "docs" / name)
        return next((place for place in places if place.is_file()), None)

    def faults(self) -> list[str]:
        """Every dangling reference, as lines of `file:line: what`."""
        found: list[str] = []
        for path in sorted(self.files):
            text = self.prose(path)
            if text is None:
                continue
            where = path.relative_to(self.root)
            for offset, what in [*self.page_faults(path, text), *self.source_faults(path, text),
                                 *self.identifier_faults(path, text)]:
                found.append(f"{where}:{text.count(chr(10), 0, offset) + 1}: {what}")
        return found

    @staticmethod
    def prose(path: Path) -> str | None:
        """What of a file is read: pages and scripts whole, of sources the comments, on their lines."""
        if path.suffix not in {".md", ".py"} | CPP | SCRIPTS or path.name == "LICENSE":
            return None
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            return None
        if path.suffix == "" and not text.startswith("#!"):
            return None
        if path.suffix in CPP:
            return re.sub(r"^.*?(//.*)?$", r"\1", text, flags=re.MULTILINE)
        return python_prose(text) if path.suffix == ".py" else text

    def page_faults(self, path: Path, text: str):
        """References to pages, their sections and headings."""
        flat = joined(text) if path.suffix != ".md" else text.replace("\n", " ")
        attached: set[int] = set()
        if path.suffix == ".md":
            yield from self.link_faults(path, text)
        for mention in PAGE.finditer(flat):
            self.followed += 1
            name = mention[1]
            page = self.find_page(name, path)
            sections = SECTIONS.match(flat, mention.end())
            if sections:
                attached.update(match.start() for match in SECTION.finditer(flat, *sections.span()))
            if page is None:
                if not is_link_target(flat, mention.start()):
                    yield mention.start(), f"there is no page {name} (looked for beside the file, in / and in docs/)"
                continue
            for number in SECTION.findall(sections[1]) if sections else []:
                if number not in self.page(page).sections():
                    yield mention.start(), f"{self.relative(page)} has no section {number}"
            heading = HEADING.match(flat, mention.end())
            if heading and heading[1] not in {plain(text) for text in self.page(page).headings}:
                yield mention.start(), f"{self.relative(page)} has no heading \"{heading[1]}\""
        yield from self.bare_section_faults(path, flat, attached)
        for mention in DECISION.finditer(flat):
            if not any(re.match(rf"docs/decisions/{mention[1]}-.*\.md$", name) for name in self.names):
                yield mention.start(), f"there is no page docs/decisions/{mention[1]}-….md"

    def bare_section_faults(self, path: Path, flat: str, attached: set[int]):
        """A § without a page means the page itself, or nothing."""
        own = self.page(path).sections() if path.suffix == ".md" else set()
        for mention in SECTION.finditer(flat):
            if mention.start() in attached or LITERATURE.search(flat[max(0, mention.start() - 6):mention.start()]):
                continue
            if mention[1] not in own:
                yield mention.start(), f"§{mention[1]} names no page, and is no section of this one" if own \
                    else f"§{mention[1]}: of which page?"

    def link_faults(self, path: Path, text: str):
        for link in LINK.finditer(text):
            target = link[1] or link[2]
            if re.match(r"[a-z]+:", target):
                continue
            self.followed += 1
            name, _, anchor = target.partition("#")
            file = path.parent / name if name else path
            if not file.exists():
                yield link.start(), f"the link {target} leads nowhere"
            elif anchor and anchor not in self.page(file).anchors():
                yield link.start(), f"{self.relative(file)} has no heading for #{anchor}"

    def source_faults(self, path: Path, text: str):
        """Files named in comments and on pages."""
        if path.suffix == ".md":
            for mention in PATH.finditer(text):
                self.followed += 1
                if not self.exists(mention[1].rstrip("/")):
                    yield mention.start(), f"there is no {mention[1]}"
        elif path.suffix in CPP | {".py"}:
            for mention in SOURCE.finditer(text):
                self.followed += 1
                if not self.is_named(mention[1]):
                    yield mention.start(), f"there is no {mention[1]}"

    def identifier_faults(self, path: Path, text: str):
        """Names on the pages of docs/ that no source has."""
        if path.suffix != ".md" or self.root / "docs" not in path.parents:
            return
        for quoted in QUOTED.finditer(text):
            for name in IDENTIFIER.findall(quoted[1]):
                self.followed += 1
                if name not in self.identifiers():
                    yield quoted.start(), f"no source has the name {name}"

    def identifiers(self) -> set[str]:
        if self.words is None:
            texts = (path.read_text(encoding="utf-8") for path in self.files
                     if path.suffix in CPP or path.name == "CMakeLists.txt")
            self.words = {word for text in texts for word in re.findall(r"\w+", text)}
        return self.words

    def exists(self, pattern: str) -> bool:
        return any(self.root.glob(pattern)) if "*" in pattern else (self.root / pattern).exists()

    def is_named(self, name: str) -> bool:
        """True if the path of a file is, or ends with, this one."""
        return name in FOREIGN or any(known == name or known.endswith("/" + name) for known in self.names)

    def relative(self, path: Path) -> str:
        return path.resolve().relative_to(self.root.resolve()).as_posix()


def joined(text: str) -> str:
    """The same with comment lines joined to one, every character in its place."""
    return re.sub(r"\n[ \t]*(?://[/!<]*|#+)?[ \t]*", lambda match: " " * len(match[0]), text)


def plain(heading: str) -> str:
    return heading.replace("`", "")


def is_link_target(flat: str, offset: int) -> bool:
    """Those are followed as links."""
    return flat.endswith(("](", "src=\"", "srcset=\"", "href=\""), 0, offset)


def python_prose(text: str) -> str:
    """Comments and docstrings, on their lines."""
    if not (PAGE.search(text) or SECTION.search(text) or SOURCE.search(text) or DECISION.search(text)):
        return ""  # saves time: most are scripts that draw
    kept = [""] * (text.count("\n") + 1)
    begins = True  # a statement
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and begins):
            for number, line in enumerate(token.string.split("\n"), token.start[0] - 1):
                kept[number] += line
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            begins = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    return "\n".join(kept)


class OurReferences(unittest.TestCase):
    def test_lead_somewhere(self) -> None:
        tree = Tree(ROOT)
        found = tree.faults()
        self.assertTrue(not found, "\n" + "\n".join(found))
        self.assertGreater(tree.followed, 300)


class TheCheckItself(unittest.TestCase):
    """A check that never fails is worth nothing: each kind of dangling reference is found in a small tree."""

    RULES = "# Rules\n\n## 1. Terms\n\n### 1.1 Cards\n\n## Notes on `ace`\n"

    def faults_in(self, files: dict[str, str]) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            return Tree(write_tree(folder, {"docs/rules.md": self.RULES, **files})).faults()

    def assert_fault(self, expected: str, files: dict[str, str]) -> None:
        found = self.faults_in(files)
        self.assertEqual(len(found), 1, found)
        self.assertTrue(found[0].startswith(expected), found[0])

    def test_accepts_what_is_right(self) -> None:
        self.assertEqual(self.faults_in({
            "core/a.h": "/// The cards (rules.md §1, §1.1): see core/b.h, b.h and (Cochran 1977, §2.11).\n"
                        "/// Also rules.md, \"Notes on ace\", and what is in rules.md\n/// §1.\n"
                        "const char* kName = \"nowhere.md\"; // not <windows.h>, nor windows.h\n",
            "core/b.h": "/// See decision 0001 and <string.h>.\n",
            "docs/decisions/0001-one.md": "See [terms](../rules.md#1-terms) and `core/a.h`, `core/*.h`, `core/`.\n",
            "docs/other.md": "# Other\n\n## 7. Here\n\n§7, [rules.md §1](rules.md#1-terms), `kName`, `aName()`\n"
                             "https://example.org/page.md, `QWidget` and `RuleSet::b()`\n",
            "core/c.cpp": "struct RuleSet { int aName(); int b(); };\n",
            "README.md": "[docs](docs/rules.md) and [this](#this)\n\n# This\n",
            "tools.py": "\"\"\"See rules.md §1.1\"\"\"\nNAME = \"missing.md\"  # of rules.md §1\n",
            "packaging/run": "#!/bin/sh\n# as README.md says under \"This\"\ncp ${ROOT}/README.md .\n",
        }), [])

    def test_finds_missing_pages(self) -> None:
        self.assert_fault("core/a.h:2: there is no page rule.md", {"core/a.h": "\n/// See rule.md §1.\n"})
        self.assert_fault("packaging/run:2: there is no page WHATSNEW.md",
                          {"packaging/run": "#!/bin/sh\ncp ${ROOT}/WHATSNEW.md .\n"})
        self.assert_fault("tests/a.py:1: there is no page docs/rule.md", {"tests/a.py": "# docs/rule.md\n"})
        self.assert_fault("tests/a.py:3: there is no page rule.md", {"tests/a.py": "\"\"\"One.\n\nrule.md\"\"\"\n"})
        self.assert_fault("core/a.h:1: there is no page docs/decisions/0002", {"core/a.h": "// See decision 0002.\n"})

    def test_finds_missing_sections(self) -> None:
        self.assert_fault("core/a.h:1: docs/rules.md has no section 2", {"core/a.h": "/// rules.md §1, §2\n"})
        self.assert_fault("core/a.h:1: docs/rules.md has no section 1.2", {"core/a.h": "/// (rules.md\n/// §1.2)\n"})
        self.assert_fault("core/a.h:2: §1: of which page?", {"core/a.h": "\n// as in §1\n"})
        self.assert_fault("docs/a.md:5: §2 names no page", {"docs/a.md": "# A\n\n## 1. B\n\n§2\n"})
        self.assert_fault("docs/a.md:1: docs/rules.md has no section 3",
                          {"docs/a.md": "[rules.md §3](rules.md#1-terms)\n"})

    def test_finds_missing_headings(self) -> None:
        self.assert_fault("core/a.h:1: docs/rules.md has no heading \"Aces\"", {"core/a.h": "// rules.md, \"Aces\"\n"})
        self.assert_fault("a.md:1: docs/rules.md has no heading for #aces", {"a.md": "[x](docs/rules.md#aces)\n"})

    def test_finds_links_that_lead_nowhere(self) -> None:
        self.assert_fault("a.md:2: the link b.png leads nowhere", {"a.md": "\n![x](b.png)\n"})
        self.assert_fault("a.md:1: the link c.svg leads nowhere", {"a.md": "<img src=\"c.svg\">\n"})
        self.assert_fault("a.md:1: the link c.md leads nowhere", {"a.md": "[x](c.md)\n"})

    def test_finds_missing_files(self) -> None:
        self.assert_fault("core/a.h:1: there is no b.cpp", {"core/a.h": "// see b.cpp\n"})
        self.assert_fault("core/a.h:1: there is no core/c/a.h", {"core/a.h": "// see core/c/a.h\n"})
        self.assert_fault("docs/a.md:1: there is no core/b.h", {"docs/a.md": "`core/b.h`\n"})
        self.assert_fault("docs/a.md:1: there is no core/*.cpp", {"docs/a.md": "`core/*.cpp`\n"})

    def test_finds_missing_names(self) -> None:
        self.assert_fault("docs/a.md:2: no source has the name RuleSet", {"docs/a.md": "\n`RuleSet::sides`\n"})
        self.assert_fault("docs/a.md:1: no source has the name tell", {"docs/a.md": "`Round::tell()`\n"})


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], "-v"])
