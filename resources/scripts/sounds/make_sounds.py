#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the sounds of the table, one WAV file each (16 bits, one channel), to resources/sounds.

    python3 resources/scripts/sounds/make_sounds.py            writes every sound
    python3 resources/scripts/sounds/make_sounds.py --check    lists stale committed files; exit 1 if any

Nothing is recorded: a card on cloth is a breath of noise and a low thump, the broom noise through a filter that moves, the
strings are plucked by arithmetic (tones.py). They are meant to be heard for an evening, so they are short, soft and a little
different each time.
"""

from __future__ import annotations

import array
import io
import sys
import wave
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import tones  # noqa: E402
from tones import burst, course, filtered, mixed, noise, shaped, swell, thump  # noqa: E402

FOLDER = Path(__file__).resolve().parents[2] / "sounds"

# Notes of a mandolin, in hertz.
D4, A4, D5, E5, FIS5, G5, A5, B5, D6 = 293.66, 440.0, 587.33, 659.26, 739.99, 783.99, 880.0, 987.77, 1174.66


def scale(samples: list[float], level: float) -> float:
    """The factor that makes a part this loud among the others."""
    return 10 ** ((level - tones.loudness(samples)) / 20)


def tap(seed: int, pitch: float, weight: float) -> list[float]:
    """A card comes down flat on the cloth; `weight` is how much of the table is heard under it."""
    slap = shaped(filtered(noise(0.12, seed), pitch, 0.7), burst(0.0015, 0.012))
    cloth = shaped(filtered(noise(0.14, seed + 1), 650, 0.8), burst(0.002, 0.024))
    return mixed((0.0, scale(slap, -20), slap), (0.001, scale(cloth, -22), cloth),
                 (0.0, weight, thump(0.14, 210, 120, 0.024)))


def slide(seed: int, seconds: float, start: float, end: float) -> list[float]:
    """A card brushes over cloth or over another card."""
    return shaped(filtered(noise(seconds, seed), lambda t: start + (end - start) * t / seconds, 0.8), swell(seconds, 0.55))


def deal(n: int) -> list[float]:
    brush = slide(10 + n, 0.060, 2200 + 220 * n, 3600 + 300 * n)
    landing = tap(20 + n, 2100 - 120 * n, 0.05)[:tones.frames(0.06)]
    return tones.finished(mixed((0.0, scale(brush, -23), brush), (0.042, scale(landing, -22), landing)), -27)


def lay(n: int) -> list[float]:
    brush = slide(30 + n, 0.060, 1900 + 150 * n, 3200)
    return tones.finished(mixed((0.0, scale(brush, -29), brush), (0.035, 1.0, tap(40 + n, 1500 + 130 * n, 0.10))), -22)


def capture(n: int) -> list[float]:
    """A card lands on others, and all are drawn in."""
    drawn = slide(60 + n, 0.26, 1500, 3300 - 250 * n)
    put_down = tap(70 + n, 1300, 0.10)[:tones.frames(0.10)]
    return tones.finished(mixed((0.0, 1.0, tap(50 + n, 1800 + 90 * n, 0.13)), (0.10, scale(drawn, -28), drawn),
                                (0.31, scale(put_down, -27), put_down)), -21)


def sweep() -> list[float]:
    """A broom's stroke across the table, and a bright little chord at its end."""
    length = 0.46
    stroke = shaped(filtered(noise(length, 80), lambda t: 900 + 4200 * min(1, t / 0.30) ** 1.5, 0.9), swell(length, 0.62))
    # Bristles: the noise comes and goes a little, unevenly.
    rustle = filtered(noise(length, 81), 38, 0.7, "low")
    most = max(abs(sample) for sample in rustle)
    stroke = [sample * (0.75 + 0.5 * bristle / most) for sample, bristle in zip(stroke, rustle)]
    chord = [(0.34 + 0.045 * i, 0.5, course(0.80 - 0.045 * i, pitch, 90 + 2 * i, 1.1, 0.62))
             for i, pitch in enumerate((D5, FIS5, A5, D6))]
    chord = tones.mixed(*chord)
    return tones.finished(mixed((0.0, scale(stroke, -3), stroke), (0.0, scale(chord, 0), chord)), -18, 0.18)


def point() -> list[float]:
    return tones.finished(mixed((0.0, 0.7, course(0.45, A4, 110, 0.7, 0.45)), (0.075, 1.0, course(0.40, D5, 114, 0.7, 0.45))),
                          -20, 0.15)


def win() -> list[float]:
    """A turn upwards on the mandolin, and the chord it leads to."""
    figure = [(0.00, D5, 0.40), (0.11, FIS5, 0.40), (0.22, A5, 0.40), (0.33, B5, 0.35), (0.44, A5, 0.40)]
    final = [(0.58, D4, 0.6), (0.595, A4, 0.6), (0.61, FIS5, 0.6), (0.625, D6, 0.6)]
    notes = [(start, 0.8 if start < 0.5 else 0.65, course(length, pitch, 120 + 3 * i, 1.2, 0.55))
             for i, (start, pitch, length) in enumerate(figure + [(at, pitch, 1.18 - at) for at, pitch, _ in final])]
    return tones.finished(mixed(*notes), -18, 0.25)


def refusal() -> list[float]:
    """Two soft knocks on wood: not this one."""
    def knock(seed: int, pitch: float) -> list[float]:
        wood = filtered(shaped(noise(0.10, seed), burst(0.001, 0.006)), pitch, 9)
        return mixed((0.0, 3.0, wood), (0.0, 0.4, thump(0.10, pitch * 0.8, pitch * 0.75, 0.028)))
    return tones.finished(mixed((0.0, 1.0, knock(140, 420)), (0.09, 0.8, knock(141, 360))), -24)


SOUNDS = {
    **{f"deal-{n + 1}": (lambda n=n: deal(n)) for n in range(3)},
    **{f"lay-{n + 1}": (lambda n=n: lay(n)) for n in range(3)},
    **{f"capture-{n + 1}": (lambda n=n: capture(n)) for n in range(2)},
    "sweep": sweep,
    "point": point,
    "win": win,
    "refusal": refusal,
}


def wav(samples: list[float]) -> bytes:
    numbers = array.array("h", (round(sample * 32767) for sample in samples))
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(tones.RATE)
        out.writeframes(numbers.tobytes())
    return file.getvalue()


def main() -> int:
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        print(__doc__, file=sys.stderr)
        return 2
    stale = []
    for name, make in SOUNDS.items():
        path, data = FOLDER / f"{name}.wav", wav(make())
        if check and (not path.exists() or path.read_bytes() != data):
            stale.append(path.name)
        elif not check:
            path.write_bytes(data)
    for name in stale:
        print(f"{name} is not what make_sounds.py writes")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
