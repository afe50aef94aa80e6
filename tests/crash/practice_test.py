#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Repeatedly kills a program that saves answers to exercises, restarts it and checks that none is lost.

    practice_test.py PRACTISER

SETTEBELLO_KILLS sets the number of kills (default 8)."""

import sys

from scorekeeper_test import count_lost

if __name__ == "__main__":
    sys.exit(count_lost(sys.argv[1], "answers"))
