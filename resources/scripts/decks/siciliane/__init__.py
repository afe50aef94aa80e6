# SPDX-License-Identifier: GPL-3.0-or-later
"""The Sicilian deck: a colour woodcut, its plates a little out of register."""
