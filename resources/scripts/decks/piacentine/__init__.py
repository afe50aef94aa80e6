# SPDX-License-Identifier: GPL-3.0-or-later
"""The Piacentine deck: see resources/scripts/README.md."""
