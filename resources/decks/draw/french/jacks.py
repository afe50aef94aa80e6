# SPDX-License-Identifier: GPL-3.0-or-later
"""The four jacks (valet) of the French deck."""

CARDS: dict = {}
