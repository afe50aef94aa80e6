# SPDX-License-Identifier: GPL-3.0-or-later
"""A virtual X screen accessed through libX11: lists windows, detects when they are painted and sends keys."""

import ctypes
import os
import shutil
import subprocess
import tempfile
import time
from ctypes import (POINTER, Structure, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p)


class Attributes(Structure):
    _fields_ = [("x", c_int), ("y", c_int), ("width", c_int), ("height", c_int), ("border", c_int),
                ("depth", c_int), ("visual", c_void_p), ("root", c_ulong), ("klass", c_int),
                ("bit_gravity", c_int), ("win_gravity", c_int), ("backing_store", c_int),
                ("backing_planes", c_ulong), ("backing_pixel", c_ulong), ("save_under", c_int),
                ("colormap", c_ulong), ("installed", c_int), ("map_state", c_int),
                ("all_events", c_long), ("your_events", c_long), ("no_propagate", c_long),
                ("override", c_int), ("screen", c_void_p)]


class Image(Structure):
    _fields_ = [("width", c_int), ("height", c_int), ("xoffset", c_int), ("format", c_int),
                ("data", c_void_p), ("byte_order", c_int), ("unit", c_int), ("bit_order", c_int),
                ("pad", c_int), ("depth", c_int), ("bytes_per_line", c_int), ("bits", c_int)]


VIEWABLE = 2
Z_PIXMAP = 2
ALL_PLANES = 0xffffffff


class Screen:
    """Xvfb with a session bus for the programs that need one; closing it ends both."""

    def __init__(self, size="1920x1080"):
        self.home = tempfile.mkdtemp(prefix="bench-home-")
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", size + "x24", "-nolisten", "tcp"],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as output:  # the display number, written once the server is ready
            number = output.readline().strip()
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": self.home, "DISPLAY": ":" + number,
            "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "xcb", "XDG_RUNTIME_DIR": self.home}
        self.bus = None
        if shutil.which("dbus-daemon"):
            self.bus = subprocess.Popen(
                ["dbus-daemon", "--session", "--nofork", "--print-address=1"], text=True,
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=self.environment)
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.bus.stdout.readline().strip()
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = c_void_p
        self.x.XDefaultRootWindow.restype = c_ulong
        self.x.XGetImage.restype = POINTER(Image)
        self.ignore = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda display, error: 0)
        self.x.XSetErrorHandler(self.ignore)  # a window may go while it is being looked at
        self.display = c_void_p(self.x.XOpenDisplay(c_char_p((":" + number).encode())))
        self.root = self.x.XDefaultRootWindow(self.display)

    def close(self):
        self.x.XCloseDisplay(self.display)
        for process in (self.bus, self.server):
            if process:
                process.terminate()
                process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def windows(self):
        """The visible windows as (id, width, height), without tool tips and menus."""
        root, parent, children, count = c_ulong(), c_ulong(), POINTER(c_ulong)(), c_uint()
        self.x.XQueryTree(self.display, c_ulong(self.root), byref(root), byref(parent),
                          byref(children), byref(count))
        found = []
        for i in range(count.value):
            known = Attributes()
            if self.x.XGetWindowAttributes(self.display, c_ulong(children[i]), byref(known)) and \
                    known.map_state == VIEWABLE and known.width > 300 and known.height > 200:
                found.append((children[i], known.width, known.height))
        if count.value:
            self.x.XFree(children)
        return found

    def colours(self, window, width, height):
        """The number of colours in a row of pixels one third from the top."""
        got = self.x.XGetImage(self.display, c_ulong(window), c_int(0), c_int(height // 3),
                               c_uint(width), c_uint(1), c_ulong(ALL_PLANES), c_int(Z_PIXMAP))
        if not got:
            return 0
        image = got.contents
        row = ctypes.string_at(image.data, image.bytes_per_line)
        self.x.XFree(c_void_p(image.data))
        self.x.XFree(got)
        return len({row[i:i + 3] for i in range(0, 4 * width, 4)})

    def painted(self):
        """The sizes of the windows that are painted."""
        return [(width, height) for window, width, height in self.windows()
                if self.colours(window, width, height) >= 4]

    def key(self, *names):
        subprocess.run(["xdotool", "key", "--delay", "2", *names], env=self.environment,
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def focus(self):
        """Gives the keyboard focus to the topmost window, as a window manager would."""
        seen = self.windows()
        if seen:
            self.x.XSetInputFocus(self.display, c_ulong(seen[-1][0]), c_int(1), c_ulong(0))
            self.x.XSync(self.display, c_int(0))


def until(condition, seconds, step=0.002):
    """Waits until the condition is true and returns its value, or None after the timeout."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        got = condition()
        if got:
            return got
        time.sleep(step)
    return None
