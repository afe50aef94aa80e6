# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own for the tests of this folder: an X server, a session bus, and a look at what AT-SPI says there."""

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


def skip(why):
    print("skipped:", why)
    sys.exit(SKIPPED)


def has_pyatspi(python):
    check = [python, "-c", "import pyatspi"]
    return os.path.exists(python) and subprocess.run(check, capture_output=True).returncode == 0


def start_screen(size):
    """An X server. @return its process and its display"""
    # Xvfb would look for a free number itself, but may take that of a server that is about to end and then removes its socket.
    display = f":{100 + os.getpid() % 50000}"
    read_end, write_end = os.pipe()
    command = ["Xvfb", display, "-displayfd", str(write_end), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    with os.fdopen(read_end) as ready:
        if not ready.readline():
            sys.exit(f"Xvfb does not start on display {display}")
    return server, display


def check_tools(tools):
    """Skips the test where one of the programs it needs is missing. @return a Python with pyatspi"""
    for tool in ("Xvfb", "dbus-run-session", *tools):
        if not shutil.which(tool):
            skip(f"there is no {tool}")
    launchers = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
    if not any(map(os.path.exists, launchers)):
        skip("there is no at-spi-bus-launcher")
    python = next(filter(has_pyatspi, (sys.executable, "/usr/bin/python3")), None)
    if not python:
        skip("there is no pyatspi")
    return python


def run_inside(main, tools=()):
    """Runs main(home) on a screen and a bus of its own, where no other program listens: starts the script again there.
    @param tools programs that main starts. @param main gets an empty home folder. @return the exit status"""
    if INSIDE in os.environ:
        return main(os.environ[INSIDE])
    python = check_tools(tools)
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


def start_game(program, folder, seed, language, match=None, record=None, **display):
    """Starts the program with settings of its own: scopa against a greedy opponent. @param seed None for any
    @param match other settings of the match @param record a file of a match that Anna has played"""
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
                   "display": display}, file)
    environment = dict(os.environ, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
    command = [program, "--config", folder] + (["--seed", seed] if seed else [])
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
        try:
            import pyatspi
            from gi.repository import GLib
        except ImportError as missing:
            skip(missing)
        reader = Reader(pyatspi, GLib.MainContext.default())
        reader.listen()
        started = [start_window_manager(home)] if managed else []
        started.append(start_game(sys.argv[1], home + "/config", seed, "en", **settings))
        try:
            play(reader, pyatspi)
        finally:
            for process in reversed(started):
                process.terminate()
                process.wait(timeout=PATIENCE)
            print("\n".join(reader.heard))

    if len(sys.argv) != 2:
        sys.exit(usage)
    sys.exit(run_inside(main, tools=("openbox",) if managed else ()))


class Reader:
    """What a screen reader does: looks at the tree, presses, and hears."""

    def __init__(self, pyatspi, context):
        self.pyatspi = pyatspi
        self.context = context
        self.heard = []

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
        for application in self.pyatspi.Registry.getDesktop(0):
            if application is not None and "settebello" in application.name.lower():
                for node in self.descendants(application):
                    if node.getRole() == role and node.name.replace("&", "").startswith(name):
                        return node
        return None

    def press(self, node, wanted=("Press",)):
        action = node.queryAction()
        names = [action.getName(i) for i in range(action.nActions)]
        action.doAction(next(names.index(name) for name in wanted if name in names))
