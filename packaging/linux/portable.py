#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the portable archive: the programs with Qt beside them, for any Linux of Debian 12's age or newer.

    portable.py INSTALLED ARCHIVE.tar.gz VERSION

INSTALLED is the output of `cmake --install` or the unpacked Debian package, with usr/ in it. Qt's libraries and plugins are
copied from this system's Debian packages, with their licences and the location of their sources. Libraries that every
desktop has, or that must match its drivers, are not included. Reproducible with the same packages; file times are
SOURCE_DATE_EPOCH.
"""

import gzip
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROGRAMS = ("settebello", "settebello-cli", "settebello-table")
QT_PLUGINS = [
    "platforms/libqxcb.so",
    "platforms/libqwayland-generic.so",
    "platforms/libqoffscreen.so",
    "wayland-shell-integration/libxdg-shell.so",
    "wayland-decoration-client/libbradient.so",
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "imageformats/libqsvg.so",
    "imageformats/libqjpeg.so",
    "iconengines/libqsvgicon.so",
    "printsupport/libcupsprintersupport.so",
]
QT_WORDS = ["qtbase_fr.qm", "qtbase_it.qm"]
COMPILED_IN = Path("/usr/include/nlohmann/json.hpp")

# Left to the system: the C and C++ run-time, which may only be newer than ours; libraries that must match the drivers (GL,
# X, Wayland's client) or the settings (fonts) of the desktop; the printing service, without which one prints to PDF.
OF_THE_SYSTEM = re.compile(
    r"^(ld-linux.*|linux-vdso|lib(c|m|dl|rt|pthread|resolv|gcc_s|stdc\+\+|GL|EGL|GLX|OpenGL|GLdispatch|X11|X11-xcb|xcb|Xau|Xdmcp|"
    r"wayland-client|fontconfig|freetype|expat|z|uuid|cups|ICE|SM))\.so")


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def needed(file):
    """The direct dependencies of a program or library: (name, path on this system)."""
    own = set(re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-d", file)))
    found = dict(re.findall(r"^\s*(\S+) => (/\S+)", run("ldd", str(file)), re.MULTILINE))
    return [(name, found.get(name)) for name in sorted(own)]


def libraries(files):
    """All dependencies of `files` that go into the archive, by name."""
    found, waiting = {}, list(files)
    while waiting:
        for name, place in needed(waiting.pop()):
            if name in found or OF_THE_SYSTEM.match(name):
                continue
            if place is None:
                sys.exit(f"{name} is not on this system")
            found[name] = Path(place).resolve()
            waiting.append(found[name])
    return found


def debian_package(file):
    for name in (str(file), str(file).removeprefix("/usr")):
        found = subprocess.run(["dpkg", "-S", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        if found.returncode == 0:
            return found.stdout.split(": ")[0].split(",")[0]
    sys.exit(f"{file} belongs to no Debian package, so its licence is not known")


def add_licences(files, folder):
    """Writes the packages' copyright files, the licences they refer to, and where the sources are."""
    folder.mkdir(parents=True)
    lines = []
    for package in sorted({debian_package(file) for file in files}):
        name = package.split(":")[0]
        shutil.copyfile(f"/usr/share/doc/{name}/copyright", folder / f"{name}.txt")
        own, source, version = run(
            "dpkg-query", "-W", "-f", "${Version} ${source:Package} ${source:Version}", package).split()
        lines.append(f"{name} {own}: https://snapshot.debian.org/package/{source}/{version}/\n")
    shutil.copytree("/usr/share/common-licenses", folder / "common-licenses")
    words = (HERE / "portable-sources.txt").read_text(encoding="utf-8")
    (folder / "SOURCES.txt").write_text(words + "\n" + "".join(lines), encoding="utf-8")


def fill(top, installed, version):
    """Puts together the content of the archive."""
    for part in ("bin", "lib", "plugins", "translations"):
        (top / part).mkdir(parents=True)
    programs = [path for path in installed.glob("usr/*/*") if path.name in PROGRAMS
                and path.parent.name in ("bin", "games")]
    for program in programs:
        ours = top / "bin" / program.name
        shutil.copy2(program, ours)
        # Not RUNPATH, which does not apply to indirect dependencies.
        run("patchelf", "--force-rpath", "--set-rpath", "$ORIGIN/../lib", ours)
    (top / "bin" / "qt.conf").write_text("[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n")
    for name in PROGRAMS:
        (top / name).symlink_to(f"bin/{name}")

    qt_plugins, qt_words = (Path(run("qtpaths6", "--query", f"QT_INSTALL_{what}").strip())
                            for what in ("PLUGINS", "TRANSLATIONS"))
    plugins = {name: qt_plugins / name for name in QT_PLUGINS}
    for name, place in plugins.items():
        (top / "plugins" / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(place, top / "plugins" / name)
    found = libraries([*programs, *plugins.values()])
    for name, place in found.items():
        shutil.copyfile(place, top / "lib" / name)
        if run("patchelf", "--print-rpath", place).strip():  # would search the system's folders
            run("patchelf", "--set-rpath", "$ORIGIN", top / "lib" / name)
    for name in QT_WORDS:
        shutil.copyfile(qt_words / name, top / "translations" / name)

    shutil.copytree(installed / "usr" / "share", top / "share", ignore=shutil.ignore_patterns("doc"))
    root = HERE.parent.parent
    for name in ("LICENSE", "CHANGELOG.md"):
        shutil.copyfile(root / name, top / name)
    words = (HERE / "portable-readme.txt").read_text(encoding="utf-8").replace("@VERSION@", version)
    (top / "README.txt").write_text(words, encoding="utf-8")
    words_files = [qt_words / name for name in QT_WORDS]
    add_licences([*plugins.values(), *found.values(), *words_files, COMPILED_IN], top / "licences")


def pack(folder, archive):
    """Writes a tar archive that depends only on names, contents and executable bits."""
    when = int(os.environ["SOURCE_DATE_EPOCH"])

    def plain(entry):
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = when, 0, 0, "", ""
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    unpacked = io.BytesIO()
    with tarfile.open(fileobj=unpacked, mode="w", format=tarfile.GNU_FORMAT) as tar:
        tar.add(folder, folder.name, filter=plain)  # in order of names
    with open(archive, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=when) as packed:
        packed.write(unpacked.getbuffer())


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    installed, archive, version = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
    with tempfile.TemporaryDirectory() as scratch:
        top = Path(scratch) / archive.name.removesuffix(".tar.gz")
        fill(top, installed, version)
        pack(top, archive)


if __name__ == "__main__":
    main()
