#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests of net/ that need real services, a mosquitto and a miniupnpd, in network namespaces of their own: nothing
leaves them. Needs root, and skips what is not installed.

    services_test.py SETTEBELLO_NET_TESTS"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

TESTS = sys.argv.pop(1) if len(sys.argv) > 1 else ""
PATH = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"
OUTSIDE = "51.15.0.1"  # of the router; one that is not reserved, since miniupnpd refuses those
RULES = """table inet filter {
    chain miniupnpd { }
    chain prerouting_miniupnpd { }
    chain postrouting_miniupnpd { }
    chain forward { type filter hook forward priority 0; policy drop; jump miniupnpd; }
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


class Services(unittest.TestCase):
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

    def begin(self, namespace, pattern, **variables):
        return subprocess.Popen(
            [program("ip"), "netns", "exec", namespace, TESTS, "--gtest_brief=1", f"--gtest_filter={pattern}"],
            env={**os.environ, **variables}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def expect_passed(self, tests, count):
        said, _ = tests.communicate(timeout=280)
        self.assertEqual(tests.returncode, 0, said)
        self.assertIn(f"[  PASSED  ] {count} test", said)
        self.assertNotIn("SKIPPED", said)

    def joined(self):
        """Two namespaces with a cable between them."""
        home, router = self.namespace("home"), self.namespace("router")
        run("ip", "-n", home, "link", "add", "cable", "type", "veth", "peer", "name", "inside", "netns", router)
        run("ip", "-n", home, "address", "add", "192.168.77.2/24", "dev", "cable")
        run("ip", "-n", router, "address", "add", "192.168.77.1/24", "dev", "inside")
        run("ip", "-n", home, "link", "set", "cable", "up")
        run("ip", "-n", router, "link", "set", "inside", "up")
        run("ip", "-n", home, "route", "add", "default", "via", "192.168.77.1")
        return home, router

    @unittest.skipIf(missing("ip", "mosquitto", "openssl"), missing("ip", "mosquitto", "openssl"))
    def test_relay(self):
        key, certificate = self.folder / "key.pem", self.folder / "certificate.pem"
        run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
            "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key, "-out", certificate, stderr=subprocess.DEVNULL)
        key.chmod(0o644)
        config = self.folder / "mosquitto.conf"
        config.write_text(f"listener 18883 127.0.0.1\nallow_anonymous true\ncertfile {certificate}\nkeyfile {key}\n"
                          "max_inflight_messages 64\nretain_available false\n")
        place, _ = self.joined()  # with an address by which host and guest can do without the relay
        self.start(place, program("mosquitto"), "-c", config)
        time.sleep(1)
        self.expect_passed(self.begin(place, "RelayLive.*", SETTEBELLO_TEST_BROKER=str(certificate)), 4)

    @unittest.skipIf(missing("ip"), missing("ip"))
    def test_network(self):
        home, _ = self.joined()
        self.expect_passed(self.begin(home, "NearbyLive.*:RouterLive.WithoutARouter*", SETTEBELLO_TEST_NETWORK="1"), 2)

    @unittest.skipIf(missing("ip", "miniupnpd", "nft"), missing("ip", "miniupnpd", "nft"))
    def test_router(self):
        home, router = self.joined()
        world = self.namespace("world")
        run("ip", "-n", router, "link", "add", "outside", "type", "veth", "peer", "name", "line", "netns", world)
        run("ip", "-n", world, "link", "set", "line", "up")
        run("ip", "-n", router, "address", "add", f"{OUTSIDE}/24", "dev", "outside")
        run("ip", "-n", router, "link", "set", "outside", "up")
        run("ip", "netns", "exec", router, "nft", "-f", "-", input=RULES, text=True)
        config = self.folder / "miniupnpd.conf"
        config.write_text(DAEMON.format(folder=self.folder))
        self.start(router, program("miniupnpd"), "-d", "-f", config, "-P", self.folder / "pid")
        time.sleep(1)
        sign = self.folder / "sign"
        tests = self.begin(home, "RouterLive.Opens*", SETTEBELLO_TEST_ROUTER=OUTSIDE, SETTEBELLO_TEST_SIGN=str(sign))
        end = time.time() + 60
        while tests.poll() is None and time.time() < end and not (sign.exists() and sign.read_text()):
            time.sleep(0.1)
        if sign.exists():
            self.assertIn("dport 4321", self.ports(router))
            sign.unlink()
        self.expect_passed(tests, 1)
        self.assertNotIn("dport 4321", self.ports(router))

    def ports(self, router):
        return run("ip", "netns", "exec", router, "nft", "list", "ruleset", stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    if not TESTS:
        sys.exit(__doc__)
    unittest.main(argv=[sys.argv[0], "-v"])
