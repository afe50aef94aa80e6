# SPDX-License-Identifier: GPL-3.0-or-later
"""An evening outside, heard from the table through an open window: a quiet room, voices without words, crickets.

It is played round and round, so it is made round: whatever runs past its end goes on at its beginning, and filters begin in
the state in which they end. Nothing in it stands out, because that would come back every half minute: no bell, no dog."""

from __future__ import annotations

import math
import random

from tones import filtered, frames, level, loudness, muffled, noise, shaped, weighted, wood

RATE = 16_000  # nothing here is higher than a cricket
SECONDS = 30
LENGTH = SECONDS * RATE
LOUD = -40  # LUFS, over the whole

# The first two formants of a, e, i, o and u, in hertz.
VOWELS = ((750, 1250), (450, 1850), (300, 2100), (480, 900), (330, 800))


def around(samples: list[float], change) -> list[float]:
    """What a filter makes of a round sound: it has heard the end when it begins."""
    before = RATE // 2
    return change(samples[-before:] + samples)[before:]


def add(track: list[float], start: float, samples: list[float], gain: float = 1.0) -> None:
    offset = frames(start, RATE)
    for i, sample in enumerate(samples, offset):
        track[i % LENGTH] += gain * sample


def at(samples: list[float], loud: float) -> list[float]:
    """The part at a loudness."""
    gain = 10 ** ((loud - loudness(samples, RATE)) / 20)
    return [sample * gain for sample in samples]


def room() -> list[float]:
    """Hardly a sound: the air of a room with wood and felt in it, which swallow all but the lowest."""
    return around(noise(SECONDS, 200, RATE), lambda air: filtered(air, 190, 0.5, "low", RATE))


def leaves() -> list[float]:
    """A breath of wind in a tree comes and goes."""
    rustle = around(noise(SECONDS, 201, RATE), lambda wind: muffled(filtered(wind, 1300, 0.7, rate=RATE), 3200, RATE))
    turn = 2 * math.pi / SECONDS
    return shaped(rustle, lambda t: 0.5 + 0.3 * math.sin(2 * turn * t) + 0.2 * math.sin(5 * turn * t + 1), RATE)


def crickets() -> list[float]:
    """Two of them, each for a while and then not."""
    track = [0.0] * LENGTH
    for seed, pitch, strength, bouts in ((210, 4300, 1.0, ((2.0, 9.5), (17.5, 24.0))), (211, 3950, 0.5, ((7.0, 19.0), (25.0, 31.0)))):
        generator = random.Random(seed)
        for start, end in bouts:
            t = start
            while t < end:
                # A bout begins and ends softly.
                loud = strength * generator.uniform(0.7, 1.0) * math.sin(math.pi * (t - start) / (end - start)) ** 0.5
                for pulse in range(3):
                    add(track, t + 0.034 * pulse + generator.uniform(0, 0.002), chirp(pitch), loud * (0.6 + 0.2 * pulse))
                t += generator.uniform(0.40, 0.52)
    return around(track, lambda near: muffled(near, 5000, RATE))


def chirp(pitch: float) -> list[float]:
    length = 0.022
    return [math.sin(math.pi * i / RATE / length) ** 2 * math.sin(2 * math.pi * pitch * (1 - 0.4 * i / RATE) * i / RATE)
            for i in range(frames(length, RATE))]


def murmur(seconds: float, pitch: float, seed: int) -> list[float]:
    """Somebody says something, too far away to be understood: syllables of random vowels on a voice that sinks."""
    generator = random.Random(seed)
    length = frames(seconds, RATE)
    throat, lower, upper = [], [], []  # what the vocal cords give, and the formants of the mouth at that time
    bend, first, second = 1.0, 500.0, 1400.0
    phase = 0.0
    while len(throat) < length - frames(0.1, RATE):
        syllable = frames(generator.uniform(0.12, 0.24), RATE)
        pause = frames(generator.choice((0.01, 0.02, 0.03, 0.05, 0.16)), RATE)
        vowel, height, loud = generator.choice(VOWELS), generator.uniform(0.92, 1.12), generator.uniform(0.5, 1.0)
        for i in range(syllable + pause):
            bend += (height - bend) * 0.001
            first += (vowel[0] - first) * 0.002
            second += (vowel[1] - second) * 0.002
            phase = (phase + pitch * bend * (1.08 - 0.2 * len(throat) / length) / RATE) % 1
            strength = loud * math.sin(math.pi * i / syllable) if i < syllable else 0.0
            throat.append((phase * (1 - phase) ** 2 * 6.75 - 0.5625) * strength)
            lower.append(first)
            upper.append(second)
    low = filtered(throat, lambda t: lower[round(t * RATE)], 4, rate=RATE)
    high = filtered(throat, lambda t: upper[round(t * RATE)], 6, rate=RATE)
    return [a + 0.5 * b for a, b in zip(low, high)]


def voices() -> list[float]:
    """Two men and a woman, across a courtyard."""
    track = [0.0] * LENGTH
    said = ((0.8, 2.8, 112, 1.0), (4.0, 2.4, 196, 0.7), (8.3, 2.0, 114, 0.9), (11.2, 2.1, 188, 0.7), (14.4, 1.6, 134, 0.8),
            (17.1, 3.0, 110, 1.0), (20.8, 2.6, 199, 0.7), (24.0, 1.4, 138, 0.8), (26.0, 1.8, 115, 0.9), (28.5, 2.3, 192, 0.7))
    for i, (start, seconds, pitch, loud) in enumerate(said):
        add(track, start, at(murmur(seconds, pitch, 220 + i), -30), loud)
    yard = [0.5 * sample for sample in track]
    for late, gain in ((0.031, 0.5), (0.053, 0.45), (0.089, 0.4), (0.127, 0.3), (0.181, 0.22), (0.263, 0.15), (0.391, 0.08)):
        add(yard, late, track, gain)
    return around(yard, lambda near: muffled(filtered(near, 150, 0.7, "high", RATE), 1000, RATE))


def boards() -> list[float]:
    """Wood that gives way now and then: a chair, the floor."""
    track = [0.0] * LENGTH
    for start, pitch, seed, loud in ((6.7, 102, 240, -45), (6.95, 118, 241, -50), (15.9, 88, 242, -46), (22.6, 124, 243, -48)):
        add(track, start, at(muffled(wood(0.3, pitch, seed, 0.035, RATE), 900, RATE), loud))
    return track


def evening() -> list[float]:
    parts = ((room(), 0.060), (leaves(), 0.013), (crickets(), 0.015), (voices(), 0.33), (boards(), 0.6))
    together = [sum(gain * part[i] for part, gain in parts) for i in range(LENGTH)]
    together = around(together, lambda near: filtered(near, 70, 0.7, "high", RATE))
    heard = around(together, lambda near: weighted(near, RATE))
    gain = 10 ** ((LOUD - level(sum(sample * sample for sample in heard) / LENGTH)) / 20)
    return [sample * gain for sample in together]
