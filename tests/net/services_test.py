#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the tests of net/ that need real services, a mosquitto and a miniupnpd, in network namespaces of their own: nothing
leaves them. Needs root, and skips what is not installed.

    services_test.py SETTEBELLO_NET_TESTS"""

import os
import subprocess
import sys
import time
import unittest

from namespaces import DAEMON, OUTSIDE, RULES, NamespaceTest, missing, program, run

TESTS = sys.argv.pop(1) if len(sys.argv) > 1 else ""


class Services(NamespaceTest):
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
        config, certificate = self.broker_config("127.0.0.1")
        place, _ = self.joined()  # with an address by which host and guest can do without the relay
        self.start(place, program("mosquitto"), "-c", config)
        time.sleep(1)
        self.expect_passed(self.begin(place, "RelayLive.*", SETTEBELLO_TEST_BROKER=str(certificate)), 7)

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
