#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that all packages agree on the identifier, the names and the file types of the game."""

from __future__ import annotations

import configparser
import json
import plistlib
import re
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def text(name: str) -> str:
    return (PACKAGING / name).read_text(encoding="utf-8")


class Packages(unittest.TestCase):
    def setUp(self) -> None:
        self.id = re.search(r"^set\(application_id (\S+)\)$", text("CMakeLists.txt"), re.MULTILINE).group(1)
        desktop = configparser.ConfigParser(interpolation=None)
        desktop.optionxform = str
        desktop.read_string(text("linux/settebello.desktop"))
        self.desktop = desktop["Desktop Entry"]
        kinds = ElementTree.fromstring(text("linux/settebello-mime.xml"))
        self.kinds = {kind.get("type"): kind.find(f"{MIME}glob").get("pattern") for kind in kinds}

    def test_the_desktop_entry_opens_our_kinds_of_files(self) -> None:
        self.assertEqual(set(self.desktop["MimeType"].rstrip(";").split(";")), set(self.kinds))
        self.assertEqual(self.desktop["Exec"], "settebello %f")
        self.assertEqual(self.desktop["Icon"], "settebello")

    def test_software_centres_get_the_same(self) -> None:
        filled = re.sub(r"@\w+@", lambda m: self.id if m[0] == "@application_id@" else "", text("linux/metainfo.xml.in"))
        metainfo = ElementTree.fromstring(filled)
        self.assertEqual(metainfo.findtext("id"), self.id)
        self.assertEqual(metainfo.findtext("launchable"), "settebello.desktop")
        self.assertEqual({kind.text for kind in metainfo.iter("mediatype")}, set(self.kinds))
        self.assertEqual(metainfo.findtext("summary"), self.desktop["Comment"])

    def test_macos_gets_the_same(self) -> None:
        plist = plistlib.loads(re.sub(r"\$\{MACOSX_BUNDLE_GUI_IDENTIFIER\}", self.id, text("macos/Info.plist.in")).encode())
        ours = {}
        for kind in plist["UTExportedTypeDeclarations"]:
            self.assertTrue(kind["UTTypeIdentifier"].startswith(self.id + "."))
            tags = kind["UTTypeTagSpecification"]
            ours[tags["public.mime-type"]] = f'*.{tags["public.filename-extension"][0]}'
        self.assertEqual(ours, self.kinds)
        opened = {name for kind in plist["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]}
        self.assertLessEqual({kind["UTTypeIdentifier"] for kind in plist["UTExportedTypeDeclarations"]}, opened)

    def test_flatpak_renames_what_has_the_programs_name(self) -> None:
        manifest = json.loads(text(f"flatpak/{self.id}.json"))
        self.assertEqual(manifest["app-id"], self.id)
        self.assertEqual(manifest["command"], "settebello")
        self.assertEqual(manifest["rename-desktop-file"], "settebello.desktop")
        self.assertEqual(manifest["rename-icon"], self.desktop["Icon"])
        for module in manifest["modules"]:
            for source in module["sources"]:
                if source["type"] == "archive":
                    self.assertRegex(source["sha256"], r"^[0-9a-f]{64}$")

    def test_flatpak_lets_friends_in(self) -> None:
        manifest = json.loads(text(f"flatpak/{self.id}.json"))
        self.assertIn("--share=network", manifest["finish-args"])
        finds = (PACKAGING.parent / "cmake" / "FriendsLibraries.cmake").read_text(encoding="utf-8")
        libraries = re.search(r"IN ITEMS ([\w ]+)\)", finds)[1].split()
        modules = [module["name"].removeprefix("lib") for module in manifest["modules"]]
        self.assertLessEqual(set(libraries), set(modules[:modules.index("settebello")]))

    def test_windows_manifest_asks_for_utf8_and_high_dpi(self) -> None:
        manifest = ElementTree.fromstring(text("windows/settebello.manifest"))
        settings = {setting.tag.split("}")[1]: setting.text for setting in manifest.find(".//{*}windowsSettings")}
        self.assertEqual(settings["activeCodePage"], "UTF-8")
        self.assertTrue(settings["dpiAwareness"].startswith("PerMonitorV2"))


if __name__ == "__main__":
    unittest.main()
