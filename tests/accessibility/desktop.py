# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own for the tests of this folder: an X server, a session bus, and a look at what AT-SPI says there.

As a program it prints the packages that the Python which runs it lacks."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
PATIENCE = 120  # seconds, for a machine under load; never a measure
INSIDE = "SETTEBELLO_DESKTOP_HOME"

# What is needed, each with the Debian package that has it.
PROGRAMS = {"Xvfb": "xvfb", "dbus-run-session": "dbus"}
OPENBOX = {"openbox": "openbox"}
ORCA = {"orca": "orca", "pgrep": "procps"}
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
LAUNCHER_PACKAGE = "at-spi2-core"
TYPELIBS = {"Atspi": ("2.0", "gir1.2-atspi-2.0"), "Gdk": ("3.0", "gir1.2-gtk-3.0")}


def skip(why):
    print("skipped:", why)
    sys.exit(SKIPPED)


def start_screen(size, *options):
    """An X server. @return its process and its display"""
    # Xvfb would look for a free number itself, but may take that of a server that is about to end and then removes its socket.
    display = f":{100 + os.getpid() % 50000}"
    read_end, write_end = os.pipe()
    command = ["Xvfb", display, "-displayfd", str(write_end), "-screen", "0", size, "-nolisten", "tcp", *options]
    server = subprocess.Popen(command, pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    with os.fdopen(read_end) as ready:
        if not ready.readline():
            sys.exit(f"Xvfb does not start on display {display}")
    return server, display


def missing_imports():
    """@return the packages without which this Python does not import what Reader needs"""
    try:
        import gi
    except ImportError:
        return ["python3-pyatspi"]  # depends on it
    missing = []
    for namespace, (version, package) in TYPELIBS.items():
        try:
            gi.require_version(namespace, version)
        except ValueError:
            missing.append(package)
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        missing.append("python3-pyatspi")
    except ValueError:  # it asks for Atspi itself
        pass
    return missing


def check_packages(programs):
    """Skips the test where a package is missing, and names every such package.
    @param programs needed besides PROGRAMS. @return the Python to run the test with"""
    missing = [package for program, package in (PROGRAMS | programs).items() if not shutil.which(program)]
    if not any(map(os.path.exists, LAUNCHERS)):
        missing.append(LAUNCHER_PACKAGE)
    # This Python may be another one than the system's, for which the packages are.
    imports = {python: subprocess.run([python, "-B", __file__], capture_output=True, text=True, check=True).stdout.split()
               for python in (sys.executable, "/usr/bin/python3") if os.path.exists(python)}
    python = min(imports, key=lambda each: len(imports[each]))
    missing += imports[python]
    if missing:
        skip("not installed: " + " ".join(missing))
    return python


def run_inside(main, programs):
    """Runs main(home) on a screen and a bus of its own, where no other program listens: starts the script again there.
    @param programs that main starts, with their packages. @param main gets an empty home folder. @return the exit status"""
    if INSIDE in os.environ:
        return main(os.environ[INSIDE])
    python = check_packages(programs)
    server, display = start_screen("1280x800x24")
    with tempfile.TemporaryDirectory(prefix="settebello-desktop-") as home:
        os.mkdir(os.path.join(home, "runtime"), 0o700)
        environment = dict(os.environ, HOME=home, DISPLAY=display, XDG_RUNTIME_DIR=os.path.join(home, "runtime"))
        environment[INSIDE] = home
        for outside in ("DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "XAUTHORITY", "WAYLAND_DISPLAY",
                        "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            environment.pop(outside, None)
        inside = ["dbus-run-session", "--", python, "-B", *sys.argv]
        process = subprocess.Popen(inside, env=environment, start_new_session=True)
        try:
            return process.wait(timeout=7 * PATIENCE)
        finally:
            try:
                os.killpg(process.pid, signal.SIGTERM)  # the bus launcher stays behind otherwise
            except ProcessLookupError:
                pass
            server.terminate()
            server.wait()


def start_game(program, folder, seed, language, match=None, record=None, opened=None, **display):
    """Starts the program with settings of its own: scopa against a greedy opponent. @param seed None for any
    @param match other settings of the match @param record a file of a match that Anna has played @param opened a file"""
    os.makedirs(os.path.join(folder, "matches"))
    if record:
        with open(record, encoding="utf-8") as file:
            played = json.load(file)
        played["players"][0].update(kind="human", name="Anna")
        with open(os.path.join(folder, "matches", os.path.basename(record)), "w", encoding="utf-8") as file:
            json.dump(played, file)
    with open(os.path.join(folder, "settings.json"), "w", encoding="utf-8") as file:
        json.dump({"format": "settebello.settings", "version": 1, "language": language,
                   "match": {"base": "scopa", "opponents": ["greedy"], "name": "Anna", **(match or {})},
                   "display": {"comments": "silent", **display}}, file)
    environment = dict(os.environ, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
    command = [program, "--config", folder] + (["--seed", seed] if seed else []) + ([opened] if opened else [])
    return subprocess.Popen(command, env=environment)


def start_window_manager(home):
    """Starts openbox and waits until it manages windows: it would not give the focus to one that is there before it.
    @return its process"""
    marker = os.path.join(home, "managed")
    manager = subprocess.Popen(["openbox", "--startup", f"touch '{marker}'"], stderr=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    while not os.path.exists(marker):
        if time.monotonic() > end or manager.poll() is not None:
            manager.kill()
            sys.exit("openbox does not start")
        time.sleep(0.05)
    return manager


def operate(play, usage, seed=None, managed=False, **settings):
    """The whole of a test in English that needs no Orca: starts the program of the command line and prints what was announced.
    @param play operates it, given a Reader and pyatspi. @param managed whether it needs a window manager. @param settings of
    start_game"""
    def main(home):
        reader = Reader()
        reader.listen()
        started = [start_window_manager(home)] if managed else []
        started.append(start_game(sys.argv[1], home + "/config", seed, "en", **settings))
        try:
            play(reader, reader.pyatspi)
        finally:
            for process in reversed(started):
                process.terminate()
                process.wait(timeout=PATIENCE)
            print("\n".join(reader.heard))

    if len(sys.argv) != 2:
        sys.exit(usage)
    sys.exit(run_inside(main, OPENBOX if managed else {}))


class Reader:
    """What a screen reader does: looks at the tree, presses keys and buttons, and hears. Only for a script run by run_inside."""

    def __init__(self):
        import gi
        gi.require_version("Gdk", "3.0")
        import pyatspi
        from gi.repository import Gdk, GLib
        self.pyatspi = pyatspi
        self.context = GLib.MainContext.default()
        self.key_value = Gdk.keyval_from_name
        self.heard = []
        self.process = None  # whose windows find() looks at; None for those of all

    def listen(self):
        self.pyatspi.Registry.registerEventListener(self.on_showing, "object:state-changed:showing")

    def on_showing(self, event):
        try:
            if event.detail1 and event.source.getRole() == self.pyatspi.ROLE_NOTIFICATION:
                self.heard.append(event.source.name)
        except Exception:  # it may be gone already
            pass

    def wait_for(self, what, look):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            while self.context.iteration(False):
                pass
            try:
                found = look()
            except Exception:  # the tree changes while it is looked through
                found = None
            if found:
                return found
            time.sleep(0.05)
        sys.exit(f"timed out waiting for {what}; heard: {self.heard[-5:]}")

    def descendants(self, node):
        for child in node:
            if child is not None:
                yield child
                yield from self.descendants(child)

    def find(self, role, name):
        """@return what has this role and name, or else a name that begins so; None if there is nothing"""
        found = None
        for application in self.pyatspi.Registry.getDesktop(0):
            if application is None or "settebello" not in application.name.lower():
                continue
            if self.process in (None, application.get_process_id()):
                for node in self.descendants(application):
                    said = node.name.replace("&", "") if node.getRole() == role else ""
                    if said == name:
                        return node
                    if said.startswith(name):
                        found = found or node
        return found

    def press(self, node, wanted=("Press",)):
        action = node.queryAction()
        names = [action.getName(i) for i in range(action.nActions)]
        action.doAction(next(names.index(name) for name in wanted if name in names))

    def key(self, name):
        self.pyatspi.Registry.generateKeyboardEvent(self.key_value(name), None, self.pyatspi.KEY_SYM)


if __name__ == "__main__":
    print(*missing_imports())
