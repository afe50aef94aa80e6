# SPDX-License-Identifier: GPL-3.0-or-later
"""The four kings (roi) of the French deck."""

CARDS: dict = {}
