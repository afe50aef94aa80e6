#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the committed sounds: written by make_sounds.py, short, similar in loudness, without clicks."""

from __future__ import annotations

import array
import sys
import unittest
import wave
from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
SOUNDS = RESOURCES / "sounds"
sys.path.insert(0, str(RESOURCES / "scripts" / "sounds"))

import make_sounds  # noqa: E402
import tones  # noqa: E402

FULL = 32768
SILENT = 0.004  # of full scale: what nobody hears begin or end
SHORTEST, LONGEST = 0.02, 1.2  # seconds
MOST_HELD_BACK = 0.9  # of full scale
LOUDEST, SOFTEST = -16, -28  # decibels, the loudest twentieth of a second


def samples(data: bytes) -> list[int]:
    numbers = array.array("h")
    numbers.frombytes(data[44:])
    if sys.byteorder == "big":
        numbers.byteswap()
    return list(numbers)


class Sounds(unittest.TestCase):
    def test_all_are_there_and_nothing_else(self):
        self.assertEqual({path.stem for path in SOUNDS.glob("*.wav")}, set(make_sounds.SOUNDS))

    def test_are_what_the_script_writes(self):
        for name, make in make_sounds.SOUNDS.items():
            with self.subTest(name):
                written = samples((SOUNDS / f"{name}.wav").read_bytes())
                again = samples(make_sounds.wav(make()))
                self.assertEqual(len(written), len(again))
                # Another machine's sine may round the other way.
                self.assertLessEqual(max(abs(a - b) for a, b in zip(written, again)), 1)

    def test_are_plain_wave_files(self):
        for path in SOUNDS.glob("*.wav"):
            with self.subTest(path.name), wave.open(str(path)) as file:
                self.assertEqual((file.getnchannels(), file.getsampwidth(), file.getframerate()), (1, 2, tones.RATE))
                self.assertGreaterEqual(file.getnframes(), SHORTEST * tones.RATE)
                self.assertLessEqual(file.getnframes(), LONGEST * tones.RATE)

    def test_are_not_clipped_and_begin_and_end_in_silence(self):
        for path in SOUNDS.glob("*.wav"):
            with self.subTest(path.name):
                sound = [sample / FULL for sample in samples(path.read_bytes())]
                self.assertLess(max(map(abs, sound)), MOST_HELD_BACK)
                for edge in (sound[:8], sound[-8:]):
                    self.assertLess(max(map(abs, edge)), SILENT)
                self.assertLess(abs(sum(sound) / len(sound)), SILENT)

    def test_are_alike_in_loudness_and_a_card_is_softer_than_a_sweep(self):
        levels = {path.stem: tones.loudness([sample / FULL for sample in samples(path.read_bytes())])
                  for path in SOUNDS.glob("*.wav")}
        for name, level in levels.items():
            with self.subTest(name):
                self.assertGreater(level, SOFTEST)
                self.assertLess(level, LOUDEST)
        self.assertLess(levels["deal-1"], levels["lay-1"])
        self.assertLess(levels["lay-1"], levels["sweep"])

    def test_strings_are_in_tune(self):
        for pitch in (293.66, 440.0, 739.99, 1174.66):
            with self.subTest(pitch):
                string = tones.string(0.5, pitch, 1)[4096:]

                def strength(frequency: float) -> float:
                    """How much of that frequency there is (Goertzel)."""
                    turn = 2 * tones.math.cos(2 * tones.math.pi * frequency / tones.RATE)
                    last = before = 0.0
                    for sample in string:
                        last, before = sample + turn * last - before, last
                    return last * last + before * before - turn * last * before
                cents = max(range(-40, 41, 2), key=lambda c: strength(pitch * 2 ** (c / 1200)))
                self.assertLessEqual(abs(cents), 8)


if __name__ == "__main__":
    unittest.main()
