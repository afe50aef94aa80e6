# SPDX-License-Identifier: GPL-3.0-or-later
"""What all friezes have: the glaze with its tiles' joints, the stripes along both edges, and how a corner meets them.

A frieze is 100 units high, its outer edge on top, and may be repeated without end; a corner is 100 units square and belongs at the top left.
A stripe is (from, to, colour), measured from the outer edge.
"""

from __future__ import annotations

from ink import circle, rect

Stripe = tuple[float, float, str]


def ground(length: float, colour: str, joint: str, tile: float = 100) -> str:
    """Glaze, and the joints between its tiles."""
    out = rect(0, 0, length, 100, colour)
    x = 0.0
    while x <= length:
        out += rect(max(0, x - .6), 0, .6 if x in (0, length) else 1.2, 100, joint)
        x += tile
    return out


def stripes(length: float, bands: list[Stripe]) -> str:
    return "".join(rect(0, low, length, high - low, colour) for low, high, colour in bands)


def pearls(length: float, y: float, step: float, r: float, colour: str) -> str:
    """Dots along a stripe, none of them on a joint."""
    count = round(length / step)
    return "".join(circle(length * (i + .5) / count, y, r, colour) for i in range(count))


def corner(colour: str, bands: list[Stripe]) -> str:
    """A corner's glaze with the stripes turning round it; of those along the inner edge nothing but the bend shows."""
    out = rect(0, 0, 100, 100, colour)
    for low, high, band in bands:
        out += rect(low, low, 100 - low, 100 - low, band)
        if high < 100:
            out += rect(high, high, 100 - high, 100 - high, colour)
    return out
