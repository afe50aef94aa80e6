# SPDX-License-Identifier: GPL-3.0-or-later
"""The French deck: pips, court figures in mirrored halves, and its back."""
