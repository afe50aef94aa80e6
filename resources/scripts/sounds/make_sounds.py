#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the sounds of the table, one WAV file each (16 bits, one channel), to resources/sounds.

    python3 resources/scripts/sounds/make_sounds.py            writes every sound
    python3 resources/scripts/sounds/make_sounds.py --check    lists stale committed files; exit 1 if any

Nothing is recorded: a card is a breath of noise that felt has muffled and the tones of a board below, the broom noise through a
filter that moves, the strings are plucked by arithmetic (tones.py). They are meant to be heard for an evening, so they are short,
soft, about equally loud and a little different each time. The evening outside (evening.py) lies far below them.
"""

from __future__ import annotations

import array
import io
import sys
import wave
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import evening  # noqa: E402
import tones  # noqa: E402
from tones import burst, course, filtered, mixed, muffled, noise, shaped, swell, wood  # noqa: E402

FOLDER = Path(__file__).resolve().parents[2] / "sounds"

# Notes of a mandolin, in hertz.
D4, A4, D5, E5, FIS5, G5, A5, B5, D6 = 293.66, 440.0, 587.33, 659.26, 739.99, 783.99, 880.0, 987.77, 1174.66


def scale(samples: list[float], loud: float) -> float:
    """The factor that makes a part this loud among the others."""
    return 10 ** ((loud - tones.loudness(samples)) / 20)


def tap(seed: int, pitch: float, weight: float) -> list[float]:
    """A card comes down flat on felt: the snap of the card, the felt, and `weight` decibels of the table's board below."""
    snap = muffled(shaped(filtered(noise(0.10, seed), pitch, 0.9), burst(0.0015, 0.006)), 5500)
    felt = muffled(shaped(filtered(noise(0.14, seed + 1), 480, 0.6), burst(0.003, 0.020)), 1800)
    board = wood(0.16, 128, seed + 2, 0.040)
    return mixed((0.0, scale(snap, -21), snap), (0.001, scale(felt, -21), felt), (0.001, scale(board, weight), board))


def slide(seed: int, seconds: float, start: float, end: float) -> list[float]:
    """A card brushes over felt or over another card; its edge catches a little, unevenly."""
    brush = filtered(noise(seconds, seed), lambda t: start + (end - start) * t / seconds, 0.8)
    return muffled(shaped(uneven(brush, seed + 1, 55, 0.5), swell(seconds, 0.55)), 4500)


def uneven(samples: list[float], seed: int, speed: float, share: float) -> list[float]:
    """Comes and goes a little at random, about `speed` times a second."""
    drift = filtered(noise(len(samples) / tones.RATE, seed), speed, 0.7, "low")
    most = max(abs(value) for value in drift)
    return [sample * (1 - share + share * abs(value) / most * 2) for sample, value in zip(samples, drift)]


def deal(n: int) -> list[float]:
    brush = slide(10 + 2 * n, 0.060, 1300 + 120 * n, 2200 + 150 * n)
    landing = tap(20 + 3 * n, 1900 - 120 * n, -24)[:tones.frames(0.09)]
    return tones.finished(mixed((0.0, scale(brush, -26), brush), (0.042, scale(landing, -22), landing)), -25.0)


def lay(n: int) -> list[float]:
    brush = slide(30 + 2 * n, 0.060, 1100 + 100 * n, 1900)
    return tones.finished(mixed((0.0, scale(brush, -29), brush), (0.035, 1.0, tap(40 + 3 * n, 1500 + 130 * n, -20))), -24.5)


def capture(n: int) -> list[float]:
    """A card lands on others, and all are drawn in."""
    drawn = slide(60 + 2 * n, 0.26, 1000, 2100 - 200 * n)
    landing = tap(50 + 3 * n, 1700 + 90 * n, -20)
    put_down = tap(70 + 3 * n, 1300, -21)[:tones.frames(0.12)]
    return tones.finished(mixed((0.0, scale(landing, -20), landing), (0.09, scale(drawn, -25), drawn),
                                (0.31, scale(put_down, -26), put_down)), -24.2)


def sweep() -> list[float]:
    """A broom's stroke across the table, and a bright little chord at its end."""
    length = 0.46
    stroke = filtered(noise(length, 80), lambda t: 700 + 1900 * min(1, t / 0.30) ** 1.5, 0.8)
    stroke = muffled(shaped(uneven(stroke, 81, 38, 0.6), swell(length, 0.62)), 4500)
    chord = [(0.34 + 0.045 * i, 0.5, course(0.80 - 0.045 * i, pitch, 90 + 2 * i, 1.1, 0.5))
             for i, pitch in enumerate((D5, FIS5, A5, D6))]
    chord = mixed(*chord)
    return tones.finished(mixed((0.0, scale(stroke, -5), stroke), (0.0, scale(chord, 0), chord)), -23.5, 0.18)


def point() -> list[float]:
    return tones.finished(mixed((0.0, 0.7, course(0.45, A4, 110, 0.7, 0.45)), (0.075, 1.0, course(0.40, D5, 114, 0.7, 0.45))),
                          -24, 0.15)


def win() -> list[float]:
    """A turn upwards on the mandolin, and the chord it leads to."""
    figure = [(0.00, D5, 0.40), (0.11, FIS5, 0.40), (0.22, A5, 0.40), (0.33, B5, 0.35), (0.44, A5, 0.40)]
    final = [(0.58, D4, 0.6), (0.595, A4, 0.6), (0.61, FIS5, 0.6), (0.625, D6, 0.6)]
    notes = [(start, 0.8 if start < 0.5 else 0.65, course(length, pitch, 120 + 3 * i, 1.2, 0.5))
             for i, (start, pitch, length) in enumerate(figure + [(at, pitch, 1.17 - at) for at, pitch, _ in final])]
    return tones.finished(mixed(*notes), -24, 0.25)


def refusal() -> list[float]:
    """Two soft knocks on wood: not this one."""
    def knock(seed: int, pitch: float) -> list[float]:
        knuckle = muffled(shaped(filtered(noise(0.05, seed), 700, 0.8), burst(0.0015, 0.005)), 3000)
        board = wood(0.12, pitch, seed, 0.022)
        return mixed((0.0, scale(knuckle, -25), knuckle), (0.0, scale(board, -20), board))
    return tones.finished(mixed((0.0, 1.0, knock(140, 210)), (0.09, 0.8, knock(141, 184))), -24.5)


SOUNDS = {
    **{f"deal-{n + 1}": (lambda n=n: deal(n)) for n in range(3)},
    **{f"lay-{n + 1}": (lambda n=n: lay(n)) for n in range(3)},
    **{f"capture-{n + 1}": (lambda n=n: capture(n)) for n in range(2)},
    "sweep": sweep,
    "point": point,
    "win": win,
    "refusal": refusal,
}
LOOPS = {"evening": evening.evening}  # played round and round, at evening.RATE


def wav(samples: list[float], rate: int = tones.RATE) -> bytes:
    numbers = array.array("h", (round(sample * 32767) for sample in samples))
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(numbers.tobytes())
    return file.getvalue()


def written(name: str) -> bytes:
    """The file of a sound."""
    return wav(SOUNDS[name]()) if name in SOUNDS else wav(LOOPS[name](), evening.RATE)


def main() -> int:
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        print(__doc__, file=sys.stderr)
        return 2
    stale = []
    for name in (*SOUNDS, *LOOPS):
        path, data = FOLDER / f"{name}.wav", written(name)
        if check and (not path.exists() or path.read_bytes() != data):
            stale.append(path.name)
        elif not check:
            path.write_bytes(data)
    for name in stale:
        print(f"{name} is not what make_sounds.py writes")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
