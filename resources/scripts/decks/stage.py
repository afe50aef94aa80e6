# SPDX-License-Identifier: GPL-3.0-or-later
"""How large a court figure stands on its card: drawn at a common measure, shown as large as its card lets it (card units)."""

from __future__ import annotations

from typing import Callable

from svg import Svg, number, paper


def enlarged(draw: Callable[[Svg], None], scale: float = 1, x: float = 0, y: float = 0) -> Callable[[Svg], None]:
    """The paper, and on it the same drawing `scale` times as large, its origin then at (x, y)."""

    def drawn(sheet: Svg) -> None:
        paper(sheet)
        with sheet.group(f"translate({number(x)} {number(y)}) scale({number(scale)})"):
            draw(sheet)

    return drawn
