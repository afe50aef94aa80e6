# SPDX-License-Identifier: GPL-3.0-or-later
"""Network namespaces with real services in them, for tests: nothing leaves them. Needs root."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

PATH = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"
OUTSIDE = "51.15.0.1"  # of the router; one that is not reserved, since miniupnpd refuses those
RULES = """table inet filter {
    chain miniupnpd { }
    chain prerouting_miniupnpd { }
    chain postrouting_miniupnpd { }
    chain forward { type filter hook forward priority 0; policy drop; ct state established accept; jump miniupnpd; }
    chain prerouting { type nat hook prerouting priority -100; policy accept; jump prerouting_miniupnpd; }
    chain postrouting { type nat hook postrouting priority 100; policy accept; jump postrouting_miniupnpd; }
}
"""
DAEMON = """ext_ifname=outside
listening_ip=inside
port=5555
enable_upnp=yes
enable_natpmp=no
secure_mode=yes
system_uptime=yes
uuid=00000000-1111-2222-3333-444444444444
force_igd_desc_v1=yes
lease_file={folder}/leases
allow 1024-65535 0.0.0.0/0 1024-65535
"""


def program(name):
    return shutil.which(name, path=PATH)


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, env={**os.environ, "PATH": PATH}, **options)


def missing(*programs):
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "needs root"
    without = [name for name in programs if not program(name)]
    if without:
        return "needs " + " ".join(without)
    name = f"settebello-{os.getpid()}-try"
    made = subprocess.run([program("ip"), "netns", "add", name], capture_output=True, check=False).returncode == 0
    if made:
        run("ip", "netns", "del", name)
    return "" if made else "needs network namespaces"


class NamespaceTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.folder.chmod(0o755)  # mosquitto gives up being root
        self.daemons = []
        self.addCleanup(self.end_daemons)

    def namespace(self, kind):
        name = f"settebello-{os.getpid()}-{kind}"
        run("ip", "netns", "add", name)
        self.addCleanup(run, "ip", "netns", "del", name)
        run("ip", "-n", name, "link", "set", "lo", "up")
        return name

    def start(self, namespace, *command):
        log = open(self.folder / f"{Path(command[0]).name}.log", "w")  # pylint: disable=consider-using-with
        self.addCleanup(log.close)
        self.daemons.append(subprocess.Popen(  # pylint: disable=consider-using-with
            [program("ip"), "netns", "exec", namespace, *map(str, command)], stdout=log, stderr=subprocess.STDOUT))

    def end_daemons(self):
        for daemon in self.daemons:
            daemon.terminate()
            daemon.wait(10)

    def broker_config(self, address):
        """Of a mosquitto with TLS, and the file with the authority that has signed its certificate."""
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        folder.chmod(0o755)
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
            f"subjectAltName=DNS:localhost,IP:{address}", "-keyout", key, "-out", certificate, stderr=subprocess.DEVNULL)
        key.chmod(0o644)
        config = folder / "mosquitto.conf"
        config.write_text(f"listener 18883 {address}\nallow_anonymous true\ncertfile {certificate}\nkeyfile {key}\n"
                          "max_inflight_messages 64\nretain_available false\n")
        return config, certificate
